// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"

#include <QString>

namespace leadline::app {

/// The text of an event in the window's language. Events that were recorded before messages were
/// have their English text only: those that Leadline wrote then are recognized here and nowhere
/// else; a text of a device or a person stays as it is. Thread-safe.
[[nodiscard]] QString translatedEvent(const base::Message& message);

/// The international foot.
inline constexpr double metresPerFoot = 0.3048;
/// An event with the lengths of markers and settings, which are recorded in metres, in feet.
[[nodiscard]] base::Message withLengthsInFeet(const base::Message& message);

} // namespace leadline::app
