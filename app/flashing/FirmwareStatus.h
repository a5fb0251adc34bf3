// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "firmware/FirmwareFile.h"

#include <cstdint>
#include <optional>
#include <string>

/// Plain values exchanged between the window and the thread that writes firmware.
namespace leadline::app {

/// Stages of an update, in order.
enum class FirmwareStage : std::uint8_t {
    /// The sonar is identified once more.
    Identify,
    /// The sonar is reset into its bootloader.
    Enter,
    Contact,
    Erase,
    Write,
    Verify,
    Restart,
};

/// The program that a sonar runs, as far as known.
enum class SonarRuns : std::uint8_t {
    Program,
    /// It was reset into its bootloader, but may have been power-cycled since.
    Unsure,
    /// The bootloader runs, or will after the next power-on.
    Bootloader,
};

/// Parameters of an update: port, firmware and the state of the sonar.
struct FirmwarePlan {
    /// Path of the serial port.
    std::string port;
    /// Baud rate of the sonar's program; nullopt if its link has none.
    std::optional<std::uint32_t> baudRate = {};
    firmware::FirmwareFile file;
    /// Content of the file at the time of the check.
    std::string content;
    /// Baud rate of the bootloader of a Ping1D or Ping2.
    std::uint32_t bootRate = 115200;
    /// Path of the program stm32flash; unused for a Ping360.
    std::string stm32flash = {};
    /// A sonar in its bootloader is not identified first. If that is unsure it is, and the
    /// bootloader is tried if there is no answer.
    SonarRuns runs = SonarRuns::Program;
    /// The sonar has a complete program: no earlier attempt has written anything.
    bool whole = true;
};

struct FirmwareStatus {
    FirmwareStage stage = FirmwareStage::Identify;
    /// Progress of writing and verifying, 0..1.
    double fraction = 0;
    /// The update can be cancelled without harm to the sonar.
    bool mayCancel = true;
    /// The update waits for the user to power-cycle the sonar, which starts its bootloader.
    bool awaitsPower = false;
    bool over = false;
    /// Everything was written and verified; false when `over` means failure.
    bool written = false;
    /// Why the update failed; empty if it has not.
    base::Message failure = {};
    /// After a failure: the sonar's state, as FirmwarePlan needs it for the next attempt.
    SonarRuns runs = SonarRuns::Program;
    bool whole = true;
};

} // namespace leadline::app
