// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace leadline::base {

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
    friend class JsonScanner;
    std::vector<std::pair<std::string_view, std::int64_t>> m_numbers;
    std::vector<std::pair<std::string_view, std::vector<std::uint8_t>>> m_bytes;
};

} // namespace leadline::base
