// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pictures/EchoPicture.h"
#include "raster/Colormap.h"
#include "report/DiveReport.h"
#include "sidescan/Corrections.h"
#include "swath/PlayheadBottom.h"
#include "swath/SectionRaster.h"

#include <QImage>
#include <QPolygonF>
#include <QString>

#include <optional>
#include <vector>

namespace leadline::app {

/// Pictures of all sonars of a report, drawn once, since the pages are laid out twice to count
/// them.
struct ReportPictures {
    /// At the end of the reported part.
    struct Polar {
        QString name;
        EchoPicture picture;
        /// The mounting of the sonar is unconfirmed.
        bool mountingOpen = false;
    };
    /// Of the whole part.
    struct Waterfall {
        QString name;
        EchoPicture picture;
    };
    /// Both sides beside each other, or one unit whose side is not known; the newest ping on top.
    /// Ranges are on the ground, slant where no bottom was found, and the gain is by the mean of
    /// the whole part.
    struct SideScan {
        QString name = {};
        QImage image = {};
        /// Range at the outer edges, metres.
        double rangeM = 0;
        /// Of one unit, with range 0 at the left edge.
        bool single = false;
    };
    /// Depths of the bottom that the whole part shows; north is up.
    struct BottomMap {
        QString name = {};
        QImage image = {};
        /// Width and height of a pixel.
        double pixelM = 1;
        swath::DepthScale scale = {};
        raster::Colormap colours = {};
        /// In pixels of the image.
        QPolygonF track = {};
    };
    /// The soundings of the swath in the middle of the part, where there is no map.
    struct Section {
        QString name = {};
        QImage image = {};
        swath::SectionView view = {};
        log::Time at{};
    };

    std::vector<Waterfall> waterfalls;
    std::vector<Polar> polars;
    std::vector<SideScan> sideScans;
    std::vector<BottomMap> bottomMaps;
    std::vector<Section> sections;
};

/// `echoes` and `depths` are the colours of what they name; `corrections` is what the user said of
/// side-scan units. Slow, so call it in a worker thread; nullopt if `watch` stopped it.
[[nodiscard]] std::optional<ReportPictures>
drawPictures(const log::Log& log, const DiveReport& report,
             const sidescan::Corrections& corrections, const raster::Colormap& echoes,
             const raster::Colormap& depths, const exporting::ExportWatch& watch = {});

} // namespace leadline::app
