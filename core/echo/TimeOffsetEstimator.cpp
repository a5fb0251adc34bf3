// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/TimeOffsetEstimator.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <complex>
#include <cstddef>
#include <numbers>

namespace leadline::echo {

namespace {

/// Samples are interpolated up to this distance, seconds.
constexpr double longestGapS = 3;
constexpr double leastStepS = 0.1;
/// Steps in the longer recording; beyond, the steps get longer.
constexpr double mostSteps = 60'000;
constexpr double leastOverlapS = 60;
constexpr double leastOverlapShare = 0.25;
/// Changes that overlap must vary by this share of their variance in the whole recording, because a
/// stretch at rest correlates by chance.
constexpr double leastVarianceShare = 0.15;
/// Changes beyond this share of all are cut to it, because false echoes jump far.
constexpr double cutAbove = 0.97;
/// Autocorrelations are summed up to this lag, seconds.
constexpr double longestMemoryS = 60;
constexpr double leastCorrelation = 0.5;
constexpr double leastDeviations = 6;
constexpr double leastLead = 1.5;
constexpr std::size_t blocks = 10;
constexpr double errorDeviations = 2.5;

/// Values in equal steps of time; where `known` is 0 so is the value.
struct Grid {
    double beginS = 0;
    std::vector<double> values;
    std::vector<double> known;

    [[nodiscard]] std::size_t size() const { return values.size(); }
};

// Interpolated between the samples, as far as they are close enough together.
Grid sampled(std::span<const TimedValue> samples, double stepS, bool wraps)
{
    Grid grid;
    grid.beginS = samples.front().timeS;
    const double spanS = samples.back().timeS - grid.beginS;
    const auto steps = static_cast<std::size_t>(std::max(0.0, spanS / stepS)) + 1;
    grid.values.assign(steps, 0);
    grid.known.assign(steps, 0);
    double value = samples.front().value;
    for (std::size_t i = 1; i < samples.size(); ++i) {
        const TimedValue& from = samples[i - 1];
        const TimedValue& to = samples[i];
        double change = to.value - from.value;
        if (wraps)
            change = std::remainder(change, 360);
        const double lastS = to.timeS - from.timeS;
        if (lastS > 0 && lastS <= longestGapS) {
            const double first = std::max(0.0, std::ceil((from.timeS - grid.beginS) / stepS));
            for (auto at = static_cast<std::size_t>(first); at < steps; ++at) {
                const double share =
                    (grid.beginS + static_cast<double>(at) * stepS - from.timeS) / lastS;
                if (share > 1)
                    break;
                grid.values[at] = value + share * change;
                grid.known[at] = 1;
            }
        }
        value += change;
    }
    return grid;
}

// Without what jumps away for one sample and comes back, as false echoes do.
std::vector<TimedValue> withoutSpikes(std::span<const TimedValue> samples)
{
    std::vector<TimedValue> calm(samples.begin(), samples.end());
    for (std::size_t i = 1; i + 1 < samples.size(); ++i) {
        const double before = samples[i - 1].value;
        const double after = samples[i + 1].value;
        calm[i].value =
            std::clamp(samples[i].value, std::min(before, after), std::max(before, after));
    }
    return calm;
}

// The change over `half` steps before to `half` steps after each step.
Grid changes(const Grid& grid, std::size_t half)
{
    Grid changed{grid.beginS, std::vector<double>(grid.size()), std::vector<double>(grid.size())};
    for (std::size_t i = half; i + half < grid.size(); ++i) {
        // A gap in between breaks the unwrapping of angles.
        if (grid.known[i - half] == 0 || grid.known[i + half] == 0 || grid.known[i] == 0)
            continue;
        changed.values[i] = grid.values[i + half] - grid.values[i - half];
        changed.known[i] = 1;
    }
    return changed;
}

double countOf(const Grid& grid)
{
    double count = 0;
    for (const double known : grid.known)
        count += known;
    return count;
}

// Cuts outliers and removes the mean.
void condition(Grid& grid)
{
    std::vector<double> sizes;
    for (std::size_t i = 0; i < grid.size(); ++i)
        if (grid.known[i] > 0)
            sizes.push_back(std::abs(grid.values[i]));
    if (sizes.empty())
        return;
    const auto rank =
        sizes.begin() + static_cast<std::ptrdiff_t>(cutAbove * double(sizes.size() - 1));
    std::nth_element(sizes.begin(), rank, sizes.end());
    double sum = 0;
    for (double& value : grid.values) {
        value = std::clamp(value, -*rank, *rank);
        sum += value;
    }
    const double mean = sum / static_cast<double>(sizes.size());
    for (std::size_t i = 0; i < grid.size(); ++i)
        grid.values[i] = (grid.values[i] - mean) * grid.known[i];
}

using Spectrum = std::vector<std::complex<double>>;

// Fast Fourier transform in place; the size is a power of two. The inverse is not scaled.
void transform(Spectrum& data, bool inverse)
{
    const std::size_t size = data.size();
    for (std::size_t i = 1, j = 0; i < size; ++i) {
        std::size_t bit = size >> 1U;
        for (; (j & bit) != 0; bit >>= 1U)
            j ^= bit;
        j ^= bit;
        if (i < j)
            std::swap(data[i], data[j]);
    }
    Spectrum turns(size / 2);
    const double turn = (inverse ? 2 : -2) * std::numbers::pi / static_cast<double>(size);
    for (std::size_t i = 0; i < turns.size(); ++i)
        turns[i] = std::polar(1.0, turn * static_cast<double>(i));
    for (std::size_t half = 1; half < size; half *= 2)
        for (std::size_t from = 0; from < size; from += 2 * half)
            for (std::size_t i = 0; i < half; ++i) {
                const auto odd = data[from + half + i] * turns[i * (size / (2 * half))];
                data[from + half + i] = data[from + i] - odd;
                data[from + i] += odd;
            }
}

Spectrum spectrumOf(const std::vector<double>& values, std::size_t size, bool squared = false)
{
    Spectrum data(size);
    for (std::size_t i = 0; i < values.size(); ++i)
        data[i] = squared ? values[i] * values[i] : values[i];
    transform(data, false);
    return data;
}

// Sums over a[i + lag] · b[i], at index lag + (size of b - 1).
std::vector<double> lagSums(const Spectrum& a, const Spectrum& b, std::size_t sizeA,
                            std::size_t sizeB)
{
    Spectrum product(a.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        product[i] = a[i] * std::conj(b[i]);
    transform(product, true);
    std::vector<double> sums(sizeA + sizeB - 1);
    const auto scale = static_cast<double>(product.size());
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const std::size_t at = (i + product.size() - (sizeB - 1)) % product.size();
        sums[i] = product[at].real() / scale;
    }
    return sums;
}

/// Sums over the steps in which both are known.
struct PairSums {
    double count = 0;
    double a = 0;
    double b = 0;
    double aa = 0;
    double bb = 0;
    double ab = 0;

