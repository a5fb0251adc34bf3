// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "McapOutput.h"
#include "log/McapLayout.h"

namespace leadline::exporting {

/// Copies the records of an MCAP file that are no messages: its notes and attachments, as they
/// stand, whatever their size. False where the file's medium does not give them.
[[nodiscard]] bool copyNotes(const log::mcap::McapLayout& layout, log::ForwardView& view,
                             McapOutput& output);

} // namespace leadline::exporting
