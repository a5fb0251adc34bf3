// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/PolarWindow.h"

#include "echo/AutoLevels.h"
#include "echo/GapFinder.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace leadline::echo {

namespace {

/// Ranges within this share are the same: the speed of sound may have changed.
constexpr double sameRange = 0.01;

bool differ(double rangeM, double otherM)
{
    return std::abs(rangeM - otherM) > sameRange * std::max(rangeM, otherM);
}

} // namespace

void PolarWindow::clear()
{
    m_numbers.fill(noPing);
    m_loaded.fill(noPing);
    m_kept.clear();
    m_rangesAtEnds.clear();
    m_earlier.reset();
    m_shaper = PingShaper();
    placeSpokes();
}

void PolarWindow::load(const PingReader& reader, const NewestPings& newest,
                       const EchoShaping& shaping, const std::optional<EarlierSweeps>& earlier,
                       SweepsBefore* sweepsBefore)
{
    const bool reshape = shaping != m_shaper.shaping();
    m_shaper.setShaping(shaping);
    m_numbers = m_loaded = newest;
    m_earlier = earlier;
    ++m_loads;
    std::uint32_t last = noPing;
    for (const std::uint32_t number : m_numbers) {
        if (number == noPing || number == last)
            continue;
        last = number;
        const auto [at, isNew] = m_kept.try_emplace(number);
        Kept& kept = at->second;
        kept.seen = m_loads;
        kept.spoke = -1;
        if (const auto ping = isNew ? reader.read(number, kept.storage) : std::nullopt) {
            kept.ping = *ping;
            kept.good = ping->angleGrad && !ping->profile.samples.empty();
        }
        if (kept.good && (isNew || reshape))
            kept.shown = m_shaper.shape(reader, number, kept.ping.profile, kept.shaped,
                                        sweepsBefore && shaping.sweeps > 1
                                            ? averaged(reader, number, kept.ping, *sweepsBefore)
                                            : std::span<const Profile>());
    }
    std::erase_if(m_kept, [this](const auto& entry) { return entry.second.seen != m_loads; });
    if (earlier && earlier->persistence != Persistence::All)
        leaveOtherRanges(reader, earlier->sweeps);
    placeSpokes();
}

std::span<const Profile> PolarWindow::averaged(const PingReader& reader, std::uint32_t number,
                                               const Ping& ping, SweepsBefore& before)
{
    const EchoSettings settings = EchoSettings::of(ping);
    m_averaged.clear();
    m_averagedStorage.resize(static_cast<std::size_t>(m_shaper.shaping().sweeps - 1));
    for (std::vector<std::byte>& storage : m_averagedStorage) {
        number = before.before(number);
        const auto other = number != noPing ? reader.read(number, storage) : std::nullopt;
        if (!other || EchoSettings::of(*other) != settings ||
            differ(other->profile.endM(), ping.profile.endM()))
            break;
        m_averaged.push_back(other->profile);
    }
    return m_averaged;
}

double PolarWindow::rangeOf(const PingReader& reader, std::uint32_t number)
{
    if (const auto kept = m_kept.find(number); kept != m_kept.end())
        return kept->second.good ? kept->second.ping.profile.endM() : 0;
    const auto [at, isNew] = m_rangesAtEnds.try_emplace(number, 0);
    if (isNew) {
        std::vector<std::byte> storage;
        const auto ping = reader.read(number, storage);
        at->second = ping && !ping->profile.samples.empty() ? ping->profile.endM() : 0;
    }
    return at->second;
}

// A ping of another range may be hidden by newer ones. Those at the ends of sweeps stand for it, so
// that what has left does not come back.
void PolarWindow::leaveOtherRanges(const PingReader& reader, const SweepCounter& sweeps)
{
    std::uint32_t newest = 0;
    std::uint32_t oldest = noPing;
    double rangeM = 0;
    for (const auto& [number, kept] : m_kept) {
        if (!kept.good)
            continue;
        oldest = std::min(oldest, number);
        if (number >= newest) {
            newest = number;
            rangeM = kept.ping.profile.endM();
        }
    }
    if (oldest == noPing)
        return;
    std::uint32_t from = 0;
    const auto leaveBefore = [&](std::uint32_t number) {
        if (const double otherM = rangeOf(reader, number); otherM > 0 && differ(otherM, rangeM))
            from = std::max(from, number + 1);
    };
    for (const auto& [number, kept] : m_kept)
        if (number >= from)
            leaveBefore(number);
    for (int back = 0; back < SweepCounter::mostBack; ++back) {
        const std::uint32_t first = sweeps.firstOf(back);
        for (const std::uint32_t number : {first, first - 1})
            if (first > 0 && number >= std::max(from, oldest) && number < newest)
                leaveBefore(number);
    }
    std::erase_if(m_rangesAtEnds, [oldest](const auto& each) { return each.first < oldest; });
    if (from > oldest)
        std::ranges::replace_if(
            m_numbers, [from](std::uint32_t number) { return number < from; }, noPing);
}

