// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Session.h"

#include <QObject>
#include <QQuickWindow>
#include <QTimer>

namespace leadline::app {

/// Has Main.qml make what the window's first frame does not show: beside everything else once that
/// frame is shown, with the plots of the recording that is being opened, and at once when somebody
/// presses or drags something before it is there.
class DeferredContent : public QObject {
    Q_OBJECT

public:
    DeferredContent(const Session& session, QQuickWindow& window);

    /// Makes now all that can be made before it is looked at.
    void finish();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void beginPlots();
    void onFrame();
    void goOn();

    const Session& m_session;
    QQuickWindow& m_window;
    /// For a recording that takes long to open.
    QTimer m_timeout;
};

} // namespace leadline::app
