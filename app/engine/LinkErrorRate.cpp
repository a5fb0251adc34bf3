// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/LinkErrorRate.h"

#include <chrono>

namespace leadline::app {

namespace {

constexpr base::Duration over = std::chrono::seconds(10);
/// The half message with which a line begins, or one spark, is no failing cable.
constexpr std::uint64_t onlyChance = 2;

} // namespace

LinkErrorRate::Figures LinkErrorRate::look(base::Instant now, const UnframedBytes::Counts& counts)
{
    if (!m_looks.empty() && counts.bytes < m_looks.back().counts.bytes)
        *this = {};
    m_looks.push_back({now, counts});
    while (now - m_looks.front().at > over)
        m_looks.pop_front();
    const UnframedBytes::Counts& before = m_looks.front().counts;
    const std::uint64_t places = counts.places - before.places;
    const std::uint64_t bytes = counts.bytes - before.bytes;
    Figures figures;
    figures.perSecond = static_cast<double>(places) / std::chrono::duration<double>(over).count();
    if (bytes > 0)
        figures.percent =
            100 * static_cast<double>(counts.stray - before.stray) / static_cast<double>(bytes);
    const bool isBad = places > onlyChance && figures.percent > Hysteresis::tolerableLossPercent;
    figures.lasts = m_lasting.look(now, isBad);
    return figures;
}

} // namespace leadline::app
