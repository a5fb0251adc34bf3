// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/UtmProjection.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace leadline::map {

namespace {

constexpr double degree = std::numbers::pi / 180;
constexpr double equatorialRadiusM = 6378137;
constexpr double flattening = 1 / 298.257223563;
constexpr double scaleFactor = 0.9996;
constexpr double falseEastingM = 500'000;
constexpr double falseNorthingOfSouthM = 10'000'000;

/// The third flattening, and its powers.
constexpr double n1 = flattening / (2 - flattening);
constexpr double n2 = n1 * n1;
constexpr double n3 = n2 * n1;
constexpr double n4 = n3 * n1;
constexpr double rectifyingRadiusM = equatorialRadiusM / (1 + n1) * (1 + n2 / 4 + n4 / 64);
constexpr std::array alphas{
    n1 / 2 - 2 * n2 / 3 + 5 * n3 / 16 + 41 * n4 / 180,
    13 * n2 / 48 - 3 * n3 / 5 + 557 * n4 / 1440,
    61 * n3 / 240 - 103 * n4 / 140,
    49561 * n4 / 161280,
};
constexpr std::array betas{
    n1 / 2 - 2 * n2 / 3 + 37 * n3 / 96 - n4 / 360,
    n2 / 48 + n3 / 15 - 437 * n4 / 1440,
    17 * n3 / 480 - 37 * n4 / 840,
    4397 * n4 / 161280,
};

const double eccentricity = std::sqrt(flattening * (2 - flattening));

/// Tangent of the conformal latitude from that of the geographic one.
double conformal(double tau)
{
    const double sigma =
        std::sinh(eccentricity * std::atanh(eccentricity * tau / std::hypot(1, tau)));
    return tau * std::hypot(1, sigma) - sigma * std::hypot(1, tau);
}

} // namespace

std::optional<UtmProjection> UtmProjection::of(const GeoPosition& place)
{
    constexpr double southernmost = -80;
    constexpr double northernmost = 84;
    if (!(place.latitude >= southernmost && place.latitude <= northernmost) ||
        !(std::abs(place.longitude) <= 180))
        return std::nullopt;
    const int zone = static_cast<int>(std::floor((place.longitude + 180) / 6)) + 1;
    return UtmProjection(std::min(zone, 60), place.latitude >= 0);
}

UtmPosition UtmProjection::project(const GeoPosition& place) const
{
    const double along = std::remainder(place.longitude - centralMeridianDeg(), 360.0) * degree;
    const double tau = conformal(std::tan(place.latitude * degree));
    const double xi = std::atan2(tau, std::cos(along));
    const double eta = std::asinh(std::sin(along) / std::hypot(tau, std::cos(along)));
    double north = xi;
    double east = eta;
    for (std::size_t j = 0; j < alphas.size(); ++j) {
        const double order = 2.0 * static_cast<double>(j + 1);
        north += alphas[j] * std::sin(order * xi) * std::cosh(order * eta);
        east += alphas[j] * std::cos(order * xi) * std::sinh(order * eta);
    }
    const double scale = scaleFactor * rectifyingRadiusM;
    return {falseEastingM + scale * east, (m_isNorth ? 0 : falseNorthingOfSouthM) + scale * north};
}

GeoPosition UtmProjection::unproject(const UtmPosition& position) const
{
    const double scale = scaleFactor * rectifyingRadiusM;
    const double xi = (position.northingM - (m_isNorth ? 0 : falseNorthingOfSouthM)) / scale;
    const double eta = (position.eastingM - falseEastingM) / scale;
    double north = xi;
    double east = eta;
    for (std::size_t j = 0; j < betas.size(); ++j) {
        const double order = 2.0 * static_cast<double>(j + 1);
        north -= betas[j] * std::sin(order * xi) * std::cosh(order * eta);
        east -= betas[j] * std::cos(order * xi) * std::sinh(order * eta);
    }
    const double target = std::sin(north) / std::hypot(std::sinh(east), std::cos(north));
    // Newton's method, which is done after two or three steps.
    constexpr int steps = 6;
    const double squared = eccentricity * eccentricity;
    double tau = target;
    for (int i = 0; i < steps; ++i) {
        const double reached = conformal(tau);
        const double slope = (1 + (1 - squared) * tau * tau) /
                             ((1 - squared) * std::hypot(1, reached) * std::hypot(1, tau));
        tau += (target - reached) * slope;
    }
    return {
        std::atan(tau) / degree,
        std::remainder(centralMeridianDeg() + std::atan2(std::sinh(east), std::cos(north)) / degree,
                       360.0)};
}

double UtmProjection::convergenceDeg(const GeoPosition& place) const
{
    // From a short way to the north: its series would be as long again.
    constexpr double step = 1e-5;
    const UtmPosition from = project(place);
    const UtmPosition to = project({place.latitude + step, place.longitude});
    return -std::atan2(to.eastingM - from.eastingM, to.northingM - from.northingM) / degree;
}

} // namespace leadline::map