void PolarWindow::placeSpokes()
{
    m_spokes.clear();
    m_pings.clear();
    m_lights.clear();
    m_spokeOfSector.fill(-1);
    m_edgeM = 0;
    m_newest = noPing;
    for (std::size_t sector = 0; sector < m_numbers.size(); ++sector) {
        const std::uint32_t number = m_numbers[sector];
        const auto found = number == noPing ? m_kept.end() : m_kept.find(number);
        if (found == m_kept.end() || !found->second.good)
            continue;
        // A spoke's sectors may be separated by newer spokes, but they count as one spoke.
        Kept& kept = found->second;
        if (kept.spoke < 0) {
            const bool first = m_spokes.empty();
            kept.spoke = static_cast<std::int32_t>(m_spokes.size());
            m_spokes.push_back({kept.shown, static_cast<double>(*kept.ping.angleGrad), 0});
            m_pings.push_back(&kept.ping);
            m_lights.push_back(m_earlier ? static_cast<float>(m_earlier->light(number)) : 1.0F);
            m_edgeM = std::max(m_edgeM, kept.ping.profile.endM());
            m_newest = first ? number : std::max(m_newest, number);
        }
        m_spokeOfSector[sector] = kept.spoke;
        m_spokes[static_cast<std::size_t>(kept.spoke)].stepGrad += 0.5;
    }
}

const Ping* PolarWindow::ping(std::size_t sector) const
{
    const std::int32_t spoke = m_spokeOfSector[sector];
    return spoke < 0 ? nullptr : m_pings[static_cast<std::size_t>(spoke)];
}

const Profile* PolarWindow::shown(std::size_t sector) const
{
    const std::int32_t spoke = m_spokeOfSector[sector];
    return spoke < 0 ? nullptr : &m_spokes[static_cast<std::size_t>(spoke)].profile;
}

bool PolarWindow::goesOver(std::size_t sector, std::size_t other) const
{
    const Ping* own = ping(sector);
    const Ping* its = ping(other);
    if (!own || !its || light(sector) != light(other) ||
        EchoSettings::of(*own) != EchoSettings::of(*its))
        return false;
    const log::Time apart = its->time - own->time;
    const ping::Samples& samples = shown(sector)->samples;
    const ping::Samples& others = shown(other)->samples;
    return apart <= shortestGap && apart >= -shortestGap &&
           !differ(own->profile.endM(), its->profile.endM()) && samples.size() == others.size() &&
           samples.width() == others.width();
}

PolarWindow::Neighbour PolarWindow::neighbour(std::size_t sector) const
{
    constexpr std::size_t widest = 40;
    const std::int32_t own = m_spokeOfSector[sector];
    if (own < 0)
        return {};
    // The sectors up to the end of a spoke, on either side.
    const auto reach = [this](std::size_t from, bool forwards) {
        const std::size_t by = forwards ? 1 : sectorsPerTurn - 1;
        std::size_t count = 0;
        for (std::size_t at = (from + by) % sectorsPerTurn;
             count < widest && m_spokeOfSector[at] == m_spokeOfSector[from];
             at = (at + by) % sectorsPerTurn)
            ++count;
        return count;
    };
    const std::size_t before = reach(sector, false);
    const std::size_t after = reach(sector, true);
    if (before == after)
        return {};
    const bool forwards = after < before;
    const std::size_t aside = std::min(before, after) + 1;
    const std::size_t other =
        (sector + (forwards ? aside : sectorsPerTurn - aside)) % sectorsPerTurn;
    if (!goesOver(sector, other))
        return {};
    const auto width = static_cast<double>(before + after + 1);
    const auto otherWidth = static_cast<double>(reach(other, forwards) + 1);
    const double fromMiddle = width / 2 - static_cast<double>(aside) + 0.5;
    const double share = fromMiddle / ((width + otherWidth) / 2);
    return {m_numbers[other], other,
            static_cast<std::uint32_t>(std::lround(share * Neighbour::whole))};
}

Profile PolarWindow::interpolated(std::size_t sector, std::vector<std::uint8_t>& into) const
{
    const Profile* own = shown(sector);
    if (!own)
        return {};
    const Neighbour other = neighbour(sector);
    if (other.ping == noPing)
        return *own;
    constexpr std::uint32_t whole = Neighbour::whole;
    const std::uint32_t share = other.share;
    const auto mixed = [share](std::uint32_t a, std::uint32_t b) {
        return (a * (whole - share) + b * share + whole / 2) / whole;
    };
    const ping::Samples& a = own->samples;
    const ping::Samples& b = shown(other.sector)->samples;
    into.resize(a.bytes().size());
    if (a.isWide()) {
        for (std::size_t i = 0; i < a.size(); ++i) {
            const std::uint32_t value = mixed(a[i], b[i]);
            into[2 * i] = static_cast<std::uint8_t>(value & 0xffU);
            into[2 * i + 1] = static_cast<std::uint8_t>(value >> 8U);
        }
    } else {
        for (std::size_t i = 0; i < into.size(); ++i)
            into[i] = static_cast<std::uint8_t>(mixed(a.bytes()[i], b.bytes()[i]));
    }
    return {own->startM, own->lengthM, {into, a.width()}};
}

const Ping* PolarWindow::newest() const
{
    const auto found = m_kept.find(m_newest);
    return found != m_kept.end() ? &found->second.ping : nullptr;
}

float PolarWindow::light(std::size_t sector) const
{
    const std::int32_t spoke = m_spokeOfSector[sector];
    return spoke < 0 ? 1.0F : m_lights[static_cast<std::size_t>(spoke)];
}

} // namespace leadline::echo
