// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Commands.h"

#include "base/Units.h"
#include "cli/Arguments.h"
#include "cli/Interruption.h"
#include "echo/VehicleTrack.h"
#include "engine/DataFolder.h"
#include "export/AtomicOutput.h"
#include "export/DriftExport.h"
#include "formats/Recording.h"
#include "log/RecordingReader.h"
#include "log/SonarKind.h"
#include "registration/MotionReader.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <chrono>
#include <cmath>
#include <numbers>

namespace leadline::cli {

namespace {

using registration::MeasuredSweep;
using registration::SweepMotion;

struct DriftRequest {
    QString file;
    QString stream;
    std::optional<log::Time> from;
    std::optional<log::Time> until;
    std::optional<double> soundSpeed;
    bool vehicle = false;
    bool json = false;
    QString out;
    bool force = false;
};

base::Result<log::StreamNumber> scanningStream(const log::Log& log, const DriftRequest& request)
{
    const std::string name = QFileInfo(request.file).fileName().toStdString();
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        if (log::scans(log.stream(number).kind()) && log.stream(number).pings().size() > 0 &&
            (request.stream.isEmpty() ||
             formats::isStreamNamed(log, number, request.stream.toStdString())))
            return number;
    }
    if (!request.stream.isEmpty())
        return base::Error{base::Message("%1 holds no pings of a scanning sonar %2.", name,
                                         request.stream.toStdString())};
    return base::Error{base::Message("%1 holds no pings of a scanning sonar.", name)};
}

std::optional<std::vector<MeasuredSweep>> estimate(const DriftRequest& request,
                                                   const echo::PingReader& reader,
                                                   const Interruption& interruption)
{
    std::optional<echo::VehicleTrack> track;
    registration::MotionEstimator::Heading heading;
    if (request.vehicle) {
        track.emplace(reader.log());
        heading = [&track](double timeS) -> std::optional<double> {
            const auto at =
                std::chrono::duration_cast<log::Time>(std::chrono::duration<double>(timeS));
            const auto known = track->headingAt(at);
            return known ? std::optional(known->deg) : std::nullopt;
        };
    }
    const std::uint64_t until = request.until ? reader.countUpTo(*request.until) : reader.count();
    // Pings at that very time belong to the part.
    const std::uint64_t first =
        request.from ? reader.countUpTo(*request.from - log::Time(1)) : std::uint64_t{0};
    registration::MotionReader motions(reader, first, until, heading);
    std::vector<MeasuredSweep> rows;
    while (auto sweep = motions.next(interruption.token()))
        rows.push_back(*sweep);
    return interruption.check() ? std::nullopt : std::optional(std::move(rows));
}

QByteArray driftJson(const QString& stream, double soundSpeed,
                     const std::vector<MeasuredSweep>& rows)
{
    QJsonArray turns;
    for (const MeasuredSweep& row : rows) {
        QJsonObject turn{{"begin_s", rounded(row.beginS, 6)}, {"end_s", rounded(row.endS, 6)}};
        for (const exporting::DriftColumn& column : exporting::driftColumns()) {
            const auto value = column.of(row.motion);
            turn.insert(QLatin1String(column.name),
                        value ? QJsonValue(rounded(*value, column.decimals))
                              : QJsonValue(QJsonValue::Null));
        }
        turns.append(turn);
    }
    return QJsonDocument(
               QJsonObject{{"stream", stream}, {"sound_speed_m_s", soundSpeed}, {"turns", turns}})
               .toJson(QJsonDocument::Compact) +
           '\n';
}

QByteArray driftCsv(const std::vector<MeasuredSweep>& rows)
{
    QByteArray csv = "begin_s,end_s";
    for (const exporting::DriftColumn& column : exporting::driftColumns())
        csv += QByteArray(",") + column.name;
    csv += '\n';
    for (const MeasuredSweep& row : rows) {
        csv += QByteArray::number(row.beginS, 'f', 3) + ',' + QByteArray::number(row.endS, 'f', 3);
        for (const exporting::DriftColumn& column : exporting::driftColumns()) {
            csv += ',';
            if (const auto value = column.of(row.motion))
                csv += QByteArray::number(rounded(*value, column.decimals), 'f', column.decimals);
        }
        csv += '\n';
    }
    return csv;
}

/// "turned 3.1 ± 1.2°, forward 0.42, right -0.10 ± 0.35 m"
QString driftText(const SweepMotion& motion)
{
    const QString turned = QStringLiteral("turned %1 ± %2°, ")
                               .arg(rounded(motion.rotationDeg, 1), 6, 'f', 1)
                               .arg(motion.rotationErrorDeg, 0, 'f', 1);
    if (!motion.isAlongUnknown)
        return turned + QStringLiteral("forward %1, right %2 ± %3 m")
                            .arg(rounded(motion.forwardM, 2), 5, 'f', 2)
                            .arg(rounded(motion.rightM, 2), 5, 'f', 2)
                            .arg(motion.displacementErrorM, 0, 'f', 2);
    const double across = motion.acrossDeg * std::numbers::pi / 180;
    const double way = motion.forwardM * std::cos(across) + motion.rightM * std::sin(across);
    const double towards = way < 0 ? motion.acrossDeg + 180 : motion.acrossDeg;
    return turned + QStringLiteral("%1 ± %2 m to %3° rel across the wall, along it not known")
                        .arg(rounded(std::abs(way), 2), 0, 'f', 2)
                        .arg(motion.acrossErrorM, 0, 'f', 2)
                        .arg(std::fmod(std::round(towards) + 360, 360), 0, 'f', 0);
}

QByteArray driftText(const std::vector<MeasuredSweep>& rows)
{
    QString text;
    for (const MeasuredSweep& row : rows)
        text += QStringLiteral("%1 to %2 s  %3\n")
                    .arg(row.beginS, 9, 'f', 1)
                    .arg(row.endS, 9, 'f', 1)
                    .arg(row.motion ? driftText(*row.motion) : QStringLiteral("not known"));
    return text.toUtf8();
}

int drift(const DriftRequest& request)
{
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
    const auto stream = scanningStream(log, request);
    if (!stream)
        return complain(stream.error());
    exporting::AtomicOutput output({.target = toPath(request.out),
                                    .sources = {toPath(request.file)},
                                    .mayReplace = request.force,
                                    .replaceHint = "--force"});
    if (!request.out.isEmpty())
        if (const auto ready = output.beginFile(); !ready)
            return complain(ready.error());

    const echo::PingReader reader(log, *stream, request.soundSpeed);
    const auto rows = estimate(request, reader, interruption);
    if (!rows)
        return complain(stoppedSentence(), exitFailed);
    if (!request.out.isEmpty()) {
        const QByteArray csv = driftCsv(*rows);
        if (!output.write(std::string_view(csv.constData(), static_cast<std::size_t>(csv.size()))))
            return complain(QStringLiteral("%1 cannot be written.").arg(request.out), exitFailed);
        const auto kept = output.commit();
        return kept ? exitDone : complain(kept.error());
    }
    echo::PingReader::Scratch scratch;
    const auto ping = reader.read(0, scratch);
    const double speed = ping ? ping->soundSpeed : base::defaultSoundSpeed;
    const QString streamName = QString::fromStdString(formats::streamName(log, *stream));
    return print(request.json ? driftJson(streamName, speed, *rows) : driftText(*rows))
               ? exitDone
               : exitFailed;
}

} // namespace

