// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQuickWindow>

namespace leadline::app {

/// Has Main.qml make what the window's first frame does not show: beside everything else once that
/// frame is shown, and at once when somebody presses or drags something before it is there.
class LaterParts : public QObject {
    Q_OBJECT

public:
    explicit LaterParts(QQuickWindow& window);

    /// Makes now all that can be made before it is looked at.
    void finish();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QQuickWindow& m_window;
};

} // namespace leadline::app
