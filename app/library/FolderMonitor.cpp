// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/FolderMonitor.h"

#include <QFileInfo>

#include <chrono>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr auto settleTime = 700ms;
constexpr auto growTime = 10s;

} // namespace

FolderMonitor::FolderMonitor()
{
    m_settles.setSingleShot(true);
    connect(&m_settles, &QTimer::timeout, this, &FolderMonitor::due);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this,
            [this] { m_settles.start(settleTime); });
}

void FolderMonitor::follow(const QStringList& folders)
{
    const QStringList before = m_watcher.directories();
    for (const QString& folder : folders)
        if (!before.contains(folder) && QFileInfo(folder).isDir())
            m_watcher.addPath(folder);
}

void FolderMonitor::awaitGrowth()
{
    if (!m_settles.isActive())
        m_settles.start(growTime);
}

} // namespace leadline::app
