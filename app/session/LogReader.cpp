// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/LogReader.h"

#include "echo/GapFinder.h"
#include "engine/DataFolder.h"
#include "io/LockedFile.h"
#include "logging/Categories.h"
#include "session/FamilyChoice.h"
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

/// Missing parts before the first and after the last record are not on the time line.
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

/// Finds the gaps between data, missing parts, and the times at which the clock was set.
std::vector<log::Gap> gapsOf(const formats::Recording& recording, const std::stop_token& stop)
{
    constexpr std::uint64_t slice = 4096;
    echo::GapFinder finder;
    while (!stop.stop_requested() && finder.extend(recording.log(), slice)) {
    }
    std::vector<log::Gap> gaps = echo::withDamage(finder.gaps(), missingIn(recording));
    const log::WallClock clock = recording.clock();
    for (std::size_t i = 1; i < clock.segments().size(); ++i)
        gaps.push_back({clock.segments()[i].from, clock.segments()[i].from});
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

/// Interprets the time in the time zone of this computer.
std::chrono::nanoseconds utcOfLocal(const base::CivilTime& time)
{
    const QDateTime local(QDate(time.year, time.month, time.day),
                          QTime(time.hour, time.minute, time.second, time.millisecond));
    return std::chrono::milliseconds(local.toMSecsSinceEpoch());
}

} // namespace

/// Reads one opening of files. It may outlive its LogReader, which then receives no more reports.
class LogReader::Worker {
public:
    Worker(LogReader& reader, int ticket)
        : m_reader(reader),
          m_post(reader.m_clock.poster()),
          m_ticket(ticket)
    {
    }
    [[nodiscard]] Worker stoppedBy(const std::stop_token& stop) const
    {
        Worker worker = *this;
        worker.m_stop = stop;
        return worker;
    }

    void readOne(const QString& path) const;
    void readPictured(const QString& picture, const QString& folder) const;
    /// Null if reading was stopped, or failed, which is reported.
    [[nodiscard]] std::shared_ptr<const formats::Recording> readAll(const QString& path) const;
    void joinPair(AlignedRecording read) const;
    void joinAll(AlignedRecording aligned) const;

private:
    /// Runs `what` in the reader's thread, unless this worker was stopped.
    void report(std::function<void(LogReader& reader)> what) const;
    void reportFound(const std::shared_ptr<const formats::Recording>& recording,
                     AlignedRecording aligned) const;

    /// Used in the reader's own thread only.
    LogReader& m_reader;
    base::Clock::Poster m_post;
    int m_ticket;
    std::stop_token m_stop;
};

int LogReader::read(const QString& path)
{
    return start([path](const Worker& worker) { worker.readOne(path); });
}

int LogReader::readTogether(const QString& sonar, const QString& vehicle,
                            std::optional<log::Time> byHand)
{
    return start([sonar, vehicle, byHand](const Worker& worker) {
        formats::JoinedLogs logs{.sonar = worker.readAll(sonar), .byHand = byHand};
        if (logs.sonar)
            logs.vehicle = worker.readAll(vehicle);
        if (!logs.vehicle)
            return;
        logs.placement = formats::Placement::of(*logs.sonar, *logs.vehicle, utcOfLocal);
        const bool beingWritten =
            isBeingWritten(sonar, *logs.sonar) || isBeingWritten(vehicle, *logs.vehicle);
        worker.joinPair({.pair = logs, .beingWritten = beingWritten});
    });
}

int LogReader::readPictured(const QString& picture, const QString& folder)
{
    return start([picture, folder](const Worker& worker) { worker.readPictured(picture, folder); });
}

int LogReader::readTogether(const QStringList& paths)
{
    return start([paths](const Worker& worker) {
        std::vector<std::shared_ptr<const formats::Recording>> recordings;
        bool beingWritten = false;
        for (const QString& path : paths) {
            recordings.push_back(worker.readAll(path));
            if (!recordings.back())
                return;
            beingWritten = beingWritten || isBeingWritten(path, *recordings.back());
        }
        formats::AlignedLogs logs =
            formats::AlignedLogs::byClocks(std::move(recordings), utcOfLocal);
        const QString& reference = paths.at(qsizetype(logs.reference()));
        for (std::size_t i = 0; i < logs.parts.size(); ++i)
            if (logs.canShiftByHand(i))
                logs.alignByHand(i, storedOffset(reference, paths.at(qsizetype(i))));
        worker.joinAll({.logs = std::move(logs), .beingWritten = beingWritten});
    });
}

