// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskGroup.h"
#include "formats/JoinedLogs.h"
#include "formats/Recording.h"
#include "log/Playhead.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace leadline::app {

/// What a log was laid together from.
struct AlignedRecording {
    /// Empty where it is the sonar's log alone, since nothing lays that of `pair` together.
    formats::AlignedLogs logs = {};
    /// A sonar's and its vehicle's; nullopt of others.
    std::optional<formats::JoinedLogs> pair = {};
    /// One of them ends early only because somebody still writes it.
    bool beingWritten = false;
};

/// Opens and indexes files, each in a thread of its own: however long a medium takes, the window
/// does not wait for it. A ticket stands for a file; the signals come in the thread of this object.
class LogReader : public QObject {
    Q_OBJECT

public:
    static constexpr int noTicket = 0;

    using QObject::QObject;

    [[nodiscard]] int read(const QString& path);
    /// Both on one time line, with the vehicle's so much later than their clocks say where the user
    /// moved it; the sonar's alone where no clock lays them together and the user did not. They are
    /// read to their ends before they are found.
    [[nodiscard]] int readTogether(const QString& sonar, const QString& vehicle,
                                   std::optional<log::Time> byHand);
    /// The log that a picture of Leadline's shows, from where it lies or from this folder.
    [[nodiscard]] int readPictured(const QString& picture, const QString& folder);
    /// Any others on one time line, as their clocks say, and where the user laid those of which no
    /// clock says it.
    [[nodiscard]] int readTogether(const QStringList& paths);
    /// Either of them, of what was read already.
    [[nodiscard]] int join(const AlignedRecording& read);
    /// Nothing is said about it any more.
    void stop(int ticket);

signals:
    /// The picture shows that instant of that file, which is opened next.
    void led(int ticket, const QString& path, leadline::log::Time at);
    /// It is a log, its first frames are there, and the rest is being indexed. `laid` is what it
    /// was laid together from, in the order in which that was named; null for a file alone.
    void found(int ticket, const std::shared_ptr<const leadline::formats::Recording>& recording,
               const std::shared_ptr<const leadline::app::AlignedRecording>& aligned);
    void failed(int ticket, const QString& path, const leadline::base::Error& error);
    /// `beingWritten`: what it lacks at its end is still to come.
    void indexed(int ticket, const std::vector<leadline::log::Gap>& gaps, bool beingWritten);

private:
    /// What a worker does for a ticket.
    using Task = std::function<void(int ticket, const std::stop_token& stop)>;
    [[nodiscard]] int start(Task task);
    /// In this object's thread, unless the worker was told to stop.
    void report(const std::stop_token& stop, std::function<void()> what);
    void readOne(const QString& path, int ticket, const std::stop_token& stop);
    void joinPair(AlignedRecording read, int ticket, const std::stop_token& stop);
    void joinAll(AlignedRecording aligned, int ticket, const std::stop_token& stop);
    void tellFound(const std::shared_ptr<const formats::Recording>& recording,
                   AlignedRecording aligned, int ticket, const std::stop_token& stop);
    /// Null when it failed, which is said, or was stopped.
    std::shared_ptr<const formats::Recording> readAll(const QString& path, int ticket,
                                                      const std::stop_token& stop);

    int m_lastTicket = noTicket;
    /// By their tickets.
    base::TaskGroup m_workers{"reader"};
};

} // namespace leadline::app
