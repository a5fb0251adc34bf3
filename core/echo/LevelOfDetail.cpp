// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/LevelOfDetail.h"

#include "base/Units.h"

#include <algorithm>
#include <cmath>

namespace leadline::echo {

namespace {

/// A sample that ends at the border of a bin does not belong to the next one, despite rounding.
constexpr double borderBins = 1e-3;

/// Puts each sample into its bin; samples that are wider than a bin go into all bins that they
/// cover.
void spread(DetailNode& node, const Profile& profile)
{
    const double length = double{node.endM} - node.startM;
    const auto bins = static_cast<double>(node.bins.size());
    const auto count = static_cast<double>(profile.samples.size());
    const double perSample = profile.lengthM / count / length * bins;
    const double origin = (profile.startM - node.startM) / length * bins;
    for (std::size_t i = 0; i < profile.samples.size(); ++i) {
        const double middle = origin + (static_cast<double>(i) + 0.5) * perSample;
        const double half = perSample > 1 ? perSample / 2 - borderBins : 0;
        const auto first = static_cast<std::size_t>(std::clamp(middle - half, 0.0, bins - 1));
        const auto last = static_cast<std::size_t>(std::clamp(middle + half, 0.0, bins - 1));
        for (std::size_t bin = first; bin <= last; ++bin)
            node.bins[bin] = std::max(node.bins[bin], profile.samples[i]);
    }
}

} // namespace

void merge(DetailNode& into, const Profile& profile)
{
    const auto start = static_cast<float>(profile.startM);
    const auto end = static_cast<float>(profile.endM());
    if (profile.samples.empty() || !(end > start) || !std::isfinite(start) || !std::isfinite(end))
        return;
    const bool first = !(into.endM > into.startM);
    if (first || start < into.startM || end > into.endM) {
        const DetailNode before = into;
        into.startM = first ? start : std::min(start, before.startM);
        into.endM = first ? end : std::max(end, before.endM);
        into.bins.fill(0);
        if (!first)
            spread(into, before.profile());
    }
    spread(into, profile);
}

LevelOfDetail::LevelOfDetail(const PingReader& reader)
    : m_reader(reader.log(), reader.stream(),
               reader.chosenSpeed() ? std::optional(base::defaultSoundSpeed) : std::nullopt)
{
    for (auto& level : m_levels)
        level = std::make_unique<Nodes>(reader.log().spill(), 16);
}

double LevelOfDetail::scaleFor(const PingReader& reader)
{
    return reader.chosenSpeed().value_or(base::defaultSoundSpeed) / base::defaultSoundSpeed;
}

std::uint64_t LevelOfDetail::pingsOf(std::size_t level)
{
    std::uint64_t pings = factor;
    for (std::size_t i = 0; i < level; ++i)
        pings *= factor;
    return pings;
}

bool LevelOfDetail::extend(std::uint64_t most)
{
    const std::scoped_lock lock(m_extending);
    const std::uint64_t there = m_reader.count();
    std::uint64_t taken = pingsProcessed();
    const std::uint64_t until = std::min(there, taken + most);
    while (taken < until) {
        if (const auto ping = m_reader.read(taken, m_scratch))
            merge(m_open[0], ping->profile);
        ++taken;
        for (std::size_t level = 0; level < levels && taken % pingsOf(level) == 0; ++level)
            close(level);
        m_taken.store(taken, std::memory_order_release);
    }
    return taken < there;
}

// Adds a complete node to its level and to the node above it.
void LevelOfDetail::close(std::size_t level)
{
    if (level + 1 < levels)
        merge(m_open[level + 1], m_open[level].profile());
    m_levels[level]->append(m_open[level]);
    m_levels[level]->release();
    m_open[level] = {};
}

} // namespace leadline::echo
