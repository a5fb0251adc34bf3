// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace leadline::firmware {

/// What is being done to a sonar, in this order. From Erase on it has no program that would start.
enum class FlashStage : std::uint8_t {
    /// The bootloader is looked for.
    Contact,
    Erase,
    Write,
    /// What was written is read back.
    Verify,
    /// What remains: the configuration, and the start of the new program.
    Restart,
};

struct FlashProgress {
    FlashStage stage = FlashStage::Contact;
    /// Of all stages together, 0..1.
    double fraction = 0;
};

} // namespace leadline::firmware
