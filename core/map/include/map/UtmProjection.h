// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace leadline::map {

struct GeoPosition {
    /// Degrees, WGS 84.
    double latitude = 0;
    double longitude = 0;
};

struct UtmPosition {
    /// Metres, as the zone counts them.
    double eastingM = 0;
    double northingM = 0;
};

/// One zone of the Universal Transverse Mercator grid on WGS 84, without the exceptions of Norway
/// and Svalbard. Uses Krüger's series up to the fourth power of the third flattening, whose error
/// is far below a millimetre within a zone (C. F. F. Karney, Journal of Geodesy 85, 2011).
class UtmProjection {
public:
    /// The zone of that place; nullopt beyond 80° S and 84° N and for what is no position.
    [[nodiscard]] static std::optional<UtmProjection> of(const GeoPosition& place);

    /// 1 to 60.
    [[nodiscard]] int zone() const { return m_zone; }
    [[nodiscard]] bool isNorth() const { return m_isNorth; }
    /// EPSG code of the projected coordinate system, 32601 to 32660 and 32701 to 32760.
    [[nodiscard]] int epsg() const { return (m_isNorth ? 32600 : 32700) + m_zone; }
    [[nodiscard]] double centralMeridianDeg() const { return 6.0 * m_zone - 183; }

    [[nodiscard]] UtmPosition project(const GeoPosition& place) const;
    [[nodiscard]] GeoPosition unproject(const UtmPosition& position) const;
    /// Degrees by which the grid's north lies clockwise of true north.
    [[nodiscard]] double convergenceDeg(const GeoPosition& place) const;

private:
    UtmProjection(int zone, bool isNorth) : m_zone(zone), m_isNorth(isNorth) {}

    int m_zone;
    bool m_isNorth;
};

} // namespace leadline::map
