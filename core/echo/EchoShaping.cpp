// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/EchoShaping.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <type_traits>

namespace leadline::echo {

namespace {

/// Number of samples processed together, so that their sums stay in the cache.
constexpr std::size_t blockSamples = 256;

/// A sum of eight samples fits.
template<class Sample>
using SumOf = std::conditional_t<sizeof(Sample) == 1, std::uint16_t, std::uint32_t>;

template<class Sample>
struct Sums {
    std::array<SumOf<Sample>, blockSamples> total{};
    /// How many of the others have something to say of a sample.
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

template<class Sample>
std::span<const Sample> samplesAs(const ping::Samples& samples)
{
    if constexpr (sizeof(Sample) == 1)
        return samples.bytes();
    else
        return samples.wide();
}

/// Adds what `other` has at the same range: the sample in whose extent the middle lies of sample
/// first + i of `profile`.
template<class Sample>
void addOther(Sums<Sample>& sums, const Profile& profile, std::size_t first, std::size_t count,
              const Profile& other, std::span<const Sample> samples)
{
    const double ownM = profile.lengthM / static_cast<double>(profile.samples.size());
    const double otherM = other.lengthM / static_cast<double>(other.samples.size());
    const auto end = static_cast<double>(other.samples.size());
    for (std::size_t i = 0; i < count; ++i) {
        const double rangeM = profile.startM + (static_cast<double>(first + i) + 0.5) * ownM;
        const double at = (rangeM - other.startM) / otherM;
        if (!(at >= 0 && at < end))
            continue;
        const auto sample = static_cast<std::uint16_t>(samples[static_cast<std::size_t>(at)]);
        sums.total[i] = static_cast<SumOf<Sample>>(sums.total[i] + sample);
        ++sums.others[i];
    }
}

/// The same where both have the same ranges: written so that compilers make vectors of it.
template<class Sample>
void addSame(Sums<Sample>& sums, std::size_t first, std::size_t count,
             std::span<const Sample> other)
{
    const Sample* samples = other.data() + first;
    for (std::size_t i = 0; i < count; ++i) {
        sums.total[i] = static_cast<SumOf<Sample>>(sums.total[i] + samples[i]);
        ++sums.others[i];
    }
}

/// A factor that changes linearly over the samples; nowhere less than 1.
struct Factor {
    float atFirst = 1;
    float perSample = 0;
};

template<class Sample>
using NumberOf = std::conditional_t<sizeof(Sample) == 1, std::uint8_t, std::uint16_t>;

template<class Sample>
void writeMeans(const Sums<Sample>& sums, std::size_t first, std::size_t count, Factor factor,
                Sample* into)
{
    const float begin = factor.atFirst + factor.perSample * static_cast<float>(first);
    for (int i = 0; i < static_cast<int>(count); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const float mean = static_cast<float>(static_cast<int>(sums.total[at])) /
                           static_cast<float>(int{sums.others[at]} + 1);
        const float value =
            mean * std::max(begin + factor.perSample * static_cast<float>(i), 1.0F) + 0.5F;
        constexpr auto most = static_cast<float>(ping::fullScaleOf<Sample>);
        into[at] = static_cast<NumberOf<Sample>>(static_cast<int>(std::min(value, most)));
    }
}

template<class Sample>
void shapeAs(const EchoShaping& shaping, const Profile& profile, std::span<const Profile> before,
             std::span<const Sample> samples, Sample* into)
{
    if (!hasEcho(profile)) {
        std::copy(samples.begin(), samples.end(), into);
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
        Sums<Sample> sums;
        std::copy_n(samples.begin() + static_cast<std::ptrdiff_t>(first), count,
                    sums.total.begin());
        for (const Profile& other : before) {
            if (!hasEcho(other) || other.samples.width() != sizeof(Sample))
                continue;
            const auto others = samplesAs<Sample>(other.samples);
            if (sameRanges(profile, other))
                addSame(sums, first, count, others);
            else
                addOther(sums, profile, first, count, other, others);
        }
        writeMeans(sums, first, count, factor, into + first);
    }
}

} // namespace

void shape(const EchoShaping& shaping, const Profile& profile, std::span<const Profile> before,
           std::span<std::uint8_t> into)
{
    const std::size_t room = into.size() / profile.samples.width();
    const ping::Samples samples = profile.samples.first(std::min(profile.samples.size(), room));
    if (samples.isWide())
        shapeAs(shaping, profile, before, samples.wide(),
                reinterpret_cast<ping::WideSample*>(into.data()));
    else
        shapeAs(shaping, profile, before, samples.bytes(), into.data());
    if (shaping.compensation.isOff())
        return;
    if (samples.isWide())
        compensate(shaping.compensation, profile,
                   std::span(reinterpret_cast<ping::WideSample*>(into.data()), samples.size()));
    else
        compensate(shaping.compensation, profile, into.first(samples.size()));
}

} // namespace leadline::echo
