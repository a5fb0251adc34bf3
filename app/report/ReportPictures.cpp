// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/ReportPictures.h"

#include "base/Clock.h"
#include "echo/GapFinder.h"
#include "export/PlacedSwaths.h"
#include "ping/FamilyDescriptor.h"
#include "raster/LevelColours.h"
#include "report/Paper.h"
#include "sidescan/RowLevels.h"
#include "sidescan/SideScanRaster.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <span>
#include <utility>

namespace leadline::app {

namespace {

using sidescan::Row;
using sidescan::Side;

/// The sizes correspond to 150 dots per inch.
constexpr QSize waterfallPixels(960, 340);
constexpr QSize polarPixels(560, 560);
constexpr QSize sideScanPixels(960, 560);
constexpr QSize sectionPixels(960, 340);
/// Of the longer side; of a larger bottom several cells become one pixel.
constexpr int mostBottomPixels = 2048;
/// Rows before the part that its first bottom needs.
constexpr log::Time lead = std::chrono::seconds(3);
constexpr std::size_t mostRowsOfALine = 16;

constexpr std::array bothSides{Side::Port, Side::Starboard};
constexpr std::array unknownSide{Side::Unknown};

ReportPictures::Polar polarOf(const log::Log& log, const DiveReport& report,
                              const DiveReport::Sonar& sonar, const raster::Colormap& colours)
{
    const echo::PingReader reader(log, sonar.stream);
    return {sonar.name,
            drawPolar(reader, reader.countUpTo(report.until), polarPixels, 0, std::nullopt, colours,
                      Mounted::AsRecorded, {.automatic = true}),
            log.stream(sonar.stream).isMountingOpen()};
}

ReportPictures::Waterfall waterfallOf(const log::Log& log, const DiveReport& report,
                                      const DiveReport::Sonar& sonar,
                                      const raster::Colormap& colours)
{
    const echo::PingReader reader(log, sonar.stream);
    return {sonar.name, drawWaterfallSpan(reader, report.from, report.until, waterfallPixels,
                                          colours, {.automatic = true})};
}

QImage emptyImage(QSize size)
{
    QImage image(size, QImage::Format_RGBA8888);
    image.fill(Qt::transparent);
    return image;
}

/// Draws the rows of the part, a line for each interval of time.
class SideScanDrawing {
public:
    SideScanDrawing(const log::Log& log, const DiveReport& report,
                    const sidescan::Corrections& corrections)
        : m_report(report),
          m_rows(log)
    {
        m_rows.setChoices(corrections.sides);
        m_bottom.setByHand(corrections.bottom);
    }

    /// Of both sides, or of the unit whose side is not known.
    [[nodiscard]] std::optional<ReportPictures::SideScan> draw(std::optional<sidescan::Unit> unit,
                                                               const raster::Colormap& palette)
    {
        m_rows.setShown(unit);
        m_rows.load(m_report.from - lead, m_report.until);
        m_bottom.take(m_rows);
        m_isSingle = unit.has_value();
        ReportPictures::SideScan picture{.single = m_isSingle};
        sidescan::RowLevels levels;
        for (const Side side : sides()) {
            const std::vector<Row> sample = sampleOf(side);
            gainOf(side) = sidescan::GainOverRange::byMean(sample);
            levels.add(sample, gainOf(side));
            for (const Row& row : rowsOfPart(side))
                picture.rangeM = std::max(picture.rangeM, row.endM());
        }
        if (!(picture.rangeM > 0))
            return std::nullopt;
        const raster::Colormap colours =
            raster::LevelColours(palette).under(levels.measurement().curve);
        picture.image = emptyImage(sideScanPixels);
        for (int y = 0; y < picture.image.height(); ++y)
            drawLine(picture, y, colours);
        return picture;
    }
    [[nodiscard]] const sidescan::SideFinder& sideFinder()
    {
        m_rows.load(m_report.from, m_report.from);
        return m_rows.sides();
    }

private:
    [[nodiscard]] std::span<const Side> sides() const
    {
        return m_isSingle ? std::span<const Side>(unknownSide) : std::span<const Side>(bothSides);
    }
    [[nodiscard]] sidescan::GainOverRange& gainOf(Side side)
    {
        return m_gains[static_cast<std::size_t>(side)];
    }

    /// Without those of the lead.
    [[nodiscard]] std::span<const Row> rowsOfPart(Side side) const
    {
        const auto& rows = m_rows.rows(side);
        return {std::ranges::lower_bound(rows, m_report.from, {}, &Row::time), rows.end()};
    }
    /// Rows from all over the part, as many as a gain by mean takes.
    [[nodiscard]] std::vector<Row> sampleOf(Side side) const
    {
        constexpr std::size_t most = sidescan::GainOverRange::lines;
        const std::span<const Row> rows = rowsOfPart(side);
        const std::size_t step = std::max<std::size_t>((rows.size() + most - 1) / most, 1);
        std::vector<Row> sample;
        for (std::size_t i = 0; i < rows.size(); i += step)
            sample.push_back(rows[i]);
        return sample;
    }

