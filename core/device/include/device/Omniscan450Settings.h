// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SettingGroup.h"

#include <cstddef>
#include <span>

/// Settings of an Omniscan 450: a row for each value, and for each group of rows how it is sent and
/// reported.
namespace leadline::device::omniscan450 {

[[nodiscard]] std::span<const SettingRow> settingRows();

enum Index : std::size_t {
    range,
    gain,
    interval,
    results,
    pulseLength,
    filterLength,
    soundSpeed,
    groupCount
};
/// By Index.
[[nodiscard]] std::span<const SettingGroup> groups();
/// The message with all parameters; without pings it stops the sonar.
[[nodiscard]] ping::omniscan450::PingParams parametersOf(std::span<const WireValue> values,
                                                         bool pings);

} // namespace leadline::device::omniscan450
