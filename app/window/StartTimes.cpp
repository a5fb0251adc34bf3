// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/StartTimes.h"

#include "plot/EchoItem.h"

#include <QLoggingCategory>

#include <algorithm>

namespace leadline::app {

namespace {

Q_LOGGING_CATEGORY(lcWindow, "leadline.window", QtInfoMsg)

} // namespace

StartTimes::StartTimes(const Session& session, QQuickWindow& window, QElapsedTimer sinceStart)
    : m_session(session),
      m_window(window),
      m_sinceStart(sinceStart)
{
    if (lcWindow().isDebugEnabled())
        // Frames may be swapped in another thread.
        connect(&m_window, &QQuickWindow::frameSwapped, this, &StartTimes::onFrame,
                Qt::QueuedConnection);
}

void StartTimes::onFrame()
{
    if (!m_isWindowShown) {
        m_isWindowShown = true;
        qCDebug(lcWindow) << "first frame after" << m_sinceStart.elapsed() << "ms";
    }
    const auto plots = EchoItem::visibleIn(*m_window.contentItem());
    const bool shows =
        std::ranges::any_of(plots, [](const EchoItem* plot) { return !plot->image().isNull(); });
    if (shows && m_session.state() == Session::State::Ready &&
        std::ranges::all_of(plots, &EchoItem::isDrawn)) {
        qCDebug(lcWindow) << "first frame of the recording after" << m_sinceStart.elapsed() << "ms";
        disconnect(&m_window, nullptr, this, nullptr);
    }
}

} // namespace leadline::app
