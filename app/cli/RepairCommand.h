// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace leadline::cli {

/// `leadline-cli repair`: completes a recording that was cut off. Gives the exit status.
int runRepair(const QStringList& arguments);

} // namespace leadline::cli
