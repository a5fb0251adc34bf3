// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ByteSource.h"
#include "io/LockedFile.h"
#include "mcap/McapDamage.h"
#include "mcap/McapLayout.h"
#include "mcap/McapRepair.h"

#include <stop_token>
#include <string_view>

namespace leadline::mcap {

/// Writes all that can be read of a file into a complete one beside it, which then takes its
/// place. Where something was damaged, the file stays as it was under another name too.
/// A note in the new file says what is missing. `source` is the file, as it was walked over: where
/// something of it does not come, and when it is stopped before, the file stays as it is.
base::Status rewrite(io::LockedFile& file, const io::NotingSource& source, const McapLayout& layout,
                     const McapDamage& damage, RepairReport& report, const std::stop_token& stop);

/// Where a rewrite ended between its two renamings, gives the recording its name back; nothing
/// where `path` is there, or where somebody is about to rename it.
void giveNameBack(const std::filesystem::path& path);

/// What is made stands beside the recording, under its name with this behind it.
inline constexpr std::string_view besideSuffix = ".repairing";

} // namespace leadline::mcap
