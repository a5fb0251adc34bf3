// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/TurnedBearings.h"

#include "base/Units.h"
#include "echo/Silence.h"

#include <algorithm>
#include <cmath>

namespace leadline::echo {

namespace {

constexpr auto sectors = static_cast<int>(sectorsPerTurn);
constexpr double turnGrad = base::gradiansPerTurn;
constexpr double sectorsPerGradian = sectors / turnGrad;
/// To each side; a sonar that pings so seldom leaves a gap.
constexpr double widestStretch = 10;
/// So many pings before those that are shown tell what was scanned.
constexpr std::uint64_t mostBefore = 400;

std::size_t modulo(int sector)
{
    return static_cast<std::size_t>((sector % sectors + sectors) % sectors);
}

} // namespace

TurnedBearings::TurnedBearings(const PingReader& reader, VehicleTrack& track)
    : m_reader(reader),
      m_track(track)
{
    m_newest.fill(noPing);
}

const TurnedBearings::Known& TurnedBearings::known(std::uint64_t ping)
{
    const auto [at, isNew] = m_known.try_emplace(ping);
    Known& known = at->second;
    if (isNew) {
        // It came when its sound had come back from the far end.
        const auto read = m_reader.read(ping, m_scratch);
        const double listenedS =
            read && read->soundSpeed > 0 ? 2 * read->profile.endM() / read->soundSpeed : 0;
        known.time = m_reader.timeOf(ping).value_or(log::Time{}) -
                     std::chrono::duration_cast<log::Time>(
                         std::chrono::duration<double>(std::clamp(listenedS, 0.0, 1.0) / 2));
    }
    if (!known.settled && known.used != m_looks) {
        const auto heading = m_track.headingAt(known.time);
        known.headingDeg = heading ? std::optional(heading->deg) : std::nullopt;
        known.settled = heading ? heading->settled : m_track.isPast(known.time);
    }
    known.used = m_looks;
    return known;
}

std::optional<double> TurnedBearings::headingOf(std::uint64_t ping)
{
    return known(ping).headingDeg;
}

double TurnedBearings::turnedGrad(double deg) const
{
    const double grad = std::remainder(deg, 360) / 360 * turnGrad;
    return m_frame.mirrored ? -grad : grad;
}

std::optional<double> TurnedBearings::shiftOf(std::uint64_t ping)
{
    if (const auto heading = headingOf(ping))
        return turnedGrad(*heading - m_frame.upDeg);
    if (m_frame.keepsUnknown)
        return turnedGrad(m_frame.nowDeg - m_frame.upDeg);
    return std::nullopt;
}

double TurnedBearings::halfTurn(std::uint64_t from, std::uint64_t to)
{
    const Known begin = known(from);
    const Known end = known(to);
    const log::Time apart = end.time - begin.time;
    if (!begin.headingDeg || !end.headingDeg || apart < log::Time{} || apart > shortestGap)
        return 0;
    return std::clamp(turnedGrad(*end.headingDeg - *begin.headingDeg) / 2, -widestStretch,
                      widestStretch);
}

TurnedBearings::Extent TurnedBearings::extentOf(std::uint64_t ping, std::uint64_t count)
{
    const auto entry = m_reader.entry(ping);
    const auto shift = shiftOf(ping);
    if (!entry || !shift || entry->angleGrad >= base::gradiansPerTurn || entry->hasSamples == 0)
        return {};
    const auto before = ping > 0 ? m_reader.entry(ping - 1) : std::nullopt;
    const auto behind = ping + 1 < count ? m_reader.entry(ping + 1) : std::nullopt;
    const double half =
        stepOf(*entry, before ? &*before : nullptr, behind ? &*behind : nullptr) / 2.0;
    const double since = before ? -halfTurn(ping - 1, ping) : 0;
    const double until = behind ? halfTurn(ping, ping + 1) : 0;
    const double middle = entry->angleGrad + *shift;
    const double from = middle - half + std::min({since, until, 0.0});
    const double to = middle + half + std::max({since, until, 0.0});
    // Where one spoke ends the next begins, whichever way it was computed.
    const auto sectorAt = [](double grad) {
        return static_cast<int>(std::floor(grad * sectorsPerGradian + 0.5 + 1e-6));
    };
    return {sectorAt(from), std::clamp(sectorAt(to) - sectorAt(from), 1, sectors)};
}

void TurnedBearings::look(const NewestPings& byDevice, std::uint64_t count, const Frame& frame)
{
    m_frame = frame;
    ++m_looks;
    m_shown.assign(byDevice.begin(), byDevice.end());
    std::ranges::sort(m_shown);
    m_shown.erase(std::unique(m_shown.begin(), m_shown.end()), m_shown.end());
    if (!m_shown.empty() && m_shown.back() == noPing)
        m_shown.pop_back();

    m_newest.fill(noPing);
    for (const std::uint32_t ping : m_shown) {
        const Extent extent = extentOf(ping, count);
        for (int s = 0; s < extent.count; ++s)
            m_newest[modulo(extent.first + s)] = ping;
    }
    const std::uint64_t first = m_shown.empty() ? count : m_shown.front();
    findTurnedAway(byDevice, first, count);
    std::erase_if(m_known, [this](const auto& each) { return each.second.used != m_looks; });
}

void TurnedBearings::findTurnedAway(const NewestPings& byDevice, std::uint64_t first,
                                    std::uint64_t count)
{
    Sectors seen;
    // What lies now where the device scans.
    const int shift = static_cast<int>(
        std::lround(turnedGrad(m_frame.nowDeg - m_frame.upDeg) * sectorsPerGradian));
    for (std::size_t sector = 0; sector < byDevice.size(); ++sector)
        if (byDevice[sector] != noPing)
            seen.set(modulo(static_cast<int>(sector) + shift));
    // What it has just scanned.
    const std::uint64_t oldest = std::max(first, count - std::min(count, mostBefore));
    for (std::uint64_t ping = oldest - std::min(oldest, mostBefore); ping < count; ++ping) {
        if (!headingOf(ping))
            continue;
        const Extent extent = extentOf(ping, count);
        for (int s = 0; s < extent.count; ++s)
            seen.set(modulo(extent.first + s));
    }
    m_turnedAway.reset();
    for (std::size_t sector = 0; sector < m_newest.size(); ++sector)
        m_turnedAway[sector] = seen[sector] && m_newest[sector] == noPing;
}

} // namespace leadline::echo
