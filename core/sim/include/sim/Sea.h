// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Units.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace leadline::sim {

/// An object in the sea at a known place, to check measurements against. Its nearest echo is
/// radiusM nearer than its centre; 0 is a point.
struct Target {
    std::string name;
    double xM = 0;
    double yM = 0;
    double depthM = 0;
    double radiusM = 0;
};

/// A box that stands on the seabed with its sides towards north, east, south and west.
struct Box {
    std::string name;
    /// Position of its centre.
    double xM = 0;
    double yM = 0;
    /// Its sizes from west to east and from south to north.
    double eastM = 1;
    double northM = 1;
    /// Height of its top above the seabed at its centre.
    double heightM = 1;
};

/// Position and attitude of the vehicle: metres east, north and below the surface; heading in
/// degrees clockwise from north, roll in degrees with the right side down.
struct Pose {
    double xM = 0;
    double yM = 0;
    double depthM = 0;
    double headingDeg = 0;
    double rollDeg = 0;
};

/// Velocity of the vehicle over the ground, metres per second east, north and downwards.
struct Velocity {
    double eastMS = 0;
    double northMS = 0;
    double downMS = 0;
};

/// Settings of a Ping1D; the defaults match the picture in the README.
struct ProfileSettings {
    std::uint32_t scanStartMm = 0;
    std::uint32_t scanLengthMm = 15000;
    /// The device's gain index, 0..6.
    std::uint32_t gainIndex = 3;
    std::uint16_t points = 200;
    std::uint16_t transmitDurationUs = 40;
};

/// What one ping hears straight down.
struct Echo1d {
    std::uint32_t distanceMm = 0;
    std::uint16_t confidencePercent = 0;
    /// Amplitudes above 0, where 1 is a strong echo. Level i of n lies at scan start + (i + ½) ·
    /// scan length / n.
    std::vector<double> levels;
};

/// A Ping1D's result of one ping.
struct Profile1d {
    ProfileSettings settings;
    std::uint32_t distanceMm = 0;
    std::uint16_t confidencePercent = 0;
    /// Sample i of n lies at scan start + (i + ½) · scan length / n.
    std::vector<std::uint8_t> samples;
};

/// Mounting of a head on its vehicle: turned clockwise seen from above, possibly upside down.
struct HeadMount {
    double turnDeg = 0;
    bool upsideDown = false;
};

/// Settings of a Ping360 for one ping; the defaults cover 20 m at 1500 m/s.
struct SpokeSettings {
    /// Device gradians: 0 towards the cable, 200 the front, clockwise from above when mounted
    /// upright.
    std::uint16_t angleGrad = 200;
    /// In ticks of 25 ns.
    std::uint16_t samplePeriod = 888;
    std::uint16_t samples = 1200;
    /// 0 low, 1 normal, 2 high.
    std::uint8_t gain = 1;
    std::uint16_t transmitDurationUs = 107;
    std::uint16_t transmitFrequencyKhz = 750;
    HeadMount mount = {};

    /// Degrees clockwise from the vehicle's front.
    [[nodiscard]] constexpr double bearingDeg() const
    {
        return mount.turnDeg + (mount.upsideDown ? -0.9 : 0.9) * (angleGrad - 200.0);
    }
    /// Range covered by one sample at this sound speed (m/s), metres.
    [[nodiscard]] constexpr double metresPerSample(double soundSpeed) const
    {
        return samplePeriod * 25e-9 * soundSpeed / 2.0;
    }
};

/// Settings of a side-looking sonar for one ping.
struct SideScanSettings {
    /// Degrees clockwise from the vehicle's front: -90 to port, 90 to starboard.
    double bearingDeg = -90;
    /// Slant ranges, metres.
    double startM = 0;
    double lengthM = 30;
    std::uint16_t results = 600;
};

/// Settings of a multibeam sonar for one ping.
struct SwathSettings {
    /// Half of the angle that its beams cover, degrees.
    double halfAngleDeg = 40;
    std::uint16_t beams = 160;
    double startM = 0;
    double endM = 30;
    /// Share of the points that are no bottom, 0..1.
    double outliers = 0.03;
};

