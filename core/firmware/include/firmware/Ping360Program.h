// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Result.h"
#include "firmware/IntelHex.h"

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace leadline::firmware {

/// Ping360 firmware in the form that its bootloader accepts: pages of 512 words of 24 bits (3 bytes
/// each), and the configuration. Device addresses advance by two per word.
class Ping360Program {
public:
    static constexpr std::size_t pageCount = 86;
    static constexpr std::size_t pageWords = 512;
    static constexpr std::size_t wordBytes = 3;
    static constexpr std::size_t pageBytes = pageWords * wordBytes;
    static constexpr std::uint32_t pageAddresses = 0x400;
    static constexpr std::size_t configurationBytes = 24;
    using Page = std::array<std::byte, pageBytes>;

    /// Pages 1 to 3 hold the bootloader itself.
    [[nodiscard]] static constexpr bool isProtected(std::size_t page)
    {
        return page >= 1 && page <= 3;
    }
    /// Numbers of the pages to write, in order: page 0 last, so that after a power cut the
    /// bootloader stays active.
    [[nodiscard]] static std::vector<std::size_t> writtenPages();

    /// From a HEX file, in which a word takes 4 bytes and the fourth is unused. The error says why
    /// it is not Ping360 firmware.
    [[nodiscard]] static base::Result<Ping360Program> from(const HexFile& file);

    [[nodiscard]] const Page& page(std::size_t number) const { return m_pages[number]; }
    /// Bytes that the file does not define are zero, as in the manufacturer's program.
    [[nodiscard]] const std::array<std::byte, configurationBytes>& configuration() const
    {
        return m_configuration;
    }
    /// Whether the bytes read back from a page match those written. Not compared are the first two
    /// words of page 0 (the jump to the first instruction, which the bootloader may replace) and
    /// words of page 0 that the file does not define.
    [[nodiscard]] bool isSame(std::size_t page, base::ByteSpan readBack) const;

private:
    static constexpr std::size_t jumpWords = 2;

    [[nodiscard]] base::Status place(const HexBlock& block);

    std::vector<Page> m_pages = std::vector<Page>(pageCount);
    std::bitset<pageWords> m_givenOfFirst;
    std::array<std::byte, configurationBytes> m_configuration{};
};

} // namespace leadline::firmware
