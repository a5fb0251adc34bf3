// SPDX-License-Identifier: GPL-3.0-or-later
// Measures adding one sample to the estimator of a remote clock's offset, whose window is full at
// 10 Hz.
#include "Table.h"

#include "support/ClockLine.h"

#include <benchmark/benchmark.h>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

void adding(benchmark::State& state, const std::string& name)
{
    test::ClockLine line = test::clockLines().front();
    for (const test::ClockLine& each : test::clockLines())
        if (each.name == name)
            line = each;
    const test::ClockRun run(line, 1);
    const auto samples = run.samples();
    const base::Duration once =
        std::chrono::round<base::Duration>(std::chrono::duration<double>(line.seconds));
    const auto skewed = static_cast<std::int64_t>(static_cast<double>(once.count()) +
                                                  run.offsetNs(line.seconds) - run.offsetNs(0));
    mavlink::ClockOffset clock;
    std::size_t next = 0;
    int rounds = 0;
    // The same delays again and again, on two clocks that go on.
    const auto addNext = [&] {
        mavlink::ClockSample sample = samples[next];
        sample.sent = sample.sent + rounds * once;
        sample.arrived = sample.arrived + rounds * once;
        sample.remoteNs += rounds * skewed;
        clock.add(sample);
        if (++next == samples.size()) {
            next = 0;
            ++rounds;
        }
    };
    constexpr int full = 1000;
    for (int i = 0; i < full; ++i)
        addNext();
    for ([[maybe_unused]] auto _ : state)
        addNext();
    if (clock.size() < full / 2)
        state.SkipWithError("the window is not full");
}

[[maybe_unused]] const auto* const registered = [] {
    using benchmark::RegisterBenchmark;
    RegisterBenchmark("Clock/tether", adding, "T1");
    RegisterBenchmark("Clock/radio", adding, "T4");
    return RegisterBenchmark("Clock/bursts", adding, "T6");
}();

[[maybe_unused]] const bool promised = bench::limit("Clock/tether", 60us) &&
                                       bench::limit("Clock/radio", 60us) &&
                                       bench::limit("Clock/bursts", 60us);

} // namespace
