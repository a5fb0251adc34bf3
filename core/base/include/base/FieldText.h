// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::base {

/// One field of a received message as text. The string views refer to static tables.
struct FieldText {
    std::string_view name;
    /// Type in the protocol's notation: `u16`, `char[50]`.
    std::string_view type;
    /// The wire value in ASCII digits or UTF-8; empty if the payload ends before the field.
    std::string value;
    /// "" if the field has none.
    std::string_view unit;
    /// Names in older versions of the protocol's documents, separated by blanks.
    std::string_view oldNames;
    bool missing = false;
};

/// All fields of a payload as text.
struct FieldTexts {
    /// In wire order; empty for a message whose fields are unknown.
    std::vector<FieldText> fields;
    /// Number of bytes at the payload's end that belong to no field.
    std::size_t furtherBytes = 0;
};

/// The shortest decimal digits that read back as this value; `nan`, `inf`.
template<Scalar T>
[[nodiscard]] std::string numberText(T value)
{
    std::array<char, 32> digits{};
    const auto end = [&] {
        if constexpr (sizeof(T) == 1)
            return std::to_chars(digits.data(), digits.data() + digits.size(), int{value}).ptr;
        else
            return std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    }();
    return {digits.data(), end};
}

/// Values of a list that are shown.
inline constexpr std::size_t maxListed = 16;

/// The values, of which `shown` are the first maxListed. The count follows if there are more, or if
/// fewer were received than `claimed`.
[[nodiscard]] std::string listText(std::span<const std::string> shown, std::size_t received,
                                   std::size_t claimed);

/// The first maxListed values. The count follows if there are more, or if fewer were received than
/// `claimed`.
template<Scalar T>
[[nodiscard]] std::string listText(std::span<const T> values, std::size_t claimed)
{
    std::vector<std::string> shown;
    for (const T value : values.first(std::min(values.size(), maxListed)))
        shown.push_back(numberText(value));
    return listText(shown, values.size(), claimed);
}

/// One line of limited length; control and invisible characters are shown as their codes.
[[nodiscard]] std::string lineText(std::string_view utf8);

/// True if `names` contains `text`, ignoring ASCII case; always true for an empty text.
[[nodiscard]] bool namesContain(std::string_view names, std::string_view text);

} // namespace leadline::base
