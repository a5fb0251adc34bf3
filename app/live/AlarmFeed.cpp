// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/AlarmFeed.h"

#include "echo/PingReader.h"
#include "ping/Ping1d.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr auto ticksEvery = 250ms;
constexpr std::array ids{ping::ping1d::Profile::id, ping::ping1d::Distance::id,
                         ping::ping1d::DistanceSimple::id};

} // namespace

AlarmFeed::AlarmFeed(QObject* parent) : QObject(parent)
{
    m_tick.setInterval(ticksEvery);
    connect(&m_tick, &QTimer::timeout, this, &AlarmFeed::look);
}

void AlarmFeed::setAlarms(Alarms* alarms)
{
    if (m_alarms == alarms)
        return;
    leave();
    m_alarms = alarms;
    look();
    emit changed();
}

void AlarmFeed::setDive(Dive* dive)
{
    if (m_dive == dive)
        return;
    leave();
    if (m_dive)
        m_dive->disconnect(this);
    m_dive = dive;
    if (m_dive) {
        connect(m_dive, &Dive::grown, this, &AlarmFeed::look);
        connect(m_dive, &Dive::sonarsChanged, this, &AlarmFeed::look);
    }
    look();
    emit changed();
}

void AlarmFeed::setSonar(LiveSonar* sonar)
{
    // What is looked at may have no live sonar: the one that was listened to goes on.
    if (!sonar || m_chosen == sonar)
        return;
    m_chosen = sonar;
    look();
    emit changed();
}

void AlarmFeed::leave()
{
    m_tick.stop();
    m_stream.reset();
    m_heard.clear();
    if (std::exchange(m_watching, false) && m_alarms)
        m_alarms->end();
}

void AlarmFeed::look()
{
    if (!m_alarms || !m_dive)
        return;
    const auto& sonars = m_dive->sonars();
    LiveSonar* sonar = m_chosen && sonars.contains(m_chosen)
                           ? m_chosen.data()
                           : m_dive->newest(LiveSonar::Family::Ping1D);
    // One that is gone is nobody, too.
    if (sonar != m_heard || m_watching != (sonar != nullptr)) {
        leave();
        m_heard = sonar;
        m_watching = sonar != nullptr;
        if (sonar) {
            m_alarms->begin(m_dive->now());
            m_tick.start();
        }
    }
    if (!sonar)
        return;
    const log::Log* log = m_dive->log();
    if (const auto stream = sonar->stream(); stream && log)
        take(*log, *stream);
    m_alarms->timePassed(m_dive->now());
}

void AlarmFeed::take(const log::Log& log, log::StreamNumber stream)
{
    const log::Stream& frames = log.stream(stream);
    // The past is not warned of.
    const bool begins = std::exchange(m_stream, stream) != stream;
    std::vector<log::FrameNumber> fresh;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const log::FrameSeries* series = frames.series(ids[i]);
        const std::uint64_t count = series ? series->size() : 0;
        for (std::uint64_t at = begins ? count : m_taken[i]; at < count; ++at)
            if (const auto frame = series->at(at))
                fresh.push_back(*frame);
        m_taken[i] = count;
    }
    std::sort(fresh.begin(), fresh.end());
    const echo::PingReader reader(log, stream);
    echo::PingReader::Scratch scratch;
    for (const log::FrameNumber frame : fresh)
        if (const auto ping = reader.readFrame(frame, scratch))
            m_alarms->measured(
                {.time = ping->time,
                 .distanceM = ping->distanceM,
                 .confidencePercent = static_cast<int>(ping->confidencePercent.value_or(0))});
}

} // namespace leadline::app
