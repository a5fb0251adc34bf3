// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"

#include <array>
#include <charconv>
#include <chrono>
#include <concepts>
#include <span>
#include <string>
#include <string_view>

namespace leadline::log {

/// Writes an object member by member.
class JsonObject {
public:
    void add(std::string_view key, std::integral auto value) { addNumber(key, value); }
    void add(std::string_view key, double value) { addNumber(key, value); }
    void add(std::string_view key, std::string_view value)
    {
        begin(key);
        appendText(value);
    }
    void addRaw(std::string_view key, std::string_view json)
    {
        begin(key);
        m_text += json;
    }
    [[nodiscard]] std::string text() const { return m_text + '}'; }

private:
    void begin(std::string_view key)
    {
        m_text += m_text.size() == 1 ? "\"" : ",\"";
        m_text += key;
        m_text += "\":";
    }
    void addNumber(std::string_view key, auto value)
    {
        begin(key);
        std::array<char, 32> digits{};
        const char* end = std::to_chars(digits.begin(), digits.end(), value).ptr;
        m_text += std::string_view(digits.begin(), end);
    }
    void appendText(std::string_view value)
    {
        constexpr std::string_view hex = "0123456789abcdef";
        m_text += '"';
        for (const char c : value) {
            const auto code = static_cast<unsigned char>(c);
            if (c == '"' || c == '\\') {
                m_text += '\\';
                m_text += c;
            } else if (code < 0x20) {
                m_text += "\\u00";
                m_text += hex[code >> 4U];
                m_text += hex[code & 0xfU];
            } else {
                m_text += c;
            }
        }
        m_text += '"';
    }

    std::string m_text = "{";
};

/// The type `time` of Foxglove's schemas; `utc` since 1970.
[[nodiscard]] inline std::string foxgloveTime(std::chrono::nanoseconds utc)
{
    const auto seconds = std::chrono::floor<std::chrono::seconds>(utc);
    JsonObject stamp;
    stamp.add("sec", seconds.count());
    stamp.add("nsec", (utc - seconds).count());
    return stamp.text();
}

} // namespace leadline::log
