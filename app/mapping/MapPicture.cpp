// SPDX-License-Identifier: GPL-3.0-or-later
#include "mapping/MapPicture.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <iterator>

namespace leadline::app {

namespace {

int floorOf(int value, int divisor)
{
    return value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor);
}

bool isSame(const QImage& a, const QImage& b)
{
    return a.size() == b.size() && a.format() == b.format() &&
           std::memcmp(a.constBits(), b.constBits(), std::size_t(a.sizeInBytes())) == 0;
}

} // namespace

void MapTiles::draw(const map::Mosaic& mosaic, map::Overlap overlap,
                    const raster::Colormap& colours)
{
    const map::Mosaic::Extent& extent = mosaic.extent();
    const int columns = extent.columns();
    const int rows = extent.rows();
    const int factor = std::max(1, (std::max(columns, rows) + mostPixels - 1) / mostPixels);
    const double cellM = mosaic.cellM();
    std::map<Place, QImage> images;
    std::vector<std::uint8_t> values(static_cast<std::size_t>(columns));
    std::vector<std::uint16_t> pings(values.size());
    // Of the pixels of one row, from the first one's column on; -1 where no ping was.
    const int firstPixel = floorOf(extent.eastFrom, factor);
    std::vector<int> pixels(
        static_cast<std::size_t>(floorOf(extent.eastUntil - 1, factor) - firstPixel + 1));
    for (int row = 0; row < rows;) {
        std::ranges::fill(pixels, -1);
        const int pixelRow = floorOf(extent.northUntil - 1 - row, factor);
        for (; row < rows && floorOf(extent.northUntil - 1 - row, factor) == pixelRow; ++row) {
            mosaic.readRow(row, overlap, values, pings);
            for (int column = 0; column < columns; ++column) {
                const auto at = static_cast<std::size_t>(column);
                if (pings[at] == 0)
                    continue;
                int& pixel = pixels[static_cast<std::size_t>(
                    floorOf(extent.eastFrom + column, factor) - firstPixel)];
                pixel = std::max(pixel, int{values[at]});
            }
        }
        const int tileRow = floorOf(pixelRow, side);
        QRgb* line = nullptr;
        int lineOf = 0;
        for (std::size_t i = 0; i < pixels.size(); ++i) {
            if (pixels[i] < 0)
                continue;
            const int column = firstPixel + static_cast<int>(i);
            const int tileColumn = floorOf(column, side);
            if (!line || lineOf != tileColumn) {
                QImage& image = images[{tileColumn, tileRow}];
                if (image.isNull()) {
                    image = QImage(side, side, QImage::Format_ARGB32_Premultiplied);
                    image.fill(Qt::transparent);
                }
                line =
                    reinterpret_cast<QRgb*>(image.scanLine(side - 1 - (pixelRow - tileRow * side)));
                lineOf = tileColumn;
            }
            const raster::Rgba colour = colours[static_cast<std::uint8_t>(pixels[i])];
            line[column - tileColumn * side] = qRgb(colour.r, colour.g, colour.b);
        }
    }
    const double pixelM = cellM * factor;
    if (pixelM == m_pixelM)
        for (auto& [place, image] : images)
            if (const auto old = m_images.find(place);
                old != m_images.end() && isSame(old->second, image))
                image = old->second;
    m_images = std::move(images);
    m_pixelM = pixelM;
    m_extent =
        QRectF(extent.eastFrom * cellM, extent.northFrom * cellM, columns * cellM, rows * cellM);
}

bool MapTiles::covers(double eastM, double northM) const
{
    if (!(m_pixelM > 0) || !m_extent.contains(eastM, northM))
        return false;
    const int column = static_cast<int>(std::floor(eastM / m_pixelM));
    const int row = static_cast<int>(std::floor(northM / m_pixelM));
    const Place place(floorOf(column, side), floorOf(row, side));
    const auto image = m_images.find(place);
    return image != m_images.end() &&
           qAlpha(image->second.pixel(column - place.first * side,
                                      side - 1 - (row - place.second * side))) > 0;
}

std::size_t MapPicture::placed() const
{
    return static_cast<std::size_t>(std::ranges::count_if(poses, &map::MapPose::isPlaced));
}

std::size_t MapPicture::sure() const
{
    return static_cast<std::size_t>(std::ranges::count_if(poses, &map::MapTrack::isSure));
}

const map::MapPose* MapPicture::newest() const
{
    if (!ahead.empty())
        return &ahead.back();
    return poses.empty() ? nullptr : &poses.back();
}

std::optional<map::MapPose> MapPicture::poseAt(double timeS) const
{
    const auto behind = std::ranges::find_if(
        poses, [timeS](const map::MapPose& pose) { return pose.timeS >= timeS; });
    if (behind == poses.end() || !behind->isPlaced)
        return std::nullopt;
    if (behind == poses.begin())
        return *behind;
    const map::MapPose& before = *std::prev(behind);
    if (!before.isPlaced)
        return std::nullopt;
    const double share = (timeS - before.timeS) / std::max(behind->timeS - before.timeS, 1e-6);
    map::MapPose pose = *behind;
    pose.timeS = timeS;
    pose.northM = before.northM + share * (behind->northM - before.northM);
    pose.eastM = before.eastM + share * (behind->eastM - before.eastM);
    pose.headingDeg =
        before.headingDeg + share * std::remainder(behind->headingDeg - before.headingDeg, 360.0);
    return pose;
}

bool MapPicture::isAlone(std::size_t pose) const
{
    if (pose == 0 || pose >= legs.size() || sources.picture + sources.dvl + sources.gps < 2)
        return false;
    const map::SweepSources& leg = legs[pose];
    return leg.picture + leg.dvl + leg.gps == 1;
}

} // namespace leadline::app
