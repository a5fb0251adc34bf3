// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Bytes.h"
#include "sim/Sea.h"

#include <cstdint>
#include <span>
#include <vector>

namespace leadline::sim {

/// Source ids on the wire.
inline constexpr std::uint8_t ping1dId = 1;
inline constexpr std::uint8_t ping360Id = 2;

/// profile (1300) of a Ping1D, as on the wire.
[[nodiscard]] std::vector<std::byte> profileFrame(const Profile1d& profile,
                                                  std::uint32_t pingNumber);

/// device_data (2300) of a Ping360, as on the wire.
[[nodiscard]] std::vector<std::byte> deviceDataFrame(const SpokeSettings& settings,
                                                     std::span<const std::uint8_t> samples);

/// device_information (4): a Ping1D (revision 1, firmware 3.29.0) or a Ping360 (revision C,
/// firmware 3.1.1).
[[nodiscard]] std::vector<std::byte> ping1dInformationFrame();
[[nodiscard]] std::vector<std::byte> ping360InformationFrame();

} // namespace leadline::sim
