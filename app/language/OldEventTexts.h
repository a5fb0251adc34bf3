// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"

#include <QString>

namespace leadline::app {

/// The text of an event in the window's language. Events that were recorded before messages were
/// have their English text only: those that Leadline wrote then are recognized here and nowhere
/// else; a text of a device or a person stays as it is. Thread-safe.
[[nodiscard]] QString translatedEvent(const base::Message& message);

} // namespace leadline::app
