// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Base64.h"

#include <algorithm>

namespace leadline::base {

namespace {

constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

} // namespace

std::string toBase64(std::span<const std::uint8_t> bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::size_t have = std::min<std::size_t>(3, bytes.size() - i);
        std::uint32_t three = 0;
        for (std::size_t k = 0; k < 3; ++k)
            three = (three << 8U) | (k < have ? bytes[i + k] : 0U);
        for (std::size_t k = 0; k < 4; ++k)
            text += k <= have ? alphabet[(three >> (18 - 6 * k)) & 0x3fU] : '=';
    }
    return text;
}

std::optional<std::vector<std::uint8_t>> fromBase64(std::string_view text)
{
    if (text.size() % 4 != 0)
        return std::nullopt;
    std::vector<std::uint8_t> bytes;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t i = 0; i < text.size(); i += 4) {
        const bool last = i + 4 == text.size();
        const std::size_t padding = !last || text[i + 3] != '=' ? 0 : text[i + 2] == '=' ? 2 : 1;
        std::uint32_t three = 0;
        for (std::size_t k = 0; k < 4; ++k) {
            const auto value = k < 4 - padding ? alphabet.find(text[i + k]) : 0;
            if (value == std::string_view::npos)
                return std::nullopt;
            three = (three << 6U) | static_cast<std::uint32_t>(value);
        }
        // Bits that no byte uses are zero.
        if ((three & ((1U << (8 * padding)) - 1)) != 0)
            return std::nullopt;
        for (std::size_t k = 0; k < 3 - padding; ++k)
            bytes.push_back(static_cast<std::uint8_t>(three >> (16 - 8 * k)));
    }
    return bytes;
}

} // namespace leadline::base
