// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace leadline::echo {

/// How a sound speed is known, which determines its error.
enum class SpeedBasis : std::uint8_t {
    /// From the recording or the device, or typed in; the water is unknown.
    Unknown,
    /// From the kind of water: fresh, brackish or sea.
    WaterKind,
    /// From measured temperature and salinity.
    Measured,
};

/// Relative error ± of a sound speed, and so of a range.
[[nodiscard]] constexpr double relativeUncertainty(SpeedBasis basis)
{
    constexpr double unknown = 0.05;
    constexpr double waterKind = 0.02;
    constexpr double measured = 0.005;
    switch (basis) {
    case SpeedBasis::WaterKind:
        return waterKind;
    case SpeedBasis::Measured:
        return measured;
    case SpeedBasis::Unknown:
        break;
    }
    return unknown;
}

/// The sound speed used for displayed ranges, and how well it is known.
struct WaterSound {
    /// m/s; nullopt leaves ranges as recorded.
    std::optional<double> speed = std::nullopt;
    SpeedBasis basis = SpeedBasis::Unknown;

    /// Relative error ± of a range: 0.05, 0.02 or 0.005.
    [[nodiscard]] double relativeUncertainty() const { return echo::relativeUncertainty(basis); }
    [[nodiscard]] double uncertaintyPercent() const { return 100 * relativeUncertainty(); }

    friend bool operator==(const WaterSound&, const WaterSound&) = default;
};

enum class WaterKind : std::uint8_t { Fresh, Brackish, Sea };

/// Properties of the water along the sound's path.
struct Water {
    /// °C, temperature scale ITS-90 as of current sensors.
    double temperatureC = 0;
    /// Practical salinity (PSS-78), about grams of salt in a kilogram.
    double salinity = 0;
    /// Metres below the surface.
    double depthM = 0;

    static constexpr double lowestTemperatureC = 0;
    static constexpr double highestTemperatureC = 40;
    static constexpr double highestSalinity = 40;
    static constexpr double greatestDepthM = 9000;
};

/// Sound speed in m/s in water of `salinity` at `temperature68` (°C, IPTS-68) and gauge pressure
/// `pressureDbar`: C.-T. Chen and F. J. Millero, "Speed of sound in seawater at high pressures", J.
/// Acoust. Soc. Am. 62 (1977), as given by N. P. Fofonoff and R. C. Millard, "Algorithms for
/// computation of fundamental properties of seawater", Unesco technical papers in marine science 44
/// (1983), whose check value is 1731.995 m/s at 40 °C, 40 and 10000 dbar. Valid for 0..40 °C,
/// salinity 0..40 and 0..10000 dbar.
[[nodiscard]] double chenMilleroSpeed(double temperature68, double salinity, double pressureDbar);

/// Pressure of sea water at 45° latitude: P. M. Saunders, "Practical conversion of pressure to
/// depth", J. Phys. Oceanogr. 11 (1981). Within 0.3 % at other latitudes, which changes the sound
/// speed by 0.005 % per 1000 m.
[[nodiscard]] double pressureDbarAt(double depthM);

/// m/s; nullopt outside the limits of Water, where the formula is not valid.
[[nodiscard]] std::optional<double> soundSpeedIn(const Water& water);

/// m/s if only the kind of water is known: at salinity 0, 15 or 35, 12 °C, near the surface. An
/// error of 2 % covers 5 to 20 °C.
[[nodiscard]] double soundSpeedOf(WaterKind kind);

} // namespace leadline::echo
