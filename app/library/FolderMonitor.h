// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace leadline::app {

/// Says when folders are to be looked into again. They change many times while a file is copied
/// into them: it waits until they have settled.
class FolderMonitor : public QObject {
    Q_OBJECT

public:
    FolderMonitor();

    /// Besides those that it follows already; what is no folder yet is left out.
    void follow(const QStringList& folders);
    /// A file in them grows, of which the system tells nothing: due after a while.
    void awaitGrowth();

signals:
    void due();

private:
    QFileSystemWatcher m_watcher;
    QTimer m_settles;
};

} // namespace leadline::app
