// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskGroup.h"
#include "base/TaskQueue.h"
#include "library/DigestCache.h"
#include "library/RecordingFile.h"
#include "link/EventLoopClock.h"

#include <QObject>
#include <QSet>
#include <QStringList>

#include <memory>

namespace leadline::app {

/// Inspects folders and their recordings in one thread, and writes to recordings in another, one
/// after the other. Signals are emitted in the thread of this object. Findings are cached on the
/// disk.
class RecordingScan : public QObject {
    Q_OBJECT

public:
    /// Keys of recordings that need not be inspected again.
    using Known = QSet<QString>;

    explicit RecordingScan(QObject* parent = nullptr);
    ~RecordingScan() override;

    /// Stops the current scan and begins a new one; `files` are recordings outside of the folders.
    void begin(const QStringList& folders, const QStringList& files, const Known& known);
    /// Stops the current scan; its findings are kept.
    void stop();
    /// Inspects this file next, because its row is visible. The last preferred file comes first.
    void prefer(const QString& path);
    /// Stores the damage within an MCAP file of this size that was found by reading it completely,
    /// which its own end does not contain.
    void storeDamage(const QString& path, std::uint64_t bytes, const log::ReadCounts& counts);
    /// Repairs a recording, then inspects it again.
    void repair(const QString& path);
    /// Writes a dive sheet beside a recording; the last one counts.
    void storeSheet(const QString& path, const annotations::DiveSheet& sheet);

signals:
    /// All files, and the reasons why folders cannot be read.
    void listed(const QList<leadline::app::RecordingFile>& files, const QStringList& troubles);
    void
    found(const QList<std::pair<leadline::app::RecordingFile, leadline::app::RecordingFinding>>&
              findings);
    /// All files were inspected.
    void finished();
    void repaired(const QString& path, const QString& sentence);
    /// The sentence is empty if the sheet is beside the recording.
    void sheetStored(const QString& path, const QString& sentence);

private:
    class InspectionQueue;
    class Digests;
    class Worker;

    /// Shared with the threads, which may outlive this object.
    std::shared_ptr<Digests> m_digests;
    /// Queue of the current scan.
    std::shared_ptr<InspectionQueue> m_queue;
    link::EventLoopClock m_clock;
    base::TaskGroup m_scans{"logs-scan", base::TasksAtEnd::Detach};
    /// Tasks are completed as long as the program runs.
    base::TaskQueue m_writes{"logs-write", base::TasksAtEnd::Detach};
};

} // namespace leadline::app
