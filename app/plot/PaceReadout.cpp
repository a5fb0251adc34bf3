// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/PaceReadout.h"

#include "plot/Follow.h"
#include "plot/Measuring.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr auto shortestPause = 400ms;
constexpr std::uint64_t distancesLookedAt = 31;
constexpr double shortestSilenceS = 1.5;
constexpr double distancesToSilence = 5;

} // namespace

PaceReadout::PaceReadout(QObject* parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(shortestPause);
    connect(&m_pause, &QTimer::timeout, this, &PaceReadout::look);
}

void PaceReadout::setSource(SonarSource* source)
{
    if (followSource(*this, m_source, source, &PaceReadout::look, &PaceReadout::moved))
        emit sourceChanged();
}

void PaceReadout::moved()
{
    const double seconds = secondsOf(m_source->playhead());
    const bool jumped = std::abs(seconds - m_lookedAtS) > 1;
    if (m_pause.isActive() && !jumped)
        return;
    look();
    m_pause.start();
}

void PaceReadout::look()
{
    m_perSecond = 0;
    m_ageS = 0;
    m_silent = false;
    m_lookedAtS = m_source ? secondsOf(m_source->playhead()) : 0;
    const std::uint64_t count = m_source && m_source->present() ? m_source->count() : 0;
    if (count > 0) {
        const echo::PingReader& reader = m_source->reader();
        const auto timeOf = [&](std::uint64_t ping) {
            return secondsOf(reader.timeOf(ping).value_or(log::Time{}));
        };
        std::vector<double> distances;
        double later = timeOf(count - 1);
        m_ageS = std::max(0.0, secondsOf(m_source->playhead()) - later);
        for (std::uint64_t i = 1; i < count && i <= distancesLookedAt; ++i) {
            const double earlier = timeOf(count - 1 - i);
            distances.push_back(later - earlier);
            later = earlier;
        }
        double usual = 0;
        if (!distances.empty()) {
            const auto middle =
                distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2);
            std::nth_element(distances.begin(), middle, distances.end());
            usual = *middle;
        }
        m_perSecond = usual > 0 ? 1 / usual : 0;
        m_silent = m_ageS > std::max(shortestSilenceS, distancesToSilence * usual);
    }
    emit changed();
}

} // namespace leadline::app
