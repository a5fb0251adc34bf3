// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/VehicleSpan.h"

#include <algorithm>
#include <chrono>

namespace leadline::app {

double VehicleSpan::begin() const
{
    return m_span ? std::chrono::duration<double>(m_span->begin).count() : 0;
}

double VehicleSpan::end() const
{
    return m_span ? std::chrono::duration<double>(m_span->end).count() : 0;
}

void VehicleSpan::look(const log::Log* log)
{
    const auto span = log ? find(*log) : std::nullopt;
    if (span == m_span)
        return;
    m_span = span;
    emit changed();
}

std::optional<VehicleSpan::Span> VehicleSpan::find(const log::Log& log)
{
    std::optional<Span> all;
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const log::Stream& stream = log.stream(static_cast<log::StreamNumber>(i));
        const auto first = stream.firstFrame();
        const auto last = stream.lastFrame();
        if (stream.kind() != log::StreamKind::Mavlink || stream.sent() || !first || !last)
            continue;
        const auto begin = log.timeOf(*first);
        const auto end = log.timeOf(*last);
        if (begin && end)
            all = all ? Span{std::min(all->begin, *begin), std::max(all->end, *end)}
                      : Span{*begin, *end};
    }
    return all;
}

} // namespace leadline::app
