// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/DiveSheet.h"
#include "formats/Recording.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace leadline::formats {

/// Summary of a recording for lists.
struct RecordingDigest {
    struct Device {
        /// Device name "ping360-0A1B2C", or the stream's name.
        std::string name = {};
        ping::DeviceKind kind = ping::Family::Unknown;
        /// Such as "3.3.8"; empty if the device did not report it.
        std::string firmware = {};
        /// Number of messages or frames received from it.
        std::uint64_t messages = 0;
        bool simulated = false;

        friend bool operator==(const Device&, const Device&) = default;
    };

    log::Format format = log::Format::Mcap;
    std::uint64_t bytes = 0;
    /// UTC of the first message, since 1970.
    std::optional<std::chrono::nanoseconds> startUtc = {};
    std::optional<base::CivilTime> startLocal = {};
    log::Time duration{};
    std::vector<Device> devices = {};
    /// From the recording itself; sidecar files are not read.
    std::optional<annotations::DiveSheet> sheet = {};
    /// Number of marker records: markers, notes, and their changes.
    std::uint64_t markers = 0;
    /// True if the file ends within a record.
    bool truncated = false;
    /// Missing messages; for a file of which only the end was read, those that its own notes
    /// report.
    std::uint64_t messagesMissing = 0;
    /// As in ReadCounts. Always false for a file of which only the end was read, because damage in
    /// the middle is not visible there.
    bool damagedAmid = false;
    /// True if the file has no times and they are made up.
    bool untimed = false;
    bool mediumFailed = false;
};

/// Reads only the end of a finished MCAP file, whatever its length; nullopt for any other file,
/// which has to be read completely.
[[nodiscard]] std::optional<RecordingDigest> digestOfFinished(const io::ByteSource& file);
/// The recording has to be indexed completely.
[[nodiscard]] RecordingDigest digestOf(const Recording& recording);

} // namespace leadline::formats
