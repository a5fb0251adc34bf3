// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/VehiclePositions.h"

#include "base/Bytes.h"
#include "mavlink/Message.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <numbers>

namespace leadline::map {

namespace {

/// Of a position whose receiver says nothing of its error, metres.
constexpr double usualDeviationM = 2.5;
/// Of the place where a velocity log began.
constexpr double anchorDeviationM = 0.1;
/// Positions farther from the first one are no part of a dive.
constexpr double farthestFixM = 100'000;
/// A local position that jumps further was set anew.
constexpr double fastestM = 3;

log::Time timeOf(double seconds)
{
    return std::chrono::duration_cast<log::Time>(std::chrono::duration<double>(seconds));
}

double secondsOf(log::Time time)
{
    return std::chrono::duration<double>(time).count();
}

/// VISION_POSITION_DELTA: how a velocity log saw the vehicle move, in its own axes.
struct VisionPositionDelta {
    static constexpr std::uint16_t id = 11011;

    double lengthS = 0;
    double rotationRad = 0;
    double forwardM = 0;
    double rightM = 0;
    double confidence = 0;

    static VisionPositionDelta of(base::ByteSpan payload)
    {
        std::array<std::byte, 44> whole{};
        std::copy_n(payload.begin(), std::min(payload.size(), whole.size()), whole.begin());
        const auto number = [&](std::size_t at) {
            return double{base::loadLittle<float>(whole, at)};
        };
        return {static_cast<double>(base::loadLittle<std::uint64_t>(whole, 8)) / 1e6, number(24),
                number(28), number(32), number(40)};
    }
    [[nodiscard]] bool isUsable() const
    {
        return std::isfinite(rotationRad) && std::isfinite(forwardM) && std::isfinite(rightM) &&
               confidence > 0 && std::hypot(forwardM, rightM) <= fastestM * lengthS;
    }
};

} // namespace

VehiclePositions::VehiclePositions(const log::Log& log) : m_log(&log), m_track(log)
{
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const auto stream = static_cast<log::StreamNumber>(i);
        if (log.stream(stream).kind() == ping::DeviceKind::Vehicle)
            m_deltas.emplace_back(log, stream, VisionPositionDelta::id);
    }
    findGrid();
}

void VehiclePositions::findGrid()
{
    const auto link = m_track.link();
    if (!link)
        return;
    constexpr std::array<std::uint16_t, 2> ids{mavlink::GlobalPositionInt::id,
                                               mavlink::GpsRawInt::id};
    std::optional<mavlink::Position> first;
    for (const std::uint16_t id : ids) {
        const echo::SeriesCursor series(*m_log, *link, id);
        // Of a long recording some: a fix that comes late is found within a hundredth of it.
        const std::uint64_t step = 1 + series.size() / 2000;
        for (std::uint64_t i = 0; i < series.size() && !m_hasFixes; i += step) {
            const auto at = series.timeOf(i);
            if (!at)
                continue;
            const auto position = m_track.stateAt(*at).position({*at});
            if (!position || !position->latitude || !position->longitude)
                continue;
            const bool isFix = position->source != mavlink::PositionSource::Local;
            if (isFix || !first)
                first = position;
            m_hasFixes = isFix;
        }
        if (m_hasFixes)
            break;
    }
    if (!first)
        return;
    const GeoPosition place{*first->latitude, *first->longitude};
    const auto projection = UtmProjection::of(place);
    if (!projection) {
        m_hasFixes = false;
        return;
    }
    const UtmPosition at = projection->project(place);
    m_grid = MapGrid{*projection, {std::floor(at.eastingM), std::floor(at.northingM)}};
    m_convergenceDeg = projection->convergenceDeg(place);
    if (!m_hasFixes)
        m_anchor = VehicleFix::Position{secondsOf(first->time.arrival.sinceZero),
                                        at.northingM - m_grid->origin.northingM,
                                        at.eastingM - m_grid->origin.eastingM, anchorDeviationM};
}

std::optional<double> VehiclePositions::headingAt(double timeS)
{
    const auto heading = m_track.headingAt(timeOf(timeS));
    return heading ? std::optional(heading->deg - m_convergenceDeg) : std::nullopt;
}

std::optional<VehicleFix::Way> VehiclePositions::wayUntil(double fromS, double untilS)
{
    // Of several links that carry them, one that covers most of the time.
    constexpr double mostOfIt = 0.8;
    constexpr double tooMuch = 1.2;
    constexpr std::uint64_t mostMessages = 100'000;
    for (echo::SeriesCursor& deltas : m_deltas) {
        const std::uint64_t first = deltas.countUpTo(timeOf(fromS));
        const std::uint64_t end = deltas.countUpTo(timeOf(untilS));
        if (end <= first || end - first > mostMessages)
            continue;
        VehicleFix::Way way;
        double heading = 0;
        double covered = 0;
        for (std::uint64_t i = first; i < end; ++i) {
            const auto frame = deltas.read(i, m_scratch);
            if (!frame)
                continue;
            const auto delta = VisionPositionDelta::of(frame->payload());
            if (!delta.isUsable())
                continue;
            way.forwardM += delta.forwardM * std::cos(heading) - delta.rightM * std::sin(heading);
            way.rightM += delta.forwardM * std::sin(heading) + delta.rightM * std::cos(heading);
            heading += delta.rotationRad;
            covered += delta.lengthS;
        }
        way.rotationDeg = heading * 180 / std::numbers::pi;
        const double share = covered / (untilS - fromS);
        if (share >= mostOfIt && share <= tooMuch)
            return way;
    }
    return std::nullopt;
}

VehicleFix VehiclePositions::next(const registration::Sweep& sweep)
{
    VehicleFix fix;
    const double middleS = sweep.middleS();
    fix.headingDeg = headingAt(middleS);
    const log::Time middle = timeOf(middleS);
    std::optional<VehicleFix::Step> local;
    if (const auto position = m_track.stateAt(middle).position({middle})) {
        const bool isFix = position->source != mavlink::PositionSource::Local;
        if (isFix && m_grid && m_hasFixes && position->latitude && position->longitude) {
            const UtmPosition at =
                m_grid->projection.project({*position->latitude, *position->longitude});
            const double northM = at.northingM - m_grid->origin.northingM;
            const double eastM = at.eastingM - m_grid->origin.eastingM;
            if (std::hypot(northM, eastM) <= farthestFixM)
                fix.position =
                    VehicleFix::Position{secondsOf(position->time.arrival.sinceZero), northM, eastM,
                                         position->errorM.value_or(usualDeviationM)};
        } else if (!isFix && position->northM && position->eastM &&
                   std::isfinite(*position->northM) && std::isfinite(*position->eastM)) {
            local = VehicleFix::Step{*position->northM, *position->eastM};
        }
    }
    if (m_beforeS && middleS > *m_beforeS) {
        if (local && m_beforeLocal) {
            const VehicleFix::Step step{local->northM - m_beforeLocal->northM,
                                        local->eastM - m_beforeLocal->eastM};
            if (std::hypot(step.northM, step.eastM) <= fastestM * (middleS - *m_beforeS))
                fix.step = step;
        }
        if (!fix.step)
            fix.way = wayUntil(*m_beforeS, middleS);
    }
    m_beforeS = middleS;
    m_beforeLocal = local;
    return fix;
}

} // namespace leadline::map
