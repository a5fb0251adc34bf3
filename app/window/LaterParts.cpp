// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/LaterParts.h"

#include <QCoreApplication>
#include <QEvent>
#include <QMetaObject>

namespace leadline::app {

namespace {

/// A key is asked of its control and of shortcuts before it is pressed, and that in whatever has
/// the keyboard: therefore this looks at the events of all objects.
bool isAsked(QEvent::Type type)
{
    switch (type) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::DragEnter:
        return true;
    default:
        return false;
    }
}

} // namespace

LaterParts::LaterParts(QQuickWindow& window) : m_window(window)
{
    // The frame may be swapped in another thread, and is to be seen before anything is begun.
    connect(
        &window, &QQuickWindow::frameSwapped, this,
        [this] { QMetaObject::invokeMethod(&m_window, "goOn"); },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    QCoreApplication::instance()->installEventFilter(this);
}

void LaterParts::finish()
{
    QMetaObject::invokeMethod(&m_window, "finish");
}

bool LaterParts::eventFilter(QObject* watched, QEvent* event)
{
    if (isAsked(event->type())) {
        QCoreApplication::instance()->removeEventFilter(this);
        QMetaObject::invokeMethod(&m_window, "whole");
    }
    return QObject::eventFilter(watched, event);
}

} // namespace leadline::app
