// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"

#include <optional>

namespace leadline::exporting {

/// Where a ping looked, degrees from the front, clockwise, -180 to below 180: as the device says
/// it, without mount or mirror. Nullopt for a sonar that does not turn.
[[nodiscard]] std::optional<double> relativeBearing(const echo::Ping& ping);

} // namespace leadline::exporting
