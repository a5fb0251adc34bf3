// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/RecorderTypes.h"
#include "log/Stream.h"
#include "mcap/McapRecords.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The parts of a recording's metadata records "device:NAME" that affect how the recording is read.
namespace leadline::formats {

/// Sound speed (m/s) from `utc` (since 1970) on; 0 means from the beginning.
struct SoundSpeedSince {
    std::chrono::nanoseconds utc{};
    double metresPerSecond = 0;

    friend bool operator==(const SoundSpeedSince&, const SoundSpeedSince&) = default;
};
using SoundSpeeds = std::vector<SoundSpeedSince>;

/// Drops all but the newest 200; the first of these then applies from the beginning.
void keepNewest(SoundSpeeds& speeds);

inline constexpr std::string_view simulatedKey = "simulated";
/// The MAC of a device, or the serial number of its adapter, where it is known.
inline constexpr std::string_view serialKey = "serial";
/// What the user called it, if that is not its name in the recording.
inline constexpr std::string_view nicknameKey = "nickname";
inline constexpr std::string_view mountingKey = "mounting";
/// "false" if nobody confirmed the mounting.
inline constexpr std::string_view mountingConfirmedKey = "mounting_confirmed";
inline constexpr std::string_view soundSpeedKey = "sound_speed_m_s";
inline constexpr std::string_view soundSpeedsKey = "sound_speeds";

/// Writes the current speed and the list of all speeds into a device's notes. Each record repeats
/// the earlier speeds, so the last record is complete. The list is limited as by keepNewest().
void noteSoundSpeeds(log::NoteValues& notes, const SoundSpeeds& speeds);
/// Parses such a list; implausible sound speeds are omitted.
[[nodiscard]] SoundSpeeds soundSpeedsFrom(std::string_view text);

/// Such as "upside down -90".
[[nodiscard]] std::string mountingText(bool upsideDown, int turnDeg);
/// Replaces the mounting in a device's notes.
void noteMounting(log::NoteValues& notes, const log::Mounting& mounting);
/// Nullopt if the text is not in that form.
[[nodiscard]] std::optional<log::Mounting> mountingFrom(std::string_view text);

/// The device name used in notes: from the channel's metadata, else the channel's topic.
[[nodiscard]] const std::string& deviceNameOf(const mcap::Channel& channel);

struct DeviceNotes {
    bool simulated = false;
    std::string serial = {};
    std::string nickname = {};
    std::optional<log::Mounting> mounting = {};
    SoundSpeeds soundSpeeds = {};
};
/// By device name; later records take precedence.
[[nodiscard]] std::map<std::string, DeviceNotes>
deviceNotesOf(const std::vector<mcap::Metadata>& metadata);

} // namespace leadline::formats
