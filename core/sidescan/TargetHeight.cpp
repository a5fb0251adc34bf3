// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/TargetHeight.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace leadline::sidescan {

namespace {

constexpr double depthOfShadowDb = 6;
/// Of fewer samples there are fades of the speckle, too.
constexpr std::ptrdiff_t fewest = 6;

/// A row's levels by sample; every range is limited to the samples that there are.
class Levels {
public:
    explicit Levels(const Row& row, double altitudeM)
        : m_row(row),
          m_size(static_cast<std::ptrdiff_t>(row.levels.size())),
          m_bottom(std::min(sampleAt(altitudeM) + 1, m_size))
    {
    }

    [[nodiscard]] std::ptrdiff_t size() const { return m_size; }
    [[nodiscard]] std::ptrdiff_t sampleAt(double slantM) const
    {
        const double last = std::max(static_cast<double>(m_size) - 1, 0.0);
        return static_cast<std::ptrdiff_t>(
            std::clamp(std::floor((slantM - m_row.startM) / m_row.sampleM()), 0.0, last));
    }
    [[nodiscard]] int at(std::ptrdiff_t sample) const
    {
        return m_row.levels[static_cast<std::size_t>(sample)];
    }
    [[nodiscard]] std::optional<double> median(std::ptrdiff_t first, std::ptrdiff_t end) const
    {
        first = std::clamp<std::ptrdiff_t>(first, 0, m_size);
        end = std::clamp(end, first, m_size);
        if (first == end)
            return std::nullopt;
        std::vector<std::uint8_t> levels(m_row.levels.begin() + first, m_row.levels.begin() + end);
        const auto middle = levels.begin() + static_cast<std::ptrdiff_t>(levels.size() / 2);
        std::nth_element(levels.begin(), middle, levels.end());
        return *middle;
    }
    [[nodiscard]] double mean(std::ptrdiff_t first, std::ptrdiff_t count) const
    {
        const std::ptrdiff_t end = std::min(first + count, m_size);
        double sum = 0;
        for (std::ptrdiff_t i = first; i < end; ++i)
            sum += at(i);
        return end > first ? sum / static_cast<double>(end - first) : 0;
    }
    /// Level of the bottom just before a sample, and from it on: it falls steeply with the range,
    /// so that only what is near counts.
    [[nodiscard]] std::optional<double> before(std::ptrdiff_t sample) const
    {
        return median(std::max(sample - reach(), m_bottom), sample);
    }
    [[nodiscard]] std::optional<double> behind(std::ptrdiff_t sample) const
    {
        return median(sample, sample + reach());
    }

private:
    [[nodiscard]] std::ptrdiff_t reach() const { return std::max<std::ptrdiff_t>(m_size / 24, 16); }

    const Row& m_row;
    std::ptrdiff_t m_size;
    /// The first sample beyond the first return.
    std::ptrdiff_t m_bottom;
};

/// Where within [from, end) the levels fall most from a few samples to the next ones.
std::ptrdiff_t steepestFall(const Levels& levels, std::ptrdiff_t from, std::ptrdiff_t end)
{
    std::ptrdiff_t steepest = from;
    double most = 0;
    for (std::ptrdiff_t i = from; i < end; ++i) {
        const std::ptrdiff_t first = std::max<std::ptrdiff_t>(i - fewest, 0);
        const double fall = levels.mean(first, i - first) - levels.mean(i, fewest);
        if (fall > most) {
            most = fall;
            steepest = i;
        }
    }
    return steepest;
}

/// The first sample from `at` on, of which a few samples are brighter on average; the number of all
/// without one.
std::ptrdiff_t firstBrighter(const Levels& levels, std::ptrdiff_t at, double level)
{
    constexpr std::ptrdiff_t few = 4;
    while (at < levels.size() && levels.mean(at, few) <= level)
        ++at;
    return at;
}

} // namespace

