// SPDX-License-Identifier: GPL-3.0-or-later
#include "ghost/GhostTurn.h"

#include "base/Units.h"
#include "echo/BearingIndex.h"
#include "echo/LevelMeasurement.h"
#include "registration/MotionEstimator.h"
#include "registration/SweepReader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace leadline::app {

namespace {

using registration::Sweep;
using registration::SweepPose;

/// Pings that are searched for the beginnings of the last sweeps.
constexpr std::uint64_t mostPings = 4096;
constexpr std::uint64_t fewestPings = 12;
/// Sweeps before the newest one that its motion is estimated from.
constexpr int sweepsBefore = 2;
/// Bearings that a head that goes round has passed in a sweep, gradians.
constexpr int wholeTurn = 380;

double secondsAt(const echo::PingReader& reader, std::uint64_t ping)
{
    const auto time = reader.timeOf(ping);
    return time ? std::chrono::duration<double>(*time).count() : 0;
}

/// The first ping of the sweeps that are of interest among the first `count`.
std::uint64_t firstOfSweeps(const echo::PingReader& reader, std::uint64_t count)
{
    const std::uint64_t from = count > mostPings ? count - mostPings : 0;
    echo::SweepCounter counter;
    for (std::uint64_t ping = from; ping < count; ++ping)
        if (const auto entry = reader.entry(ping))
            counter.add(static_cast<std::uint32_t>(ping), entry->angleGrad);
    return std::max<std::uint64_t>(from, counter.firstOf(sweepsBefore + 1));
}

bool goesRound(const echo::PingReader& reader, const Sweep& sweep)
{
    int passed = 0;
    int last = -1;
    for (std::uint64_t ping = sweep.firstPing; ping <= sweep.lastPing; ++ping) {
        const auto entry = reader.entry(ping);
        if (!entry || entry->angleGrad >= base::gradiansPerTurn)
            continue;
        if (last >= 0)
            passed += static_cast<int>(std::abs(std::remainder(
                static_cast<double>(entry->angleGrad) - last, base::gradiansPerTurn)));
        last = entry->angleGrad;
    }
    return passed >= wholeTurn;
}

/// The pings and echoes of all sweeps between two pings.
Sweep part(const std::vector<Sweep>& sweeps, const echo::PingReader& reader, std::uint64_t first,
           std::uint64_t last)
{
    Sweep result;
    result.firstPing = first;
    result.lastPing = last;
    result.pings = static_cast<int>(last - first + 1);
    result.beginS = secondsAt(reader, first);
    result.endS = secondsAt(reader, last);
    for (const Sweep& sweep : sweeps) {
        if (sweep.lastPing < first || sweep.firstPing > last)
            continue;
        result.rangeM = std::max(result.rangeM, sweep.rangeM);
        for (const auto& point : sweep.points)
            if (point.timeS >= result.beginS - 1e-6 && point.timeS <= result.endS + 1e-6)
                result.points.push_back(point);
    }
    return result;
}

/// The turns that end with the newest ping, each as long as a sweep, the newest last. Of a head
/// that goes to and fro they are its whole sweeps.
std::vector<Sweep> newestTurns(const echo::PingReader& reader, std::uint64_t count)
{
    registration::SweepReader sweepReader(reader, firstOfSweeps(reader, count));
    std::vector<Sweep> sweeps;
    while (auto sweep = sweepReader.next(count))
        sweeps.push_back(std::move(*sweep));
    const auto rest = sweepReader.rest();
    if (sweeps.empty() && !rest)
        return {};
    if (sweeps.empty() || !rest) {
        if (rest)
            sweeps.push_back(*rest);
        return sweeps;
    }
    const Sweep whole = sweeps.back();
    if (!goesRound(reader, whole))
        return sweeps;
    sweeps.push_back(*rest);
    const std::uint64_t pings = whole.lastPing - whole.firstPing + 1;
    std::vector<Sweep> turns;
    std::uint64_t last = rest->lastPing;
    for (int back = 0; back <= sweepsBefore; ++back) {
        if (last + 1 < sweeps.front().firstPing + pings)
            break;
        turns.push_back(part(sweeps, reader, last + 1 - pings, last));
        last -= pings;
    }
    std::ranges::reverse(turns);
    return turns;
}

/// Degrees clockwise from `deg` to `to`, at most half a turn.
double between(double deg, double to)
{
    return std::remainder(to - deg, 360.0);
}

std::optional<double> headingAt(const std::vector<std::pair<double, double>>& headings,
                                double timeS)
{
    if (headings.empty())
        return std::nullopt;
    const auto behind = std::ranges::find_if(
        headings, [timeS](const auto& heading) { return heading.first >= timeS; });
    if (behind == headings.begin())
        return headings.front().second;
    if (behind == headings.end())
        return headings.back().second;
    const auto& before = *(behind - 1);
    const double share = (timeS - before.first) / std::max(behind->first - before.first, 1e-9);
    return before.second + share * between(before.second, behind->second);
}

/// The vehicle's way during the newest turn: by the echoes, else by the compass, else none.
std::vector<SweepPose> pathOf(const std::vector<Sweep>& turns,
                              const std::vector<std::pair<double, double>>& headings)
{
    if (turns.size() > 1) {
        registration::MotionEstimator estimator;
        std::vector<registration::MotionEstimator::Estimate> estimates;
        for (const Sweep& turn : turns)
            std::ranges::move(estimator.add(turn), std::back_inserter(estimates));
        std::ranges::move(estimator.finish(), std::back_inserter(estimates));
        if (!estimates.empty() && estimates.back().motion && !estimates.back().path.empty())
            return estimates.back().path;
    }
    std::vector<SweepPose> path;
    const Sweep& turn = turns.back();
    const auto middle = headingAt(headings, turn.middleS());
    constexpr int poses = 24;
    for (int i = 0; middle && i <= poses; ++i) {
        const double timeS = turn.beginS + (turn.endS - turn.beginS) * i / poses;
        path.push_back(
            {.timeS = timeS, .rotationDeg = between(*middle, *headingAt(headings, timeS))});
    }
    return path;
}

/// A ping with what the vehicle's way makes of its bearing.
struct Placed {
    echo::Profile profile;
    std::vector<std::byte> bytes;
    SweepPose pose;
    /// Radians from ahead in the middle of the turn, and half of its width.
    double bearing = 0;
    double halfWidth = 0;
};

/// Levels by bearing: which ping is drawn at each.
constexpr std::size_t bearingBins = 1600;
/// The beam is that wide at least, so that steps leave no gaps.
constexpr double leastHalfWidth = 0.6 * radiansPerDegree;

GhostGrid gridOf(const std::vector<Placed>& pings, double rangeM)
{
    std::vector<echo::Profile> profiles;
    profiles.reserve(pings.size());
    for (const Placed& ping : pings)
        profiles.push_back(ping.profile);
    const auto curve = echo::measureLevels(profiles).curve.bounded();
    std::array<std::uint8_t, 256> levels{};
    for (std::size_t i = 0; i < levels.size(); ++i) {
        constexpr double dark = echo::ToneCurve::darkest;
        const double share = (curve.position(static_cast<double>(i)) - dark) / (255 - dark);
        levels[i] = static_cast<std::uint8_t>(1 + std::lround(254 * std::clamp(share, 0.0, 1.0)));
    }

    std::array<std::int32_t, bearingBins> pingOf{};
    pingOf.fill(-1);
    constexpr double perRadian = bearingBins / (2 * std::numbers::pi);
    for (std::size_t i = 0; i < pings.size(); ++i) {
        const int from =
            static_cast<int>(std::floor((pings[i].bearing - pings[i].halfWidth) * perRadian));
        const int to =
            static_cast<int>(std::ceil((pings[i].bearing + pings[i].halfWidth) * perRadian));
        constexpr int bins = bearingBins;
        for (int bin = from; bin <= to; ++bin)
            pingOf[static_cast<std::size_t>(((bin % bins) + bins) % bins)] =
                static_cast<std::int32_t>(i);
    }

    GhostGrid grid;
    grid.rangeM = rangeM;
    constexpr auto side = static_cast<std::size_t>(GhostGrid::side);
    grid.levels.assign(side * side, GhostGrid::notHeard);
    const double half = grid.cellM() / 2;
    auto level = grid.levels.begin();
    for (int row = 0; row < GhostGrid::side; ++row)
        for (int column = 0; column < GhostGrid::side; ++column, ++level) {
            const auto [ahead, right] = grid.middleOf(row, column);
            double bearing = std::atan2(right, ahead) * perRadian;
            if (bearing < 0)
                bearing += bearingBins;
            const std::int32_t at =
                pingOf[std::min(static_cast<std::size_t>(bearing), bearingBins - 1)];
            if (at < 0)
                continue;
            const Placed& ping = pings[static_cast<std::size_t>(at)];
            const auto count = static_cast<double>(ping.profile.samples.size());
            const double distance =
                std::hypot(ahead - ping.pose.forwardM, right - ping.pose.rightM);
            const double perSample = ping.profile.lengthM / count;
            const double first = (distance - half - ping.profile.startM) / perSample;
            const double last = (distance + half - ping.profile.startM) / perSample;
            if (last < 0 || first >= count)
                continue;
            std::uint8_t most = 0;
            const auto end = static_cast<std::size_t>(std::min(last, count - 1));
            for (auto i = static_cast<std::size_t>(std::max(first, 0.0)); i <= end; ++i)
                most = std::max(most,
                                levels[static_cast<std::size_t>(255.0 * ping.profile.samples[i] /
                                                                ping.profile.samples.fullScale())]);
            *level = most;
        }
    return grid;
}

/// The bearing under another mounting than that of the log, radians.
double remounted(double bearing, const log::Mounting& from, const log::Mounting& to)
{
    const double device = (bearing - from.turnDeg * radiansPerDegree) * (from.upsideDown ? -1 : 1);
    return (to.upsideDown ? -device : device) + to.turnDeg * radiansPerDegree;
}

} // namespace

