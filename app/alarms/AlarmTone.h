// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alarms/AlarmLimit.h"

#include <cstddef>
#include <vector>

namespace leadline::app {

enum class AlarmVolume { Off, Soft, Loud };

/// A second of the alarm's sound as a WAV file: 16 bits, one channel. Near beeps high and thrice,
/// far low and once, so that they are told apart without looking.
[[nodiscard]] std::vector<std::byte> alarmTone(AlarmLimit::Side side, AlarmVolume volume);

} // namespace leadline::app
