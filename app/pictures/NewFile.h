// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "base/Result.h"

#include <QString>

namespace leadline::app {

/// Writes a file that was not there before: whole or not at all, and never over another one. Its
/// name is `stem` and `suffix` (".png"), with "-2", "-3" … between them where that is taken. Gives
/// its path. The folder is made if need be. Waits for the disk.
[[nodiscard]] base::Result<QString> writeNewFile(const QString& folder, const QString& stem,
                                                 const QString& suffix, base::ByteSpan bytes);

} // namespace leadline::app
