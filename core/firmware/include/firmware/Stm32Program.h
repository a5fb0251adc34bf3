// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "firmware/IntelHex.h"

#include <cstdint>

namespace leadline::firmware {

/// Where the flash memory of the processor of a Ping1D or Ping2 lies.
inline constexpr std::uint32_t stm32Flash = 0x0800'0000;
/// The largest of its kind.
inline constexpr std::uint32_t stm32FlashBytes = 512U << 10U;

/// Whether this can be the firmware of a Ping1D or Ping2: it begins at the flash's beginning with a
/// stack in the memory and a first instruction within itself, and ends in the flash. Why not says
/// the error.
[[nodiscard]] base::Status checkStm32(const HexFile& file);

} // namespace leadline::firmware
