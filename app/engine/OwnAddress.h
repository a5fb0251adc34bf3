// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Address.h"

#include <QString>

#include <optional>

namespace leadline::app {

/// Parses Leadline's own MAVLink ids as typed, such as `254/190`. Nullopt for ids that are not
/// allowed: systems above 254, components above 255, and 0.
[[nodiscard]] std::optional<mavlink::Address> ownAddressOf(const QString& typed);
/// The ids for links of vehicles without a choice of their own; stored in the settings.
[[nodiscard]] mavlink::Address defaultOwnAddress();
void setDefaultOwnAddress(const mavlink::Address& own);
[[nodiscard]] QString ownAddressText(const mavlink::Address& address);

} // namespace leadline::app