int runDrift(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Estimates how the vehicle moved and turned between the turns of a scanning sonar."));
    const auto stream = withValue("stream", "Only this stream, as named by info.", "NAME");
    const auto from = withValue("from", "Start time: seconds or hh:mm:ss.sss.", "T");
    const auto until = withValue("until", "End time.", "T");
    const auto speed =
        withValue("sound-speed", "Sound speed for all distances, in metres per second.", "C");
    const auto vehicle =
        withoutValue("vehicle", "Use the vehicle's heading where the recording has one.");
    const auto json = withoutValue("json", "Print one JSON object.");
    const auto out = withValue("o", "CSV file to write.", "OUT.csv");
    const auto force = withoutValue("force", "Overwrite an existing file.");
    parser.addOptions({stream, from, until, speed, vehicle, json, out, force});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A recording."));
    if (const auto status = answered(parser, arguments))
        return *status;

    DriftRequest request;
    const QStringList files = parser.positionalArguments();
    if (files.size() != 1)
        return complain(QStringLiteral("drift needs one file to read."), exitUsage);
    request.file = files.front();
    request.stream = parser.value(stream);
    request.vehicle = parser.isSet(vehicle);
    request.json = parser.isSet(json);
    request.out = parser.value(out);
    request.force = parser.isSet(force);
    if (parser.isSet(out) && request.out.isEmpty())
        return complain(QStringLiteral("-o needs a file to write."), exitUsage);
    if (request.json && !request.out.isEmpty())
        return complain(QStringLiteral("--json and -o both say what to write: give one of them."),
                        exitUsage);
    if ((parser.isSet(from) && !(request.from = parseTime(parser.value(from)))) ||
        (parser.isSet(until) && !(request.until = parseTime(parser.value(until)))))
        return complain(timeSentence(), exitUsage);
    if (request.until && request.from > request.until)
        return complain(QStringLiteral("--from is later than --until."), exitUsage);
    if (parser.isSet(speed)) {
        request.soundSpeed = parseSoundSpeed(parser.value(speed));
        if (!request.soundSpeed)
            return complain(soundSpeedSentence(), exitUsage);
    }
    return drift(request);
}

} // namespace leadline::cli
