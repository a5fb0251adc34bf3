// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// Folders whose recordings the Library page lists, besides the folder of new recordings. Saved in
/// the settings file.
namespace leadline::app {

[[nodiscard]] QStringList listedFolders();
/// Adds a folder; false if it is listed already.
bool listFolder(const QString& folder);

} // namespace leadline::app
