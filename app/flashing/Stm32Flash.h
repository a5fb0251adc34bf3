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

/// The program stm32flash at work on a port. It gets a copy of what was checked, whatever becomes
/// of the file meanwhile.
class Stm32Flash {
public:
    struct Calls {
        std::function<void(const firmware::FlashProgress&)> progress;
        /// Once, and last, by the clock: this may be ended by it.
        std::function<void(const base::Status&)> done;
    };

    Stm32Flash(base::Clock& clock, Calls calls);
    /// Ends it, whatever it is doing.
    ~Stm32Flash();
    Stm32Flash(const Stm32Flash&) = delete;
    Stm32Flash& operator=(const Stm32Flash&) = delete;

    /// Writes the copy. Before anything is sent to the sonar: a full disk is noticed then.
    [[nodiscard]] base::Status prepare(const std::string& content);
    void start(const std::string& program, const std::string& port, std::uint32_t baudRate);
    /// It was started, and must not be ended: it may have begun to erase without a word.
    [[nodiscard]] bool isWriting() const { return m_started && !m_over; }
    /// It has changed the sonar's memory, or nobody knows that it has not.
    [[nodiscard]] bool touched() const { return m_touched; }

    /// Where it is, for who has it installed; else empty.
    [[nodiscard]] static QString find();

private:
    void read();
    void ended(bool byItself, int exitStatus);
    void finish(const base::Status& status);
    void expectWords();

    Calls m_calls;
    QTemporaryFile m_copy;
    firmware::Stm32Report m_report;
    bool m_started = false;
    bool m_touched = false;
    bool m_over = false;
    base::Timer m_silence;
    QProcess m_process;
};

} // namespace leadline::app
