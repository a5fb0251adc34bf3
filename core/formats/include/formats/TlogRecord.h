// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "mavlink/Frame.h"

#include <bit>
#include <chrono>
#include <optional>
#include <vector>

namespace leadline::formats {

/// One record of a telemetry log: a stamp in microseconds since 1970 (big-endian; in some
/// programs' logs little-endian) and a MAVLink frame as it came.
struct TlogRecord {
    enum class State : std::uint8_t {
        Good,
        /// The frame's CRC fails.
        BadCrc,
        /// Goes on behind the end of the bytes.
        CutOff,
        /// The frame is good, but no clock ever showed such a stamp.
        OddStamp,
        None,
    };
    State state = State::None;
    /// Nullopt for a frame that shares the stamp of the record before.
    std::optional<std::uint64_t> stampUs;
    std::endian order = std::endian::big;
    const mavlink::MessageInfo* message = nullptr;
    std::size_t frameSize = 0;

    static constexpr std::size_t stampSize = 8;
    static constexpr std::size_t maxSize = stampSize + mavlink::maxFrameSize;

    /// The first MAVLink logs are of 2009; until 2100.
    static constexpr std::uint64_t firstStampUs = 1'230'768'000'000'000;
    static constexpr std::uint64_t lastStampUs = 4'102'444'800'000'000;
    [[nodiscard]] static constexpr bool isPlausible(std::uint64_t us)
    {
        return us >= firstStampUs && us < lastStampUs;
    }

    [[nodiscard]] std::size_t frameAt() const { return stampUs ? stampSize : 0; }
    [[nodiscard]] std::size_t size() const { return frameAt() + frameSize; }

    /// `bytes` is what is there of the longest record. Directly behind a good record any stamp
    /// will do, and a frame may stand without one. `order` is that of the stamps before.
    [[nodiscard]] static TlogRecord peek(base::ByteSpan bytes, bool afterGood,
                                         std::optional<std::endian> order);
};

/// Appends a record as other programs read it. `utc` is since 1970; microseconds are kept.
void appendTlogRecord(std::vector<std::byte>& bytes, std::chrono::nanoseconds utc,
                      base::ByteSpan frame);

} // namespace leadline::formats
