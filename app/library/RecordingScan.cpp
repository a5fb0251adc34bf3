// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/RecordingScan.h"

#include "engine/DataFolder.h"
#include "io/File.h"
#include "language/SentenceTranslation.h"
#include "library/RecordingInspection.h"
#include "mcap/McapRepair.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// Shortest interval between two reports to the window.
constexpr std::chrono::milliseconds tellEvery = 100ms;
/// Findings per report at most, so that the window can draw in between.
constexpr qsizetype reportedAtMost = 200;
/// Interval at which findings are saved; a crash loses only later ones.
constexpr std::chrono::milliseconds saveEvery = 5s;
/// Number of thumbnails that are kept on the disk; older ones are deleted at the end of a scan.
constexpr qsizetype mostPictures = 4000;

/// The newest files come first because the list shows them at the top.
void sortByTime(QList<RecordingFile>& files)
{
    std::ranges::stable_sort(files, [](const RecordingFile& a, const RecordingFile& b) {
        return a.changed > b.changed;
    });
}

} // namespace

/// The files to be inspected, and their order. Thread-safe.
class RecordingScan::InspectionQueue {
public:
    /// Called once, by the worker.
    void fill(QList<RecordingFile> files)
    {
        const std::lock_guard lock(m_mutex);
        m_files = std::move(files);
        m_done.assign(static_cast<std::size_t>(m_files.size()), false);
        for (qsizetype i = 0; i < m_files.size(); ++i)
            m_places.insert(m_files[i].path, i);
        // Paths that were requested before the list of files was known.
        for (const QString& path : std::exchange(m_early, {}))
            if (m_places.contains(path))
                m_preferred.push_back(m_places.value(path));
    }

    void prefer(const QString& path)
    {
        constexpr qsizetype mostEarly = 1000;
        const std::lock_guard lock(m_mutex);
        const auto place = m_places.constFind(path);
        if (m_files.isEmpty() && m_early.size() < mostEarly)
            m_early.append(path);
        if (place == m_places.constEnd() || m_done[static_cast<std::size_t>(*place)])
            return;
        std::erase(m_preferred, *place);
        m_preferred.push_back(*place);
        // The inspection of a recording that nobody waits for is interrupted and repeated later.
        if (m_current && !m_isPreferred)
            m_stop.request_stop();
    }

    /// Nullopt when all files are done.
    std::optional<RecordingFile> next()
    {
        const std::lock_guard lock(m_mutex);
        m_current.reset();
        while (!m_current && !m_preferred.empty()) {
            if (!m_done[static_cast<std::size_t>(m_preferred.back())])
                m_current = m_preferred.back();
            m_preferred.pop_back();
        }
        m_isPreferred = m_current.has_value();
        while (!m_current && m_next < m_files.size()) {
            if (!m_done[static_cast<std::size_t>(m_next)])
                m_current = m_next;
            else
                ++m_next;
        }
        m_stop = std::stop_source();
        return m_current ? std::optional(m_files[*m_current]) : std::nullopt;
    }

    void done()
    {
        const std::lock_guard lock(m_mutex);
        m_done[static_cast<std::size_t>(*m_current)] = true;
    }

    /// Stops the inspection of the file that next() returned last.
    [[nodiscard]] std::stop_source stopOfCurrent()
    {
        const std::lock_guard lock(m_mutex);
        return m_stop;
    }

private:
    std::mutex m_mutex;
    QList<RecordingFile> m_files;
    QHash<QString, qsizetype> m_places;
    QStringList m_early;
    std::vector<bool> m_done;
    /// Requested files, of which the last is inspected first.
    std::vector<qsizetype> m_preferred;
    qsizetype m_next = 0;
    std::optional<qsizetype> m_current;
    bool m_isPreferred = false;
    std::stop_source m_stop;
};

/// The cache of digests, read from the disk when it is first used. Thread-safe.
class RecordingScan::Digests {
public:
    [[nodiscard]] DigestCache& cache()
    {
        const std::lock_guard lock(m_mutex);
        if (!m_cache)
            m_cache.emplace(digestCachePath());
        return *m_cache;
    }

private:
    std::mutex m_mutex;
    std::optional<DigestCache> m_cache;
};

/// The work of the scan's threads. It may outlive its scan, which then receives no more reports.
class RecordingScan::Worker {
public:
    explicit Worker(RecordingScan& scan)
        : m_scan(scan),
          m_digests(scan.m_digests),
          m_post(scan.m_clock.poster())
    {
    }

    void scan(const QStringList& folders, const QStringList& files, const Known& known,
              InspectionQueue& queue, const std::stop_token& stop) const;
    void storeDamage(const QString& path, std::uint64_t bytes, const log::ReadCounts& counts) const;
    void repair(const QString& path) const;
    void storeSheet(const QString& path, const annotations::DiveSheet& sheet) const;

private:
    void inspectAll(InspectionQueue& queue, const std::stop_token& stop) const;
    [[nodiscard]] DigestCache& digests() const { return m_digests->cache(); }
    /// Runs `what` in the scan's thread, unless the scan was stopped.
    void report(const std::stop_token& stop, std::function<void(RecordingScan& scan)> what) const
    {
        m_post([&scan = m_scan, stop, what = std::move(what)] {
            if (!stop.stop_requested())
                what(scan);
        });
    }

    /// Used in the scan's own thread only.
    RecordingScan& m_scan;
    std::shared_ptr<Digests> m_digests;
    base::Clock::Poster m_post;
};

