// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/Seabed.h"

#include "Numbers.h"
#include "Trace.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace leadline::sim {

namespace {

/// Number of samples that the device computes for each one that it sends.
constexpr std::size_t finer = 4;
constexpr double pulseM = 0.12;
/// Half of the beam's width at half power, in turns (12.5 degrees).
constexpr double halfBeamTurns = 12.5 / 360;
constexpr double resolution = 0.005;

enum Chance : std::uint64_t {
    Fish = 1,
    FishRange,
    FishLevel,
    Lost,
    Spike,
    SpikeRange,
    Facet,
    Reported
};

/// Acoustic properties of a kind of ground.
struct GroundEcho {
    double level;
    /// Angle between beam and ground at which the echo has fallen to 1/e, in turns.
    double lobeTurns;
    /// Roughness: metres by which facets deviate from the plane.
    double roughM;
    /// Echo from inside the ground: its relative level, and its depth in metres.
    double inside;
    double insideM;
    /// Plants: level of their echo, and their height in metres.
    double plants;
    double plantsM;
};

constexpr std::array<GroundEcho, 4> grounds{{
    {1.3, 0.050, 0.01, 0.15, 0.3, 0.0, 0.0},
    {0.45, 0.030, 0.01, 0.60, 0.6, 0.0, 0.0},
    {1.1, 0.090, 0.12, 0.05, 0.2, 0.0, 0.0},
    {0.8, 0.050, 0.02, 0.15, 0.3, 0.30, 0.5},
}};

double chance(std::uint64_t seed, std::uint64_t stream, std::uint64_t index = 0)
{
    return unit(mixed(mixed(seed, stream), index));
}

/// Adds the ground as small patches across the beam, each at its own range and as strong as beam
/// and ground make it. `times` is 2 for the second echo, which comes from twice the distance.
void addGround(Trace& trace, const Seabed& seabed, double factor, double times, std::uint64_t seed)
{
    constexpr int across = 8;
    const GroundEcho& ground = grounds[static_cast<std::size_t>(seabed.kind)];
    const double slope = seabed.slopeDeg / 360;
    const double sineOfSlope = sineOfTurns(slope);
    const double cosineOfSlope = cosineOfTurns(slope);
    double weights = 0;
    for (int pass = 0; pass < 2; ++pass) {
        std::uint64_t patch = 0;
        for (int i = -across; i <= across; ++i)
            for (int k = -across; k <= across; ++k, ++patch) {
                const double x = 1.8 * halfBeamTurns * i / across;
                const double y = 1.8 * halfBeamTurns * k / across;
                const double off = (x * x + y * y) / (halfBeamTurns * halfBeamTurns);
                // The beam pattern counts twice: for transmission and for reception.
                const double beam = fading(1.386 * off);
                const double sx = sineOfTurns(x);
                const double sy = sineOfTurns(y);
                const double down = std::sqrt(std::max(1 - sx * sx - sy * sy, 0.0));
                const double cosine = sx * sineOfSlope + down * cosineOfSlope;
                const double grazing = std::sqrt(std::max(1 - cosine * cosine, 0.0)) / 6.2832;
                const double weight =
                    beam * fading(grazing * grazing / (ground.lobeTurns * ground.lobeTurns));
                if (pass == 0) {
                    weights += beam;
                    continue;
                }
                const double jut = ground.roughM * 2 * (chance(seed, Facet, patch) - 0.5);
                const double range = times * (seabed.distanceM * cosineOfSlope / cosine + jut);
                const double level = ground.level * factor * 5 * weight / weights;
                trace.addPulse(range, level, pulseM);
                // Patches with a weak echo add no echo from inside the ground.
                if (weight < 0.05)
                    continue;
                for (double deep = 0.15; deep < 3 * ground.insideM; deep += 0.15)
                    trace.addPulse(range + deep,
                                   level * ground.inside * fading(deep / ground.insideM), pulseM);
                if (ground.plants > 0) {
                    const double high = ground.plantsM * chance(seed, Facet, patch + 5000);
                    trace.addPulse(range - high, factor * 5 * ground.plants * weight / weights,
                                   pulseM);
                }
            }
    }
}

void addDisturbances(Trace& trace, const Seabed& seabed, std::uint64_t seed)
{
    const auto levels = trace.levels();
    for (std::size_t i = 0; i < trace.sampleAt(2.5); ++i) {
        const double range = std::max(trace.rangeOf(i), 0.0);
        levels[i] += static_cast<float>(4.0 * fading(range / 0.11) +
                                        seabed.surfaceNoise * fading(range / 0.5));
    }
    if (chance(seed, Fish) < seabed.fish)
        for (std::uint64_t i = 0; i < 4; ++i) {
            const double range = seabed.distanceM * (0.25 + 0.6 * chance(seed, FishRange)) +
                                 0.25 * static_cast<double>(i);
            if (range < seabed.distanceM - 0.6)
                trace.addPulse(range, 0.2 + 1.2 * chance(seed, FishLevel, i), 0.16);
        }
    if (chance(seed, Spike) < seabed.spikes) {
        const double length = trace.rangeOf(trace.size()) - trace.rangeOf(0);
        trace.addPulse(trace.rangeOf(0) + length * chance(seed, SpikeRange), 2.5, 0.05);
    }
}

struct Found {
    double distanceM = 0;
    double overNoise = 0;
};

/// The bottom as a device without tracking finds it: the strongest echo beyond the blanking
/// distance.
Found strongest(const Trace& trace, const std::vector<double>& levels, double blankingM)
{
    std::size_t first = trace.sampleAt(blankingM);
    std::vector<double> smooth(levels.size());
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const std::size_t from = i > finer / 2 ? i - finer / 2 : 0;
        const std::size_t to = std::min(i + finer / 2 + 1, levels.size());
        double sum = 0;
        for (std::size_t k = from; k < to; ++k)
            sum += levels[k];
        smooth[i] = sum / static_cast<double>(to - from);
    }
    if (first + 2 >= smooth.size())
        return {};
    const auto begin = smooth.begin() + static_cast<std::ptrdiff_t>(first);
    const auto peak = std::max_element(begin, smooth.end());
    double mean = 0;
    for (auto it = begin; it != smooth.end(); ++it)
        mean += *it;
    mean /= static_cast<double>(smooth.end() - begin);
    auto at = static_cast<std::size_t>(peak - smooth.begin());
    const double half = *peak / 2;
    while (at > first && smooth[at - 1] >= half)
        --at;
    // An echo reaches half of its height half a pulse length before its centre.
    return {trace.rangeOf(at) + pulseM / 2, mean > 0 ? *peak / mean : 0};
}

} // namespace

