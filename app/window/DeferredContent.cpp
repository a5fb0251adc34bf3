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

/// Key events are sent to the focused control and to shortcuts before the press itself, and any
/// object may have the focus. Therefore the events of all objects are filtered.
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
    // The signal may come from the render thread; the first frame must be shown before anything is
    // loaded.
    connect(&window, &QQuickWindow::frameSwapped, this, &DeferredContent::onFrame,
            Qt::QueuedConnection);
    m_timeout.setSingleShot(true);
    connect(&m_timeout, &QTimer::timeout, this, &DeferredContent::continueLoading);
    QCoreApplication::instance()->installEventFilter(this);
    // Queued until the window has its size. Other threads then draw the echoes while the first
    // frame is rendered.
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
        continueLoading();
    else if (!m_timeout.isActive())
        m_timeout.start(500ms);
}

void DeferredContent::continueLoading()
{
    m_timeout.stop();
    disconnect(&m_window, nullptr, this, nullptr);
    QMetaObject::invokeMethod(&m_window, "continueLoading");
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
