// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leadline::app {

/// Makes the program's own fonts known, where it carries them. Needs a QGuiApplication.
void loadOwnFonts();

} // namespace leadline::app
