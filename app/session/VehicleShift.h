// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/FileOpening.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// How the log of a vehicle lies to that of a sonar that was opened with it, and the user's part in
/// it: what has no common clock is laid together by him alone.
class VehicleShift : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    /// Two logs are laid on one time line.
    Q_PROPERTY(bool present READ present NOTIFY changed)
    /// The sonar's log is shown alone, and the user may lay the vehicle's beside it.
    Q_PROPERTY(bool offered READ offered NOTIFY changed)
    /// Why, in a title and a sentence; empty where nothing is offered.
    Q_PROPERTY(QString offerTitle READ offerTitle NOTIFY changed)
    Q_PROPERTY(QString offer READ offer NOTIFY changed)
    /// It lies where the user laid or moved it.
    Q_PROPERTY(bool byHand READ byHand NOTIFY changed)
    /// Without the user it would not lie there at all.
    Q_PROPERTY(bool byHandOnly READ byHandOnly NOTIFY changed)
    /// Seconds that the user moved the vehicle's log, later than its clock says.
    Q_PROPERTY(double seconds READ seconds NOTIFY changed)
    /// What the logs were laid together by.
    Q_PROPERTY(QString basis READ basis NOTIFY changed)

public:
    /// `files` outlives it.
    explicit VehicleShift(FileOpening& files, QObject* parent = nullptr);

    [[nodiscard]] bool present() const { return m_files.joined() != nullptr; }
    [[nodiscard]] bool offered() const { return m_files.offered() != nullptr; }
    [[nodiscard]] QString offerTitle() const;
    [[nodiscard]] QString offer() const;
    [[nodiscard]] bool byHand() const { return present() && m_files.joined()->byHand; }
    [[nodiscard]] bool byHandOnly() const
    {
        return present() && !m_files.joined()->placement.isKnown();
    }
    [[nodiscard]] double seconds() const;
    [[nodiscard]] QString basis() const;

    /// Takes the offer: both begin together.
    Q_INVOKABLE void align();
    /// Back to the offer.
    Q_INVOKABLE void separate();
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
