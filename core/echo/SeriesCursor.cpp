// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/SeriesCursor.h"

namespace leadline::echo {

const log::FrameSeries* SeriesCursor::series() const
{
    return m_log->stream(m_stream).series(m_messageId);
}

std::uint64_t SeriesCursor::size() const
{
    const log::FrameSeries* all = series();
    return all ? all->size() : 0;
}

std::optional<log::FrameNumber> SeriesCursor::number(std::uint64_t index) const
{
    const log::FrameSeries* all = series();
    return all ? all->at(index) : std::nullopt;
}

std::optional<log::Time> SeriesCursor::timeOf(std::uint64_t index) const
{
    const auto frame = number(index);
    return frame ? m_log->timeOf(*frame) : std::nullopt;
}

std::optional<mavlink::Frame> SeriesCursor::read(std::uint64_t index,
                                                 std::vector<std::byte>& scratch) const
{
    const auto frame = number(index);
    return frame ? m_log->readMavlink(*frame, scratch) : std::nullopt;
}

bool SeriesCursor::isUpTo(std::uint64_t index, log::Time time) const
{
    const auto at = timeOf(index);
    return at && *at <= time;
}

std::uint64_t SeriesCursor::countUpTo(log::Time time)
{
    const log::FrameSeries* all = series();
    if (!all)
        return 0;
    if (m_log->inTimeOrder()) {
        m_last = m_log->countUpTo(*all, time, m_last);
        return m_last;
    }
    const std::uint64_t count = all->size();
    while (m_last < count && isUpTo(m_last, time))
        ++m_last;
    while (m_last > 0 && !isUpTo(m_last - 1, time))
        --m_last;
    return m_last;
}

} // namespace leadline::echo
