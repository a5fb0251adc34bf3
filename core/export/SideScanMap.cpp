// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/SideScanMap.h"

#include "VehicleLine.h"
#include "echo/VehicleTrack.h"
#include "ping/Codec.h"
#include "ping/xtf/Xtf.h"
#include "sidescan/BottomTrack.h"
#include "sidescan/Geometry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

namespace leadline::exporting {

namespace {

using sidescan::Row;
using sidescan::Side;

/// Pings that are read at once, with some before and behind for the bottom line.
constexpr log::Time stretchOfRows = std::chrono::seconds(60);
constexpr log::Time rowMargin = std::chrono::seconds(5);
/// Pings further apart leave a gap.
constexpr double longestStepM = 2;
/// Half of the beam's width along the track, radians.
constexpr double halfBeamRad = 0.4 * std::numbers::pi / 180;
constexpr double cellsOfRange = 250;
/// A course is known of a vehicle that moved so far.
constexpr double leastWayM = 0.5;

double radians(double deg)
{
    return deg * std::numbers::pi / 180;
}

struct Place {
    double northM = 0;
    double eastM = 0;
};

/// Where the vehicle was on the map, between its positions.
class Way {
public:
    Way(const std::vector<VehicleLine>& lines, const map::MapGrid& grid)
    {
        for (const VehicleLine& line : lines)
            for (const VehiclePoint& point : line) {
                const auto at = grid.projection.project({point.latitude, point.longitude});
                m_points.push_back(
                    {point.time,
                     {at.northingM - grid.origin.northingM, at.eastingM - grid.origin.eastingM}});
            }
    }

    [[nodiscard]] std::optional<Place> at(log::Time time) const
    {
        const auto after = std::ranges::lower_bound(m_points, time, {}, &Point::time);
        if (after == m_points.end() || (after == m_points.begin() && after->time != time))
            return std::nullopt;
        if (after->time == time)
            return after->place;
        const Point& before = *std::prev(after);
        const log::Time apart = after->time - before.time;
        if (apart > longestGapOfLine)
            return std::nullopt;
        const double share =
            static_cast<double>((time - before.time).count()) / static_cast<double>(apart.count());
        return Place{std::lerp(before.place.northM, after->place.northM, share),
                     std::lerp(before.place.eastM, after->place.eastM, share)};
    }
    /// Radians clockwise from the map's north; nullopt for a vehicle that rests.
    [[nodiscard]] std::optional<double> course(log::Time time) const
    {
        constexpr log::Time around = std::chrono::seconds(2);
        const auto from = at(time - around);
        const auto to = at(time + around);
        if (!from || !to)
            return std::nullopt;
        const double north = to->northM - from->northM;
        const double east = to->eastM - from->eastM;
        return std::hypot(north, east) >= leastWayM ? std::optional(std::atan2(east, north))
                                                    : std::nullopt;
    }

private:
    struct Point {
        log::Time time{};
        Place place;
    };
    std::vector<Point> m_points;
};

class Drawing {
public:
    Drawing(const log::Log& log, const SideScanMap& options, const map::MapGrid& grid,
            const Way& way)
        : m_log(log),
          m_options(options),
          m_grid(grid),
          m_way(way),
          m_vehicle(log),
          m_rows(log)
    {
        m_rows.setChoices(options.corrections.sides);
        m_bottom.setByHand(options.corrections.bottom);
    }

    using Result = SideScanMap::Result;

    /// Calls `use(row)` for the rows of both sides, those of a side in the order of time.
    template<class Use>
    Result forEachRow(const Use& use)
    {
        const log::Time end = last();
        const log::Time from = m_options.from.value_or(log::Time{});
        for (log::Time time = from; time <= end; time += stretchOfRows) {
            if (m_options.stop && m_options.stop())
                return Result::Stopped;
            m_rows.load(time - rowMargin, time + stretchOfRows + rowMargin);
            m_bottom.take(m_rows);
            for (const Side side : {Side::Port, Side::Starboard})
                for (const Row& row : m_rows.rows(side))
                    if (row.time >= time && row.time <= end && row.time < time + stretchOfRows)
                        if (const Result used = use(row, side); used != Result::Done)
                            return used;
        }
        return Result::Done;
    }

