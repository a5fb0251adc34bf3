// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace leadline::cli {

/// `leadline-cli simulate`: plays a device until it is interrupted. Gives the exit status.
int runSimulate(const QStringList& arguments);

} // namespace leadline::cli
