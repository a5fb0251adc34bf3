// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BottomDetector.h"
#include "support/SonarFrames.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <random>

/// Profiles of 10 m, made by hand for the bottom detector.
namespace leadline::test {

inline constexpr double waterLengthM = 10;
inline constexpr std::size_t waterSamples = 200;

/// Noise of about 6 of 255, and echoes of a given height from their range on.
inline Samples water(unsigned seed)
{
    std::minstd_rand random(seed + 1);
    Samples samples(waterSamples);
    for (std::uint8_t& sample : samples)
        sample = std::uint8_t(random() % 12);
    return samples;
}

inline void addEcho(Samples& samples, double rangeM, int height, double tailM = 0.6)
{
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double behind = (double(i) + 0.5) * waterLengthM / double(samples.size()) - rangeM;
        if (behind >= 0 && behind < tailM)
            samples[i] =
                std::uint8_t(std::min(255.0, samples[i] + height * (1 - 0.7 * behind / tailM)));
    }
}

inline echo::Profile profileOf(const Samples& samples)
{
    return {.startM = 0, .lengthM = waterLengthM, .samples = samples};
}

inline bool isAt(const std::optional<echo::BottomFix>& fix, double metres)
{
    return fix && fix->qualityPercent >= 10 && std::abs(fix->distanceM - metres) < 0.15;
}

} // namespace leadline::test
