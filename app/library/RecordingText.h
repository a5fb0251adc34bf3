// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/DayTime.h"
#include "library/RecordingFile.h"

#include <QStringList>

/// Texts about recordings.
namespace leadline::app {

/// Time by which recordings are sorted: their start, where a local time counts as one of this
/// computer's zone; before they are inspected the time in their name, or else that of the file.
[[nodiscard]] QDateTime startOf(const RecordingFile& file, const RecordingFinding& found);
/// For example "Sun 13 Sep 2026 · 13:55 UTC", "… · 16:02 local time" or "File of …". If UTC is
/// known, it is shown in `zone`.
[[nodiscard]] QString whenText(const RecordingFile& file, const RecordingFinding& found,
                               DayZone zone);
/// The time in the zone other than `zone`, such as "15:55 here" or "13:55 UTC"; empty if UTC is
/// unknown.
[[nodiscard]] QString elsewhereText(const RecordingFinding& found, DayZone zone);
/// For example "00:31:40".
[[nodiscard]] QString lengthText(const RecordingFinding& found);
/// For example "Ping360 · Ping1D · Vehicle".
[[nodiscard]] QString devicesText(const RecordingFinding& found);
/// One line for each device, such as "Ping360 · ping360-0A1B2C · firmware 3.3.8 · 2231 messages".
[[nodiscard]] QStringList deviceLines(const RecordingFinding& found);
/// For example "40.9 MB".
[[nodiscard]] QString sizeText(qint64 bytes);
/// For example "Being recorded" or "Cut off"; empty for a complete recording.
[[nodiscard]] QString stateText(const RecordingFinding& found);
[[nodiscard]] bool isSimulated(const RecordingFinding& found);

/// True if every word of `search` is in the name, the date, the devices or the dive sheet.
[[nodiscard]] bool isFound(const RecordingFile& file, const RecordingFinding& found,
                           const QString& search);

} // namespace leadline::app
