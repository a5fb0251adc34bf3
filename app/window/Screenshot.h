// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Session.h"
#include "window/Options.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QQuickWindow>
#include <QTimer>

namespace leadline::app {

/// Carries out `--at` and `--screenshot`: waits until the opened files are read, or until each
/// connected sonar is in Standby or has pinged, and a scanning sonar has completed one turn; then
/// moves the playhead, lets the window draw, writes the picture and ends the program.
class Screenshot : public QObject {
    Q_OBJECT

public:
    Screenshot(Session& session, QQuickWindow& window, const WindowOptions& options);

private:
    void update();
    [[nodiscard]] bool isOpening() const;
    [[nodiscard]] bool areLevelsPending() const;
    [[nodiscard]] bool awaitsSonars() const;
    void place();
    void write();

    Session& m_session;
    QQuickWindow& m_window;
    const WindowOptions& m_options;
    QTimer m_poll;
    bool m_placed = false;
    /// Limits the time to wait for sonars that do not answer.
    QDeadlineTimer m_timeout;
    /// Frames drawn since the last change.
    int m_quietFrames = 0;
};

} // namespace leadline::app
