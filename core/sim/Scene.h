// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/Sea.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::sim {

/// The simulated sea without any sonar: positions in metres east and north, depths in metres.
class Scene {
public:
    struct Point {
        double xM;
        double yM;
        double depthM;
    };
    /// A round net pen of radius `radiusM` from the surface down to `depthM`; `stock` is its
    /// density of fish.
    struct Pen {
        double xM;
        double yM;
        double radiusM;
        double depthM;
        double stock;
    };
    /// A wall from the surface to the seabed.
    struct Wall {
        double fromX;
        double fromY;
        double toX;
        double toY;
    };
    /// A boulder on the seabed; `radiusM` is its radius and its height.
    struct Boulder {
        Point at;
        double radiusM;
        double level;
    };
    /// The pattern of single fish repeats after this many metres in both directions.
    static constexpr double fishWorldM = 24.0;
    static constexpr std::size_t shoalSize = 90;
    static constexpr std::size_t lonerCount = 110;

    /// `placed` are small hard targets in addition to those that the seed generates.
    explicit Scene(std::uint64_t seed, const std::vector<Target>& placed = {});
    /// A flat seabed, with nothing but these boxes.
    Scene(std::uint64_t seed, double flatDepthM, std::vector<Box> boxes);

    [[nodiscard]] std::uint64_t seed() const { return m_seed; }
    [[nodiscard]] const std::vector<Pen>& pens() const { return m_pens; }
    [[nodiscard]] const std::vector<Wall>& walls() const { return m_walls; }
    [[nodiscard]] const std::vector<Box>& boxes() const { return m_boxes; }
    [[nodiscard]] const std::vector<Boulder>& boulders() const { return m_boulders; }
    /// Small hard targets: the float, the corner of the wall, the links of the mooring chain.
    [[nodiscard]] const std::vector<Point>& glints() const { return m_glints; }
    [[nodiscard]] const std::vector<Target>& targets() const { return m_targets; }

    [[nodiscard]] double seabedDepthM(double xM, double yM) const;
    /// Depth of a box's top.
    [[nodiscard]] double topDepthM(const Box& box) const
    {
        return seabedDepthM(box.xM, box.yM) - box.heightM;
    }
    /// Backscatter of the ground, about 0..1: sand with ripples, and patches of gravel.
    [[nodiscard]] double groundTexture(double xM, double yM) const;
    /// Depth of the lower edge of a warm layer, with slow waves on it.
    [[nodiscard]] double thermoclineDepthM(double xM, double yM, double seconds) const;

    /// Centre of a shoal that circles in the middle of the farm.
    [[nodiscard]] Point shoalCentre(double seconds) const;
    [[nodiscard]] Point shoalFish(std::size_t index, const Point& centre, double seconds) const;
    /// Position of a single fish; of its repetitions (see fishWorldM) the one nearest to x, y.
    [[nodiscard]] Point lonerNear(std::size_t index, double seconds, double xM, double yM) const;

private:
    struct Swimmer {
        Point fromCentre;
        double turnsPerSecond;
        double phase;
    };

    [[nodiscard]] double chance(std::uint64_t stream, std::uint64_t index) const;
    void placeBoulders();
    void placeMooring();
    void gatherShoal();

    std::uint64_t m_seed;
    std::optional<double> m_flatDepthM;
    std::array<double, 5> m_reliefPhase{};
    std::array<Swimmer, shoalSize> m_shoal{};
    std::vector<Pen> m_pens;
    std::vector<Wall> m_walls;
    std::vector<Boulder> m_boulders;
    std::vector<Box> m_boxes;
    std::vector<Point> m_glints;
    std::vector<Target> m_targets;
};

} // namespace leadline::sim
