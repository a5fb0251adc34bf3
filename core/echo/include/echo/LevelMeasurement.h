// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Profile.h"
#include "echo/ToneCurve.h"

#include <array>
#include <cstdint>
#include <span>

namespace leadline::echo {

/// How the intensities of a picture are distributed, and the tone curve that follows from it.
struct LevelMeasurement {
    enum class Result : std::uint8_t {
        /// Too few samples; the curve is the raw one.
        TooFew,
        /// Nothing stands out of the noise; the curve is as dark as the raw one or darker.
        NoEcho,
        Echoes,
    };

    /// Number of samples of each intensity beyond the transducer's ringing.
    std::array<std::uint32_t, 256> counts{};
    std::uint64_t samples = 0;
    /// Those of them that were made with the present settings of the sonar, by which AutoLevels
    /// sees how well it knows them.
    std::uint64_t ownSamples = 0;
    Result result = Result::TooFew;
    ToneCurve curve;

    /// Percentage of samples at full scale.
    [[nodiscard]] double clippedPercent() const
    {
        return samples > 0 ? 100.0 * counts.back() / static_cast<double>(samples) : 0.0;
    }
};

/// Measures the pings of a picture; of very many samples only those of every n-th ping. The result
/// depends only on the arguments.
///
/// Noise is what the quietest quarter of all stretches of water holds: the black point is the
/// 99.5th percentile there. The white point is the 99th percentile of what stands out of the noise,
/// and the gamma puts the median of that near the middle of the palette.
[[nodiscard]] LevelMeasurement measureLevels(std::span<const Profile> pings);

/// Number of samples at the beginning of a ping that hold the transducer's ringing: from the first
/// sample until it has decayed to an eighth. 0 if it does not decay in the first half.
[[nodiscard]] std::size_t ringingSamples(const Profile& ping);

} // namespace leadline::echo
