// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "mcap/McapDamage.h"

#include <filesystem>
#include <stop_token>

namespace leadline::mcap {

/// What checking a file found that was walked over to its end.
struct Inspection {
    /// Of all chunks and of what the summary knows.
    McapDamage damage;
    /// Its indexes, counts and checksums say what is there.
    bool agrees = true;
    /// Of its attachments alone: also where the file is cut off, and agrees with nothing yet.
    bool attachmentsHold = true;
};

/// Reads all of a file: every chunk is uncompressed and summed, every index compared with the
/// messages that it names, and so are the counts and the sum over all data, where there are any.
/// Told to stop, it ends soon, and what it gives back says nothing.
[[nodiscard]] Inspection inspect(const io::ByteSource& file, const McapLayout& layout,
                                 const std::stop_token& stop);

/// Of a file some of which does not come: nothing is known of what is damaged in it.
[[nodiscard]] base::Error notToItsEnd(const std::filesystem::path& path);
/// Of one whose repair was told to stop before it changed anything.
[[nodiscard]] base::Error stoppedAt(const std::filesystem::path& path);

} // namespace leadline::mcap
