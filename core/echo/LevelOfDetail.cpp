// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/LevelOfDetail.h"

#include "base/Units.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace leadline::echo {

namespace {

/// A sample that ends at the border of a bin does not belong to the next one, despite rounding.
constexpr double borderBins = 1e-3;

/// Puts each sample into its bin, and where samples are wider than bins, into all that it covers.
template<class Bin, class Sample>
void spread(DetailNodeOf<Bin>& node, const Profile& profile, std::span<const Sample> samples)
{
    // Of 1 where both have the same width.
    constexpr unsigned factor = ping::fullScaleOf<Bin> / ping::fullScaleOf<Sample>;
    using Number = std::conditional_t<sizeof(Bin) == 1, std::uint8_t, std::uint16_t>;
    const double length = double{node.endM} - node.startM;
    const auto bins = static_cast<double>(node.bins.size());
    const auto count = static_cast<double>(samples.size());
    const double perSample = profile.lengthM / count / length * bins;
    const double origin = (profile.startM - node.startM) / length * bins;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double middle = origin + (static_cast<double>(i) + 0.5) * perSample;
        const double half = perSample > 1 ? perSample / 2 - borderBins : 0;
        const auto first = static_cast<std::size_t>(std::clamp(middle - half, 0.0, bins - 1));
        const auto last = static_cast<std::size_t>(std::clamp(middle + half, 0.0, bins - 1));
        const auto value = static_cast<Number>(samples[i] * factor);
        for (std::size_t bin = first; bin <= last; ++bin)
            node.bins[bin] = std::max<Number>(node.bins[bin], value);
    }
}

template<class Bin>
void spread(DetailNodeOf<Bin>& node, const Profile& profile)
{
    if constexpr (sizeof(Bin) == 1) {
        // A family without 16-bit samples has none.
        if (!profile.samples.isWide())
            spread(node, profile, profile.samples.bytes());
    } else {
        profile.samples.visit([&](const auto& samples) { spread(node, profile, samples); });
    }
}

template<class Bin>
void mergeInto(DetailNodeOf<Bin>& into, const Profile& profile)
{
    const auto start = static_cast<float>(profile.startM);
    const auto end = static_cast<float>(profile.endM());
    if (profile.samples.empty() || !(end > start) || !std::isfinite(start) || !std::isfinite(end))
        return;
    const bool first = !(into.endM > into.startM);
    if (first || start < into.startM || end > into.endM) {
        const DetailNodeOf<Bin> before = into;
        into.startM = first ? start : std::min(start, before.startM);
        into.endM = first ? end : std::max(end, before.endM);
        into.bins.fill(Bin{});
        if (!first)
            spread(into, before.profile());
    }
    spread(into, profile);
}

} // namespace

void merge(DetailNode& into, const Profile& profile)
{
    mergeInto(into, profile);
}

void merge(WideDetailNode& into, const Profile& profile)
{
    mergeInto(into, profile);
}

LevelOfDetail::LevelOfDetail(const PingReader& reader)
    : m_reader(reader.log(), reader.stream(),
               reader.chosenSpeed() ? std::optional(base::defaultSoundSpeed) : std::nullopt),
      m_isWide(ping::hasWideSamples(reader.log().stream(reader.stream()).kind().family()))
{
    if (m_isWide)
        m_wide.make(reader.log().spill());
    else
        m_narrow.make(reader.log().spill());
}

template<class Node>
void LevelOfDetail::Levels<Node>::make(io::Spill& spill)
{
    for (auto& level : nodes)
        level = std::make_unique<io::PagedArray<Node, 256>>(spill, 16);
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
        if (const auto ping = m_reader.read(taken, m_scratch)) {
            if (m_isWide)
                merge(m_wide.open[0], ping->profile);
            else
                merge(m_narrow.open[0], ping->profile);
        }
        ++taken;
        for (std::size_t level = 0; level < levels && taken % pingsOf(level) == 0; ++level) {
            if (m_isWide)
                m_wide.close(level);
            else
                m_narrow.close(level);
        }
        m_taken.store(taken, std::memory_order_release);
    }
    return taken < there;
}

// A complete node goes into its level, and into the node above it.
template<class Node>
void LevelOfDetail::Levels<Node>::close(std::size_t level)
{
    if (level + 1 < levels)
        merge(open[level + 1], open[level].profile());
    nodes[level]->append(open[level]);
    nodes[level]->release();
    open[level] = {};
}

} // namespace leadline::echo
