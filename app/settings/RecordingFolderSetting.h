// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskQueue.h"
#include "devices/LiveSession.h"
#include "link/EventLoopClock.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <filesystem>
#include <functional>
#include <utility>

namespace leadline::app {

/// Folder of new recordings: Leadline's own, or the user's choice. Saved in the settings file.
/// Whether a folder is writable is tried in a worker thread, since an unreachable network share can
/// take a minute to fail.
class RecordingFolderSetting : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::LiveSession* dive READ dive WRITE setDive NOTIFY changed)
    /// Folder of the next recording; the present one is not moved.
    Q_PROPERTY(QString folder READ folder NOTIFY changed)
    /// The user chose it.
    Q_PROPERTY(bool chosen READ chosen NOTIFY changed)
    /// The folder chosen last is being tried.
    Q_PROPERTY(bool trying READ trying NOTIFY changed)
    /// Why the folder chosen last cannot be used; usually empty.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)

public:
    /// Tries to create and write a file in the folder. Called in any thread.
    using Trial = std::function<bool(const QString& folder)>;

    explicit RecordingFolderSetting(QObject* parent = nullptr);

    [[nodiscard]] LiveSession* dive() const { return m_dive; }
    void setDive(LiveSession* dive);
    [[nodiscard]] QString folder() const;
    [[nodiscard]] bool chosen() const;
    [[nodiscard]] bool trying() const { return m_trying; }
    [[nodiscard]] QString trouble() const { return m_trouble; }

    /// Called when the program starts: the dive is recorded in the chosen folder, or, if that turns
    /// out not to be writable, in the default folder, which is reported.
    void begin();
    /// Uses the folder once it has proved to be writable; else nothing changes. The recordings in
    /// the previous folder remain listed on the Library page.
    Q_INVOKABLE void choose(const QUrl& folder);
    Q_INVOKABLE void useDefault();

    /// The default folder: Leadline/ in the user's documents, or in the folder of `--data-dir`.
    [[nodiscard]] static std::filesystem::path usual();
    /// The saved choice, else the default folder.
    [[nodiscard]] static std::filesystem::path atStart();

    /// For tests: replaces the disk.
    void setTrial(Trial trial) { m_trial = std::move(trial); }

signals:
    void changed();

private:
    void testFolder(const QString& folder, std::function<void(bool can)> then);
    /// Uses the folder from the next recording on.
    void setFolder(const std::filesystem::path& folder);

    QPointer<LiveSession> m_dive;
    QString m_trouble;
    Trial m_trial;
    bool m_trying = false;
    /// Number of the last trial; results of earlier ones are ignored.
    int m_trials = 0;
    link::EventLoopClock m_clock;
    base::TaskQueue m_tasks{"place", base::TasksAtEnd::Detach};
};

} // namespace leadline::app
