// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Session.h"

#include <QObject>
#include <QQuickWindow>
#include <QTimer>

namespace leadline::app {

/// Lets Main.qml create the content that the window's first frame does not show: asynchronously
/// after that frame, together with the plots of a recording that is being opened, or at once if the
/// user presses or drags something before.
class DeferredContent : public QObject {
    Q_OBJECT

public:
    DeferredContent(const Session& session, QQuickWindow& window);

    /// Creates now everything that can be created in advance.
    void finish();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void beginPlots();
    void onFrame();
    void continueLoading();

    const Session& m_session;
    QQuickWindow& m_window;
    /// Limits the time to wait for a recording that takes long to open.
    QTimer m_timeout;
};

} // namespace leadline::app
