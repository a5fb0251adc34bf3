// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/FrameLink.h"

#include "link/SerialLink.h"

#include <chrono>

namespace leadline::device {

namespace {

/// After so long without a byte, what waits will not be continued.
constexpr auto patience = std::chrono::milliseconds(200);
/// No frame takes longer: the longest at 9600 baud. A false claim of 10 kB in a stream without
/// pauses would hold everything back for seconds.
constexpr auto longestFrame = std::chrono::milliseconds(1300);

} // namespace

FrameLink::FrameLink(link::Link& link, base::Clock& clock, QObject* parent)
    : QObject(parent),
      m_link(link),
      m_clock(clock),
      m_silence(clock)
{
    connect(&link, &link::Link::received, this, &FrameLink::take);
}

bool FrameLink::send(base::ByteSpan frame)
{
    if (!m_link.send(frame))
        return false;
    emit sent(frame, m_clock.now());
    return true;
}

base::Duration FrameLink::timeOnLine(std::size_t bytes) const
{
    constexpr std::int64_t bitsPerByte = 10;
    const auto* serial = qobject_cast<const link::SerialLink*>(&m_link);
    if (serial == nullptr || serial->baudRate() == 0)
        return {};
    return std::chrono::nanoseconds(std::nano::den * bitsPerByte *
                                    static_cast<std::int64_t>(bytes) / serial->baudRate());
}

void FrameLink::take(base::ByteSpan bytes, base::Instant at)
{
    if (!m_arrivals.empty() && at - m_arrivals.back().at > patience)
        takeWhatWaits();
    m_received += bytes.size();
    m_arrivals.push_back({m_received, at});
    while (const auto frame = m_parser.next(bytes))
        pass(*frame);
    const std::uint64_t done = m_received - m_parser.waitingBytes();
    while (!m_arrivals.empty() && m_arrivals.front().endOffset <= done)
        m_arrivals.pop_front();
    if (m_parser.waitingBytes() > 0 && at - m_arrivals.front().at > longestFrame)
        takeWhatWaits();
    if (m_parser.waitingBytes() > 0)
        m_silence.after(patience, [this] { takeWhatWaits(); });
    else
        m_silence.stop();
}

void FrameLink::takeWhatWaits()
{
    while (const auto frame = m_parser.drain())
        pass(*frame);
    m_arrivals.clear();
}

void FrameLink::pass(const ping::Frame& frame)
{
    // A false start may have held it back: its moment is that of its last byte.
    const std::uint64_t end = frame.streamOffset + frame.bytes.size();
    base::Instant at = m_arrivals.back().at;
    for (const Arrival& arrival : m_arrivals) {
        if (arrival.endOffset >= end) {
            at = arrival.at;
            break;
        }
    }
    emit received(frame, at);
}

} // namespace leadline::device
