// SPDX-License-Identifier: GPL-3.0-or-later
#include "logs/RecordingScan.h"

#include "language/Spoken.h"
#include "live/DataFolder.h"
#include "log/McapRepair.h"
#include "logs/RecordingLook.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// The window is told no more often.
constexpr std::chrono::milliseconds tellEvery = 100ms;
/// Of a page that nobody has looked at for years nothing else clears it.
constexpr qsizetype mostCached = 4000;

std::filesystem::path toPath(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

/// The newest first: these are seen first.
void sortByTime(QList<RecordingFile>& files)
{
    std::ranges::stable_sort(files, [](const RecordingFile& a, const RecordingFile& b) {
        return a.changed > b.changed;
    });
}

} // namespace

RecordingScan::~RecordingScan()
{
    for (Work& work : m_works)
        work.thread.request_stop();
}

void RecordingScan::start(std::function<void(const std::stop_token& stop)> look)
{
    std::erase_if(m_works, [](const Work& work) { return work.done->load(); });
    const auto done = std::make_shared<std::atomic<bool>>(false);
    m_works.push_back(
        {done, std::jthread([look = std::move(look), done](const std::stop_token& stop) {
             look(stop);
             done->store(true);
         })});
}

void RecordingScan::tell(const std::stop_token& stop, std::function<void()> what)
{
    QMetaObject::invokeMethod(
        this, [stop, what = std::move(what)] { stop.stop_requested() ? void() : what(); },
        Qt::QueuedConnection);
}

void RecordingScan::begin(const QStringList& folders, const QStringList& files, const Known& known)
{
    for (Work& work : m_works)
        work.thread.request_stop();
    start([this, folders, files, known](const std::stop_token& stop) {
        scan(folders, files, known, stop);
    });
}

void RecordingScan::scan(const QStringList& folders, const QStringList& files, const Known& known,
                         const std::stop_token& stop)
{
    QList<RecordingFile> all;
    QStringList troubles;
    for (const QString& folder : folders) {
        const FolderLook look = lookIntoFolder(folder);
        all += look.files;
        if (!look.trouble.isEmpty())
            troubles += look.trouble;
    }
    for (const QString& path : files)
        if (QFileInfo(path).isFile())
            all += recordingFile(path);
    sortByTime(all);
    tell(stop, [this, all, troubles] { emit listed(all, troubles); });

    QList<std::pair<RecordingFile, RecordingFinding>> findings;
    QElapsedTimer sinceTold;
    sinceTold.start();
    for (const RecordingFile& file : std::as_const(all)) {
        if (stop.stop_requested())
            return;
        if (known.contains(file.key()))
            continue;
        findings.append({file, lookInto(file, QDateTime::currentDateTimeUtc(), stop)});
        if (sinceTold.hasExpired(tellEvery.count())) {
            tell(stop, [this, some = std::exchange(findings, {})] { emit found(some); });
            sinceTold.restart();
        }
    }
    tell(stop, [this, findings] {
        if (!findings.isEmpty())
            emit found(findings);
        emit finished();
    });
    trimCache(mostCached);
}

void RecordingScan::repair(const QString& path)
{
    m_writes.post([this, path] {
        const auto report = log::repairMcap(toPath(path));
        const std::string name = QFileInfo(path).fileName().toStdString();
        const QString sentence = spoken(report ? report->sentence(name) : report.error().sentence);
        tell({}, [=, this] { emit repaired(path, sentence); });
    });
}

void RecordingScan::keepSheet(const QString& path, const log::DiveSheet& sheet)
{
    m_writes.post([this, path, sheet] {
        const auto kept = log::keepSheetBeside(toPath(path), sheet, notesFolder());
        const QString sentence = spoken(kept ? kept->sentence : kept.error().sentence);
        tell({}, [=, this] { emit sheetKept(path, sentence); });
    });
}

} // namespace leadline::app
