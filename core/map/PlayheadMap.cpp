// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/PlayheadMap.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>
#include <utility>

namespace leadline::map {

namespace {

/// While many sweeps are read, all of them are placed each time that they have become more by this
/// share.
constexpr std::size_t placedPerUnplaced = 10;
/// Sweeps that were drawn are drawn anew when they moved by more cells than this.
constexpr double mostCellsMoved = 1.5;

bool isDrawnStill(const MapPose& drawn, const MapPose& now, double rangeM, double cellM)
{
    if (drawn.isPlaced != now.isPlaced || (now.isPlaced && drawn.part != now.part))
        return false;
    const double turned =
        std::abs(std::remainder(now.headingDeg - drawn.headingDeg, 360.0)) * std::numbers::pi / 180;
    const double moved = std::hypot(now.northM - drawn.northM, now.eastM - drawn.eastM);
    // In the middle of the range.
    return !now.isPlaced || moved + turned * rangeM / 2 <= mostCellsMoved * cellM;
}

} // namespace

PlayheadMap::PlayheadMap(const echo::PingReader& reader) : m_reader(reader)
{
    begin();
}

void PlayheadMap::begin()
{
    m_growth = std::make_unique<MapGrowth>(m_reader);
    m_isFinished = false;
    m_unplaced = 0;
    m_states.clear();
    m_shown.reset();
    auto mosaic = std::move(m_map.mosaic);
    m_map = {};
    m_map.mosaic = std::move(mosaic);
    m_map.grid = m_growth->grid();
    m_map.isSimulated = m_reader.log().stream(m_reader.stream()).simulated();
    m_loops.clear();
    m_ahead.clear();
    m_limit = Limit::None;
    m_next.reset();
    m_drawn.clear();
    m_isStale = true;
    m_checkAt = 1;
}

PlayheadMap::Result PlayheadMap::work(const Request& request, const std::stop_token& stop)
{
    if (read(request, stop))
        return Result::More;
    return choose(request) || draw(request) ? Result::More : Result::Done;
}

bool PlayheadMap::read(const Request& request, const std::stop_token& stop)
{
    if (m_limit == Limit::Sweeps)
        return false;
    using Step = MapGrowth::Step;
    const std::size_t before = m_growth->sweeps().size();
    Step step = m_isFinished ? Step::None : m_growth->read(request.pings, stop);
    if (step == Step::Read && m_growth->sweepsRead() >= m_checkAt) {
        m_checkAt = m_growth->sweepsRead() + 1 + m_growth->sweepsRead() / 4;
        if (m_growth->isOutdated()) {
            begin();
            return true;
        }
    }
    bool isLast = step == Step::None;
    if (isLast && request.isWhole && !m_isFinished) {
        m_isFinished = true;
        step = m_growth->finish();
    }
    if (step == Step::TooManySweeps)
        m_limit = Limit::Sweeps;
    isLast = isLast || m_limit == Limit::Sweeps;
    m_unplaced += m_growth->sweeps().size() - before;
    if (m_unplaced > 0 && (isLast || m_unplaced * placedPerUnplaced > m_growth->sweeps().size())) {
        place(stop);
        return true;
    }
    return !isLast;
}

void PlayheadMap::place(const std::stop_token& stop)
{
    MapTrack& track = m_growth->track();
    track.solve(stop);
    if (stop.stop_requested())
        return;
    m_unplaced = 0;
    State state;
    state.pings = m_growth->pingsRead();
    state.poses = track.poses();
    state.sources = track.sources();
    state.hasNorth = m_growth->hasNorth();
    if (!m_states.empty())
        state.loops = m_states.back().loops;
    for (std::size_t i = state.loops.size(); i < track.loops().size(); ++i) {
        Loop loop{track.loops()[i]};
        if (const auto time = m_reader.timeOf(std::max<std::uint64_t>(state.pings, 1) - 1))
            loop.knownS = std::chrono::duration<double>(*time).count();
        if (!m_states.empty() && !m_states.back().poses.empty()) {
            const MapPose& before = m_states.back().poses.back();
            const MapPose& now = state.poses[m_states.back().poses.size() - 1];
            loop.movedM = std::hypot(now.northM - before.northM, now.eastM - before.eastM);
        }
        state.loops.push_back(loop);
    }
    if (m_states.size() == mostStates) {
        // Of the older ones every other is enough.
        std::vector<State> kept;
        for (std::size_t i = 0; i < m_states.size(); ++i)
            if (i % 2 == 1)
                kept.push_back(std::move(m_states[i]));
        m_states = std::move(kept);
        m_shown.reset();
    }
    m_states.push_back(std::move(state));
}

// True if another state of the map than before belongs to the playhead.
bool PlayheadMap::choose(const Request& request)
{
    const auto behind = std::ranges::find_if(
        m_states, [&](const State& state) { return state.pings > request.pings; });
    const auto at = static_cast<std::size_t>(behind - m_states.begin());
    const std::optional<std::size_t> wanted = at > 0 ? std::optional(at - 1) : std::nullopt;
    const bool isNewest = behind == m_states.end();
    m_ahead.clear();
    if (wanted && isNewest && !m_states.back().poses.empty())
        m_ahead = m_growth->posesAhead(m_states.back().poses.back());
    if (wanted == m_shown && (wanted || m_map.poses.empty()))
        return false;
    m_shown = wanted;
    const State state = wanted ? m_states[*wanted] : State();
    m_map.poses = state.poses;
    m_map.sources = state.sources;
    m_map.hasNorth = state.hasNorth;
    m_loops = state.loops;
    m_map.loops.clear();
    for (const Loop& loop : m_loops)
        m_map.loops.push_back(loop.of);
    return true;
}

// True if a sweep was drawn.
bool PlayheadMap::draw(const Request& request)
{
    const std::vector<MapPose>& poses = m_map.poses;
    if (m_map.placed() == 0) {
        forgetCells();
        m_map.mosaic.reset();
        m_next.reset();
        m_drawn.clear();
        return false;
    }
    const double cellM =
        request.cellM ? *request.cellM : std::max(usualCell(sweeps(), poses), m_leastCellM);
    Mosaic* mosaic = m_next ? m_next.get() : m_map.mosaic.get();
    bool isStill =
        !m_isStale && mosaic && mosaic->cellM() == cellM && m_drawn.size() <= poses.size();
    for (std::size_t i = 0; i < m_drawn.size() && isStill; ++i)
        isStill = isDrawnStill(m_drawn[i], poses[i], sweeps()[i].rangeM, cellM);
    if (!isStill) {
        drawAnew(cellM);
        mosaic = m_next.get();
    }
    while (m_drawn.size() < poses.size()) {
        const std::size_t i = m_drawn.size();
        m_drawn.push_back(poses[i]);
        if (!poses[i].isPlaced)
            continue;
        if (drawSweep(m_reader, sweeps()[i], poses[i], *mosaic))
            return true;
        if (const auto larger = nextCell(cellM); larger && !request.cellM) {
            m_leastCellM = *larger;
            return true;
        }
        m_limit = Limit::Cells;
        break;
    }
    if (m_next)
        m_map.mosaic = std::move(m_next);
    return false;
}

// A limit of what was drawn before.
void PlayheadMap::forgetCells()
{
    if (m_limit == Limit::Cells)
        m_limit = Limit::None;
}

void PlayheadMap::drawAnew(double cellM)
{
    forgetCells();
    m_next = std::make_unique<Mosaic>(cellM);
    m_drawn.clear();
    m_isStale = false;
}

} // namespace leadline::map
