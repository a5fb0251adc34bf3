// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace leadline::cli {

/// `leadline-cli discover`: the sonars that answer. Gives the exit status.
int runDiscover(const QStringList& arguments);

} // namespace leadline::cli
