// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/TakenPort.h"

#include "base/Thread.h"

#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

constexpr base::Duration looksEvery = std::chrono::seconds(5);

} // namespace

TakenPort::TakenPort(base::Clock& clock, std::function<void()> found)
    : m_clock(clock),
      m_found(std::move(found)),
      m_looking(clock, base::runDetached)
{
}

void TakenPort::update(const link::Link& link)
{
    if (!link.isTaken()) {
        m_looking.cancel();
        m_asked.reset();
        m_holder.clear();
        return;
    }
    if (m_looking.isRunning() || (m_asked && m_clock.now() - *m_asked < looksEvery))
        return;
    m_asked = m_clock.now();
    m_looking.start([port = link.url().port] { return link::holdersOfUdpPort(port); },
                    [this](const link::Holders& holders) {
                        const auto& programs = holders.programs;
                        m_holder = programs.empty() ? "" : programs.front().program;
                        m_found();
                    });
}

} // namespace leadline::app
