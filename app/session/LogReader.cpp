// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/LogReader.h"

#include "echo/GapFinder.h"
#include "engine/DataFolder.h"
#include "io/LockedFile.h"
#include "logging/Categories.h"
#include "session/FileRow.h"
#include "session/ShiftStore.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <utility>
#include <vector>

namespace leadline::app {

namespace {

/// Before its first record and behind its last, there is no time line.
std::vector<log::Gap> missingIn(const formats::Recording& recording)
{
    const log::ReadCounts counts = recording.counts();
    std::vector<log::Gap> missing = recording.contents().missing;
    if (!counts.first || !counts.last)
        return {};
    for (log::Gap& gap : missing) {
        gap.begin = std::clamp(gap.begin, *counts.first, *counts.last);
        gap.end = std::clamp(gap.end, *counts.first, *counts.last);
    }
    return missing;
}

/// Silences in a recording, what is missing of it, and the instants at which its clock was set.
std::vector<log::Gap> gapsOf(const formats::Recording& recording, const std::stop_token& stop)
{
    constexpr std::uint64_t slice = 4096;
    echo::GapFinder finder;
    while (!stop.stop_requested() && finder.extend(recording.log(), slice)) {
    }
    std::vector<log::Gap> gaps = echo::withDamage(finder.gaps(), missingIn(recording));
    const log::WallClock clock = recording.clock();
    for (std::size_t i = 1; i < clock.stretches().size(); ++i)
        gaps.push_back({clock.stretches()[i].from, clock.stretches()[i].from});
    std::ranges::stable_sort(gaps, {}, &log::Gap::begin);
    return gaps;
}

void logIndexed(const QString& path, const formats::Recording& recording,
                const QElapsedTimer& since)
{
    const log::ReadCounts counts = recording.counts();
    qCDebug(lcFormats) << path << "format" << static_cast<int>(recording.format()) << "indexed in"
                       << since.elapsed() << "ms:" << counts.frames << "frames,"
                       << counts.bytesSkipped << "bytes skipped," << counts.badChecksums
                       << "bad checksums," << counts.messagesMissing << "messages missing,"
                       << counts.damagedParts << "damaged parts";
}

bool isBeingWritten(const QString& path, const formats::Recording& recording)
{
    return recording.counts().truncated &&
           io::isBeingWritten(QFile::encodeName(path).toStdString(), recording.bytes());
}

/// As if it had been recorded where this computer is.
std::chrono::nanoseconds utcOfLocal(const base::CivilTime& time)
{
    const QDateTime local(QDate(time.year, time.month, time.day),
                          QTime(time.hour, time.minute, time.second, time.millisecond));
    return std::chrono::milliseconds(local.toMSecsSinceEpoch());
}

} // namespace

int LogReader::read(const QString& path)
{
    return start(
        [this, path](int ticket, const std::stop_token& stop) { readOne(path, ticket, stop); });
}

int LogReader::readTogether(const QString& sonar, const QString& vehicle,
                            std::optional<log::Time> byHand)
{
    return start([this, sonar, vehicle, byHand](int ticket, const std::stop_token& stop) {
        formats::JoinedLogs logs{.sonar = readAll(sonar, ticket, stop), .byHand = byHand};
        if (logs.sonar)
            logs.vehicle = readAll(vehicle, ticket, stop);
        if (!logs.vehicle)
            return;
        logs.placement = formats::Placement::of(*logs.sonar, *logs.vehicle, utcOfLocal);
        const bool beingWritten =
            isBeingWritten(sonar, *logs.sonar) || isBeingWritten(vehicle, *logs.vehicle);
        joinPair({.pair = logs, .beingWritten = beingWritten}, ticket, stop);
    });
}

int LogReader::readPictured(const QString& picture, const QString& folder)
{
    return start([this, picture, folder](int ticket, const std::stop_token& stop) {
        const auto found = findPictured(picture, folder);
        if (!found) {
            report(stop, [=, this, error = found.error()] { emit failed(ticket, picture, error); });
            return;
        }
        report(stop, [=, this, log = *found] { emit led(ticket, log.path, log.at); });
        readOne(found->path, ticket, stop);
    });
}

int LogReader::readTogether(const QStringList& paths)
{
    return start([this, paths](int ticket, const std::stop_token& stop) {
        std::vector<std::shared_ptr<const formats::Recording>> recordings;
        bool beingWritten = false;
        for (const QString& path : paths) {
            recordings.push_back(readAll(path, ticket, stop));
            if (!recordings.back())
                return;
            beingWritten = beingWritten || isBeingWritten(path, *recordings.back());
        }
        formats::AlignedLogs logs =
            formats::AlignedLogs::byClocks(std::move(recordings), utcOfLocal);
        const QString& reference = paths.at(qsizetype(logs.reference()));
        for (std::size_t i = 0; i < logs.parts.size(); ++i)
            if (logs.mayLieByHand(i))
                logs.alignByHand(i, storedOffset(reference, paths.at(qsizetype(i))));
        joinAll({.logs = std::move(logs), .beingWritten = beingWritten}, ticket, stop);
    });
}

int LogReader::join(const AlignedRecording& read)
{
    return start([this, read](int ticket, const std::stop_token& stop) {
        read.pair ? joinPair(read, ticket, stop) : joinAll(read, ticket, stop);
    });
}

int LogReader::start(Task task)
{
    const int ticket = ++m_lastTicket;
    m_workers.start(
        [task = std::move(task), ticket](const std::stop_token& stop) { task(ticket, stop); },
        ticket);
    return ticket;
}

void LogReader::stop(int ticket)
{
    m_workers.requestStop(ticket);
}

void LogReader::report(const std::stop_token& stop, std::function<void()> what)
{
    QMetaObject::invokeMethod(
        this, [stop, what = std::move(what)] { stop.stop_requested() ? void() : what(); },
        Qt::QueuedConnection);
}

void LogReader::readOne(const QString& path, int ticket, const std::stop_token& stop)
{
    QElapsedTimer since;
    since.start();
    auto result = formats::Recording::open(QFile::encodeName(path).toStdString(), notesFolder());
    if (!result) {
        qCDebug(lcFormats) << path << "not opened:" << result.error().sentence.c_str();
        report(stop, [=, this, error = result.error()] { emit failed(ticket, path, error); });
        return;
    }
    const std::shared_ptr<formats::Recording> recording = std::move(*result);
    recording->step(1, stop);
    report(stop, [=, this] { emit found(ticket, recording, nullptr); });
    if (!recording->index(stop))
        return;
    logIndexed(path, *recording, since);
    report(stop, [=, this, gaps = gapsOf(*recording, stop),
                  beingWritten = isBeingWritten(path, *recording)] {
        emit indexed(ticket, gaps, beingWritten);
    });
}

std::shared_ptr<const formats::Recording> LogReader::readAll(const QString& path, int ticket,
                                                             const std::stop_token& stop)
{
    QElapsedTimer since;
    since.start();
    auto result = formats::Recording::open(QFile::encodeName(path).toStdString(), notesFolder());
    if (!result) {
        qCDebug(lcFormats) << path << "not opened:" << result.error().sentence.c_str();
        report(stop, [=, this, error = result.error()] { emit failed(ticket, path, error); });
        return nullptr;
    }
    if (!(*result)->index(stop))
        return nullptr;
    logIndexed(path, **result, since);
    return std::move(*result);
}

void LogReader::joinPair(AlignedRecording read, int ticket, const std::stop_token& stop)
{
    const auto sonar = read.pair->sonar;
    read.logs = read.pair->isAligned() ? read.pair->aligned() : formats::AlignedLogs();
    if (read.pair->isAligned())
        joinAll(std::move(read), ticket, stop);
    else
        tellFound(sonar, std::move(read), ticket, stop);
}

void LogReader::joinAll(AlignedRecording aligned, int ticket, const std::stop_token& stop)
{
    const std::shared_ptr<formats::Recording> recording = formats::Recording::join(aligned.logs);
    if (recording->index(stop))
        tellFound(recording, std::move(aligned), ticket, stop);
}

void LogReader::tellFound(const std::shared_ptr<const formats::Recording>& recording,
                          AlignedRecording aligned, int ticket, const std::stop_token& stop)
{
    const auto gaps = gapsOf(*recording, stop);
    report(stop, [=, this, its = std::make_shared<const AlignedRecording>(std::move(aligned))] {
        emit found(ticket, recording, its);
        emit indexed(ticket, gaps, its->beingWritten);
    });
}

} // namespace leadline::app
