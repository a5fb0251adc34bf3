// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/Crc32.h"

#include <algorithm>
#include <array>

namespace leadline::log {

namespace {

constexpr std::size_t lanes = 8;
using Table = std::array<std::array<std::uint32_t, 256>, lanes>;

/// Eight bytes a step: lane n tells what a byte does that n more bytes follow.
constexpr Table makeTable()
{
    constexpr std::uint32_t polynomial = 0xedb88320;
    Table table{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value >> 1U) ^ ((value & 1U) != 0 ? polynomial : 0U);
        table[0][i] = value;
    }
    for (std::size_t lane = 1; lane < lanes; ++lane)
        for (std::size_t i = 0; i < 256; ++i) {
            const std::uint32_t before = table[lane - 1][i];
            table[lane][i] = (before >> 8U) ^ table[0][before & 0xffU];
        }
    return table;
}

constexpr Table table = makeTable();

} // namespace

void Crc32::add(base::ByteSpan bytes)
{
    std::uint32_t state = m_state;
    std::size_t i = 0;
    for (; i + lanes <= bytes.size(); i += lanes) {
        const std::uint32_t low = base::loadLittle<std::uint32_t>(bytes, i) ^ state;
        const auto high = base::loadLittle<std::uint32_t>(bytes, i + 4);
        state = table[7][low & 0xffU] ^ table[6][(low >> 8U) & 0xffU] ^
                table[5][(low >> 16U) & 0xffU] ^ table[4][low >> 24U] ^ table[3][high & 0xffU] ^
                table[2][(high >> 8U) & 0xffU] ^ table[1][(high >> 16U) & 0xffU] ^
                table[0][high >> 24U];
    }
    for (; i < bytes.size(); ++i)
        state =
            (state >> 8U) ^ table[0][(state ^ std::to_integer<std::uint32_t>(bytes[i])) & 0xffU];
    m_state = state;
}

bool addStretch(Crc32& crc, ForwardView& view, std::uint64_t from, std::uint64_t to)
{
    while (from < to) {
        const auto length = std::min<std::uint64_t>(to - from, ForwardView::step);
        const auto bytes = view.at(from, static_cast<std::size_t>(length));
        if (bytes.empty())
            return false;
        crc.add(bytes);
        from += bytes.size();
    }
    return true;
}

} // namespace leadline::log
