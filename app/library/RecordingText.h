// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "language/DayTime.h"
#include "library/RecordingFile.h"

#include <QStringList>

/// What is said of a recording, for people.
namespace leadline::app {

/// By what recordings are in order: their start, as if a local one were of here; before they are
/// looked into that of their name; else the file's time.
[[nodiscard]] QDateTime startOf(const RecordingFile& file, const RecordingFinding& found);
/// "Sun 13 Sep 2026 · 13:55 UTC", "… · 16:02 local time", or "File of …". What knows UTC is said
/// in the zone that is chosen.
[[nodiscard]] QString whenText(const RecordingFile& file, const RecordingFinding& found,
                               DayZone zone);
/// Of what knows UTC the other zone: "15:55 here", "13:55 UTC"; else empty.
[[nodiscard]] QString elsewhereText(const RecordingFinding& found, DayZone zone);
/// "00:31:40"
[[nodiscard]] QString lengthText(const RecordingFinding& found);
/// "Ping360 · Ping1D · Vehicle"
[[nodiscard]] QString devicesText(const RecordingFinding& found);
/// A line for each: "Ping360 · ping360-0A1B2C · firmware 3.3.8 · 2231 messages"
[[nodiscard]] QStringList deviceLines(const RecordingFinding& found);
/// "40.9 MB"
[[nodiscard]] QString sizeText(qint64 bytes);
/// "Being recorded", "Cut off", …; empty of what is whole.
[[nodiscard]] QString stateText(const RecordingFinding& found);
[[nodiscard]] bool isSimulated(const RecordingFinding& found);

/// Every word of `search` stands in the name, the date, the devices or the dive sheet.
[[nodiscard]] bool isFound(const RecordingFile& file, const RecordingFinding& found,
                           const QString& search);

} // namespace leadline::app
