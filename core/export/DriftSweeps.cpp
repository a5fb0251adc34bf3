// SPDX-License-Identifier: GPL-3.0-or-later
#include "DriftSweeps.h"

#include "echo/VehicleTrack.h"
#include "log/SonarKind.h"

#include <cmath>

namespace leadline::exporting {

namespace {

/// Seconds of a log are accurate to the nanosecond for more than a hundred days.
log::Time timeOf(double seconds)
{
    constexpr double nanoseconds = 1e9;
    return log::Time(std::llround(seconds * nanoseconds));
}

} // namespace

log::Time DriftRow::begin() const
{
    return timeOf(sweep.beginS);
}

log::Time DriftRow::end() const
{
    return timeOf(sweep.endS);
}

std::optional<double> DriftRow::speed() const
{
    return drift() ? std::optional(drift()->speedMS()) : std::nullopt;
}

std::optional<double> DriftRow::speedError() const
{
    return drift() ? std::optional(drift()->errorMS) : std::nullopt;
}

std::optional<double> DriftRow::relativeDirection() const
{
    return drift() && !drift()->isHolding() ? std::optional(drift()->directionDeg()) : std::nullopt;
}

std::optional<double> DriftRow::direction() const
{
    const auto relative = relativeDirection();
    if (!relative || !headingDeg)
        return std::nullopt;
    constexpr double turn = 360;
    const double deg = std::fmod(*relative + *headingDeg, turn);
    return deg < 0 ? deg + turn : deg;
}

std::optional<double> DriftRow::directionError() const
{
    return relativeDirection() ? std::optional(drift()->directionErrorDeg()) : std::nullopt;
}

std::optional<double> DriftRow::meanS() const
{
    return drift() ? std::optional(drift()->windowS) : std::nullopt;
}

DriftSweeps::DriftSweeps(const log::Log& log, const ExportPart& part,
                         const ExportPart::Times& times, std::optional<double> soundSpeed)
    : m_log(log),
      m_soundSpeed(soundSpeed)
{
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const log::Stream& stream = log.stream(number);
        if (!log::scans(stream.kind()) || stream.sent() || !part.wants(log, number))
            continue;
        const echo::PingReader reader(log, number);
        Source source{
            .stream = number,
            .name = formats::streamName(log, number),
            .first =
                times.first == log::Time::min() ? 0 : reader.countUpTo(times.first - log::Time(1)),
            .end = times.last == log::Time::max() ? reader.count() : reader.countUpTo(times.last)};
        if (source.first >= source.end)
            continue;
        m_pings += source.end - source.first;
        m_sources.push_back(std::move(source));
    }
}

bool DriftSweeps::forEach(const Source& source, const ExportWatch& watch,
                          const std::function<bool(const DriftRow&)>& use)
{
    const echo::PingReader reader(m_log, source.stream, m_soundSpeed);
    registration::MotionReader motions(reader, source.first, source.end);
    echo::VehicleTrack vehicle(m_log);
    const auto report = [&](std::uint64_t read) {
        return watch.reportProgress(static_cast<double>(m_read + read) /
                                    static_cast<double>(m_pings));
    };
    if (!report(0))
        return false;
    while (const auto sweep = motions.next(watch.stop)) {
        DriftRow row{.sweep = *sweep};
        if (const auto heading = vehicle.headingAt(row.middle(), echo::VehicleTrack::Ahead::Hold))
            row.headingDeg = heading->deg;
        ++m_counts.turns;
        if (sweep->motion)
            ++m_counts.known;
        if (!use(row) || !report(motions.position() - source.first))
            return false;
    }
    m_read += source.end - source.first;
    // Pings that cannot be read are left out of a sweep. Where a disk is gone, so is the last one.
    std::vector<std::byte> scratch;
    const auto last = reader.entry(source.end - 1);
    m_unreadable = m_unreadable || !last || !m_log.read(last->frame, scratch);
    return !m_unreadable && !watch.stop.stop_requested();
}

} // namespace leadline::exporting
