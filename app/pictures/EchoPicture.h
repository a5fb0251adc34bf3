// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BearingIndex.h"
#include "raster/Canvas.h"
#include "raster/Colormap.h"

#include <QImage>
#include <QSize>

#include <optional>
#include <vector>

namespace leadline::app {

/// The pixels of an image of the format RGBA8888.
[[nodiscard]] raster::Canvas canvasOf(QImage& image);

enum class PlotView { Polar, Waterfall, AScan };
/// What a waterfall's column stands for.
enum class Columns { Ping, Time };

/// Pixels of one view of a recording, by the raster code of the window, and the scales that belong
/// to them. Where there is no echo the picture is transparent.
struct EchoPicture {
    QImage image;
    /// Polar: range at the edge of the disc. Otherwise the range at the lower edge.
    double bottomM = 0;
    double topM = 0;
    /// Time of the newest ping drawn.
    std::optional<log::Time> newest;
    /// Polar: where the newest ping is drawn, in gradians of which 200 is up.
    std::optional<double> newestGrad;
    /// Waterfall: time of the ping in each pixel column, where there is one.
    std::vector<std::optional<log::Time>> timeOfColumn;
    /// Waterfall of a Ping1D: the device's distance in each pixel column (m).
    std::vector<std::optional<double>> distanceOfColumn;
};

/// Whether a disc is turned and mirrored as the recording says that the head was mounted.
enum class Mounted { AsRecorded, Not };

/// Draws the first `count` pings of the reader's stream. `discSide` of a polar picture may be
/// smaller than the picture to leave a margin for its scale.
[[nodiscard]] EchoPicture drawPolar(const echo::PingReader& reader, std::uint64_t count, QSize size,
                                    double margin, bool fade, const raster::Colormap& colours,
                                    Mounted mounted = Mounted::AsRecorded);
/// The same for many pictures of one stream: the index is made once.
[[nodiscard]] EchoPicture drawPolar(const echo::PingReader& reader, echo::BearingIndex& index,
                                    std::uint64_t count, QSize size, double margin, bool fade,
                                    const raster::Colormap& colours,
                                    Mounted mounted = Mounted::AsRecorded);
[[nodiscard]] EchoPicture drawWaterfall(const echo::PingReader& reader, std::uint64_t count,
                                        QSize size, Columns columns,
                                        const raster::Colormap& colours);
/// The pings from one moment to another over that time, a column for each stretch of it.
[[nodiscard]] EchoPicture drawWaterfallSpan(const echo::PingReader& reader, log::Time from,
                                            log::Time until, QSize size,
                                            const raster::Colormap& colours);
[[nodiscard]] EchoPicture drawAScan(const echo::PingReader& reader, std::uint64_t count, QSize size,
                                    const raster::Colormap& colours);

} // namespace leadline::app
