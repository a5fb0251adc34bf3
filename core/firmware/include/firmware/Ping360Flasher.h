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

/// Programs a Ping360 through its bootloader: contacts it, checks its version, erases the pages,
/// writes and verifies them, writes the configuration, starts the firmware.
///
/// Page 0 is written last, and erased again if verification fails: then, as after a power cut, the
/// bootloader stays active and programming can be repeated. The error's sentence says so only if
/// the bootloader confirmed that page 0 is erased; it does not mention the sonar's state if nothing
/// was touched(). Runs on the clock's thread and never blocks.
class Ping360Flasher {
public:
    struct Calls {
        std::function<void(base::ByteSpan)> send;
        std::function<void(const FlashProgress&)> progress;
        /// Called once, as the last callback; may destroy this object.
        std::function<void(const base::Status&)> done;
    };

    /// `contact` is how long to look for the bootloader: ten tries by default, longer if the sonar
    /// still has to be powered up.
    Ping360Flasher(Ping360Program program, base::Clock& clock, Calls calls,
                   base::Duration contact = usualContact);

    void start();
    void received(base::ByteSpan bytes);
    /// The link was lost; `why` is a sentence.
    void lineFailed(const base::Message& why);
    /// True from the first erase command to the last byte: do not interrupt it then.
    [[nodiscard]] bool isWriting() const { return m_touched && !m_over; }
    /// True once a command that changes the sonar's memory was sent.
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
    void handlePacket(const BootPacket& packet);
    [[nodiscard]] bool isRightVersion(const BootPacket& packet);
    void next();
    void readBackWrong();
    void report() const;
    void fail(const base::Message& message);
    void finish(const base::Status& status);

    Ping360Program m_program;
    base::Clock& m_clock;
    Calls m_calls;
    base::Duration m_contact;
    std::vector<Step> m_steps;
    std::size_t m_at = 0;
    int m_tries = 0;
    base::Instant m_contactUntil;
    /// The original error, while page 0 is erased again.
    base::Message m_failure;
    bool m_touched = false;
    /// The bootloader confirmed that page 0 is erased, and no write to page 0 was sent since.
    bool m_emptied = false;
    bool m_over = false;
    BootParser m_parser;
    base::Timer m_timeout;
};

} // namespace leadline::firmware
