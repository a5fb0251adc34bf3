// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/WaterfallWindow.h"

#include <algorithm>

namespace leadline::echo {

void WaterfallWindow::load(const PingReader& reader, std::uint64_t from, std::uint64_t to)
{
    to = std::min(to, reader.count());
    from = std::min(from, to);
    const auto count = static_cast<std::size_t>(to - from);
    m_profiles.assign(count, {});
    m_times.assign(count, {});
    m_distances.assign(count, {});
    if (m_storage.size() < count)
        m_storage.resize(count);
    bool any = false;
    m_topM = 0;
    m_bottomM = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto ping = reader.read(from + i, m_storage[i]);
        if (!ping) {
            m_times[i] = reader.timeOf(from + i).value_or(log::Time{});
            continue;
        }
        m_times[i] = ping->time;
        m_profiles[i] = ping->profile;
        m_distances[i] = ping->distanceM;
        if (ping->profile.samples.empty())
            continue;
        m_topM = any ? std::min(m_topM, ping->profile.startM) : ping->profile.startM;
        m_bottomM = any ? std::max(m_bottomM, ping->profile.endM()) : ping->profile.endM();
        any = true;
    }
}

} // namespace leadline::echo
