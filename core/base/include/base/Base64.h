// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace leadline::base {

/// RFC 4648, section 4, with its padding.
[[nodiscard]] std::string toBase64(std::span<const std::uint8_t> bytes);
/// Nullopt if `text` is not what toBase64() writes.
[[nodiscard]] std::optional<std::vector<std::uint8_t>> fromBase64(std::string_view text);

} // namespace leadline::base
