// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/MavlinkJson.h"

#include "base/FieldText.h"
#include "base/JsonObject.h"
#include "base/JsonValue.h"
#include "mavlink/Message.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>

namespace leadline::formats {

namespace {

using base::JsonValue;
using mavlink::FieldInfo;

/// Values of enumerations, which mavlink2rest writes by name: MAV_TYPE, MAV_AUTOPILOT, MAV_STATE
/// and GPS_FIX_TYPE, as far as vehicles under water and on it send them.
constexpr auto enumerators = std::to_array<std::pair<std::string_view, std::uint8_t>>({
    {"MAV_TYPE_GENERIC", 0},
    {"MAV_TYPE_QUADROTOR", 2},
    {"MAV_TYPE_GCS", 6},
    {"MAV_TYPE_GROUND_ROVER", 10},
    {"MAV_TYPE_SURFACE_BOAT", 11},
    {"MAV_TYPE_SUBMARINE", 12},
    {"MAV_TYPE_ONBOARD_CONTROLLER", 18},
    {"MAV_TYPE_GIMBAL", 26},
    {"MAV_TYPE_CAMERA", 30},
    {"MAV_AUTOPILOT_GENERIC", 0},
    {"MAV_AUTOPILOT_ARDUPILOTMEGA", 3},
    {"MAV_AUTOPILOT_INVALID", 8},
    {"MAV_AUTOPILOT_PX4", 12},
    {"MAV_STATE_UNINIT", 0},
    {"MAV_STATE_BOOT", 1},
    {"MAV_STATE_CALIBRATING", 2},
    {"MAV_STATE_STANDBY", 3},
    {"MAV_STATE_ACTIVE", 4},
    {"MAV_STATE_CRITICAL", 5},
    {"MAV_STATE_EMERGENCY", 6},
    {"MAV_STATE_POWEROFF", 7},
    {"MAV_STATE_FLIGHT_TERMINATION", 8},
    {"GPS_FIX_TYPE_NO_GPS", 0},
    {"GPS_FIX_TYPE_NO_FIX", 1},
    {"GPS_FIX_TYPE_2D_FIX", 2},
    {"GPS_FIX_TYPE_3D_FIX", 3},
    {"GPS_FIX_TYPE_DGPS", 4},
    {"GPS_FIX_TYPE_RTK_FLOAT", 5},
    {"GPS_FIX_TYPE_RTK_FIXED", 6},
    {"GPS_FIX_TYPE_STATIC", 7},
    {"GPS_FIX_TYPE_PPP", 8},
});

/// An enumeration's prefix, for the fields that have one.
struct EnumField {
    std::uint16_t messageId;
    std::string_view field;
    std::string_view prefix;
};
constexpr auto enumFields = std::to_array<EnumField>({
    {mavlink::Heartbeat::id, "type", "MAV_TYPE_"},
    {mavlink::Heartbeat::id, "autopilot", "MAV_AUTOPILOT_"},
    {mavlink::Heartbeat::id, "system_status", "MAV_STATE_"},
    {mavlink::GpsRawInt::id, "fix_type", "GPS_FIX_TYPE_"},
});
constexpr std::string_view baseMode = "base_mode";

std::string_view prefixOf(std::uint16_t messageId, std::string_view field)
{
    for (const EnumField& each : enumFields)
        if (each.messageId == messageId && each.field == field)
            return each.prefix;
    return {};
}

/// `type` is a word of the language in which mavlink2rest is written.
std::string_view keyOf(std::uint16_t messageId, std::string_view field)
{
    return messageId == mavlink::Heartbeat::id && field == "type" ? "mavtype" : field;
}

/// Type and size of a field's values.
struct Elements {
    std::string_view type;
    std::size_t count = 1;
    std::size_t size = 1;

