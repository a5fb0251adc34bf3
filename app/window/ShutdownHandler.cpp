// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/ShutdownHandler.h"

#include "base/Thread.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QSessionManager>

#include <cstdio>
#include <cstdlib>
#include <utility>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

constexpr int exitFailed = 1;
/// Interval at which closing a window that refused it is tried again.
constexpr auto triesEvery = 200ms;
/// A logout that has not happened within this time was cancelled.
constexpr auto logOutTakes = 30s;

/// The only instance, used by the window's thread.
ShutdownHandler* present = nullptr;

} // namespace

void ShutdownHandler::endAtOnce(const std::string& why)
{
    cli::Deadline::endProgram(why.c_str());
}

// If the connection to the desktop is lost without notice, as when its X server dies, the
// platform's library calls exit() from within the event loop.
void ShutdownHandler::leavePresent()
{
    if (present)
        static_cast<void>(present->finish(exitFailed));
}

ShutdownHandler::ShutdownHandler(QQuickWindow& window, LiveSession& dive,
                                 const std::stop_token& asked, GiveUp giveUp)
    : m_window(window),
      m_dive(dive),
      m_giveUp(std::move(giveUp)),
      m_deadline([this] { this->giveUp(); })
{
    present = this;
    static const bool registered = std::atexit(&ShutdownHandler::leavePresent) == 0;
    static_cast<void>(registered);
    m_again.setInterval(triesEvery);
    connect(&m_again, &QTimer::timeout, this, &ShutdownHandler::leave);
    m_asksAgain.setSingleShot(true);
    m_asksAgain.setInterval(logOutTakes);
    connect(&m_asksAgain, &QTimer::timeout, this,
            [this] { m_window.setProperty("closesAnyway", false); });
    connect(
        qGuiApp, &QGuiApplication::commitDataRequest, this,
        [this](QSessionManager& manager) {
            const bool stays = sessionEnds([&] { return manager.allowsInteraction(); });
            manager.release();
            if (stays)
                manager.cancel();
        },
        Qt::DirectConnection);
    // The session manager must not restart the program: it would pass an argument that is unknown
    // here. Leadline reconnects its own links at start.
    connect(
        qGuiApp, &QGuiApplication::saveStateRequest, this,
        [](QSessionManager& manager) { manager.setRestartHint(QSessionManager::RestartNever); },
        Qt::DirectConnection);
    connect(&m_dive, &LiveSession::sonarsChanged, this, &ShutdownHandler::follow);
    follow();
    // The deadline counts from the signal on, because the window may hang.
    m_asked.emplace(asked, [this] {
        m_deadline.in(cli::Deadline::leaving);
        QMetaObject::invokeMethod(this, &ShutdownHandler::leave, Qt::QueuedConnection);
    });
}

ShutdownHandler::~ShutdownHandler()
{
    present = nullptr;
    m_asked.reset();
}

void ShutdownHandler::leave()
{
    // After a signal, the deadline already counts.
    if (!m_again.isActive() && !m_deadline.isSet())
        m_deadline.in(cli::Deadline::leaving);
    m_window.setProperty("closesAnyway", true);
    if (m_window.close()) {
        m_again.stop();
        QCoreApplication::quit();
        return;
    }
    // Closing was refused because firmware is being written.
    m_deadline.clear();
    m_again.start();
}

bool ShutdownHandler::sessionEnds(const std::function<bool()>& mayAsk)
{
    if (m_dive.recorder()->unwritten() && mayAsk())
        return !m_window.close(); // The window asks the user.
    // Other programs may still cancel the logout, so recording goes on until the window is closed.
    m_window.setProperty("closesAnyway", true);
    m_asksAgain.start();
    return false;
}

void ShutdownHandler::follow()
{
    const std::lock_guard lock(m_mutex);
    m_live = m_dive.live();
}

std::shared_ptr<LiveEngine> ShutdownHandler::live()
{
    const std::lock_guard lock(m_mutex);
    return m_live;
}

int ShutdownHandler::finish(int status)
{
    {
        const std::lock_guard lock(m_mutex);
        m_live = m_dive.live();
        m_leaves = true;
    }
    if (!m_deadline.isSet())
        m_deadline.in(m_window.property("closesAnyway").toBool()
                          ? std::chrono::milliseconds(cli::Deadline::leaving)
                          : m_closing);
    m_dive.end();
    m_deadline.clear();
    const auto left = live();
    const auto recorded = left ? left->log().recorderStatus() : std::nullopt;
    if (!recorded || recorded->lostMessages == 0 || recorded->message.empty())
        return status;
    std::fprintf(stderr, "%s\n", recorded->message.text().c_str());
    return exitFailed;
}

// Runs in another thread. Even if the window hangs, the links are closed for it, within the time
// that a disk may take.
void ShutdownHandler::giveUp()
{
    const auto left = live();
    const bool hangs = [this] {
        const std::lock_guard lock(m_mutex);
        return !std::exchange(m_leaves, true);
    }();
    if (hangs && left) {
        cli::Deadline last([this] { m_giveUp("Neither window nor disk answered in time."); });
        last.in(cli::Deadline::leaving);
        left->finish();
        last.clear();
        m_giveUp("The window did not answer in time: its links were left without it.");
        return;
    }
    const auto recorded = left ? left->log().recorderStatus() : std::nullopt;
    m_giveUp(recorded && !recorded->file.empty()
                 ? recorded->file.filename().string() +
                       " has no end: its disk did not take it in time. What came last may be "
                       "missing; the next start completes the file."
                 : "The window did not answer in time.");
}

ProgramEnd::ProgramEnd() : m_deadline([this] { giveUp(); }) {}

int ProgramEnd::begin(int status)
{
    m_status = status;
    m_deadline.in(cli::Deadline::leaving);
    return status;
}

int ProgramEnd::finish(int status)
{
    m_status = status;
    if (!base::waitForDetachableThreads(cli::Deadline::leaving))
        giveUp();
    m_deadline.clear();
    return status;
}

void ProgramEnd::giveUp() const
{
    cli::Deadline::endProgram("A disk did not answer in time: what was still read from it or "
                              "written to it was given up.",
                              m_status);
}

} // namespace leadline::app
