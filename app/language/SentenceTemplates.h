// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace leadline::app {

/// Template of an English sentence that is composed in core or in code shared with the command
/// line.
struct Template {
    /// Text with %1 to %9 for arguments; extracted by lupdate in the context "core".
    const char* english = nullptr;
    /// Numbers of the arguments that are phrases to be translated themselves ("23"). File names,
    /// addresses and texts of devices are not.
    const char* phrases = "";
};

[[nodiscard]] std::span<const Template> sentenceTemplates();
/// Templates of phrases within sentences; not matched as whole sentences.
[[nodiscard]] std::span<const Template> phraseTemplates();

} // namespace leadline::app
