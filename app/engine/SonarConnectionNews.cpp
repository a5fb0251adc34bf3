// SPDX-License-Identifier: GPL-3.0-or-later
// What a connection tells of itself and its sonars.
#include "engine/SonarConnection.h"

#include <algorithm>
#include <chrono>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// What changes with each ping is told no more often.
constexpr base::Duration publishesEvery = 40ms;

} // namespace

void SonarConnection::publishSoon()
{
    if (m_leaving || m_publishing.isSet())
        return;
    m_publishing.at(std::max(m_clock.now(), m_published + publishesEvery), [this] { publish(); });
}

void SonarConnection::publish()
{
    m_published = m_clock.now();
    SonarNews news;
    news.url = m_plan.url.toString();
    news.unit = m_plan.unit;
    news.simulated = m_plan.url.kind == link::LinkUrl::Kind::Sim;
    if (m_link) {
        static_cast<void>(m_sense.look(*m_link, m_published));
        news.link = m_link->state();
        news.unplugged = m_link->isUnplugged();
        news.strangers = m_link->counters().strangers;
        news.damage = m_damageSeen;
        news.slowPort = m_latency.look(*m_link, m_clock.now());
    }
    news.signs = m_sense.signs();
    news.portHolder = m_taken.holder();
    if (m_slots.empty()) {
        news.family = m_plan.family();
        news.driver =
            m_stranger ? device::DriverState::WrongDevice : device::DriverState::Contacting;
        news.reason = m_stranger ? "A " + device::familyName(m_stranger->family) +
                                       " answers here: Leadline does not know it."
                                 : m_probeReason;
        m_reports.news(0, news);
    }
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        SonarNews each = news;
        m_slots[i]->tell(each);
        m_reports.news(static_cast<int>(i), each);
    }
}

} // namespace leadline::app
