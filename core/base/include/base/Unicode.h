// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace leadline::base {

/// The value of a decimal digit of any script (Unicode Nd): recordings carry localised digits.
[[nodiscard]] std::optional<int> decimalDigit(char32_t codePoint);

/// What is not valid becomes U+FFFD.
[[nodiscard]] std::u32string fromUtf8(std::string_view text);
[[nodiscard]] std::u32string fromUtf16Big(std::span<const std::byte> bytes);
[[nodiscard]] std::string toUtf8(std::u32string_view text);
/// The same text; what is not valid is U+FFFD.
[[nodiscard]] std::string validUtf8(std::string_view text);

/// A path, or a part of one, for sentences and files: UTF-8 on every system.
[[nodiscard]] inline std::string utf8(const std::filesystem::path& path)
{
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

} // namespace leadline::base
