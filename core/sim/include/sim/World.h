// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "sim/Sea.h"
#include "sim/VehicleMotion.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <utility>

namespace leadline::sim {

/// The sea and the vehicle's course, shared by all simulated devices of a dive. May be read by any
/// number of threads.
class World {
public:
    /// `zero` is the time at which the scene begins.
    World(std::uint64_t seed, base::Instant zero, Sea::Path path = Sea::Path::Transect)
        : World(seed, zero, VehicleMotion{.path = path})
    {
    }
    World(std::uint64_t seed, base::Instant zero, const VehicleMotion& motion)
        : m_sea(seed),
          m_zero(zero),
          m_motion(motion)
    {
    }
    /// A vehicle that follows `course`, a pure function of the time since the scene's beginning.
    using Course = std::function<Pose(base::Duration)>;
    World(std::uint64_t seed, base::Instant zero, Course course)
        : m_sea(seed),
          m_zero(zero),
          m_course(std::move(course))
    {
    }

    /// The same in a sea of its own.
    World(Sea sea, base::Instant zero, Course course)
        : m_sea(std::move(sea)),
          m_zero(zero),
          m_course(std::move(course))
    {
    }

    [[nodiscard]] std::uint64_t seed() const { return m_sea.seed(); }
    [[nodiscard]] const Sea& sea() const { return m_sea; }
    /// Time since the scene's beginning.
    [[nodiscard]] base::Duration timeAt(base::Instant at) const { return at - m_zero; }
    [[nodiscard]] Pose poseAt(base::Instant at) const
    {
        const base::Duration time = timeAt(at);
        return m_course ? m_course(time)
                        : m_motion.applied(m_sea.poseAt(time, m_motion.path), time, seed());
    }

    /// Mean velocity over the tenth of a second around `at`, of which what lies before the scene's
    /// beginning does not count.
    [[nodiscard]] Velocity velocityAt(base::Instant at) const
    {
        constexpr base::Duration half = std::chrono::milliseconds(50);
        const base::Instant from = std::max(at - half, m_zero);
        const base::Instant to = std::max(at, m_zero) + half;
        const double seconds = base::secondsOf(to - from);
        const Pose before = poseAt(from);
        const Pose behind = poseAt(to);
        return {(behind.xM - before.xM) / seconds, (behind.yM - before.yM) / seconds,
                (behind.depthM - before.depthM) / seconds};
    }

    [[nodiscard]] Echo1d echoAt(base::Instant at, const ProfileSettings& settings) const
    {
        return m_sea.echo1d(timeAt(at), poseAt(at), settings);
    }
    [[nodiscard]] Profile1d profileAt(base::Instant at, const ProfileSettings& settings) const
    {
        return m_sea.profile1d(timeAt(at), poseAt(at), settings);
    }
    [[nodiscard]] std::vector<std::uint8_t> spokeAt(base::Instant at,
                                                    const SpokeSettings& settings) const
    {
        return m_sea.spoke360(timeAt(at), poseAt(at), settings);
    }
    [[nodiscard]] std::vector<double> sideScanAt(base::Instant at,
                                                 const SideScanSettings& settings) const
    {
        return m_sea.sideScan(timeAt(at), poseAt(at), settings);
    }
    [[nodiscard]] std::vector<SwathPoint> swathAt(base::Instant at,
                                                  const SwathSettings& settings) const
    {
        return m_sea.swath(timeAt(at), poseAt(at), settings);
    }

private:
    Sea m_sea;
    base::Instant m_zero;
    VehicleMotion m_motion;
    Course m_course;
};

} // namespace leadline::sim
