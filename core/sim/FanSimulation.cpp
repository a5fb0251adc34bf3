// SPDX-License-Identifier: GPL-3.0-or-later
#include "FanSimulation.h"

#include "BottomSlice.h"
#include "Numbers.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>
#include <optional>
#include <span>

namespace leadline::sim {

namespace {

/// Power that neither bottom nor pulse explain.
constexpr double noisePower = 1e-9;
/// Nothing comes back from farther away.
constexpr double farthestM = 400;
/// A steep face is divided into pieces so high.
constexpr double pieceM = 0.1;

/// What remains of the power after the way there and back: the beam widens along the track with the
/// range, so that it spreads with its third power; the water absorbs 0.1 dB per metre.
double remaining(double rangeM)
{
    constexpr double absorptionPerM = 2 * 0.1 / 10.0 * std::numbers::ln10;
    const double range = std::max(rangeM, 0.3);
    return fading(absorptionPerM * range) / (range * range * range);
}

/// The power that the transmitter still rings with.
double ringing(double rangeM)
{
    return fading(rangeM / 0.08) + 1e-3 * fading(rangeM / 0.25);
}

BottomSlice::Line lineOf(const Pose& pose, double bearingDeg)
{
    const double turns = (pose.headingDeg + bearingDeg) / 360.0;
    return {pose.xM, pose.yM, sineOfTurns(turns), cosineOfTurns(turns)};
}

/// Adds power to the samples between two ranges, evenly.
class Samples {
public:
    Samples(std::vector<double>& powers, double startM, double metresPerSample)
        : m_powers(powers),
          m_startM(startM),
          m_metresPerSample(metresPerSample)
    {
    }
    void add(double fromM, double toM, double power)
    {
        const double from = (std::min(fromM, toM) - m_startM) / m_metresPerSample;
        const double to = (std::max(fromM, toM) - m_startM) / m_metresPerSample;
        const auto count = static_cast<double>(m_powers.size());
        if (to < 0 || from >= count)
            return;
        const auto first = static_cast<std::size_t>(std::max(from, 0.0));
        const auto last = static_cast<std::size_t>(std::min(to, count - 1.0));
        if (first == last) {
            m_powers[first] += power;
            return;
        }
        for (std::size_t i = first; i <= last; ++i) {
            const double begin = std::max(from, static_cast<double>(i));
            const double end = std::min(to, static_cast<double>(i) + 1.0);
            m_powers[i] += power * std::max(end - begin, 0.0) / (to - from);
        }
    }

private:
    std::vector<double>& m_powers;
    double m_startM;
    double m_metresPerSample;
};

/// The part of the bottom between two points of a slice that the sonar sees, as ranges and powers.
class Illumination {
public:
    Illumination(double depthM, Samples& samples) : m_depthM(depthM), m_samples(samples) {}

    void add(const BottomSlice::Point& from, const BottomSlice::Point& to)
    {
        const double rise = slope(to.groundM, to.depthM);
        if (rise <= m_horizon)
            return;
        // Of a face that begins in the shadow, the part above it is seen.
        const double hidden = hiddenPart(from, rise);
        m_horizon = rise;
        const double dg = to.groundM - from.groundM;
        const double dz = from.depthM - to.depthM;
        const double length = std::sqrt(dg * dg + dz * dz) * (1.0 - hidden);
        const int pieces = 1 + static_cast<int>(std::abs(dz) * (1.0 - hidden) / pieceM);
        const double share = (1.0 - hidden) / pieces;
        for (int i = 0; i < pieces; ++i) {
            const double begin = hidden + i * share;
            const double middle = begin + share / 2;
            const double ground = from.groundM + middle * dg;
            const double up = m_depthM - from.depthM + middle * dz;
            const double square = ground * ground + up * up;
            // Sine of the angle between ray and face.
            const double cross = (ground * dz - up * dg) / std::sqrt(square * (dg * dg + dz * dz));
            m_samples.add(
                rangeOf(from.groundM + begin * dg, from.depthM - begin * dz),
                rangeOf(from.groundM + (begin + share) * dg, from.depthM - (begin + share) * dz),
                to.strength * length / pieces * cross * cross * remaining(std::sqrt(square)));
        }
    }

private:
    [[nodiscard]] double slope(double groundM, double depthM) const
    {
        return (m_depthM - depthM) / groundM;
    }
    [[nodiscard]] double rangeOf(double groundM, double depthM) const
    {
        const double down = depthM - m_depthM;
        return std::sqrt(groundM * groundM + down * down);
    }
    /// Share of the face that is below the line of sight to the horizon.
    [[nodiscard]] double hiddenPart(const BottomSlice::Point& from, double rise) const
    {
        const double before = slope(from.groundM, from.depthM);
        return before >= m_horizon ? 0.0 : (m_horizon - before) / (rise - before);
    }

