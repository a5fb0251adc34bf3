// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDesktopServices>
#include <QFileInfo>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Leads to files with the programs of the desktop.
class DesktopOpener : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The folder that a file is in, or a folder itself; false where nothing on this computer shows
    /// folders.
    Q_INVOKABLE bool show(const QString& path) const
    {
        const QFileInfo file(path);
        return QDesktopServices::openUrl(
            QUrl::fromLocalFile(file.isDir() ? file.absoluteFilePath() : file.absolutePath()));
    }
};

} // namespace leadline::app