std::uint8_t GhostGrid::at(double aheadM, double rightM) const
{
    const double row = (rangeM - aheadM) / cellM();
    const double column = (rightM + rangeM) / cellM();
    if (!(row >= 0 && row < side && column >= 0 && column < side))
        return notHeard;
    return levels[static_cast<std::size_t>(row) * side + static_cast<std::size_t>(column)];
}

float GhostGrid::between(double aheadM, double rightM) const
{
    const double row = (rangeM - aheadM) / cellM() - 0.5;
    const double column = (rightM + rangeM) / cellM() - 0.5;
    if (!(row >= 0 && row < side - 1 && column >= 0 && column < side - 1))
        return 0;
    const auto r = static_cast<std::size_t>(row);
    const auto c = static_cast<std::size_t>(column);
    const std::uint8_t* cell = &levels[r * side + c];
    if (cell[0] == notHeard || cell[1] == notHeard || cell[side] == notHeard ||
        cell[side + 1] == notHeard)
        return 0;
    const auto down = static_cast<float>(row - static_cast<double>(r));
    const auto aside = static_cast<float>(column - static_cast<double>(c));
    const auto mix = [aside](std::uint8_t left, std::uint8_t right) {
        return static_cast<float>(left) +
               aside * (static_cast<float>(right) - static_cast<float>(left));
    };
    const float above = mix(cell[0], cell[1]);
    return above + down * (mix(cell[side], cell[side + 1]) - above);
}

