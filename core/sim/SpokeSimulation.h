// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Scene.h"
#include "Trace.h"
#include "sim/Sea.h"

#include <cstdint>
#include <span>
#include <vector>

namespace leadline::sim {

/// Simulates one ping of a scanning sonar: a fan of rays over the beam's width, their echoes, the
/// shadows behind them, and the backscatter of ground and water.
class SpokeSimulation {
public:
    SpokeSimulation(const Scene& scene, double seconds, const Pose& pose,
                    const SpokeSettings& settings, double soundSpeed);

    void draw(std::uint64_t pingSeed, std::span<std::uint8_t> samples);

private:
    /// An echo on a ray; `passes` is the part of the sound that continues behind it, up to `endM`.
    struct Hit {
        double rangeM;
        double level;
        double widthM;
        double passes;
        double endM;
    };
    struct Direction {
        double east;
        double north;
    };

    void shootRay(double offDeg, double weight);
    void hitPens(Direction ray);
    void hitWalls(Direction ray);
    void hitBoulders(Direction ray);
    void settleHits(double weight);
    void addGlints();
    void addNearField();
    void addPoint(const Scene::Point& point, double level);
    void addVolume();
    [[nodiscard]] double stockedWater(double x, double y) const;
    [[nodiscard]] Direction direction(double offDeg) const;
    /// Level of what lies so much deeper than the vehicle.
    [[nodiscard]] double beamAt(double rangeM, double downM) const;

    const Scene& m_scene;
    double m_seconds;
    Pose m_pose;
    double m_bearingTurns;
    /// Metres by which the middle of the beam lies deeper per metre of range, by the roll.
    double m_sinking;
    Direction m_middle;
    double m_pulseM;
    double m_gain;
    double m_altitudeM;
    /// Echoes of objects; backscatter of ground and water; and per sample the change of the beam's
    /// fraction that is not in shadow.
    Trace m_echoes;
    Trace m_volume;
    std::vector<float> m_shade;
    std::vector<Hit> m_hits;
};

} // namespace leadline::sim
