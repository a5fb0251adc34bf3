// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/SounderReadout.h"

#include "plot/Follow.h"
#include "plot/Measurement.h"
#include "plot/Measuring.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

void SounderReadout::setSource(SonarSource* source)
{
    if (followSource(*this, m_source, source, &SounderReadout::startAnew, &SounderReadout::look))
        emit sourceChanged();
}

void SounderReadout::setTimeS(double seconds)
{
    if (m_timeS == seconds || (std::isnan(m_timeS) && std::isnan(seconds)))
        return;
    m_timeS = seconds;
    look();
    emit timeChanged();
}

log::Time SounderReadout::time() const
{
    return std::isnan(m_timeS) ? m_source->playhead() : timeOfSeconds(m_timeS);
}

void SounderReadout::startAnew()
{
    m_frame.reset();
    look();
}

void SounderReadout::look()
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
    m_frame = frame;
    emit changed();
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
