// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/Screenshot.h"

#include "cli/Arguments.h"
#include "multibeam/SectionItem.h"
#include "multibeam/SwathStripItem.h"
#include "ping/FamilyDescriptor.h"
#include "polar/PolarItem.h"

#include <QGuiApplication>
#include <QQuickItem>
#include <QSaveFile>

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// Plots are drawn on the polish before a frame, and may change labels that only the next frame
/// shows.
constexpr int framesToSettle = 12;
/// After this many frames the picture is written even if plots are still incomplete.
constexpr int mostFrames = 600;
constexpr auto checkInterval = 20ms;
/// A turn at the largest range takes half of this time.
constexpr auto longestTurn = 60s;

/// True if all visible polar views in the item have shown a whole turn.
bool isTurned(const QQuickItem& item)
{
    const auto* disc = qobject_cast<const PolarItem*>(&item);
    if (disc && disc->isVisible() && !(disc->turnSeconds() > 0))
        return false;
    const auto children = item.childItems();
    return std::all_of(children.begin(), children.end(),
                       [](const QQuickItem* child) { return isTurned(*child); });
}

/// True if the bottoms below all visible sections are those of the playhead, and the strips of
/// depths are drawn.
bool isBottomMade(const QQuickItem& item)
{
    const auto* section = qobject_cast<const SectionItem*>(&item);
    if (section && section->isVisible() && section->model() && !section->model()->ready())
        return false;
    const auto* strip = qobject_cast<const SwathStripItem*>(&item);
    if (strip && strip->isVisible() && !strip->complete())
        return false;
    const auto children = item.childItems();
    return std::all_of(children.begin(), children.end(),
                       [](const QQuickItem* child) { return isBottomMade(*child); });
}

} // namespace

Screenshot::Screenshot(Session& session, QQuickWindow& window, const WindowOptions& options)
    : m_session(session),
      m_window(window),
      m_options(options)
{
    if (options.screenshot.isEmpty() && !options.at)
        return;
    m_poll.setInterval(checkInterval);
    m_timeout.setRemainingTime(longestTurn);
    connect(&m_poll, &QTimer::timeout, this, &Screenshot::update);
    connect(&m_window, &QQuickWindow::frameSwapped, this, [this] { ++m_quietFrames; });
    m_poll.start();
}

void Screenshot::update()
{
    if (isOpening() || awaitsSonars())
        return;
    if (!m_placed) {
        place();
        return;
    }
    m_window.update();
    if (areLevelsPending())
        m_quietFrames = 0;
    const bool patient = m_quietFrames < mostFrames;
    if (m_quietFrames >= framesToSettle &&
        ((m_session.profile()->isComplete() &&
          (m_session.mode() == Session::Mode::Replay ? m_session.motion()->isComplete()
                                                     : m_session.motion()->isFollowing()) &&
          std::ranges::all_of(EchoItem::visibleIn(*m_window.contentItem()), &EchoItem::isDrawn) &&
          isBottomMade(*m_window.contentItem())) ||
         !patient))
        write();
}

bool Screenshot::isOpening() const
{
    return m_session.state() == Session::State::Opening ||
           (m_session.state() == Session::State::Ready && m_session.progress() < 1);
}

// Those of a file that was opened elsewhere are measured again where it is shown.
bool Screenshot::areLevelsPending() const
{
    const auto plots = EchoItem::visibleIn(*m_window.contentItem());
    return m_session.mode() == Session::Mode::Replay &&
           std::ranges::any_of(plots, [](const EchoItem* plot) {
               return plot->source() && plot->source()->levels()->isPending();
           });
}

bool Screenshot::awaitsSonars() const
{
    if (m_session.mode() == Session::Mode::Replay || m_placed || m_timeout.hasExpired())
        return false;
    const auto& vehicles = m_session.dive()->vehicles();
    if (std::any_of(vehicles.begin(), vehicles.end(),
                    [](const LiveVehicle* vehicle) { return std::isnan(vehicle->ageS()); }))
        return true;
    const auto& sonars = m_session.dive()->sonars();
    return std::any_of(sonars.begin(), sonars.end(), [this](const LiveSonar* sonar) {
        if (sonar->state() == LiveSonar::State::Standby)
            return false;
        const bool goesAround = ping::scans(sonar->family());
        return std::isnan(sonar->ageS()) || (goesAround && !isTurned(*m_window.contentItem()));
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
    } else if (m_options.at && !m_options.demo) {
        m_session.playback()->seekTo(*m_options.at);
    }
    if (m_options.screenshot.isEmpty())
        m_poll.stop();
}

void Screenshot::write()
{
    m_poll.stop();
    QSaveFile file(m_options.screenshot);
    const bool written = file.open(QIODevice::WriteOnly) &&
                         m_window.grabWindow().save(&file, "PNG") && file.commit();
    const bool failed = m_session.failure() != Session::Failure::None;
    if (failed)
        cli::complain(m_session.sentence(), cli::exitFailed);
    if (!written)
        cli::complain(m_options.screenshot + QStringLiteral(" cannot be written."),
                      cli::exitFailed);
    QGuiApplication::exit(written && !failed ? cli::exitDone : cli::exitFailed);
}

} // namespace leadline::app
