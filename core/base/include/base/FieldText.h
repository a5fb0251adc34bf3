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

/// One field of a received message, for people to read. Views show tables that live on.
struct FieldText {
    std::string_view name;
    /// As the protocol writes it: `u16`, `char[50]`.
    std::string_view type;
    /// As on the wire, in ASCII digits or UTF-8; empty when the payload ends before the field.
    std::string value;
    /// "" if none.
    std::string_view unit;
    /// Of older documents, separated by blanks.
    std::string_view oldNames;
    bool missing = false;
};

/// All that a payload says.
struct FieldTexts {
    /// In wire order; empty for a message whose fields nobody told us.
    std::vector<FieldText> fields;
    /// Bytes at the end of the payload that are in no field.
    std::size_t furtherBytes = 0;
};

/// The shortest digits that mean this value; `nan`, `inf`.
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

/// The first values, and how many there are where not all are shown or fewer came than `claimed`.
template<Scalar T>
[[nodiscard]] std::string listText(std::span<const T> values, std::size_t claimed)
{
    constexpr std::size_t mostShown = 16;
    std::string text;
    for (const T value : values.first(std::min(values.size(), mostShown)))
        text += numberText(value) + ' ';
    if (values.size() != claimed)
        return text + "… (" + numberText(values.size()) + " of " + numberText(claimed) + ')';
    if (values.size() > mostShown)
        return text + "… (" + numberText(claimed) + ')';
    if (!text.empty())
        text.pop_back();
    return text;
}

/// In one line and not too long: what cannot be seen or moves the line about is told by its code.
[[nodiscard]] std::string lineText(std::string_view utf8);

/// Whether `text` stands in `names`. ASCII case does not matter; an empty text stands everywhere.
[[nodiscard]] bool namesContain(std::string_view names, std::string_view text);

} // namespace leadline::base
