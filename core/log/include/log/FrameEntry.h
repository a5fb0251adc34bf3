// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <cstdint>

namespace leadline::log {

/// Counts the frames of a log from 0, in the order of their arrival.
using FrameNumber = std::uint32_t;
using StreamNumber = std::uint16_t;
/// Counted from the zero of the recording's stamps.
using Time = base::Duration;

/// What the index knows of one frame.
struct FrameEntry {
    /// Where the frame's bytes stand in the log's store, or in its table of pieces.
    std::uint64_t position = 0;
    std::uint32_t length = 0;
    StreamNumber stream = 0;
    std::uint16_t messageId = 0;
    Time time{};
    /// Its bytes lie in several pieces.
    bool straddles = false;
    /// It had no stamp of its own; `time` is that of its neighbour or made up.
    bool untimed = false;

    static constexpr std::uint64_t maxPosition = (std::uint64_t{1} << 40U) - 1;
    static constexpr StreamNumber maxStream = (1U << 10U) - 1;
    static constexpr std::uint32_t maxLength = (1U << 14U) - 1;
};

/// A FrameEntry in 16 bytes: microseconds (± 1.1 years), positions below 2^40 (1 TB).
class PackedEntry {
public:
    PackedEntry() = default;
    /// Times outside are kept at the limit; the other fields must be in their limits.
    explicit PackedEntry(const FrameEntry& entry);

    [[nodiscard]] FrameEntry unpacked() const;
    [[nodiscard]] Time time() const;

private:
    std::uint64_t m_place = 0;
    std::uint64_t m_about = 0;
};
static_assert(sizeof(PackedEntry) == 16);

/// A ping (1300, 2300, 2301) in its stream's index.
struct PingEntry {
    FrameNumber frame = 0;
    /// Device gradians; noAngle for a sonar that does not turn.
    std::uint16_t angleGrad = noAngle;
    /// num_steps of 2301; 0 when the message does not carry it.
    std::uint8_t steps = 0;
    std::uint8_t hasSamples = 0;

    static constexpr std::uint16_t noAngle = 0xffff;
};
static_assert(sizeof(PingEntry) == 8);

} // namespace leadline::log
