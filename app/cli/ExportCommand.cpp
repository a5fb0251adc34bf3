// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/ExportCommand.h"

#include "cli/Arguments.h"
#include "cli/Interruption.h"
#include "cli/OutputFile.h"
#include "export/CsvExport.h"
#include "export/TlogExport.h"

#include <QCommandLineParser>

namespace leadline::cli {

namespace {

/// Wider than any water, for tanks with other liquids; a speed in km/s or mm/s is a slip.
constexpr double slowestSound = 100;
constexpr double fastestSound = 10'000;

QCommandLineOption withValue(const char* name, const char* description, const char* value)
{
    return {QString::fromLatin1(name), QString::fromLatin1(description),
            QString::fromLatin1(value)};
}

} // namespace

int runExport(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Writes a recording's pings and distances as rows (csv), or its MAVLink as "
                       "ground stations log it (tlog)."));
    const auto to = withValue("to", "Format: csv or tlog.", "FORMAT");
    const auto stream = withValue("stream", "Only this stream, as info names it.", "NAME");
    const QCommandLineOption samples(QStringLiteral("samples"),
                                     QStringLiteral("Add the samples of each ping."));
    const QCommandLineOption vehicle(QStringLiteral("vehicle"),
                                     QStringLiteral("Add bearing, heading, depth and position."));
    const auto from = withValue("from", "First time: seconds or hh:mm:ss.sss.", "T");
    const auto until = withValue("until", "Last time.", "T");
    const auto speed = withValue("sound-speed", "Metres per second for all distances.", "C");
    const QCommandLineOption out(QStringLiteral("o"),
                                 QStringLiteral("File to write, - for standard output."),
                                 QStringLiteral("OUT"));
    const QCommandLineOption force(QStringLiteral("force"),
                                   QStringLiteral("Write over an existing file."));
    parser.addOptions({to, stream, samples, vehicle, from, until, speed, out, force});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A recording."));
    if (const auto status = answered(parser, arguments))
        return *status;
    const QStringList files = parser.positionalArguments();
    if (files.size() != 1)
        return complain(QStringLiteral("export needs one file to read."), exitUsage);
    const bool tlog = parser.value(to) == QLatin1String("tlog");
    if (!tlog && parser.value(to) != QLatin1String("csv"))
        return complain(
            QStringLiteral("export needs --to csv or --to tlog; other formats are not known."),
            exitUsage);
    if (tlog && (parser.isSet(samples) || parser.isSet(vehicle) || parser.isSet(speed)))
        return complain(
            QStringLiteral("--samples, --vehicle and --sound-speed are for --to csv only."),
            exitUsage);
    if (parser.value(out).isEmpty())
        return complain(QStringLiteral("export needs -o and a file to write."), exitUsage);

    exporting::CsvOptions options;
    options.samples = parser.isSet(samples);
    options.vehicle = parser.isSet(vehicle);
    if (parser.isSet(stream))
        options.stream = parser.value(stream).toStdString();
    const auto takeTime = [&](const QCommandLineOption& option, std::optional<log::Time>& into) {
        if (parser.isSet(option))
            into = parseTime(parser.value(option));
        return !parser.isSet(option) || into;
    };
    if (!takeTime(from, options.from) || !takeTime(until, options.until))
        return complain(QStringLiteral("A time is seconds (12.5) or hh:mm:ss.sss."), exitUsage);
    if (options.from && options.until && *options.from > *options.until)
        return complain(QStringLiteral("--from lies behind --until."), exitUsage);
    if (parser.isSet(speed)) {
        options.soundSpeed = parseNumber(parser.value(speed), slowestSound, fastestSound);
        if (!options.soundSpeed)
            return complain(QStringLiteral("A sound speed is in metres per second, 100 to 10000."),
                            exitUsage);
    }

    auto opened = log::Recording::open(toPath(files.front()));
    if (!opened)
        return complain(QString::fromStdString(opened.error().sentence), exitFailed);
    log::Recording& recording = **opened;
    Interruption interruption;
    if (!recording.index(interruption.token(), [&](double) { interruption.check(); }))
        return complain(stoppedSentence(), exitFailed);

    options.startUtc = recording.counts().startUtc;
    OutputFile output(parser.value(out), files.front(), parser.isSet(force));
    if (const auto ready = output.open(); !ready)
        return complain(QString::fromStdString(ready.error().sentence), exitFailed);
    const auto write = [&](std::string_view text) { return output.write(text); };
    const auto check = [&](double) { interruption.check(); };
    const auto rows =
        tlog ? exporting::exportTlog(
                   recording,
                   {.stream = options.stream, .from = options.from, .until = options.until},
                   [&](base::ByteSpan bytes) {
                       return write({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
                   },
                   interruption.token(), check)
             : exporting::exportCsv(recording.log(), recording.counts().last.value_or(log::Time{}),
                                    options, write, interruption.token(), check);
    if (!rows)
        return complain(QString::fromStdString(rows.error().sentence), exitFailed);
    if (const auto kept = output.commit(); !kept)
        return complain(QString::fromStdString(kept.error().sentence), exitFailed);
    return exitDone;
}

} // namespace leadline::cli