std::optional<Shadow> findShadow(const Row& row, double slantM, double altitudeM)
{
    if (!(row.lengthM > 0) || slantM < row.startM || slantM > row.endM())
        return std::nullopt;
    const Levels levels(row, altitudeM);
    const std::ptrdiff_t size = levels.size();
    if (size < 2 * fewest)
        return std::nullopt;
    const std::ptrdiff_t from = levels.sampleAt(slantM);
    const auto bottom = levels.before(from);
    if (!bottom)
        return std::nullopt;
    const std::ptrdiff_t latest = std::min(from + std::max<std::ptrdiff_t>(size / 20, 4), size);
    const double deep = depthOfShadowDb * levelsPerDecibel;
    std::ptrdiff_t begin = steepestFall(levels, from, latest);
    const auto dark = levels.median(begin, begin + fewest);
    if (!dark || *dark >= *bottom - deep)
        return std::nullopt;
    // The bottom behind may be much darker than the one before, but not than the shadow.
    constexpr double most = 10 * levelsPerDecibel;
    std::ptrdiff_t end = firstBrighter(levels, std::min(begin + fewest, size),
                                       *dark + std::clamp((*bottom - *dark) / 2, deep, most));
    // The edges are where single samples pass the middle between the shadow and what is beside it.
    const double shadow = levels.median(begin, end).value_or(0);
    const auto middle = [&](std::optional<double> beside) {
        return (shadow + beside.value_or(*bottom)) / 2;
    };
    const double middleBehind = middle(levels.behind(end));
    while (end < size && levels.at(end) < middleBehind)
        ++end;
    while (end > begin + 1 && end < size && levels.at(end - 1) >= middleBehind)
        --end;
    const double middleBefore = middle(levels.median(begin - fewest, begin));
    while (begin + 1 < end && levels.at(begin) >= middleBefore)
        ++begin;
    while (begin > from && levels.at(begin - 1) < middleBefore)
        --begin;
    if (end - begin < fewest)
        return std::nullopt;
    // A sample that is bright in part only is bright: each edge lies within the one beside the dark
    // ones.
    const bool cut = end == size;
    const double half = row.sampleM() / 2;
    return Shadow{.beginM = row.startM + static_cast<double>(begin) * row.sampleM() - half,
                  .endM = cut ? row.endM()
                              : row.startM + static_cast<double>(end) * row.sampleM() + half,
                  .cut = cut};
}

bool isShadow(const Row& row, double beginM, double endM, double altitudeM)
{
    if (row.levels.empty() || !(row.lengthM > 0) || !(endM > beginM))
        return false;
    const Levels levels(row, altitudeM);
    const std::ptrdiff_t first = levels.sampleAt(beginM);
    const std::ptrdiff_t end = levels.sampleAt(endM);
    if (end - first < fewest)
        return false;
    const auto before = levels.before(first);
    const auto behind = levels.behind(end);
    if (!before || !behind)
        return false;
    // At the end of the range nothing is behind.
    const double bottom = end + fewest < levels.size() ? std::min(*before, *behind) : *before;
    const double dark = bottom - depthOfShadowDb * levelsPerDecibel;
    const auto below = std::count_if(row.levels.begin() + first, row.levels.begin() + end,
                                     [dark](std::uint8_t level) { return level < dark; });
    constexpr double mostly = 0.7;
    return static_cast<double>(below) >= mostly * static_cast<double>(end - first);
}

TargetHeight heightOf(const Row& row, const std::optional<Shadow>& shadow,
                      const std::optional<Altitude>& altitude, double slope)
{
    if (!altitude)
        return {.kind = TargetHeight::Kind::NoBottom};
    const double h = altitude->metres;
    if (!shadow || !(shadow->endM > shadow->beginM) || !(shadow->beginM > h))
        return {.kind = TargetHeight::Kind::NoShadow};
    // An edge is found within a sample.
    const double edgeM = std::hypot(row.rangeErrorM(), row.sampleM());
    const auto begin = groundRange(echo::ValueWithError{shadow->beginM, edgeM}, *altitude);
    const auto end = groundRange(echo::ValueWithError{shadow->endM, edgeM}, *altitude);
    if (!begin || !end || !(end->value > 0))
        return {.kind = TargetHeight::Kind::NoShadow};
    const double least = h * (shadow->endM - shadow->beginM) / shadow->endM;
    const double most = h * (1 - begin->value / end->value);
    const double byBegin = h / shadow->endM * edgeM;
    const double byEnd = h * shadow->beginM / (shadow->endM * shadow->endM) * edgeM;
    const double byEdges = std::hypot(least / h * altitude->errorM, byBegin, byEnd);
    TargetHeight height{.metres = shadow->cut ? least : (least + most) / 2};
    const double bySlope = slope * end->value * height.metres / h;
    height.errorM = std::hypot(byEdges, bySlope);
    if (shadow->cut) {
        height.kind = TargetHeight::Kind::AtLeast;
    } else {
        height.kind = TargetHeight::Kind::Known;
        height.errorM += (most - least) / 2;
    }
    // From where the top stands.
    height.shadowM = {end->value * height.metres / h,
                      std::hypot(end->value / h * height.errorM, end->error * height.metres / h)};
    return height;
}

} // namespace leadline::sidescan
