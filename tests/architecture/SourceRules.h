// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace leadline::architecture {

/// The rooms of core/ that `room` may use: its own arrows and those behind them.
[[nodiscard]] QStringList roomsFor(const QString& room);

/// Rooms of core/ and folders of app/ that the README's tables do not name, or with other arrows.
[[nodiscard]] QStringList wrongRooms(const QString& readme);

/// The Qt modules that `room` may include; a room is a folder of core/, or "app".
[[nodiscard]] bool mayUseQt(const QString& room, const QString& module);

/// What is wrong with the includes of a C++ source; `path` is relative to the repository. Empty
/// when all is well; a finding names file and line.
[[nodiscard]] QStringList wrongIncludes(const QString& path, const QString& source);

/// What is wrong with a QML file beyond its syntax: colours and sizes that are not Theme's, more
/// lines than `mostQmlLines`. Theme.qml, which is a table of them, may hold them all.
[[nodiscard]] QStringList wrongQml(const QString& path, const QString& source);
inline constexpr int mostQmlLines = 350;

/// Texts of a QML file that may be taken for rich text, and tips that are no Tip.
[[nodiscard]] QStringList wrongTexts(const QString& path, const QString& source);

/// QML files of qml/ (their names) that its CMakeLists does not list, or lists without there being
/// one.
[[nodiscard]] QStringList wrongQmlList(const QStringList& files, const QString& cmakeLists);

/// What is wrong with the targets that the CMakeLists of a room of core/ links.
[[nodiscard]] QStringList wrongLinks(const QString& room, const QString& cmakeLists);

/// Must this file carry an SPDX line? Data, pictures and JSON cannot.
[[nodiscard]] bool needsSpdx(const QString& path);
[[nodiscard]] bool hasSpdx(const QString& source);

} // namespace leadline::architecture
