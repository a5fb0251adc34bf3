// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/SounderReadout.h"

#include "ping/Ping1d.h"
#include "plot/Measuring.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

/// The newest frame at or before the time that measures a distance.
std::optional<log::FrameNumber> newestFrame(const echo::PingReader& reader, log::Time time)
{
    namespace d1 = ping::ping1d;
    const log::Log& log = reader.log();
    const log::Stream& stream = log.stream(reader.stream());
    std::optional<log::FrameNumber> newest;
    for (const std::uint16_t id : {d1::Profile::id, d1::Distance::id, d1::DistanceSimple::id}) {
        const log::FrameSeries* series = stream.series(id);
        const std::uint64_t count = series ? log.countUpTo(*series, time) : 0;
        const auto frame = count > 0 ? series->at(count - 1) : std::nullopt;
        if (frame && (!newest || *frame > *newest))
            newest = frame;
    }
    return newest;
}

} // namespace

void SounderReadout::setSource(SonarSource* source)
{
    if (m_source == source)
        return;
    if (m_source)
        m_source->disconnect(this);
    m_source = source;
    if (source) {
        connect(source, &SonarSource::reset, this, &SounderReadout::startAnew);
        connect(source, &SonarSource::moved, this, &SounderReadout::look);
        connect(source, &QObject::destroyed, this, &SounderReadout::startAnew);
    }
    startAnew();
    emit sourceChanged();
}

void SounderReadout::startAnew()
{
    m_frame.reset();
    look();
}

void SounderReadout::look()
{
    const bool there = m_source && m_source->present();
    const auto frame = there ? newestFrame(m_source->reader(), m_source->playhead()) : std::nullopt;
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
    return valid() && m_source ? secondsOf(m_source->playhead() - m_newest->time) : 0;
}

} // namespace leadline::app