    explicit Elements(const FieldInfo& field)
        : type(field.type.substr(0, field.type.find('['))),
          size(type == "char" ? 1
                              : (type.ends_with("64")   ? 8U
                                 : type.ends_with("32") ? 4U
                                 : type.ends_with("16") ? 2U
                                                        : 1U))
    {
        count = field.size / size;
    }
    [[nodiscard]] bool isFloat() const { return type.starts_with('f'); }
    [[nodiscard]] bool isSigned() const { return type.starts_with('i'); }
};

/// A whole number of the field, or the name of an enumeration's value, or bits.
std::optional<std::int64_t> wholeOf(const JsonValue& value, std::string_view prefix)
{
    if (const auto number = value.whole())
        return number;
    if (const auto flag = value.flag())
        return *flag ? 1 : 0;
    if (const auto bits = value["bits"].whole())
        return bits;
    const std::string* name = value["type"].text();
    if (!name || prefix.empty() || !name->starts_with(prefix))
        return std::nullopt;
    const auto* const found = std::ranges::find(enumerators, std::string_view(*name),
                                                [](const auto& each) { return each.first; });
    return found != enumerators.end() ? std::optional<std::int64_t>(found->second) : std::nullopt;
}

bool store(const Elements& elements, std::span<std::byte> into, const JsonValue& value,
           std::string_view prefix)
{
    if (elements.isFloat()) {
        // What is not a number is null in JSON.
        const double number = value.number().value_or(std::numeric_limits<double>::quiet_NaN());
        if (elements.size == sizeof(float))
            base::storeLittle(into, 0, static_cast<float>(number));
        else
            base::storeLittle(into, 0, number);
        return true;
    }
    const auto number = wholeOf(value, prefix);
    if (!number)
        return false;
    const int bits = static_cast<int>(elements.size) * 8;
    if (bits < 64) {
        const std::int64_t least = elements.isSigned() ? -(std::int64_t{1} << (bits - 1)) : 0;
        const std::int64_t most = (std::int64_t{1} << (elements.isSigned() ? bits - 1 : bits)) - 1;
        if (*number < least || *number > most)
            return false;
    }
    for (std::size_t i = 0; i < elements.size; ++i)
        into[i] = static_cast<std::byte>(static_cast<std::uint64_t>(*number) >> (8 * i));
    return true;
}

bool storeText(std::span<std::byte> into, const JsonValue& value)
{
    std::string text;
    if (const std::string* whole = value.text())
        text = *whole;
    else if (const auto* letters = value.items())
        for (const JsonValue& letter : *letters)
            text += letter.text() ? *letter.text() : std::string();
    else
        return false;
    const std::size_t length = std::min(text.size(), into.size());
    std::ranges::copy(std::as_bytes(std::span(text)).first(length), into.begin());
    return true;
}

bool storeField(const FieldInfo& field, std::span<std::byte> into, const JsonValue& value,
                std::string_view prefix)
{
    const Elements elements(field);
    if (elements.type == "char")
        return storeText(into, value);
    if (elements.count == 1)
        return store(elements, into, value, prefix);
    const auto* items = value.items();
    if (!items || items->size() > elements.count)
        return false;
    for (std::size_t i = 0; i < items->size(); ++i)
        if (!store(elements, into.subspan(i * elements.size, elements.size), (*items)[i], prefix))
            return false;
    return true;
}

std::optional<std::uint8_t> byteOf(const JsonValue& value)
{
    const auto number = value.whole();
    return number && *number >= 0 && *number <= 255
               ? std::optional(static_cast<std::uint8_t>(*number))
               : std::nullopt;
}

const mavlink::MessageInfo* infoNamed(std::string_view name)
{
    const auto all = mavlink::messages();
    const auto found = std::ranges::find(all, name, &mavlink::MessageInfo::name);
    return found != all.end() ? &*found : nullptr;
}

template<base::Scalar T>
std::string textAt(base::ByteSpan bytes)
{
    const T value = base::loadLittle<T>(bytes, 0);
    if constexpr (std::is_floating_point_v<T>)
        return std::isfinite(value) ? base::numberText(value) : "null";
    else
        return base::numberText(value);
}

std::string numberAt(const Elements& elements, base::ByteSpan bytes)
{
    if (elements.isFloat())
        return elements.size == sizeof(float) ? textAt<float>(bytes) : textAt<double>(bytes);
    switch (elements.size) {
    case 1:
        return elements.isSigned() ? textAt<std::int8_t>(bytes) : textAt<std::uint8_t>(bytes);
    case 2:
        return elements.isSigned() ? textAt<std::int16_t>(bytes) : textAt<std::uint16_t>(bytes);
    case 4:
        return elements.isSigned() ? textAt<std::int32_t>(bytes) : textAt<std::uint32_t>(bytes);
    default:
        return elements.isSigned() ? textAt<std::int64_t>(bytes) : textAt<std::uint64_t>(bytes);
    }
}

std::string fieldJson(std::uint16_t messageId, const FieldInfo& field, base::ByteSpan bytes)
{
    const Elements elements(field);
    if (elements.type == "char") {
        std::string text;
        const auto end = std::ranges::find(bytes, std::byte{});
        base::appendJsonText(text, {reinterpret_cast<const char*>(bytes.data()),
                                    static_cast<std::size_t>(end - bytes.begin())});
        return text;
    }
    if (elements.count > 1) {
        std::string list = "[";
        for (std::size_t i = 0; i < elements.count; ++i) {
            list += i > 0 ? "," : "";
            list += numberAt(elements, bytes.subspan(i * elements.size));
        }
        return list + ']';
    }
    const std::string number = numberAt(elements, bytes);
    if (messageId == mavlink::Heartbeat::id && field.name == baseMode)
        return R"({"bits":)" + number + '}';
    if (const std::string_view prefix = prefixOf(messageId, field.name); !prefix.empty())
        for (const auto& [name, value] : enumerators)
            if (name.starts_with(prefix) && base::numberText(value) == number)
                return R"({"type":")" + std::string(name) + "\"}";
    return number;
}

} // namespace

