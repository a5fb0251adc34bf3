// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcap/McapRecordCursor.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

// What stands in a file and does not come is a medium that fails, and no damage of the file.
namespace leadline::exporting {

/// Whether a cursor stands where it does because what stands there does not come.
[[nodiscard]] inline bool isUnreadable(const log::mcap::RecordCursor& cursor,
                                       log::ForwardView& view, std::uint64_t end)
{
    const auto rest = std::min<std::uint64_t>(end - cursor.at(), log::mcap::recordHead);
    return view.at(cursor.at(), static_cast<std::size_t>(rest)).size() < rest;
}

} // namespace leadline::exporting