    Result draw(map::Mosaic& mosaic, SideScanMap::Counts& counts)
    {
        std::array<std::optional<Place>, 2> before;
        return forEachRow([&](const Row& row, Side side) {
            ++counts.pings;
            const auto place = m_way.at(row.time);
            const auto heading = headingAt(row.time);
            if (!place || !heading) {
                ++counts.withoutPlace;
                return Result::Done;
            }
            if (!(row.sampleM() > 0))
                return Result::Done;
            auto& last = before[side == Side::Port ? 0 : 1];
            const double stepM =
                last ? std::hypot(place->northM - last->northM, place->eastM - last->eastM) : 0;
            last = place;
            const auto altitudeM = altitudeOf(row);
            if (!altitudeM) {
                ++counts.withoutBottom;
                return Result::Done;
            }
            const auto end = sidescan::groundRange(row.endM(), *altitudeM);
            if (!end || !(*end > 0))
                return Result::Done;
            const double cell = mosaic.cellM();
            fillValues(row, *altitudeM, *end, cell);
            // The apex lies as far on the other side as the ping reaches on its own, so that the
            // strip is nearly as wide everywhere.
            const double bearing = *heading + (side == Side::Port ? -1 : 1) * std::numbers::pi / 2;
            const double wideM =
                std::max((stepM <= longestStepM ? stepM : 0) + cell, 2 * *end * halfBeamRad);
            const double half = std::atan(wideM / 2 / *end);
            ++counts.drawn;
            m_lastDrawn = std::max(m_lastDrawn.value_or(row.time), row.time);
            return mosaic.draw({.northM = place->northM - *end * std::cos(bearing),
                                .eastM = place->eastM - *end * std::sin(bearing),
                                .fromRad = bearing - half,
                                .untilRad = bearing + half,
                                .startM = *end,
                                .stretchM = cell,
                                .values = m_values})
                       ? Result::Done
                       : Result::TooManyCells;
        });
    }

    /// A heading was drawn with, not only courses.
    [[nodiscard]] bool hasHeading() const { return m_hasHeading; }
    /// At the last ping that was drawn.
    [[nodiscard]] std::optional<double> positionBoundM()
    {
        if (!m_lastDrawn)
            return std::nullopt;
        const auto position = m_vehicle.stateAt(*m_lastDrawn).position({*m_lastDrawn});
        return position && position->errorM ? std::optional(2 * *position->errorM) : std::nullopt;
    }

private:
    [[nodiscard]] log::Time last() const
    {
        const std::uint64_t count = m_log.frameCount();
        const auto end = count > 0 ? m_log.timeOf(count - 1) : std::nullopt;
        return std::min(end.value_or(log::Time{}), m_options.until.value_or(log::Time::max()));
    }

    /// Radians clockwise from the map's north.
    [[nodiscard]] std::optional<double> headingAt(log::Time time)
    {
        const auto heading = m_vehicle.headingAt(time);
        if (!heading)
            return m_way.course(time);
        m_hasHeading = true;
        const auto origin = m_grid.projection.unproject(m_grid.origin);
        return radians(heading->deg - m_grid.projection.convergenceDeg(origin));
    }

    [[nodiscard]] std::optional<double> altitudeOf(const Row& row)
    {
        const auto found = m_bottom.at(row.time);
        if (found && found->byHand)
            return found->metres;
        if (m_log.stream(row.unit.stream).kind() == ping::Family::Xtf) {
            const auto frame = m_log.read(row.frame, m_scratch);
            const auto profile =
                frame ? ping::decodePayload<ping::xtf::Profile>(frame->payload) : std::nullopt;
            if (profile && profile->altitudeM > 0)
                return profile->altitudeM;
        }
        return found && found->confidencePercent >= sidescan::BottomTrack::leastConfidencePercent
                   ? std::optional(found->metres)
                   : std::nullopt;
    }

