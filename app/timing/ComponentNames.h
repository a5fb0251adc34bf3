// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Address.h"
#include "mavlink/LinkMessages.h"

#include <QString>

#include <optional>

namespace leadline::app {

/// "1/1"
[[nodiscard]] QString addressText(mavlink::Address address);
/// "Autopilot", by its id or by what its heartbeat says.
[[nodiscard]] QString componentName(mavlink::Address address,
                                    const std::optional<mavlink::Heartbeat>& heartbeat);
/// "ArduSub"; empty where nothing is known.
[[nodiscard]] QString componentAbout(const std::optional<mavlink::Heartbeat>& heartbeat);

} // namespace leadline::app
