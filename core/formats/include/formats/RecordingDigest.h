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

/// What a list of recordings says of one of them.
struct RecordingDigest {
    struct Device {
        /// "ping360-0A1B2C", or a stream's name.
        std::string name = {};
        log::StreamKind kind = log::StreamKind::Other;
        /// "3.3.8", where it said so.
        std::string firmware = {};
        /// Messages or frames that came from it.
        std::uint64_t messages = 0;
        bool simulated = false;

        friend bool operator==(const Device&, const Device&) = default;
    };

    log::Format format = log::Format::Mcap;
    std::uint64_t bytes = 0;
    /// Of the first message, since 1970.
    std::optional<std::chrono::nanoseconds> startUtc = {};
    std::optional<base::CivilTime> startLocal = {};
    log::Time duration{};
    std::vector<Device> devices = {};
    /// Within the recording; what lies beside it is not looked at.
    std::optional<annotations::DiveSheet> sheet = {};
    /// Records of marks in it: markers, notes, and what became of them since.
    std::uint64_t markers = 0;
    /// It ends in the middle of a record.
    bool truncated = false;
    /// What is missing of it: of a finished file that was not read, what it says itself.
    std::uint64_t messagesMissing = 0;
    /// As in ReadCounts. The end of a finished file does not know what became of its middle: before
    /// somebody reads the file it is false.
    bool damagedAmid = false;
    /// Its times are made up.
    bool untimed = false;
    bool mediumFailed = false;
};

/// Of a finished MCAP file, from its end only, however long it is; nullopt of any other file, which
/// has to be read.
[[nodiscard]] std::optional<RecordingDigest> digestOfFinished(const io::ByteSource& file);
/// Of one that is read to its end.
[[nodiscard]] RecordingDigest digestOf(const Recording& recording);

} // namespace leadline::formats