Profile1d seabedPing(const Seabed& seabed, const ProfileSettings& settings, std::uint64_t seed)
{
    const std::size_t points = settings.points;
    const double start = settings.scanStartMm / 1000.0;
    const double length = settings.scanLengthMm / 1000.0;
    const std::size_t own = points * finer;
    Trace trace(own, start, length / static_cast<double>(std::max<std::size_t>(own, 1)));
    const double echo = chance(seed, Lost) < seabed.lost ? 0.04 : 1.0;
    addDisturbances(trace, seabed, seed);
    addGround(trace, seabed, echo, 1, seed);
    // The second echo went up to the surface or the hull, and down again.
    addGround(trace, seabed, 0.25 * echo, 2, seed + 1);

    const auto& speckle = speckleTable();
    const double gain = ping1dGain(settings.gainIndex);
    const auto levels = trace.levels();
    std::vector<double> heard(own);
    for (std::size_t i = 0; i < own; ++i) {
        // Speckle grains are about as long as the pulse.
        const std::uint64_t bits = mixed(mixed(seed, 77) + i / finer);
        const double grain = 0.5 + 0.5 * static_cast<double>(speckle[bits & 1023U]);
        const std::uint64_t other = mixed(mixed(seed, 78) + i);
        const double noise = 0.012 * static_cast<double>(speckle[other & 1023U]);
        heard[i] = static_cast<double>(levels[i]) * grain + noise;
    }
    Profile1d seen{.settings = settings, .samples = std::vector<std::uint8_t>(points)};
    for (std::size_t i = 0; i < points; ++i) {
        double sum = 0;
        for (std::size_t k = 0; k < finer; ++k)
            sum += heard[i * finer + k];
        seen.samples[i] = static_cast<std::uint8_t>(std::min(sum / finer * gain * 190.0, 255.0));
    }
    const Found found = strongest(trace, heard, start + 0.5);
    const double reported = found.distanceM * (1 + resolution * 2 * (chance(seed, Reported) - 0.5));
    seen.distanceMm = static_cast<std::uint32_t>(std::llround(std::max(reported, 0.0) * 1000));
    seen.confidencePercent =
        static_cast<std::uint16_t>(std::clamp((found.overNoise - 2) * 20, 0.0, 100.0));
    return seen;
}

} // namespace leadline::sim
