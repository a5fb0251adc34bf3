// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/Screenshot.h"

#include "cli/Arguments.h"
#include "plot/EchoItem.h"

#include <QGuiApplication>
#include <QQuickItem>
#include <QSaveFile>

#include <algorithm>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// The plots draw on the polish before a frame, and what they drew changes labels for the next.
constexpr int framesToSettle = 12;
/// However slow the plots are, the picture is written.
constexpr int mostFrames = 600;
constexpr auto lookEvery = 20ms;

} // namespace

Screenshot::Screenshot(Session& session, QQuickWindow& window, const WindowOptions& options)
    : m_session(session),
      m_window(window),
      m_options(options)
{
    if (options.screenshot.isEmpty() && !options.at)
        return;
    m_look.setInterval(lookEvery);
    connect(&m_look, &QTimer::timeout, this, &Screenshot::look);
    connect(&m_window, &QQuickWindow::frameSwapped, this, [this] { ++m_quietFrames; });
    m_look.start();
}

void Screenshot::look()
{
    const bool opening = m_session.state() == Session::State::Opening ||
                         (m_session.state() == Session::State::Ready && m_session.progress() < 1);
    if (opening)
        return;
    if (!m_placed) {
        place();
        return;
    }
    m_window.update();
    const bool patient = m_quietFrames < mostFrames;
    if (m_quietFrames >= framesToSettle && (plotsAreDrawn() || !patient))
        write();
}

// Plots that work in slices say when they are done. They are looked for among what is drawn: what a
// SplitView holds is elsewhere in the tree of objects.
bool Screenshot::plotsAreDrawn() const
{
    QList<QQuickItem*> items{m_window.contentItem()};
    for (qsizetype i = 0; i < items.size(); ++i)
        items += items[i]->childItems();
    return std::none_of(items.begin(), items.end(), [](const QQuickItem* item) {
        const auto* plot = qobject_cast<const EchoItem*>(item);
        if (!plot)
            return false;
        const QVariant ready = plot->property("ready");
        const QVariant complete = plot->property("complete");
        const bool waits =
            (ready.isValid() && !ready.toBool()) || (complete.isValid() && !complete.toBool());
        return waits && plot->isVisible() && plot->width() > 0 && plot->height() > 0;
    });
}

void Screenshot::place()
{
    m_placed = true;
    m_quietFrames = 0;
    if (m_session.state() == Session::State::Ready) {
        if (m_options.at)
            m_session.playback()->seekTo(*m_options.at);
        else
            m_session.playback()->toEnd();
        if (!m_options.screenshot.isEmpty())
            m_session.playback()->pause();
    }
    if (m_options.screenshot.isEmpty())
        m_look.stop();
}

void Screenshot::write()
{
    m_look.stop();
    QSaveFile file(m_options.screenshot);
    const bool written = file.open(QIODevice::WriteOnly) &&
                         m_window.grabWindow().save(&file, "PNG") && file.commit();
    const bool failed = m_session.state() == Session::State::Failed;
    if (failed)
        cli::complain(m_session.sentence(), cli::exitFailed);
    if (!written)
        cli::complain(m_options.screenshot + QStringLiteral(" cannot be written."),
                      cli::exitFailed);
    QGuiApplication::exit(written && !failed ? cli::exitDone : cli::exitFailed);
}

} // namespace leadline::app
