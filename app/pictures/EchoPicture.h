// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/AutoLevels.h"
#include "echo/BearingIndex.h"
#include "echo/Persistence.h"
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
/// Whether a column of a waterfall stands for a ping or for an interval of time.
enum class Columns { Ping, Time };

/// The levels of a picture: as recorded, or measured as in the window.
struct PictureLevels {
    bool automatic = false;
    /// Those of the pictures of a series, such as a video, so that they do not jump; null for a
    /// picture that stands alone.
    echo::AutoLevels* series = nullptr;
};

/// One view of a recording, drawn by the same raster code as in the window, with its scales. The
/// image is transparent where there is no echo.
struct EchoPicture {
    QImage image;
    /// Polar: range at the edge of the disc. Otherwise the range at the lower edge.
    double bottomM = 0;
    double topM = 0;
    /// The curve that the echoes are drawn under; that of raw echoes unless levels were asked for.
    echo::ToneCurve curve = {};
    /// Time of the newest ping drawn.
    std::optional<log::Time> newest;
    /// Polar: where the newest ping is drawn, in gradians of which 200 is up.
    std::optional<double> newestGrad;
    /// Waterfall: time of the ping in each pixel column; nullopt without one.
    std::vector<std::optional<log::Time>> timeOfColumn;
    /// Waterfall of a Ping1D: distance reported by the device in each pixel column, metres.
    std::vector<std::optional<double>> distanceOfColumn;
};

/// Whether a polar picture is rotated and mirrored by the recorded mounting of the sonar.
enum class Mounted { AsRecorded, Not };

/// Draws the first `count` pings of the reader's stream. `discSide` of a polar picture may be
/// smaller than the picture to leave a margin for its scale. Without a persistence the newest ping
/// of each bearing is drawn in full light, whatever its age.
[[nodiscard]] EchoPicture drawPolar(const echo::PingReader& reader, std::uint64_t count, QSize size,
                                    double margin, std::optional<echo::Persistence> persistence,
                                    const raster::Colormap& colours,
                                    Mounted mounted = Mounted::AsRecorded,
                                    const PictureLevels& levels = {});
/// Overload for several pictures of one stream, which reuse the index.
[[nodiscard]] EchoPicture drawPolar(const echo::PingReader& reader, echo::BearingIndex& index,
                                    std::uint64_t count, QSize size, double margin,
                                    std::optional<echo::Persistence> persistence,
                                    const raster::Colormap& colours,
                                    Mounted mounted = Mounted::AsRecorded,
                                    const PictureLevels& levels = {});
[[nodiscard]] EchoPicture drawWaterfall(const echo::PingReader& reader, std::uint64_t count,
                                        QSize size, Columns columns,
                                        const raster::Colormap& colours,
                                        const PictureLevels& levels = {});
/// Waterfall of the pings between two times, with a column for each interval of time.
[[nodiscard]] EchoPicture drawWaterfallSpan(const echo::PingReader& reader, log::Time from,
                                            log::Time until, QSize size,
                                            const raster::Colormap& colours,
                                            const PictureLevels& levels = {});
[[nodiscard]] EchoPicture drawAScan(const echo::PingReader& reader, std::uint64_t count, QSize size,
                                    const raster::Colormap& colours);

} // namespace leadline::app
