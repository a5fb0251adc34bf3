// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/TakenPort.h"

#include "base/Thread.h"

#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

constexpr base::Duration checkInterval = std::chrono::seconds(5);

} // namespace

TakenPort::TakenPort(base::Clock& clock, std::function<void()> found)
    : m_clock(clock),
      m_found(std::move(found)),
      m_lookup(clock, base::runDetached)
{
}

void TakenPort::update(const link::Link& link)
{
    if (!link.isInUse()) {
        m_lookup.cancel();
        m_asked.reset();
        m_holder.clear();
        return;
    }
    if (m_lookup.isRunning() || (m_asked && m_clock.now() - *m_asked < checkInterval))
        return;
    m_asked = m_clock.now();
    m_lookup.start([port = link.url().port] { return link::holdersOfUdpPort(port); },
                   [this](const link::Holders& holders) {
                       const auto& programs = holders.programs;
                       m_holder = programs.empty() ? "" : programs.front().program;
                       m_found();
                   });
}

} // namespace leadline::app
