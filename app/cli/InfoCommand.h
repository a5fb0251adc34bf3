// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace leadline::cli {

/// `leadline-cli info`: says what is in recordings. Gives the exit status.
int runInfo(const QStringList& arguments);

} // namespace leadline::cli
