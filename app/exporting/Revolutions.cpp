// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporting/Revolutions.h"

#include "base/Units.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <optional>

namespace leadline::exporting {

namespace {

constexpr std::size_t fewestBearings = 20;
constexpr std::uint64_t readAtOnce = 1024;

} // namespace

Revolutions turnsOf(const echo::PingReader& reader, std::uint64_t from, std::uint64_t to)
{
    Revolutions turns;
    std::bitset<base::gradiansPerTurn> seen;
    std::optional<std::size_t> last;
    std::array<log::PingEntry, readAtOnce> entries{};
    const log::PingSeries& pings = reader.log().stream(reader.stream()).pings();
    for (std::uint64_t i = from; i < to; ++i) {
        const std::uint64_t place = (i - from) % readAtOnce;
        if (place == 0) {
            const auto count = static_cast<std::size_t>(std::min(readAtOnce, to - i));
            if (!pings.read(i, std::span(entries).first(count)))
                break;
        }
        const log::PingEntry& ping = entries[static_cast<std::size_t>(place)];
        if (ping.angleGrad == log::PingEntry::noAngle || ping.hasSamples == 0)
            continue;
        const std::size_t bearing = ping.angleGrad % seen.size();
        if (bearing == last)
            continue;
        turns.parked = turns.parked && !last;
        if (seen[bearing] && seen.count() >= fewestBearings) {
            turns.ends.push_back(i);
            seen.reset();
        }
        seen.set(bearing);
        last = bearing;
    }
    if (last)
        turns.ends.push_back(to);
    return turns;
}

} // namespace leadline::exporting
