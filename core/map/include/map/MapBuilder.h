// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"
#include "map/MapGrowth.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace leadline::map {

/// A map of a part of a recording.
struct DiveMap {
    std::vector<MapPose> poses;
    std::vector<LoopClosure> loops;
    MapSources sources;
    /// Without positions nullopt: the map's metres are then counted from where it begins.
    std::optional<MapGrid> grid;
    /// True if north is the vehicle's, false if up is the first heading.
    bool hasNorth = false;
    /// True if a simulator made it.
    bool isSimulated = false;
    /// Null if no sweep could be placed.
    std::unique_ptr<Mosaic> mosaic;

    [[nodiscard]] std::size_t placed() const;
    /// Of these, sweeps that are known to the map's beginning, or to the ground, within
    /// MapTrack::largestErrorM.
    [[nodiscard]] std::size_t sure() const;
    /// The last pose that is drawn; null if none is.
    [[nodiscard]] const MapPose* lastPlaced() const;
    /// "GPS + picture"
    [[nodiscard]] std::string builtOn() const;
};

/// Side of a cell in metres that suits the largest range of the sweeps that are drawn; `poses` are
/// those of the first sweeps.
[[nodiscard]] double usualCell(std::span<const MapSweep> sweeps, std::span<const MapPose> poses);
/// The next larger of those sides; nullopt behind the largest.
[[nodiscard]] std::optional<double> nextCell(double cellM);

/// Makes the map of a scanning sonar's sweeps.
class MapBuilder {
public:
    struct Options {
        /// Numbers of pings.
        std::uint64_t first = 0;
        std::uint64_t until = 0;
        /// 0.02 to 1 m; nullopt chooses it by the range.
        std::optional<double> cellM = {};
    };
    enum class Result : std::uint8_t {
        Done,
        Stopped,
        NoSweeps,
        /// More than MapTrack::mostSweeps.
        TooManySweeps,
        /// More than Mosaic::mostCells.
        TooManyCells,
    };
    /// Called between steps of the work; true stops it.
    using Stop = std::function<bool()>;

    MapBuilder(const echo::PingReader& reader, const Options& options)
        : m_reader(reader),
          m_options(options)
    {
    }
    [[nodiscard]] Result build(DiveMap& map, const Stop& stop);

private:
    [[nodiscard]] Result track(DiveMap& map, MapGrowth& growth, const Stop& stop);
    [[nodiscard]] Result draw(DiveMap& map, const std::vector<MapSweep>& sweeps, double cellM,
                              const Stop& stop);

    echo::PingReader m_reader;
    Options m_options;
};

} // namespace leadline::map