    /// The rows of the part within [begin, end), else the row at or before `begin` up to the next
    /// gap.
    void find(Side side, log::Time begin, log::Time end)
    {
        m_ofLine.clear();
        const std::span<const Row> rows = rowsOfPart(side);
        const auto from = std::ranges::lower_bound(rows, begin, {}, &Row::time);
        const auto until = std::ranges::lower_bound(from, rows.end(), end, {}, &Row::time);
        for (auto row = from; row != until && m_ofLine.size() < mostRowsOfALine; ++row)
            m_ofLine.push_back(&*row);
        if (!m_ofLine.empty())
            return;
        const auto after = std::ranges::upper_bound(rows, begin, {}, &Row::time);
        if (after != rows.begin() && begin - std::prev(after)->time < echo::shortestGap)
            m_ofLine.push_back(&*std::prev(after));
    }

    void drawLine(ReportPictures::SideScan& picture, int y, const raster::Colormap& colours)
    {
        const raster::Canvas canvas = canvasOf(picture.image);
        const log::Time span = m_report.until - m_report.from;
        const auto timeAt = [&](int line) { return m_report.until - span * line / canvas.height; };
        // The newest ping is at the very end of the part.
        const log::Time end = timeAt(y) + (y == 0 ? log::Time(1) : log::Time(0));
        const int width = m_isSingle ? canvas.width : canvas.width / 2;
        const auto altitude = m_bottom.at(timeAt(y + 1) + (end - timeAt(y + 1)) / 2);
        for (const Side side : sides()) {
            find(side, timeAt(y + 1), end);
            if (m_ofLine.empty())
                continue;
            m_raster.drawHalf(
                canvas, side == Side::Starboard ? width : 0, width, y,
                {.rows = m_ofLine,
                 .gain = &gainOf(side),
                 .altitudeM = altitude ? std::optional(altitude->metres) : std::nullopt,
                 .endM = picture.rangeM,
                 .leftwards = side == Side::Port},
                colours);
        }
    }

