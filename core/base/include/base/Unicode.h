// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace leadline::base {

/// The value of a decimal digit of any script (Unicode Nd), as recordings with localised digits
/// need; nullopt for other characters.
[[nodiscard]] std::optional<int> decimalDigit(char32_t codePoint);

/// Invalid sequences become U+FFFD.
[[nodiscard]] std::u32string fromUtf8(std::string_view text);
[[nodiscard]] std::u32string fromUtf16Big(std::span<const std::byte> bytes);
[[nodiscard]] std::string toUtf8(std::u32string_view text);
/// `text` with invalid sequences replaced by U+FFFD.
[[nodiscard]] std::string validUtf8(std::string_view text);

/// A path, or a part of one, as UTF-8 on every system.
[[nodiscard]] inline std::string utf8(const std::filesystem::path& path)
{
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

} // namespace leadline::base
