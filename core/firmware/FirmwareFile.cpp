// SPDX-License-Identifier: GPL-3.0-or-later
#include "firmware/FirmwareFile.h"

#include "base/Bytes.h"
#include "firmware/IntelHex.h"

#include <string>
#include <utility>

namespace leadline::firmware {

base::Result<FirmwareFile> checkFirmware(std::string_view fileName, std::string_view content)
{
    const auto hex = readIntelHex(content);
    if (!hex)
        return hex.error();
    const auto name = readFirmwareName(fileName);
    if (!name)
        return base::Error{
            base::Message("The name of the file does not say for which sonar it is: the maker's "
                          "begin with Ping-V, Ping2-V or Ping360-V.")};
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
    return base::Error{
        base::Message("The file is for a %1, and this is a %2.", nameOf(file.kind), nameOf(sonar))};
}

namespace {

/// Initial stack pointer and reset vector, which every ARM Cortex-M reads at reset.
constexpr std::size_t vectorBytes = 8;

base::Error noStm32(const base::Message& why)
{
    return {base::Message("The file is not for a Ping1D or Ping2: %1.", why)};
}

/// True if the address lies within the first 128 KiB of one of the two RAM regions of such
/// processors.
bool isStack(std::uint32_t address)
{
    constexpr std::uint32_t memory = 128U << 10U;
    for (const std::uint32_t begin : {0x1000'0000U, 0x2000'0000U})
        if (address > begin && address <= begin + memory)
            return address % 4 == 0;
    return false;
}

} // namespace

base::Status checkStm32(const HexFile& file)
{
    if (file.blocks.empty() || file.blocks.front().address != stm32Flash)
        return noStm32(base::Message("it does not begin where their memory does"));
    if (file.blocks.back().end() > stm32Flash + stm32FlashBytes)
        return noStm32(base::Message("it is larger than their memory"));
    const HexBlock& first = file.blocks.front();
    if (first.bytes.size() < vectorBytes)
        return noStm32(base::Message("it is too short"));
    const auto stack = base::loadLittle<std::uint32_t>(first.bytes, 0);
    const auto start = base::loadLittle<std::uint32_t>(first.bytes, 4);
    const bool startsWithin =
        start % 2 == 1 && start > stm32Flash + vectorBytes && start < file.blocks.back().end();
    if (!isStack(stack) || !startsWithin)
        return noStm32(base::Message("it does not begin as a program of their processor"));
    return base::done();
}

} // namespace leadline::firmware
