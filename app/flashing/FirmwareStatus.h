// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "firmware/FirmwareFile.h"

#include <cstdint>
#include <optional>
#include <string>

/// What the window and the thread that writes firmware tell each other, in plain values.
namespace leadline::app {

/// Of a whole update, in this order.
enum class FirmwareStage : std::uint8_t {
    /// The sonar is asked once more who it is.
    Identify,
    /// It is sent into its bootloader.
    Enter,
    Contact,
    Erase,
    Write,
    Verify,
    Restart,
};

/// What a sonar runs, as far as it is known.
enum class SonarRuns : std::uint8_t {
    Program,
    /// It was sent into its bootloader, and waits there, or was switched off and on since.
    Unsure,
    /// Its bootloader, or nothing before its power is switched on.
    Bootloader,
};

/// Which bytes go to whom.
struct FirmwarePlan {
    /// Path of the serial port.
    std::string port;
    /// At which the sonar is spoken to, where its address says one.
    std::optional<std::uint32_t> baudRate = {};
    firmware::FirmwareFile file;
    /// What is in the file, as it was checked.
    std::string content;
    /// At which the boot code of a Ping1D or Ping2 is spoken to.
    std::uint32_t bootRate = 115200;
    /// Path of the program that does it.
    std::string stm32flash = {};
    /// One in its bootloader is not asked who it is; one of which that is not sure is, and spoken
    /// to by its bootloader where nobody answers.
    SonarRuns runs = SonarRuns::Program;
    /// It has a whole program, as far as we know: nothing was written before.
    bool whole = true;
};

struct FirmwareStatus {
    FirmwareStage stage = FirmwareStage::Identify;
    /// Of what is written and read back, 0..1.
    double fraction = 0;
    /// It can be stopped with nothing lost.
    bool mayCancel = true;
    /// The bootloader is waited for until somebody switches the sonar off and on.
    bool awaitsPower = false;
    bool over = false;
    /// All of it was written and read back; else, when it is over, it failed.
    bool written = false;
    /// Why it failed; empty while it has not.
    std::string failure = {};
    /// After a failure: what is left. As in the plan of the next try.
    SonarRuns runs = SonarRuns::Program;
    bool whole = true;
};

} // namespace leadline::app
