// SPDX-License-Identifier: GPL-3.0-or-later
#include "Scene.h"

#include "Numbers.h"

#include <cmath>
#include <string>
#include <utility>

namespace leadline::sim {

namespace {

enum Stream : std::uint64_t { Relief = 1, Ground, Ripple, Layout, Rocks, Shoal, Loners, Layer };

/// A wave of the seabed: spatial frequencies in turns per metre east and north, and its height in
/// metres.
struct ReliefWave {
    double perX;
    double perY;
    double heightM;
};
/// A mound of rock that rises from the sand.
struct Mound {
    double xM;
    double yM;
    double radiusM;
    double heightM;
};
constexpr std::array<Mound, 3> mounds{
    {{-11.5, 0.2, 2.6, 1.9}, {-14.6, 2.6, 1.8, 1.1}, {2.5, 21.0, 3.0, 1.6}}};

constexpr std::array<ReliefWave, 5> reliefWaves{{
    {0.019, 0.021, 0.75},
    {0.046, -0.031, 0.55},
    {0.071, 0.064, 0.30},
    {-0.052, 0.133, 0.11},
    {0.210, 0.090, 0.05},
}};

} // namespace

Scene::Scene(std::uint64_t seed, const std::vector<Target>& placed) : m_seed(mixed(seed))
{
    for (std::size_t i = 0; i < m_reliefPhase.size(); ++i)
        m_reliefPhase[i] = chance(Relief, i);
    const auto about = [this](double metres, std::uint64_t index) {
        return metres + 0.6 * (chance(Layout, index) - 0.5);
    };

    m_pens = {{about(-8.6, 1), about(9.2, 2), 4.6, 9.0, 0.55},
              {about(3.6, 3), about(13.2, 4), 4.6, 9.0, 1.0},
              {about(14.6, 5), about(7.6, 6), 4.2, 9.0, 0.15}};
    for (const Pen& pen : m_pens)
        m_targets.push_back({"pen " + std::to_string(m_targets.size() + 1), pen.xM, pen.yM,
                             pen.depthM / 2.0, pen.radiusM});

    m_walls = {{-34.0, -6.4, 10.6, -14.2}, {10.6, -14.2, 12.4, -4.6}};
    m_glints.push_back({10.6, -14.2, 7.0});
    m_targets.push_back({"wall corner", 10.6, -14.2, 7.0, 0.0});
    const Point buoy{about(7.2, 7), about(2.6, 8), 6.4};
    m_glints.push_back(buoy);
    m_targets.push_back({"float", buoy.xM, buoy.yM, buoy.depthM, 0.0});

    placeMooring();
    placeBoulders();
    m_boxes = {{.name = "box 1", .xM = -16, .yM = 7, .eastM = 1.5, .northM = 1.0, .heightM = 1.0},
               {.name = "box 2", .xM = -2, .yM = 9.5, .eastM = 2.0, .northM = 1.0, .heightM = 0.6},
               {.name = "box 3", .xM = -20, .yM = 13, .eastM = 1.2, .northM = 2.4, .heightM = 1.5},
               {.name = "box 4", .xM = -14, .yM = -6, .eastM = 1.0, .northM = 1.0, .heightM = 0.8},
               {.name = "box 5", .xM = 2, .yM = -8, .eastM = 2.0, .northM = 1.0, .heightM = 1.2}};
    for (const Target& target : placed) {
        m_glints.push_back({target.xM, target.yM, target.depthM});
        m_targets.push_back(target);
    }
    gatherShoal();
}

Scene::Scene(std::uint64_t seed, double flatDepthM, std::vector<Box> boxes)
    : m_seed(mixed(seed)),
      m_flatDepthM(flatDepthM),
      m_boxes(std::move(boxes))
{
}

double Scene::chance(std::uint64_t stream, std::uint64_t index) const
{
    return unit(mixed(m_seed + stream, index));
}

void Scene::placeMooring()
{
    const double x = -7.4 + 0.6 * chance(Layout, 20);
    const double y = -3.4 + 0.6 * chance(Layout, 21);
    const Point block{x, y, seabedDepthM(x, y)};
    constexpr double blockRadiusM = 0.7;
    m_boulders.push_back({block, blockRadiusM, 2.2});
    m_targets.push_back({"mooring block", x, y, block.depthM, blockRadiusM});

    // The chain hangs in a curve from the block to the nearest point of the first pen.
    const Pen& pen = m_pens.front();
    const double dx = pen.xM - x;
    const double dy = pen.yM - y;
    const double whole = std::sqrt(dx * dx + dy * dy);
    const double part = (whole - pen.radiusM) / whole;
    constexpr int links = 30;
    for (int i = 1; i < links; ++i) {
        const double t = static_cast<double>(i) / links;
        const double rise = t * t * (block.depthM - 3.0);
        const double bend = 0.5 * t * (1.0 - t);
        m_glints.push_back({x + t * part * dx + bend * dy / whole,
                            y + t * part * dy - bend * dx / whole, block.depthM - rise});
    }
}

void Scene::placeBoulders()
{
    constexpr int wanted = 11;
    int placed = 0;
    for (std::uint64_t i = 0; placed < wanted && i < 400; ++i) {
        const double x = -26.0 + 52.0 * chance(Rocks, 4 * i);
        const double y = -15.0 + 42.0 * chance(Rocks, 4 * i + 1);
        const double radius = 0.25 + 0.55 * chance(Rocks, 4 * i + 2);
        // Keeps boulders away from the vehicle's path.
        bool open = x * x + y * y > 36.0;
        for (const Pen& pen : m_pens) {
            const double dx = x - pen.xM;
            const double dy = y - pen.yM;
            open = open && dx * dx + dy * dy > (pen.radiusM + 1.5) * (pen.radiusM + 1.5);
        }
        for (const Wall& wall : m_walls) {
            // Boulders lie only inside the harbour and at some distance from its wall.
            const double ex = wall.toX - wall.fromX;
            const double ey = wall.toY - wall.fromY;
            const double away =
                (ex * (y - wall.fromY) - ey * (x - wall.fromX)) / std::sqrt(ex * ex + ey * ey);
            open = open && away > 1.5;
        }
        // No boulders lie close to the float.
        const double fx = x - m_glints[1].xM;
        const double fy = y - m_glints[1].yM;
        open = open && fx * fx + fy * fy > 30.0;
        if (!open)
            continue;
        const Point at{x, y, seabedDepthM(x, y)};
        m_boulders.push_back({at, radius, 1.0 + 0.8 * chance(Rocks, 4 * i + 3)});
        m_targets.push_back({"boulder " + std::to_string(++placed), x, y, at.depthM, radius});
    }
}

double Scene::seabedDepthM(double xM, double yM) const
{
    if (m_flatDepthM)
        return *m_flatDepthM;
    double depth = 12.2 + 0.02 * yM;
    for (std::size_t i = 0; i < reliefWaves.size(); ++i) {
        const ReliefWave& wave = reliefWaves[i];
        depth -= wave.heightM * sineOfTurns(xM * wave.perX + yM * wave.perY + m_reliefPhase[i]);
    }
    for (const Mound& mound : mounds) {
        const double dx = (xM - mound.xM) / mound.radiusM;
        const double dy = (yM - mound.yM) / mound.radiusM;
        depth -= mound.heightM * fading(dx * dx + dy * dy);
    }
    return depth;
}

double Scene::groundTexture(double xM, double yM) const
{
    const double gravel = smoothNoise(m_seed + Ground, xM * 0.23, yM * 0.23);
    const double ripples = smoothNoise(m_seed + Ripple, xM * 1.1 + yM * 0.5, yM * 2.9 - xM * 1.2);
    return 0.25 * ripples + 0.75 * gravel * gravel * (0.6 + 0.8 * ripples);
}

double Scene::thermoclineDepthM(double xM, double yM, double seconds) const
{
    const double slow = smoothNoise(m_seed + Layer, seconds * 0.05 + xM * 0.1, yM * 0.1);
    return 8.6 + 0.9 * slow + 0.12 * sineOfTurns(seconds * 0.11);
}

Scene::Point Scene::shoalFish(std::size_t index, const Point& centre, double seconds) const
{
    const Swimmer& fish = m_shoal[index];
    const double wander = 0.35 * sineOfTurns(seconds * fish.turnsPerSecond + fish.phase);
    return {centre.xM + fish.fromCentre.xM + wander, centre.yM + fish.fromCentre.yM + wander * 0.7,
            centre.depthM + fish.fromCentre.depthM};
}

Scene::Point Scene::shoalCentre(double seconds) const
{
    const double turn = seconds / 150.0 + 0.64;
    return {0.5 + 10.0 * sineOfTurns(turn), 2.0 + 3.6 * cosineOfTurns(turn * 2.0), 6.8};
}

void Scene::gatherShoal()
{
    for (std::size_t i = 0; i < m_shoal.size(); ++i) {
        const auto of = [&](std::uint64_t k) { return chance(Shoal, 8 * i + k); };
        // A sum of uniform random numbers is denser in the middle of its range.
        m_shoal[i] = {
            {2.0 * (of(2) + of(3) - 1.0), 1.6 * (of(4) + of(5) - 1.0), 1.6 * (of(6) + of(7) - 1.0)},
            0.05 + 0.1 * of(0),
            of(1)};
    }
}

Scene::Point Scene::lonerNear(std::size_t index, double seconds, double xM, double yM) const
{
    const auto of = [&](std::uint64_t k) { return chance(Loners, 5 * index + k); };
    const auto nearest = [](double at, double wanted) {
        return at - fishWorldM * std::floor((at - wanted) / fishWorldM + 0.5);
    };
    const double direction = of(0);
    const double speed = 0.25 + 0.5 * of(1);
    const double x = of(2) * fishWorldM + speed * seconds * sineOfTurns(direction);
    const double y = of(3) * fishWorldM + speed * seconds * cosineOfTurns(direction);
    return {nearest(x, xM), nearest(y, yM), 7.8 + 3.6 * of(4)};
}

} // namespace leadline::sim
