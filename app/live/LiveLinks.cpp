// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveLinks.h"

#include "live/SimulatedPeers.h"

#include <utility>

namespace leadline::app {

LiveLinks::LiveLinks(base::Clock& clock, std::shared_ptr<LiveLog> log,
                     std::shared_ptr<Bulletin> bulletin)
    : m_clock(clock),
      m_log(std::move(log)),
      m_bulletin(std::move(bulletin)),
      m_simulators(simulatedPeers())
{
    m_log->onGrown([its = m_bulletin] { its->grown(); });
}

LiveLinks::~LiveLinks()
{
    m_log->onGrown({});
}

void LiveLinks::open(int link, const ConnectionPlan& plan)
{
    auto connection = std::make_unique<SonarConnection>(
        plan, *m_log, m_clock, m_simulators,
        SonarConnection::Reports{
            .news =
                [link, its = m_bulletin](int sonar, const SonarNews& news) {
                    its->news({link, sonar}, news);
                },
            .happened =
                [its = m_bulletin](const std::string& sentence) { its->happened(sentence); }});
    if (const auto opened = connection->open(); !opened) {
        m_bulletin->happened(opened.error().sentence);
        return;
    }
    m_links[link] = std::move(connection);
}

void LiveLinks::command(int link, int sonar, const SonarCommand& command, std::uint64_t number)
{
    if (const auto found = m_links.find(link); found != m_links.end())
        found->second->command(sonar, command, number);
}

void LiveLinks::close(int link)
{
    if (const auto found = m_links.find(link); found != m_links.end())
        found->second->leave([this, link] { goneOne(link); });
}

void LiveLinks::goneOne(int link)
{
    // Out of the timer that says so, which is the connection's own.
    m_clock.after({}, [gone = std::shared_ptr<SonarConnection>(
                           std::move(m_links.extract(link).mapped()))] {});
    if (m_links.empty() && m_allGone)
        m_clock.after({}, std::exchange(m_allGone, {}));
}

void LiveLinks::closeAll(const std::function<void()>& done)
{
    if (m_links.empty()) {
        m_clock.after({}, done);
        return;
    }
    m_allGone = done;
    for (const auto& [number, connection] : m_links)
        close(number);
}

} // namespace leadline::app
