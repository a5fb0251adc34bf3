// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <charconv>
#include <cmath>
#include <concepts>
#include <string>
#include <string_view>

namespace leadline::base {

/// Appends a text as JSON writes it, with its quotes.
void appendJsonText(std::string& json, std::string_view text);

/// Writes an object member by member. Numbers have the shortest digits that mean them; those that
/// JSON has no digits for are left out.
class JsonObject {
public:
    void add(std::string_view key, std::integral auto value) { addNumber(key, value); }
    void add(std::string_view key, double value)
    {
        if (std::isfinite(value))
            addNumber(key, value);
    }
    void add(std::string_view key, std::string_view value)
    {
        begin(key);
        appendJsonText(m_text, value);
    }
    void addFlag(std::string_view key, bool value) { addRaw(key, value ? "true" : "false"); }
    /// `json` is a whole value.
    void addRaw(std::string_view key, std::string_view json)
    {
        begin(key);
        m_text += json;
    }
    /// Nothing where there is no value.
    void addIf(std::string_view key, const auto& value)
    {
        if (value)
            add(key, *value);
    }
    [[nodiscard]] std::string text() const { return m_text + '}'; }

private:
    void begin(std::string_view key)
    {
        if (m_text.size() > 1)
            m_text += ',';
        appendJsonText(m_text, key);
        m_text += ':';
    }
    void addNumber(std::string_view key, auto value)
    {
        begin(key);
        std::array<char, 32> digits{};
        const char* end = std::to_chars(digits.begin(), digits.end(), value).ptr;
        m_text += std::string_view(digits.begin(), end);
    }

    std::string m_text = "{";
};

} // namespace leadline::base
