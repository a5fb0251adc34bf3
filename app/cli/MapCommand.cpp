// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Commands.h"

#include "cli/Arguments.h"
#include "cli/Interruption.h"
#include "engine/DataFolder.h"
#include "export/MapExport.h"
#include "export/SideScanMap.h"
#include "exporting/MapFile.h"
#include "formats/JoinedLogs.h"
#include "formats/Recording.h"
#include "language/Utf8.h"
#include "log/RecordingReader.h"
#include "log/SonarKind.h"
#include "map/MapBuilder.h"
#include "pictures/ColormapStore.h"
#include "raster/LevelColours.h"
#include "sidescan/RowWindow.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace leadline::cli {

namespace {

using app::MapFormat;
using app::toQString;

struct MapRequest {
    QStringList files;
    std::optional<log::Time> from;
    std::optional<log::Time> until;
    std::optional<double> cellM;
    exporting::SideScanCorrections sideScan;
    bool json = false;
    QString out;
    MapFormat format = MapFormat::Png;
    bool force = false;
};

std::optional<MapFormat> mapFormatOf(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("tif") || suffix == QLatin1String("tiff"))
        return MapFormat::GeoTiff;
    if (suffix == QLatin1String("png"))
        return MapFormat::Png;
    if (suffix == QLatin1String("nc"))
        return MapFormat::Netcdf;
    return std::nullopt;
}

std::string fileName(const QString& path)
{
    return QFileInfo(path).fileName().toStdString();
}

QString mapSoftware()
{
    return QStringLiteral("Leadline %1").arg(QCoreApplication::applicationVersion());
}

std::chrono::nanoseconds utcOfLocalTime(const base::CivilTime& time)
{
    const QDateTime local(QDate(time.year, time.month, time.day),
                          QTime(time.hour, time.minute, time.second, time.millisecond));
    return std::chrono::milliseconds(local.toMSecsSinceEpoch());
}

/// The recordings as one, indexed; several are laid on one time line by their clocks.
base::Result<std::unique_ptr<formats::Recording>> openMapped(const MapRequest& request,
                                                             const Interruption& interruption)
{
    std::vector<std::shared_ptr<const formats::Recording>> all;
    for (const QString& file : request.files) {
        auto opened = formats::Recording::open(toPath(file), app::notesFolder());
        if (!opened)
            return opened.error();
        if (!(*opened)->index(interruption.token()))
            return base::Error{base::Message::verbatim(stoppedSentence().toStdString())};
        if (auto whole = log::readStatus((*opened)->counts(), fileName(file)); !whole)
            return whole.error();
        if (request.files.size() == 1)
            return std::move(*opened);
        all.push_back(std::move(*opened));
    }
    const auto logs = formats::AlignedLogs::byClocks(std::move(all), utcOfLocalTime);
    for (std::size_t i = 0; i < logs.parts.size(); ++i)
        if (logs.canShiftByHand(i))
            return base::Error{base::Message::verbatim(
                fileName(request.files.at(qsizetype(i))) +
                " has no date in common with the other recordings: map it alone.")};
    auto joined = formats::Recording::join(logs);
    if (!joined->index(interruption.token()))
        return base::Error{base::Message::verbatim(stoppedSentence().toStdString())};
    return joined;
}

std::optional<log::StreamNumber> mappedStream(const log::Log& log)
{
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        if (log::scans(log.stream(number).kind()) && log.stream(number).pings().size() > 0)
            return number;
    }
    return std::nullopt;
}

/// Tells which scanning sonars are not in the map of `mapped`.
void reportLeftOut(const log::Log& log, log::StreamNumber mapped)
{
    QStringList names;
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        if (number != mapped && log::scans(log.stream(number).kind()) &&
            log.stream(number).pings().size() > 0)
            names += toQString(formats::streamName(log, number));
    }
    if (!names.isEmpty())
        complain(
            QStringLiteral("Only %1 is mapped; left out: %2.")
                .arg(toQString(formats::streamName(log, mapped)), names.join(QStringLiteral(", "))),
            exitDone);
}

base::Status writeMap(const MapRequest& request, const map::DiveMap& map,
                      const raster::Colormap& colours,
                      const std::optional<ping::DecibelScale>& decibels,
                      const Interruption& interruption)
{
    exporting::AtomicOutput::Options options{
        .target = toPath(request.out), .mayReplace = request.force, .replaceHint = "--force"};
    for (const QString& file : request.files)
        options.sources.push_back(toPath(file));
    const app::MapFile file{.map = map,
                            .decibels = decibels,
                            .colours = colours,
                            .software = mapSoftware().toStdString(),
                            .recording = fileName(request.files.front()),
                            .stop = [&] { return interruption.check(); }};
    return file.write(std::move(options), request.format);
}

