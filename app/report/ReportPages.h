// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pictures/EchoPicture.h"
#include "raster/Colormap.h"
#include "report/DiveReport.h"
#include "report/Paper.h"

#include <optional>
#include <vector>

namespace leadline::app {

/// Sonar pictures of a report, drawn once, since the pages are laid out twice to count them.
struct ReportPictures {
    struct Polar {
        QString name;
        EchoPicture picture;
        /// The mounting of the sonar is unconfirmed.
        bool mountingOpen = false;
    };
    struct Waterfall {
        QString name;
        EchoPicture picture;
    };

    /// Pictures of the first Ping1D, and of the first Ping360 at the end of the reported part.
    std::optional<Waterfall> waterfall;
    std::optional<Polar> polar;
};

[[nodiscard]] ReportPictures drawPictures(const log::Log& log, const DiveReport& report,
                                          const raster::Colormap& colours);

/// Draws the whole report.
void drawReport(Paper& paper, const DiveReport& report, const ReportPictures& pictures,
                const raster::Colormap& colours);

} // namespace leadline::app
