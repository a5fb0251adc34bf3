// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pictures/EchoPicture.h"
#include "raster/Colormap.h"
#include "report/DiveReport.h"
#include "report/Paper.h"

#include <optional>
#include <vector>

namespace leadline::app {

/// The echoes of a report, made once for both times that its pages are laid out.
struct ReportPictures {
    struct Polar {
        QString name;
        EchoPicture picture;
        /// Nobody confirmed how the sonar is mounted.
        bool mountingOpen = false;
    };
    struct Waterfall {
        QString name;
        EchoPicture picture;
    };

    /// Of the first Ping1D, and of the first Ping360 as it was at the end of the part.
    std::optional<Waterfall> waterfall;
    std::optional<Polar> polar;
};

[[nodiscard]] ReportPictures drawPictures(const log::Log& log, const DiveReport& report,
                                          const raster::Colormap& colours);

/// Fills pages with a report, from the first to the last.
void drawReport(Paper& paper, const DiveReport& report, const ReportPictures& pictures,
                const raster::Colormap& colours);

} // namespace leadline::app
