// SPDX-License-Identifier: GPL-3.0-or-later
#include "ghost/GhostAlignment.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <utility>

namespace leadline::app {

namespace {

using registration::SweepMotion;

/// Another match that fits nearly as well makes both doubtful.
constexpr double nearlyAsGood = 0.92;
constexpr double otherMatchDeg = 10;
constexpr double otherMatchM = 1;
/// Walls elsewhere match to some degree, too: where nothing is known of the place, only much that
/// matches tells that it is the same.
constexpr double leastQualityOfUnknownPlace = 0.6;

GhostAlignment::Point rotated(const GhostAlignment::Point& point, double degrees)
{
    const double cosine = std::cos(degrees * radiansPerDegree);
    const double sine = std::sin(degrees * radiansPerDegree);
    return {point.aheadM * cosine - point.rightM * sine,
            point.aheadM * sine + point.rightM * cosine};
}

GhostAlignment alignmentOf(const SweepMotion& motion)
{
    return {.forwardM = motion.forwardM,
            .rightM = motion.rightM,
            .rotationDeg = motion.rotationDeg,
            .errorM = motion.displacementErrorM,
            .errorDeg = motion.rotationErrorDeg,
            .quality = motion.quality};
}

// What is compared: an echo changed if it is strong in one turn, and there is none at all near it
// in the other.
constexpr std::uint8_t strongLevel = 115;
constexpr std::uint8_t anyLevel = 45;
/// Nearer is what the vehicle itself reflects.
constexpr double nearestChangeM = 1.5;
/// Echoes are as wide as half of the beam on either side of it.
constexpr double beamSlope = 0.02;
constexpr double leastApartM = 0.3;

/// Distance of each cell to the nearest one with an echo, in cells.
std::vector<float> distancesOf(const GhostGrid& grid)
{
    constexpr int side = GhostGrid::side;
    constexpr float far = 1e6F;
    std::vector<float> distances(grid.levels.size());
    for (std::size_t i = 0; i < distances.size(); ++i)
        distances[i] = grid.levels[i] >= anyLevel ? 0.F : far;
    const auto at = [&](int row, int column) -> float& {
        return distances[static_cast<std::size_t>(row) * side + static_cast<std::size_t>(column)];
    };
    constexpr float diagonal = 1.41421356F;
    const auto take = [&](float& cell, int row, int column, float step) {
        if (row >= 0 && row < side && column >= 0 && column < side)
            cell = std::min(cell, at(row, column) + step);
    };
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            float& cell = at(row, column);
            take(cell, row, column - 1, 1);
            take(cell, row - 1, column - 1, diagonal);
            take(cell, row - 1, column, 1);
            take(cell, row - 1, column + 1, diagonal);
        }
    for (int row = side - 1; row >= 0; --row)
        for (int column = side - 1; column >= 0; --column) {
            float& cell = at(row, column);
            take(cell, row, column + 1, 1);
            take(cell, row + 1, column + 1, diagonal);
            take(cell, row + 1, column, 1);
            take(cell, row + 1, column - 1, diagonal);
        }
    return distances;
}

/// The connected parts of `of` that `other` does not show. `toOther` and `toPresent` convert a
/// point of `of` to the axes of the other turn and of the present one.
template<class ToOther, class ToPresent>
void addChanges(std::vector<GhostChange>& to, const GhostGrid& of, const GhostGrid& other,
                const GhostAlignment& alignment, bool isNew, ToOther toOther, ToPresent toPresent)
{
    constexpr int side = GhostGrid::side;
    const std::vector<float> distances = distancesOf(other);
    std::vector<std::uint8_t> changed(of.levels.size());
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const auto cell =
                static_cast<std::size_t>(row) * side + static_cast<std::size_t>(column);
            if (of.levels[cell] < strongLevel)
                continue;
            const auto [ahead, right] = of.middleOf(row, column);
            const double range = std::hypot(ahead, right);
            if (range < nearestChangeM)
                continue;
            const GhostAlignment::Point there = toOther(GhostAlignment::Point{ahead, right});
            if (other.at(there.aheadM, there.rightM) == GhostGrid::notHeard)
                continue;
            const auto otherRow =
                static_cast<std::size_t>((other.rangeM - there.aheadM) / other.cellM());
            const auto otherColumn =
                static_cast<std::size_t>((there.rightM + other.rangeM) / other.cellM());
            const double apart =
                static_cast<double>(distances[otherRow * side + otherColumn]) * other.cellM();
            const double bound = alignment.errorM + alignment.errorDeg * radiansPerDegree * range +
                                 beamSlope * range + leastApartM;
            changed[cell] = apart > bound ? 1 : 0;
        }
    const double cellM2 = of.cellM() * of.cellM();
    std::vector<std::size_t> open;
    for (std::size_t start = 0; start < changed.size(); ++start) {
        if (changed[start] == 0)
            continue;
        std::vector<std::size_t> cells;
        open.assign(1, start);
        changed[start] = 0;
        while (!open.empty()) {
            const std::size_t cell = open.back();
            open.pop_back();
            cells.push_back(cell);
            const int row = static_cast<int>(cell / side);
            const int column = static_cast<int>(cell % side);
            for (int r = std::max(row - 1, 0); r <= std::min(row + 1, side - 1); ++r)
                for (int c = std::max(column - 1, 0); c <= std::min(column + 1, side - 1); ++c) {
                    const auto next =
                        static_cast<std::size_t>(r) * side + static_cast<std::size_t>(c);
                    if (std::exchange(changed[next], std::uint8_t{0}) != 0)
                        open.push_back(next);
                }
        }
        const double area = static_cast<double>(cells.size()) * cellM2;
        if (area < leastChangeM2)
            continue;
        double ahead = 0;
        double right = 0;
        for (const std::size_t cell : cells) {
            const auto at =
                of.middleOf(static_cast<int>(cell / side), static_cast<int>(cell % side));
            ahead += at.first / static_cast<double>(cells.size());
            right += at.second / static_cast<double>(cells.size());
        }
        double radius = 0;
        for (const std::size_t cell : cells) {
            const auto at =
                of.middleOf(static_cast<int>(cell / side), static_cast<int>(cell % side));
            radius = std::max(radius, std::hypot(at.first - ahead, at.second - right));
        }
        const GhostAlignment::Point shown = toPresent(GhostAlignment::Point{ahead, right});
        to.push_back({.isNew = isNew,
                      .aheadM = shown.aheadM,
                      .rightM = shown.rightM,
                      .radiusM = radius,
                      .areaM2 = area});
    }
}

} // namespace

