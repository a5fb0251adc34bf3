// SPDX-License-Identifier: GPL-3.0-or-later
#include "Measure.h"

#include "Table.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstring>
#include <iostream>
#include <string_view>
#include <vector>

namespace {

/// Keeps the least time of each benchmark for the table; prints only what went wrong.
class Collector : public benchmark::BenchmarkReporter {
public:
    bool ReportContext(const Context&) override { return true; }

    void ReportRuns(const std::vector<Run>& runs) override
    {
        for (const Run& run : runs) {
            if (run.error_occurred)
                std::cerr << run.benchmark_name() << ": " << run.error_message << '\n';
            if (run.run_type != Run::RT_Iteration || run.error_occurred)
                continue;
            const double ns = run.real_accumulated_time * 1e9 / static_cast<double>(run.iterations);
            // Not the run's whole name: that also tells how it was measured ("/iterations:3").
            const std::string& arguments = run.run_name.args;
            const auto [entry, isNew] = m_times.try_emplace(
                run.run_name.function_name + (arguments.empty() ? "" : "/" + arguments), ns);
            if (!isNew)
                entry->second = std::min(entry->second, ns);
        }
    }

    [[nodiscard]] const leadline::bench::Times& times() const { return m_times; }

private:
    leadline::bench::Times m_times;
};

} // namespace

int leadline::bench::measure(int argc, char** argv)
{
    // Repetitions of all benchmarks take turns, so that a busy moment of the machine hits both
    // sides of a ratio. What the caller gives stands behind and wins.
    std::vector<char*> arguments(argv, argv + argc);
    std::string repetitions = "--benchmark_repetitions=7";
    std::string turns = "--benchmark_enable_random_interleaving=true";
    std::string shortly = "--benchmark_min_time=0.1";
    arguments.insert(arguments.begin() + 1, {repetitions.data(), turns.data(), shortly.data()});
    const bool filtered = std::any_of(argv, argv + argc, [](const char* argument) {
        return std::string_view(argument).starts_with("--benchmark_filter");
    });

    int count = static_cast<int>(arguments.size());
    benchmark::Initialize(&count, arguments.data());
    if (benchmark::ReportUnrecognizedArguments(count, arguments.data()))
        return 2;
    Collector collector;
    if (benchmark::RunSpecifiedBenchmarks(&collector) == 0 || collector.times().empty())
        return 0;

    leadline::bench::printTable(std::cout, collector.times(), !filtered);
    if (!filtered && !leadline::bench::everyPromiseWasMeasured(collector.times())) {
        std::cerr << "A row of the table names a benchmark that does not exist.\n";
        return 1;
    }
    return 0;
}
