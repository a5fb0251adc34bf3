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

/// A file that was checked to be firmware.
struct FirmwareFile {
    FirmwareName name;
    /// Size of the firmware, without the file's text encoding.
    std::size_t bytes = 0;
    /// Only for a Ping360; other firmware is read by the external program that writes it.
    std::optional<Ping360Program> ping360 = {};
};

/// Checks the whole content. The file name determines the kind of sonar, and the content has to
/// match it. The error's sentence says what is wrong.
[[nodiscard]] base::Result<FirmwareFile> checkFirmware(std::string_view fileName,
                                                       std::string_view content);

/// Whether the file is for this kind of sonar; the error names the kind that it is for.
[[nodiscard]] base::Status fits(const FirmwareName& file, FirmwareKind sonar);

/// Start address of the flash memory in the Ping1D's and Ping2's processor.
inline constexpr std::uint32_t stm32Flash = 0x0800'0000;
/// Flash size of the largest variant of that processor.
inline constexpr std::uint32_t stm32FlashBytes = 512U << 10U;

/// Whether this can be firmware of a Ping1D or Ping2: it starts at the flash's start with an
/// initial stack pointer in RAM and a reset vector within itself, and ends within the flash.
[[nodiscard]] base::Status checkStm32(const HexFile& file);

} // namespace leadline::firmware
