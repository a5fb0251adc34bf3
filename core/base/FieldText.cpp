// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/FieldText.h"

#include "base/Ascii.h"
#include "base/Unicode.h"

namespace leadline::base {

namespace {

constexpr std::size_t maxBytes = 400;

/// Controls, line breaks, and marks that change the direction of what follows them.
bool disturbs(char32_t c)
{
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || (c >= 0x200b && c <= 0x200f) ||
           (c >= 0x2028 && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || c == 0x061c ||
           c == 0xfeff;
}

std::string codeOf(char32_t c)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string code;
    for (unsigned shift = c > 0xff ? 16 : 8; shift > 0; shift -= 4)
        code += digits[(c >> (shift - 4)) & 0xfU];
    return (c > 0xff ? "\\u" : "\\x") + code;
}

/// No letter is cut in two.
std::string_view beginning(std::string_view utf8)
{
    std::size_t length = std::min(utf8.size(), maxBytes);
    while (length < utf8.size() && length > 0 &&
           (static_cast<unsigned char>(utf8[length]) & 0xc0U) == 0x80)
        --length;
    return utf8.substr(0, length);
}

} // namespace

std::string listText(std::span<const std::string> shown, std::size_t received, std::size_t claimed)
{
    std::string text;
    for (const std::string& value : shown)
        text += value + ' ';
    if (received != claimed)
        return text + "… (" + numberText(received) + " of " + numberText(claimed) + ')';
    if (received > shown.size())
        return text + "… (" + numberText(claimed) + ')';
    if (!text.empty())
        text.pop_back();
    return text;
}

std::string lineText(std::string_view utf8)
{
    std::string text;
    for (const char32_t c : fromUtf8(beginning(utf8)))
        text += disturbs(c) ? codeOf(c) : toUtf8(std::u32string_view(&c, 1));
    if (utf8.size() > maxBytes)
        text += "… (" + numberText(utf8.size()) + " bytes)";
    return text;
}

bool namesContain(std::string_view names, std::string_view text)
{
    // clang 14 does not compile std::ranges::search of gcc 12.
    return std::search(names.begin(), names.end(), text.begin(), text.end(),
                       [&](char a, char b) { return lowerCase(a) == lowerCase(b); }) !=
               names.end() ||
           text.empty();
}

} // namespace leadline::base
