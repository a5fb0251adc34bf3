// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "firmware/FirmwareName.h"
#include "firmware/IntelHex.h"
#include "firmware/Ping360Program.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace leadline::firmware {

/// A file that was found to be firmware.
struct FirmwareFile {
    FirmwareName name;
    /// Of the program in it.
    std::size_t bytes = 0;
    /// Of a Ping360; others are read by the program that writes them.
    std::optional<Ping360Program> ping360 = {};
};

/// Looks at all of it: its name says for which sonar it is, and what is in it has to fit that. The
/// error's sentence says what is wrong.
[[nodiscard]] base::Result<FirmwareFile> checkFirmware(std::string_view fileName,
                                                       std::string_view content);

/// Whether that file is for this sonar; the error says for which one it is.
[[nodiscard]] base::Status fits(const FirmwareName& file, FirmwareKind sonar);

/// Where the flash memory of the processor of a Ping1D or Ping2 lies.
inline constexpr std::uint32_t stm32Flash = 0x0800'0000;
/// The largest of its kind.
inline constexpr std::uint32_t stm32FlashBytes = 512U << 10U;

/// Whether this can be the firmware of a Ping1D or Ping2: it begins at the flash's beginning with a
/// stack in the memory and a first instruction within itself, and ends in the flash. Why not says
/// the error.
[[nodiscard]] base::Status checkStm32(const HexFile& file);

} // namespace leadline::firmware
