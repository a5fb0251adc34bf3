// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <iosfwd>
#include <map>
#include <string>

namespace leadline::bench {

/// Real nanoseconds of one iteration, by the name and arguments of the benchmark; the least of its
/// repetitions.
using Times = std::map<std::string, double>;

/// Promises: called beside the benchmarks, before main(), as
/// `const bool promised = limit("Raster/Wedge1000", 50us);`

/// One iteration takes at most this long.
bool limit(std::string benchmark, std::chrono::nanoseconds most);
/// The benchmark is at least `least` times as fast as `baseline`, over the same work.
bool ratioAtLeast(std::string benchmark, std::string baseline, double least);

/// A line a promise: what, measured, limit or baseline, ratio, and "ok" or "MISSED"; then what was
/// measured without one.
void printTable(std::ostream& out, const Times& times);
/// Does every promise name a benchmark that was run?
[[nodiscard]] bool everyPromiseWasMeasured(const Times& times);

} // namespace leadline::bench
