// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/MapBuilder.h"

#include <algorithm>
#include <array>

namespace leadline::map {

namespace {

constexpr std::array cells{0.02, 0.05, 0.1, 0.2, 0.5, 1.0};
constexpr double cellsPerRange = 500;

} // namespace

double usualCell(std::span<const MapSweep> sweeps, std::span<const MapPose> poses)
{
    double rangeM = 0;
    for (std::size_t i = 0; i < poses.size(); ++i)
        if (poses[i].isPlaced)
            rangeM = std::max(rangeM, sweeps[i].rangeM);
    const auto cell = std::ranges::find_if(
        cells, [rangeM](double each) { return each >= rangeM / cellsPerRange; });
    return cell == cells.end() ? cells.back() : *cell;
}

std::optional<double> nextCell(double cellM)
{
    const auto cell = std::ranges::find_if(cells, [cellM](double each) { return each > cellM; });
    return cell == cells.end() ? std::nullopt : std::optional(*cell);
}

std::size_t DiveMap::placed() const
{
    return static_cast<std::size_t>(std::ranges::count_if(poses, &MapPose::isPlaced));
}

std::size_t DiveMap::sure() const
{
    return static_cast<std::size_t>(std::ranges::count_if(poses, &MapTrack::isSure));
}

const MapPose* DiveMap::lastPlaced() const
{
    const auto last = std::ranges::find_if(poses.rbegin(), poses.rend(), &MapPose::isPlaced);
    return last == poses.rend() ? nullptr : &*last;
}

std::string DiveMap::builtOn() const
{
    std::string all;
    const auto add = [&all](bool isUsed, const char* name) {
        if (isUsed)
            all += (all.empty() ? "" : " + ") + std::string(name);
    };
    add(sources.gps, "GPS");
    add(sources.dvl, "DVL");
    add(sources.compass, "compass");
    add(sources.picture, "picture");
    return all;
}

MapBuilder::Result MapBuilder::track(DiveMap& map, MapGrowth& growth, const Stop& stop)
{
    using Step = MapGrowth::Step;
    map.grid = growth.grid();
    map.isSimulated = m_reader.log().stream(m_reader.stream()).simulated();
    Step step = Step::Read;
    while (step == Step::Read) {
        if (stop())
            return Result::Stopped;
        step = growth.read(m_options.until);
    }
    if (step == Step::TooManySweeps || growth.finish() == Step::TooManySweeps)
        return Result::TooManySweeps;
    if (growth.sweeps().empty())
        return Result::NoSweeps;
    growth.track().solve();
    map.poses = growth.track().poses();
    map.loops = growth.track().loops();
    map.sources = growth.track().sources();
    map.hasNorth = growth.hasNorth();
    return Result::Done;
}

MapBuilder::Result MapBuilder::build(DiveMap& map, const Stop& stop)
{
    MapGrowth growth(m_reader, m_options.first);
    if (const Result tracked = track(map, growth, stop); tracked != Result::Done)
        return tracked;
    if (map.placed() == 0)
        return Result::Done;
    const std::vector<MapSweep>& sweeps = growth.sweeps();
    if (m_options.cellM)
        return draw(map, sweeps, *m_options.cellM, stop);
    std::optional<double> cellM = usualCell(sweeps, map.poses);
    Result drawn = Result::TooManyCells;
    while (drawn == Result::TooManyCells && cellM) {
        drawn = draw(map, sweeps, *cellM, stop);
        cellM = nextCell(*cellM);
    }
    return drawn;
}

MapBuilder::Result MapBuilder::draw(DiveMap& map, const std::vector<MapSweep>& sweeps, double cellM,
                                    const Stop& stop)
{
    map.mosaic = std::make_unique<Mosaic>(cellM);
    for (std::size_t i = 0; i < sweeps.size(); ++i) {
        if (stop())
            return Result::Stopped;
        if (map.poses[i].isPlaced && !drawSweep(m_reader, sweeps[i], map.poses[i], *map.mosaic)) {
            map.mosaic.reset();
            return Result::TooManyCells;
        }
    }
    return Result::Done;
}

} // namespace leadline::map