QJsonObject extentJson(const map::DiveMap& map)
{
    const auto& extent = map.mosaic->extent();
    const exporting::MapCorner corner = exporting::cornerOf(map);
    const double cell = map.mosaic->cellM();
    return {{"west_m", rounded(corner.westM, 3)},
            {"south_m", rounded(corner.northM - cell * extent.rows(), 3)},
            {"east_m", rounded(corner.westM + cell * extent.columns(), 3)},
            {"north_m", rounded(corner.northM, 3)}};
}

QByteArray mapJson(const map::DiveMap& map)
{
    QJsonObject object{{"extent", extentJson(map)},
                       {"cell_m", map.mosaic->cellM()},
                       {"datum", QString::fromStdString(exporting::datumOf(map))},
                       {"epsg", map.grid ? QJsonValue(map.grid->projection.epsg()) : QJsonValue()},
                       {"up", map.hasNorth ? "north" : "first heading"},
                       {"built_on", QString::fromStdString(map.builtOn())},
                       {"simulated", map.isSimulated},
                       {"turns", int(map.poses.size())},
                       {"turns_placed", int(map.placed())},
                       {"turns_within_2_m", int(map.sure())},
                       {"loops", int(map.loops.size())},
                       {"last_position_pm_m", rounded(map.lastPlaced()->error.majorM, 2)}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QByteArray mapText(const map::DiveMap& map)
{
    const auto placed = map.placed();
    QString text = QStringLiteral("Built on %1, %2, last position ± %3 m, cells of %4 m, %5.\n")
                       .arg(QString::fromStdString(map.builtOn()),
                            countOf(placed, QStringLiteral("turn"), QStringLiteral("turns")))
                       .arg(map.lastPlaced()->error.majorM, 0, 'f', 1)
                       .arg(map.mosaic->cellM())
                       .arg(map.grid ? QString::fromStdString(exporting::datumOf(map))
                                     : QStringLiteral("local metres"));
    if (map.isSimulated)
        text += QStringLiteral("Simulated data.\n");
    if (!map.hasNorth)
        text += QStringLiteral("Up is the first heading.\n");
    if (map.poses.size() > placed)
        text += QStringLiteral("%1 not placed.\n")
                    .arg(countOf(map.poses.size() - placed, QStringLiteral("turn"),
                                 QStringLiteral("turns")));
    if (placed > map.sure())
        text +=
            QStringLiteral("%1 with an error over %2 m, each placed by its neighbours.\n")
                .arg(countOf(placed - map.sure(), QStringLiteral("turn"), QStringLiteral("turns")))
                .arg(map::MapTrack::largestErrorM);
    return text.toUtf8();
}

QString tooManyCells(const MapRequest& request)
{
    const QString text =
        request.cellM && *request.cellM < map::Mosaic::largestCellM
            ? QStringLiteral("The map would have more than %1 million cells: choose larger "
                             "ones with --cell, or a part with --from and --until.")
            : QStringLiteral("The map would have more than %1 million cells: choose a part "
                             "with --from and --until.");
    return text.arg(map::Mosaic::mostCells / 1'000'000);
}

/// Of the cells that a ping covers, square metres.
double areaOf(const map::Mosaic& mosaic)
{
    std::vector<std::uint8_t> values(static_cast<std::size_t>(mosaic.extent().columns()));
    std::vector<std::uint16_t> pings(values.size());
    std::size_t cells = 0;
    for (int row = 0; row < mosaic.extent().rows(); ++row) {
        mosaic.readRow(row, map::Overlap::Mean, values, pings);
        cells += static_cast<std::size_t>(
            std::ranges::count_if(pings, [](std::uint16_t count) { return count > 0; }));
    }
    return static_cast<double>(cells) * mosaic.cellM() * mosaic.cellM();
}

QByteArray sideScanText(const MapRequest& request, const map::DiveMap& map,
                        const exporting::SideScanMap::Counts& counts)
{
    if (request.json) {
        const QJsonObject object{
            {"extent", extentJson(map)},
            {"cell_m", map.mosaic->cellM()},
            {"datum", QString::fromStdString(exporting::datumOf(map))},
            {"epsg", map.grid->projection.epsg()},
            {"up", "north"},
            {"built_on", QString::fromStdString(map.builtOn())},
            {"simulated", map.isSimulated},
            {"area_m2", rounded(areaOf(*map.mosaic), 1)},
            {"pings", static_cast<qint64>(counts.pings)},
            {"pings_drawn", static_cast<qint64>(counts.drawn)},
            {"pings_without_bottom", static_cast<qint64>(counts.withoutBottom)},
            {"pings_without_place", static_cast<qint64>(counts.withoutPlace)},
            {"last_position_pm_m", counts.lastPositionBoundM
                                       ? QJsonValue(rounded(*counts.lastPositionBoundM, 2))
                                       : QJsonValue()},
            {"pings_without_side", static_cast<qint64>(counts.withoutSide)}};
        return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    }
    QString text = QStringLiteral("%1 of %2 drawn, cells of %3 m, %4.\n")
                       .arg(counts.drawn)
                       .arg(countOf(counts.pings, QStringLiteral("ping"), QStringLiteral("pings")))
                       .arg(map.mosaic->cellM())
                       .arg(QString::fromStdString(exporting::datumOf(map)));
    text += QStringLiteral("Built on %1, covers %2 m²%3.\n")
                .arg(QString::fromStdString(map.builtOn()))
                .arg(areaOf(*map.mosaic), 0, 'f', 0)
                .arg(counts.lastPositionBoundM ? QStringLiteral(", last position ± %1 m")
                                                     .arg(*counts.lastPositionBoundM, 0, 'f', 1)
                                               : QString());
    if (map.isSimulated)
        text += QStringLiteral("Simulated data.\n");
    if (counts.withoutPlace > 0)
        text +=
            QStringLiteral("%1 without a position or a heading.\n")
                .arg(countOf(counts.withoutPlace, QStringLiteral("ping"), QStringLiteral("pings")));
    if (counts.withoutSide > 0)
        text +=
            QStringLiteral("%1 without a side, not drawn: give it with --side.\n")
                .arg(countOf(counts.withoutSide, QStringLiteral("ping"), QStringLiteral("pings")));
    if (counts.withoutBottom > 0)
        text += QStringLiteral("%1 without a bottom.\n")
                    .arg(countOf(counts.withoutBottom, QStringLiteral("ping"),
                                 QStringLiteral("pings")));
    return text.toUtf8();
}

/// The map of a recording without scanning sonars.
int mapSideScan(const MapRequest& request, const log::Log& log, const raster::Colormap& colours,
                const QString& none, const Interruption& interruption)
{
    auto corrections = request.sideScan.in(log);
    if (!corrections)
        return complain(corrections.error());
    const exporting::SideScanMap builder{.from = request.from,
                                         .until = request.until,
                                         .cellM = request.cellM,
                                         .corrections = std::move(*corrections),
                                         .stop = [&] { return interruption.check(); }};
    map::DiveMap map;
    exporting::SideScanMap::Counts counts;
    using Result = exporting::SideScanMap::Result;
    switch (builder.build(log, map, counts)) {
    case Result::Done:
        break;
    case Result::Stopped:
        return complain(stoppedSentence(), exitFailed);
    case Result::NoPings:
        return complain(request.from || request.until
                            ? QStringLiteral("No ping of a side-scan sonar lies in this part.")
                            : none,
                        exitFailed);
    case Result::NoSides: {
        const auto unknown = exporting::streamsWithoutSide(log, builder.corrections.sides);
        return complain(
            QStringLiteral("The side of %1 is not known: give it with --side %1=port or "
                           "--side %1=starboard.")
                .arg(toQString(formats::streamName(log, unknown.front()))),
            exitFailed);
    }
    case Result::NoPositions:
        return complain(QStringLiteral("A map of side-scan pings needs positions of the vehicle."),
                        exitFailed);
    case Result::NothingDrawn:
        return complain(QStringLiteral("No ping has a position, a heading and a bottom."),
                        exitFailed);
    case Result::TooManyCells:
        return complain(tooManyCells(request), exitFailed);
    }
    if (const auto done = writeMap(request, map, colours, sidescan::levelScale, interruption);
        !done)
        return complain(done.error());
    return print(sideScanText(request, map, counts)) ? exitDone : exitFailed;
}

bool hasSideScan(const log::Log& log)
{
    for (std::size_t i = 0; i < log.streamCount(); ++i)
        if (const log::Stream& stream = log.stream(static_cast<log::StreamNumber>(i));
            log::isDrawnAs(stream.kind(), ping::View::SideScan) && stream.pings().size() > 0)
            return true;
    return false;
}

int mapOf(const MapRequest& request)
{
    Interruption interruption;
    const auto opened = openMapped(request, interruption);
    if (!opened)
        return complain(opened.error());
    const log::Log& log = (*opened)->log();
    const QString name = request.files.size() == 1 ? QFileInfo(request.files.front()).fileName()
                                                   : QStringLiteral("These recordings");
    const bool several = request.files.size() > 1;
    const auto stream = mappedStream(log);
    const QString none = several
                             ? QStringLiteral("%1 hold no pings of a scanning sonar.").arg(name)
                             : QStringLiteral("%1 holds no pings of a scanning sonar.").arg(name);
    if (!stream && !hasSideScan(log))
        return complain(none, exitFailed);
    const auto palette = app::ColormapStore().load(QStringLiteral("ember"));
    if (!palette)
        return complain(palette.error());
    if (stream && !request.sideScan.sides.empty())
        return complain(QStringLiteral("--side is for side-scan sonars, and the map is of a "
                                       "scanning sonar."),
                        exitUsage);
    if (!stream)
        return mapSideScan(request, log, *palette, none, interruption);

    const echo::PingReader reader(log, *stream);
    const std::uint64_t until = request.until ? reader.countUpTo(*request.until) : reader.count();
    // Pings at that very time belong to the part.
    const std::uint64_t first =
        request.from ? reader.countUpTo(*request.from - log::Time(1)) : std::uint64_t{0};
    map::MapBuilder builder(reader, {.first = first, .until = until, .cellM = request.cellM});
    map::DiveMap map;
    using Result = map::MapBuilder::Result;
    switch (builder.build(map, [&] { return interruption.check(); })) {
    case Result::Done:
        break;
    case Result::Stopped:
        return complain(stoppedSentence(), exitFailed);
    case Result::NoSweeps:
        return complain(QStringLiteral("No whole turn of the sonar lies in this part of %1.")
                            .arg(several ? QStringLiteral("the recordings") : name),
                        exitFailed);
    case Result::TooManySweeps:
        return complain(QStringLiteral("More than %1 turns are too many for one map: choose a part "
                                       "with --from and --until.")
                            .arg(map::MapTrack::mostSweeps),
                        exitFailed);
    case Result::TooManyCells:
        return complain(tooManyCells(request), exitFailed);
    }
    if (!map.mosaic)
        return complain(
            QStringLiteral("%1: echoes too few to place turns. Positions would help.").arg(name),
            exitFailed);
    const auto colours = raster::LevelColours(*palette).under(app::mapLevels(reader, first, until));
    if (const auto done = writeMap(request, map, colours, {}, interruption); !done)
        return complain(done.error());
    reportLeftOut(log, *stream);
    return print(request.json ? mapJson(map) : mapText(map)) ? exitDone : exitFailed;
}

} // namespace

int runMap(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Draws the turns of a scanning sonar, or the pings of side-scan sonars, into one map, each "
        "where the vehicle was. OUT.tif is a GeoTIFF, OUT.png a picture with a world file, OUT.nc "
        "netCDF."));
    const auto from = withValue("from", "Start time: seconds or hh:mm:ss.sss.", "T");
    const auto until = withValue("until", "End time.", "T");
    const auto cell = withValue("cell", "Size of a cell, 0.02 to 1 metres.", "M");
    const auto json = withoutValue("json", "Print one JSON object.");
    const auto out = withValue("o", "File to write.", "OUT.tif|OUT.png|OUT.nc");
    const auto force = withoutValue("force", "Overwrite existing files.");
    const auto side = sideOption();
    parser.addOptions({from, until, cell, side, json, out, force});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("Recordings."),
                                 QStringLiteral("FILE ..."));
    if (const auto status = answered(parser, arguments))
        return *status;

    MapRequest request;
    request.files = parser.positionalArguments();
    if (request.files.isEmpty())
        return complain(QStringLiteral("map needs a file to read."), exitUsage);
    request.json = parser.isSet(json);
    request.out = parser.value(out);
    request.force = parser.isSet(force);
    if (request.out.isEmpty())
        return complain(QStringLiteral("map needs -o and a file to write."), exitUsage);
    const auto format = mapFormatOf(request.out);
    if (!format)
        return complain(QStringLiteral("A map is written as .tif, .png or .nc."), exitUsage);
    request.format = *format;
    if ((parser.isSet(from) && !(request.from = parseTime(parser.value(from)))) ||
        (parser.isSet(until) && !(request.until = parseTime(parser.value(until)))))
        return complain(timeSentence(), exitUsage);
    if (request.until && request.from > request.until)
        return complain(QStringLiteral("--from is later than --until."), exitUsage);
    for (const QString& each : parser.values(side)) {
        auto taken = parseSide(each);
        if (!taken)
            return complain(sideSentence(), exitUsage);
        request.sideScan.sides.push_back(std::move(*taken));
    }
    if (parser.isSet(cell)) {
        request.cellM =
            parseNumber(parser.value(cell), map::Mosaic::smallestCellM, map::Mosaic::largestCellM);
        if (!request.cellM)
            return complain(QStringLiteral("--cell takes metres, 0.02 to 1."), exitUsage);
    }
    return mapOf(request);
}

} // namespace leadline::cli
