// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <cstdint>

namespace leadline::log {

/// Numbers the frames of a log from 0, in the order of arrival.
using FrameNumber = std::uint32_t;
using StreamNumber = std::uint16_t;
/// Time since the zero of the recording.
using Time = base::Duration;

/// Index entry of one frame.
struct FrameEntry {
    /// Offset of the frame's bytes in the log's storage, or index in its table of pieces if
    /// `straddles`.
    std::uint64_t position = 0;
    std::uint32_t length = 0;
    StreamNumber stream = 0;
    std::uint16_t messageId = 0;
    Time time{};
    /// The frame's bytes are in several pieces of the file.
    bool straddles = false;
    /// The frame had no time stamp of its own; `time` is that of an adjacent frame or made up.
    bool untimed = false;

    static constexpr std::uint64_t maxPosition = (std::uint64_t{1} << 38U) - 1;
    static constexpr StreamNumber maxStream = (1U << 10U) - 1;
    static constexpr std::uint32_t maxLength = (1U << 16U) - 1;
};

/// A FrameEntry in 16 bytes: times in microseconds (± 1.1 years), positions below 2^38 (256 GB).
class PackedEntry {
public:
    PackedEntry() = default;
    /// Times out of range are clamped; the other fields must be within FrameEntry's limits.
    explicit PackedEntry(const FrameEntry& entry);

    [[nodiscard]] FrameEntry unpacked() const;
    [[nodiscard]] Time time() const;

private:
    std::uint64_t m_place = 0;
    std::uint64_t m_about = 0;
};
static_assert(sizeof(PackedEntry) == 16);

/// Index entry of a ping in its stream.
struct PingEntry {
    FrameNumber frame = 0;
    /// Device gradians; noAngle for a sonar that does not turn.
    std::uint16_t angleGrad = noAngle;
    /// num_steps of 2301 in gradians; 0 if the message does not carry it.
    std::uint8_t steps = 0;
    std::uint8_t hasSamples = 0;

    static constexpr std::uint16_t noAngle = 0xffff;
};
static_assert(sizeof(PingEntry) == 8);

} // namespace leadline::log