    [[nodiscard]] double varianceA() const { return count > 0 ? (aa - a * a / count) / count : 0; }
    [[nodiscard]] double varianceB() const { return count > 0 ? (bb - b * b / count) / count : 0; }
    [[nodiscard]] double correlation() const
    {
        const double both = varianceA() * varianceB();
        return both > 0 ? std::clamp((ab - a * b / count) / count / std::sqrt(both), -1.0, 1.0) : 0;
    }
    PairSums& operator+=(const PairSums& other) { return add(other, 1); }
    PairSums& operator-=(const PairSums& other) { return add(other, -1); }

private:
    PairSums& add(const PairSums& other, double sign)
    {
        count += sign * other.count;
        a += sign * other.a;
        b += sign * other.b;
        aa += sign * other.aa;
        bb += sign * other.bb;
        ab += sign * other.ab;
        return *this;
    }
};

std::vector<PairSums> sumsOfLags(const Grid& a, const Grid& b)
{
    const std::size_t size = std::bit_ceil(a.size() + b.size());
    const Spectrum valuesA = spectrumOf(a.values, size);
    const Spectrum valuesB = spectrumOf(b.values, size);
    const Spectrum knownA = spectrumOf(a.known, size);
    const Spectrum knownB = spectrumOf(b.known, size);
    const auto all = [&](const Spectrum& of, const Spectrum& with) {
        return lagSums(of, with, a.size(), b.size());
    };
    const auto count = all(knownA, knownB);
    const auto sumA = all(valuesA, knownB);
    const auto sumB = all(knownA, valuesB);
    const auto sumAb = all(valuesA, valuesB);
    const auto sumAa = all(spectrumOf(a.values, size, true), knownB);
    const auto sumBb = all(knownA, spectrumOf(b.values, size, true));
    std::vector<PairSums> sums(count.size());
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] = {std::round(count[i]), sumA[i], sumB[i], sumAa[i], sumBb[i], sumAb[i]};
    return sums;
}

// Autocorrelation at each lag up to `most` steps.
std::vector<double> memoryOf(const Grid& grid, std::size_t most)
{
    const std::size_t size = std::bit_ceil(2 * grid.size());
    const Spectrum values = spectrumOf(grid.values, size);
    const Spectrum known = spectrumOf(grid.known, size);
    const auto products = lagSums(values, values, grid.size(), grid.size());
    const auto counts = lagSums(known, known, grid.size(), grid.size());
    const std::size_t zero = grid.size() - 1;
    std::vector<double> memory;
    const double variance = products[zero] / std::max(1.0, counts[zero]);
    for (std::size_t lag = 0; lag < std::min(most, grid.size()); ++lag)
        memory.push_back(variance > 0 && counts[zero + lag] > 0.5
                             ? products[zero + lag] / counts[zero + lag] / variance
                             : 0);
    return memory;
}

// How many steps count as one independent sample of the product of both (Bartlett).
double stepsPerSample(const Grid& a, const Grid& b, double stepS)
{
    const auto most = static_cast<std::size_t>(longestMemoryS / stepS);
    const auto memoryA = memoryOf(a, most);
    const auto memoryB = memoryOf(b, most);
    double sum = 1;
    for (std::size_t lag = 1; lag < std::min(memoryA.size(), memoryB.size()); ++lag)
        sum += 2 * std::max(0.0, memoryA[lag] * memoryB[lag]);
    return sum;
}

// Standard deviations above chance of a correlation of that many independent samples.
double deviations(double correlation, double samples)
{
    return std::atanh(std::clamp(correlation, -0.9999, 0.9999)) *
           std::sqrt(std::max(0.0, samples - 3));
}

// Where between its neighbours the peak of three values is, -0.5..0.5 steps.
double peakBetween(double before, double at, double after)
{
    const double bend = before - 2 * at + after;
    return bend < 0 ? std::clamp((before - after) / (2 * bend), -0.5, 0.5) : 0;
}

// The sums of a part of a's steps at one lag.
PairSums sumsOf(const Grid& a, const Grid& b, std::ptrdiff_t lag, std::size_t from, std::size_t to)
{
    PairSums sums;
    for (std::size_t i = from; i < to; ++i) {
        const std::ptrdiff_t other = static_cast<std::ptrdiff_t>(i) - lag;
        if (other < 0 || other >= static_cast<std::ptrdiff_t>(b.size()))
            continue;
        const auto j = static_cast<std::size_t>(other);
        if (a.known[i] == 0 || b.known[j] == 0)
            continue;
        const double x = a.values[i];
        const double y = b.values[j];
        sums += {1, x, y, x * x, y * y, x * y};
    }
    return sums;
}

/// The peak in steps, and the standard deviation of its place.
struct Peak {
    double lag = 0;
    double deviation = 0;
};

// Leaves out a tenth of the overlap at a time: the peaks without it tell how far the place of the
// peak depends on a part of the recording.
Peak placeOfPeak(const Grid& a, const Grid& b, std::ptrdiff_t lag, std::ptrdiff_t reach)
{
    const auto first = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, lag));
    const auto last = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(
        static_cast<std::ptrdiff_t>(b.size()) + lag, 0, static_cast<std::ptrdiff_t>(a.size())));
    const auto lags = static_cast<std::size_t>(2 * reach + 1);
    std::vector<PairSums> whole(lags);
    std::vector<PairSums> part(lags * blocks);
    for (std::size_t l = 0; l < lags; ++l)
        for (std::size_t block = 0; block < blocks; ++block) {
            const std::size_t from = first + (last - first) * block / blocks;
            const std::size_t to = first + (last - first) * (block + 1) / blocks;
            PairSums& sums = part[block * lags + l];
            sums = sumsOf(a, b, lag - reach + static_cast<std::ptrdiff_t>(l), from, to);
            whole[l] += sums;
        }
    const auto peakOf = [&](auto sumsAt) {
        std::vector<double> all(lags);
        for (std::size_t l = 0; l < lags; ++l)
            all[l] = sumsAt(l).correlation();
        const auto best = static_cast<std::size_t>(std::ranges::max_element(all) - all.begin());
        double at = static_cast<double>(best);
        if (best > 0 && best + 1 < lags)
            at += peakBetween(all[best - 1], all[best], all[best + 1]);
        return static_cast<double>(lag - reach) + at;
    };
    Peak peak{peakOf([&](std::size_t l) { return whole[l]; }), 0};
    std::vector<double> places;
    for (std::size_t block = 0; block < blocks; ++block)
        places.push_back(peakOf([&](std::size_t l) {
            PairSums rest = whole[l];
            rest -= part[block * lags + l];
            return rest;
        }));
    double mean = 0;
    for (const double place : places)
        mean += place / blocks;
    double squares = 0;
    for (const double place : places)
        squares += (place - mean) * (place - mean);
    peak.deviation = std::sqrt(squares * (blocks - 1) / blocks);
    return peak;
}

