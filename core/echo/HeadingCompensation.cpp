// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/HeadingCompensation.h"

#include "base/Units.h"
#include "echo/GapFinder.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace leadline::echo {

Sectors turned(const Sectors& sectors, int by)
{
    const std::size_t later = sectorOf(by);
    return (sectors << later) | (sectors >> (sectorsPerTurn - later));
}

void SectorCover::add(std::uint32_t ping, const SectorRun& run)
{
    for (int i = 0; i < run.count; ++i) {
        const std::size_t sector = sectorOf(run.first + i);
        auto& pings = m_pings[sector];
        pings.insert(std::ranges::upper_bound(pings, ping), ping);
        m_newest[sector] = pings.back();
        m_covered.set(sector);
    }
}

void SectorCover::remove(std::uint32_t ping, const SectorRun& run)
{
    for (int i = 0; i < run.count; ++i) {
        const std::size_t sector = sectorOf(run.first + i);
        auto& pings = m_pings[sector];
        if (const auto at = std::ranges::lower_bound(pings, ping); at != pings.end() && *at == ping)
            pings.erase(at);
        m_newest[sector] = pings.empty() ? noPing : pings.back();
        m_covered.set(sector, !pings.empty());
    }
}

namespace {

constexpr double turnGrad = base::gradiansPerTurn;
constexpr double sectorsPerGradian = static_cast<int>(sectorsPerTurn) / turnGrad;
/// Widest extension of a spoke to each side; slower pings leave a gap.
constexpr double widestStretch = 10;
/// Number of pings before the shown ones that determine which sectors were scanned.
constexpr std::uint64_t mostBefore = 400;
/// Capacity for the pings shown, those scanned, and the neighbours of both.
constexpr std::size_t maxKnown = 5 * sectorsPerTurn;

constexpr double gradOfDegrees(double deg)
{
    return deg / 360 * turnGrad;
}

/// Sector at which a spoke ends and the next one begins; the small offset makes results of
/// different computations agree.
int sectorAt(double grad)
{
    return static_cast<int>(std::floor(grad * sectorsPerGradian + 0.5 + 1e-6));
}

} // namespace

HeadingCompensation::HeadingCompensation(const PingReader& reader, VehicleTrack& track)
    : HeadingCompensation(reader, [&track](log::Time time) {
          const auto heading = track.headingAt(time);
          return heading ? Direction{heading->deg, heading->settled}
                         : Direction{std::nullopt, track.isPast(time)};
      })
{
}

HeadingCompensation::HeadingCompensation(const PingReader& reader, DirectionAt directionAt)
    : m_reader(reader),
      m_directionAt(std::move(directionAt))
{
    m_byDevice.fill(noPing);
}

const HeadingCompensation::Known& HeadingCompensation::known(std::uint64_t ping)
{
    // For who asks without update(), which forgets what is no longer used.
    if (m_known.size() > 2 * maxKnown)
        m_known.clear();
    const auto [at, isNew] = m_known.try_emplace(ping);
    Known& known = at->second;
    if (isNew) {
        // A ping arrives when its sound has returned from the end of the range.
        const auto read = m_reader.read(ping, m_scratch);
        const double listenedS =
            read && read->soundSpeed > 0 ? 2 * read->profile.endM() / read->soundSpeed : 0;
        known.time = m_reader.timeOf(ping).value_or(log::Time{}) -
                     std::chrono::duration_cast<log::Time>(
                         std::chrono::duration<double>(std::clamp(listenedS, 0.0, 1.0) / 2));
    }
    if (!known.settled && known.used != m_accessCount) {
        const Direction direction = m_directionAt(known.time);
        known.headingDeg = direction.deg;
        known.settled = direction.settled;
    }
    known.used = m_accessCount;
    return known;
}

std::optional<double> HeadingCompensation::headingOf(std::uint64_t ping)
{
    return known(ping).headingDeg;
}