/// What a multibeam sonar finds in one of its beams.
struct SwathPoint {
    /// From what is straight down for the sonar, which rolls with its vehicle, positive to port;
    /// with the error of a measurement.
    double angleTurns = 0;
    /// Slant range, with the error of a measurement.
    double rangeM = 0;
    /// Positive, on a linear scale on which the bottom straight below is about 50.
    double power = 0;
    /// True for a point that is not of the bottom, such as noise or a fish.
    bool isOutlier = false;
};

class Scene;

/// A fish farm in a harbour as sonars see it: a pure function of seed, time and pose.
///
/// The same seed gives the same bytes with every compiler: noise and sines are computed here, and
/// only floating point operations with exact IEEE 754 rounding are used. May be read by any number
/// of threads.
class Sea {
public:
    /// Path of the vehicle: Hover drifts slowly among the targets, so that a scan of a minute is
    /// hardly distorted; Transect moves to and fro over the seabed's relief; Hold stays in its
    /// place, with its front north; Survey follows two parallel lines, 5 m from each other, with
    /// half a circle at each end, always ahead at 0.7 m/s.
    enum class Path : std::uint8_t { Hover, Transect, Hold, Survey };

    /// `placed` are point targets to be added; their radius is treated as 0.
    explicit Sea(std::uint64_t seed = 1, const std::vector<Target>& placed = {});
    /// A sea with a flat seabed and nothing in it but these boxes.
    [[nodiscard]] static Sea flat(std::uint64_t seed, double depthM,
                                  const std::vector<Box>& boxes = {});
    ~Sea();
    Sea(Sea&&) noexcept;
    Sea& operator=(Sea&&) noexcept;

    [[nodiscard]] std::uint64_t seed() const { return m_seed; }
    /// `time` counts from the scene's zero, everywhere in this class.
    [[nodiscard]] Pose poseAt(base::Duration time, Path path = Path::Hover) const;
    /// Fixed targets: float, wall corner, mooring block, boulders, pens (their centres, at half the
    /// net's depth).
    [[nodiscard]] const std::vector<Target>& targets() const;
    /// Boxes on the seabed, which only side-looking and multibeam sonars see: no path leads over
    /// them.
    [[nodiscard]] const std::vector<Box>& boxes() const;
    /// Metres below the surface.
    [[nodiscard]] double seabedDepthM(double xM, double yM) const;
    /// The same with the boxes and boulders that stand on the seabed.
    [[nodiscard]] double bottomDepthM(double xM, double yM) const;

    /// The echosounder points straight down, whatever the roll: its beam is wide enough; echoes are
    /// at their true distance.
    [[nodiscard]] Echo1d echo1d(base::Duration time, const Pose& pose,
                                const ProfileSettings& settings = {}) const;
    /// The same as a Ping1D samples it, at its gain.
    [[nodiscard]] Profile1d profile1d(base::Duration time, const Pose& pose,
                                      const ProfileSettings& settings = {}) const;

    /// Intensities along one bearing; sample i is at (i + ½) · metres per sample.
    [[nodiscard]] std::vector<std::uint8_t>
    spoke360(base::Duration time, const Pose& pose, const SpokeSettings& settings = {},
             double soundSpeed = base::defaultSoundSpeed) const;
    /// Writes the intensities to `samples`, whose size is the number of samples.
    void spoke360(base::Duration time, const Pose& pose, const SpokeSettings& settings,
                  double soundSpeed, std::span<std::uint8_t> samples) const;

    /// Received power of a side-looking sonar, above 0 on a linear scale, where 1 is the transmit
    /// pulse. Sample i is at start + (i + ½) · length / results. What stands on the bottom hides
    /// what is behind it: a top of height h casts a shadow of h · distance / (altitude - h) behind
    /// itself on a flat bottom, by its horizontal distance and the sonar's altitude above it.
    [[nodiscard]] std::vector<double> sideScan(base::Duration time, const Pose& pose,
                                               const SideScanSettings& settings = {}) const;

    /// Points of a multibeam sonar that looks down, in the order of their beams from starboard to
    /// port; a beam that found nothing has none. The error of a range has a standard deviation of
    /// 0.3 % of it and 5 mm, that of an angle of 0.15 degrees.
    [[nodiscard]] std::vector<SwathPoint> swath(base::Duration time, const Pose& pose,
                                                const SwathSettings& settings = {}) const;

private:
    explicit Sea(std::uint64_t seed, std::unique_ptr<const Scene> scene);

    std::uint64_t m_seed;
    std::unique_ptr<const Scene> m_scene;
};

} // namespace leadline::sim
