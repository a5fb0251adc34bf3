// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "discovery/LinkController.h"

#include <QString>
#include <QStringList>

namespace leadline::app {

// What is connected, by the keys of its places (placeKey).

/// Empty where there is none.
[[nodiscard]] QString keyOf(const LiveSonar* sonar);
[[nodiscard]] QString keyOf(const LiveVehicle* vehicle);

/// Null where nobody has this key.
[[nodiscard]] LiveSonar* sonarOf(const LinkController& connector, const QString& key);
[[nodiscard]] LiveVehicle* vehicleOf(const LinkController& connector, const QString& key);

/// Of the sonars, then of the vehicles.
[[nodiscard]] QStringList connectedKeys(const LinkController& connector);
/// Of the first one that does not work; empty where all of them do.
[[nodiscard]] QString faultyKey(const LinkController& connector);

} // namespace leadline::app
