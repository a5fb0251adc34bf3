// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/DeviceNotes.h"

#include "base/FieldText.h"
#include "base/Units.h"
#include "formats/RecordingChannels.h"
#include "mcap/McapRecords.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace leadline::formats {

namespace {

constexpr std::ptrdiff_t maxSpeeds = 200;
constexpr int maxTurnDeg = 180;
constexpr std::string_view uprightText = "upright ";
constexpr std::string_view upsideDownText = "upside down ";

template<class Number>
bool take(std::string_view& text, Number& number)
{
    const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
    if (end.ec != std::errc())
        return false;
    text.remove_prefix(static_cast<std::size_t>(end.ptr - text.data()));
    return true;
}

bool take(std::string_view& text, char mark)
{
    if (!text.starts_with(mark))
        return false;
    text.remove_prefix(1);
    return true;
}

void put(log::NoteValues& notes, std::string_view key, std::string value)
{
    std::erase_if(notes, [&](const auto& note) { return note.first == key; });
    notes.emplace_back(key, std::move(value));
}

} // namespace

std::string mountingText(bool upsideDown, int turnDeg)
{
    return std::string(upsideDown ? upsideDownText : uprightText) + std::to_string(turnDeg);
}

void noteMounting(log::NoteValues& notes, const log::Mounting& mounting)
{
    put(notes, mountingKey, mountingText(mounting.upsideDown, mounting.turnDeg));
    put(notes, mountingConfirmedKey, mounting.confirmed ? "true" : "false");
}

std::optional<log::Mounting> mountingFrom(std::string_view text)
{
    log::Mounting mounting{.upsideDown = text.starts_with(upsideDownText)};
    const std::string_view kind = mounting.upsideDown ? upsideDownText : uprightText;
    if (!text.starts_with(kind))
        return std::nullopt;
    text.remove_prefix(kind.size());
    if (!take(text, mounting.turnDeg) || !text.empty() || std::abs(mounting.turnDeg) > maxTurnDeg)
        return std::nullopt;
    return mounting;
}

void keepNewest(SoundSpeeds& speeds)
{
    if (std::ssize(speeds) <= maxSpeeds)
        return;
    speeds.erase(speeds.begin(), speeds.end() - maxSpeeds);
    speeds.front().utc = {};
}

void noteSoundSpeeds(log::NoteValues& notes, const SoundSpeeds& speeds)
{
    if (speeds.empty())
        return;
    SoundSpeeds kept = speeds;
    keepNewest(kept);
    std::string all;
    for (const SoundSpeedSince& speed : kept) {
        all += all.empty() ? "" : " ";
        all += base::numberText(speed.utc.count()) + ':' + base::numberText(speed.metresPerSecond);
    }
    put(notes, soundSpeedKey, base::numberText(speeds.back().metresPerSecond));
    put(notes, soundSpeedsKey, std::move(all));
}

SoundSpeeds soundSpeedsFrom(std::string_view text)
{
    SoundSpeeds speeds;
    do {
        std::int64_t utc = 0;
        double speed = 0;
        if (!take(text, utc) || !take(text, ':') || !take(text, speed))
            break;
        if (base::plausibleSoundSpeed(speed))
            speeds.push_back({std::chrono::nanoseconds(utc), speed});
    } while (take(text, ' '));
    std::ranges::stable_sort(speeds, {}, &SoundSpeedSince::utc);
    return speeds;
}

const std::string& deviceNameOf(const mcap::Channel& channel)
{
    const std::string& name = mcap::valueOf(channel.metadata, "device");
    return name.empty() ? channel.topic : name;
}

std::map<std::string, DeviceNotes> deviceNotesOf(const std::vector<mcap::Metadata>& metadata)
{
    std::map<std::string, DeviceNotes> devices;
    for (const mcap::Metadata& each : metadata) {
        if (!each.name.starts_with(deviceNote))
            continue;
        DeviceNotes& device = devices[each.name.substr(deviceNote.size())];
        bool confirmed = true;
        for (const auto& [key, value] : each.metadata) {
            if (key == mountingKey)
                device.mounting = mountingFrom(value);
            else if (key == mountingConfirmedKey)
                confirmed = value == "true";
            else if (key == serialKey)
                device.serial = value;
            else if (key == nicknameKey)
                device.nickname = value;
            else if (key == simulatedKey)
                device.simulated = value == "true";
            else if (key == soundSpeedsKey)
                device.soundSpeeds = soundSpeedsFrom(value);
        }
        if (device.mounting)
            device.mounting->confirmed = confirmed;
    }
    return devices;
}

} // namespace leadline::formats
