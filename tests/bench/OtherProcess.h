// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <vector>

namespace leadline::bench {

/// This program again with one argument, for what is measured of a whole process. Its role prints
/// a line when it is where it should be, and one of figures at its end.
struct OtherProcess {
    /// From its start until its first line; 0 when that never came.
    double startS = 0;
    std::vector<double> figures;
};
[[nodiscard]] OtherProcess runAs(const QString& role);

/// A window of about a hundred Basic controls, of the size of the others; what Qt Quick costs
/// anybody. Prints when its first frame is shown, and then its resident bytes.
inline constexpr const char* controlsRole = "--controls-window";
int runControlsWindow();
/// The program's window, as it begins without arguments; the same figures.
inline constexpr const char* startRole = "--leadline-window";
int runLeadlineWindow();
/// The program's window after an hour's dive with all simulated devices, recorded.
inline constexpr const char* hourRole = "--hour-dive";
int runHourDive();
/// The page of recordings with ten thousand of them, of which nobody knew anything: the seconds to
/// its first rows, then the resident bytes when all were looked into and the list was run through.
inline constexpr const char* recordingsRole = "--recordings-page";
int runRecordingsPage();

} // namespace leadline::bench
