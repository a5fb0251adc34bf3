// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/Sea.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <numbers>
#include <optional>
#include <random>
#include <string_view>

namespace leadline::test {

[[nodiscard]] inline double degrees(double radians)
{
    return radians * 180 / std::numbers::pi;
}

/// Three small things in a simulated sea, and a vehicle that turns on the spot and looks at one
/// after the other, all of it by a seed.
class Placement {
public:
    struct Case {
        double rangeM = 20;
        /// The things lie there; else anywhere in the height of the beam.
        bool onBottom = false;
        /// The water's is another one by up to this share.
        double soundSpeedError = 0;
        /// The head hangs turned, maybe the wrong way up.
        bool mounted = false;
    };
    struct Sent {
        base::Duration time{};
        sim::Pose pose;
        sim::SpokeSettings settings;
    };

    /// Nullopt where something lies in the way, or beside.
    [[nodiscard]] static std::optional<Placement> make(std::uint64_t seed, const Case& of)
    {
        Placement placed(seed, of);
        return placed.place(of) ? std::optional(std::move(placed)) : std::nullopt;
    }

    sim::Sea sea;
    double soundSpeed = 1500;

    /// One of thirteen pings about a target, in the middle of which it is.
    [[nodiscard]] Sent pingAt(int target, int step) const
    {
        const auto number = target * 13 + step + 6;
        Sent sent{
            .time = std::chrono::milliseconds(50 * number), .pose = m_pose, .settings = m_settings};
        sent.pose.headingDeg = headingDeg(number);
        const double ahead = bearingDeg(target) - headingDeg(target * 13 + 6);
        const double side = m_settings.mount.upsideDown ? -1 : 1;
        const double grad = 200 + side * (ahead - m_settings.mount.turnDeg) / 0.9;
        // Where the head looks is whole gradians; the vehicle turns meanwhile.
        const int whole = static_cast<int>(std::lround(grad)) + step;
        sent.settings.angleGrad = static_cast<std::uint16_t>(((whole % 400) + 400) % 400);
        return sent;
    }
    /// What the compass says at a heading: its deviation goes round once with it.
    [[nodiscard]] double compassDeg(double headingDeg) const
    {
        const double rad = (headingDeg - m_deviationTo) * std::numbers::pi / 180;
        return headingDeg + m_deviationDeg * std::cos(rad);
    }

    [[nodiscard]] double slantM(int target) const
    {
        return std::hypot(flatM(target), at(target).depthM - m_pose.depthM);
    }
    [[nodiscard]] double flatM(int from, int to) const
    {
        return std::hypot(east(from, to), north(from, to));
    }
    [[nodiscard]] double straightM(int from, int to) const
    {
        return std::hypot(flatM(from, to), at(from).depthM - at(to).depthM);
    }
    /// From north.
    [[nodiscard]] double bearingDeg(int from, int to) const
    {
        return degrees(std::atan2(east(from, to), north(from, to)));
    }

private:
    Placement(std::uint64_t seed, const Case& of) : sea(seed), m_random(seed)
    {
        soundSpeed = 1500 * (1 + of.soundSpeedError * between(-1, 1));
        // 1200 samples as far as it looks, at the speed that is assumed.
        m_settings.samplePeriod = static_cast<std::uint16_t>(of.rangeM * 2 / 1500 / 1200 / 25e-9);
        m_settings.transmitDurationUs = static_cast<std::uint16_t>(of.rangeM * 5.35);
        if (of.mounted)
            m_settings.mount = {.turnDeg = std::floor(between(-180, 180)),
                                .upsideDown = between(0, 1) < 0.5};
        m_deviationDeg = between(0, 3);
        m_deviationTo = between(0, 360);
    }

