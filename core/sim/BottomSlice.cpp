// SPDX-License-Identifier: GPL-3.0-or-later
#include "BottomSlice.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace leadline::sim {

namespace {

constexpr double boxStrength = 2.5;
constexpr double boulderStrength = 2.0;
constexpr double wallStrength = 1.6;

bool contains(const Box& box, double xM, double yM)
{
    return std::abs(xM - box.xM) <= box.eastM / 2 && std::abs(yM - box.yM) <= box.northM / 2;
}

/// Depth of a boulder's surface at a place; nothing beside it.
std::optional<double> surfaceDepthM(const Scene::Boulder& boulder, double xM, double yM)
{
    const double dx = xM - boulder.at.xM;
    const double dy = yM - boulder.at.yM;
    const double square = boulder.radiusM * boulder.radiusM - dx * dx - dy * dy;
    return square > 0 ? std::optional(boulder.at.depthM - std::sqrt(square)) : std::nullopt;
}

/// Distance along the line to where it meets the wall; infinite if it does not.
double distanceTo(const Scene::Wall& wall, const BottomSlice::Line& line)
{
    constexpr double never = std::numeric_limits<double>::infinity();
    const double ex = wall.toX - wall.fromX;
    const double ey = wall.toY - wall.fromY;
    const double across = line.eastward * ey - line.northward * ex;
    if (across == 0)
        return never;
    const double dx = wall.fromX - line.xM;
    const double dy = wall.fromY - line.yM;
    const double along = (dx * ey - dy * ex) / across;
    const double part = (dx * line.northward - dy * line.eastward) / across;
    return along > 0 && part >= 0 && part <= 1 ? along : never;
}

/// True if something of this radius is on the line.
bool isNear(const BottomSlice::Line& line, double xM, double yM, double radiusM, double lengthM)
{
    const double dx = xM - line.xM;
    const double dy = yM - line.yM;
    const double along = dx * line.eastward + dy * line.northward;
    const double aside = dx * line.northward - dy * line.eastward;
    return std::abs(aside) <= radiusM && along >= -radiusM && along <= lengthM + radiusM;
}

/// The seabed between points that are a fixed distance from each other: it is smooth.
class SmoothSeabed {
public:
    SmoothSeabed(const Scene& scene, const BottomSlice::Line& line, double lengthM)
    {
        const auto count = static_cast<std::size_t>(lengthM / spacingM) + 2;
        m_depths.reserve(count);
        for (std::size_t i = 0; i < count; ++i) {
            const double ground = static_cast<double>(i) * spacingM;
            m_depths.push_back(scene.seabedDepthM(line.xM + ground * line.eastward,
                                                  line.yM + ground * line.northward));
        }
    }
    [[nodiscard]] double at(double groundM) const
    {
        const double place = groundM / spacingM;
        const auto before = std::min(static_cast<std::size_t>(place), m_depths.size() - 2);
        const double part = place - static_cast<double>(before);
        return m_depths[before] + (m_depths[before + 1] - m_depths[before]) * part;
    }

private:
    static constexpr double spacingM = 0.25;
    std::vector<double> m_depths;
};

} // namespace

double bottomDepthM(const Scene& scene, double xM, double yM)
{
    double depth = scene.seabedDepthM(xM, yM);
    for (const Box& box : scene.boxes())
        if (contains(box, xM, yM))
            depth = std::min(depth, scene.topDepthM(box));
    for (const Scene::Boulder& boulder : scene.boulders())
        depth = std::min(depth, surfaceDepthM(boulder, xM, yM).value_or(depth));
    return depth;
}

BottomSlice::BottomSlice(const Scene& scene, const Line& line, double lengthM, double stepM)
{
    struct Top {
        const Box* box;
        double depthM;
    };
    std::vector<Top> boxes;
    for (const Box& box : scene.boxes())
        if (isNear(line, box.xM, box.yM, (box.eastM + box.northM) / 2, lengthM))
            boxes.push_back({&box, scene.topDepthM(box)});
    std::vector<const Scene::Boulder*> boulders;
    for (const Scene::Boulder& boulder : scene.boulders())
        if (isNear(line, boulder.at.xM, boulder.at.yM, boulder.radiusM, lengthM))
            boulders.push_back(&boulder);
    double wallM = std::numeric_limits<double>::infinity();
    for (const Scene::Wall& wall : scene.walls())
        wallM = std::min(wallM, distanceTo(wall, line));

    const SmoothSeabed seabed(scene, line, lengthM);
    const auto count = static_cast<std::size_t>(std::max(lengthM / stepM, 0.0)) + 1;
    m_points.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const double ground = (static_cast<double>(i) + 0.5) * stepM;
        if (ground > wallM) {
            m_points.push_back({.groundM = wallM, .depthM = 0, .strength = wallStrength});
            return;
        }
        const double x = line.xM + ground * line.eastward;
        const double y = line.yM + ground * line.northward;
        Point point{.groundM = ground,
                    .depthM = seabed.at(ground),
                    .strength = 0.3 + scene.groundTexture(x, y)};
        for (const Top& top : boxes)
            if (contains(*top.box, x, y) && top.depthM < point.depthM) {
                point.depthM = top.depthM;
                point.strength = boxStrength;
            }
        for (const Scene::Boulder* boulder : boulders)
            if (const auto depth = surfaceDepthM(*boulder, x, y); depth && *depth < point.depthM) {
                point.depthM = *depth;
                point.strength = boulderStrength;
            }
        m_points.push_back(point);
    }
}

} // namespace leadline::sim
