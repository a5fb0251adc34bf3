// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace leadline::app {

/// One that core, or what the command line shares with the window, puts together in English.
struct Template {
    /// With %1 to %9 where something is filled in; known to lupdate in the context "core".
    const char* english = nullptr;
    /// Which of these are phrases of their own ("23"), to be translated like the whole; names of
    /// files, addresses and what devices said are not.
    const char* phrases = "";
};

[[nodiscard]] std::span<const Template> sentenceTemplates();
/// What stands within sentences; by itself none of it is looked for.
[[nodiscard]] std::span<const Template> phraseTemplates();

} // namespace leadline::app
