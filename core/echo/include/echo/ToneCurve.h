// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leadline::echo {

/// Maps intensities 0..255 to positions 0..255 on a palette. It rises strictly everywhere, so that
/// no two intensities become one: an echo that is told from noise in the samples is told from it in
/// the picture.
///
/// Up to the black point it never rises above the intensity itself nor above `darkest`, so noise is
/// never drawn brighter than raw. From there to the white point a power curve with a
/// finite slope spreads the echoes; intensities above the white point share the brightest end.
struct ToneCurve {
    static constexpr double strongest = 255;
    /// Least distance between the black and the white point.
    static constexpr double leastSpan = 8;
    static constexpr double leastGamma = 0.3;
    static constexpr double greatestGamma = 2;
    /// Highest position of the black point, unless a palette has too few dark colours.
    static constexpr double darkest = 24;

    double black = 0;
    double white = strongest;
    double gamma = 1;

    /// The curve that changes nothing.
    [[nodiscard]] bool isRaw() const { return *this == ToneCurve{}; }
    /// The same with each value within its bounds; NaN becomes that of the raw curve.
    [[nodiscard]] ToneCurve bounded() const;
    /// Position of an intensity; the curve has to be bounded.
    [[nodiscard]] double position(double intensity, double highestBlack = darkest) const;

    friend bool operator==(const ToneCurve&, const ToneCurve&) = default;
};

} // namespace leadline::echo