double usualSpacing(std::span<const TimedValue> samples)
{
    std::vector<double> spacing;
    for (std::size_t i = 1; i < samples.size(); ++i)
        spacing.push_back(samples[i].timeS - samples[i - 1].timeS);
    const auto middle = spacing.begin() + static_cast<std::ptrdiff_t>(spacing.size() / 2);
    std::nth_element(spacing.begin(), middle, spacing.end());
    return *middle;
}

} // namespace

std::optional<TimeOffsetEstimate> estimateTimeOffset(const MovementPair& pair)
{
    if (pair.reference.size() < 2 || pair.moved.size() < 2 || !(pair.windowS > 0))
        return std::nullopt;
    const auto spanS = [](std::span<const TimedValue> samples) {
        return samples.back().timeS - samples.front().timeS;
    };
    const double longestS = std::max(spanS(pair.reference), spanS(pair.moved));
    if (!std::isfinite(longestS) || longestS > mostSteps * longestMemoryS)
        return std::nullopt;
    const double stepS = std::max(leastStepS, longestS / mostSteps);
    const auto half =
        std::max<std::size_t>(1, static_cast<std::size_t>(std::lround(pair.windowS / 2 / stepS)));
    const bool wraps = pair.unit == MovementPair::Unit::Degrees;
    Grid a = wraps ? sampled(pair.reference, stepS, !pair.referenceIsChange)
                   : sampled(withoutSpikes(pair.reference), stepS, false);
    if (!pair.referenceIsChange)
        a = changes(a, half);
    Grid b = changes(wraps ? sampled(pair.moved, stepS, true)
                           : sampled(withoutSpikes(pair.moved), stepS, false),
                     half);
    if (pair.sense == MovementPair::Sense::Opposite)
        for (double& value : b.values)
            value = -value;
    condition(a);
    condition(b);

    const double shorter = std::min(countOf(a), countOf(b));
    const double leastCount = std::max(leastOverlapS / stepS, leastOverlapShare * shorter);
    if (shorter < leastCount)
        return std::nullopt;
    const auto varianceOf = [](const Grid& grid) {
        double squares = 0;
        for (const double value : grid.values)
            squares += value * value;
        return squares / countOf(grid);
    };
    const double leastA = leastVarianceShare * varianceOf(a);
    const double leastB = leastVarianceShare * varianceOf(b);
    const double perSample = stepsPerSample(a, b, stepS);

    const auto sums = sumsOfLags(a, b);
    std::vector<double> clear(sums.size(), 0);
    for (std::size_t i = 0; i < sums.size(); ++i)
        if (sums[i].count >= leastCount && sums[i].varianceA() > leastA &&
            sums[i].varianceB() > leastB)
            clear[i] = deviations(sums[i].correlation(), sums[i].count / perSample);
    const auto best = static_cast<std::size_t>(std::ranges::max_element(clear) - clear.begin());
    const double correlation = sums[best].correlation();
    if (!(clear[best] >= leastDeviations) || correlation < leastCorrelation)
        return std::nullopt;

    // The peak reaches on both sides to where it ends, at least by the window of the changes.
    const auto reach = 2 * half;
    std::size_t from = best - std::min(best, reach);
    std::size_t to = std::min(best + reach, clear.size() - 1);
    while (from > 0 && clear[from - 1] > 0 && clear[from - 1] < clear[from])
        --from;
    while (to + 1 < clear.size() && clear[to + 1] > 0 && clear[to + 1] < clear[to])
        ++to;
    std::optional<std::size_t> next;
    for (std::size_t i = 0; i < clear.size(); ++i)
        if ((i < from || i > to) && (!next || clear[i] > clear[*next]))
            next = i;
    if (next && clear[best] < leastLead * clear[*next])
        return std::nullopt;

    const auto lag = static_cast<std::ptrdiff_t>(best) - static_cast<std::ptrdiff_t>(b.size() - 1);
    const Peak peak = placeOfPeak(a, b, lag, static_cast<std::ptrdiff_t>(reach));
    const double spacing = std::max(usualSpacing(pair.reference), usualSpacing(pair.moved));
    return TimeOffsetEstimate{
        .offsetS = a.beginS - b.beginS + peak.lag * stepS,
        .errorS = std::hypot(errorDeviations * peak.deviation * stepS, stepS / 2, spacing / 4),
        .correlation = correlation,
        .nextCorrelation = next ? std::max(0.0, sums[*next].correlation()) : 0,
        .overlapS = sums[best].count * stepS};
}

} // namespace leadline::echo