std::optional<std::vector<std::byte>> mavlinkFrameOf(std::string_view json,
                                                     MavlinkSequences& sequences)
{
    const auto parsed = JsonValue::parse(json);
    if (!parsed)
        return std::nullopt;
    const JsonValue& header = (*parsed)["header"];
    const JsonValue& message = (*parsed)["message"];
    const std::string* name = message["type"].text();
    const mavlink::MessageInfo* info = name ? infoNamed(*name) : nullptr;
    const auto system = byteOf(header["system_id"]);
    const auto component = byteOf(header["component_id"]);
    const auto fields = info ? mavlink::fieldsOf(info->id) : std::span<const FieldInfo>();
    if (!system || !component || fields.empty())
        return std::nullopt;
    std::vector<std::byte> payload(info->fullSize);
    for (const FieldInfo& field : fields) {
        const JsonValue& value = message[keyOf(info->id, field.name)];
        const bool isThere =
            value.number() || value.flag() || value.text() || value.items() || value.members();
        const auto into = std::span(payload).subspan(field.offset, field.size);
        const bool isLeftOut = !isThere && (field.isExtension || !Elements(field).isFloat());
        if (isLeftOut ? !field.isExtension
                      : !storeField(field, into, value, prefixOf(info->id, field.name)))
            return std::nullopt;
    }
    const mavlink::Address sender{*system, *component};
    return mavlink::encodeFrame(
        {.sender = sender, .sequence = sequences[sender]++, .version = mavlink::Version::V2}, *info,
        payload);
}

std::string mavlinkJsonOf(const mavlink::Frame& frame)
{
    const auto fields = mavlink::fieldsOf(frame.messageId());
    if (fields.empty())
        return {};
    std::vector<std::byte> payload(frame.message().fullSize);
    const auto sent = frame.payload();
    std::copy_n(sent.begin(), std::min(sent.size(), payload.size()), payload.begin());
    base::JsonObject header;
    header.add("system_id", frame.sender().system);
    header.add("component_id", frame.sender().component);
    header.add("sequence", frame.sequence());
    base::JsonObject message;
    message.add("type", frame.message().name);
    for (const FieldInfo& field : fields)
        message.addRaw(keyOf(frame.messageId(), field.name),
                       fieldJson(frame.messageId(), field,
                                 std::span(payload).subspan(field.offset, field.size)));
    base::JsonObject json;
    json.addRaw("header", header.text());
    json.addRaw("message", message.text());
    return json.text();
}

} // namespace leadline::formats
