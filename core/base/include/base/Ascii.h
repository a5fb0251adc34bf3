// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

/// ASCII letters, whitespace and numbers, independent of the system's locale.
namespace leadline::base {

[[nodiscard]] constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

[[nodiscard]] constexpr char lowerCase(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

[[nodiscard]] inline std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) { return lowerCase(c); });
    return lower;
}

/// `text` without leading and trailing characters of `blanks`.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text,
                                                 std::string_view blanks = " \t\r\n")
{
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// Pads with leading zeros to at least `width` characters.
[[nodiscard]] inline std::string padded(const std::string& digits, std::size_t width)
{
    return std::string(width - std::min(width, digits.size()), '0') + digits;
}

/// Removes a number from the beginning of `text` and returns it; nullopt, with `text` unchanged, if
/// there is none or it does not fit the type. `how` is the base or format of std::from_chars.
template<class Number>
[[nodiscard]] std::optional<Number> consumeNumber(std::string_view& text, auto... how)
{
    Number value{};
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), value, how...);
    if (error != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

/// Converts a text that is one number and nothing else. `how` is the base or format of
/// std::from_chars.
template<class Number>
[[nodiscard]] std::optional<Number> parseNumber(std::string_view text, auto... how)
{
    const auto number = consumeNumber<Number>(text, how...);
    return text.empty() ? number : std::nullopt;
}

} // namespace leadline::base
