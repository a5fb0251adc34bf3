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

/// What a recording's notes "device:NAME" say that reading it depends on.
namespace leadline::formats {

/// A sound speed (m/s) from a moment on (since 1970); 0: from the beginning.
struct SoundSpeedSince {
    std::chrono::nanoseconds utc{};
    double metresPerSecond = 0;

    friend bool operator==(const SoundSpeedSince&, const SoundSpeedSince&) = default;
};
using SoundSpeeds = std::vector<SoundSpeedSince>;

/// Lets go of all but the newest 200; the first of them then counts from the beginning.
void keepNewest(SoundSpeeds& speeds);

inline constexpr std::string_view simulatedKey = "simulated";
inline constexpr std::string_view mountingKey = "mounting";
/// "false" where nobody had confirmed it.
inline constexpr std::string_view mountingConfirmedKey = "mounting_confirmed";
inline constexpr std::string_view soundSpeedKey = "sound_speed_m_s";
inline constexpr std::string_view soundSpeedsKey = "sound_speeds";

/// The present speed for people, and all of them for readers, in the notes of a device: each of its
/// records holds all that came before, so the newest is enough. No more than keepNewest() leaves.
void noteSoundSpeeds(log::NoteValues& notes, const SoundSpeeds& speeds);
/// Those that are no speeds of sound in water are left out.
[[nodiscard]] SoundSpeeds soundSpeedsFrom(std::string_view text);

/// "upside down -90"
[[nodiscard]] std::string mountingText(bool upsideDown, int turnDeg);
/// In the place of what the notes of a device said of it.
void noteMounting(log::NoteValues& notes, const log::Mounting& mounting);
/// Nullopt of what is no such text.
[[nodiscard]] std::optional<log::Mounting> mountingFrom(std::string_view text);

/// What a channel's device is called in notes: its topic where the channel names none.
[[nodiscard]] const std::string& deviceNameOf(const mcap::Channel& channel);

struct DeviceNotes {
    bool simulated = false;
    std::optional<log::Mounting> mounting = {};
    SoundSpeeds soundSpeeds = {};
};
/// By the names of the devices; a later record of one counts more than an earlier one.
[[nodiscard]] std::map<std::string, DeviceNotes>
deviceNotesOf(const std::vector<mcap::Metadata>& metadata);

} // namespace leadline::formats
