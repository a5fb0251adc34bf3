// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"

#include <QString>

#include <string>
#include <string_view>

namespace leadline::app {

/// The text of a message in the window's language. Thread-safe.
[[nodiscard]] QString translated(const base::Message& message);
/// Translates a term of core/ that QT_TRANSLATE_NOOP marks there, such as the name of a setting.
[[nodiscard]] QString translatedTerm(std::string_view english);

} // namespace leadline::app