int LogReader::join(const AlignedRecording& read)
{
    return start(
        [read](const Worker& worker) { read.pair ? worker.joinPair(read) : worker.joinAll(read); });
}

int LogReader::start(std::function<void(const Worker& worker)> task)
{
    const int ticket = ++m_lastTicket;
    m_workers.start([task = std::move(task), worker = Worker(*this, ticket)](
                        const std::stop_token& stop) { task(worker.stoppedBy(stop)); },
                    ticket);
    return ticket;
}

void LogReader::stop(int ticket)
{
    m_workers.requestStop(ticket);
}

void LogReader::Worker::report(std::function<void(LogReader& reader)> what) const
{
    m_post([&reader = m_reader, stop = m_stop, what = std::move(what)] {
        if (!stop.stop_requested())
            what(reader);
    });
}

void LogReader::Worker::readPictured(const QString& picture, const QString& folder) const
{
    const auto found = findPictured(picture, folder);
    if (!found) {
        report([ticket = m_ticket, picture, error = found.error()](LogReader& reader) {
            emit reader.failed(ticket, picture, error);
        });
        return;
    }
    report([ticket = m_ticket, log = *found](LogReader& reader) {
        emit reader.resolved(ticket, log.path, log.at);
    });
    readOne(found->path);
}

void LogReader::Worker::readOne(const QString& path) const
{
    QElapsedTimer since;
    since.start();
    auto result = formats::Recording::open(QFile::encodeName(path).toStdString(), notesFolder(),
                                           storedFamilies(path));
    if (!result) {
        qCDebug(lcFormats) << path << "not opened:" << result.error().message.text().c_str();
        report([ticket = m_ticket, path, error = result.error()](LogReader& reader) {
            emit reader.failed(ticket, path, error);
        });
        return;
    }
    const std::shared_ptr<formats::Recording> recording = std::move(*result);
    recording->step(1, m_stop);
    report([ticket = m_ticket, recording](LogReader& reader) {
        emit reader.found(ticket, recording, nullptr);
    });
    if (!recording->index(m_stop))
        return;
    logIndexed(path, *recording, since);
    report([ticket = m_ticket, gaps = gapsOf(*recording, m_stop),
            beingWritten = isBeingWritten(path, *recording)](LogReader& reader) {
        emit reader.indexed(ticket, gaps, beingWritten);
    });
}

std::shared_ptr<const formats::Recording> LogReader::Worker::readAll(const QString& path) const
{
    QElapsedTimer since;
    since.start();
    auto result = formats::Recording::open(QFile::encodeName(path).toStdString(), notesFolder(),
                                           storedFamilies(path));
    if (!result) {
        qCDebug(lcFormats) << path << "not opened:" << result.error().message.text().c_str();
        report([ticket = m_ticket, path, error = result.error()](LogReader& reader) {
            emit reader.failed(ticket, path, error);
        });
        return nullptr;
    }
    if (!(*result)->index(m_stop))
        return nullptr;
    logIndexed(path, **result, since);
    return std::move(*result);
}

void LogReader::Worker::joinPair(AlignedRecording read) const
{
    const auto sonar = read.pair->sonar;
    read.logs = read.pair->isAligned() ? read.pair->aligned() : formats::AlignedLogs();
    if (read.pair->isAligned())
        joinAll(std::move(read));
    else
        reportFound(sonar, std::move(read));
}

void LogReader::Worker::joinAll(AlignedRecording aligned) const
{
    const std::shared_ptr<formats::Recording> recording = formats::Recording::join(aligned.logs);
    if (recording->index(m_stop))
        reportFound(recording, std::move(aligned));
}

void LogReader::Worker::reportFound(const std::shared_ptr<const formats::Recording>& recording,
                                    AlignedRecording aligned) const
{
    report([ticket = m_ticket, recording, gaps = gapsOf(*recording, m_stop),
            its = std::make_shared<const AlignedRecording>(std::move(aligned))](LogReader& reader) {
        emit reader.found(ticket, recording, its);
        emit reader.indexed(ticket, gaps, its->beingWritten);
    });
}

} // namespace leadline::app
