// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/MarkerTagLayout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace leadline::app {

namespace {

/// Directions from the pin to the tag: right, left, below, above, and the corners.
struct Side {
    int x = 0;
    int y = 0;
};
constexpr std::array sides{Side{1, 0}, Side{-1, 0}, Side{0, 1},  Side{0, -1},
                           Side{1, 1}, Side{1, -1}, Side{-1, 1}, Side{-1, -1}};
/// In a crowd a tag may stand farther away, in steps of so many pixels.
constexpr int farther = 5;
constexpr double step = 28;

double clamped(double value, double from, double to)
{
    return std::clamp(value, from, std::max(from, to));
}

/// The tag at one of its places. Along the pin it slides to stay within the bounds.
QRectF boxAt(const MarkerTagLayout::Tag& tag, int number, const QRectF& bounds)
{
    const Side side = sides[static_cast<std::size_t>(number) % sides.size()];
    const double away = tag.reach + MarkerTagLayout::gap +
                        step * static_cast<double>(static_cast<std::size_t>(number) / sides.size());
    const auto start = [&](double at, double size, int direction) {
        return direction > 0 ? at + away : direction < 0 ? at - away - size : at - size / 2;
    };
    double x = start(tag.at.x(), tag.size.width(), side.x);
    double y = start(tag.at.y(), tag.size.height(), side.y);
    if (side.x == 0)
        x = clamped(x, bounds.left(), bounds.right() - tag.size.width());
    if (side.y == 0)
        y = clamped(y, bounds.top(), bounds.bottom() - tag.size.height());
    return {QPointF(std::round(x), std::round(y)), tag.size};
}

bool overlapsAny(const QRectF& box, const std::vector<QRectF>& others)
{
    return std::ranges::any_of(others, [&](const QRectF& other) { return box.intersects(other); });
}

} // namespace

std::vector<QRectF> MarkerTagLayout::place(const std::vector<Tag>& tags,
                                           const std::vector<QRectF>& obstacles,
                                           const std::vector<QRectF>& pins, const QRectF& bounds)
{
    std::vector<QRectF> placed;
    std::vector<QRectF> taken = obstacles;
    std::map<QString, int> before;
    std::swap(before, m_sides);
    constexpr int places = static_cast<int>(sides.size()) * farther;
    for (const Tag& tag : tags) {
        const auto isFree = [&](int number, bool overPins) {
            const QRectF box = boxAt(tag, number, bounds);
            return bounds.contains(box) && !overlapsAny(box, taken) &&
                   (overPins || !overlapsAny(box, pins));
        };
        std::optional<int> found;
        if (const auto kept = before.find(tag.markerId);
            kept != before.end() && isFree(kept->second, false))
            found = kept->second;
        for (const bool overPins : {false, true})
            for (int number = 0; number < places && !found; ++number)
                if (isFree(number, overPins))
                    found = number;
        placed.push_back(found ? boxAt(tag, *found, bounds) : QRectF());
        if (!found)
            continue;
        m_sides[tag.markerId] = *found;
        taken.push_back(placed.back());
    }
    return placed;
}

QVariantList MarkerTagLayout::place(const QStringList& markerIds, const QVariantList& points,
                                    const QVariantList& reaches, const QVariantList& sizes,
                                    const QVariantList& obstacles, const QRectF& bounds)
{
    std::vector<Tag> tags;
    std::vector<QRectF> pins;
    const qsizetype count =
        std::min({markerIds.size(), points.size(), reaches.size(), sizes.size()});
    for (qsizetype i = 0; i < points.size() && i < reaches.size(); ++i) {
        const double reach = reaches[i].toDouble();
        pins.push_back(
            QRectF(points[i].toPointF() - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)));
    }
    for (qsizetype i = 0; i < count; ++i)
        tags.push_back({.markerId = markerIds[i],
                        .at = points[i].toPointF(),
                        .reach = reaches[i].toDouble(),
                        .size = sizes[i].toSizeF()});
    std::vector<QRectF> others;
    for (const QVariant& other : obstacles)
        if (const QRectF box = other.toRectF(); !box.isEmpty())
            others.push_back(box);
    QVariantList boxes;
    for (const QRectF& box : place(tags, others, pins, bounds))
        boxes.push_back(box);
    return boxes;
}

} // namespace leadline::app
