// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Clock.h"
#include "engine/Hysteresis.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <vector>

namespace leadline::app {

/// Finds the received bytes that belong to no frame, so that they are recorded, too. It must be
/// given all bytes before the parser gets them, and every frame that the parser finds.
class UnframedBytes {
public:
    using Sink = std::function<void(base::ByteSpan bytes, base::Instant at)>;
    struct Counts {
        /// Bytes received in all, and those of them in no frame.
        std::uint64_t bytes = 0;
        std::uint64_t stray = 0;
        /// Number of places with such bytes between frames; usually each of them is a damaged
        /// message.
        std::uint64_t places = 0;
    };

    explicit UnframedBytes(Sink take) : m_sink(std::move(take)) {}

    void arrived(base::ByteSpan bytes, base::Instant at);
    /// Position of the frame in the stream of bytes.
    void framed(std::uint64_t offset, std::size_t size);
    /// All bytes except the last `waiting` ones have been parsed.
    void onParsed(std::size_t waiting);
    [[nodiscard]] const Counts& counts() const { return m_counts; }

private:
    struct Arrival {
        std::uint64_t end = 0;
        base::Instant at;
    };
    void discardUpTo(std::uint64_t offset);
    void dropUpTo(std::uint64_t offset);

    Sink m_sink;
    Counts m_counts;
    bool m_inStray = false;
    /// Position of the first byte that is kept.
    std::uint64_t m_begin = 0;
    std::vector<std::byte> m_bytes;
    std::deque<Arrival> m_arrivals;
};

/// Share of received bytes in no valid message over the last seconds, and whether it should be
/// reported. Causes are a bad cable or plug, a faulty supply, or too high a baud rate.
class LinkErrorRate {
public:
    struct Figures {
        /// Damaged places per second.
        double perSecond = 0;
        /// Percent of all bytes.
        double percent = 0;
        /// More damage than is acceptable has lasted for a while.
        bool lasts = false;
    };

    /// `counts` are totals since the link was opened; if they restart, so does the evaluation. To
    /// be called several times a second.
    Figures update(base::Instant now, const UnframedBytes::Counts& counts);

private:
    struct Sample {
        base::Instant at;
        UnframedBytes::Counts counts;
    };

    std::deque<Sample> m_samples;
    Hysteresis m_hysteresis;
};

} // namespace leadline::app
