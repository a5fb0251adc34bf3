// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <filesystem>

/// Where the programs keep what is neither a setting nor a recording.
namespace leadline::app {

/// The user's choice (`--data-dir`), said once before anything else here is asked. Empty: where the
/// system has such things.
void setDataFolder(const QString& folder);
/// Absolute; empty without one.
[[nodiscard]] QString dataFolder();

/// What was said of recordings and cannot lie beside them (log::SidecarFile).
[[nodiscard]] std::filesystem::path notesFolder();
/// What can be made anew at any time.
[[nodiscard]] QString cacheFolder();

} // namespace leadline::app
