// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/Marker.h"
#include "echo/PingReader.h"

#include <vector>

namespace leadline::echo {

/// Extent of the samples kept around a marker: ± degrees, ± metres, ± time.
inline constexpr double snippetDeg = 22;
inline constexpr double snippetM = 2.5;
inline constexpr log::Time snippetTime = std::chrono::seconds(5);

/// The samples around `rangeM` in the ping and its neighbours: for a turning sonar the newest ping
/// of each bearing among the first `count`, ordered by bearing (reversed if `mirrored`); else the
/// pings before and after in the order of time. Empty if the ping cannot be read.
[[nodiscard]] std::vector<annotations::SnippetPing> snippetAround(const PingReader& reader,
                                                                  std::uint64_t ping, double rangeM,
                                                                  std::uint64_t count,
                                                                  bool mirrored = false);

/// Index of the sample at a range; nullopt outside of the profile.
[[nodiscard]] std::optional<std::uint32_t> sampleAt(const Profile& profile, double rangeM);

} // namespace leadline::echo
