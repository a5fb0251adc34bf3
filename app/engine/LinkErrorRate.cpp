// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/LinkErrorRate.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

constexpr base::Duration over = std::chrono::seconds(10);
/// Up to this many damaged places are normal, such as the half message at the beginning of the data
/// or a single disturbance.
constexpr std::uint64_t onlyChance = 2;

} // namespace

LinkErrorRate::Figures LinkErrorRate::update(base::Instant now, const UnframedBytes::Counts& counts)
{
    if (!m_samples.empty() && counts.bytes < m_samples.back().counts.bytes)
        *this = {};
    m_samples.push_back({now, counts});
    while (now - m_samples.front().at > over)
        m_samples.pop_front();
    const UnframedBytes::Counts& before = m_samples.front().counts;
    const std::uint64_t places = counts.places - before.places;
    const std::uint64_t bytes = counts.bytes - before.bytes;
    Figures figures;
    figures.perSecond = static_cast<double>(places) / std::chrono::duration<double>(over).count();
    if (bytes > 0)
        figures.percent =
            100 * static_cast<double>(counts.stray - before.stray) / static_cast<double>(bytes);
    const bool isBad = places > onlyChance && figures.percent > Hysteresis::tolerableLossPercent;
    figures.lasts = m_hysteresis.update(now, isBad);
    return figures;
}

void UnframedBytes::arrived(base::ByteSpan bytes, base::Instant at)
{
    m_counts.bytes += bytes.size();
    base::append(m_bytes, bytes);
    m_arrivals.push_back({m_begin + m_bytes.size(), at});
}

void UnframedBytes::framed(std::uint64_t offset, std::size_t size)
{
    discardUpTo(offset);
    dropUpTo(offset + size);
    m_inStray = false;
}

void UnframedBytes::onParsed(std::size_t waiting)
{
    discardUpTo(m_begin + m_bytes.size() - std::min(waiting, m_bytes.size()));
}

/// Calls m_sink for each arrival separately, with its own time.
void UnframedBytes::discardUpTo(std::uint64_t offset)
{
    while (m_begin < offset && !m_bytes.empty()) {
        const Arrival arrival = m_arrivals.front();
        const std::uint64_t end = std::min(arrival.end, offset);
        m_counts.stray += end - m_begin;
        if (!std::exchange(m_inStray, true))
            ++m_counts.places;
        m_sink(base::ByteSpan(m_bytes).first(end - m_begin), arrival.at);
        dropUpTo(end);
    }
}

void UnframedBytes::dropUpTo(std::uint64_t offset)
{
    const auto count = std::min<std::uint64_t>(offset - std::min(offset, m_begin), m_bytes.size());
    m_bytes.erase(m_bytes.begin(), m_bytes.begin() + static_cast<std::ptrdiff_t>(count));
    m_begin += count;
    while (!m_arrivals.empty() && m_arrivals.front().end <= m_begin)
        m_arrivals.pop_front();
}

} // namespace leadline::app