double HeadingCompensation::turnedGrad(double deg) const
{
    const double grad = gradOfDegrees(std::remainder(deg, 360));
    return m_frame.mirrored ? -grad : grad;
}

std::optional<double> HeadingCompensation::shiftOf(std::uint64_t ping)
{
    if (const auto heading = headingOf(ping))
        return turnedGrad(*heading - m_frame.upDeg);
    if (m_frame.keepsUnknown)
        return turnedGrad(m_frame.nowDeg - m_frame.upDeg);
    return std::nullopt;
}

double HeadingCompensation::halfTurn(const Known& from, const Known& to) const
{
    const log::Time apart = to.time - from.time;
    if (!from.headingDeg || !to.headingDeg || apart < log::Time{} || apart > shortestGap)
        return 0;
    return std::clamp(turnedGrad(*to.headingDeg - *from.headingDeg) / 2, -widestStretch,
                      widestStretch);
}

void HeadingCompensation::place(std::uint64_t ping, Spoke& spoke)
{
    const auto entry = m_reader.entry(ping);
    const auto before = ping > 0 ? m_reader.entry(ping - 1) : std::nullopt;
    const auto behind = ping + 1 < m_count ? m_reader.entry(ping + 1) : std::nullopt;
    const Known own = known(ping);
    bool settled = own.settled;
    double since = 0;
    double until = 0;
    if (before) {
        const Known& other = known(ping - 1);
        since = -halfTurn(other, own);
        settled = settled && other.settled;
    }
    if (behind) {
        const Known& other = known(ping + 1);
        until = halfTurn(own, other);
        settled = settled && other.settled;
    }
    spoke.reach = {};
    if (entry && entry->angleGrad < base::gradiansPerTurn && entry->hasSamples != 0) {
        const double half =
            stepOf(*entry, before ? &*before : nullptr, behind ? &*behind : nullptr) / 2.0;
        const double aside = own.headingDeg ? gradOfDegrees(*own.headingDeg) : 0;
        const double middle = entry->angleGrad + (m_frame.mirrored ? -aside : aside);
        spoke.reach = {.valid = true,
                       .headed = own.headingDeg.has_value(),
                       .fromGrad = middle - half + std::min({since, until, 0.0}),
                       .toGrad = middle + half + std::max({since, until, 0.0})};
    }
    if (!settled)
        m_open.push_back(ping);
    placeSpoke(ping, spoke);
}

void HeadingCompensation::placeAgain(std::uint64_t ping)
{
    if (const auto found = m_spokes.find(ping); found != m_spokes.end())
        place(ping, found->second);
}

SectorRun HeadingCompensation::runOf(const Reach& reach) const
{
    if (!reach.valid || !(reach.headed || m_frame.keepsUnknown))
        return {};
    const double up = gradOfDegrees(m_frame.upDeg);
    const double shift =
        reach.headed ? (m_frame.mirrored ? up : -up) : turnedGrad(m_frame.nowDeg - m_frame.upDeg);
    const int first = sectorAt(reach.fromGrad + shift);
    return {first, std::clamp(sectorAt(reach.toGrad + shift) - first, 1,
                              static_cast<int>(sectorsPerTurn))};
}

void HeadingCompensation::placeSpoke(std::uint64_t ping, Spoke& spoke)
{
    const auto number = static_cast<std::uint32_t>(ping);
    const SectorRun run = runOf(spoke.reach);
    const auto move = [number](SectorCover& cover, SectorRun& from, const SectorRun& to) {
        if (from == to)
            return;
        cover.remove(number, from);
        cover.add(number, to);
        from = to;
    };
    move(m_shown, spoke.shownAs, spoke.bearings > 0 ? run : SectorRun());
    move(m_scanned, spoke.scannedAs, spoke.recent && spoke.reach.headed ? run : SectorRun());
}

void HeadingCompensation::release(std::uint64_t ping, Spoke& spoke)
{
    placeSpoke(ping, spoke);
    if (spoke.bearings == 0 && !spoke.recent)
        m_spokes.erase(ping);
}

