// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace leadline::cli {

/// `leadline-cli report`: writes a report of a dive. Gives the exit status.
int runReport(const QStringList& arguments);

} // namespace leadline::cli
