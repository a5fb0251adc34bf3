// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/LevelMeasurement.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace leadline::echo {

namespace {

using Counts = std::array<std::uint32_t, 256>;
using ping::Samples;

/// More samples are not needed for any of the percentiles.
constexpr std::uint64_t mostMeasured = std::uint64_t{1} << 18U;
constexpr std::uint64_t fewestMeasured = 500;

/// Stretches into which a ping is divided to find quiet water.
constexpr std::size_t stretchesPerPing = 16;
constexpr double quietShare = 0.25;
constexpr double noiseEdge = 0.995;
/// The black point may not hide what is in most of the picture.
constexpr double highestBlack = 96;

constexpr double whiteShare = 0.99;
/// Echoes as short as these percentages of the picture count as echoes.
constexpr double leastEchoShare = 2e-4;
constexpr double fewestEchoes = 20;
/// A narrower span would draw the faintest echo as bright as a wall.
constexpr double narrowestSpan = 48;
/// Where the median of the echoes is put, as a share of the span, and how far gamma may go for it.
constexpr double medianShare = 0.45;
constexpr double lowestGamma = 0.45;
constexpr double highestGamma = 1;

/// The value of the palette's 256 that a sample is drawn in without a curve.
std::uint8_t valueOf(std::uint8_t sample)
{
    return sample;
}
std::uint8_t valueOf(ping::WideSample sample)
{
    return sample.bytes[1];
}

template<class Sample>
void countAs(std::span<const Sample> samples, Counts& counts)
{
    // Runs of equal samples would wait for each other in a single table.
    std::array<Counts, 4> tables{};
    std::size_t i = 0;
    for (; i + 4 <= samples.size(); i += 4) {
        ++tables[0][valueOf(samples[i])];
        ++tables[1][valueOf(samples[i + 1])];
        ++tables[2][valueOf(samples[i + 2])];
        ++tables[3][valueOf(samples[i + 3])];
    }
    for (; i < samples.size(); ++i)
        ++tables[0][valueOf(samples[i])];
    for (std::size_t value = 0; value < counts.size(); ++value)
        for (const Counts& table : tables)
            counts[value] += table[value];
}

void count(const Samples& samples, Counts& counts)
{
    samples.visit([&](auto all) { countAs(all, counts); });
}

/// The smallest value up to which the share of the samples lies; counts from `first` on only.
int percentile(const Counts& counts, double share, int first = 0)
{
    double total = 0;
    for (int value = first; value < 256; ++value)
        total += counts[static_cast<std::size_t>(value)];
    double seen = 0;
    for (int value = first; value < 256; ++value) {
        seen += counts[static_cast<std::size_t>(value)];
        if (seen >= share * total)
            return value;
    }
    return 255;
}

struct Stretch {
    double mean = 0;
    Samples samples;
};

std::vector<Samples> soundingsOf(std::span<const Profile> pings)
{
    std::uint64_t total = 0;
    for (const Profile& ping : pings)
        total += ping.samples.size();
    const auto every = static_cast<std::size_t>(
        std::max<std::uint64_t>(1, (total + mostMeasured - 1) / mostMeasured));
    std::vector<Samples> soundings;
    for (std::size_t i = 0; i < pings.size(); i += every)
        if (const Samples samples = pings[i].samples.subspan(ringingSamples(pings[i]));
            !samples.empty())
            soundings.push_back(samples);
    return soundings;
}

/// Counts of the samples in the quietest stretches.
Counts quietCounts(std::span<const Samples> soundings)
{
    std::vector<Stretch> stretches;
    stretches.reserve(soundings.size() * stretchesPerPing);
    for (const Samples samples : soundings) {
        const std::size_t parts = std::min(stretchesPerPing, samples.size());
        for (std::size_t part = 0; part < parts; ++part) {
            const std::size_t begin = samples.size() * part / parts;
            const std::size_t end = samples.size() * (part + 1) / parts;
            const Samples some = samples.subspan(begin, end - begin);
            std::uint32_t sum = 0;
            some.visit([&](auto all) {
                for (const auto& sample : all)
                    sum += valueOf(sample);
            });
            stretches.push_back(
                {static_cast<double>(sum) / static_cast<double>(some.size()), some});
        }
    }
    Counts counts{};
    if (stretches.empty())
        return counts;
    const auto quiet =
        static_cast<std::size_t>(std::ceil(quietShare * static_cast<double>(stretches.size())));
    std::nth_element(stretches.begin(), stretches.begin() + static_cast<std::ptrdiff_t>(quiet - 1),
                     stretches.end(),
                     [](const Stretch& a, const Stretch& b) { return a.mean < b.mean; });
    for (std::size_t i = 0; i < quiet; ++i)
        stretches[i].samples.visit([&](auto all) {
            for (const auto& sample : all)
                ++counts[valueOf(sample)];
        });
    return counts;
}

/// In steps of 0.05, so that it does not change for every ping.
double gammaFor(double median)
{
    const double gamma = std::log(medianShare) / std::log(std::clamp(median, 1e-3, 0.999));
    return std::round(std::clamp(gamma, lowestGamma, highestGamma) * 20) / 20;
}

} // namespace

std::size_t ringingSamples(const Profile& ping)
{
    constexpr int decay = 8;
    const Samples samples = ping.samples;
    const int weakest = static_cast<int>(samples.fullScale() / 4) + 1;
    const std::size_t half = samples.size() / 2;
    int strongest = 0;
    for (std::size_t i = 0; i < half; ++i) {
        strongest = std::max<int>(strongest, samples[i]);
        if (i > half / 8 && strongest < weakest)
            return 0;
        if (strongest >= weakest && samples[i] < strongest / decay)
            return i;
    }
    return 0;
}

LevelMeasurement measureLevels(std::span<const Profile> pings)
{
    LevelMeasurement levels;
    const std::vector<Samples> soundings = soundingsOf(pings);
    for (const Samples samples : soundings) {
        count(samples, levels.counts);
        levels.samples += samples.size();
        levels.ownSamples += samples.size();
    }
    if (levels.samples < fewestMeasured)
        return levels;

    const Counts quiet = quietCounts(soundings);
    const double black = std::min<double>(percentile(quiet, noiseEdge), highestBlack);
    const double spread = std::max(black - percentile(quiet, 0.5), 1.0);
    // What stands out: as far above the upper edge of the noise as that is above its middle.
    const int first = static_cast<int>(std::min(std::ceil(black + spread), 255.0));
    double echoes = 0;
    for (int value = first; value < 256; ++value)
        echoes += levels.counts[static_cast<std::size_t>(value)];
    levels.curve.black = black;
    if (echoes < std::max(fewestEchoes, leastEchoShare * static_cast<double>(levels.samples))) {
        levels.result = LevelMeasurement::Result::NoEcho;
        return levels;
    }
    levels.result = LevelMeasurement::Result::Echoes;
    const double span = std::max(narrowestSpan, 2 * spread);
    levels.curve.white = std::min(
        std::max<double>(percentile(levels.counts, whiteShare, first), black + span), 255.0);
    levels.curve.gamma =
        gammaFor((percentile(levels.counts, 0.5, first) - black) / (levels.curve.white - black));
    return levels;
}

} // namespace leadline::echo
