// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leadline::bench {

/// Runs the benchmarks of this program as the command line says, and prints the table. Gives the
/// program's exit status.
[[nodiscard]] int measure(int argc, char** argv);

} // namespace leadline::bench
