// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"

#include <QString>

#include <string>
#include <string_view>

namespace leadline::app {

/// Translates English sentences of core into the window's language; unknown ones are returned
/// unchanged. core writes English only, so that its texts are the same on the command line, in
/// recordings and in tests; recorded texts are translated when displayed. Thread-safe.
[[nodiscard]] QString translated(std::string_view english);
[[nodiscard]] inline QString translated(const std::string& english)
{
    return translated(std::string_view(english));
}
/// The text of a message in the window's language. Thread-safe.
[[nodiscard]] QString translated(const base::Message& message);
/// Translates a term of core/ that QT_TRANSLATE_NOOP marks there, such as the name of a setting.
[[nodiscard]] QString translatedTerm(std::string_view english);

} // namespace leadline::app
