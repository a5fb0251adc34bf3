// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "McapOutput.h"
#include "mcap/McapLayout.h"

namespace leadline::exporting {

/// Copies a record of an MCAP file that is no message: a note or an attachment, as it stands,
/// whatever its size. False where the file's medium does not give it.
[[nodiscard]] bool copyNote(const log::mcap::RecordPlace& place, log::ForwardView& view,
                            McapOutput& output);

} // namespace leadline::exporting
