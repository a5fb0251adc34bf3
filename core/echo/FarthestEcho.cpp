// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/FarthestEcho.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

namespace leadline::echo {

namespace {

constexpr std::size_t fewestPings = 3;
constexpr std::size_t fewestSamples = 4;

/// The end of the last echo in the ping, metres; 0 without one.
double lastEchoM(const Profile& ping, double black)
{
    // Levels are those of 8-bit intensities.
    const double noise = ping.samples.isWide() ? (black + 1) * 256 - 1 : black;
    const std::size_t ringing = ringingSamples(ping);
    std::size_t run = 0;
    for (std::size_t i = ping.samples.size(); i > ringing; --i) {
        run = ping.samples[i - 1] > noise ? run + 1 : 0;
        if (run == fewestSamples)
            return ping.startM + ping.lengthM * static_cast<double>(i - 1 + fewestSamples) /
                                     static_cast<double>(ping.samples.size());
    }
    return 0;
}

} // namespace

std::optional<double> farthestEchoM(std::span<const Profile> pings, const LevelMeasurement& levels)
{
    if (levels.result != LevelMeasurement::Result::Echoes)
        return std::nullopt;
    std::vector<double> ends;
    for (const Profile& ping : pings)
        if (const double end = lastEchoM(ping, levels.curve.black); end > 0)
            ends.push_back(end);
    if (ends.size() < fewestPings)
        return std::nullopt;
    const auto third = ends.begin() + (fewestPings - 1);
    std::ranges::nth_element(ends, third, std::greater());
    return *third;
}

} // namespace leadline::echo
