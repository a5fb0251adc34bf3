// SPDX-License-Identifier: GPL-3.0-or-later
#include "firmware/FirmwareFile.h"

#include "firmware/IntelHex.h"
#include "firmware/Stm32Program.h"

#include <utility>

namespace leadline::firmware {

base::Result<FirmwareFile> checkFirmware(std::string_view fileName, std::string_view content)
{
    const auto hex = readIntelHex(content);
    if (!hex)
        return hex.error();
    const auto name = readFirmwareName(fileName);
    if (!name)
        return base::Error{"The name of the file does not say for which sonar it is: the maker's "
                           "begin with Ping-V, Ping2-V or Ping360-V."};
    FirmwareFile file{.name = *name, .bytes = hex->size()};
    if (name->kind == FirmwareKind::Ping360) {
        auto program = Ping360Program::from(*hex);
        if (!program)
            return program.error();
        file.ping360 = std::move(*program);
    } else if (auto fits = checkStm32(*hex); !fits) {
        return fits.error();
    }
    return file;
}

base::Status fits(const FirmwareName& file, FirmwareKind sonar)
{
    if (file.kind == sonar)
        return base::done();
    return base::Error{"The file is for a " + nameOf(file.kind) + ", and this is a " +
                       nameOf(sonar) + "."};
}

} // namespace leadline::firmware
