// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/SvlogSession.h"

#include "base/Ascii.h"
#include "base/CivilTime.h"
#include "base/FieldText.h"
#include "base/JsonObject.h"
#include "base/JsonValue.h"
#include "ping/Codec.h"
#include "ping/FamilyDescriptor.h"
#include "ping/cerulean/Container.h"

#include <chrono>
#include <cmath>
#include <string>

namespace leadline::formats {

namespace {

std::string_view textOf(const base::JsonValue& value)
{
    const std::string* text = value.text();
    return text ? std::string_view(*text) : std::string_view();
}

std::optional<std::uint8_t> idOf(const base::JsonValue& value)
{
    const auto id = value.whole();
    return id && *id >= 0 && *id <= 255 ? std::optional(static_cast<std::uint8_t>(*id))
                                        : std::nullopt;
}

/// To which side a device looks by the angle that its user gave it, as a word of its name.
std::string_view sideOf(const base::JsonValue& json)
{
    const double deg = json["options"]["transducer_deg"].number().value_or(0);
    return deg < 0 && deg >= -180 ? "port" : deg > 0 && deg <= 180 ? "starboard" : "";
}

std::optional<SvlogSession::Device> deviceOf(const base::JsonValue& json)
{
    if (!json.members())
        return std::nullopt;
    const std::string_view product = textOf(json["product_id"]);
    // Families that are in no recording of SonarLink are named as Leadline names them.
    const ping::Family known = ping::familyOfProduct(product);
    SvlogSession::Device device{
        .id = idOf(json["device_id"]),
        .family = known != ping::Family::Unknown ? known : ping::familyNamed(product),
        .name = base::lineText(textOf(json["nickname"]))};
    if (device.name.empty() && device.family == ping::Family::Unknown)
        device.name = base::lineText(product);
    const ping::FamilyDescriptor* family = ping::descriptorOf(device.family);
    if (const std::string_view side = sideOf(json);
        !side.empty() && family && family->view == ping::View::SideScan &&
        base::lowerCase(device.name).find(side) == std::string::npos)
        device.name =
            device.name.empty() ? std::string(side) : std::string(side) + " (" + device.name + ')';
    return device;
}

/// A time without a zone is local; beside it stands by how many minutes that is ahead of UTC.
std::optional<std::chrono::nanoseconds> utcIn(const base::JsonValue& json)
{
    const std::string text(textOf(json["timestamp"]));
    if (const auto utc = base::utcFromIso(text))
        return utc;
    const auto ahead = json["timestamp_timezone_offset"].number();
    constexpr double most = 18 * 60;
    if (!ahead || !(std::abs(*ahead) <= most))
        return std::nullopt;
    const auto local = base::utcFromIso(text + 'Z');
    return local ? std::optional(*local - std::chrono::minutes(std::lround(*ahead))) : std::nullopt;
}

} // namespace

std::optional<SvlogSession> SvlogSession::of(const ping::Frame& frame)
{
    using ping::cerulean::JsonWrapper;
    if (frame.messageId != JsonWrapper::id)
        return std::nullopt;
    std::string_view text(reinterpret_cast<const char*>(frame.payload.data()),
                          frame.payload.size());
    while (text.ends_with('\0'))
        text.remove_suffix(1);
    const auto json = base::JsonValue::parse(text);
    constexpr std::string_view sessionKey = "session_id";
    if (!json || !json->members() ||
        std::ranges::none_of(*json->members(),
                             [&](const auto& member) { return member.first == sessionKey; }))
        return std::nullopt;

    SvlogSession session{.utc = utcIn(*json)};
    if (const auto* devices = (*json)["session_devices"].items())
        for (const base::JsonValue& each : *devices)
            if (auto device = deviceOf(each))
                session.devices.push_back(std::move(*device));
    // Where several devices have no id, none of them tells who sent a frame.
    if (session.devices.size() > 1)
        std::erase_if(session.devices, [](const Device& device) { return !device.id; });
    if (const std::string_view version = textOf((*json)["sonarlink_version"]); !version.empty())
        session.program = "SonarLink " + base::lineText(version);
    session.platformId = idOf((*json)["session_platform"]["device_id"]);
    return session;
}

std::string sessionJson(const SvlogSession& session)
{
    std::string devices = "[";
    for (const SvlogSession::Device& device : session.devices) {
        const ping::FamilyDescriptor* family = ping::descriptorOf(device.family);
        base::JsonObject json;
        json.addIf("device_id", device.id);
        if (family)
            json.add("product_id", family->productId.empty() ? family->name : family->productId);
        if (!device.name.empty())
            json.add("nickname", std::string_view(device.name));
        if (devices.size() > 1)
            devices += ',';
        devices += json.text();
    }
    base::JsonObject platform;
    platform.addIf("device_id", session.platformId);
    platform.add("protocol", "mavlink2rest");
    base::JsonObject json;
    json.add("session_id", 1);
    json.addRaw("session_devices", devices + ']');
    json.addRaw("session_platform", session.platformId ? platform.text() : "null");
    if (session.utc) {
        json.add("timestamp", std::string_view(base::utcIso(*session.utc)));
        json.add("timestamp_timezone_offset", 0);
    }
    return json.text();
}

} // namespace leadline::formats
