// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/LiveFeed.h"

#include "base/Units.h"
#include "echo/PingReader.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr auto ticksEvery = 250ms;

constexpr double frontGrad = 200;

} // namespace

LiveFeed::LiveFeed(ping::View view, QObject* parent) : QObject(parent), m_view(view)
{
    m_tick.setInterval(ticksEvery);
    connect(&m_tick, &QTimer::timeout, this, &LiveFeed::update);
}

void LiveFeed::setDive(LiveSession* dive)
{
    if (m_dive == dive)
        return;
    release();
    if (m_dive)
        m_dive->disconnect(this);
    m_dive = dive;
    if (m_dive) {
        connect(m_dive, &LiveSession::grown, this, &LiveFeed::update);
        connect(m_dive, &LiveSession::sonarsChanged, this, &LiveFeed::update);
    }
    update();
    emit changed();
}

void LiveFeed::setSonar(LiveSonar* sonar)
{
    // If the selected sonar is not live, the previous one remains.
    if (!sonar || m_chosen == sonar)
        return;
    m_chosen = sonar;
    update();
    emit changed();
}

std::optional<double> LiveFeed::chosenSpeed() const
{
    return m_sonarInUse ? m_dive->sounds().of(m_sonarInUse->stored()).sound().speed : std::nullopt;
}

void LiveFeed::release()
{
    m_tick.stop();
    m_sonarInUse.clear();
    if (std::exchange(m_watching, false) && hasAlarm())
        end();
}

void LiveFeed::update()
{
    if (!hasAlarm() || !m_dive)
        return;
    const auto& sonars = m_dive->sonars();
    LiveSonar* sonar =
        m_chosen && sonars.contains(m_chosen) ? m_chosen.data() : m_dive->newest(m_view);
    // One that is gone is nobody, too.
    if (sonar != m_sonarInUse || m_watching != (sonar != nullptr)) {
        release();
        m_sonarInUse = sonar;
        m_watching = sonar != nullptr;
        if (sonar) {
            begin(m_dive->now());
            m_tick.start();
        }
    }
    if (!sonar)
        return;
    const log::Log* log = m_dive->log();
    if (const auto stream = sonar->stream(); stream && log)
        process(*log, *stream);
    timePassed(m_dive->now());
}

AlarmFeed::AlarmFeed(QObject* parent) : LiveFeed(ping::View::Downward, parent) {}

void AlarmFeed::setAlarms(Alarms* alarms)
{
    if (m_alarms == alarms)
        return;
    release();
    m_alarms = alarms;
    update();
    emit changed();
}

void AlarmFeed::begin(Time now)
{
    m_distances.clear();
    m_alarms->begin(now);
}

void AlarmFeed::end()
{
    m_distances.clear();
    m_alarms->end();
}

void AlarmFeed::process(const log::Log& log, log::StreamNumber stream)
{
    for (const MeasuredDistance& measured : m_distances.readNew(log, stream, chosenSpeed()))
        m_alarms->measured(measured);
}

void AlarmFeed::timePassed(Time now)
{
    m_alarms->timePassed(now);
}

std::optional<ZonePing> zonePing(const echo::Ping& ping, const AlarmZone& zone,
                                 const device::Mount& mount)
{
    if (!ping.angleGrad)
        return std::nullopt;
    const double fromFront = base::degreesFromGradians(*ping.angleGrad - frontGrad);
    const echo::Profile& profile = ping.profile;
    ZonePing look{.time = ping.time,
                  .bearingDeg = std::remainder(
                      (mount.upsideDown ? -fromFront : fromFront) + mount.turnDeg, 360),
                  .reachM = profile.samples.empty() ? 0 : profile.endM()};
    if (profile.samples.empty() || !(profile.lengthM > 0))
        return look;
    const auto count = static_cast<double>(profile.samples.size());
    const auto sampleAt = [&](double rangeM) {
        return static_cast<std::size_t>(
            std::clamp((rangeM - profile.startM) / profile.lengthM * count, 0.0, count));
    };
    const std::size_t first = sampleAt(zone.nearM);
    const auto ranges =
        profile.samples.subspan(first, std::max(sampleAt(zone.farM), first) - first);
    const auto target = std::find_if(ranges.begin(), ranges.end(), [&](unsigned sample) {
        return sample * 255 >= static_cast<unsigned>(zone.strength) * ranges.fullScale();
    });
    if (target != ranges.end()) {
        const auto at = static_cast<double>(target - profile.samples.begin()) + 0.5;
        look.targetM = profile.startM + at * profile.lengthM / count;
    }
    return look;
}

ZoneFeed::ZoneFeed(QObject* parent) : LiveFeed(ping::View::Scanning, parent) {}

void ZoneFeed::setAlarm(ZoneAlarm* alarm)
{
    if (m_alarm == alarm)
        return;
    release();
    m_alarm = alarm;
    update();
    emit changed();
}

device::Mount ZoneFeed::mount() const
{
    const LiveSonar* const sonar = sonarInUse();
    return sonar ? sonar->appliedMount() : device::Mount{};
}

void ZoneFeed::begin(Time now)
{
    m_taken.reset();
    m_alarm->begin(now);
}

void ZoneFeed::end()
{
    m_taken.reset();
    m_alarm->end();
}

void ZoneFeed::process(const log::Log& log, log::StreamNumber stream)
{
    const echo::PingReader reader(log, stream, chosenSpeed());
    const std::uint64_t count = reader.count();
    echo::PingReader::Scratch scratch;
    for (std::uint64_t ping = m_taken.value_or(count); ping < count; ++ping) {
        const auto read = reader.read(ping, scratch);
        const auto look = read ? zonePing(*read, m_alarm->zone(), mount()) : std::nullopt;
        if (look)
            m_alarm->addPing(*look);
    }
    m_taken = count;
}

void ZoneFeed::timePassed(Time now)
{
    m_alarm->timePassed(now);
}

} // namespace leadline::app