std::pair<double, double> GhostGrid::middleOf(int row, int column) const
{
    return {rangeM - (row + 0.5) * cellM(), (column + 0.5) * cellM() - rangeM};
}

std::shared_ptr<const GhostTurn> readGhostTurn(const GhostTurnSource& source)
{
    const echo::PingReader& reader = source.reader;
    std::vector<Sweep> turns = newestTurns(reader, source.count);
    if (turns.empty() || turns.back().lastPing + 1 < turns.back().firstPing + fewestPings)
        return nullptr;
    const auto recorded = reader.log().stream(reader.stream()).mounting();
    const log::Mounting from = recorded.value_or(log::Mounting{});
    const bool isOther =
        from.upsideDown != source.mounting.upsideDown || from.turnDeg != source.mounting.turnDeg;
    if (isOther)
        for (Sweep& turn : turns)
            for (auto& point : turn.points) {
                const double bearing =
                    remounted(std::atan2(point.rightM, point.aheadM), from, source.mounting);
                point.aheadM = point.rangeM * std::cos(bearing);
                point.rightM = point.rangeM * std::sin(bearing);
            }
    const Sweep& turn = turns.back();
    const auto path = pathOf(turns, source.headings);

    auto result = std::make_shared<GhostTurn>();
    result->place = registration::Place(turn, path);
    result->pings = turn.lastPing - turn.firstPing + 1;
    result->middlePing = turn.firstPing + result->pings / 2;
    result->middle = reader.timeOf(result->middlePing).value_or(log::Time{});
    result->headingDeg = headingAt(source.headings, turn.middleS());

    std::vector<Placed> pings;
    double rangeM = 0;
    std::optional<log::PingEntry> before;
    for (std::uint64_t number = turn.firstPing; number <= turn.lastPing; ++number) {
        const auto entry = reader.entry(number);
        Placed placed;
        const auto ping = reader.read(number, placed.bytes);
        if (!entry || !ping || !ping->angleGrad || *ping->angleGrad >= base::gradiansPerTurn ||
            ping->profile.samples.empty())
            continue;
        placed.profile = ping->profile;
        if (!path.empty())
            placed.pose =
                registration::poseOn(path, std::chrono::duration<double>(ping->time).count());
        placed.bearing = registration::bearingOf(*ping->angleGrad, source.mounting) +
                         placed.pose.rotationDeg * radiansPerDegree;
        const auto behind = reader.entry(number + 1);
        placed.halfWidth =
            std::max(leastHalfWidth, 0.9 * radiansPerDegree / 2 *
                                         (1 + echo::stepOf(*entry, before ? &*before : nullptr,
                                                           behind ? &*behind : nullptr)));
        before = entry;
        rangeM = std::max(rangeM, ping->profile.endM());
        pings.push_back(std::move(placed));
    }
    if (pings.size() < fewestPings || !(rangeM > 0))
        return nullptr;
    result->grid = gridOf(pings, rangeM);
    return result;
}

} // namespace leadline::app
