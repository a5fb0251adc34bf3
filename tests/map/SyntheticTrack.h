// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/MapTrack.h"

#include <cmath>
#include <cstdint>
#include <numbers>
#include <random>
#include <vector>

namespace leadline::test {

/// Motions of a vehicle from sweep to sweep, with errors of the deviations that they state, and
/// where it was in truth. It begins at 0, 0 and ahead. The same seed gives the same errors with
/// every compiler.
class SyntheticTrack {
public:
    static constexpr double betweenS = 14;

    struct Pose {
        double northM = 0;
        double eastM = 0;
        /// Radians clockwise.
        double heading = 0;
    };
    struct Sweep {
        registration::Sweep sweep;
        registration::MotionEstimator::Estimate estimate;
        map::VehicleFix fix = {};
    };

    explicit SyntheticTrack(std::uint32_t seed) : m_engine(seed) {}

    /// 1.5 m further, and some degrees round.
    void add()
    {
        constexpr double wayM = 0.1;
        constexpr double rotation = 1.0 * std::numbers::pi / 180;
        Pose pose;
        Sweep next;
        const auto number = int(m_truth.size());
        next.sweep.beginS = betweenS * number;
        next.sweep.endS = next.sweep.beginS + betweenS;
        next.sweep.rangeM = 20;
        next.estimate.sweep = number;
        if (number > 0) {
            const double forward = 1.5 + 0.2 * normal();
            const double right = 0.1 * normal();
            const double turn = 0.08 * normal();
            const Pose& from = m_truth.back();
            pose = {from.northM + forward * std::cos(from.heading) - right * std::sin(from.heading),
                    from.eastM + forward * std::sin(from.heading) + right * std::cos(from.heading),
                    from.heading + turn};
            registration::SweepMotion motion;
            motion.forwardM = forward + wayM * normal();
            motion.rightM = right + wayM * normal();
            motion.rotationDeg = (turn + rotation * normal()) * 180 / std::numbers::pi;
            motion.covariance = {wayM * wayM, 0, 0, 0, wayM * wayM, 0, 0, 0, rotation * rotation};
            next.estimate.motion = motion;
        }
        m_truth.push_back(pose);
        m_sweeps.push_back(next);
    }

    [[nodiscard]] std::vector<Sweep>& sweeps() { return m_sweeps; }
    [[nodiscard]] const std::vector<Pose>& truth() const { return m_truth; }

    /// How far the way from one pose to another is from the truth, metres, in the axes of the
    /// first.
    [[nodiscard]] double errorOfWay(const std::vector<map::MapPose>& poses, std::size_t from,
                                    std::size_t to) const
    {
        const auto way = [](const Pose& a, const Pose& b) {
            const double north = b.northM - a.northM;
            const double east = b.eastM - a.eastM;
            return Pose{north * std::cos(a.heading) + east * std::sin(a.heading),
                        east * std::cos(a.heading) - north * std::sin(a.heading)};
        };
        const auto found = [&](std::size_t at) {
            return Pose{poses[at].northM, poses[at].eastM,
                        poses[at].headingDeg * std::numbers::pi / 180};
        };
        const Pose is = way(found(from), found(to));
        const Pose should = way(m_truth[from], m_truth[to]);
        return std::hypot(is.northM - should.northM, is.eastM - should.eastM);
    }

    [[nodiscard]] double share() { return double(m_engine()) / double(std::mt19937::max()); }
    /// Nearly Gaussian, deviation 1.
    [[nodiscard]] double normal()
    {
        double sum = 0;
        for (int i = 0; i < 12; ++i)
            sum += share();
        return sum - 6;
    }

private:
    std::mt19937 m_engine;
    std::vector<Sweep> m_sweeps;
    std::vector<Pose> m_truth;
};

} // namespace leadline::test
