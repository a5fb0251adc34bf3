// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <map>
#include <string>

namespace leadline::bench {

/// Real nanoseconds of one iteration, by the name and arguments of the benchmark; the least of its
/// repetitions. Of what takes memory and not time, bytes.
using Times = std::map<std::string, double>;

/// Promises: called beside the benchmarks, before main(), as
/// `const bool promised = limit("Raster/Wedge1000", 50us);`

/// One iteration takes at most this long.
bool limit(std::string benchmark, std::chrono::nanoseconds most);
/// The benchmark is at least `least` times as fast as `baseline`, over the same work.
bool ratioAtLeast(std::string benchmark, std::string baseline, double least);
/// The benchmark, which measures bytes, has at most so many more than `baseline`.
bool bytesAbove(std::string benchmark, std::string baseline, std::uint64_t most);
/// It measures bytes, and promises nothing.
bool inBytes(std::string benchmark);

/// A line a promise, under "what | measured | limit | ratio |": the ratio is that of what was
/// measured to its limit, and the last column says "held" or "MISSED". Then what was measured
/// without a promise.
void printTable(std::ostream& out, const Times& times, bool all);
/// Does every promise name a benchmark that was run?
[[nodiscard]] bool everyPromiseWasMeasured(const Times& times);

} // namespace leadline::bench
