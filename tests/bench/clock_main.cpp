// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the errors of three estimators of a remote clock's offset side by side, for the scenarios
// of support/ClockLine.h.
//
//   leadline-bench-clock [RUNS [SEED]]
//
// The estimator was tuned with seeds 1 to 60. These begin at 1001, and were not used for tuning.
#include "ClockPeers.h"

#include "support/ClockLine.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <optional>
#include <string_view>

using namespace leadline;

namespace {

constexpr double nsPerMs = 1e6;

struct Errors {
    test::ErrorSum px4;
    test::ErrorSum regression;
    test::ErrorSum ours;
};

void add(const test::ClockLine& line, std::uint64_t seed, Errors& errors)
{
    const test::ClockRun run(line, seed);
    bench::Px4Filter px4;
    bench::Regression regression;
    run.play(
        test::settledSeconds,
        [&](const mavlink::ClockSample& sample) {
            px4.add(sample);
            regression.add(sample);
        },
        [&](double now) {
            const double truth = run.offsetNs(now) + line.biasMs * nsPerMs;
            errors.px4.add(px4.offsetNs() - truth);
            errors.regression.add(regression.offsetNs(test::instantOf(now)) - truth);
        });
    test::addErrors(line, seed, errors.ours);
}

/// The 95th of a hundred errors half a second after the step.
double recovered(const test::ClockLine& line, std::uint64_t runs, std::uint64_t firstSeed)
{
    std::vector<double> errors;
    for (std::uint64_t seed = firstSeed; seed < firstSeed + runs; ++seed)
        errors.push_back(test::errorAfterStepMs(line, seed));
    std::ranges::sort(errors);
    return errors[(errors.size() * 95 + 99) / 100 - 1];
}

std::optional<std::uint64_t> number(std::string_view text)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value == 0)
        return std::nullopt;
    return value;
}

/// PX4 takes no reply of a path with a longer round trip than 10 ms: it never gets an estimate.
void printError(const test::ErrorSum& errors)
{
    constexpr double never = 1000;
    if (errors.rmsMs() > never)
        std::cout << std::setw(12) << "never";
    else
        std::cout << std::setw(12) << errors.rmsMs();
}

} // namespace

int main(int argc, char** argv)
{
    const auto runs = argc > 1 ? number(argv[1]) : 40;
    const auto firstSeed = argc > 2 ? number(argv[2]) : 1001;
    if (!runs || !firstSeed) {
        std::cerr << "usage: leadline-bench-clock [RUNS [SEED]]\n";
        return 2;
    }
    std::cout << "Error of the clock offset (ms, RMS from 60 s on), " << *runs << " runs from seed "
              << *firstSeed << '\n'
              << std::left << std::setw(30) << "line" << std::right << std::setw(12) << "PX4"
              << std::setw(12) << "regression" << std::setw(12) << "ours" << std::setw(12)
              << "to reach" << std::setw(15) << "in its bound" << '\n'
              << std::fixed << std::setprecision(4);
    bool reached = true;
    const auto finish = [&reached](bool ok) {
        std::cout << (ok ? "  ok" : "  MISSED") << '\n';
        reached = reached && ok;
    };
    for (const test::ClockLine& line : test::clockLines()) {
        Errors errors;
        for (std::uint64_t seed = *firstSeed; seed < *firstSeed + *runs; ++seed)
            add(line, seed, errors);
        std::cout << std::left << std::setw(30) << line.name + ' ' + line.path << std::right;
        printError(errors.px4);
        printError(errors.regression);
        printError(errors.ours);
        std::cout << std::setw(12) << line.mostErrorMs << std::setw(13)
                  << 100 * errors.ours.insideShare() << " %";
        finish(errors.ours.rmsMs() <= line.mostErrorMs && errors.ours.insideShare() >= 0.99);
    }
    for (const test::ClockLine& line : test::stepLines()) {
        constexpr std::uint64_t fewest = 100; // that have a 95th
        const double error = recovered(line, std::max(*runs, fewest), *firstSeed);
        std::cout << std::left << std::setw(54) << line.name + ", 0.5 s later (95 of 100 runs)"
                  << std::right << std::setw(12) << error << std::setw(12) << line.mostErrorMs
                  << std::setw(15) << "";
        finish(error < line.mostErrorMs);
    }
    return reached ? 0 : 1;
}
