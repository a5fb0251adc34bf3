// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/BearingIndex.h"

#include "base/Units.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace leadline::echo {

namespace {

constexpr int widestStep = 10;
constexpr auto sectors = static_cast<int>(sectorsPerTurn);

/// Step in gradians between two consecutive pings; 0 if the angles are invalid or too far apart.
int stepBetween(const log::PingEntry& a, const log::PingEntry& b)
{
    if (a.angleGrad >= base::gradiansPerTurn || b.angleGrad >= base::gradiansPerTurn)
        return 0;
    const int apart = std::abs(int{a.angleGrad} - int{b.angleGrad});
    const int step = std::min(apart, base::gradiansPerTurn - apart);
    return step <= widestStep ? step : 0;
}

} // namespace

int stepOf(const log::PingEntry& ping, const log::PingEntry* before, const log::PingEntry* behind)
{
    if (ping.steps > 0)
        return ping.steps;
    if (const int step = before ? stepBetween(ping, *before) : 0; step > 0)
        return step;
    if (const int step = behind ? stepBetween(ping, *behind) : 0; step > 0)
        return step;
    return 1;
}

BearingIndex::BearingIndex(const PingReader& reader)
    : m_reader(reader),
      m_snapshots(reader.log().spill(), 16),
      m_sweeps(reader.log().spill(), 16)
{
}

NewestPings BearingIndex::newestOf(std::uint64_t count)
{
    count = std::min(count, m_reader.count());
    NewestPings newest;
    newest.fill(noPing);
    // Snapshot i is the state before ping (i + 1) · stride.
    const std::uint64_t wanted = count / stride;
    bool isComplete = true;
    if (const std::uint64_t known = std::min(wanted, m_snapshots.size()); known > 0) {
        if (const auto snapshot = m_snapshots.at(known - 1))
            newest = *snapshot;
        else
            isComplete = false;
    }
    while (isComplete && m_snapshots.size() < wanted) {
        const std::uint64_t from = m_snapshots.size() * stride;
        isComplete = roll(newest, from, from + stride) && m_snapshots.append(newest);
        m_snapshots.release();
    }
    // No snapshot is stored if the medium fails to deliver pings, so that the next query reads them
    // again. Until then the last pings cover most of the picture.
    if (!isComplete)
        (void)roll(newest, (wanted - 1) * stride, wanted * stride);
    (void)roll(newest, wanted * stride, count);
    return newest;
}

SweepCounter BearingIndex::sweepsOf(std::uint64_t count)
{
    count = std::min(count, m_reader.count());
    SweepCounter sweeps;
    const std::uint64_t wanted = count / stride;
    bool isComplete = true;
    if (const std::uint64_t known = std::min(wanted, m_sweeps.size()); known > 0) {
        if (const auto snapshot = m_sweeps.at(known - 1))
            sweeps = *snapshot;
        else
            isComplete = false;
    }
    while (isComplete && m_sweeps.size() < wanted) {
        const std::uint64_t from = m_sweeps.size() * stride;
        isComplete = follow(sweeps, from, from + stride) && m_sweeps.append(sweeps);
        m_sweeps.release();
    }
    (void)follow(sweeps, wanted * stride, count);
    return sweeps;
}

bool BearingIndex::follow(SweepCounter& sweeps, std::uint64_t from, std::uint64_t to) const
{
    std::vector<log::PingEntry> pings(static_cast<std::size_t>(to - from));
    if (!m_reader.log().stream(m_reader.stream()).pings().read(from, pings))
        return false;
    for (std::size_t i = 0; i < pings.size(); ++i)
        sweeps.add(static_cast<std::uint32_t>(from + i), pings[i].angleGrad);
    return true;
}

bool BearingIndex::roll(NewestPings& newest, std::uint64_t from, std::uint64_t to) const
{
    if (from >= to)
        return true;
    // A spoke's width depends on its neighbours, so one more ping is read; and the last ping before
    // `from` is drawn again, because its successor was unknown then.
    from -= from > 0 ? 1 : 0;
    const std::uint64_t first = from > 0 ? from - 1 : from;
    std::vector<log::PingEntry> pings(static_cast<std::size_t>(to - first));
    const log::PingSeries& series = m_reader.log().stream(m_reader.stream()).pings();
    if (!series.read(first, pings))
        return false;
    for (std::uint64_t number = from; number < to; ++number) {
        const auto i = static_cast<std::size_t>(number - first);
        const log::PingEntry& ping = pings[i];
        if (ping.angleGrad >= base::gradiansPerTurn || ping.hasSamples == 0)
            continue;
        const int step = stepOf(ping, i > 0 ? &pings[i - 1] : nullptr,
                                i + 1 < pings.size() ? &pings[i + 1] : nullptr);
        const int covered = std::min(2 * step, sectors);
        const int start = 2 * ping.angleGrad - covered / 2 + sectors;
        for (int s = 0; s < covered; ++s)
            newest[static_cast<std::size_t>((start + s) % sectors)] =
                static_cast<std::uint32_t>(number);
    }
    return true;
}

} // namespace leadline::echo
