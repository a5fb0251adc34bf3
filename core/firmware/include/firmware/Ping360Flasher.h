// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Clock.h"
#include "base/Result.h"
#include "base/Timer.h"
#include "firmware/BootPacket.h"
#include "firmware/FlashProgress.h"
#include "firmware/Ping360Program.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <vector>

namespace leadline::firmware {

/// Speaks to the bootloader of a Ping360 until it has a new program: finds it, checks its version,
/// empties the pages, writes them, reads them back, writes the configuration, starts the program.
/// Page 0 is written last and emptied again where what was read back is not what was written: then,
/// as after a power cut, the bootloader stays in charge and all of it can be done again. An error's
/// sentence says so only if the bootloader confirmed that page 0 is empty, and nothing of what is
/// left where nothing was touched(). Bytes in and out, with the clock's time; never waits.
class Ping360Flasher {
public:
    struct Calls {
        std::function<void(base::ByteSpan)> send;
        std::function<void(const FlashProgress&)> progress;
        /// Once, and last: this may be ended by it.
        std::function<void(const base::Status&)> done;
    };

    /// `contact` is for how long the bootloader is looked for; for ten tries as a rule, longer
    /// where the sonar's power is still to be switched on.
    Ping360Flasher(Ping360Program program, base::Clock& clock, Calls calls,
                   base::Duration contact = usualContact);

    void start();
    void received(base::ByteSpan bytes);
    /// The line is gone; `why` is a sentence.
    void lineFailed(const std::string& why);
    /// From the first page that is emptied to the last byte: it must not be ended then.
    [[nodiscard]] bool isWriting() const { return m_touched && !m_over; }
    /// It was told to change its memory.
    [[nodiscard]] bool touched() const { return m_touched; }

    static constexpr base::Duration usualContact = std::chrono::milliseconds(7500);

private:
    struct Step {
        FlashStage stage = FlashStage::Contact;
        BootId ask = BootId::ReadDeviceId;
        std::size_t page = 0;
    };

    [[nodiscard]] const Step& step() const { return m_steps[m_at]; }
    void ask();
    void sendStep();
    void unanswered(bool refused);
    void heard(const BootPacket& packet);
    [[nodiscard]] bool isRightVersion(const BootPacket& packet);
    void next();
    void readBackWrong();
    void report() const;
    void fail(const std::string& sentence);
    void finish(const base::Status& status);

    Ping360Program m_program;
    base::Clock& m_clock;
    Calls m_calls;
    base::Duration m_contact;
    std::vector<Step> m_steps;
    std::size_t m_at = 0;
    int m_tries = 0;
    base::Instant m_contactUntil;
    /// Why it failed, while page 0 is emptied again.
    std::string m_failure;
    bool m_touched = false;
    /// It said that page 0 is empty, and was sent nothing for it since.
    bool m_emptied = false;
    bool m_over = false;
    BootParser m_parser;
    base::Timer m_timeout;
};

} // namespace leadline::firmware
