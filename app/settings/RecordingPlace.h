// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskQueue.h"
#include "devices/LiveSession.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <filesystem>
#include <functional>
#include <utility>

namespace leadline::app {

/// Where recordings are put: Leadline's own folder, or one that the user chose. Kept in the
/// settings. Whether a folder can be written to is tried in a thread of its own: a share that is
/// gone may take a minute to say so.
class RecordingPlace : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::LiveSession* dive READ dive WRITE setDive NOTIFY changed)
    /// Of the next file; what is being recorded stays where it is.
    Q_PROPERTY(QString folder READ folder NOTIFY changed)
    /// The user chose it.
    Q_PROPERTY(bool chosen READ chosen NOTIFY changed)
    /// The last one that was chosen is being tried.
    Q_PROPERTY(bool trying READ trying NOTIFY changed)
    /// Why the last one could not be taken; empty as a rule.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    /// Whether a file can be made and filled there; any thread.
    using Trial = std::function<bool(const QString& folder)>;

    explicit RecordingPlace(QObject* parent = nullptr);

    [[nodiscard]] LiveSession* dive() const { return m_dive; }
    void setDive(LiveSession* dive);
    [[nodiscard]] QString folder() const;
    [[nodiscard]] bool chosen() const;
    [[nodiscard]] bool trying() const { return m_trying; }
    [[nodiscard]] QString trouble() const { return m_trouble; }

    /// At the program's start: the dive records where it was chosen, and in the usual folder as
    /// soon as it is known that nothing can be written there; then the dive says so.
    void begin();
    /// Taken as soon as it is known that it can be written to; else all stays as it was. The
    /// recordings of the folder before stay on the page Logs.
    Q_INVOKABLE void choose(const QUrl& folder);
    Q_INVOKABLE void useUsual();

    /// Leadline/ among the user's documents, or in the folder of `--data-dir`.
    [[nodiscard]] static std::filesystem::path usual();
    /// The one that was chosen, else the usual one.
    [[nodiscard]] static std::filesystem::path atStart();

    /// For tests: in place of the disk.
    void tryBy(Trial trial) { m_trial = std::move(trial); }

signals:
    void changed();

private:
    void tryOut(const QString& folder, std::function<void(bool can)> then);
    /// From the next recording on.
    void goTo(const std::filesystem::path& folder);

    QPointer<LiveSession> m_dive;
    QString m_trouble;
    Trial m_trial;
    bool m_trying = false;
    /// Of the last trial: what comes of those before does not count.
    int m_trials = 0;
    /// Goes first: it tells the others.
    base::TaskQueue m_tasks{"place"};
};

} // namespace leadline::app
