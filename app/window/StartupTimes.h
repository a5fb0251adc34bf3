// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QQuickWindow>

namespace leadline::app {

/// Logs, in the category `leadline.window`, how many milliseconds after the program began the
/// window showed its first frame, the first one in which the plots of an opened recording are
/// drawn, and the first one that shows all of its timeline, too.
class StartupTimes : public QObject {
    Q_OBJECT

public:
    /// `sinceStart` must have been started at the begin of the program.
    StartupTimes(const Session& session, QQuickWindow& window, QElapsedTimer sinceStart);

private:
    void onFrame();

    const Session& m_session;
    QQuickWindow& m_window;
    QElapsedTimer m_sinceStart;
    bool m_isWindowShown = false;
    bool m_isRecordingShown = false;
};

} // namespace leadline::app
