// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/SeriesCursor.h"
#include "echo/VehicleTrack.h"
#include "map/MapTrack.h"
#include "map/UtmProjection.h"

#include <optional>
#include <string>
#include <vector>

namespace leadline::map {

/// The grid on which a map with positions lies.
struct MapGrid {
    UtmProjection projection;
    /// The map's origin, whole metres of the zone.
    UtmPosition origin;
};

/// What a recording's vehicle knew of its place: positions (GLOBAL_POSITION_INT, GPS_RAW_INT with a
/// fix), steps of a velocity log (LOCAL_POSITION_NED without a fix, VISION_POSITION_DELTA), and
/// headings. The rules are those of mavlink::VehicleState. Used by one thread.
class VehiclePositions {
public:
    explicit VehiclePositions(const log::Log& log);

    /// Nullopt if the recording holds no position on the Earth.
    [[nodiscard]] const std::optional<MapGrid>& grid() const { return m_grid; }
    /// True if positions of satellites or an estimate with a fix place the map on the ground all
    /// the time; else only its beginning is known.
    [[nodiscard]] bool hasFixes() const { return m_hasFixes; }

    /// To be called for the sweeps in the order of time.
    [[nodiscard]] VehicleFix next(const registration::Sweep& sweep);
    [[nodiscard]] bool hasVehicle() { return m_track.system().has_value(); }
    /// Of the map's north, degrees; nullopt if unknown.
    [[nodiscard]] std::optional<double> headingAt(double timeS);
    /// The first position on the Earth, in metres from the map's origin; nullopt if there is none
    /// or hasFixes().
    [[nodiscard]] const std::optional<VehicleFix::Position>& anchor() const { return m_anchor; }

private:
    [[nodiscard]] std::optional<VehicleFix::Way> wayUntil(double fromS, double untilS);
    void findGrid();

    const log::Log* m_log;
    echo::VehicleTrack m_track;
    std::optional<MapGrid> m_grid;
    bool m_hasFixes = false;
    std::optional<VehicleFix::Position> m_anchor;
    double m_convergenceDeg = 0;
    std::vector<echo::SeriesCursor> m_deltas;
    std::vector<std::byte> m_scratch;
    // Of the sweep before.
    std::optional<double> m_beforeS;
    std::optional<VehicleFix::Step> m_beforeLocal;
};

} // namespace leadline::map
