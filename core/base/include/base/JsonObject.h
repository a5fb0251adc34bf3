// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <charconv>
#include <cmath>
#include <concepts>
#include <string>
#include <string_view>

namespace leadline::base {

/// Appends `text` as a JSON string, with quotes and escapes.
void appendJsonText(std::string& json, std::string_view text);

/// Writes a JSON object member by member. Numbers get the shortest digits that read back as the
/// same value; NaN and infinity are omitted.
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
    /// `json` has to be a complete JSON value.
    void addRaw(std::string_view key, std::string_view json)
    {
        begin(key);
        m_text += json;
    }
    /// Adds nothing if the optional is empty.
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
