// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "mavlink/Frame.h"

#include <bit>
#include <chrono>
#include <optional>
#include <vector>

namespace leadline::formats {

/// One record of a telemetry log: a time stamp in µs since 1970 (big-endian, in some programs' logs
/// little-endian) and a MAVLink frame.
struct TlogRecord {
    enum class State : std::uint8_t {
        Good,
        /// The frame's CRC fails.
        BadCrc,
        /// Extends beyond the end of the bytes.
        CutOff,
        /// The frame is valid, but the time stamp is implausible.
        OddStamp,
        None,
    };
    State state = State::None;
    /// Nullopt for a frame without a stamp of its own, which has that of the record before.
    std::optional<std::uint64_t> stampUs;
    std::endian order = std::endian::big;
    const mavlink::MessageInfo* message = nullptr;
    std::size_t frameSize = 0;

    static constexpr std::size_t stampSize = 8;
    static constexpr std::size_t maxSize = stampSize + mavlink::maxFrameSize;

    /// Limits of plausible stamps, µs since 1970: 2009, the year of the first MAVLink logs, to
    /// 2100.
    static constexpr std::uint64_t firstStampUs = 1'230'768'000'000'000;
    static constexpr std::uint64_t lastStampUs = 4'102'444'800'000'000;
    [[nodiscard]] static constexpr bool isPlausible(std::uint64_t us)
    {
        return us >= firstStampUs && us < lastStampUs;
    }

    [[nodiscard]] std::size_t frameAt() const { return stampUs ? stampSize : 0; }
    [[nodiscard]] std::size_t size() const { return frameAt() + frameSize; }

    /// `bytes` holds up to maxSize bytes of input. Directly after a valid record any stamp is
    /// accepted, and a frame may have none. `order` is the byte order of earlier stamps, if known.
    [[nodiscard]] static TlogRecord peek(base::ByteSpan bytes, bool afterGood,
                                         std::optional<std::endian> order);
};

/// Appends a record in the common form (big-endian). `utc` is since 1970, truncated to
/// microseconds.
void appendTlogRecord(std::vector<std::byte>& bytes, std::chrono::nanoseconds utc,
                      base::ByteSpan frame);

} // namespace leadline::formats
