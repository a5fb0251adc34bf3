// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/EchoPicture.h"

#include "base/Clock.h"
#include "base/Units.h"
#include "echo/PolarWindow.h"
#include "echo/WaterfallWindow.h"
#include "raster/AScanRaster.h"
#include "raster/LevelColours.h"
#include "raster/PolarRaster.h"
#include "raster/WaterfallRaster.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <utility>
#include <vector>

namespace leadline::app {

namespace {

constexpr double upGrad = 200;

EchoPicture emptyPicture(QSize size)
{
    EchoPicture picture;
    picture.image = QImage(size, QImage::Format_RGBA8888);
    picture.image.fill(Qt::transparent);
    return picture;
}

/// The palette, under the curve that the levels ask for, which is stored in the picture.
raster::Colormap coloursUnder(const PictureLevels& levels, const raster::Colormap& palette,
                              log::Time at, const echo::EchoSettings& settings,
                              const std::function<echo::LevelMeasurement()>& measure,
                              EchoPicture& picture)
{
    if (!levels.automatic)
        return palette;
    if (!levels.series)
        picture.curve = measure().curve;
    else if (levels.series->due(at, settings))
        levels.series->update(at, settings, measure());
    if (levels.series)
        picture.curve = levels.series->curve();
    return raster::LevelColours(palette).under(picture.curve);
}

} // namespace

raster::Canvas canvasOf(QImage& image)
{
    return {.pixels = image.bits(),
            .width = image.width(),
            .height = image.height(),
            .stride = image.bytesPerLine()};
}

EchoPicture drawPolar(const echo::PingReader& reader, std::uint64_t count, QSize size,
                      double margin, std::optional<echo::Persistence> persistence,
                      const raster::Colormap& colours, Mounted mounted, const PictureLevels& levels)
{
    echo::BearingIndex index(reader);
    return drawPolar(reader, index, count, size, margin, persistence, colours, mounted, levels);
}

EchoPicture drawPolar(const echo::PingReader& reader, echo::BearingIndex& index,
                      std::uint64_t count, QSize size, double margin,
                      std::optional<echo::Persistence> persistence, const raster::Colormap& colours,
                      Mounted mounted, const PictureLevels& levels)
{
    EchoPicture picture = emptyPicture(size);
    auto view = raster::PolarView::fitting(size.width(), size.height());
    view.radius = std::max(view.radius - margin, 1.0);
    const auto hangs = mounted == Mounted::AsRecorded
                           ? reader.log().stream(reader.stream()).mounting()
                           : std::nullopt;
    view.mirrored = hangs && hangs->upsideDown;
    view.rotationGrad = hangs ? hangs->turnDeg / base::degreesFromGradians(1) : 0;
    echo::PolarWindow window;
    echo::NewestPings pings = index.newestOf(count);
    std::optional<echo::EarlierSweeps> earlier;
    if (persistence) {
        earlier = echo::EarlierSweeps{.sweeps = index.sweepsOf(count), .persistence = *persistence};
        earlier->leave(pings);
    }
    window.load(reader, pings, {}, earlier);
    picture.bottomM = window.edgeM();
    const echo::Ping* newest = nullptr;
    std::array<float, echo::sectorsPerTurn> lights{};
    for (std::size_t sector = 0; sector < echo::sectorsPerTurn; ++sector) {
        const echo::Ping* ping = window.ping(sector);
        if (!ping)
            continue;
        lights[sector] = window.light(sector);
        if (!newest || std::pair(ping->time, ping->frame) > std::pair(newest->time, newest->frame))
            newest = ping;
    }
    if (newest) {
        picture.newest = newest->time;
        const double fromFront = *newest->angleGrad - upGrad;
        picture.newestGrad = upGrad + view.rotationGrad + (view.mirrored ? -fromFront : fromFront);
    }
    raster::PolarRaster polar(raster::PolarGeometry(size.width(), size.height(), view),
                              window.edgeM());
    const raster::Colormap shown =
        newest ? coloursUnder(
                     levels, colours, newest->time, echo::EchoSettings::of(*newest),
                     [&] { return echo::measureTurn(window, echo::EchoSettings::of(*newest)); },
                     picture)
               : colours;
    polar.drawAll(canvasOf(picture.image), window.spokeOfSector(), window.spokes(), shown, lights);
    return picture;
}

namespace {

EchoPicture drawByPing(const echo::PingReader& reader, std::uint64_t count, QSize size,
                       const raster::Colormap& colours, const PictureLevels& levels)
{
    EchoPicture picture = emptyPicture(size);
    const auto width = static_cast<std::uint64_t>(size.width());
    const std::uint64_t first = count > width ? count - width : 0;
    echo::WaterfallWindow window;
    window.load(reader, first, count);
    picture.topM = window.topM();
    picture.bottomM = window.bottomM();
    const std::size_t pings = window.profiles().size();
    const auto empty = static_cast<std::size_t>(size.width()) - pings;
    picture.timeOfColumn.resize(width);
    picture.distanceOfColumn.resize(width);
    for (std::size_t i = 0; i < pings; ++i) {
        picture.timeOfColumn[empty + i] = window.periods()[i].first;
        picture.distanceOfColumn[empty + i] = window.distances()[i];
    }
    if (pings > 0)
        picture.newest = window.periods().back().first;
    raster::WaterfallRaster waterfall(window.topM(), window.bottomM());
    waterfall.drawColumns(canvasOf(picture.image), static_cast<int>(empty), window.profiles(),
                          coloursUnder(
                              levels, colours, picture.newest.value_or(log::Time{}), {},
                              [&] { return echo::measureLevels(window.profiles()); }, picture));
    return picture;
}

/// The picture ends at `end` or, without it, where the period of the last ping ends.
EchoPicture drawByTime(const echo::PingReader& reader, log::Time first, log::Time last,
                       std::optional<log::Time> end, QSize size, const raster::Colormap& colours,
                       const PictureLevels& levels)
{
    EchoPicture picture = emptyPicture(size);
    echo::LevelOfDetail detail(reader);
    echo::WaterfallWindow window;
    window.load(reader, detail, first, last, static_cast<std::size_t>(size.width()));
    picture.topM = window.topM();
    picture.bottomM = window.bottomM();
    picture.newest = last;
    const double from = base::secondsOf(first);
    const double until =
        base::secondsOf(end                        ? *end
                        : window.periods().empty() ? last
                                                   : window.periods().back().second);
    raster::WaterfallRaster waterfall(window.topM(), window.bottomM());
    waterfall.drawByTime(canvasOf(picture.image), window, from, until,
                         coloursUnder(
                             levels, colours, last, {},
                             [&] { return echo::measureLevels(window.profiles()); }, picture));
    picture.timeOfColumn.resize(static_cast<std::size_t>(size.width()));
    for (std::size_t x = 0; x < picture.timeOfColumn.size(); ++x) {
        const double share = (static_cast<double>(x) + 0.5) / size.width();
        const auto time = std::chrono::duration_cast<log::Time>(
            std::chrono::duration<double>(from + (until - from) * share));
        // Columns before the beginning of the recording have no time.
        if (time >= log::Time{})
            picture.timeOfColumn[x] = time;
    }
    return picture;
}

} // namespace

EchoPicture drawWaterfall(const echo::PingReader& reader, std::uint64_t count, QSize size,
                          Columns columns, const raster::Colormap& colours,
                          const PictureLevels& levels)
{
    count = std::min(count, reader.count());
    if (columns == Columns::Ping)
        return drawByPing(reader, count, size, colours, levels);

    const auto first = reader.timeOf(0);
    const auto last = count > 0 ? reader.timeOf(count - 1) : std::nullopt;
    if (first && last)
        return drawByTime(reader, *first, *last, std::nullopt, size, colours, levels);
    return emptyPicture(size);
}

EchoPicture drawWaterfallSpan(const echo::PingReader& reader, log::Time from, log::Time until,
                              QSize size, const raster::Colormap& colours,
                              const PictureLevels& levels)
{
    return drawByTime(reader, from, until, until, size, colours, levels);
}

EchoPicture drawAScan(const echo::PingReader& reader, std::uint64_t count, QSize size,
                      const raster::Colormap& colours)
{
    EchoPicture picture = emptyPicture(size);
    std::vector<std::byte> scratch;
    count = std::min(count, reader.count());
    const auto ping = count > 0 ? reader.read(count - 1, scratch) : std::nullopt;
    if (!ping)
        return picture;
    picture.topM = ping->profile.startM;
    picture.bottomM = ping->profile.endM();
    picture.newest = ping->time;
    raster::AScanRaster trace(picture.topM, picture.bottomM);
    trace.draw(canvasOf(picture.image), ping->profile, colours);
    return picture;
}

} // namespace leadline::app
