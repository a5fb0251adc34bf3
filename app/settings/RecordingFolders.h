// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// Of which folders the page Logs lists the recordings, besides that of the next one. Kept in the
/// settings.
namespace leadline::app {

[[nodiscard]] QStringList listedFolders();
/// False where there is nothing to add.
bool listFolder(const QString& folder);

} // namespace leadline::app
