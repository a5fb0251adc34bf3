// SPDX-License-Identifier: GPL-3.0-or-later
#include "firmware/Stm32Program.h"

#include "base/Bytes.h"

#include <string>

namespace leadline::firmware {

namespace {

/// Stack and first instruction, as every ARM Cortex-M reads them when it starts.
constexpr std::size_t vectorBytes = 8;

base::Error noStm32(const std::string& why)
{
    return {"The file is not for a Ping1D or Ping2: " + why + "."};
}

/// 128 KiB of memory at both places where such processors have some.
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
        return noStm32("it does not begin where their memory does");
    if (file.blocks.back().end() > stm32Flash + stm32FlashBytes)
        return noStm32("it is larger than their memory");
    const HexBlock& first = file.blocks.front();
    if (first.bytes.size() < vectorBytes)
        return noStm32("it is too short");
    const auto stack = base::loadLittle<std::uint32_t>(first.bytes, 0);
    const auto start = base::loadLittle<std::uint32_t>(first.bytes, 4);
    const bool startsWithin =
        start % 2 == 1 && start > stm32Flash + vectorBytes && start < file.blocks.back().end();
    if (!isStack(stack) || !startsWithin)
        return noStm32("it does not begin as a program of their processor");
    return base::done();
}

} // namespace leadline::firmware
