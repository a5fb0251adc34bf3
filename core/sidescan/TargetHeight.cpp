// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/TargetHeight.h"

#include "sidescan/Geometry.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace leadline::sidescan {

namespace {

constexpr double depthOfShadowDb = 6;
/// Samples over which levels are smoothed.
constexpr std::ptrdiff_t smooth = 3;
/// Of fewer samples there are fades of the speckle, too.
constexpr std::ptrdiff_t fewest = 6;

std::ptrdiff_t sampleAt(const Row& row, double slantM)
{
    const auto last = static_cast<double>(row.levels.size()) - 1;
    return static_cast<std::ptrdiff_t>(
        std::clamp(std::floor((slantM - row.startM) / row.sampleM()), 0.0, std::max(last, 0.0)));
}

/// Level of the bottom far around: its median beyond the first return.
double bottomLevel(const Row& row, double altitudeM, std::ptrdiff_t around)
{
    const auto size = static_cast<std::ptrdiff_t>(row.levels.size());
    const std::ptrdiff_t reach = std::max<std::ptrdiff_t>(size / 6, 24);
    const std::ptrdiff_t first = std::clamp<std::ptrdiff_t>(
        around - reach, std::min(sampleAt(row, altitudeM) + 1, size), size);
    const std::ptrdiff_t end = std::clamp<std::ptrdiff_t>(around + reach, first, size);
    std::vector<std::uint8_t> levels(row.levels.begin() + first, row.levels.begin() + end);
    if (levels.empty())
        return 0;
    // Half of it may be the shadow itself.
    const auto upper = levels.begin() + static_cast<std::ptrdiff_t>(levels.size() * 2 / 3);
    std::nth_element(levels.begin(), upper, levels.end());
    return *upper;
}

double smoothed(const Row& row, std::ptrdiff_t at)
{
    const auto size = static_cast<std::ptrdiff_t>(row.levels.size());
    const std::ptrdiff_t first = std::max<std::ptrdiff_t>(at - smooth / 2, 0);
    const std::ptrdiff_t end = std::min(at + smooth / 2 + 1, size);
    double sum = 0;
    for (std::ptrdiff_t i = first; i < end; ++i)
        sum += row.levels[static_cast<std::size_t>(i)];
    return sum / static_cast<double>(end - first);
}

} // namespace

std::optional<Shadow> findShadow(const Row& row, double slantM, double altitudeM)
{
    const auto size = static_cast<std::ptrdiff_t>(row.levels.size());
    if (size < 2 * smooth || !(row.lengthM > 0) || slantM < row.startM || slantM > row.endM())
        return std::nullopt;
    const std::ptrdiff_t from = sampleAt(row, slantM);
    const double bottom = bottomLevel(row, altitudeM, from);
    const double dark = bottom - depthOfShadowDb * levelsPerDecibel;
    const std::ptrdiff_t latest = std::min(from + std::max<std::ptrdiff_t>(size / 40, 4), size);
    std::ptrdiff_t begin = from;
    while (begin < latest && smoothed(row, begin) >= dark)
        ++begin;
    if (begin == latest)
        return std::nullopt;
    std::ptrdiff_t end = begin;
    while (end < size && smoothed(row, end) < dark)
        ++end;
    // The edges are where single samples pass the middle between shadow and bottom, which lies
    // farther from the fades of the bottom than what the search began with.
    std::vector<std::uint8_t> within(row.levels.begin() + begin, row.levels.begin() + end);
    const auto median = within.begin() + static_cast<std::ptrdiff_t>(within.size() / 2);
    std::nth_element(within.begin(), median, within.end());
    const double middle = (bottom + *median) / 2;
    const auto isDark = [&](std::ptrdiff_t at) {
        return row.levels[static_cast<std::size_t>(at)] < middle;
    };
    end = begin + (end - begin) / 2;
    while (end < size && (isDark(end) ||
                          (end + 1 < size && isDark(end + 1) && end + 2 < size && isDark(end + 2))))
        ++end;
    begin = std::min(begin + (end - begin) / 2, end - 1);
    while (begin > from && (isDark(begin - 1) || (begin - 2 > from && isDark(begin - 2) &&
                                                  begin - 3 > from && isDark(begin - 3))))
        --begin;
    if (end - begin < fewest)
        return std::nullopt;
    return Shadow{.beginM = row.startM + static_cast<double>(begin) * row.sampleM(),
                  .endM = row.startM + static_cast<double>(end) * row.sampleM(),
                  .cut = end == size};
}

bool isShadow(const Row& row, double beginM, double endM, double altitudeM)
{
    if (row.levels.empty() || !(row.lengthM > 0) || !(endM > beginM))
        return false;
    const std::ptrdiff_t first = sampleAt(row, beginM);
    const std::ptrdiff_t end = sampleAt(row, endM);
    if (end - first < fewest)
        return false;
    const double dark =
        bottomLevel(row, altitudeM, (first + end) / 2) - depthOfShadowDb * levelsPerDecibel;
    const auto below = std::count_if(row.levels.begin() + first, row.levels.begin() + end,
                                     [dark](std::uint8_t level) { return level < dark; });
    constexpr double mostly = 0.7;
    return static_cast<double>(below) >= mostly * static_cast<double>(end - first);
}

TargetHeight heightOf(const Row& row, const std::optional<Shadow>& shadow,
                      const std::optional<Altitude>& altitude)
{
    if (!altitude)
        return {.kind = TargetHeight::Kind::NoBottom};
    if (!shadow || !(shadow->endM > shadow->beginM) || !(shadow->endM > altitude->metres))
        return {.kind = TargetHeight::Kind::NoShadow};
    const double h = altitude->metres;
    const double share = (shadow->endM - shadow->beginM) / shadow->endM;
    TargetHeight height{.kind =
                            shadow->cut ? TargetHeight::Kind::AtLeast : TargetHeight::Kind::Known,
                        .metres = h * share};
    // An edge is found within a sample.
    const double edgeM = std::hypot(row.rangeErrorM(), row.sampleM());
    const double byBegin = h / shadow->endM * edgeM;
    const double byEnd = h * shadow->beginM / (shadow->endM * shadow->endM) * edgeM;
    height.errorM = std::hypot(share * altitude->errorM, byBegin, byEnd);
    const auto end = groundRange(echo::ValueWithError{shadow->endM, edgeM}, *altitude);
    // The top casts it from where it stands, farther away than it is drawn on a flat bottom.
    const double topM = h - height.metres;
    const double beginGroundM =
        std::sqrt(std::max(shadow->beginM * shadow->beginM - topM * topM, 0.0));
    if (end)
        height.shadowM = {std::max(end->value - beginGroundM, 0.0), std::hypot(edgeM, edgeM)};
    return height;
}

} // namespace leadline::sidescan
