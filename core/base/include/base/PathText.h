// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace leadline::base {

/// A path, or a part of one, for sentences and files: UTF-8 on every system.
[[nodiscard]] inline std::string utf8(const std::filesystem::path& path)
{
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

} // namespace leadline::base
