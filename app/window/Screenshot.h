// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Session.h"
#include "window/Options.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QQuickWindow>
#include <QTimer>

namespace leadline::app {

/// Does what `--at` and `--screenshot` ask for: waits until what was opened stands still, or until
/// each sonar that was connected has pinged and gone once around, puts the playhead where it
/// belongs, lets the window draw it, writes the picture and leaves.
class Screenshot : public QObject {
    Q_OBJECT

public:
    Screenshot(Session& session, QQuickWindow& window, const WindowOptions& options);

private:
    void update();
    [[nodiscard]] bool isOpening() const;
    [[nodiscard]] bool awaitsSonars() const;
    void place();
    void write();

    Session& m_session;
    QQuickWindow& m_window;
    const WindowOptions& m_options;
    QTimer m_look;
    bool m_placed = false;
    /// Sonars that do not answer are not waited for longer.
    QDeadlineTimer m_timeout;
    /// Frames drawn since the last change.
    int m_quietFrames = 0;
};

} // namespace leadline::app
