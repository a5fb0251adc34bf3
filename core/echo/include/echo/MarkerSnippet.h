// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/Marker.h"
#include "echo/PingReader.h"

#include <vector>

namespace leadline::echo {

/// So far around a marker its echoes are kept.
inline constexpr double snippetDeg = 22;
inline constexpr double snippetM = 2.5;
inline constexpr log::Time snippetTime = std::chrono::seconds(5);

/// The samples around `rangeM` in the ping and in those beside it: of a sonar that turns the newest
/// of each bearing up to `count`, in the order of bearings (`mirrored`: the other way round); else
/// those before and after it, in the order of time. Empty where the ping cannot be read.
[[nodiscard]] std::vector<annotations::SnippetPing> snippetAround(const PingReader& reader,
                                                                  std::uint64_t ping, double rangeM,
                                                                  std::uint64_t count,
                                                                  bool mirrored = false);

/// Which sample of a profile lies at a range; nullopt outside it.
[[nodiscard]] std::optional<std::uint32_t> sampleAt(const Profile& profile, double rangeM);

} // namespace leadline::echo
