// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/StartupTimes.h"

#include "logging/Categories.h"
#include "plot/StripItem.h"

#include <algorithm>
#include <utility>

namespace leadline::app {

StartupTimes::StartupTimes(const Session& session, QQuickWindow& window, QElapsedTimer sinceStart)
    : m_session(session),
      m_window(window),
      m_sinceStart(sinceStart)
{
    if (lcWindow().isDebugEnabled())
        // The signal may come from the render thread.
        connect(&m_window, &QQuickWindow::frameSwapped, this, &StartupTimes::onFrame,
                Qt::QueuedConnection);
}

void StartupTimes::onFrame()
{
    if (!m_isWindowShown) {
        m_isWindowShown = true;
        qCDebug(lcWindow) << "first frame after" << m_sinceStart.elapsed() << "ms";
    }
    if (m_session.state() != Session::State::Opening && m_session.state() != Session::State::Ready)
        disconnect(&m_window, nullptr, this, nullptr);
    const auto plots = EchoItem::visibleIn(*m_window.contentItem());
    const auto isShown = [](const EchoItem* plot) {
        return plot->isShown() || qobject_cast<const StripItem*>(plot);
    };
    const bool shows =
        m_session.state() == Session::State::Ready &&
        std::ranges::any_of(plots, [](const EchoItem* plot) { return !plot->image().isNull(); });
    if (!shows || !std::ranges::all_of(plots, isShown))
        return;
    if (!std::exchange(m_isRecordingShown, true))
        qCDebug(lcWindow) << "first frame of the recording after" << m_sinceStart.elapsed() << "ms";
    if (std::ranges::all_of(plots, &EchoItem::isShown)) {
        qCDebug(lcWindow) << "with all of its timeline after" << m_sinceStart.elapsed() << "ms";
        disconnect(&m_window, nullptr, this, nullptr);
    }
}

} // namespace leadline::app
