// SPDX-License-Identifier: GPL-3.0-or-later
#include "alarms/ZoneFeed.h"

#include "base/Units.h"
#include "echo/PingReader.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

constexpr double frontGrad = 200;

} // namespace

std::optional<ZoneLook> zoneLook(const echo::Ping& ping, const AlarmZone& zone,
                                 const device::Mount& mount)
{
    if (!ping.angleGrad)
        return std::nullopt;
    const double fromFront = base::degreesFromGradians(*ping.angleGrad - frontGrad);
    const echo::Profile& profile = ping.profile;
    ZoneLook look{.time = ping.time,
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
    const auto target = std::find_if(ranges.begin(), ranges.end(), [&zone](std::uint8_t sample) {
        return sample >= zone.strength;
    });
    if (target != ranges.end()) {
        const auto at = static_cast<double>(target - profile.samples.begin()) + 0.5;
        look.targetM = profile.startM + at * profile.lengthM / count;
    }
    return look;
}

ZoneFeed::ZoneFeed(QObject* parent) : LiveFeed(LiveSonar::Family::Ping360, parent) {}

void ZoneFeed::setAlarm(ZoneAlarm* alarm)
{
    if (m_alarm == alarm)
        return;
    leave();
    m_alarm = alarm;
    look();
    emit changed();
}

device::Mount ZoneFeed::mount() const
{
    const Ping360Controls* controls = heard() ? heard()->ping360() : nullptr;
    return controls ? device::Mount{controls->upsideDown(), controls->turnDeg()} : device::Mount{};
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

void ZoneFeed::take(const log::Log& log, log::StreamNumber stream)
{
    const echo::PingReader reader(log, stream, chosenSpeed());
    const std::uint64_t count = reader.count();
    echo::PingReader::Scratch scratch;
    for (std::uint64_t ping = m_taken.value_or(count); ping < count; ++ping) {
        const auto read = reader.read(ping, scratch);
        const auto look = read ? zoneLook(*read, m_alarm->zone(), mount()) : std::nullopt;
        if (look)
            m_alarm->looked(*look);
    }
    m_taken = count;
}

void ZoneFeed::timePassed(Time now)
{
    m_alarm->timePassed(now);
}

} // namespace leadline::app