void HeadingCompensation::recompute(const Frame& frame)
{
    const bool mirrors = frame.mirrored != m_frame.mirrored;
    const bool turns =
        frame.upDeg != m_frame.upDeg || frame.keepsUnknown != m_frame.keepsUnknown ||
        (frame.keepsUnknown && frame.nowDeg - frame.upDeg != m_frame.nowDeg - m_frame.upDeg);
    m_frame = frame;
    if (!mirrors && !turns)
        return;
    for (auto& [ping, spoke] : m_spokes)
        if (mirrors)
            place(ping, spoke);
        else
            placeSpoke(ping, spoke);
}

std::uint64_t HeadingCompensation::followBearings(const NewestPings& byDevice)
{
    std::uint64_t oldest = noPing;
    for (std::size_t sector = 0; sector < byDevice.size(); ++sector) {
        const std::uint32_t now = byDevice[sector];
        const std::uint32_t was = m_byDevice[sector];
        oldest = std::min<std::uint64_t>(oldest, now);
        if (now == was)
            continue;
        m_byDevice[sector] = now;
        m_byDeviceScanned.set(sector, now != noPing);
        if (now != noPing) {
            const auto [at, isNew] = m_spokes.try_emplace(now);
            ++at->second.bearings;
            if (isNew)
                place(now, at->second);
            else
                placeSpoke(now, at->second);
        }
        if (was != noPing) {
            Spoke& spoke = m_spokes.at(was);
            --spoke.bearings;
            release(was, spoke);
        }
    }
    return oldest;
}

void HeadingCompensation::followRecent(std::uint64_t first, std::uint64_t end)
{
    const auto isIn = [](std::uint64_t ping, std::uint64_t from, std::uint64_t until) {
        return ping >= from && ping < until;
    };
    for (std::uint64_t ping = first; ping < end; ++ping) {
        if (isIn(ping, m_recentFrom, m_recentEnd)) {
            ping = m_recentEnd - 1;
            continue;
        }
        const auto [at, isNew] = m_spokes.try_emplace(ping);
        at->second.recent = true;
        if (isNew)
            place(ping, at->second);
        else
            placeSpoke(ping, at->second);
    }
    for (std::uint64_t ping = m_recentFrom; ping < m_recentEnd; ++ping) {
        if (isIn(ping, first, end)) {
            ping = end - 1;
            continue;
        }
        Spoke& spoke = m_spokes.at(ping);
        spoke.recent = false;
        release(ping, spoke);
    }
    m_recentFrom = first;
    m_recentEnd = end;
}

void HeadingCompensation::update(const NewestPings& byDevice, std::uint64_t count,
                                 const Frame& frame)
{
    ++m_accessCount;
    const std::uint64_t before = std::exchange(m_count, count);
    recompute(frame);
    auto open = std::exchange(m_open, {});
    std::ranges::sort(open);
    open.erase(std::unique(open.begin(), open.end()), open.end());
    for (const std::uint64_t ping : open)
        placeAgain(ping);
    if (before != count) {
        // The number of neighbours of the last ping has changed.
        for (const std::uint64_t end : {before, count})
            if (end > 0)
                placeAgain(end - 1);
    }
    const std::uint64_t oldest = std::min(followBearings(byDevice), count);
    const std::uint64_t from = std::max(oldest, count - std::min(count, mostBefore));
    followRecent(from - std::min(from, mostBefore), count);

    // Sectors that the device scans now or has scanned recently, and that no spoke covers.
    const auto shift = static_cast<int>(
        std::lround(turnedGrad(m_frame.nowDeg - m_frame.upDeg) * sectorsPerGradian));
    m_turnedAway = (turned(m_byDeviceScanned, shift) | m_scanned.covered()) & ~m_shown.covered();
    if (m_known.size() > maxKnown)
        std::erase_if(m_known, [this](const auto& each) { return !m_spokes.contains(each.first); });
}

} // namespace leadline::echo
