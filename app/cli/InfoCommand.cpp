// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Commands.h"

#include "base/CivilTime.h"
#include "cli/Arguments.h"
#include "cli/Interruption.h"
#include "engine/DataFolder.h"
#include "formats/Recording.h"
#include "io/LockedFile.h"
#include "language/Utf8.h"
#include "log/RecordingReader.h"
#include "log/SonarKind.h"
#include "mavlink/LinkStatistics.h"
#include "ping/FamilyDescriptor.h"
#include "sidescan/Side.h"

#include <QCommandLineParser>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace leadline::cli {

namespace {

/// Summary of a stream, counted over all of its frames.
struct StreamSummary {
    std::string name;
    ping::DeviceKind kind = ping::Family::Unknown;
    std::uint8_t source = 0;
    bool simulated = false;
    std::optional<log::DeviceInfo> device;
    sidescan::Side side = sidescan::Side::Unknown;
    std::uint64_t frames = 0;
    /// Includes pings without samples.
    std::uint64_t pings = 0;
    log::Time first{};
    log::Time last{};
    /// The components of a MAVLink stream.
    std::map<mavlink::Address, mavlink::ComponentCounts> components;
    std::map<std::uint16_t, std::uint64_t> messages;
};

/// Summaries of the received streams of an indexed recording, in the order of their first frames.
/// Incomplete if it was stopped.
std::vector<StreamSummary> summarise(const log::Log& log, const std::stop_token& stop)
{
    std::vector<StreamSummary> streams(log.streamCount());
    std::vector<mavlink::LinkStatistics> links(streams.size());
    std::vector<std::byte> scratch;
    sidescan::SideFinder sides;
    sides.lookAt(log);
    for (std::size_t i = 0; i < streams.size(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const log::Stream& stream = log.stream(number);
        streams[i].name = formats::streamName(log, number);
        streams[i].kind = stream.kind();
        streams[i].source = stream.source();
        streams[i].simulated = stream.simulated();
        streams[i].device = stream.device();
        streams[i].side = sides.sideOfStream(log, number);
        streams[i].pings = stream.pings().size();
    }
    for (std::uint64_t i = 0; i < log.frameCount() && !stop.stop_requested(); ++i) {
        const auto entry = log.entry(i);
        if (!entry || log.stream(entry->stream).sent())
            continue;
        StreamSummary& stream = streams[entry->stream];
        if (stream.frames++ == 0)
            stream.first = entry->time;
        stream.last = entry->time;
        ++stream.messages[entry->messageId];
        if (stream.kind != ping::DeviceKind::Vehicle)
            continue;
        if (const auto frame = log.readMavlink(i, scratch))
            links[entry->stream].add(*frame, entry->time);
    }
    for (std::size_t i = 0; i < streams.size(); ++i)
        streams[i].components = links[i].components();
    // All frames of a source may have been reassigned to another kind once it was identified.
    streams.erase(std::remove_if(streams.begin(), streams.end(),
                                 [](const StreamSummary& s) { return s.frames == 0; }),
                  streams.end());
    return streams;
}

/// Seconds with at most the microseconds that a recording stores.
double seconds(log::Time time)
{
    return static_cast<double>(
               std::chrono::duration_cast<std::chrono::microseconds>(time).count()) /
           1e6;
}

QString firmwareOf(const log::DeviceInfo& device)
{
    return QStringLiteral("%1.%2.%3")
        .arg(device.firmwareMajor)
        .arg(device.firmwareMinor)
        .arg(device.firmwarePatch);
}

QJsonValue deviceJson(const StreamSummary& stream)
{
    if (!stream.device)
        return QJsonValue::Null;
    return QJsonObject{{"id", stream.source},
                       {"type", stream.device->type},
                       {"revision", stream.device->revision},
                       {"firmware", firmwareOf(*stream.device)}};
}

QJsonArray componentsJson(const StreamSummary& stream)
{
    QJsonArray components;
    for (const auto& [address, counts] : stream.components)
        components.append(QJsonObject{{"system", address.system},
                                      {"component", address.component},
                                      {"frames", static_cast<qint64>(counts.received)},
                                      {"lost", static_cast<qint64>(counts.lost)},
                                      {"duplicates", static_cast<qint64>(counts.duplicates)},
                                      {"reordered", static_cast<qint64>(counts.reordered)},
                                      {"reboots", static_cast<qint64>(counts.reboots)}});
    return components;
}

/// True for the sonars of which `kind` gives the name and `pings` the count; those of other makers
/// have the keys `family` and `family_pings`.
bool isBlueRobotics(ping::DeviceKind kind)
{
    return kind == ping::Family::Ping1D || kind == ping::Family::Ping360;
}

/// Of a multibeam sonar its swaths: some send a ping in two messages.
std::uint64_t familyPings(const StreamSummary& stream)
{
    std::uint64_t pings = stream.pings;
    if (const ping::FamilyDescriptor* family = ping::descriptorOf(stream.kind.family()))
        for (const auto& [id, count] : stream.messages)
            if (family->swath(id))
                pings = std::max<std::uint64_t>(pings, count);
    return pings;
}

QJsonObject streamJson(const StreamSummary& stream)
{
    const bool isOther = !stream.kind.isVehicle() && !isBlueRobotics(stream.kind);
    const ping::DeviceKind kind = isOther ? ping::Family::Unknown : stream.kind;
    // A stream of no family has pings only of what is a ping of any.
    const bool isOwnKey = isOther && stream.kind != ping::Family::Unknown;
    QJsonObject messages;
    for (const auto& [id, count] : stream.messages)
        messages.insert(QString::number(id), static_cast<qint64>(count));
    QJsonObject object{{"name", QString::fromStdString(stream.name)},
                       {"kind", app::toQString(log::toString(kind))},
                       {"simulated", stream.simulated},
                       {"frames", static_cast<qint64>(stream.frames)},
                       {"pings", isOwnKey ? 0 : static_cast<qint64>(stream.pings)},
                       {"first_s", seconds(stream.first)},
                       {"last_s", seconds(stream.last)},
                       {"messages", messages},
                       {"device", deviceJson(stream)}};
    if (isOwnKey) {
        object.insert("family", app::toQString(log::toString(stream.kind)));
        object.insert("family_pings", static_cast<qint64>(familyPings(stream)));
    }
    if (log::isDrawnAs(stream.kind, ping::View::SideScan))
        object.insert("side", stream.side == sidescan::Side::Unknown
                                  ? QJsonValue()
                                  : QJsonValue(app::toQString(sidescan::nameOf(stream.side))));
    if (stream.kind == ping::DeviceKind::Vehicle)
        object.insert("components", componentsJson(stream));
    return object;
}

QJsonArray topicsJson(const log::RecordingContents& contents)
{
    QJsonArray topics;
    for (const auto& topic : contents.topics)
        topics.append(QJsonObject{{"name", QString::fromStdString(topic.name)},
                                  {"encoding", QString::fromStdString(topic.encoding)},
                                  {"schema", QString::fromStdString(topic.schema)},
                                  {"messages", static_cast<qint64>(topic.messages)},
                                  {"read", topic.isRead}});
    return topics;
}

QJsonObject notesJson(const log::RecordingContents& contents)
{
    QJsonObject notes;
    for (const auto& note : contents.notes) {
        QJsonObject values;
        for (const auto& [key, value] : note.values)
            values.insert(QString::fromStdString(key), QString::fromStdString(value));
        // A device's note is written again when it changes, so the last one counts.
        notes.insert(QString::fromStdString(note.name), values);
    }
    return notes;
}

QJsonArray missingJson(const log::RecordingContents& contents)
{
    QJsonArray missing;
    for (const log::Gap& gap : contents.missing)
        missing.append(QJsonObject{{"first_s", seconds(gap.begin)}, {"last_s", seconds(gap.end)}});
    return missing;
}

QJsonValue sheetJson(const formats::Recording& recording)
{
    const auto sheet = recording.diveSheet();
    if (!sheet)
        return QJsonValue::Null;
    QJsonObject lines;
    for (const annotations::DiveSheetField& field : annotations::diveSheetFields)
        if (const std::string& text = (*sheet).*field.text; !text.empty())
            lines.insert(app::toQString(field.key), QString::fromStdString(text));
    return lines;
}

QByteArray json(const QString& file, const formats::Recording& recording,
                const std::vector<StreamSummary>& summary)
{
    const log::ReadCounts counts = recording.counts();
    QJsonArray streams;
    for (const StreamSummary& stream : summary)
        streams.append(streamJson(stream));
    const auto& start = recording.startLocal();
    const QJsonValue utc = counts.startUtc
                               ? QJsonValue(QString::fromStdString(base::utcIso(*counts.startUtc)))
                               : QJsonValue(QJsonValue::Null);
    const bool isSvlog = recording.format() == log::Format::Svlog;
    QJsonObject object{{"file", file},
                       {"format", app::toQString(log::toString(recording.format()))},
                       {"bytes", static_cast<qint64>(recording.bytes())},
                       {"start_utc", isSvlog ? QJsonValue(QJsonValue::Null) : utc},
                       {"start_local", start ? QJsonValue(QString::fromStdString(start->iso()))
                                             : QJsonValue(QJsonValue::Null)},
                       {"duration_s", seconds(recording.duration())},
                       {"truncated", counts.truncated},
                       {"bytes_skipped", static_cast<qint64>(counts.bytesSkipped)},
                       {"bad_checksums", static_cast<qint64>(counts.badChecksums)},
                       {"frames", static_cast<qint64>(counts.frames)},
                       {"records", static_cast<qint64>(counts.records)},
                       {"untimed_frames", static_cast<qint64>(counts.untimedFrames)},
                       {"sheet", sheetJson(recording)},
                       {"streams", streams}};
    if (recording.format() == log::Format::Mcap) {
        const log::RecordingContents contents = recording.contents();
        object.insert("library", QString::fromStdString(contents.library));
        object.insert("sent_frames", static_cast<qint64>(counts.sentFrames));
        object.insert("topics", topicsJson(contents));
        object.insert("notes", notesJson(contents));
    }
    if (recording.format() != log::Format::Tlog)
        object.insert("container_bytes_lost", static_cast<qint64>(counts.containerBytesLost));
    if (recording.format() == log::Format::Mcap) {
        object.insert("messages_missing", static_cast<qint64>(counts.messagesMissing));
        object.insert("damaged_parts", static_cast<qint64>(counts.damagedParts));
        object.insert("missing", missingJson(recording.contents()));
    }
    if (recording.format() == log::Format::Xtf)
        object.insert("messages_missing", static_cast<qint64>(counts.messagesMissing));
    if (recording.format() == log::Format::Tlog || recording.format() == log::Format::Xtf)
        object.insert("clock_steps", static_cast<qint64>(counts.clockSteps));
    if (isSvlog)
        object.insert("session_utc", utc);
    if (counts.untimed)
        object.insert("untimed", true);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QString clockTime(log::Time time)
{
    const qint64 ms = std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
    return QStringLiteral("%1:%2:%3.%4")
        .arg(ms / 3'600'000, 2, 10, QLatin1Char('0'))
        .arg(ms / 60'000 % 60, 2, 10, QLatin1Char('0'))
        .arg(ms / 1000 % 60, 2, 10, QLatin1Char('0'))
        .arg(ms % 1000, 3, 10, QLatin1Char('0'));
}

QString frames(std::uint64_t number)
{
    return countOf(number, QStringLiteral("frame"), QStringLiteral("frames"));
}

QString bytes(std::uint64_t number)
{
    return countOf(number, QStringLiteral("byte"), QStringLiteral("bytes"));
}

QString messages(std::uint64_t number)
{
    return countOf(number, QStringLiteral("message"), QStringLiteral("messages"));
}

/// Describes what a damaged file lacks, with the times of the first damaged parts.
void addDamage(QStringList& lines, const log::ReadCounts& counts,
               const log::RecordingContents& contents)
{
    constexpr std::size_t mostListed = 10;
    const auto add = [&](const QString& text) {
        lines += QStringLiteral("  damaged         ") + text;
    };
    if (counts.containerBytesLost > 0)
        add(bytes(counts.containerBytesLost) + QStringLiteral(" skipped"));
    if (counts.messagesMissing == 0 && counts.damagedParts == 0)
        return;
    add(messages(counts.messagesMissing) + QStringLiteral(" missing, ") +
        countOf(counts.damagedParts, QStringLiteral("part"), QStringLiteral("parts")) +
        QStringLiteral(" of the file damaged"));
    for (std::size_t i = 0; i < std::min(contents.missing.size(), mostListed); ++i)
        add(clockTime(contents.missing[i].begin) + QStringLiteral(" to ") +
            clockTime(contents.missing[i].end));
    if (contents.missing.size() > mostListed)
        add(QStringLiteral("and ") + countOf(contents.missing.size() - mostListed,
                                             QStringLiteral("more place"),
                                             QStringLiteral("more places")));
}

void addContents(QStringList& lines, const log::RecordingContents& contents,
                 const log::ReadCounts& counts)
{
    if (!contents.library.empty())
        lines += QStringLiteral("  written by      ") + QString::fromStdString(contents.library);
    if (counts.sentFrames > 0)
        lines += QStringLiteral("  sent            ") + frames(counts.sentFrames);
    for (const auto& topic : contents.topics)
        lines += QStringLiteral("  topic %1: %2%3")
                     .arg(QString::fromStdString(topic.name), messages(topic.messages),
                          topic.isRead ? QString() : QStringLiteral(" (not read)"));
}

void addSheet(QStringList& lines, const annotations::DiveSheet& sheet)
{
    for (const annotations::DiveSheetField& field : annotations::diveSheetFields) {
        const QString label = app::toQString(field.key);
        const QString text = QString::fromStdString(sheet.*field.text);
        for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
            lines += QStringLiteral("  sheet: %1%2").arg(label, -9).arg(line);
    }
}

QString messageLabel(const StreamSummary& stream, std::uint16_t id)
{
    const auto* info =
        stream.kind == ping::DeviceKind::Vehicle ? mavlink::messageInfo(id) : nullptr;
    const QString number = QString::number(id);
    return info ? number + QLatin1Char(' ') + app::toQString(info->name) : number;
}

QString text(const QString& file, const formats::Recording& recording,
             const std::vector<StreamSummary>& summary)
{
    const log::ReadCounts counts = recording.counts();
    QStringList lines{file};
    const auto add = [&](const char* name, const QString& value) {
        lines += QStringLiteral("  %1%2").arg(QLatin1String(name), -16).arg(value);
    };
    add("format", app::toQString(log::toString(recording.format())));
    add("size", bytes(recording.bytes()));
    if (recording.startLocal())
        add("start",
            QString::fromStdString(recording.startLocal()->iso()) + QStringLiteral(" local time"));
    if (counts.startUtc)
        add("start", QString::fromStdString(base::utcIso(*counts.startUtc)));
    add("duration",
        clockTime(recording.duration()) +
            (counts.untimed ? QStringLiteral(" (estimated: no times in this file)") : QString()));
    add("frames", QString::number(counts.frames));
    add("skipped", bytes(counts.bytesSkipped) + QStringLiteral(" in no frame, ") +
                       countOf(counts.badChecksums, QStringLiteral("bad checksum"),
                               QStringLiteral("bad checksums")));
    addDamage(lines, counts, recording.contents());
    if (counts.clockSteps > 0)
        add("clock",
            QStringLiteral("set %1 during recording; times continue from there")
                .arg(countOf(counts.clockSteps, QStringLiteral("time"), QStringLiteral("times"))));
    if (counts.truncated && io::isBeingWritten(toPath(file), recording.bytes()))
        add("end", QStringLiteral("the file is still being recorded; read up to here"));
    else if (counts.truncated)
        add("end", QStringLiteral("the file ends early: its last record is cut off"));
    if (const auto sheet = recording.diveSheet())
        addSheet(lines, *sheet);
    if (!recording.sheetError().empty())
        add("sheet", QString::fromStdString(recording.sheetError().text()));
    addContents(lines, recording.contents(), counts);
    for (const StreamSummary& stream : summary) {
        lines +=
            QStringLiteral("  %1: %2, %3, %4 to %5")
                .arg(QString::fromStdString(stream.name), frames(stream.frames),
                     countOf(familyPings(stream), QStringLiteral("ping"), QStringLiteral("pings")),
                     clockTime(stream.first), clockTime(stream.last));
        if (stream.device)
            lines += QStringLiteral("    device %1, firmware %2")
                         .arg(stream.source)
                         .arg(firmwareOf(*stream.device));
        if (stream.side != sidescan::Side::Unknown)
            lines +=
                QStringLiteral("    side %1").arg(app::toQString(sidescan::nameOf(stream.side)));
        for (const auto& [address, sent] : stream.components)
            lines += QStringLiteral("    system %1, component %2: %3, %4 lost")
                         .arg(address.system)
                         .arg(address.component)
                         .arg(frames(sent.received))
                         .arg(sent.lost);
        for (const auto& [id, count] : stream.messages)
            lines += QStringLiteral("    message %1: %2").arg(messageLabel(stream, id)).arg(count);
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace

int runInfo(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Shows what is in a recording."));
    const auto asJson = withoutValue("json", "Print one JSON object per line for each file.");
    parser.addOption(asJson);
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("Recordings."),
                                 QStringLiteral("FILE ..."));
    if (const auto status = answered(parser, arguments))
        return *status;
    const QStringList files = parser.positionalArguments();
    if (files.isEmpty())
        return complain(QStringLiteral("info needs a file."), exitUsage);

    Interruption interruption;
    int status = exitDone;
    for (const QString& file : files) {
        auto opened = formats::Recording::open(toPath(file), app::notesFolder());
        if (!opened) {
            status = complain(opened.error());
            continue;
        }
        formats::Recording& recording = **opened;
        if (!recording.index(interruption.token()))
            return complain(stoppedSentence(), exitFailed);
        const auto summary = summarise(recording.log(), interruption.token());
        if (interruption.check())
            return complain(stoppedSentence(), exitFailed);
        if (!print(parser.isSet(asJson) ? json(file, recording, summary) + '\n'
                                        : forTerminal(text(file, recording, summary))))
            return exitFailed;
        if (const auto whole = log::readStatus(recording.counts(), file.toStdString()); !whole)
            status = complain(whole.error());
    }
    return status;
}

} // namespace leadline::cli
