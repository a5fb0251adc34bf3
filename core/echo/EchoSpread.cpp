// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/EchoSpread.h"

#include "echo/GapFinder.h"

#include <algorithm>

namespace leadline::echo {

namespace {

/// The bytes of samples of that width.
std::vector<std::uint8_t> packed(const std::vector<std::uint16_t>& values, unsigned width)
{
    std::vector<std::uint8_t> bytes;
    bytes.reserve(values.size() * width);
    for (const std::uint16_t value : values) {
        bytes.push_back(static_cast<std::uint8_t>(value & 0xffU));
        if (width > 1)
            bytes.push_back(static_cast<std::uint8_t>(value >> 8U));
    }
    return bytes;
}

} // namespace

EchoSpread spreadOf(const Profile& profile, std::span<const Profile> before)
{
    const auto samples = profile.samples;
    EchoSpread spread{
        .startM = profile.startM, .lengthM = profile.lengthM, .width = samples.width(), .pings = 1};
    std::vector<std::uint16_t> least(samples.begin(), samples.end());
    std::vector<std::uint16_t> most = least;
    std::vector<std::uint16_t> mean = least;
    std::vector<std::uint32_t> sums(samples.begin(), samples.end());
    std::vector<std::uint32_t> counts(samples.size(), 1);
    const double ownM = profile.lengthM / static_cast<double>(samples.size());
    for (const Profile& other : before) {
        if (samples.empty() || !(profile.lengthM > 0))
            break;
        if (other.samples.empty() || !(other.lengthM > 0) ||
            other.samples.width() != samples.width())
            continue;
        ++spread.pings;
        const auto end = static_cast<double>(other.samples.size());
        const double perMetre = end / other.lengthM;
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const double rangeM = profile.startM + (static_cast<double>(i) + 0.5) * ownM;
            const double at = (rangeM - other.startM) * perMetre;
            if (!(at >= 0 && at < end))
                continue;
            const std::uint16_t sample = other.samples[static_cast<std::size_t>(at)];
            least[i] = std::min(least[i], sample);
            most[i] = std::max(most[i], sample);
            sums[i] += sample;
            ++counts[i];
        }
    }
    for (std::size_t i = 0; i < samples.size(); ++i)
        mean[i] = static_cast<std::uint16_t>((sums[i] + counts[i] / 2) / counts[i]);
    spread.least = packed(least, spread.width);
    spread.mean = packed(mean, spread.width);
    spread.most = packed(most, spread.width);
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
