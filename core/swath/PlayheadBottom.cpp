// SPDX-License-Identifier: GPL-3.0-or-later
#include "swath/PlayheadBottom.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>

namespace leadline::swath {

namespace {

double secondsOf(log::Time time)
{
    return std::chrono::duration<double>(time).count();
}

/// The point of the track that is nearest to a place.
struct Nearest {
    double timeS = 0;
    /// Along the track from its beginning, and from the track to the place, metres.
    double wayM = 0;
    double besideM = std::numeric_limits<double>::infinity();
};

Nearest nearestOf(const Bottom& bottom, const GroundPoint& place)
{
    Nearest nearest;
    double wayM = 0;
    for (std::size_t i = 0; i < bottom.track.size(); ++i) {
        const Bottom::TrackPoint& at = bottom.track[i];
        if (i > 0)
            wayM += std::hypot(at.northM - bottom.track[i - 1].northM,
                               at.eastM - bottom.track[i - 1].eastM);
        const double besideM = std::hypot(at.northM - place.northM, at.eastM - place.eastM);
        if (besideM < nearest.besideM)
            nearest = {at.timeS, wayM, besideM};
    }
    return nearest;
}

/// Without that of the vehicle's position.
double cellErrorM(const Bottom& bottom, const Nearest& nearest)
{
    constexpr double headingRad = 3 * std::numbers::pi / 180;
    return std::hypot(nearest.besideM * headingRad, bottom.grid.cellM() / 2);
}

/// Share of the way of a velocity log.
constexpr double wayShare = 0.06;

} // namespace

GroundPoint groundPoint(const LevelSounding& sounding, const SwathPlace& place)
{
    const double heading = place.headingDeg * std::numbers::pi / 180;
    return {
        place.northM + sounding.alongM * std::cos(heading) - sounding.acrossM * std::sin(heading),
        place.eastM + sounding.alongM * std::sin(heading) + sounding.acrossM * std::cos(heading)};
}

std::optional<GroundPoint> trackPlaceAt(const Bottom& bottom, double timeS)
{
    constexpr double afterS = 1;
    const auto& track = bottom.track;
    if (!bottom.place || track.empty() || timeS < track.front().timeS ||
        timeS > bottom.placeTimeS + afterS)
        return std::nullopt;
    const auto next = std::ranges::upper_bound(track, timeS, {}, &Bottom::TrackPoint::timeS);
    const Bottom::TrackPoint& from = *std::prev(next);
    const Bottom::TrackPoint to =
        next != track.end()
            ? *next
            : Bottom::TrackPoint{bottom.placeTimeS, bottom.place->northM, bottom.place->eastM};
    const double share =
        to.timeS > from.timeS ? std::min(1.0, (timeS - from.timeS) / (to.timeS - from.timeS)) : 0;
    return GroundPoint{from.northM + share * (to.northM - from.northM),
                       from.eastM + share * (to.eastM - from.eastM)};
}

double placeErrorM(const Bottom& bottom, const GroundPoint& place)
{
    const Nearest nearest = nearestOf(bottom, place);
    const double deviationM = bottom.place ? bottom.place->deviationM : 0;
    const double vehicleM = deviationM > 0 ? 2 * deviationM : wayShare * nearest.wayM;
    return std::hypot(vehicleM, cellErrorM(bottom, nearest));
}

double lineErrorM(const Bottom& bottom, const GroundPoint& from, const GroundPoint& to)
{
    const Nearest a = nearestOf(bottom, from);
    const Nearest b = nearestOf(bottom, to);
    const double deviationM = bottom.place ? bottom.place->deviationM : 0;
    // What two positions have in common, they share for that long.
    constexpr double memoryS = 60;
    const double share = std::min(1.0, std::abs(a.timeS - b.timeS) / memoryS);
    const double vehicleM = deviationM > 0 ? 2 * std::numbers::sqrt2 * deviationM * share
                                           : wayShare * std::abs(a.wayM - b.wayM);
    return std::hypot(vehicleM, cellErrorM(bottom, a), cellErrorM(bottom, b));
}

double suitableCellM(const Swath& swath)
{
    constexpr double share = 0.03;
    constexpr std::array sides{0.1, 0.2, 0.5, 1.0, 2.0};
    double sum = 0;
    std::size_t count = 0;
    for (const LevelSounding& each : swath.soundings) {
        if (each.verdict != Verdict::Kept)
            continue;
        sum += each.depthM;
        ++count;
    }
    const double depth = count > 0 ? sum / static_cast<double>(count) : 0;
    for (const double side : sides)
        if (side >= share * depth)
            return side;
    return sides.back();
}

void addToBottom(BottomGrid& grid, const Swath& swath, const SwathPlace& place)
{
    if (grid.size() == 0)
        grid = BottomGrid(suitableCellM(swath));
    for (const LevelSounding& each : swath.soundings) {
        if (each.verdict != Verdict::Kept)
            continue;
        const GroundPoint at = groundPoint(each, place);
        static_cast<void>(
            grid.add(at.northM, at.eastM, place.depthM + each.depthM, each.depthErrorM));
    }
}

void addToTrack(std::vector<Bottom::TrackPoint>& track, double& stepM,
                const Bottom::TrackPoint& point)
{
    if (!track.empty() &&
        std::hypot(track.back().northM - point.northM, track.back().eastM - point.eastM) < stepM)
        return;
    track.push_back(point);
    if (track.size() < Bottom::mostTrackPoints)
        return;
    for (std::size_t i = 0; i < track.size() / 2; ++i)
        track[i] = track[2 * i];
    track.resize(track.size() / 2);
    stepM *= 2;
}

PlayheadBottom::PlayheadBottom(const log::Log& log, log::StreamNumber stream)
    : m_log(&log),
      m_reader(log, stream),
      m_filter({})
{
}

bool PlayheadBottom::work(const Request& request)
{
    const bool isOther = request.filter != m_filter.options();
    if (isOther)
        m_states.clear();
    if (!m_track || isOther || request.swaths < m_bottom.swaths)
        returnTo(request);
    const std::uint64_t until = std::min(request.swaths, m_bottom.swaths + part);
    while (m_bottom.swaths < until) {
        auto swath = m_reader.read(m_bottom.swaths);
        ++m_bottom.swaths;
        if (swath)
            take(*swath);
        if (m_bottom.swaths % m_stateEvery == 0)
            keepState();
    }
    m_bottom.earth = m_track->grid();
    return m_bottom.swaths >= request.swaths;
}

// The newest state before it, and from there on again.
void PlayheadBottom::returnTo(const Request& request)
{
    m_filter = SoundingFilter(request.filter);
    m_track = std::make_unique<SwathTrack>(*m_log);
    while (!m_states.empty() && m_states.back().swaths > request.swaths)
        m_states.pop_back();
    m_bottom = m_states.empty() ? Bottom() : m_states.back();
    if (m_states.empty()) {
        m_trackStepM = Bottom::leastTrackStepM;
        m_stateEvery = 256;
    }
    if (m_bottom.place && m_bottom.swaths > 0)
        if (const auto time = m_reader.timeOf(m_bottom.swaths - 1))
            m_track->resume(*time, *m_bottom.place);
}

void PlayheadBottom::take(Swath& swath)
{
    m_filter.apply(swath);
    m_bottom.soundings += swath.soundings.size();
    m_bottom.leftOut += swath.leftOut();
    const auto place = m_track->next(swath.time);
    m_bottom.reason = m_track->reason();
    if (place && swath.attitudeSource == AttitudeSource::None)
        m_bottom.reason = NoPlace::Attitude;
    if (m_bottom.reason != NoPlace::None) {
        ++m_bottom.notPlaced;
        return;
    }
    addToBottom(m_bottom.grid, swath, *place);
    m_bottom.place = place;
    m_bottom.placeTimeS = secondsOf(swath.time);
    addToTrack(m_bottom.track, m_trackStepM, {m_bottom.placeTimeS, place->northM, place->eastM});
}

// When there are too many, every second one goes.
void PlayheadBottom::keepState()
{
    if (!m_states.empty() && m_states.back().swaths >= m_bottom.swaths)
        return;
    m_states.push_back(m_bottom);
    if (m_states.size() <= mostStates)
        return;
    m_stateEvery *= 2;
    std::erase_if(m_states,
                  [this](const Bottom& state) { return state.swaths % m_stateEvery != 0; });
}

} // namespace leadline::swath
