// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskGroup.h"
#include "formats/JoinedLogs.h"
#include "formats/Recording.h"
#include "link/EventLoopClock.h"
#include "log/Playhead.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace leadline::app {

/// Recordings on one time line, and whether one is still being written.
struct AlignedRecording {
    /// The aligned recordings; empty if only the sonar's log of `pair` is shown because nothing
    /// aligns the two.
    formats::AlignedLogs logs = {};
    /// A sonar's and its vehicle's log opened together; nullopt for other recordings.
    std::optional<formats::JoinedLogs> pair = {};
    /// One of the recordings is incomplete because a program is still writing it.
    bool beingWritten = false;
};

/// Opens and indexes files, each in a thread of its own, so that a slow disk does not block the
/// window. A ticket identifies each task; the signals are emitted in this object's thread.
class LogReader : public QObject {
    Q_OBJECT

public:
    static constexpr int noTicket = 0;

    using QObject::QObject;

    [[nodiscard]] int read(const QString& path);
    /// Reads two logs to their ends and joins them on one time line. `byHand`: the user's shift of
    /// the vehicle's log, later than its clock says. If neither a clock nor the user aligns them,
    /// the result is the sonar's log alone.
    [[nodiscard]] int readTogether(const QString& sonar, const QString& vehicle,
                                   std::optional<log::Time> byHand);
    /// Opens the recording that a snapshot shows; see findPictured().
    [[nodiscard]] int readPictured(const QString& picture, const QString& folder);
    /// Reads any recordings and joins them on one time line by their clocks, or, if no clock aligns
    /// one, by the shift that the user saved for it.
    [[nodiscard]] int readTogether(const QStringList& paths);
    /// Joins recordings that have been read already, after their alignment changed.
    [[nodiscard]] int join(const AlignedRecording& read);
    /// Cancels the task; no signal with this ticket follows.
    void stop(int ticket);

signals:
    /// The snapshot shows the instant `at` of the recording `path`, which is opened next.
    void resolved(int ticket, const QString& path, leadline::log::Time at);
    /// The file is a log; its first frames are available and the rest is being indexed. `aligned`
    /// has the recordings that it was joined from, in the order of the request; null for one file.
    void found(int ticket, const std::shared_ptr<const leadline::formats::Recording>& recording,
               const std::shared_ptr<const leadline::app::AlignedRecording>& aligned);
    void failed(int ticket, const QString& path, const leadline::base::Error& error);
    /// Indexing has ended. `beingWritten`: the file is incomplete because it is still being
    /// written.
    void indexed(int ticket, const std::vector<leadline::log::Gap>& gaps, bool beingWritten);

private:
    class Worker;
    [[nodiscard]] int start(std::function<void(const Worker& worker)> task);

    int m_lastTicket = noTicket;
    /// Posts the reports of the workers to this thread.
    link::EventLoopClock m_clock;
    base::TaskGroup m_workers{"reader", base::TasksAtEnd::Detach};
};

} // namespace leadline::app
