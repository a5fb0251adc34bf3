// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "log/RecordingReader.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace leadline::log {

/// That a recording which was indexed was read to its end, as far as its medium and this computer
/// are concerned; else a sentence that begins with `name` (UTF-8). What is damaged or cut off in
/// the file itself is the file's, and no trouble of reading it.
[[nodiscard]] base::Status readWhole(const ReadCounts& counts, std::string_view name);

/// One for whoever gets a recording of which so many messages are missing and so many parts are
/// damaged; empty where it is whole.
[[nodiscard]] std::string damageSentence(std::uint64_t messagesMissing, std::uint64_t damagedParts);

} // namespace leadline::log
