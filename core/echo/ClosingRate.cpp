// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/ClosingRate.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace leadline::echo {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t fewest = 5;
constexpr std::size_t most = 60;
constexpr log::Time shortest = 1s;
constexpr double largestErrorMS = 0.25;
/// Lower limit of the error: distances are in whole millimetres, and a device may repeat a
/// measurement.
constexpr double minErrorMS = 0.01;
/// Factor from the median to the standard deviation of a normal error, and the loss of accuracy of
/// a median of slopes compared with their mean.
constexpr double deviationPerMedian = 1.4826;
constexpr double medianLoss = 1.25;
constexpr double of95 = 2;

double medianOf(std::vector<double>& values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

std::optional<ClosingRate> closingRate(std::span<const DistanceAt> distances)
{
    const std::span used = distances.size() > most ? distances.last(most) : distances;
    if (used.size() < fewest || used.back().time - used.front().time < shortest)
        return std::nullopt;
    std::vector<double> slopes;
    slopes.reserve(used.size() * (used.size() - 1) / 2);
    for (std::size_t i = 0; i < used.size(); ++i)
        for (std::size_t k = i + 1; k < used.size(); ++k)
            if (used[k].time > used[i].time)
                slopes.push_back((used[k].distanceM - used[i].distanceM) /
                                 base::secondsOf(used[k].time - used[i].time));
    if (slopes.empty())
        return std::nullopt;
    const double slope = medianOf(slopes);

    std::vector<double> rests;
    double meanS = 0;
    for (const DistanceAt& one : used) {
        const double seconds = base::secondsOf(one.time - used.front().time);
        rests.push_back(one.distanceM - slope * seconds);
        meanS += seconds / static_cast<double>(used.size());
    }
    std::vector<double> sorted = rests;
    const double level = medianOf(sorted);
    double spread = 0;
    for (std::size_t i = 0; i < used.size(); ++i) {
        rests[i] = std::abs(rests[i] - level);
        const double off = base::secondsOf(used[i].time - used.front().time) - meanS;
        spread += off * off;
    }
    const double deviation = deviationPerMedian * medianOf(rests);
    const double error = std::max(of95 * medianLoss * deviation / std::sqrt(spread), minErrorMS);
    if (!std::isfinite(slope) || !(error <= largestErrorMS))
        return std::nullopt;
    return ClosingRate{.metresPerSecond = -slope, .errorMS = error};
}

} // namespace leadline::echo
