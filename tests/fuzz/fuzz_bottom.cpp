// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/BottomDetector.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <span>

using namespace leadline;

namespace {

/// Any bits: a range may be infinite or no number at all.
double number(std::span<const std::uint8_t>& input)
{
    float value = 0;
    if (input.size() >= sizeof(value)) {
        std::memcpy(&value, input.data(), sizeof(value));
        input = input.subspan(sizeof(value));
    }
    return value;
}

} // namespace

// Pings one after the other: start, length, milliseconds to the next, number of samples, samples.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::span input(data, size);
    echo::BottomDetector detector;
    log::Time time{};
    while (input.size() > 12) {
        const double start = number(input);
        const double length = number(input);
        const auto wait = static_cast<std::int8_t>(input[0]);
        const std::size_t wanted = std::size_t{input[1]} * 8 + input[2];
        input = input.subspan(3);
        const auto samples = input.first(std::min(wanted, input.size()));
        input = input.subspan(samples.size());
        time += std::chrono::milliseconds(20 * wait);
        const auto fix =
            detector.next({.startM = start, .lengthM = length, .samples = samples}, time);
        if (fix && (fix->qualityPercent < 0 || fix->qualityPercent > 100 ||
                    !(fix->distanceM >= 0) || !std::isfinite(fix->distanceM)))
            std::abort();
    }
    return 0;
}
