// SPDX-License-Identifier: GPL-3.0-or-later
#include "LinkText.h"

#include <algorithm>

namespace leadline::link {

namespace {

bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20U || c == 0x7f;
}

} // namespace

std::string quoted(std::string_view text)
{
    constexpr std::size_t longest = 80;
    std::string shown(text.substr(0, longest));
    std::ranges::replace_if(shown, isControl, '?');
    return "\"" + shown + (text.size() > longest ? "…\"" : "\"");
}

std::optional<std::string> percentDecoded(std::string_view text)
{
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        if (c == '%') {
            unsigned value = 0;
            const std::string_view digits = text.substr(i + 1, 2);
            const auto [stopped, error] =
                std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
            if (error != std::errc() || stopped != digits.data() + 2)
                return std::nullopt;
            c = static_cast<char>(value);
            i += 2;
        }
        if (isControl(c))
            return std::nullopt;
        decoded += c;
    }
    return decoded;
}

std::string percentEncoded(std::string_view text)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string encoded;
    for (const char c : text) {
        if (isAlphanumeric(c) || isOneOf(c, "/:._-~+,=@")) {
            encoded += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        encoded += '%';
        encoded += digits[byte >> 4U];
        encoded += digits[byte & 15U];
    }
    return encoded;
}

} // namespace leadline::link
