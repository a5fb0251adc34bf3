// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/TimingFollower.h"

namespace leadline::app {

using mavlink::LinkTiming;

std::optional<VehicleStreams> vehicleStreams(const log::Log& log, bool mixed)
{
    std::optional<VehicleStreams> streams;
    std::optional<log::StreamNumber> anySent;
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const log::Stream& stream = log.stream(number);
        if (stream.kind() != log::StreamKind::Mavlink)
            continue;
        if (!stream.sent() && !streams)
            streams = VehicleStreams{.received = number, .sent = {}};
        else if (stream.sent() && !anySent)
            anySent = number;
    }
    if (streams) {
        streams->sent = anySent;
        streams->mixed = mixed && !anySent;
    }
    return streams;
}

void TimingFollower::beginAt(log::Time time)
{
    m_timing = std::make_unique<LinkTiming>();
    m_next = m_log.firstKept();
    for (std::uint64_t end = m_log.frameCount(); m_next < end;) {
        const std::uint64_t middle = m_next + (end - m_next) / 2;
        if (m_log.timeOf(middle).value_or(log::Time::min()) < time)
            m_next = middle + 1;
        else
            end = middle;
    }
}

bool TimingFollower::moveTo(log::Time playhead, const std::stop_token& stop)
{
    constexpr log::Time kept = LinkTiming::shown + LinkTiming::lead;
    if (!m_timing || playhead < m_at || playhead - m_at > kept)
        beginAt(playhead - kept);
    m_at = playhead;
    constexpr std::uint64_t lookUpEvery = 256;
    for (const std::uint64_t there = m_log.frameCount(); m_next < there; ++m_next, ++m_looked) {
        if (m_next % lookUpEvery == 0 && stop.stop_requested()) {
            m_timing.reset();
            return false;
        }
        const auto entry = m_log.entry(m_next);
        if (entry && entry->time > playhead)
            break;
        if (entry)
            take(*entry, m_next);
    }
    return true;
}

void TimingFollower::take(const log::FrameEntry& entry, std::uint64_t number)
{
    using Way = LinkTiming::Way;
    const bool sent = entry.stream == m_streams.sent;
    if (!sent && entry.stream != m_streams.received)
        return;
    if (const auto frame = m_log.readMavlink(number, m_scratch))
        m_timing->add(*frame, {entry.time},
                      sent              ? Way::Sent
                      : m_streams.mixed ? Way::Mixed
                                        : Way::Received);
}

} // namespace leadline::app
