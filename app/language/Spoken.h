// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>
#include <string_view>

namespace leadline::app {

/// One that core, or what the command line shares with the window, puts together in English.
struct Template {
    /// With %1 to %9 where something is filled in; known to lupdate in the context "core".
    const char* english = nullptr;
    /// Which of these are phrases of their own ("23"), to be translated like the whole; names of
    /// files, addresses and what devices said are not.
    const char* phrases = "";
};

[[nodiscard]] std::span<const Template> doctorTemplates();
[[nodiscard]] std::span<const Template> deviceTemplates();
[[nodiscard]] std::span<const Template> linkTemplates();
[[nodiscard]] std::span<const Template> recordingTemplates();
[[nodiscard]] std::span<const Template> exportTemplates();
[[nodiscard]] std::span<const Template> firmwareTemplates();
/// What stands within sentences; by itself none of it is looked for.
[[nodiscard]] std::span<const Template> phraseTemplates();

/// The same in the language of the window; of several sentences each. What is not known stays as it
/// is: no more can happen than that a sentence is English. core knows no language, so that what it
/// says is the same on the command line, in recordings and in tests; hence also what was recorded
/// long ago is shown translated. Any thread.
[[nodiscard]] QString spoken(std::string_view english);

} // namespace leadline::app
