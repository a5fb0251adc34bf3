// SPDX-License-Identifier: GPL-3.0-or-later
#include "firmware/Ping360Program.h"

#include <algorithm>
#include <bitset>

namespace leadline::firmware {

namespace {

/// In the file, whose addresses are twice those of the device, a word takes four bytes.
constexpr std::size_t fileBytesOfWord = 4;
constexpr std::uint32_t configurationAt = 2 * 0xF80000U;
constexpr std::size_t configurationWords =
    Ping360Program::configurationBytes / Ping360Program::wordBytes;
/// Page of the program's first instruction, after the bootloader.
constexpr std::size_t firstPage = 4;

base::Error noPing360(const base::Message& why)
{
    return {base::Message("The file is not for a Ping360: %1.", why)};
}

} // namespace

std::vector<std::size_t> Ping360Program::writtenPages()
{
    std::vector<std::size_t> pages;
    for (std::size_t page = 1; page < pageCount; ++page)
        if (!isProtected(page))
            pages.push_back(page);
    pages.push_back(0);
    return pages;
}

base::Result<Ping360Program> Ping360Program::from(const HexFile& file)
{
    Ping360Program program;
    std::bitset<configurationWords> configured;
    bool hasFirst = false;
    for (const HexBlock& block : file.blocks) {
        if (block.address % fileBytesOfWord != 0 || block.bytes.size() % fileBytesOfWord != 0)
            return noPing360(base::Message("its bytes are no whole words"));
        for (std::size_t i = fileBytesOfWord - 1; i < block.bytes.size(); i += fileBytesOfWord)
            if (block.bytes[i] != std::byte{0})
                return noPing360(base::Message("its words have more than 24 bits"));
        if (block.address < configurationAt) {
            if (auto placed = program.place(block); !placed)
                return placed.error();
            constexpr std::uint64_t first = std::uint64_t{2} * firstPage * pageAddresses;
            hasFirst = hasFirst || (block.address <= first && block.end() > first);
            continue;
        }
        if (block.end() > configurationAt + configurationWords * fileBytesOfWord)
            return noPing360(base::Message("it has bytes behind the configuration"));
        for (std::size_t i = 0; i < block.bytes.size(); i += fileBytesOfWord) {
            const std::size_t word = (block.address - configurationAt + i) / fileBytesOfWord;
            configured.set(word);
            std::copy_n(block.bytes.data() + i, wordBytes,
                        program.m_configuration.data() + word * wordBytes);
        }
    }
    if (program.m_givenOfFirst.none() || !hasFirst)
        return noPing360(base::Message("it has no program where that of a Ping360 begins"));
    // A missing word would be written as zero.
    if (!configured.all())
        return noPing360(base::Message("it lacks a part of the configuration"));
    return program;
}

base::Status Ping360Program::place(const HexBlock& block)
{
    constexpr std::size_t filePage = pageWords * fileBytesOfWord;
    if (block.end() > pageCount * filePage)
        return noPing360(base::Message("it is larger than the memory of one"));
    for (std::size_t i = 0; i < block.bytes.size(); i += fileBytesOfWord) {
        const std::size_t at = block.address + i;
        const std::size_t number = at / filePage;
        const std::size_t word = at % filePage / fileBytesOfWord;
        if (isProtected(number))
            return base::Error{
                base::Message("The file would overwrite the bootloader of the Ping360: it is not "
                              "made for an update.")};
        if (number == 0)
            m_givenOfFirst.set(word);
        std::copy_n(block.bytes.data() + i, wordBytes, m_pages[number].data() + word * wordBytes);
    }
    return base::done();
}

bool Ping360Program::isSame(std::size_t page, base::ByteSpan readBack) const
{
    if (readBack.size() != pageBytes)
        return false;
    const Page& written = m_pages[page];
    for (std::size_t word = 0; word < pageWords; ++word) {
        if (page == 0 && (word < jumpWords || !m_givenOfFirst.test(word)))
            continue;
        const std::size_t at = word * wordBytes;
        if (!std::equal(written.begin() + static_cast<std::ptrdiff_t>(at),
                        written.begin() + static_cast<std::ptrdiff_t>(at + wordBytes),
                        readBack.begin() + static_cast<std::ptrdiff_t>(at)))
            return false;
    }
    return true;
}

} // namespace leadline::firmware
