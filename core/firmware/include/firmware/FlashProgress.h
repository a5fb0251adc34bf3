// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace leadline::firmware {

/// Stages of a firmware update, in this order. From Erase on the sonar has no firmware that starts.
enum class FlashStage : std::uint8_t {
    /// Looks for the bootloader.
    Contact,
    Erase,
    Write,
    /// Reads back and compares.
    Verify,
    /// Writes the configuration and starts the new firmware.
    Restart,
};

struct FlashProgress {
    FlashStage stage = FlashStage::Contact;
    /// Overall progress through all stages, 0..1.
    double fraction = 0;
};

} // namespace leadline::firmware
