// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace leadline::cli {

/// `leadline-cli record`: see CLI.md. `arguments` begin with the command; gives the exit status.
[[nodiscard]] int runRecord(const QStringList& arguments);

} // namespace leadline::cli
