// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/WaterfallWindow.h"

#include "echo/GapFinder.h"

#include <algorithm>
#include <type_traits>

namespace leadline::echo {

namespace {

/// Up to so many pings per pixel column are read individually.
constexpr std::uint64_t pingsAColumn = 4;
/// Lower limit of the usual period, since after a burst of pings everything else would be a gap.
constexpr log::Time minPeriod = std::chrono::milliseconds(1);

/// A ping is shown until the next one, unless there is a gap between them.
log::Time endOf(log::Time begin, log::Time next, log::Time usual)
{
    const log::Time apart = next - begin;
    return apart < log::Time{} || apart > longestPeriod(usual) ? begin + usual : next;
}

template<class Node>
std::optional<Node> nodeOf(const LevelOfDetail& detail, std::size_t level, std::uint64_t index)
{
    if constexpr (std::is_same_v<Node, DetailNode>)
        return detail.node(level, index);
    else
        return detail.wideNode(level, index);
}

} // namespace

void WaterfallWindow::clear(const EchoShaping& shaping)
{
    m_shaper.forget();
    m_shaper.setShaping(shaping);
    m_profiles.clear();
    m_periods.clear();
    m_distances.clear();
    m_topM = 0;
    m_bottomM = 0;
}

void WaterfallWindow::add(const Profile& profile, Period period, std::optional<double> distanceM)
{
    m_profiles.push_back(profile);
    m_periods.push_back(period);
    m_distances.push_back(distanceM);
    if (profile.samples.empty() || !(profile.lengthM > 0))
        return;
    const bool first = !(m_bottomM > m_topM);
    m_topM = first ? profile.startM : std::min(m_topM, profile.startM);
    m_bottomM = first ? profile.endM() : std::max(m_bottomM, profile.endM());
}

void WaterfallWindow::load(const PingReader& reader, LevelOfDetail& detail, log::Time from,
                           log::Time until, std::size_t columns, const EchoShaping& shaping)
{
    clear(shaping);
    // The ping before the view may extend into it.
    const std::uint64_t before = reader.countUpTo(from);
    const std::uint64_t first = before > 0 ? before - 1 : 0;
    const std::uint64_t last = reader.countUpTo(until);
    const std::uint64_t pings = last - std::min(first, last);
    const std::uint64_t affordable = pingsAColumn * std::max<std::uint64_t>(columns, 1);
    if (pings <= affordable) {
        loadPings(reader, first, last);
        return;
    }
    // A column shows the maximum of its pings: a mean would hide echoes of single pings.
    m_shaper.setShaping({.rangeGain = shaping.rangeGain,
                         .gainStart = shaping.gainStart,
                         .smoothing = 1,
                         .compensation = shaping.compensation});
    std::size_t level = 0;
    while (level + 1 < LevelOfDetail::levels && pings / LevelOfDetail::pingsOf(level) > affordable)
        ++level;
    if (detail.isWide())
        loadNodes(reader, detail, level, first, last, m_wideNodes);
    else
        loadNodes(reader, detail, level, first, last, m_nodes);
}

void WaterfallWindow::load(const PingReader& reader, std::uint64_t from, std::uint64_t to)
{
    clear({});
    to = std::min(to, reader.count());
    loadPings(reader, std::min(from, to), to);
}

void WaterfallWindow::loadPings(const PingReader& reader, std::uint64_t from, std::uint64_t to)
{
    if (m_storage.size() < to - from)
        m_storage.resize(static_cast<std::size_t>(to - from));
    log::Time usual = presumedPeriod;
    for (std::uint64_t i = from; i < to; ++i) {
        Stored& stored = m_storage[static_cast<std::size_t>(i - from)];
        const auto ping = reader.read(i, stored.frame);
        const auto begin = reader.timeOf(i);
        if (!begin)
            continue;
        const auto next = reader.timeOf(i + 1);
        const log::Time end = endOf(*begin, next.value_or(*begin + usual), usual);
        usual = std::max(end - *begin, minPeriod);
        add(ping ? m_shaper.shape(reader, i, ping->profile, stored.shaped) : Profile{},
            {*begin, end}, ping ? ping->distanceM : std::nullopt);
    }
}

template<class Node>
void WaterfallWindow::loadNodes(const PingReader& reader, LevelOfDetail& detail, std::size_t level,
                                std::uint64_t from, std::uint64_t to, std::vector<Node>& nodes)
{
    while (detail.pingsProcessed() < to && detail.extend(to - detail.pingsProcessed())) {
    }
    const std::uint64_t widest = LevelOfDetail::pingsOf(level);
    std::uint64_t at = from / widest * widest;
    const auto scale = static_cast<float>(LevelOfDetail::scaleFor(reader));
    nodes.clear();
    nodes.reserve(
        static_cast<std::size_t>((to - at) / widest + LevelOfDetail::factor * (level + 1)));
    log::Time usual = presumedPeriod * static_cast<std::int64_t>(widest);
    // The newest pings are not in a complete node of this level yet, but mostly in one of a finer
    // level.
    for (;; --level, usual /= static_cast<std::int64_t>(LevelOfDetail::factor)) {
        const std::uint64_t pings = LevelOfDetail::pingsOf(level);
        const std::uint64_t end = std::min(to / pings, detail.count(level));
        for (std::uint64_t i = at / pings; i < end; ++i) {
            const std::optional<Node> node = nodeOf<Node>(detail, level, i);
            const auto begin = reader.timeOf(i * pings);
            if (!node || !begin)
                continue;
            const auto next = reader.timeOf((i + 1) * pings);
            const log::Time until = endOf(*begin, next.value_or(*begin + usual), usual);
            usual = std::max(until - *begin, minPeriod);
            Node& shown = nodes.emplace_back(*node);
            shown.startM *= scale;
            shown.endM *= scale;
            if (!m_shaper.shaping().isOff())
                shape(m_shaper.shaping(), shown.profile(), {}, shown.bytes());
            add(shown.profile(), {*begin, until});
        }
        at = std::max(at, end * pings);
        if (level == 0)
            break;
    }
    if (at < to)
        loadPings(reader, std::max(from, at), to);
}

} // namespace leadline::echo