RecordingScan::RecordingScan(QObject* parent)
    : QObject(parent),
      m_digests(std::make_shared<Digests>())
{
}

RecordingScan::~RecordingScan() = default;

void RecordingScan::begin(const QStringList& folders, const QStringList& files, const Known& known)
{
    stop();
    m_queue = std::make_shared<InspectionQueue>();
    m_scans.start([worker = Worker(*this), folders, files, known,
                   queue = m_queue](const std::stop_token& stop) {
        worker.scan(folders, files, known, *queue, stop);
    });
}

void RecordingScan::stop()
{
    m_scans.requestStop();
    m_queue.reset();
}

void RecordingScan::prefer(const QString& path)
{
    if (m_queue)
        m_queue->prefer(path);
}

void RecordingScan::Worker::scan(const QStringList& folders, const QStringList& files,
                                 const Known& known, InspectionQueue& queue,
                                 const std::stop_token& stop) const
{
    QList<RecordingFile> all;
    QStringList troubles;
    for (const QString& folder : folders) {
        const FolderInspection look = inspectFolder(folder);
        all += look.files;
        if (!look.trouble.isEmpty())
            troubles += look.trouble;
    }
    for (const QString& path : files)
        if (QFileInfo(path).isFile())
            all += recordingFile(path);
    sortByTime(all);
    report(stop, [all, troubles](RecordingScan& scan) { emit scan.listed(all, troubles); });
    if (!known.isEmpty())
        all.removeIf([&](const RecordingFile& file) { return known.contains(file.key()); });
    queue.fill(std::move(all));
    inspectAll(queue, stop);
    // Saved even if the scan was stopped, so that the findings survive a restart.
    digests().save();
    trimCache(mostPictures);
}

void RecordingScan::Worker::inspectAll(InspectionQueue& queue, const std::stop_token& stop) const
{
    QList<std::pair<RecordingFile, RecordingFinding>> findings;
    QElapsedTimer sinceReport;
    sinceReport.start();
    QElapsedTimer sinceSaved;
    sinceSaved.start();
    for (auto file = queue.next(); file && !stop.stop_requested(); file = queue.next()) {
        std::stop_source its = queue.stopOfCurrent();
        const std::stop_callback both(stop, [&its] { its.request_stop(); });
        const RecordingFinding found =
            inspect(*file, QDateTime::currentDateTimeUtc(), digests(), its.get_token());
        if (found.state == RecordingFinding::State::Unknown && its.stop_requested())
            continue; // Another file was preferred; this one is inspected later.
        queue.done();
        findings.append({*file, found});
        if (sinceReport.hasExpired(tellEvery.count()) || findings.size() >= reportedAtMost) {
            report(stop, [some = std::exchange(findings, {})](RecordingScan& scan) {
                emit scan.found(some);
            });
            sinceReport.restart();
        }
        if (sinceSaved.hasExpired(saveEvery.count())) {
            digests().save();
            sinceSaved.restart();
        }
    }
    report(stop, [findings](RecordingScan& scan) {
        if (!findings.isEmpty())
            emit scan.found(findings);
        emit scan.finished();
    });
}

void RecordingScan::storeDamage(const QString& path, std::uint64_t bytes,
                                const log::ReadCounts& counts)
{
    m_writes.post(
        [worker = Worker(*this), path, bytes, counts] { worker.storeDamage(path, bytes, counts); });
}

void RecordingScan::repair(const QString& path)
{
    m_writes.post([worker = Worker(*this), path] { worker.repair(path); });
}

void RecordingScan::storeSheet(const QString& path, const annotations::DiveSheet& sheet)
{
    m_writes.post([worker = Worker(*this), path, sheet] { worker.storeSheet(path, sheet); });
}

void RecordingScan::Worker::storeDamage(const QString& path, std::uint64_t bytes,
                                        const log::ReadCounts& counts) const
{
    const RecordingFile file = recordingFile(path);
    const auto source = io::File::open(toPath(path));
    auto digest = source ? formats::digestOfFinished(**source) : std::nullopt;
    // A file that was repaired in the meantime is another one, and a file without an end is read by
    // the scan anyway.
    if (!digest || digest->bytes != bytes || std::cmp_not_equal(file.bytes, bytes))
        return;
    digest->messagesMissing = counts.messagesMissing;
    digest->damagedAmid = counts.damagedAmid;
    digests().put(file.key(), *digest);
    digests().save();
    const auto found = inspect(file, QDateTime::currentDateTimeUtc(), digests());
    report({}, [file, found](RecordingScan& scan) { emit scan.found({{file, found}}); });
}

void RecordingScan::Worker::repair(const QString& path) const
{
    const auto result = mcap::repairMcap(toPath(path));
    const std::string name = QFileInfo(path).fileName().toStdString();
    const base::Message message = result ? result->message(name) : result.error().message;
    report({},
           [path, message](RecordingScan& scan) { emit scan.repaired(path, translated(message)); });
}

void RecordingScan::Worker::storeSheet(const QString& path,
                                       const annotations::DiveSheet& sheet) const
{
    const auto kept = annotations::writeSidecarSheet(toPath(path), sheet, notesFolder());
    const base::Message message = kept ? kept->message : kept.error().message;
    report({}, [path, message](RecordingScan& scan) {
        emit scan.sheetStored(path, translated(message));
    });
}

} // namespace leadline::app
