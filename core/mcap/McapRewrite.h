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

/// Writes everything that can be read of a file into a complete new one, which then takes its
/// place. If something was damaged, the old file is kept under another name, and a note in the new
/// file says what is missing. `source` is the file as it was walked over. If a part of it cannot be
/// read, or the rewrite is stopped in time, the file remains as it is.
base::Status rewrite(io::LockedFile& file, const io::ShortReadSource& source,
                     const McapLayout& layout, const McapDamage& damage, RepairReport& report,
                     const std::stop_token& stop);

/// If a rewrite was interrupted between its two renamings, gives the recording its name back. Does
/// nothing if `path` exists or another process is about to rename it.
void restoreName(const std::filesystem::path& path);

/// The new file is made next to the recording, under its name with this suffix.
inline constexpr std::string_view repairSuffix = ".repairing";

} // namespace leadline::mcap
