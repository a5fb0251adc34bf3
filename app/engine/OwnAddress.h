// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/Address.h"

#include <QString>

#include <optional>

namespace leadline::app {

/// The ids that Leadline is to have, as they are typed: `254/190`. Nullopt of what may not be: no
/// more than 254 and 255, and no 0.
[[nodiscard]] std::optional<mavlink::Address> ownAddressOf(const QString& typed);
/// On links of vehicles where no others were chosen; kept in the settings.
[[nodiscard]] mavlink::Address usualOwn();
void setUsualOwn(const mavlink::Address& own);
[[nodiscard]] QString addressWords(const mavlink::Address& address);

} // namespace leadline::app
