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

/// Where a frame ends in its stream.
[[nodiscard]] inline std::uint64_t endOf(const ping::Frame& frame)
{
    return frame.streamOffset + frame.bytes.size();
}
[[nodiscard]] inline std::uint64_t endOf(const mavlink::Frame& frame)
{
    return frame.streamOffset() + frame.bytes().size();
}

/// Splits what arrives on a link into frames, each with the moment at which its last byte arrived:
/// also one that a false start held back.
template<class Parser, class Frame>
class StampedFrames {
public:
    using Pass = std::function<void(const Frame& frame, base::Instant at)>;

    /// `longestFrame` is what a frame takes at most on the slowest line: a false claim in a stream
    /// without pauses holds nothing back for longer. `pass` does not delete this.
    StampedFrames(base::Clock& clock, base::Duration longestFrame, Pass pass)
        : m_longestFrame(longestFrame),
          m_pass(std::move(pass)),
          m_silence(clock)
    {
    }

    void take(base::ByteSpan bytes, base::Instant at)
    {
        if (!m_arrivals.empty() && at - m_arrivals.back().at > timeout)
            takeWhatWaits();
        m_received += bytes.size();
        m_arrivals.push_back({m_received, at});
        while (const auto frame = m_parser.next(bytes))
            pass(*frame);
        const std::uint64_t done = m_received - m_parser.waitingBytes();
        while (!m_arrivals.empty() && m_arrivals.front().endOffset <= done)
            m_arrivals.pop_front();
        if (m_parser.waitingBytes() > 0 && at - m_arrivals.front().at > m_longestFrame)
            takeWhatWaits();
        if (m_parser.waitingBytes() > 0)
            m_silence.after(timeout, [this] { takeWhatWaits(); });
        else
            m_silence.stop();
    }

    [[nodiscard]] const Parser& parser() const { return m_parser; }

private:
    /// After so long without a byte, what waits will not be continued.
    static constexpr base::Duration timeout = std::chrono::milliseconds(200);

    struct Arrival {
        std::uint64_t endOffset = 0;
        base::Instant at;
    };

    void takeWhatWaits()
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
    /// Where what arrived ends in the stream of bytes, as long as a frame may need it.
    std::deque<Arrival> m_arrivals;
    std::uint64_t m_received = 0;
    base::Timer m_silence;
};

} // namespace leadline::device