GhostAlignment::Point GhostAlignment::inGhost(const Point& present) const
{
    const Point turned = rotated(present, rotationDeg);
    return {turned.aheadM + forwardM, turned.rightM + rightM};
}

GhostAlignment::Point GhostAlignment::inPresent(const Point& ghost) const
{
    return rotated({ghost.aheadM - forwardM, ghost.rightM - rightM}, -rotationDeg);
}

void GhostAlignment::move(double aheadM, double byRightM)
{
    const Point by = rotated({aheadM, byRightM}, rotationDeg);
    forwardM -= by.aheadM;
    rightM -= by.rightM;
}

void GhostAlignment::turn(double degrees)
{
    rotationDeg = std::remainder(rotationDeg - degrees, 360.0);
}

std::optional<GhostAlignment> alignGhost(const GhostTurn& ghost, const GhostTurn& present,
                                         const std::optional<GhostAlignment>& last, bool hasJumped)
{
    // Where nothing tells the way along a wall, what is new cannot be told either.
    const auto match = [&](const SweepMotion& expected) {
        const auto found = registration::matchPlaces(ghost.place, present.place, expected);
        return found && found->isAlongUnknown ? std::nullopt : found;
    };
    const auto matchAnywhere = [&](const SweepMotion& expected) {
        const auto found = match(expected);
        return found && found->quality < leastQualityOfUnknownPlace ? std::nullopt : found;
    };
    if (last) {
        SweepMotion expected;
        expected.forwardM = last->forwardM;
        expected.rightM = last->rightM;
        expected.rotationDeg = last->rotationDeg;
        if (const auto found = hasJumped ? matchAnywhere(expected) : match(expected))
            return alignmentOf(*found);
    }
    if (ghost.headingDeg && present.headingDeg) {
        SweepMotion expected;
        expected.rotationDeg = std::remainder(*present.headingDeg - *ghost.headingDeg, 360.0);
        if (const auto found = matchAnywhere(expected))
            return alignmentOf(*found);
        return std::nullopt;
    }
    // Without a compass the vehicle may have turned any way.
    SweepMotion reverse;
    reverse.rotationDeg = 180;
    auto one = match({});
    auto other = match(reverse);
    if (one && other && one->quality < other->quality)
        std::swap(one, other);
    if (!one)
        std::swap(one, other);
    if (!one || one->quality < leastQualityOfUnknownPlace)
        return std::nullopt;
    const bool isOther =
        other &&
        (std::abs(std::remainder(one->rotationDeg - other->rotationDeg, 360.0)) > otherMatchDeg ||
         std::hypot(one->forwardM - other->forwardM, one->rightM - other->rightM) > otherMatchM);
    if (isOther && other->quality > nearlyAsGood * one->quality)
        return std::nullopt;
    return alignmentOf(*one);
}

std::vector<GhostChange> ghostChanges(const GhostTurn& ghost, const GhostTurn& present,
                                      const GhostAlignment& alignment)
{
    using Point = GhostAlignment::Point;
    std::vector<GhostChange> changes;
    addChanges(
        changes, present.grid, ghost.grid, alignment, true,
        [&](const Point& point) { return alignment.inGhost(point); },
        [](const Point& point) { return point; });
    const auto toPresent = [&](const Point& point) { return alignment.inPresent(point); };
    addChanges(changes, ghost.grid, present.grid, alignment, false, toPresent, toPresent);
    std::ranges::sort(changes, std::ranges::greater{}, &GhostChange::areaM2);
    if (changes.size() > mostChanges)
        changes.resize(mostChanges);
    return changes;
}

} // namespace leadline::app
