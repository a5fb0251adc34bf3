// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Unicode.h"

#include "base/Bytes.h"

#include <algorithm>
#include <array>

namespace leadline::base {

namespace {

/// Code points of the digit zero of every script (Unicode 15, general category Nd); the nine
/// others follow each of them.
constexpr std::array<char32_t, 68> zeros = {
    // clang-format off
    0x00030, 0x00660, 0x006f0, 0x007c0, 0x00966, 0x009e6, 0x00a66, 0x00ae6, 0x00b66, 0x00be6,
    0x00c66, 0x00ce6, 0x00d66, 0x00de6, 0x00e50, 0x00ed0, 0x00f20, 0x01040, 0x01090, 0x017e0,
    0x01810, 0x01946, 0x019d0, 0x01a80, 0x01a90, 0x01b50, 0x01bb0, 0x01c40, 0x01c50, 0x0a620,
    0x0a8d0, 0x0a900, 0x0a9d0, 0x0a9f0, 0x0aa50, 0x0abf0, 0x0ff10, 0x104a0, 0x10d30, 0x11066,
    0x110f0, 0x11136, 0x111d0, 0x112f0, 0x11450, 0x114d0, 0x11650, 0x116c0, 0x11730, 0x118e0,
    0x11950, 0x11c50, 0x11d50, 0x11da0, 0x11f50, 0x16a60, 0x16ac0, 0x16b50, 0x1d7ce, 0x1d7d8, 0x1d7e2,
    0x1d7ec, 0x1d7f6, 0x1e140, 0x1e2f0, 0x1e4f0, 0x1e950, 0x1fbf0,
    // clang-format on
};

constexpr char32_t replacement = 0xfffd;

struct Decoded {
    char32_t codePoint;
    std::size_t length;
};

Decoded decodeUtf8At(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(at);
    if (first < 0x80)
        return {first, 1};
    const std::size_t length = first >= 0xf0 && first < 0xf8 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first >= 0xf5 || at + length > text.size())
        return {replacement, 1};
    char32_t value = first & (0xffU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xc0U) != 0x80)
            return {replacement, 1};
        value = (value << 6U) | (byte(at + i) & 0x3fU);
    }
    const bool isShortest = length == 2 || value >= (length == 3 ? 0x800U : 0x10000U);
    const bool isHalfOfPair = value >= 0xd800 && value < 0xe000;
    if (!isShortest || isHalfOfPair || value > 0x10ffff)
        return {replacement, 1};
    return {value, length};
}

} // namespace

std::optional<int> decimalDigit(char32_t codePoint)
{
    // Nearly all are of the first script.
    if (codePoint < zeros[1])
        return codePoint >= U'0' && codePoint <= U'9'
                   ? std::optional(static_cast<int>(codePoint - U'0'))
                   : std::nullopt;
    const auto above = std::upper_bound(zeros.begin(), zeros.end(), codePoint);
    if (above == zeros.begin() || codePoint - *(above - 1) > 9)
        return std::nullopt;
    return static_cast<int>(codePoint - *(above - 1));
}

std::u32string fromUtf8(std::string_view text)
{
    std::u32string result;
    for (std::size_t at = 0; at < text.size();) {
        const auto [codePoint, length] = decodeUtf8At(text, at);
        result.push_back(codePoint);
        at += length;
    }
    return result;
}

std::u32string fromUtf16Big(std::span<const std::byte> bytes)
{
    std::u32string result;
    result.reserve(bytes.size() / 2);
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        const char32_t unit = loadBig<std::uint16_t>(bytes, at);
        const bool high = unit >= 0xd800 && unit < 0xdc00;
        const char32_t next =
            high && at + 3 < bytes.size() ? loadBig<std::uint16_t>(bytes, at + 2) : 0;
        if (next >= 0xdc00 && next < 0xe000) {
            result.push_back(0x10000 + ((unit - 0xd800) << 10U) + (next - 0xdc00));
            at += 2;
        } else {
            result.push_back(unit >= 0xd800 && unit < 0xe000 ? replacement : unit);
        }
    }
    return result;
}

std::string validUtf8(std::string_view text)
{
    const bool isAscii =
        std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    return isAscii ? std::string(text) : toUtf8(fromUtf8(text));
}

std::string toUtf8(std::u32string_view text)
{
    std::string result;
    const auto put = [&](char32_t value) { result.push_back(static_cast<char>(value)); };
    for (const char32_t c : text) {
        if (c < 0x80) {
            put(c);
        } else if (c < 0x800) {
            put(0xc0 | (c >> 6U));
            put(0x80 | (c & 0x3fU));
        } else if (c < 0x10000) {
            put(0xe0 | (c >> 12U));
            put(0x80 | ((c >> 6U) & 0x3fU));
            put(0x80 | (c & 0x3fU));
        } else {
            put(0xf0 | (c >> 18U));
            put(0x80 | ((c >> 12U) & 0x3fU));
            put(0x80 | ((c >> 6U) & 0x3fU));
            put(0x80 | (c & 0x3fU));
        }
    }
    return result;
}

} // namespace leadline::base
