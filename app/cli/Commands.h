// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// The commands of leadline-cli. Their `arguments` begin with the command's name.
namespace leadline::cli {

/// `leadline-cli discover`: the sonars that answer. Gives the exit status.
[[nodiscard]] int runDiscover(const QStringList& arguments);

/// `leadline-cli export`: writes a recording's rows. Gives the exit status.
[[nodiscard]] int runExport(const QStringList& arguments);

/// `leadline-cli info`: says what is in recordings. Gives the exit status.
[[nodiscard]] int runInfo(const QStringList& arguments);

/// `leadline-cli latency`: like ping(8), with TIMESYNC and PING. Gives the exit status.
[[nodiscard]] int runLatency(const QStringList& arguments);

/// `leadline-cli record`: drives sonars and records them. Gives the exit status.
[[nodiscard]] int runRecord(const QStringList& arguments);

/// `leadline-cli render`: draws a picture of a recording. Gives the exit status.
[[nodiscard]] int runRender(const QStringList& arguments);

/// `leadline-cli repair`: completes a recording that was cut off. Gives the exit status.
[[nodiscard]] int runRepair(const QStringList& arguments);

/// `leadline-cli report`: writes a report of a dive. Gives the exit status.
[[nodiscard]] int runReport(const QStringList& arguments);

/// `leadline-cli simulate`: plays a device until it is interrupted. Gives the exit status.
[[nodiscard]] int runSimulate(const QStringList& arguments);

} // namespace leadline::cli
