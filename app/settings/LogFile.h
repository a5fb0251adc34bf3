// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/TaskQueue.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// The program's newest messages (MessageLog) as a text file, for whoever looks for a fault.
class LogFile : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Where the last one is, or why it could not be saved; empty before.
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(bool failed READ failed NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] QString sentence() const { return m_sentence; }
    [[nodiscard]] bool failed() const { return m_failed; }

    /// Into this folder, which is made if it is not there, named after this second. However long
    /// its disk takes, the window does not wait; changed() says that it is done.
    Q_INVOKABLE void save(const QString& folder);

signals:
    void changed();

private:
    QString m_sentence;
    bool m_failed = false;
    /// Goes last: its task uses the others.
    base::TaskQueue m_tasks{"log-file"};
};

} // namespace leadline::app
