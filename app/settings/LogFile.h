// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskQueue.h"
#include "link/EventLoopClock.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Saves the program's newest log messages (MessageLog) as a text file, for finding faults.
class LogFile : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Path of the last saved file, or why it could not be saved; empty before.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(bool failed READ failed NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] QString sentence() const { return m_sentence; }
    [[nodiscard]] bool failed() const { return m_failed; }

    /// Saves a file named by the present time in `folder`, which is created if needed. Returns at
    /// once; changed() is emitted when it is done.
    Q_INVOKABLE void save(const QString& folder);

signals:
    void changed();

private:
    QString m_sentence;
    bool m_failed = false;
    link::EventLoopClock m_clock;
    base::TaskQueue m_tasks{"log-file", base::TasksAtEnd::Detach};
};

} // namespace leadline::app
