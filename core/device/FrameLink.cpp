// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/FrameLink.h"

#include "link/SerialLink.h"

#include <chrono>

namespace leadline::device {

namespace {

/// Transfer time of the longest frame at 9600 baud. Without this limit a false length field of 10
/// kB in a stream without pauses would hold back all frames for seconds.
constexpr auto longestPingFrame = std::chrono::milliseconds(1300);

} // namespace

FrameLink::FrameLink(link::Link& link, base::Clock& clock, QObject* parent)
    : QObject(parent),
      m_link(link),
      m_clock(clock),
      m_frames(clock, longestPingFrame,
               [this](const ping::Frame& frame, base::Instant at) { emit received(frame, at); })
{
    connect(&link, &link::Link::received, this,
            [this](base::ByteSpan bytes, base::Instant at) { m_frames.take(bytes, at); });
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

} // namespace leadline::device
