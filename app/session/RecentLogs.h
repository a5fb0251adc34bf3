// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Paths of recently opened recordings, the newest first. Saved in the settings file.
class RecentLogs : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    Q_PROPERTY(QStringList files READ files NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] QStringList files() const;
    void add(const QString& path);
    void remove(const QString& path);

signals:
    void changed();

private:
    void save(const QStringList& files);
};

} // namespace leadline::app
