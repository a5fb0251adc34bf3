// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "firmware/FirmwareName.h"
#include "firmware/Ping360Program.h"

#include <cstddef>
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

} // namespace leadline::firmware
