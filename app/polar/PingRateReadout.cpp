// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PingRateReadout.h"

#include "plot/Follow.h"
#include "plot/Measuring.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr auto shortestPause = 400ms;

} // namespace

PingRateReadout::PingRateReadout(QObject* parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(shortestPause);
    connect(&m_pause, &QTimer::timeout, this, &PingRateReadout::update);
}

void PingRateReadout::setSource(SonarSource* source)
{
    if (followSource(*this, m_source, source, &PingRateReadout::update, &PingRateReadout::moved))
        emit sourceChanged();
}

void PingRateReadout::moved()
{
    const double seconds = secondsOf(m_source->playhead());
    const bool jumped = std::abs(seconds - m_lookedAtS) > 1;
    if (m_pause.isActive() && !jumped)
        return;
    update();
    m_pause.start();
}

void PingRateReadout::update()
{
    m_perSecond = 0;
    m_ageS = 0;
    m_silent = false;
    m_lookedAtS = m_source ? secondsOf(m_source->playhead()) : 0;
    const std::uint64_t count = m_source && m_source->present() ? m_source->count() : 0;
    if (count > 0) {
        const log::Time newest = m_source->reader().timeOf(count - 1).value_or(log::Time{});
        m_ageS = std::max(0.0, secondsOf(m_source->playhead() - newest));
        const double usual = secondsOf(m_source->typicalPeriod());
        m_perSecond = usual > 0 ? 1 / usual : 0;
        m_silent = m_source->silent();
    }
    emit changed();
}

} // namespace leadline::app
