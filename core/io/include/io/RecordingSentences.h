// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <cstdint>
#include <string>

/// What a recording tells the pilot of its disk.
namespace leadline::log {

inline constexpr std::uint64_t megabyte = 1'000'000;

/// "1 message", "20 messages"
[[nodiscard]] std::string counted(std::uint64_t messages);
/// "1.2 GB left: about 5 minutes at this rate."
[[nodiscard]] std::string spaceSentence(std::uint64_t free, base::Duration roomFor);
/// "20 messages were not recorded while the disk was full"
[[nodiscard]] std::string fullSentence(std::uint64_t messages);
/// Two sentences, of which any may be empty.
[[nodiscard]] std::string joined(const std::string& first, const std::string& second);

} // namespace leadline::log