    const DiveReport& m_report;
    sidescan::RowWindow m_rows;
    sidescan::BottomTrack m_bottom;
    std::array<sidescan::GainOverRange, 3> m_gains;
    sidescan::SideScanRaster m_raster;
    std::vector<const Row*> m_ofLine;
    bool m_isSingle = false;
};

void addSideScans(std::vector<ReportPictures::SideScan>& pictures, const log::Log& log,
                  const DiveReport& report, const sidescan::Corrections& corrections,
                  const raster::Colormap& colours)
{
    const auto nameOf = [&](log::StreamNumber stream) {
        const auto found = std::ranges::find(report.sonars, stream, &DiveReport::Sonar::stream);
        return found != report.sonars.end() && found->pings > 0 ? found->name : QString();
    };
    SideScanDrawing drawing(log, report, corrections);
    const sidescan::SideFinder sides = drawing.sideFinder();
    QStringList names;
    for (const sidescan::Unit& unit : sides.units())
        if (sides.sideOf(log, unit) != Side::Unknown && !names.contains(nameOf(unit.stream)))
            names += nameOf(unit.stream);
    names.removeAll(QString());
    if (!names.isEmpty())
        if (auto both = drawing.draw({}, colours)) {
            both->name = names.join(QStringLiteral(", "));
            pictures.push_back(std::move(*both));
        }
    for (const sidescan::Unit& unit : sides.units())
        if (sides.sideOf(log, unit) == Side::Unknown && !nameOf(unit.stream).isEmpty())
            if (auto one = drawing.draw(unit, colours)) {
                one->name = nameOf(unit.stream);
                pictures.push_back(std::move(*one));
            }
}

/// The bottom that the swaths of the part show; nullopt if it was stopped.
std::optional<swath::Bottom> readBottom(const log::Log& log, log::StreamNumber stream,
                                        const DiveReport& report,
                                        const exporting::ExportWatch& watch)
{
    swath::Bottom bottom;
    double stepM = swath::Bottom::leastTrackStepM;
    exporting::PlacedSwaths swaths(log, stream, {report.from, report.until}, {});
    const auto take = [&](const swath::Swath& swath,
                          const std::optional<swath::SwathPlace>& place) {
        if (!place || swath.attitudeSource == swath::AttitudeSource::None)
            return true;
        swath::addToBottom(bottom.grid, swath, *place);
        swath::addToTrack(bottom.track, stepM,
                          {base::secondsOf(swath.time), place->northM, place->eastM});
        return true;
    };
    if (!swaths.forEach({.stop = watch.stop}, take))
        return std::nullopt;
    return bottom;
}

ReportPictures::BottomMap mapOf(const swath::Bottom& bottom, const DiveReport::Sonar& sonar,
                                const raster::Colormap& colours)
{
    const swath::BottomGrid& grid = bottom.grid;
    const auto& extent = grid.extent();
    const int longest = std::max(extent.columns(), extent.rows());
    const int perPixel = (longest + mostBottomPixels - 1) / mostBottomPixels;
    ReportPictures::BottomMap map{.name = sonar.name,
                                  .pixelM = grid.cellM() * perPixel,
                                  .scale = swath::DepthScale::of(grid),
                                  .colours = colours};
    map.image = emptyImage(
        {(extent.columns() + perPixel - 1) / perPixel, (extent.rows() + perPixel - 1) / perPixel});
    swath::drawBottom(canvasOf(map.image), grid, map.scale, colours, perPixel);
    for (const swath::Bottom::TrackPoint& point : bottom.track)
        map.track << QPointF((point.eastM / grid.cellM() - extent.eastFrom) / perPixel,
                             (extent.northUntil - point.northM / grid.cellM()) / perPixel);
    return map;
}

std::optional<ReportPictures::Section> sectionOf(const log::Log& log, const DiveReport& report,
                                                 const DiveReport::Sonar& sonar,
                                                 const exporting::ExportWatch& watch)
{
    const swath::SwathReader reader(log, sonar.stream);
    const std::uint64_t first = reader.countUpTo(report.from - log::Time(1));
    const std::uint64_t until = reader.countUpTo(report.until);
    // The filter compares with the pings before it; one near the middle may hold no soundings.
    const std::uint64_t half = first + (until - first) / 2;
    const std::uint64_t before =
        std::min<std::uint64_t>(half - first, std::uint64_t{swath::SoundingFilter::pingsBefore});
    const auto from = reader.timeOf(half - before);
    const auto halfTime = reader.timeOf(half);
    if (!from || !halfTime)
        return std::nullopt;
    std::optional<swath::Swath> middle;
    exporting::PlacedSwaths swaths(log, sonar.stream, {*from, report.until}, {});
    const auto take = [&](const swath::Swath& swath, const auto&) {
        if (swath.time >= *halfTime && !swath.soundings.empty())
            middle = swath;
        return !middle;
    };
    // It is false also once there is one.
    static_cast<void>(swaths.forEach({.stop = watch.stop}, take));
    if (!middle)
        return std::nullopt;
    const swath::SectionExtent extent = swath::sectionExtent(middle->soundings);
    constexpr double room = 1.08;
    ReportPictures::Section section{
        .name = sonar.name,
        .image = emptyImage(sectionPixels),
        .view = swath::SectionView::fitted(sectionPixels.width(), sectionPixels.height(),
                                           extent.halfAcrossM * room, extent.depthM * room),
        .at = middle->time};
    const auto rgba = [](const QColor& colour) {
        return raster::Rgba{static_cast<std::uint8_t>(colour.red()),
                            static_cast<std::uint8_t>(colour.green()),
                            static_cast<std::uint8_t>(colour.blue()), 255};
    };
    swath::drawSection(canvasOf(section.image), section.view, middle->soundings,
                       {.kept = rgba(paper::accent), .leftOut = rgba(paper::line), .dot = 5});
    return section;
}

} // namespace

std::optional<ReportPictures> drawPictures(const log::Log& log, const DiveReport& report,
                                           const sidescan::Corrections& corrections,
                                           const raster::Colormap& echoes,
                                           const raster::Colormap& depths,
                                           const exporting::ExportWatch& watch)
{
    ReportPictures pictures;
    bool hasSideScan = false;
    for (const DiveReport::Sonar& sonar : report.sonars) {
        if (watch.stop.stop_requested())
            return std::nullopt;
        const ping::FamilyDescriptor* family = ping::descriptorOf(sonar.kind.family());
        if (!family || sonar.pings == 0)
            continue;
        switch (family->view) {
        case ping::View::Downward:
            pictures.waterfalls.push_back(waterfallOf(log, report, sonar, echoes));
            break;
        case ping::View::Scanning:
            pictures.polars.push_back(polarOf(log, report, sonar, echoes));
            break;
        case ping::View::SideScan:
            hasSideScan = true;
            break;
        case ping::View::Swath: {
            const auto bottom = readBottom(log, sonar.stream, report, watch);
            if (!bottom)
                return std::nullopt;
            if (bottom->grid.size() > 0)
                pictures.bottomMaps.push_back(mapOf(*bottom, sonar, depths));
            else if (auto section = sectionOf(log, report, sonar, watch))
                pictures.sections.push_back(std::move(*section));
            break;
        }
        }
    }
    if (hasSideScan)
        addSideScans(pictures.sideScans, log, report, corrections, echoes);
    return pictures;
}

} // namespace leadline::app
