// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/NoiseFilter.h"

#include <algorithm>
#include <cstddef>

namespace leadline::echo {

namespace {

/// Weaker spikes are not told from noise.
constexpr int weakestSpike = 24;
constexpr std::size_t fewestNeighbours = 2;

/// Samples to each side that the speckle filter looks at.
constexpr std::size_t speckleReach = 2;
/// Speckle of an envelope has a deviation of half of its mean (Rayleigh: 0.52), so that most
/// samples of the same water are within this factor of each other. The least difference is that of
/// the quantisation.
constexpr int speckleRatio = 2;
constexpr int leastSpeckle = 2;
/// With fewer alike the sample stands alone: a strong one is an echo, one weaker than all others
/// is not.
constexpr int fewestAlike = 3;

bool liesAs(const Profile& a, const Profile& b)
{
    return a.startM == b.startM && a.lengthM == b.lengthM && a.samples.size() == b.samples.size() &&
           a.samples.width() == b.samples.width();
}

/// The neighbours that lie as the profile does.
std::vector<const std::uint8_t*> alignedTo(const Profile& profile,
                                           std::span<const Profile> neighbours)
{
    std::vector<const std::uint8_t*> aligned;
    for (const Profile& other : neighbours)
        if (liesAs(profile, other))
            aligned.push_back(other.samples.data());
    return aligned;
}

} // namespace

void removeSpikes(const Profile& profile, std::span<const Profile> neighbours,
                  std::span<std::uint8_t> into)
{
    const std::span samples =
        profile.samples.bytes().first(std::min(profile.samples.bytes().size(), into.size()));
    std::copy(samples.begin(), samples.end(), into.begin());
    const auto others = alignedTo(profile, neighbours);
    if (profile.samples.isWide() || others.size() < fewestNeighbours)
        return;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if (samples[i] < weakestSpike)
            continue;
        const std::size_t first = i > 0 ? i - 1 : 0;
        const std::size_t last = std::min(i + 1, profile.samples.size() - 1);
        std::uint8_t strongest = 0;
        for (const std::uint8_t* other : others)
            strongest = std::max(strongest, *std::max_element(other + first, other + last + 1));
        if (samples[i] - strongest > std::max(samples[i] / 2, weakestSpike))
            into[i] = strongest;
    }
}

void smoothSpeckle(const Profile& profile, std::span<const Profile> neighbours,
                   std::span<std::uint8_t> into)
{
    const std::span samples =
        profile.samples.bytes().first(std::min(profile.samples.bytes().size(), into.size()));
    if (profile.samples.isWide()) {
        std::copy(samples.begin(), samples.end(), into.begin());
        return;
    }
    auto pings = alignedTo(profile, neighbours);
    pings.push_back(profile.samples.data());
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const int own = samples[i];
        const std::size_t first = i > speckleReach ? i - speckleReach : 0;
        const std::size_t last = std::min(i + speckleReach, profile.samples.size() - 1);
        int sum = 0;
        int alike = 0;
        int all = 0;
        int weaker = 0;
        for (const std::uint8_t* ping : pings)
            for (std::size_t k = first; k <= last; ++k) {
                const int other = ping[k];
                all += other;
                weaker += other < own ? 1 : 0;
                if (other <= speckleRatio * own + leastSpeckle &&
                    own <= speckleRatio * other + leastSpeckle) {
                    sum += other;
                    ++alike;
                }
            }
        const int count = static_cast<int>(pings.size() * (last - first + 1));
        int value = own;
        if (alike >= fewestAlike)
            value = (sum + alike / 2) / alike;
        else if (weaker == 0)
            value = (all + count / 2) / count;
        into[i] = static_cast<std::uint8_t>(value);
    }
}

} // namespace leadline::echo
