// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace leadline::cli {

/// `leadline-cli latency`: like ping(8), with TIMESYNC and PING. Gives the exit status.
int runLatency(const QStringList& arguments);

} // namespace leadline::cli
