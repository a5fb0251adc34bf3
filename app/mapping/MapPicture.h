// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/ToneCurve.h"
#include "map/PlayheadMap.h"
#include "raster/Colormap.h"

#include <QImage>
#include <QRectF>

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace leadline::app {

/// The mosaic of a map as square pictures, each at a fixed place, so that one that did not change
/// stays the same image.
class MapTiles {
public:
    static constexpr int side = 256;
    /// Of very large maps several cells become one pixel, the brightest of them.
    static constexpr int mostPixels = 2560;

    /// Column eastwards and row northwards from the map's origin.
    using Place = std::pair<int, int>;

    /// Draws them anew.
    void draw(const map::Mosaic& mosaic, map::Overlap overlap, const raster::Colormap& colours);
    void clear() { *this = {}; }

    [[nodiscard]] const std::map<Place, QImage>& images() const { return m_images; }
    /// Metres.
    [[nodiscard]] double pixelM() const { return m_pixelM; }
    /// In metres from the map's origin: x eastwards, y northwards from its top, which is the south.
    [[nodiscard]] const QRectF& extent() const { return m_extent; }
    [[nodiscard]] bool covers(double eastM, double northM) const;

private:
    std::map<Place, QImage> m_images;
    double m_pixelM = 0;
    QRectF m_extent;
};

/// A map as the window shows it. Made by a worker thread, and not changed afterwards.
struct MapPicture {
    std::vector<map::MapPose> poses;
    /// Of each of the poses.
    std::vector<map::SweepSources> legs;
    std::vector<double> rangesM;
    /// Behind the last of the poses.
    std::vector<map::MapPose> ahead;
    std::vector<map::PlayheadMap::Loop> loops;
    map::MapSources sources;
    bool hasNorth = false;
    bool hasGrid = false;
    map::PlayheadMap::Limit limit = map::PlayheadMap::Limit::None;
    MapTiles tiles;
    double cellM = 0;
    echo::ToneCurve levels;
    /// Sweeps that were read, and pings by which the last of them was known to be whole.
    std::size_t sweepsRead = 0;
    std::uint64_t pingsRead = 0;

    [[nodiscard]] std::size_t placed() const;
    /// Of these, as DiveMap::sure() has it.
    [[nodiscard]] std::size_t sure() const;
    /// The newest pose that is known; null without a map.
    [[nodiscard]] const map::MapPose* newest() const;
    /// Where the vehicle was at a time, between the poses around it; nullopt unless both are
    /// placed.
    [[nodiscard]] std::optional<map::MapPose> poseAt(double timeS) const;
    /// One of several sources carried the track to this pose alone.
    [[nodiscard]] bool isAlone(std::size_t pose) const;
};

} // namespace leadline::app
