// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/FileOpening.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// How the log of a vehicle lies to that of a sonar that is open with it, and the user's part in
/// it.
class VehicleShift : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// Two logs are laid on one time line.
    Q_PROPERTY(bool present READ present NOTIFY changed)
    /// Seconds that the user moved the vehicle's log, later than its clock says.
    Q_PROPERTY(double seconds READ seconds NOTIFY changed)
    /// What the logs were laid together by.
    Q_PROPERTY(QString basis READ basis NOTIFY changed)

public:
    /// `files` outlives it.
    explicit VehicleShift(FileOpening& files, QObject* parent = nullptr);

    [[nodiscard]] bool present() const { return m_files.joined() != nullptr; }
    [[nodiscard]] double seconds() const;
    [[nodiscard]] QString basis() const;

    Q_INVOKABLE void setSeconds(double seconds);
    Q_INVOKABLE void move(double seconds);

signals:
    void changed();

private:
    FileOpening& m_files;
    /// It may not be shown yet.
    log::Time m_asked{};
};

} // namespace leadline::app
