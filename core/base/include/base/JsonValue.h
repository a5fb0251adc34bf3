// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace leadline::base {

/// A parsed JSON value. Numbers stay text until they are read, so nanoseconds since 1970 keep all
/// digits; strings are valid UTF-8.
class JsonValue {
public:
    /// Nullopt if `json` is not exactly one value, is longer than 4 MiB, or nested deeper than 32
    /// levels.
    [[nodiscard]] static std::optional<JsonValue> parse(std::string_view json);

    // These return nullopt or null if the value has another type.
    [[nodiscard]] std::optional<double> number() const;
    /// Nullopt if the number has a fraction or exponent.
    [[nodiscard]] std::optional<std::int64_t> whole() const;
    [[nodiscard]] std::optional<bool> flag() const;
    [[nodiscard]] const std::string* text() const { return std::get_if<std::string>(&m_value); }
    [[nodiscard]] const std::vector<JsonValue>* items() const
    {
        return std::get_if<Array>(&m_value);
    }
    [[nodiscard]] const std::vector<std::pair<std::string, JsonValue>>* members() const
    {
        return std::get_if<Object>(&m_value);
    }

    /// The first member with that key; an empty value if there is none or this is not an object.
    [[nodiscard]] const JsonValue& operator[](std::string_view key) const;

private:
    friend class JsonParser;
    struct Digits {
        std::string text;
    };
    using Array = std::vector<JsonValue>;
    using Object = std::vector<std::pair<std::string, JsonValue>>;

    std::variant<std::monostate, bool, Digits, std::string, Array, Object> m_value;
};

/// The integers and byte arrays directly in a JSON object; everything else is skipped. Keys are
/// compared as written, without resolving escapes.
class JsonFields {
public:
    /// Nullopt if `json` is not exactly one object. `json` must outlive the result.
    [[nodiscard]] static std::optional<JsonFields> parse(std::string_view json);

    [[nodiscard]] std::optional<std::int64_t> number(std::string_view key) const;
    /// An array of integers 0..255; null if there is none under that key.
    [[nodiscard]] const std::vector<std::uint8_t>* bytes(std::string_view key) const;

private:
    friend class JsonFieldsParser;
    std::vector<std::pair<std::string_view, std::int64_t>> m_numbers;
    std::vector<std::pair<std::string_view, std::vector<std::uint8_t>>> m_bytes;
};

} // namespace leadline::base
