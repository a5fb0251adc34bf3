// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace leadline::test {

/// Writes Intel HEX by itself.
class HexMaker {
public:
    using Bytes = std::vector<std::uint8_t>;

    HexMaker& line(std::uint8_t kind, std::uint16_t address, const Bytes& data)
    {
        Bytes all{static_cast<std::uint8_t>(data.size()), static_cast<std::uint8_t>(address >> 8U),
                  static_cast<std::uint8_t>(address & 0xffU), kind};
        all.insert(all.end(), data.begin(), data.end());
        unsigned sum = 0;
        for (const auto each : all)
            sum += each;
        all.push_back(static_cast<std::uint8_t>(0x100U - sum % 0x100U));
        text += ':';
        constexpr const char* digits = "0123456789ABCDEF";
        for (const auto each : all) {
            text += digits[each >> 4U];
            text += digits[each & 15U];
        }
        text += newline;
        return *this;
    }
    /// Sixteen bytes a line, with the upper half of the address in a line of its own.
    HexMaker& data(std::uint32_t address, const Bytes& bytes)
    {
        for (std::size_t i = 0; i < bytes.size();) {
            const std::uint32_t at = address + static_cast<std::uint32_t>(i);
            const auto upper = static_cast<std::uint16_t>(at >> 16U);
            if (upper != m_upper)
                line(4, 0,
                     {static_cast<std::uint8_t>(upper >> 8U),
                      static_cast<std::uint8_t>(upper & 0xffU)});
            m_upper = upper;
            const std::size_t behind = std::min<std::size_t>(16, 0x10000 - (at & 0xffffU));
            const auto end = std::min(bytes.size(), i + behind);
            line(0, static_cast<std::uint16_t>(at & 0xffffU),
                 Bytes(bytes.begin() + static_cast<std::ptrdiff_t>(i),
                       bytes.begin() + static_cast<std::ptrdiff_t>(end)));
            i = end;
        }
        return *this;
    }
    HexMaker& end() { return line(1, 0, {}); }

    std::string text;
    std::string newline = "\n";

private:
    std::uint32_t m_upper = 0;
};

/// Words of 24 bits as such a file has them, different ones at different places.
inline HexMaker::Bytes wordsAt(std::uint32_t fileAddress, std::size_t count)
{
    HexMaker::Bytes bytes;
    for (std::size_t i = 0; i < count; ++i) {
        const auto word = static_cast<std::uint32_t>((fileAddress / 4 + i) * 2654435761U);
        bytes.insert(bytes.end(),
                     {static_cast<std::uint8_t>(word >> 8U), static_cast<std::uint8_t>(word >> 16U),
                      static_cast<std::uint8_t>(word >> 24U), 0});
    }
    return bytes;
}

/// Firmware of a Ping360: vectors, a program of so many words, the configuration.
inline std::string ping360Hex(std::size_t words = 3000)
{
    HexMaker hex;
    hex.data(0x8, wordsAt(0x8, 100));
    hex.data(0x2000, wordsAt(0x2000, words));
    hex.data(0x1F00000, wordsAt(0x1F00000, 8));
    hex.end();
    return hex.text;
}

/// Firmware of a Ping1D: a stack, a first instruction, and so many bytes in all.
inline std::string stm32Hex(std::size_t size = 5000, std::uint32_t stack = 0x10004000,
                            std::uint32_t start = 0x08000201, std::uint32_t at = 0x08000000)
{
    HexMaker::Bytes bytes(size);
    for (std::size_t i = 0; i < size; ++i)
        bytes[i] = static_cast<std::uint8_t>(i * 7 + i / 256);
    for (std::size_t i = 0; i < 4; ++i) {
        bytes[i] = static_cast<std::uint8_t>(stack >> (8 * i));
        bytes[4 + i] = static_cast<std::uint8_t>(start >> (8 * i));
    }
    HexMaker hex;
    hex.data(at, bytes);
    hex.line(5, 0, {8, 0, 2, 1});
    hex.end();
    return hex.text;
}

} // namespace leadline::test
