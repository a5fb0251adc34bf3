// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Deadline.h"
#include "devices/LiveSession.h"
#include "engine/LiveEngine.h"

#include <QObject>
#include <QQuickWindow>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>

namespace leadline::app {

/// Ends the program. A signal and the end of the desktop session act like the close button, but
/// without questions and with a limit of two seconds, whereas the button gives a recording half a
/// minute. Only writing firmware delays them. Links are closed and the recording is completed
/// before the window is destroyed. One instance at a time.
class ShutdownHandler : public QObject {
    Q_OBJECT

public:
    /// Ends the program at once with an error text because the shutdown takes too long. Called in
    /// any thread.
    using GiveUp = std::function<void(const std::string& why)>;
    /// Default GiveUp: writes `why` to standard error and ends the process.
    static void endAtOnce(const std::string& why);

    /// `window` and `dive` must outlive this object. `asked` is stopped by a signal.
    ShutdownHandler(QQuickWindow& window, LiveSession& dive, const std::stop_token& asked,
                    GiveUp giveUp = endAtOnce);
    ~ShutdownHandler() override;

    /// Closes the window without a question, within two seconds or as soon as it accepts being
    /// closed.
    void leave();
    /// To be called when the desktop session ends. `mayAsk` asks the session manager for permission
    /// to ask the user. Returns true if the session must not end because the user is being asked.
    [[nodiscard]] bool sessionEnds(const std::function<bool()>& mayAsk);
    /// To be called after the event loop: closes the links and completes the recording. Returns the
    /// exit status: 1 if a part of the recording could not be written, which is reported, else
    /// `status`.
    [[nodiscard]] int finish(int status);
    /// For tests: replaces the time limit for a recording after the window was closed.
    void closeWithin(std::chrono::milliseconds time) { m_closing = time; }

private:
    void follow();
    void giveUp();
    [[nodiscard]] std::shared_ptr<LiveEngine> live();
    static void leavePresent();

    QQuickWindow& m_window;
    LiveSession& m_dive;
    GiveUp m_giveUp;
    QTimer m_again;
    QTimer m_asksAgain;
    /// Protects the members used to shut down, which another thread does if the window hangs.
    std::mutex m_mutex;
    std::shared_ptr<LiveEngine> m_live;
    bool m_leaves = false;
    std::chrono::milliseconds m_closing = cli::Deadline::closing;
    cli::Deadline m_deadline;
    std::optional<std::stop_callback<std::function<void()>>> m_asked;
};

/// Limits the end of the program after the window is destroyed. Work that still waits for a disk by
/// then (listing a folder, a repair, a marker) may safely be cut off after two seconds. To be
/// created before all objects that may wait.
class ProgramEnd {
public:
    ProgramEnd();

    /// Starts the time limit in the window's thread; returns the program's exit status.
    [[nodiscard]] int begin(int status);
    /// To be called after all destructors; returns the status again.
    [[nodiscard]] int finish(int status);

private:
    [[noreturn]] void giveUp() const;

    std::atomic<int> m_status = 0;
    cli::Deadline m_deadline;
};

} // namespace leadline::app