    [[nodiscard]] double between(double from, double to)
    {
        return from + (to - from) * static_cast<double>(m_random() >> 11U) * 0x1p-53;
    }
    [[nodiscard]] const sim::Target& at(int target) const
    {
        return m_targets[static_cast<std::size_t>(target)];
    }
    [[nodiscard]] double east(int from, int to) const { return at(to).xM - at(from).xM; }
    [[nodiscard]] double north(int from, int to) const { return at(to).yM - at(from).yM; }
    [[nodiscard]] double flatM(int target) const
    {
        return std::hypot(at(target).xM - m_pose.xM, at(target).yM - m_pose.yM);
    }
    [[nodiscard]] double bearingDeg(int target) const
    {
        return degrees(std::atan2(at(target).xM - m_pose.xM, at(target).yM - m_pose.yM));
    }
    [[nodiscard]] double headingDeg(int ping) const { return m_heading + m_turnDeg * 0.05 * ping; }

    [[nodiscard]] bool place(const Case& of)
    {
        m_pose.xM = between(-20, 8);
        m_pose.yM = between(-3, 24);
        const double bottom = sea.seabedDepthM(m_pose.xM, m_pose.yM);
        // Who looks so far and no further goes so near to it: the beam is 25 degrees high.
        m_pose.depthM = bottom - between(1, std::min(of.rangeM / 4, 6.0));
        m_heading = between(0, 360);
        m_turnDeg = between(-6, 6);
        for (std::size_t number = 0; number < m_targets.size(); ++number) {
            int tries = 0;
            while (!placeOne(number, of) && tries < 100)
                ++tries;
            if (tries == 100)
                return false;
        }
        sea = sim::Sea(sea.seed(), {m_targets.begin(), m_targets.end()});
        return true;
    }

    [[nodiscard]] bool placeOne(std::size_t number, const Case& of)
    {
        sim::Target& target = m_targets[number];
        const double away = between(3, 0.9 * std::min(of.rangeM, 30.0));
        const double to = between(0, 2 * std::numbers::pi);
        target.name = "placed";
        target.xM = m_pose.xM + away * std::sin(to);
        target.yM = m_pose.yM + away * std::cos(to);
        const double ground = sea.seabedDepthM(target.xM, target.yM);
        const double up = away * std::tan(between(-12.5, 12.5) * std::numbers::pi / 180);
        target.depthM = of.onBottom ? ground : m_pose.depthM - up;
        const int own = static_cast<int>(number);
        return target.depthM > 0.3 && target.depthM <= ground &&
               slantM(own) < 0.93 * of.rangeM / (1 + of.soundSpeedError) && standsAlone(own) &&
               (number == 0 || flatM(own - 1, own) > 2);
    }

    /// Nothing of the sea, and none of the others, gives an echo from there.
    [[nodiscard]] bool standsAlone(int target) const
    {
        const sim::Target& wanted = at(target);
        // Inside of the harbour's wall.
        if (wanted.xM < -28 || wanted.xM > 9 || wanted.yM < -4)
            return false;
        const auto beside = [&](const sim::Target& other) {
            const double x = other.xM - m_pose.xM;
            const double y = other.yM - m_pose.yM;
            const double flat = std::hypot(x, y);
            const double turned =
                std::abs(std::remainder(degrees(std::atan2(x, y)) - bearingDeg(target), 360));
            if (other.name.starts_with("pen"))
                return flat < other.radiusM + 1 ||
                       turned < 8 + degrees(std::asin(std::min(1.0, other.radiusM / flat)));
            const double slant = std::hypot(flat, other.depthM - m_pose.depthM);
            const double wide = degrees(other.radiusM / std::max(flat, 1.0));
            return turned < 8 + wide && std::abs(slant - slantM(target)) < 1.5 + 2 * other.radiusM;
        };
        if (std::ranges::any_of(sea.targets(), beside))
            return false;
        for (int other = 0; other < target; ++other)
            if (beside(at(other)))
                return false;
        return true;
    }

    std::mt19937_64 m_random;
    sim::Pose m_pose;
    double m_heading = 0;
    double m_turnDeg = 0;
    double m_deviationDeg = 0;
    double m_deviationTo = 0;
    sim::SpokeSettings m_settings;
    std::array<sim::Target, 3> m_targets;
};

} // namespace leadline::test
