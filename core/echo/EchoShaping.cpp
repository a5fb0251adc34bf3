// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/EchoShaping.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace leadline::echo {

namespace {

/// As many samples are worked on together, so that their sums stay close.
constexpr std::size_t blockSamples = 256;

struct Sums {
    std::array<std::uint16_t, blockSamples> total{};
    std::array<std::uint16_t, blockSamples> count{};
};

bool hasEcho(const Profile& profile)
{
    return !profile.samples.empty() && profile.lengthM > 0;
}

bool sameRanges(const Profile& a, const Profile& b)
{
    return a.startM == b.startM && a.lengthM == b.lengthM && a.samples.size() == b.samples.size();
}

/// Adds, to each of `count` samples of `profile` from `first` on, the sample of `other` in whose
/// extent its middle lies.
void addOther(Sums& sums, const Profile& profile, std::size_t first, std::size_t count,
              const Profile& other)
{
    if (sameRanges(profile, other)) {
        for (std::size_t i = 0; i < count; ++i) {
            sums.total[i] = static_cast<std::uint16_t>(sums.total[i] + other.samples[first + i]);
            ++sums.count[i];
        }
        return;
    }
    const double ownM = profile.lengthM / static_cast<double>(profile.samples.size());
    const double otherM = other.lengthM / static_cast<double>(other.samples.size());
    const auto end = static_cast<double>(other.samples.size());
    for (std::size_t i = 0; i < count; ++i) {
        const double rangeM = profile.startM + (static_cast<double>(first + i) + 0.5) * ownM;
        const double at = (rangeM - other.startM) / otherM;
        if (!(at >= 0 && at < end))
            continue;
        const std::uint8_t sample = other.samples[static_cast<std::size_t>(at)];
        sums.total[i] = static_cast<std::uint16_t>(sums.total[i] + sample);
        ++sums.count[i];
    }
}

} // namespace

void shape(double rangeGain, const Profile& profile, std::span<const Profile> before,
           std::span<std::uint8_t> into)
{
    const std::span samples = profile.samples.first(std::min(profile.samples.size(), into.size()));
    if (!hasEcho(profile)) {
        std::copy(samples.begin(), samples.end(), into.begin());
        return;
    }
    const double sampleM = profile.lengthM / static_cast<double>(profile.samples.size());
    const double endM = profile.endM();
    const double perMetre = endM > 0 ? (rangeGain - 1) / endM : 0;
    for (std::size_t first = 0; first < samples.size(); first += blockSamples) {
        const std::size_t count = std::min(blockSamples, samples.size() - first);
        Sums sums;
        for (std::size_t i = 0; i < count; ++i) {
            sums.total[i] = samples[first + i];
            sums.count[i] = 1;
        }
        for (const Profile& other : before)
            if (hasEcho(other))
                addOther(sums, profile, first, count, other);
        for (std::size_t i = 0; i < count; ++i) {
            const double rangeM = profile.startM + (static_cast<double>(first + i) + 0.5) * sampleM;
            const double mean = static_cast<double>(sums.total[i]) / sums.count[i];
            const double value = mean * (1 + perMetre * rangeM) + 0.5;
            into[first + i] = static_cast<std::uint8_t>(std::min(value, 255.0));
        }
    }
}

} // namespace leadline::echo
