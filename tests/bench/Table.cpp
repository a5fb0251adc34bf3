// SPDX-License-Identifier: GPL-3.0-or-later
#include "Table.h"

#include <algorithm>
#include <iomanip>
#include <optional>
#include <ostream>
#include <sstream>
#include <utility>
#include <vector>

namespace leadline::bench {

namespace {

struct Promise {
    std::string benchmark;
    /// Empty: `least` counts against `mostNs`.
    std::string baseline;
    double mostNs = 0;
    double least = 1;
};

std::vector<Promise>& promises()
{
    static std::vector<Promise> all;
    return all;
}

std::string readable(double ns)
{
    std::ostringstream text;
    text << std::fixed << std::setprecision(2);
    if (ns < 1e3)
        text << ns << " ns";
    else if (ns < 1e6)
        text << ns / 1e3 << " us";
    else
        text << ns / 1e6 << " ms";
    return text.str();
}

std::optional<double> timeOf(const Times& times, const std::string& name)
{
    const auto found = times.find(name);
    return found == times.end() ? std::nullopt : std::optional(found->second);
}

/// What the promise compares with: its limit, or what its baseline took.
std::optional<double> comparedWith(const Promise& promise, const Times& times)
{
    return promise.baseline.empty() ? promise.mostNs : timeOf(times, promise.baseline);
}

} // namespace

bool limit(std::string benchmark, std::chrono::nanoseconds most)
{
    promises().push_back({std::move(benchmark), {}, static_cast<double>(most.count()), 1});
    return true;
}

bool ratioAtLeast(std::string benchmark, std::string baseline, double least)
{
    promises().push_back({std::move(benchmark), std::move(baseline), 0, least});
    return true;
}

void printTable(std::ostream& out, const Times& times)
{
    const auto row = [&](const std::string& what, const std::string& measured,
                         const std::string& against, const std::string& ratio,
                         const std::string& verdict) {
        out << std::left << std::setw(30) << what << std::right << std::setw(12) << measured << "  "
            << std::left << std::setw(38) << against << std::right << std::setw(18) << ratio << "  "
            << verdict << '\n';
    };
    row("benchmark", "measured", "limit or baseline", "ratio", "");
    for (const Promise& promise : promises()) {
        const auto measured = timeOf(times, promise.benchmark);
        const auto other = comparedWith(promise, times);
        if (!measured || !other) {
            row(promise.benchmark, "", promise.baseline, "", "not run");
            continue;
        }
        const double ratio = *other / *measured;
        std::ostringstream ratioText;
        ratioText << std::fixed << std::setprecision(2) << ratio << " of " << promise.least;
        const std::string against = promise.baseline.empty()
                                        ? "at most " + readable(promise.mostNs)
                                        : promise.baseline + " " + readable(*other);
        row(promise.benchmark, readable(*measured), against, ratioText.str(),
            ratio >= promise.least ? "ok" : "MISSED");
    }
    for (const auto& [name, time] : times) {
        const bool shown = std::ranges::any_of(promises(), [&](const Promise& promise) {
            return promise.benchmark == name || promise.baseline == name;
        });
        if (!shown)
            row(name, readable(time), "", "", "");
    }
}

bool everyPromiseWasMeasured(const Times& times)
{
    return std::ranges::all_of(promises(), [&](const Promise& promise) {
        return timeOf(times, promise.benchmark) && comparedWith(promise, times);
    });
}

} // namespace leadline::bench
