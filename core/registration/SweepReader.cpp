// SPDX-License-Identifier: GPL-3.0-or-later
#include "registration/SweepReader.h"

#include "base/Units.h"
#include "echo/LevelMeasurement.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <iterator>
#include <numbers>
#include <utility>

namespace leadline::registration {

namespace {

constexpr int turn = base::gradiansPerTurn;
constexpr std::uint16_t frontGrad = 200;
constexpr std::size_t fewestPings = 3;
/// A sweep of more pings is cut: it holds no more places than this.
constexpr std::size_t mostPings = 4096;
/// Nearer echoes are the vehicle's own.
constexpr double nearestM = 0.75;
/// Parts of the range whose mean intensities are compared.
constexpr std::size_t mostBins = 500;
constexpr std::size_t echoesPerPing = 3;
/// An echo exceeds the noise by that share of what the strongest do.
constexpr double leastShare = 0.35;
/// An echo reaches to where it falls below that share of its peak.
constexpr double edgeShare = 0.5;
/// Ranges that differ by less than that share are the same.
constexpr double sameRange = 0.01;

/// A head that leaves out less, radians, sees all round.
constexpr double smallestGap = 0.25;

double radians(double grad)
{
    return grad * 2 * std::numbers::pi / turn;
}

struct Echo {
    double peak = 0;
    double rangeM = 0;
};

/// The strongest echoes of a ping above `threshold`, each at its centre.
std::vector<Echo> echoesOf(const echo::Profile& profile, double black, double threshold)
{
    const std::size_t samples = profile.samples.size();
    const std::size_t perBin = (samples + mostBins - 1) / mostBins;
    const std::size_t bins = samples / std::max<std::size_t>(perBin, 1);
    const double binM =
        profile.lengthM * static_cast<double>(perBin) / static_cast<double>(samples);
    const auto middle = [&](std::size_t bin) {
        return profile.startM + (static_cast<double>(bin) + 0.5) * binM;
    };
    const double scale = 255.0 / profile.samples.fullScale();
    std::vector<double> means(bins);
    for (std::size_t bin = 0; bin < bins; ++bin) {
        double sum = 0;
        for (std::size_t i = bin * perBin; i < (bin + 1) * perBin; ++i)
            sum += profile.samples[i];
        means[bin] = sum * scale / static_cast<double>(perBin);
    }
    std::size_t bin = echo::ringingSamples(profile) / std::max<std::size_t>(perBin, 1);
    while (bin < bins && middle(bin) < nearestM)
        ++bin;

    std::vector<Echo> echoes;
    while (bin < bins) {
        if (means[bin] <= threshold) {
            ++bin;
            continue;
        }
        const std::size_t first = bin;
        while (bin < bins && means[bin] > threshold)
            ++bin;
        const auto begin = means.begin() + static_cast<std::ptrdiff_t>(first);
        const auto end = means.begin() + static_cast<std::ptrdiff_t>(bin);
        const double peak = *std::max_element(begin, end) - black;
        double weights = 0;
        double sum = 0;
        for (std::size_t i = first; i < bin; ++i)
            if (const double above = means[i] - black; above >= edgeShare * peak) {
                weights += above;
                sum += above * middle(i);
            }
        echoes.push_back({peak, sum / weights});
    }
    if (echoes.size() > echoesPerPing) {
        std::ranges::nth_element(echoes, echoes.begin() + echoesPerPing,
                                 [](const Echo& a, const Echo& b) { return a.peak > b.peak; });
        echoes.resize(echoesPerPing);
    }
    return echoes;
}

double secondsOf(log::Time time)
{
    return std::chrono::duration<double>(time).count();
}

} // namespace

double bearingOf(std::uint16_t angleGrad, const std::optional<log::Mounting>& mounting)
{
    const double fromFront = radians(static_cast<double>(angleGrad) - frontGrad);
    if (!mounting)
        return fromFront;
    return (mounting->upsideDown ? -fromFront : fromFront) +
           mounting->turnDeg * std::numbers::pi / 180;
}

SweepReader::SweepReader(const echo::PingReader& reader, std::uint64_t first)
    : m_reader(reader),
      m_next(first)
{
}

std::size_t SweepReader::ended()
{
    const Kept& newest = m_pings.back();
    const std::size_t before = m_pings.size() - 1;
    const bool isAnother =
        before > 0 && (newest.ping.time < m_pings[before - 1].ping.time || before >= mostPings);
    if (isAnother)
        m_counter = {};
    m_counter.add(static_cast<std::uint32_t>(newest.number), *newest.ping.angleGrad);
    if (isAnother)
        return before;
    const auto first = std::ranges::find_if(
        m_pings, [&](const Kept& kept) { return kept.number >= m_counter.firstOf(0); });
    return static_cast<std::size_t>(first - m_pings.begin());
}

std::optional<Sweep> SweepReader::next(std::uint64_t count, const std::stop_token& stop)
{
    while (m_next < count && !stop.stop_requested()) {
        Kept kept{.number = m_next, .storage = {}, .ping = {}};
        auto ping = m_reader.read(m_next++, kept.storage);
        if (!ping || !ping->angleGrad || *ping->angleGrad >= turn || ping->profile.samples.empty())
            continue;
        kept.ping = *ping;
        m_pings.push_back(std::move(kept));
        const std::size_t whole = ended();
        if (whole == 0)
            continue;
        const auto begin = m_pings.begin();
        const auto end = begin + static_cast<std::ptrdiff_t>(whole);
        const std::vector<Kept> sweep(std::make_move_iterator(begin), std::make_move_iterator(end));
        m_pings.erase(begin, end);
        if (sweep.size() >= fewestPings)
            return sweepOf(sweep);
    }
    return std::nullopt;
}

std::optional<Sweep> SweepReader::rest()
{
    m_counter = {};
    const std::vector<Kept> pings = std::exchange(m_pings, {});
    if (pings.size() < fewestPings)
        return std::nullopt;
    return sweepOf(pings);
}

std::optional<Sweep> SweepReader::part() const
{
    return m_pings.size() < fewestPings ? std::nullopt : std::optional(sweepOf(m_pings));
}

double SweepReader::commonRangeM(const std::vector<Kept>& pings)
{
    std::vector<double> ranges;
    for (const Kept& kept : pings)
        ranges.push_back(kept.ping.profile.endM());
    std::ranges::sort(ranges);
    double common = 0;
    std::ptrdiff_t most = 0;
    for (auto range = ranges.begin(); range != ranges.end();) {
        const auto end = std::upper_bound(range, ranges.end(), *range * (1 + sameRange));
        // Of two as frequent the longer one.
        if (end - range >= most) {
            most = end - range;
            common = *range;
        }
        range = end;
    }
    return common;
}

Sweep SweepReader::sweepOf(const std::vector<Kept>& pings) const
{
    Sweep sweep;
    sweep.beginS = secondsOf(pings.front().ping.time);
    sweep.endS = secondsOf(pings.back().ping.time);
    sweep.pings = static_cast<int>(pings.size());
    sweep.firstPing = pings.front().number;
    sweep.lastPing = pings.back().number;
    // Where the range was changed meanwhile, what is left of the other one is no view all round,
    // and the same thing looks another way in it.
    const double rangeM = commonRangeM(pings);
    const auto counts = [rangeM](const Kept& kept) {
        return std::abs(kept.ping.profile.endM() - rangeM) <= sameRange * rangeM;
    };
    sweep.rangeM = rangeM;
    std::vector<echo::Profile> profiles;
    for (const Kept& kept : pings)
        if (counts(kept))
            profiles.push_back(kept.ping.profile);
    const echo::LevelMeasurement levels = echo::measureLevels(profiles);
    if (levels.result != echo::LevelMeasurement::Result::Echoes)
        return sweep;
    const double black = levels.curve.black;
    const double threshold = black + leastShare * (levels.curve.white - black);
    const auto mounting =
        m_mounting ? m_mounting : m_reader.log().stream(m_reader.stream()).mounting();
    std::optional<Sector> sector;
    for (const Kept& kept : pings) {
        if (!counts(kept))
            continue;
        const double bearing = bearingOf(*kept.ping.angleGrad, mounting);
        if (!sector)
            sector = Sector{bearing, bearing};
        sector->endRad += std::remainder(bearing - sector->endRad, 2 * std::numbers::pi);
        for (const Echo& echo : echoesOf(kept.ping.profile, black, threshold))
            sweep.points.push_back({secondsOf(kept.ping.time), echo.rangeM * std::cos(bearing),
                                    echo.rangeM * std::sin(bearing), echo.rangeM});
    }
    if (sector && std::abs(sector->endRad - sector->beginRad) < 2 * std::numbers::pi - smallestGap)
        sweep.sector = sector;
    return sweep;
}

} // namespace leadline::registration
