// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "mcap/McapDamage.h"

#include <filesystem>
#include <stop_token>

namespace leadline::mcap {

/// Result of checking a whole file.
struct Inspection {
    /// Damage in the chunks, and to chunks that only the summary lists.
    McapDamage damage;
    /// True if indexes, counts and checksums agree with the content.
    bool agrees = true;
    /// True if the checksums of all attachments are right; also meaningful for a truncated file.
    bool attachmentsValid = true;
};

/// Reads a whole file: every chunk is uncompressed and its checksum verified, every index is
/// compared with the messages that it lists, as are the counts and the checksum of the data
/// section, if present. When it is stopped it returns soon, and the result must be ignored.
[[nodiscard]] Inspection inspect(const io::ByteSource& file, const McapLayout& layout,
                                 const std::stop_token& stop);

/// Error for a file of which a part cannot be read, so that nothing is known about its damage.
[[nodiscard]] base::Error incompleteReadError(const std::filesystem::path& path);
/// Error for a file whose repair was stopped before it changed anything.
[[nodiscard]] base::Error cancelledError(const std::filesystem::path& path);

} // namespace leadline::mcap
