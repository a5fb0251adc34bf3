// SPDX-License-Identifier: GPL-3.0-or-later
#include "ghost/GhostPicture.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace leadline::app {

namespace {

constexpr int side = 1024;
/// Level of the outlines.
constexpr float outlineLevel = 96;
/// Length of a dash, pixels.
constexpr int dash = 8;

QImage filled(const std::vector<float>& levels, const QColor& colour)
{
    QImage picture(side, side, QImage::Format_ARGB32_Premultiplied);
    const auto shareOf = [](int channel, int alpha) { return (channel * alpha + 127) / 255; };
    std::vector<QRgb> colours(256);
    for (int alpha = 0; alpha < 256; ++alpha)
        colours[static_cast<std::size_t>(alpha)] =
            qRgba(shareOf(colour.red(), alpha), shareOf(colour.green(), alpha),
                  shareOf(colour.blue(), alpha), alpha);
    auto level = levels.begin();
    for (int y = 0; y < side; ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (int x = 0; x < side; ++x)
            line[x] = colours[static_cast<std::size_t>(*level++)];
    }
    return picture;
}

QImage outlined(const std::vector<float>& levels, const QColor& colour)
{
    QImage picture(side, side, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    const auto isInside = [&](int x, int y) {
        return levels[static_cast<std::size_t>(y) * side + static_cast<std::size_t>(x)] >=
               outlineLevel;
    };
    for (int y = 1; y + 1 < side; ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (int x = 1; x + 1 < side; ++x) {
            const bool isEdge = isInside(x, y) && !(isInside(x - 1, y) && isInside(x + 1, y) &&
                                                    isInside(x, y - 1) && isInside(x, y + 1));
            if (isEdge && (x / dash + y / dash) % 2 == 0) {
                line[x] = colour.rgba();
                line[x + 1] = colour.rgba();
            }
        }
    }
    return picture;
}

/// Without single cells, whose outlines would cover everything.
std::vector<float> smoothed(const std::vector<float>& levels)
{
    constexpr int reach = 2;
    std::vector<float> rows(levels.size());
    std::vector<float> result(levels.size());
    const auto mean = [](const std::vector<float>& from, std::vector<float>& to, int step,
                         int across) {
        for (int line = 0; line < side; ++line)
            for (int at = reach; at + reach < side; ++at) {
                float sum = 0;
                for (int k = -reach; k <= reach; ++k)
                    sum += from[static_cast<std::size_t>(line * across + (at + k) * step)];
                to[static_cast<std::size_t>(line * across + at * step)] = sum / (2 * reach + 1);
            }
    };
    mean(levels, rows, 1, side);
    mean(rows, result, side, 1);
    return result;
}

} // namespace

QImage ghostPicture(const GhostTurn& ghost, const GhostTurn& present,
                    const GhostAlignment& alignment, const GhostStyle& style)
{
    std::vector<float> levels(static_cast<std::size_t>(side) * side);
    const double pixelM = 2 * style.edgeM / side;
    const GhostAlignment::Point origin = alignment.inGhost({0, 0});
    const GhostAlignment::Point ahead = alignment.inGhost({1, 0});
    const GhostAlignment::Point right = alignment.inGhost({0, 1});
    auto level = levels.begin();
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x, ++level) {
            const GhostAlignment::Point at{style.edgeM - (y + 0.5) * pixelM,
                                           (x + 0.5) * pixelM - style.edgeM};
            if (at.aheadM * at.aheadM + at.rightM * at.rightM > style.edgeM * style.edgeM ||
                present.grid.at(at.aheadM, at.rightM) == GhostGrid::notHeard)
                continue;
            const double thereAhead = origin.aheadM + at.aheadM * (ahead.aheadM - origin.aheadM) +
                                      at.rightM * (right.aheadM - origin.aheadM);
            const double thereRight = origin.rightM + at.aheadM * (ahead.rightM - origin.rightM) +
                                      at.rightM * (right.rightM - origin.rightM);
            // Level 1 is no echo.
            *level = std::max(ghost.grid.between(thereAhead, thereRight) - 1, 0.F);
        }
    return style.isOutlined ? outlined(smoothed(levels), style.colour)
                            : filled(levels, style.colour);
}

} // namespace leadline::app
