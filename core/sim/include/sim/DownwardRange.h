// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Units.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

namespace leadline::sim {

// What simulated echosounders that look down do alike with distances in millimetres.

/// Length in the water of what such a device calls a metre, since it computes with its own sound
/// speed (mm/s).
[[nodiscard]] inline double trueMetres(std::uint32_t speedOfSoundMmS)
{
    const double speed = speedOfSoundMmS / 1000.0;
    return base::plausibleSoundSpeed(speed) ? base::defaultSoundSpeed / speed : 1.0;
}

[[nodiscard]] inline std::uint32_t scaledMm(std::uint32_t mm, double factor)
{
    return static_cast<std::uint32_t>(std::llround(static_cast<double>(mm) * factor));
}

/// Chooses the range length of a device that does so by itself.
class AutomaticRange {
public:
    /// Length for the next ping, mm; `distanceMm` is where the last one found the bottom. A shorter
    /// length than the present one is chosen only after some pings that did not need it.
    [[nodiscard]] std::uint32_t chosenMm(std::uint32_t presentMm,
                                         std::optional<std::uint32_t> distanceMm)
    {
        constexpr std::array<std::uint32_t, 8> lengths{2000,   3000,   5000,   7000,
                                                       10'000, 15'000, 20'000, 30'000};
        constexpr int pingsBeforeShorter = 20;
        const std::uint32_t needed = distanceMm ? *distanceMm + *distanceMm / 3 : presentMm + 1;
        const auto* found = std::ranges::lower_bound(lengths, needed);
        const std::uint32_t wanted = found != lengths.end() ? *found : lengths.back();
        m_pingsTooLong = wanted < presentMm ? m_pingsTooLong + 1 : 0;
        if (wanted < presentMm && m_pingsTooLong < pingsBeforeShorter)
            return presentMm;
        m_pingsTooLong = 0;
        return wanted;
    }

private:
    int m_pingsTooLong = 0;
};

} // namespace leadline::sim
