// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/EchoSpread.h"

#include "echo/GapFinder.h"

#include <algorithm>

namespace leadline::echo {

EchoSpread spreadOf(const Profile& profile, std::span<const Profile> before)
{
    EchoSpread spread{.startM = profile.startM, .lengthM = profile.lengthM, .pings = 1};
    const auto samples = profile.samples;
    spread.least.assign(samples.begin(), samples.end());
    spread.most = spread.least;
    spread.mean = spread.least;
    if (samples.empty() || !(profile.lengthM > 0))
        return spread;
    std::vector<std::uint32_t> sums(samples.begin(), samples.end());
    std::vector<std::uint32_t> counts(samples.size(), 1);
    const double ownM = profile.lengthM / static_cast<double>(samples.size());
    for (const Profile& other : before) {
        if (other.samples.empty() || !(other.lengthM > 0))
            continue;
        ++spread.pings;
        const auto end = static_cast<double>(other.samples.size());
        const double perMetre = end / other.lengthM;
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const double rangeM = profile.startM + (static_cast<double>(i) + 0.5) * ownM;
            const double at = (rangeM - other.startM) * perMetre;
            if (!(at >= 0 && at < end))
                continue;
            const std::uint8_t sample = other.samples[static_cast<std::size_t>(at)];
            spread.least[i] = std::min(spread.least[i], sample);
            spread.most[i] = std::max(spread.most[i], sample);
            sums[i] += sample;
            ++counts[i];
        }
    }
    for (std::size_t i = 0; i < samples.size(); ++i)
        spread.mean[i] = static_cast<std::uint8_t>((sums[i] + counts[i] / 2) / counts[i]);
    return spread;
}

EchoSpread spreadUpTo(const PingReader& reader, std::uint64_t number, std::size_t pings)
{
    std::vector<PingReader::Scratch> storage(std::max<std::size_t>(pings, 1));
    const auto own = reader.read(number, storage[0]);
    if (!own)
        return {};
    std::vector<Profile> before;
    log::Time after = own->time;
    for (std::size_t back = 1; back < pings && back <= number; ++back) {
        const auto ping = reader.read(number - back, storage[back]);
        if (!ping)
            continue;
        if (ping->time > after || after - ping->time > shortestGap)
            break;
        after = ping->time;
        before.push_back(ping->profile);
    }
    return spreadOf(own->profile, before);
}

} // namespace leadline::echo
