// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "device/SettingGroup.h"

#include <cstddef>
#include <span>

// Settings of multibeam sonars: a row for each value, and for each group of rows how it is sent and
// reported. The message that ends a ping reports range, gain and range steps.

namespace leadline::device::surveyor240 {

[[nodiscard]] std::span<const SettingRow> settingRows();

enum Index : std::size_t {
    range,
    depthLimit,
    gain,
    interval,
    rangeSteps,
    pulseSteps,
    channelData,
    soundSpeed,
    groupCount
};
/// By Index.
[[nodiscard]] std::span<const SettingGroup> groups();
/// The message with all parameters; without pings it stops the sonar.
[[nodiscard]] ping::surveyor240::SetPingParameters parametersOf(std::span<const WireValue> values,
                                                                bool pings);

} // namespace leadline::device::surveyor240

namespace leadline::device::omniscan3d {

[[nodiscard]] std::span<const SettingRow> settingRows();

enum Index : std::size_t {
    range,
    gain,
    interval,
    rangeSteps,
    pulseSteps,
    channelData,
    soundSpeed,
    groupCount
};
/// By Index.
[[nodiscard]] std::span<const SettingGroup> groups();
/// The message with all parameters; without pings it stops the sonar.
[[nodiscard]] ping::omniscan3d::SetPingParams parametersOf(std::span<const WireValue> values,
                                                           bool pings);

} // namespace leadline::device::omniscan3d
