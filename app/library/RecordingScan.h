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

/// Looks into folders and their recordings, in a thread of its own, and writes to them, one thing
/// after the other, in another; the signals come in the thread of this object. What was looked into
/// once is kept on disk.
class RecordingScan : public QObject {
    Q_OBJECT

public:
    /// Keys of files.
    using Known = QSet<QString>;

    explicit RecordingScan(QObject* parent = nullptr);
    ~RecordingScan() override;

    /// Gives up what it does, and begins with these; `files` lie in other folders. What `known` has
    /// by its key is not looked into once more.
    void begin(const QStringList& folders, const QStringList& files, const Known& known);
    /// Gives up what it does; what was found is kept.
    void stop();
    /// Looks into that file next, as far as it is not looked into: somebody sees its row. The last
    /// one goes first.
    void prefer(const QString& path);
    /// Somebody read that MCAP file of so many bytes to its end: keeps what its own end does not
    /// know of damage amid it.
    void keepDamage(const QString& path, std::uint64_t bytes, const log::ReadCounts& counts);
    /// Repairs a recording, then looks into it again.
    void repair(const QString& path);
    /// Puts a sheet beside a recording; the last one counts.
    void keepSheet(const QString& path, const annotations::DiveSheet& sheet);

signals:
    /// All that is there, and what of the folders cannot be looked into.
    void listed(const QList<leadline::app::RecordingFile>& files, const QStringList& troubles);
    void
    found(const QList<std::pair<leadline::app::RecordingFile, leadline::app::RecordingFinding>>&
              findings);
    /// All was looked into.
    void finished();
    void repaired(const QString& path, const QString& sentence);
    /// Empty where it lies beside the recording.
    void sheetKept(const QString& path, const QString& sentence);

private:
    class InspectionQueue;
    class Digests;
    class Worker;

    /// The threads' as well, which may outlive this.
    std::shared_ptr<Digests> m_digests;
    /// Of the work that was begun last.
    std::shared_ptr<InspectionQueue> m_queue;
    link::EventLoopClock m_clock;
    base::TaskGroup m_scans{"logs-scan", base::TasksAtEnd::Detach};
    /// They end their work, as long as the program runs.
    base::TaskQueue m_writes{"logs-write", base::TasksAtEnd::Detach};
};

} // namespace leadline::app
