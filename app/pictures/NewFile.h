// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Result.h"

#include <QString>

namespace leadline::app {

/// Atomically writes a new file and returns its path; never overwrites one. The name is `stem` and
/// `suffix` (".png"), with "-2", "-3" … between them if that exists. Creates the folder if needed.
/// Blocks on the disk.
[[nodiscard]] base::Result<QString> writeNewFile(const QString& folder, const QString& stem,
                                                 const QString& suffix, base::ByteSpan bytes);

} // namespace leadline::app
