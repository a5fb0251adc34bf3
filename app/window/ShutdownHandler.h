// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Deadline.h"
#include "devices/LiveSession.h"
#include "engine/LiveEngine.h"

#include <QObject>
#include <QQuickWindow>
#include <QTimer>

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>

namespace leadline::app {

/// How the program is left. A signal and the end of the desktop's session are the close button,
/// but ask nothing and wait for two seconds only; only firmware that is being written holds them
/// up. Links are left and the recording is completed before the window goes. One at a time.
class ShutdownHandler : public QObject {
    Q_OBJECT

public:
    /// Ends the program with this sentence: leaving takes too long. In any thread.
    using GiveUp = std::function<void(const std::string& why)>;
    /// Says it on standard error.
    static void endAtOnce(const std::string& why);

    /// All of these outlive it. `asked` is that of a signal.
    ShutdownHandler(QQuickWindow& window, LiveSession& dive, const std::stop_token& asked,
                    GiveUp giveUp = endAtOnce);
    ~ShutdownHandler() override;

    /// Closes the window without a question, in two seconds; as soon as it lets itself be closed.
    void leave();
    /// The session of the desktop ends. `mayAsk` finds out whether it waits for an answer; true
    /// where it is not to end, as the pilot is asked.
    [[nodiscard]] bool sessionEnds(const std::function<bool()>& mayAsk);
    /// Behind the event loop: leaves the links and completes the recording. Gives the exit status:
    /// 1 where something of the recording could not be written, which is said, else that one.
    [[nodiscard]] int finish(int status);

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
    /// For what is to be left, also where the window hangs and another thread does it.
    std::mutex m_mutex;
    std::shared_ptr<LiveEngine> m_live;
    bool m_leaves = false;
    cli::Deadline m_deadline;
    std::optional<std::stop_callback<std::function<void()>>> m_asked;
};

} // namespace leadline::app
