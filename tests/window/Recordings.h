// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace leadline::test {

enum class Sonars { Ping360, Ping1D, Both };

/// A Ping Viewer log of the simulated sea, half a minute long; the Ping1D is silent for five
/// seconds.
[[nodiscard]] QByteArray simulatedLog(Sonars sonars);
/// The same as a file that lasts as long as the process.
[[nodiscard]] QString simulatedFile(Sonars sonars);

/// A minute with both sonars and the vehicle that they ride on, as Leadline records it.
[[nodiscard]] QString diveFile();
/// The same, in which the Ping360 sweeps a sector ahead of this width, degrees.
[[nodiscard]] QString sectorFile(int sectorDeg);
/// What a Ping360 hears on a vehicle that moves in a harbour, or where there is nothing, as Ping
/// Viewer records it: two and a half minutes, which make a map, or do not.
enum class TurningWater { Harbour, Open };
[[nodiscard]] QString turningFile(TurningWater water = TurningWater::Harbour);
/// Six minutes with several vehicles, as a ground station records them.
[[nodiscard]] QString telemetryFile();

/// Swaths of an Omniscan 3D on a boat above a hilly bottom, two minutes; without positions, or only
/// with the data of a Surveyor's channels.
enum class Swaths { Placed, Unplaced, ChannelData };
[[nodiscard]] QString multibeamFile(Swaths swaths = Swaths::Placed);

/// Port and starboard above a flat bottom with an object to starboard, half a minute.
[[nodiscard]] QString sideScanFile();

/// A file of this content that lasts as long as the process.
[[nodiscard]] QString madeFile(const QString& name, const QByteArray& bytes);

/// The file of that name among the real recordings; empty when they are not here.
[[nodiscard]] QString realFile(const QString& name);

/// Rows of a test with the column "path": the simulated logs, and each real recording. Where those
/// are not here, one row has an empty path, for the test to skip.
void addRecordings();

} // namespace leadline::test

/// Begins a test that runs over addRecordings().
#define FETCH_RECORDING(path)                                                                      \
    QFETCH(const QString, path);                                                                   \
    if (path.isEmpty())                                                                            \
    QSKIP("The real recordings are not here: LEADLINE_SHARED/data/pingviewer")
