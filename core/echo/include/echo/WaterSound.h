// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace leadline::echo {

/// What a sound speed rests on; its error follows from that.
enum class SpeedBasis : std::uint8_t {
    /// That of the recording or of the device, or a number that was typed: nothing is known of the
    /// water.
    Unknown,
    /// Fresh, brackish or sea.
    WaterKind,
    /// Temperature and salinity were measured.
    Measured,
};

/// One standard for all: ± of a sound speed as a share of it, which is that of a range too.
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

/// The speed in which ranges are to be shown, and how well it is known.
struct WaterSound {
    /// m/s; without it ranges stay as the recording and the device have them.
    std::optional<double> speed = std::nullopt;
    SpeedBasis basis = SpeedBasis::Unknown;

    /// ± as a share of a range: 0.05, 0.02 or 0.005.
    [[nodiscard]] double relativeUncertainty() const { return echo::relativeUncertainty(basis); }
    [[nodiscard]] double uncertaintyPercent() const { return 100 * relativeUncertainty(); }

    friend bool operator==(const WaterSound&, const WaterSound&) = default;
};

enum class WaterKind : std::uint8_t { Fresh, Brackish, Sea };

/// What is known of water where the sound goes.
struct Water {
    /// °C on the scale ITS-90, as today's sensors give it.
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

/// m/s in water of `salinity` at `temperature68` (°C on the scale IPTS-68) under `pressureDbar`
/// (above that of the air): C.-T. Chen and F. J. Millero, "Speed of sound in seawater at high
/// pressures", J. Acoust. Soc. Am. 62 (1977), as given by N. P. Fofonoff and R. C. Millard,
/// "Algorithms for computation of fundamental properties of seawater", Unesco technical papers in
/// marine science 44 (1983), whose check value is 1731.995 m/s at 40 °C, 40 and 10000 dbar.
/// Holds for 0..40 °C, 0..40 and 0..10000 dbar.
[[nodiscard]] double chenMilleroSpeed(double temperature68, double salinity, double pressureDbar);

/// Pressure of the sea at 45° latitude: P. M. Saunders, "Practical conversion of pressure to
/// depth", J. Phys. Oceanogr. 11 (1981). Within 0.3 % anywhere, which is 0.005 % of a sound speed
/// for each 1000 m.
[[nodiscard]] double pressureDbarAt(double depthM);

/// m/s; nullopt outside the ranges of Water, where the formula was not measured.
[[nodiscard]] std::optional<double> soundSpeedIn(const Water& water);

/// m/s where only the kind is known: salinity 0, 15 or 35 at 12 °C near the surface, so that 2 %
/// reach from 5 to 20 °C.
[[nodiscard]] double soundSpeedOf(WaterKind kind);

} // namespace leadline::echo
