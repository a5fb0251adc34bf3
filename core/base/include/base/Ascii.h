// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

/// Letters, blanks and numbers of ASCII, whatever the locale of the system is.
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

/// Without blanks at its beginning and its end.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text,
                                                 std::string_view blanks = " \t\r\n")
{
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// With zeros in front, so that there are at least so many digits.
[[nodiscard]] inline std::string padded(const std::string& digits, std::size_t width)
{
    return std::string(width - std::min(width, digits.size()), '0') + digits;
}

/// Takes the number at the beginning of a text off; nullopt where there is none that fits.
template<class Number>
[[nodiscard]] std::optional<Number> takeNumber(std::string_view& text, auto... how)
{
    Number value{};
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), value, how...);
    if (error != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

/// Of a text that is a number and nothing else. `how` is the base or the format of from_chars.
template<class Number>
[[nodiscard]] std::optional<Number> wholeNumber(std::string_view text, auto... how)
{
    const auto number = takeNumber<Number>(text, how...);
    return text.empty() ? number : std::nullopt;
}

} // namespace leadline::base
