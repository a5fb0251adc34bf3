// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Commands.h"

#include "cli/Arguments.h"
#include "cli/Interruption.h"
#include "engine/DataFolder.h"
#include "export/AtomicOutput.h"
#include "formats/Recording.h"
#include "log/RecordingReader.h"
#include "log/SonarKind.h"
#include "pictures/Annotations.h"
#include "pictures/ColormapStore.h"
#include "pictures/EchoPicture.h"
#include "pictures/PictureNotes.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

namespace leadline::cli {

namespace {

struct Request {
    app::PlotView view = app::PlotView::Polar;
    QString viewName;
    QString file;
    QString stream;
    std::optional<log::Time> at;
    QSize size{800, 800};
    QString palette = QStringLiteral("ember");
    app::Columns columns = app::Columns::Ping;
    bool plain = false;
    /// Echoes as recorded; always so in a plain picture, whose pixels are the intensities.
    bool raw = false;
    QString out;
    bool force = false;
};

std::optional<app::PlotView> viewOf(const QString& name)
{
    if (name == QLatin1String("polar"))
        return app::PlotView::Polar;
    if (name == QLatin1String("waterfall"))
        return app::PlotView::Waterfall;
    if (name == QLatin1String("ascan"))
        return app::PlotView::AScan;
    return std::nullopt;
}

/// The kinds that a view shows, the one it is made for first.
std::vector<ping::View> viewsOf(app::PlotView view)
{
    if (view == app::PlotView::Polar)
        return {ping::View::Scanning};
    return {ping::View::Downward, ping::View::Scanning};
}

base::Result<log::StreamNumber> chooseStream(const log::Log& log, const Request& request)
{
    const auto views = viewsOf(request.view);
    const QString name = QFileInfo(request.file).fileName();
    for (const ping::View view : views)
        for (std::size_t i = 0; i < log.streamCount(); ++i) {
            const auto number = static_cast<log::StreamNumber>(i);
            const bool named = request.stream.isEmpty() ||
                               formats::isStreamNamed(log, number, request.stream.toStdString());
            if (log::isDrawnAs(log.stream(number).kind(), view) && named &&
                log.stream(number).pings().size() > 0)
                return number;
        }
    if (!request.stream.isEmpty())
        return base::Error{base::Message("%1 holds no pings of a stream %2 that this view shows.",
                                         name.toStdString(), request.stream.toStdString())};
    return base::Error{request.view == app::PlotView::Polar
                           ? base::Message("%1 holds no pings of a Ping360.", name.toStdString())
                           : base::Message("%1 holds no pings.", name.toStdString())};
}

QImage draw(const Request& request, const echo::PingReader& reader, std::uint64_t count,
            const raster::Colormap& colours)
{
    using app::polarMargin;
    const QMargins& axes = app::rangeMargins;
    const bool roomy = request.size.width() > axes.left() + axes.right() + 32 &&
                       request.size.height() > axes.top() + axes.bottom() + 32;
    const QRect plot = request.plain || !roomy
                           ? QRect(QPoint(0, 0), request.size)
                           : QRect(QPoint(0, 0), request.size).marginsRemoved(axes);
    const app::PictureLevels levels{.automatic = !request.plain && !request.raw};
    app::EchoPicture picture;
    switch (request.view) {
    case app::PlotView::Polar:
        picture = app::drawPolar(
            reader, count, request.size, request.plain ? 0 : polarMargin,
            request.plain ? std::nullopt : std::optional(echo::Persistence::All), colours,
            request.plain ? app::Mounted::Not : app::Mounted::AsRecorded, levels);
        break;
    case app::PlotView::Waterfall:
        picture = app::drawWaterfall(reader, count, plot.size(), request.columns, colours, levels);
        break;
    case app::PlotView::AScan:
        picture = app::drawAScan(reader, count, plot.size(), colours);
        break;
    }
    if (request.plain)
        return picture.image;
    const app::Caption caption =
        app::captionOf(request.view, QFileInfo(request.file).fileName(), reader, picture);
    return request.view == app::PlotView::Polar
               ? app::annotatedPolar(picture, polarMargin, caption)
               : app::annotatedRange(picture, request.size, plot, caption);
}

exporting::PictureNote noteOf(const Request& request, const formats::Recording& recording,
                              log::StreamNumber stream)
{
    const log::Time last = recording.counts().last.value_or(log::Time{});
    const log::Time at = std::min(request.at.value_or(last), last);
    echo::VehicleTrack track(recording.log());
    exporting::PictureNote note = app::noteOf(
        recording.log(), {.at = at, .stream = stream, .utcZero = recording.clock().utcOfZeroAt(at)},
        track);
    const QFileInfo file(request.file);
    note.file = file.fileName().toStdString();
    note.path = file.absoluteFilePath().toStdString();
    note.offset = std::max(at, log::Time{});
    note.view = request.viewName.toStdString();
    note.software =
        QStringLiteral("Leadline %1").arg(QCoreApplication::applicationVersion()).toStdString();
    return note;
}

int render(const Request& request)
{
    auto colours = app::ColormapStore().load(request.palette);
    if (!colours)
        return complain(colours.error(), exitUsage);
    auto opened = formats::Recording::open(toPath(request.file), app::notesFolder());
    if (!opened)
        return complain(opened.error());
    formats::Recording& recording = **opened;
    Interruption interruption;
    if (!recording.index(interruption.token()))
        return complain(stoppedSentence(), exitFailed);
    const std::string name = QFileInfo(request.file).fileName().toStdString();
    if (const auto whole = log::readStatus(recording.counts(), name); !whole)
        return complain(whole.error());
    const log::Log& log = recording.log();
    const auto stream = chooseStream(log, request);
    if (!stream)
        return complain(stream.error());
    exporting::AtomicOutput output({.target = toPath(request.out),
                                    .sources = {toPath(request.file)},
                                    .mayReplace = request.force,
                                    .replaceHint = "--force"});
    if (const auto ready = output.beginFile(); !ready)
        return complain(ready.error());

    const echo::PingReader reader(log, *stream);
    const std::uint64_t count = request.at ? reader.countUpTo(*request.at) : reader.count();
    const QImage image = draw(request, reader, count, *colours);
    const auto png = app::encodedPng(image, noteOf(request, recording, *stream));
    if (!png)
        return complain(png.error());
    if (!output.write(*png))
        return complain(QStringLiteral("%1 cannot be written.").arg(request.out), exitFailed);
    const auto kept = output.commit();
    return kept ? exitDone : complain(kept.error());
}

} // namespace

int runRender(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Renders a picture of a recording."));
    const auto view = withValue("view", "polar, waterfall or ascan.", "VIEW");
    const auto stream = withValue("stream", "Only this stream, as named by info.", "NAME");
    const auto at = withValue("at", "Time: seconds or hh:mm:ss.sss; default: the end.", "T");
    const auto size = withValue("size", "Size in pixels; default 800x800.", "WxH");
    const auto palette = withValue("palette", "Colour map; default ember.", "NAME");
    const auto columns = withValue("columns", "Waterfall columns: ping or time.", "HOW");
    const auto plain = withoutValue("plain", "Pixels only, no axes or text.");
    const auto raw = withoutValue("raw", "Echoes as recorded, without automatic levels.");
    const auto force = withoutValue("force", "Overwrite an existing file.");
    const auto out = withValue("o", "PNG file to write.", "OUT.png");
    parser.addOptions({view, stream, at, size, palette, columns, plain, raw, force, out});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A recording."));
    if (const auto status = answered(parser, arguments))
        return *status;

    Request request;
    request.plain = parser.isSet(plain);
    request.raw = parser.isSet(raw);
    request.force = parser.isSet(force);
    request.stream = parser.value(stream);
    request.out = parser.value(out);
    const QStringList files = parser.positionalArguments();
    if (files.size() != 1)
        return complain(QStringLiteral("render needs one file to read."), exitUsage);
    request.file = files.front();
    const auto chosen = viewOf(parser.value(view));
    if (!chosen)
        return complain(QStringLiteral("render needs --view polar, waterfall or ascan."),
                        exitUsage);
    request.view = *chosen;
    request.viewName = parser.value(view);
    if (request.out.isEmpty())
        return complain(QStringLiteral("render needs -o and a file to write."), exitUsage);
    if (parser.isSet(at) && !(request.at = parseTime(parser.value(at))))
        return complain(timeSentence(), exitUsage);
    if (parser.isSet(size)) {
        const auto wanted = parseSize(parser.value(size));
        if (!wanted)
            return complain(QStringLiteral("A size is WxH in pixels, each 1 to 16384."), exitUsage);
        request.size = *wanted;
    }
    if (parser.isSet(palette))
        request.palette = parser.value(palette);
    if (parser.isSet(columns)) {
        const QString how = parser.value(columns);
        if (how != QLatin1String("ping") && how != QLatin1String("time"))
            return complain(QStringLiteral("--columns must be ping or time."), exitUsage);
        request.columns = how == QLatin1String("time") ? app::Columns::Time : app::Columns::Ping;
    }
    return render(request);
}

} // namespace leadline::cli