    /// The mean level of each stretch on the ground.
    void fillValues(const Row& row, double altitudeM, double endM, double stretchM)
    {
        m_values.clear();
        const double sampleM = row.sampleM();
        const auto sampleAt = [&](double groundM) {
            const double slant = sidescan::slantRange(groundM, altitudeM);
            return static_cast<std::ptrdiff_t>(std::floor((slant - row.startM) / sampleM));
        };
        const auto count = static_cast<std::ptrdiff_t>(row.levels.size());
        for (double ground = 0; ground < endM; ground += stretchM) {
            const std::ptrdiff_t first = sampleAt(ground);
            const std::ptrdiff_t until = std::max(first + 1, sampleAt(ground + stretchM));
            unsigned sum = 0;
            unsigned samples = 0;
            for (std::ptrdiff_t i = std::max<std::ptrdiff_t>(first, 0); i < std::min(until, count);
                 ++i, ++samples)
                sum += row.levels[static_cast<std::size_t>(i)];
            m_values.push_back(static_cast<std::uint8_t>(samples > 0 ? sum / samples : 0));
        }
    }

    const log::Log& m_log;
    const SideScanMap& m_options;
    const map::MapGrid& m_grid;
    const Way& m_way;
    echo::VehicleTrack m_vehicle;
    sidescan::RowWindow m_rows;
    sidescan::BottomTrack m_bottom;
    std::vector<std::uint8_t> m_values;
    std::vector<std::byte> m_scratch;
    bool m_hasHeading = false;
    std::optional<log::Time> m_lastDrawn;
};

/// Pings within the times of streams that carry units of no known side only.
std::uint64_t pingsWithoutSide(const log::Log& log, const SideScanMap& options)
{
    sidescan::SideFinder sides;
    sides.setChoices(options.corrections.sides);
    sides.lookAt(log);
    std::map<log::StreamNumber, bool> isUnknown;
    for (const sidescan::Unit& unit : sides.units()) {
        bool& known = isUnknown.try_emplace(unit.stream, true).first->second;
        known = known && sides.sideOf(log, unit) == Side::Unknown;
    }
    std::uint64_t pings = 0;
    for (const auto& [number, unknown] : isUnknown) {
        const auto& its = log.stream(number).pings();
        const std::uint64_t end = options.until ? log.countUpTo(its, *options.until) : its.size();
        const std::uint64_t first =
            options.from ? log.countUpTo(its, *options.from - log::Time(1)) : 0;
        pings += unknown && end > first ? end - first : 0;
    }
    return pings;
}

} // namespace

SideScanMap::Result SideScanMap::build(const log::Log& log, map::DiveMap& map, Counts& counts) const
{
    map.grid = map::VehiclePositions(log).grid();
    map.hasNorth = true;
    map.sources.gps = true;
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const log::Stream& stream = log.stream(static_cast<log::StreamNumber>(i));
        map.isSimulated = map.isSimulated || (sidescan::isSideScan(stream) && stream.simulated());
    }
    const auto lines = vehicleLines(log, {}, {});
    if (!map.grid || !lines || lines->empty())
        return Result::NoPositions;
    const Way way(*lines, *map.grid);
    double rangeM = 0;
    const Result looked = Drawing(log, *this, *map.grid, way).forEachRow([&](const Row& row, Side) {
        rangeM = std::max(rangeM, row.endM());
        return Result::Done;
    });
    if (looked != Result::Done)
        return looked;
    const std::uint64_t withoutSide = pingsWithoutSide(log, *this);
    if (rangeM <= 0)
        return withoutSide > 0 ? Result::NoSides : Result::NoPings;
    Result drawn = Result::TooManyCells;
    std::optional<double> cell = cellM ? cellM : map::nextCell(rangeM / cellsOfRange);
    if (!cell)
        cell = map::Mosaic::largestCellM;
    while (drawn == Result::TooManyCells && cell) {
        counts = {.withoutSide = withoutSide};
        map.mosaic = std::make_unique<map::Mosaic>(*cell);
        Drawing drawing(log, *this, *map.grid, way);
        drawn = drawing.draw(*map.mosaic, counts);
        map.sources.compass = drawing.hasHeading();
        counts.lastPositionBoundM = drawing.positionBoundM();
        cell = cellM ? std::nullopt : map::nextCell(*cell);
    }
    if (drawn == Result::Done && map.mosaic->extent().columns() == 0)
        drawn = Result::NothingDrawn;
    if (drawn != Result::Done)
        map.mosaic.reset();
    return drawn;
}

} // namespace leadline::exporting