    double m_depthM;
    Samples& m_samples;
    /// The steepest line of sight so far: what is below it is in the shadow.
    double m_horizon = -std::numeric_limits<double>::infinity();
};

} // namespace

std::vector<double> sideScanPowers(const Scene& scene, const Pose& pose,
                                   const SideScanSettings& settings, std::uint64_t pingSeed)
{
    std::vector<double> powers(settings.results);
    const double metresPerSample =
        settings.lengthM / static_cast<double>(std::max<std::uint16_t>(settings.results, 1));
    const double endM = std::min(settings.startM + settings.lengthM, farthestM);
    Samples samples(powers, settings.startM, metresPerSample);
    Illumination illumination(pose.depthM, samples);
    const BottomSlice slice(scene, lineOf(pose, settings.bearingDeg), endM,
                            std::max(metresPerSample / 2, endM / 8192));
    const auto points = slice.points();
    if (!points.empty()) {
        BottomSlice::Point below = points.front();
        below.groundM = points.front().groundM / 100;
        illumination.add(below, points.front());
    }
    for (std::size_t i = 1; i < points.size(); ++i)
        illumination.add(points[i - 1], points[i]);

    const auto& speckle = speckleTable();
    for (std::size_t i = 0; i < powers.size(); ++i) {
        const std::uint64_t bits = mixed(pingSeed + i);
        const double grain = static_cast<double>(speckle[bits & 1023U]);
        const double noise = static_cast<double>(speckle[(bits >> 10U) & 1023U]);
        const double range = settings.startM + (static_cast<double>(i) + 0.5) * metresPerSample;
        powers[i] = powers[i] / metresPerSample * grain * grain + noisePower * noise * noise +
                    ringing(range) * (0.5 + 0.5 * grain);
    }
    return powers;
}

namespace {

/// Standard deviations of the errors of a multibeam sonar.
constexpr double rangeErrorShare = 0.003;
constexpr double rangeErrorM = 0.005;
constexpr double angleErrorTurns = 0.15 / 360.0;
/// Share of the beams that find nothing.
constexpr double missingShare = 0.02;

/// About normally distributed, with a standard deviation of 1.
double deviation(std::uint64_t seed)
{
    double sum = 0;
    for (std::uint64_t i = 0; i < 4; ++i)
        sum += unit(mixed(seed, i));
    return (sum - 2.0) * std::numbers::sqrt3;
}

struct Hit {
    double rangeM = 0;
    double strength = 0;
};

/// Where a ray first meets the bottom; `sine` and `cosine` are of its angle from straight down, 0
/// or more.
std::optional<Hit> firstHit(std::span<const BottomSlice::Point> points, double depthM, double sine,
                            double cosine)
{
    const auto beyond = [&](const BottomSlice::Point& point) {
        return point.groundM * cosine - (point.depthM - depthM) * sine;
    };
    const auto found =
        std::ranges::find_if(points, [&](const auto& point) { return beyond(point) >= 0; });
    if (found == points.end())
        return std::nullopt;
    double ground = found->groundM;
    double down = found->depthM - depthM;
    if (found != points.begin()) {
        const BottomSlice::Point& before = *std::prev(found);
        const double from = beyond(before);
        const double part = from / (from - beyond(*found));
        ground = before.groundM + part * (found->groundM - before.groundM);
        down = before.depthM + part * (found->depthM - before.depthM) - depthM;
    }
    return Hit{std::sqrt(ground * ground + down * down), found->strength};
}

} // namespace

std::vector<SwathPoint> swathPoints(const Scene& scene, const Pose& pose,
                                    const SwathSettings& settings, std::uint64_t pingSeed)
{
    const double endM = std::min(settings.endM, farthestM);
    const double stepM = std::max(0.04, endM / 1024);
    const BottomSlice port(scene, lineOf(pose, -90), endM, stepM);
    const BottomSlice starboard(scene, lineOf(pose, 90), endM, stepM);
    std::vector<SwathPoint> points;
    points.reserve(settings.beams);
    for (std::uint64_t beam = 0; beam < settings.beams; ++beam) {
        const std::uint64_t seed = mixed(pingSeed, beam);
        const double place = (2.0 * static_cast<double>(beam) + 1.0) / settings.beams - 1.0;
        const double turns = place * settings.halfAngleDeg / 360.0;
        // The right side is down for a positive roll, so that what is straight down for the sonar
        // is to port.
        const double level = turns + pose.rollDeg / 360.0;
        const auto hit = firstHit(level >= 0 ? port.points() : starboard.points(), pose.depthM,
                                  std::abs(sineOfTurns(level)), cosineOfTurns(level));
        if (!hit || unit(mixed(seed, 10)) < missingShare)
            continue;
        SwathPoint point{.angleTurns = turns + angleErrorTurns * deviation(seed),
                         .rangeM = hit->rangeM * (1.0 + rangeErrorShare * deviation(seed + 1)) +
                                   rangeErrorM * deviation(seed + 2),
                         .power = (22.0 + 45.0 * hit->strength * unit(mixed(seed, 11))) *
                                  (1.0 - 0.15 * place * place)};
        if (unit(mixed(seed, 12)) < settings.outliers) {
            point.rangeM =
                settings.startM + (0.9 * hit->rangeM - settings.startM) * unit(mixed(seed, 13));
            point.power = 3.0 + 16.0 * unit(mixed(seed, 14));
            point.isOutlier = true;
        }
        if (point.rangeM > std::max(settings.startM, 0.1) && point.rangeM < endM)
            points.push_back(point);
    }
    return points;
}

} // namespace leadline::sim
