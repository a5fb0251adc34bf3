// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// The commands of leadline-cli. Their `arguments` begin with the command's name.
namespace leadline::cli {

/// `leadline-cli discover` lists the sonars that answer. Returns the exit status.
[[nodiscard]] int runDiscover(const QStringList& arguments);

/// `leadline-cli drift` estimates the vehicle's motion from a scanning sonar's turns. Returns the
/// exit status.
[[nodiscard]] int runDrift(const QStringList& arguments);

/// `leadline-cli export` writes a recording in another format. Returns the exit status.
[[nodiscard]] int runExport(const QStringList& arguments);

/// `leadline-cli info` describes recordings. Returns the exit status.
[[nodiscard]] int runInfo(const QStringList& arguments);

/// `leadline-cli latency` is like ping(8), with TIMESYNC and PING. Returns the exit status.
[[nodiscard]] int runLatency(const QStringList& arguments);

/// `leadline-cli map` draws the turns of a scanning sonar into one map. Returns the exit status.
[[nodiscard]] int runMap(const QStringList& arguments);

/// `leadline-cli record` drives sonars and records them. Returns the exit status.
[[nodiscard]] int runRecord(const QStringList& arguments);

/// `leadline-cli render` draws a picture of a recording. Returns the exit status.
[[nodiscard]] int runRender(const QStringList& arguments);

/// `leadline-cli repair` completes a recording that was cut off. Returns the exit status.
[[nodiscard]] int runRepair(const QStringList& arguments);

/// `leadline-cli report` writes a report of a dive. Returns the exit status.
[[nodiscard]] int runReport(const QStringList& arguments);

/// `leadline-cli simulate` simulates a device until it is interrupted. Returns the exit status.
[[nodiscard]] int runSimulate(const QStringList& arguments);

} // namespace leadline::cli
