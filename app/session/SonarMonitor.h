// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveSession.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Sees which of a dive's sonars, once live, does not ping any more, or else that its vehicle is
/// not heard any more.
class SonarMonitor : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::LiveSession* dive READ dive WRITE setDive NOTIFY diveChanged)
    /// Null while all that pinged do; the one that is silent longest. A LiveVehicle where they do,
    /// and it is lost.
    Q_PROPERTY(QObject* lost READ lost NOTIFY lostChanged)

public:
    using QObject::QObject;

    [[nodiscard]] LiveSession* dive() const { return m_dive; }
    void setDive(LiveSession* dive);
    [[nodiscard]] QObject* lost() const { return m_lost; }

signals:
    void diveChanged();
    void lostChanged();

private:
    void follow();
    void look();

    QPointer<LiveSession> m_dive;
    QPointer<QObject> m_lost;
};

} // namespace leadline::app
