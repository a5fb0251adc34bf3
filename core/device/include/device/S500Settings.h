// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SettingGroup.h"

#include <cstddef>
#include <span>

/// Settings of an S500: a row for each value, and for each group of rows how it is sent and
/// reported.
namespace leadline::device::s500 {

[[nodiscard]] std::span<const SettingRow> settingRows();

enum Index : std::size_t { range, gain, interval, pulse, report, soundSpeed, groupCount };
/// By Index.
[[nodiscard]] std::span<const SettingGroup> groups();
/// The message with all parameters; without pings it stops the sonar.
[[nodiscard]] ping::s500::SetPingParams parametersOf(std::span<const WireValue> values, bool pings);

} // namespace leadline::device::s500
