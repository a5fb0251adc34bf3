// SPDX-License-Identifier: GPL-3.0-or-later
#include "ghost/GhostPicture.h"

#include "raster/Contours.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QPolygonF>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace leadline::app {

namespace {

/// Cells in a row of the grid in which contours are looked for.
constexpr int contourSide = 512;
constexpr float contourLevel = 40;
/// Contours that are shorter are those of noise, pixels.
constexpr double leastLength = 40;
/// Lengths of a dash and of the gap after it, in widths of the line.
constexpr double dash = 4;
constexpr double dashGap = 3;

QImage filled(const std::vector<float>& levels, const GhostStyle& style)
{
    QImage picture(style.side, style.side, QImage::Format_ARGB32_Premultiplied);
    const QColor& colour = style.colour;
    const auto shareOf = [](int channel, int alpha) { return (channel * alpha + 127) / 255; };
    std::vector<QRgb> colours(256);
    for (int alpha = 0; alpha < 256; ++alpha)
        colours[static_cast<std::size_t>(alpha)] =
            qRgba(shareOf(colour.red(), alpha), shareOf(colour.green(), alpha),
                  shareOf(colour.blue(), alpha), alpha);
    auto level = levels.begin();
    for (int y = 0; y < style.side; ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (int x = 0; x < style.side; ++x)
            line[x] = colours[static_cast<std::size_t>(*level++)];
    }
    return picture;
}

QImage outlined(const std::vector<float>& levels, const GhostStyle& style)
{
    QImage picture(style.side, style.side, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    const double cell = double(style.side) / contourSide;
    QPainterPath path;
    for (const raster::Contour& contour : raster::contours(levels, contourSide, contourLevel)) {
        if (raster::lengthOf(contour) * cell < leastLength)
            continue;
        QPolygonF line;
        for (const raster::ContourPoint& point : contour)
            line += QPointF((point.x + 0.5) * cell, (point.y + 0.5) * cell);
        path.addPolygon(line);
    }
    QPen pen(style.colour, style.lineWidth, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    pen.setDashPattern({dash, dashGap});
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(path, pen);
    return picture;
}

/// Without single cells, whose contours would cover everything.
std::vector<float> smoothed(const std::vector<float>& levels)
{
    constexpr int side = contourSide;
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
    const int side = style.isOutlined ? contourSide : style.side;
    std::vector<float> levels(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
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
    return style.isOutlined ? outlined(smoothed(levels), style) : filled(levels, style);
}

} // namespace leadline::app
