// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace leadline::app {

/// The same in the language of the window; of several sentences each. What is not known stays as it
/// is: no more can happen than that a sentence is English. core knows no language, so that what it
/// says is the same on the command line, in recordings and in tests; hence also what was recorded
/// long ago is shown translated. Any thread.
[[nodiscard]] QString translated(std::string_view english);

} // namespace leadline::app
