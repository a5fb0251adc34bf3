// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/EchoShaping.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace leadline::echo {

namespace {

/// Number of samples processed together, so that their sums stay in the cache.
constexpr std::size_t blockSamples = 256;

struct Sums {
    std::array<std::uint16_t, blockSamples> total{};
    /// Number of other profiles that have a sample at this range.
    std::array<std::uint16_t, blockSamples> others{};
};

bool hasEcho(const Profile& profile)
{
    return !profile.samples.empty() && profile.lengthM > 0;
}

bool sameRanges(const Profile& a, const Profile& b)
{
    return a.startM == b.startM && a.lengthM == b.lengthM && a.samples.size() == b.samples.size();
}

/// Adds the samples of `other` at the same ranges: those that contain the centres of samples first
/// + i of `profile`.
void addOther(Sums& sums, const Profile& profile, std::size_t first, std::size_t count,
              const Profile& other)
{
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
        ++sums.others[i];
    }
}

/// Adds the samples of a profile with the same ranges; a simple loop that compilers can vectorise.
void addSame(Sums& sums, std::size_t first, std::size_t count, const Profile& other)
{
    const std::uint8_t* samples = other.samples.data() + first;
    for (std::size_t i = 0; i < count; ++i) {
        sums.total[i] = static_cast<std::uint16_t>(sums.total[i] + samples[i]);
        ++sums.others[i];
    }
}

/// A factor that changes linearly over the samples; nowhere less than 1.
struct Factor {
    float atFirst = 1;
    float perSample = 0;
};

void writeMeans(const Sums& sums, std::size_t first, std::size_t count, Factor factor,
                std::uint8_t* into)
{
    const float begin = factor.atFirst + factor.perSample * static_cast<float>(first);
    for (int i = 0; i < static_cast<int>(count); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const float mean =
            static_cast<float>(int{sums.total[at]}) / static_cast<float>(int{sums.others[at]} + 1);
        const float value =
            mean * std::max(begin + factor.perSample * static_cast<float>(i), 1.0F) + 0.5F;
        into[at] = static_cast<std::uint8_t>(static_cast<int>(std::min(value, 255.0F)));
    }
}

} // namespace

void shape(const EchoShaping& shaping, const Profile& profile, std::span<const Profile> before,
           std::span<std::uint8_t> into)
{
    const std::span samples = profile.samples.first(std::min(profile.samples.size(), into.size()));
    if (!hasEcho(profile)) {
        std::copy(samples.begin(), samples.end(), into.begin());
        return;
    }
    const double sampleM = profile.lengthM / static_cast<double>(profile.samples.size());
    const double fromM = profile.endM() * shaping.gainStart;
    const double growsM = profile.endM() - fromM;
    const double perMetre = growsM > 0 ? (shaping.rangeGain - 1) / growsM : 0;
    const Factor factor{
        .atFirst = static_cast<float>(1 + perMetre * (profile.startM + sampleM / 2 - fromM)),
        .perSample = static_cast<float>(perMetre * sampleM),
    };
    for (std::size_t first = 0; first < samples.size(); first += blockSamples) {
        const std::size_t count = std::min(blockSamples, samples.size() - first);
        Sums sums;
        std::copy_n(samples.begin() + static_cast<std::ptrdiff_t>(first), count,
                    sums.total.begin());
        for (const Profile& other : before) {
            if (!hasEcho(other))
                continue;
            if (sameRanges(profile, other))
                addSame(sums, first, count, other);
            else
                addOther(sums, profile, first, count, other);
        }
        writeMeans(sums, first, count, factor, into.data() + first);
    }
}

} // namespace leadline::echo
