// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Timer.h"
#include "mavlink/Frame.h"
#include "ping/Frame.h"

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <utility>

namespace leadline::device {

/// Position in the byte stream at which a frame ends.
[[nodiscard]] inline std::uint64_t endOf(const ping::Frame& frame)
{
    return frame.streamOffset + frame.bytes.size();
}
[[nodiscard]] inline std::uint64_t endOf(const mavlink::Frame& frame)
{
    return frame.streamOffset() + frame.bytes().size();
}

/// Splits the bytes of a link into frames, each with the arrival time of its last byte; that holds
/// also for frames that were held back by a false start of frame.
template<class Parser, class Frame>
class StampedFrames {
public:
    using Pass = std::function<void(const Frame& frame, base::Instant at)>;

    /// `longestFrame` is the transfer time of the longest frame on the slowest line: a false start
    /// in a stream without pauses holds frames back for no longer than that. `pass` must not delete
    /// this object.
    StampedFrames(base::Clock& clock, base::Duration longestFrame, Pass pass)
        : m_longestFrame(longestFrame),
          m_pass(std::move(pass)),
          m_silence(clock)
    {
    }

    void take(base::ByteSpan bytes, base::Instant at)
    {
        if (!m_arrivals.empty() && at - m_arrivals.back().at > timeout)
            drainParser();
        m_received += bytes.size();
        m_arrivals.push_back({m_received, at});
        while (const auto frame = m_parser.next(bytes))
            pass(*frame);
        const std::uint64_t done = m_received - m_parser.waitingBytes();
        while (!m_arrivals.empty() && m_arrivals.front().endOffset <= done)
            m_arrivals.pop_front();
        if (m_parser.waitingBytes() > 0 && at - m_arrivals.front().at > m_longestFrame)
            drainParser();
        if (m_parser.waitingBytes() > 0)
            m_silence.after(timeout, [this] { drainParser(); });
        else
            m_silence.stop();
    }

    [[nodiscard]] const Parser& parser() const { return m_parser; }

private:
    /// After so long without a byte, an incomplete frame will not be continued.
    static constexpr base::Duration timeout = std::chrono::milliseconds(200);

    struct Arrival {
        std::uint64_t endOffset = 0;
        base::Instant at;
    };

    void drainParser()
    {
        while (const auto frame = m_parser.drain())
            pass(*frame);
        m_arrivals.clear();
    }

    void pass(const Frame& frame)
    {
        base::Instant at = m_arrivals.back().at;
        for (const Arrival& arrival : m_arrivals) {
            if (arrival.endOffset >= endOf(frame)) {
                at = arrival.at;
                break;
            }
        }
        m_pass(frame, at);
    }

    base::Duration m_longestFrame;
    Pass m_pass;
    Parser m_parser;
    /// Stream position and time of each arrival, as long as a frame may need them.
    std::deque<Arrival> m_arrivals;
    std::uint64_t m_received = 0;
    base::Timer m_silence;
};

} // namespace leadline::device
