// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace leadline::cli {

/// `leadline-cli render`: draws a picture of a recording. Gives the exit status.
int runRender(const QStringList& arguments);

} // namespace leadline::cli
