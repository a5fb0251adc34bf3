// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/PingShaper.h"

#include "base/Units.h"
#include "echo/GapFinder.h"
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

Profile PingShaper::shape(const PingReader& reader, std::uint64_t number, const Profile& profile,
                          std::vector<std::uint8_t>& into)
{
    if (m_shaping.isOff() || profile.samples.empty())
        return profile;
    const auto others =
        m_shaping.smoothing > 1 ? before(reader, number) : std::span<const Profile>();
    into.resize(profile.samples.bytes().size());
    echo::shape(m_shaping, profile, others, into);
    return {profile.startM, profile.lengthM, {into, profile.samples.width()}};
}

} // namespace leadline::echo
