// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/ReportPictures.h"

#include <algorithm>

namespace leadline::app {

namespace {

/// 150 dots an inch.
constexpr QSize waterfallPixels(960, 340);
constexpr QSize polarPixels(560, 560);

const DiveReport::Sonar* firstOf(const DiveReport& report, log::StreamKind kind)
{
    const auto found = std::ranges::find_if(report.sonars, [&](const DiveReport::Sonar& sonar) {
        return sonar.kind == kind && sonar.pings > 0;
    });
    return found != report.sonars.end() ? &*found : nullptr;
}

} // namespace

ReportPictures drawPictures(const log::Log& log, const DiveReport& report,
                            const raster::Colormap& colours)
{
    ReportPictures pictures;
    if (const auto* sonar = firstOf(report, log::StreamKind::Ping1D)) {
        const echo::PingReader reader(log, sonar->stream);
        pictures.waterfall = {sonar->name, drawWaterfallSpan(reader, report.from, report.until,
                                                             waterfallPixels, colours)};
    }
    if (const auto* sonar = firstOf(report, log::StreamKind::Ping360)) {
        const echo::PingReader reader(log, sonar->stream);
        pictures.polar = {
            sonar->name,
            drawPolar(reader, reader.countUpTo(report.until), polarPixels, 0, false, colours),
            log.stream(sonar->stream).isMountingOpen()};
    }
    return pictures;
}

} // namespace leadline::app
