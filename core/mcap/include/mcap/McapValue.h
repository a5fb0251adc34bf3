// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcap/McapRecords.h"

#include <string>
#include <string_view>

namespace leadline::log::mcap {

/// What is said under that name, of a channel or in a note; empty without.
[[nodiscard]] inline const std::string& valueOf(const StringMap& map, std::string_view name)
{
    static const std::string none;
    for (const auto& [key, value] : map)
        if (key == name)
            return value;
    return none;
}

} // namespace leadline::log::mcap
