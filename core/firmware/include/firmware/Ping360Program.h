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

/// Firmware of a Ping360 as its bootloader takes it: pages of 512 words of 24 bits, 3 bytes a word,
/// and the configuration. A device's address counts two for each word.
class Ping360Program {
public:
    static constexpr std::size_t pageCount = 86;
    static constexpr std::size_t pageWords = 512;
    static constexpr std::size_t wordBytes = 3;
    static constexpr std::size_t pageBytes = pageWords * wordBytes;
    static constexpr std::uint32_t pageAddresses = 0x400;
    static constexpr std::size_t configurationBytes = 24;
    using Page = std::array<std::byte, pageBytes>;

    /// Pages 1 to 3 are the bootloader's own.
    [[nodiscard]] static constexpr bool isProtected(std::size_t page)
    {
        return page >= 1 && page <= 3;
    }
    /// Those that are written, in the order in which they are: page 0 last, so that a power cut
    /// leaves the bootloader in charge.
    [[nodiscard]] static std::vector<std::size_t> writtenPages();

    /// Of what the file holds: 4 bytes there are a word, its fourth byte nothing. The error says
    /// why this is not a Ping360's.
    [[nodiscard]] static base::Result<Ping360Program> from(const HexFile& file);

    [[nodiscard]] const Page& page(std::size_t number) const { return m_pages[number]; }
    /// What is not in the file is zero, as the maker's own program writes it.
    [[nodiscard]] const std::array<std::byte, configurationBytes>& configuration() const
    {
        return m_configuration;
    }
    /// Whether what was read back of a page is what was written there. Not compared are the first
    /// two words of page 0, the jump to the first instruction, which a bootloader has to keep for
    /// itself, and words of that page that the file does not give.
    [[nodiscard]] bool isSame(std::size_t page, base::ByteSpan readBack) const;

private:
    static constexpr std::size_t jumpWords = 2;

    [[nodiscard]] base::Status place(const HexBlock& block);

    std::vector<Page> m_pages = std::vector<Page>(pageCount);
    std::bitset<pageWords> m_givenOfFirst;
    std::array<std::byte, configurationBytes> m_configuration{};
};

} // namespace leadline::firmware
