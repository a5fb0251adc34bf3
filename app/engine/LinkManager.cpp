// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/LinkManager.h"

#include "logging/Categories.h"

#include <utility>

namespace leadline::app {

LinkManager::LinkManager(base::Clock& clock, std::shared_ptr<LiveLog> log,
                         std::shared_ptr<EngineMailbox> mailbox, link::PeerMaker simulators,
                         const ClockMonitor::Read& readClocks)
    : m_clock(clock),
      m_log(std::move(log)),
      m_mailbox(std::move(mailbox)),
      m_simulators(std::move(simulators)),
      m_watch(
          clock,
          [this](const log::RecordedEvent& event) {
              m_log->happened(event);
              m_mailbox->happened(event.message);
          },
          readClocks)
{
    m_log->onGrown([its = m_mailbox] { its->grown(); });
    m_log->onEvent([its = m_mailbox](const annotations::LogEvent& what) { its->event(what); });
    m_log->onUnrecorded(
        [its = m_mailbox](const log::RecordedEvent& mark) { its->unrecorded(mark); });
}

LinkManager::~LinkManager()
{
    m_log->onGrown({});
    m_log->onEvent({});
    m_log->onUnrecorded({});
}

void LinkManager::open(int link, const ConnectionPlan& plan)
{
    qCDebug(lcLink) << "opens" << link << plan.url.toString().c_str();
    auto connection = std::make_unique<SonarConnection>(
        plan, *m_log, m_clock, m_simulators,
        SonarConnection::Reports{.mailbox = m_mailbox,
                                 .link = link,
                                 .happened = [its = m_mailbox](const base::Message& message) {
                                     its->happened(message);
                                 }});
    if (const auto opened = connection->open(); !opened) {
        qCDebug(lcLink) << "not opened" << link << opened.error().message.text().c_str();
        m_mailbox->happened(opened.error().message);
        return;
    }
    m_sonars[link] = std::move(connection);
}

void LinkManager::openVehicle(int link, const VehiclePlan& plan)
{
    qCDebug(lcLink) << "opens" << link << plan.url.toString().c_str() << "to a vehicle";
    auto connection = std::make_unique<VehicleConnection>(
        plan, *m_log, m_clock, m_simulators,
        VehicleConnection::Reports{
            .status = [link, its = m_mailbox](
                          const VehicleStatus& status) { its->setStatus(link, status); },
            .happened = [its =
                             m_mailbox](const base::Message& message) { its->happened(message); }});
    if (const auto opened = connection->open(); !opened) {
        qCDebug(lcLink) << "not opened" << link << opened.error().message.text().c_str();
        m_mailbox->happened(opened.error().message);
        return;
    }
    m_vehicles[link] = std::move(connection);
}

SonarChannel* LinkManager::channel(int link, int sonar)
{
    const auto found = m_sonars.find(link);
    return found != m_sonars.end() ? found->second->channel(sonar) : nullptr;
}

void LinkManager::prepare(int link, const SonarCommand& command)
{
    if (const auto found = m_sonars.find(link); found != m_sonars.end())
        found->second->prepare(command);
}

void LinkManager::commandVehicle(int link, const VehicleCommand& command)
{
    if (const auto found = m_vehicles.find(link); found != m_vehicles.end())
        found->second->command(command);
}

void LinkManager::lowerLatency(int link)
{
    if (const auto found = m_sonars.find(link); found != m_sonars.end())
        found->second->lowerLatency();
    if (const auto found = m_vehicles.find(link); found != m_vehicles.end())
        found->second->lowerLatency();
}

template<class Connections>
void LinkManager::closeOne(Connections& links, int link, const std::shared_ptr<void>& token)
{
    const auto found = links.find(link);
    if (found == links.end())
        return;
    // Links that are closed together end one recording, even if only one of them had identified its
    // devices.
    const auto hold = std::make_shared<LiveLog::Hold>(m_log);
    found->second->leave([this, &links, link, hold, token] {
        // The connection is destroyed later, because this is called from a timer that belongs to
        // it.
        std::shared_ptr gone = std::move(links.extract(link).mapped());
        m_clock.after({}, [gone, hold, token]() mutable { gone.reset(); });
        if (m_sonars.empty() && m_vehicles.empty() && m_allClosed)
            m_clock.after({}, std::exchange(m_allClosed, {}));
    });
}

void LinkManager::close(int link, const std::shared_ptr<void>& token)
{
    qCDebug(lcLink) << "closes" << link;
    closeOne(m_sonars, link, token);
    closeOne(m_vehicles, link, token);
}

void LinkManager::closeAll(const std::function<void()>& done)
{
    if (m_sonars.empty() && m_vehicles.empty()) {
        m_clock.after({}, done);
        return;
    }
    m_allClosed = done;
    for (const auto& [number, connection] : m_sonars)
        closeOne(m_sonars, number);
    for (const auto& [number, connection] : m_vehicles)
        closeOne(m_vehicles, number);
}

} // namespace leadline::app
