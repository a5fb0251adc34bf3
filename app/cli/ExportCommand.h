// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace leadline::cli {

/// `leadline-cli export`: writes a recording's rows. Gives the exit status.
int runExport(const QStringList& arguments);

} // namespace leadline::cli
