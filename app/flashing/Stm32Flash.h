// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/Result.h"
#include "base/Timer.h"
#include "firmware/Stm32Report.h"

#include <QProcess>
#include <QString>
#include <QTemporaryFile>

#include <cstdint>
#include <functional>
#include <string>

namespace leadline::app {

/// Runs the program stm32flash on a port, with a copy of the checked firmware, so that later
/// changes of the file have no effect.
class Stm32Flash {
public:
    struct Callbacks {
        std::function<void(const firmware::FlashProgress&)> progress;
        /// Called once, as the last callback, from the event loop; it may destroy this object.
        std::function<void(const base::Status&)> done;
    };

    Stm32Flash(base::Clock& clock, Callbacks calls);
    /// Kills the program if it is running.
    ~Stm32Flash();
    Stm32Flash(const Stm32Flash&) = delete;
    Stm32Flash& operator=(const Stm32Flash&) = delete;

    /// Writes the temporary copy. Call it before anything is sent to the sonar, so that a full disk
    /// is noticed in time.
    [[nodiscard]] base::Status prepare(const std::string& content);
    void start(const std::string& program, const std::string& port, std::uint32_t baudRate);
    /// The program runs and must not be killed: it may already be erasing without any output.
    [[nodiscard]] bool isWriting() const { return m_started && !m_over; }
    /// The program has changed the sonar's memory, or may have.
    [[nodiscard]] bool touched() const { return m_touched; }

    /// Path of the program; empty if it is not installed.
    [[nodiscard]] static QString find();

private:
    void read();
    void ended(bool byItself, int exitStatus);
    void finish(const base::Status& status);
    void restartSilenceTimer();

    Callbacks m_callbacks;
    QTemporaryFile m_copy;
    firmware::Stm32Report m_report;
    bool m_started = false;
    bool m_touched = false;
    bool m_over = false;
    base::Timer m_silence;
    QProcess m_process;
};

} // namespace leadline::app
