// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/ValueWithError.h"
#include "log/FrameEntry.h"

#include <optional>

namespace leadline::app {

class SelectedVehicle;
class SonarSource;

/// How high the sonars were over the bottom at a moment (m), by an echosounder that looks down:
/// what it measured last, not older than a second and with at least 50 % confidence. Nullopt
/// without that, or where the vehicle, if there is one, leans too far. The sound speed's error is
/// not in it.
[[nodiscard]] std::optional<echo::ValueWithError>
altitudeAt(const SonarSource& sounder, SelectedVehicle* vehicle, log::Time time);

} // namespace leadline::app
