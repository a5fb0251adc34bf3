// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Session.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace leadline::app {

/// The sonars and the vehicle of a session at another instant than the playhead, for the preview
/// while the pointer moves over the timeline. Updates are at least 60 ms apart.
class ScrubPreview : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Session* session READ session WRITE setSession NOTIFY sessionChanged)
    /// The previewed instant, seconds of the recording.
    Q_PROPERTY(double timeS READ timeS WRITE setTimeS NOTIFY timeChanged)
    Q_PROPERTY(leadline::app::SonarSource* ping360 READ ping360 CONSTANT)
    Q_PROPERTY(leadline::app::SonarSource* ping1d READ ping1d CONSTANT)
    /// Null without a session.
    Q_PROPERTY(leadline::app::SelectedVehicle* vehicle READ vehicle NOTIFY sessionChanged)

public:
    explicit ScrubPreview(QObject* parent = nullptr);

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);
    [[nodiscard]] double timeS() const { return m_timeS; }
    void setTimeS(double seconds);
    [[nodiscard]] SonarSource* ping360() { return &m_ping360; }
    [[nodiscard]] SonarSource* ping1d() { return &m_ping1d; }
    [[nodiscard]] SelectedVehicle* vehicle() { return m_vehicle.get(); }

signals:
    void sessionChanged();
    void timeChanged();

private:
    void follow();
    void updateVehicle();

    QPointer<Session> m_session;
    double m_timeS = 0;
    QTimer m_pause;
    SonarSource m_ping360;
    SonarSource m_ping1d;
    std::unique_ptr<SelectedVehicle> m_vehicle;
};

} // namespace leadline::app
