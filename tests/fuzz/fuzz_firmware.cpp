// SPDX-License-Identifier: GPL-3.0-or-later
#include "firmware/BootPacket.h"
#include "firmware/FirmwareFile.h"
#include "firmware/Stm32Report.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string_view>
#include <vector>

namespace {

using namespace leadline;
using namespace leadline::firmware;

void check(bool holds)
{
    if (!holds)
        std::abort();
}

bool isSentence(const base::Error& error)
{
    return !error.message.text().empty() && error.message.text().ends_with('.');
}

/// Any text is either firmware or a sentence, and what is in it lies where it may.
void checkFile(std::string_view name, std::string_view text)
{
    const auto hex = readIntelHex(text);
    const auto file = checkFirmware(name, text);
    check(hex ? true : isSentence(hex.error()) && !file);
    check(file ? true : isSentence(file.error()));
    if (!hex)
        return;
    std::uint64_t before = 0;
    for (const HexBlock& block : hex->blocks) {
        check(!block.bytes.empty() && (before == 0 || block.address > before));
        before = block.end();
        check(before <= std::uint64_t{1} << 32U);
    }
    if (file && file->ping360)
        for (const std::size_t page : Ping360Program::writtenPages())
            check(file->ping360->isSame(page, file->ping360->page(page)));
}

/// Packets are the same however they are cut, and what is found can be written again.
void checkPackets(std::span<const std::byte> bytes)
{
    const auto found = [&](std::size_t step) {
        BootParser parser;
        std::vector<BootPacket> all;
        for (auto rest = bytes; !rest.empty();) {
            base::ByteSpan piece = rest.first(std::min(step, rest.size()));
            rest = rest.subspan(piece.size());
            while (auto packet = parser.next(piece))
                all.push_back(*packet);
        }
        return all;
    };
    const auto whole = found(bytes.size());
    check(whole == found(1) && whole == found(7));
    for (const BootPacket& packet : whole) {
        BootParser parser;
        const auto encoded = encode(packet.id, packet.payload);
        base::ByteSpan again = encoded;
        check(parser.next(again) == packet);
    }
}

void checkReport(std::string_view text)
{
    Stm32Report whole;
    whole.take(text);
    Stm32Report cut;
    for (const char c : text)
        cut.take(std::string_view(&c, 1));
    const double fraction = whole.progress().fraction;
    check(fraction >= 0 && fraction <= 1 && fraction == cut.progress().fraction);
    check(whole.touched() == cut.touched());
    check(whole.verdict(true, 0).ok() == cut.verdict(true, 0).ok());
    check(!whole.verdict(true, 1).ok() && isSentence(whole.verdict(true, 1).error()));
    check(!whole.verdict(false, 0).ok());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

/// The first byte chooses what the rest is taken for.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < 2)
        return 0;
    const auto bytes = std::as_bytes(std::span(data, size)).subspan(1);
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    switch (data[0] % 5) {
    case 0:
        checkFile("Ping360-V3.3.8_auto.hex", text);
        break;
    case 1:
        checkFile("Ping2-V1.1.0_auto.hex", text);
        break;
    case 2: {
        // The name is what is fuzzed.
        const auto name = readFirmwareName(text);
        check(!name || !nameOf(name->kind).empty());
        break;
    }
    case 3:
        checkPackets(bytes);
        break;
    default:
        checkReport(text);
    }
    return 0;
}
