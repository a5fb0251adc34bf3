// SPDX-License-Identifier: GPL-3.0-or-later
#include "sounder/SounderReadout.h"

#include "plot/Follow.h"
#include "plot/Measurement.h"
#include "plot/Measuring.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace leadline::app {

namespace {

/// More distances than these, from a fast echosounder, do not improve the closing rate.
constexpr std::size_t mostDistances = 60;

} // namespace

void SounderReadout::setSource(SonarSource* source)
{
    if (followSource(*this, m_source, source, &SounderReadout::restart, &SounderReadout::update))
        emit sourceChanged();
}

void SounderReadout::setTimeS(double seconds)
{
    if (m_timeS == seconds || (std::isnan(m_timeS) && std::isnan(seconds)))
        return;
    m_timeS = seconds;
    update();
    emit timeChanged();
}

log::Time SounderReadout::time() const
{
    return std::isnan(m_timeS) ? m_source->playhead() : timeOfSeconds(m_timeS);
}

void SounderReadout::restart()
{
    m_frame.reset();
    update();
}

void SounderReadout::update()
{
    const bool there = m_source && m_source->present();
    const auto found = there ? newestMeasurement(m_source->reader(), time()) : std::nullopt;
    const auto frame = found ? std::optional(found->frame) : std::nullopt;
    if (!frame) {
        m_newest.reset();
    } else if (frame != m_frame) {
        echo::PingReader::Scratch scratch;
        m_newest = m_source->reader().readFrame(*frame, scratch);
        m_halfSampleM = 0;
        if (m_newest) {
            m_halfSampleM = m_newest->profile.samples.empty()
                                ? 0
                                : m_newest->profile.lengthM /
                                      static_cast<double>(m_newest->profile.samples.size()) / 2;
            m_newest->profile.samples = {};
        }
    }
    if (frame != m_frame)
        m_closing = frame && m_closingWanted ? findClosing() : std::nullopt;
    m_frame = frame;
    emit changed();
}

// Uses only distances of the last seconds with a high confidence.
std::optional<echo::ClosingRate> SounderReadout::findClosing() const
{
    if (!m_newest)
        return std::nullopt;
    const echo::PingReader& reader = m_source->reader();
    const log::Time since = m_newest->time - echo::closingSpan;
    std::vector<echo::DistanceAt> distances;
    echo::PingReader::Scratch scratch;
    MeasurementPlace place;
    log::Time at = m_newest->time;
    while (distances.size() < mostDistances) {
        const auto found = newestMeasurement(reader, at, place);
        if (!found || found->time < since)
            break;
        const auto ping = reader.readFrame(found->frame, scratch);
        const int percent = ping ? static_cast<int>(ping->confidencePercent.value_or(0)) : 0;
        if (ping && ping->distanceM && confidenceOf(percent) == Confidence::Sure)
            distances.push_back({found->time, *ping->distanceM});
        at = found->time - log::Time(std::chrono::microseconds(1));
    }
    std::reverse(distances.begin(), distances.end());
    return echo::closingRate(distances);
}

double SounderReadout::closingMS() const
{
    return m_closing ? m_closing->metresPerSecond : qQNaN();
}

double SounderReadout::closingErrorMS() const
{
    // The error of the sound speed scales the rate as well.
    return m_closing ? std::hypot(m_closing->errorMS,
                                  m_closing->metresPerSecond * m_soundSpeedErrorPercent / 100)
                     : 0;
}

double SounderReadout::distanceM() const
{
    return valid() ? *m_newest->distanceM : 0;
}

double SounderReadout::distanceErrorM() const
{
    return valid() ? std::hypot(m_halfSampleM,
                                rangeErrorM(*m_newest, distanceM(), m_soundSpeedErrorPercent))
                   : 0;
}

int SounderReadout::confidencePercent() const
{
    return valid() ? static_cast<int>(std::min(m_newest->confidencePercent.value_or(0), 100U)) : 0;
}

double SounderReadout::ageS() const
{
    return valid() && m_source ? secondsOf(time() - m_newest->time) : 0;
}

} // namespace leadline::app
