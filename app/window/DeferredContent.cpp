// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/DeferredContent.h"

#include "plot/EchoItem.h"

#include <QCoreApplication>
#include <QEvent>
#include <QMetaObject>

#include <algorithm>
#include <chrono>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

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

DeferredContent::DeferredContent(const Session& session, QQuickWindow& window)
    : m_session(session),
      m_window(window)
{
    // The frame may be swapped in another thread, and is to be seen before anything is begun.
    connect(&window, &QQuickWindow::frameSwapped, this, &DeferredContent::onFrame,
            Qt::QueuedConnection);
    m_timeout.setSingleShot(true);
    connect(&m_timeout, &QTimer::timeout, this, &DeferredContent::goOn);
    QCoreApplication::instance()->installEventFilter(this);
    // Once the window has its place: echoes are drawn by other threads, beside the first frame.
    QMetaObject::invokeMethod(this, &DeferredContent::beginPlots, Qt::QueuedConnection);
}

void DeferredContent::beginPlots()
{
    for (EchoItem* plot : EchoItem::visibleIn(*m_window.contentItem()))
        plot->ensurePolished();
}

void DeferredContent::onFrame()
{
    const auto plots = EchoItem::visibleIn(*m_window.contentItem());
    const FileOpening::State file = m_session.state();
    if (file != FileOpening::State::Opening &&
        (file != FileOpening::State::Ready || std::ranges::all_of(plots, &EchoItem::isShown)))
        goOn();
    else if (!m_timeout.isActive())
        m_timeout.start(500ms);
}

void DeferredContent::goOn()
{
    m_timeout.stop();
    disconnect(&m_window, nullptr, this, nullptr);
    QMetaObject::invokeMethod(&m_window, "goOn");
}

void DeferredContent::finish()
{
    QMetaObject::invokeMethod(&m_window, "finish");
}

bool DeferredContent::eventFilter(QObject* watched, QEvent* event)
{
    if (isAsked(event->type())) {
        QCoreApplication::instance()->removeEventFilter(this);
        QMetaObject::invokeMethod(&m_window, "answer");
    }
    return QObject::eventFilter(watched, event);
}

} // namespace leadline::app
