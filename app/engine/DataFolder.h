// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <filesystem>

/// The folders for data that is neither a setting nor a recording.
namespace leadline::app {

/// Sets the user's folder (`--data-dir`); must be called before anything else here. Empty for the
/// system's usual folders.
void setDataFolder(const QString& folder);
/// The user's folder as an absolute path; empty without one.
[[nodiscard]] QString dataFolder();

/// Folder for notes about recordings that cannot be stored beside them (see io::SidecarFile).
[[nodiscard]] std::filesystem::path notesFolder();
/// Folder for data that can be created again at any time.
[[nodiscard]] QString cacheFolder();

} // namespace leadline::app
