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

/// A JSON value with all that is in it. Numbers stay the digits that they are until they are asked
/// for, so that nanoseconds since 1970 lose nothing; texts are valid UTF-8.
class JsonValue {
public:
    /// Nullopt when `json` is not one value, longer than 4 MiB, or deeper than 32.
    [[nodiscard]] static std::optional<JsonValue> parse(std::string_view json);

    // Nothing where it is of another kind.
    [[nodiscard]] std::optional<double> number() const;
    /// Of digits alone.
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

    /// The first member of that name, or an empty value: of an object that lacks it, or no object.
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

/// The whole numbers, and the arrays of bytes, that a JSON object holds directly; everything else
/// in it is passed over. Keys are compared as they stand, without escapes.
class JsonFields {
public:
    /// Nullopt when `json` is not one object. `json` must live as long.
    [[nodiscard]] static std::optional<JsonFields> parse(std::string_view json);

    [[nodiscard]] std::optional<std::int64_t> number(std::string_view key) const;
    /// An array of whole numbers 0..255; null when there is none.
    [[nodiscard]] const std::vector<std::uint8_t>* bytes(std::string_view key) const;

private:
    friend class JsonFieldsParser;
    std::vector<std::pair<std::string_view, std::int64_t>> m_numbers;
    std::vector<std::pair<std::string_view, std::vector<std::uint8_t>>> m_bytes;
};

} // namespace leadline::base
