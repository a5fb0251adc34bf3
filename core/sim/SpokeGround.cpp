// SPDX-License-Identifier: GPL-3.0-or-later
// What of a SpokeSight comes back from everywhere: fish in the nets, the ground, the surface.
#include "Beam.h"
#include "Numbers.h"
#include "SpokeSight.h"

#include <algorithm>

namespace leadline::sim {

namespace {

constexpr std::uint64_t stockStream = 120;

} // namespace

double SpokeSight::stockedWater(double x, double y) const
{
    double level = 0;
    for (std::size_t i = 0; i < m_scene.pens().size(); ++i) {
        const Scene::Pen& pen = m_scene.pens()[i];
        const double dx = (x - pen.xM) / pen.radiusM;
        const double dy = (y - pen.yM) / pen.radiusM;
        const double out = dx * dx + dy * dy;
        if (out >= 0.9)
            continue;
        // Salmon swim round and round, most of them half way out.
        const double turn = m_seconds / 90.0;
        const double s = sineOfTurns(turn);
        const double c = cosineOfTurns(turn);
        const double fish = smoothNoise(m_scene.seed() + stockStream + i, 9.0 * (dx * c - dy * s),
                                        9.0 * (dx * s + dy * c));
        level += pen.stock * 5.0 * out * (0.9 - out) * fish * fish * fish;
    }
    return level;
}

void SpokeSight::addVolume()
{
    // The ground changes slowly against the samples: look at every sixth, and draw lines.
    constexpr std::size_t stride = 6;
    const Direction ray = m_middle;
    const auto levels = m_volume.levels();
    double relief = m_altitudeM;
    double slope = 0;
    double last = 0;
    for (std::size_t at = 0, look = 0; at < levels.size() + stride; at += stride, ++look) {
        const double range = m_volume.rangeOf(at);
        const double x = m_pose.xM + ray.east * range;
        const double y = m_pose.yM + ray.north * range;
        if (look % 4 == 0) {
            const double here = m_scene.seabedDepthM(x, y) - m_pose.depthM;
            const double step = m_volume.rangeOf(4 * stride) - m_volume.rangeOf(0);
            slope = look == 0 ? 0.0 : (relief - here) / step; // towards the sonar is positive
            relief = here;
        }
        double level = 0.006;
        if (range > m_altitudeM * 0.8) {
            const double facing = std::clamp(0.5 + 2.2 * slope, 0.12, 1.4);
            const double onset = std::min((range / m_altitudeM - 0.8) * 2.0, 1.0);
            level += 1.35 * onset * verticalBeam(range, std::max(relief, 0.5)) * facing *
                     m_scene.groundTexture(x, y) * loss(range);
        }
        level += stockedWater(x, y);
        for (std::size_t k = at > stride ? at - stride : 0; k < std::min(at, levels.size()); ++k) {
            const double part = static_cast<double>(k + stride - at) / stride;
            levels[k] += static_cast<float>(last + (level - last) * part);
        }
        last = level;
    }
}

void SpokeSight::addNearField()
{
    const auto levels = m_echoes.levels();
    const std::size_t end = m_echoes.sampleAt(2.0);
    for (std::size_t i = 0; i < end; ++i) {
        const double range = m_echoes.rangeOf(i);
        levels[i] += static_cast<float>(3.2 * fading(range / 0.24) + 0.16 * fading(range / 0.9));
    }
    // The water surface, seen by a side lobe straight above.
    m_echoes.addPulse(m_pose.depthM, 0.05, 0.25);
}

} // namespace leadline::sim
