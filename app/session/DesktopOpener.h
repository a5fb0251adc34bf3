// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDesktopServices>
#include <QFileInfo>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Opens folders in the desktop's file manager.
class DesktopOpener : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Opens the folder `path`, or the folder that contains the file `path`; false if the desktop
    /// has no program for folders.
    Q_INVOKABLE bool show(const QString& path) const
    {
        const QFileInfo file(path);
        return QDesktopServices::openUrl(
            QUrl::fromLocalFile(file.isDir() ? file.absoluteFilePath() : file.absolutePath()));
    }
};

} // namespace leadline::app
