// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/PingShaper.h"

#include "base/Units.h"
#include "echo/GapFinder.h"
#include "echo/NoiseFilter.h"
#include "ping/FamilyDescriptor.h"

#include <algorithm>
#include <cstdlib>

namespace leadline::echo {

namespace {

/// Beam width of a Ping360 (2 degrees): spokes further apart than this do not overlap.
constexpr int beamGrad = 2;

int apartGrad(const log::PingEntry& a, const log::PingEntry& b)
{
    const int apart = std::abs(int{a.angleGrad} - int{b.angleGrad});
    return std::min(apart, base::gradiansPerTurn - apart);
}

/// Decides which pings have the same bearing as a scanning sonar's ping, or an overlapping one.
class Look {
public:
    /// `pings` begins with the ping itself, followed by earlier ones, the newest first.
    explicit Look(std::span<const log::PingEntry> pings) : m_own(pings.front())
    {
        int step = m_own.steps;
        if (step == 0)
            for (std::size_t i = 1; i < pings.size(); ++i)
                if (const int apart = apartGrad(pings[i - 1], pings[i]); apart > 0)
                    step = step == 0 ? apart : std::min(step, apart);
        m_reachGrad = std::min(step, beamGrad);
    }

    /// Call it for one ping after the other, backwards; false ends the search.
    [[nodiscard]] bool takes(const log::PingEntry& ping)
    {
        if (ping.angleGrad >= base::gradiansPerTurn || m_own.angleGrad >= base::gradiansPerTurn)
            return false;
        if (ping.angleGrad == (m_beside ? m_other : m_own).angleGrad)
            return true;
        if (m_beside || apartGrad(m_own, ping) > m_reachGrad)
            return false;
        m_beside = true;
        m_other = ping;
        return true;
    }

private:
    log::PingEntry m_own;
    log::PingEntry m_other;
    bool m_beside = false;
    int m_reachGrad = 0;
};

} // namespace

void PingShaper::forget()
{
    for (Known& known : m_known)
        known.number = none;
}

PingShaper::Known& PingShaper::cachedPing(const PingReader& reader, std::uint64_t number)
{
    Known& known = m_known[static_cast<std::size_t>(number % m_known.size())];
    if (known.number == number)
        return known;
    known.number = number;
    known.decoded = false;
    const auto entry = reader.entry(number);
    const auto time = entry ? reader.log().timeOf(entry->frame) : std::nullopt;
    known.there = time.has_value();
    known.entry = entry.value_or(log::PingEntry{});
    known.time = time.value_or(log::Time{});
    return known;
}

std::span<const Profile> PingShaper::before(const PingReader& reader, std::uint64_t number)
{
    std::array<log::PingEntry, maxLookback + 1> entries{};
    std::array<log::Time, maxLookback> apart{};
    std::size_t found = 0;
    for (; found <= std::min(maxLookback, number); ++found) {
        const Known& known = cachedPing(reader, number - found);
        if (!known.there)
            break;
        entries[found] = known.entry;
        if (found > 0)
            apart[found - 1] = cachedPing(reader, number - found + 1).time - known.time;
    }
    if (found < 2)
        return {};

    log::Time usual = presumedPeriod;
    if (found > 2) {
        auto sorted = apart;
        const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>((found - 2) / 2);
        std::nth_element(sorted.begin(), middle,
                         sorted.begin() + static_cast<std::ptrdiff_t>(found - 1));
        usual = *middle;
    }
    const bool scanning = ping::scans(reader.log().stream(reader.stream()).kind().family());
    const std::span<const log::PingEntry> looked(entries.data(), found);
    Look look(looked);
    const std::size_t most =
        std::min({found - 1, m_before.size(),
                  static_cast<std::size_t>(std::max(m_shaping.smoothing, 1) - 1)});
    std::size_t taken = 0;
    for (; taken < most; ++taken) {
        const bool gap = apart[taken] < log::Time{} || apart[taken] > longestPeriod(usual);
        if (gap || (scanning && !look.takes(entries[taken + 1])))
            break;
        const std::uint64_t other = number - 1 - taken;
        Known& known = cachedPing(reader, other);
        if (!known.decoded) {
            const auto ping = reader.read(other, known.storage);
            known.profile = ping ? ping->profile : Profile{};
            known.decoded = true;
        }
        m_before[taken] = known.profile;
    }
    return std::span(m_before).first(taken);
}

std::optional<Profile> PingShaper::neighbour(const PingReader& reader, std::uint64_t number)
{
    Known& known = cachedPing(reader, number);
    if (!known.there)
        return std::nullopt;
    if (!known.decoded) {
        const auto ping = reader.read(number, known.storage);
        known.profile = ping ? ping->profile : Profile{};
        known.decoded = true;
    }
    return known.profile;
}

bool PingShaper::filter(const PingReader& reader, std::uint64_t number, const Profile& profile)
{
    constexpr std::uint64_t neighbours = 2;
    if (profile.samples.isWide() || number < neighbours)
        return false;
    std::array<Profile, neighbours> before;
    for (std::uint64_t i = 0; i < neighbours; ++i)
        before[i] = neighbour(reader, number - 1 - i).value_or(Profile{});
    m_filtered.resize(profile.samples.size());
    removeSpikes(profile, before, m_filtered);
    if (m_shaping.filter == EchoShaping::Filter::SpikesAndSpeckle) {
        m_despiked = m_filtered;
        Profile despiked = profile;
        despiked.samples = {m_despiked, profile.samples.width()};
        smoothSpeckle(despiked, before, m_filtered);
    }
    return true;
}

const BearingMedian& PingShaper::common(const PingReader& reader, std::uint64_t number,
                                        const Profile& profile)
{
    const std::uint64_t block = number / commonPings;
    const std::uint64_t first = block > 0 ? (block - 1) * commonPings : 0;
    const std::uint64_t pings = std::min(reader.count() - first, commonPings);
    Common& known = m_common[static_cast<std::size_t>(block % m_common.size())];
    const log::Time time = reader.timeOf(first).value_or(log::Time{});
    // Of a log that begins, once there are twice as many.
    const bool enough = known.pings == pings || (pings < commonPings && pings < 2 * known.pings);
    if (known.log == &reader.log() && known.stream == reader.stream() && known.first == first &&
        known.time == time && known.lengthM == profile.lengthM && known.pings > 0 && enough)
        return known.median;
    std::vector<PingReader::Scratch> storage(static_cast<std::size_t>(pings));
    std::vector<Profile> profiles;
    for (std::uint64_t i = 0; i < pings; ++i)
        if (const auto ping = reader.read(first + i, storage[static_cast<std::size_t>(i)]);
            ping && ping->profile.lengthM == profile.lengthM)
            profiles.push_back(ping->profile);
    known = {.log = &reader.log(),
             .stream = reader.stream(),
             .first = first,
             .pings = pings,
             .time = time,
             .lengthM = profile.lengthM,
             .median = BearingMedian(profiles)};
    return known.median;
}

Profile PingShaper::shape(const PingReader& reader, std::uint64_t number, const Profile& profile,
                          std::vector<std::uint8_t>& into, std::span<const Profile> sweepsBefore)
{
    if ((m_shaping.isOff() && sweepsBefore.empty()) || profile.samples.empty())
        return profile;
    auto others = m_shaping.smoothing > 1 ? before(reader, number) : std::span<const Profile>();
    if (!sweepsBefore.empty()) {
        m_others.assign(others.begin(), others.end());
        m_others.insert(m_others.end(), sweepsBefore.begin(), sweepsBefore.end());
        others = m_others;
    }
    into.resize(profile.samples.bytes().size());
    Profile own = profile;
    if (m_shaping.filter != EchoShaping::Filter::Off && filter(reader, number, profile))
        own.samples = {m_filtered, profile.samples.width()};
    if (!m_shaping.averageRemoved || profile.samples.isWide()) {
        echo::shape(m_shaping, own, others, into);
    } else {
        echo::shape({.smoothing = m_shaping.smoothing}, own, others, into);
        common(reader, number, profile).subtractFrom(profile, into);
    }
    return {profile.startM, profile.lengthM, {into, profile.samples.width()}};
}

} // namespace leadline::echo
