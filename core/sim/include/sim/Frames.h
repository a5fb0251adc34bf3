// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "sim/Sea.h"

#include <cstdint>
#include <span>
#include <vector>

namespace leadline::sim {

/// Source device ids on the wire.
inline constexpr std::uint8_t ping1dId = 1;
inline constexpr std::uint8_t ping360Id = 2;

/// A profile message (1300) of a Ping1D as a frame.
[[nodiscard]] std::vector<std::byte> profileFrame(const Profile1d& profile,
                                                  std::uint32_t pingNumber);

/// A device_data message (2300) of a Ping360 as a frame.
[[nodiscard]] std::vector<std::byte> deviceDataFrame(const SpokeSettings& settings,
                                                     std::span<const std::uint8_t> samples);

/// device_information messages (4): a Ping1D (revision 1, firmware 3.29.0) and a Ping360 (revision
/// C, firmware 3.1.1).
[[nodiscard]] std::vector<std::byte> ping1dInformationFrame();
[[nodiscard]] std::vector<std::byte> ping360InformationFrame();

} // namespace leadline::sim
