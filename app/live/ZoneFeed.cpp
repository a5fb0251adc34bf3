// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/ZoneFeed.h"

#include "base/Units.h"
#include "echo/PingReader.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr auto ticksEvery = 250ms;
constexpr double frontGrad = 200;

} // namespace

std::optional<ZoneLook> zoneLook(const echo::Ping& ping, const AlarmZone& zone, bool upsideDown,
                                 int turnDeg)
{
    if (!ping.angleGrad)
        return std::nullopt;
    const double fromFront = base::degreesFromGradians(*ping.angleGrad - frontGrad);
    const echo::Profile& profile = ping.profile;
    ZoneLook look{.time = ping.time,
                  .bearingDeg =
                      std::remainder((upsideDown ? -fromFront : fromFront) + turnDeg, 360),
                  .reachM = profile.samples.empty() ? 0 : profile.endM()};
    if (profile.samples.empty() || !(profile.lengthM > 0))
        return look;
    const auto count = static_cast<double>(profile.samples.size());
    const auto sampleAt = [&](double rangeM) {
        return static_cast<std::size_t>(
            std::clamp((rangeM - profile.startM) / profile.lengthM * count, 0.0, count));
    };
    const auto ranges = profile.samples.subspan(
        sampleAt(zone.nearM),
        sampleAt(zone.farM) - std::min(sampleAt(zone.nearM), sampleAt(zone.farM)));
    const auto target = std::find_if(ranges.begin(), ranges.end(), [&zone](std::uint8_t sample) {
        return sample >= zone.strength;
    });
    if (target != ranges.end()) {
        const auto at = static_cast<double>(sampleAt(zone.nearM)) +
                        static_cast<double>(target - ranges.begin()) + 0.5;
        look.targetM = profile.startM + at * profile.lengthM / count;
    }
    return look;
}

ZoneFeed::ZoneFeed(QObject* parent) : QObject(parent)
{
    m_tick.setInterval(ticksEvery);
    connect(&m_tick, &QTimer::timeout, this, &ZoneFeed::look);
}

void ZoneFeed::setAlarm(ZoneAlarm* alarm)
{
    if (m_alarm == alarm)
        return;
    leave();
    m_alarm = alarm;
    look();
    emit changed();
}

void ZoneFeed::setDive(Dive* dive)
{
    if (m_dive == dive)
        return;
    leave();
    if (m_dive)
        m_dive->disconnect(this);
    m_dive = dive;
    if (m_dive) {
        connect(m_dive, &Dive::grown, this, &ZoneFeed::look);
        connect(m_dive, &Dive::sonarsChanged, this, &ZoneFeed::look);
    }
    look();
    emit changed();
}

void ZoneFeed::setSonar(LiveSonar* sonar)
{
    // What is looked at may have no live sonar: the one that was listened to goes on.
    if (!sonar || m_chosen == sonar)
        return;
    m_chosen = sonar;
    look();
    emit changed();
}

void ZoneFeed::leave()
{
    m_tick.stop();
    m_taken.reset();
    m_heard.clear();
    if (std::exchange(m_watching, false) && m_alarm)
        m_alarm->end();
}

void ZoneFeed::look()
{
    if (!m_alarm || !m_dive)
        return;
    LiveSonar* sonar = m_chosen && m_dive->sonars().contains(m_chosen)
                           ? m_chosen.data()
                           : m_dive->newest(LiveSonar::Family::Ping360);
    // One that is gone is nobody, too.
    if (sonar != m_heard || m_watching != (sonar != nullptr)) {
        leave();
        m_heard = sonar;
        m_watching = sonar != nullptr;
        if (sonar) {
            m_alarm->begin(m_dive->now());
            m_tick.start();
        }
    }
    if (!sonar)
        return;
    const log::Log* log = m_dive->log();
    if (const auto stream = sonar->stream(); stream && log)
        take(*log, *stream);
    m_alarm->timePassed(m_dive->now());
}

void ZoneFeed::take(const log::Log& log, log::StreamNumber stream)
{
    const auto speed = m_display ? m_display->sound()->sound().speed : std::nullopt;
    const echo::PingReader reader(log, stream, speed);
    const std::uint64_t count = reader.count();
    echo::PingReader::Scratch scratch;
    for (std::uint64_t ping = m_taken.value_or(count); ping < count; ++ping) {
        const auto read = reader.read(ping, scratch);
        const auto look =
            read ? zoneLook(*read, m_alarm->zone(), m_display && m_display->upsideDown(),
                            m_display ? m_display->turnOffset() : 0)
                 : std::nullopt;
        if (look)
            m_alarm->looked(*look);
    }
    m_taken = count;
}

} // namespace leadline::app
