// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/MarkerSnippet.h"

#include "base/Units.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace leadline::echo {

namespace {

/// Number of pings searched on either side: more than a full turn at the finest step.
constexpr std::uint64_t maxSidecars = 500;
/// Limit for a sonar that does not turn; more pings would add no information.
constexpr std::size_t mostInTime = 400;

double besideGrad(std::uint16_t angle, std::uint16_t marked)
{
    constexpr int turn = base::gradiansPerTurn;
    const int apart = (int{angle} - int{marked} + turn + turn / 2) % turn - turn / 2;
    return apart;
}

annotations::SnippetPing cut(const Ping& ping, double rangeM)
{
    const Profile& profile = ping.profile;
    annotations::SnippetPing piece;
    const auto samples = static_cast<double>(profile.samples.size());
    if (samples == 0 || !(profile.lengthM > 0))
        return piece;
    const double perMetre = samples / profile.lengthM;
    const double from = std::floor((rangeM - snippetM - profile.startM) * perMetre);
    const double to = std::ceil((rangeM + snippetM - profile.startM) * perMetre);
    const auto first = static_cast<std::size_t>(std::clamp(from, 0.0, samples));
    const auto end = static_cast<std::size_t>(std::clamp(to, 0.0, samples));
    if (end <= first)
        return piece;
    const auto kept = profile.samples.subspan(first, end - first);
    piece.startM = profile.startM + static_cast<double>(first) / perMetre;
    piece.lengthM = static_cast<double>(kept.size()) / perMetre;
    piece.samples.assign(kept.bytes().begin(), kept.bytes().end());
    piece.sampleWidth = static_cast<std::uint8_t>(kept.width());
    return piece;
}

/// Pings near the marked one, by their angle relative to it.
std::map<double, std::uint64_t> besideOf(const PingReader& reader, std::uint64_t ping,
                                         std::uint16_t marked, std::uint64_t count, bool mirrored)
{
    std::map<double, std::uint64_t> beside{{0, ping}};
    const std::uint64_t until = std::min(std::max(count, ping + 1), ping + maxSidecars);
    const std::uint64_t from = ping > maxSidecars ? ping - maxSidecars : 0;
    for (std::uint64_t each = until; each > from; --each) {
        const auto entry = reader.entry(each - 1);
        if (!entry || entry->angleGrad >= base::gradiansPerTurn || entry->hasSamples == 0)
            continue;
        const double apart =
            base::degreesFromGradians(besideGrad(entry->angleGrad, marked)) * (mirrored ? -1 : 1);
        if (std::abs(apart) <= snippetDeg)
            beside.try_emplace(apart, each - 1);
    }
    return beside;
}

std::vector<std::uint64_t> aroundInTime(const PingReader& reader, std::uint64_t ping)
{
    std::vector<std::uint64_t> around;
    const auto time = reader.timeOf(ping);
    if (!time)
        return around;
    const std::uint64_t before = reader.countUpTo(*time - snippetTime);
    const std::uint64_t until = std::max(reader.countUpTo(*time + snippetTime), ping + 1);
    const std::uint64_t from =
        std::max(before, ping - std::min<std::uint64_t>(ping, mostInTime / 2));
    for (std::uint64_t each = from; each < until && around.size() < mostInTime; ++each)
        around.push_back(each);
    return around;
}

} // namespace

std::vector<annotations::SnippetPing> snippetAround(const PingReader& reader, std::uint64_t ping,
                                                    double rangeM, std::uint64_t count,
                                                    bool mirrored)
{
    std::vector<annotations::SnippetPing> pieces;
    const auto entry = reader.entry(ping);
    const auto markedAt = reader.timeOf(ping);
    if (!entry || !markedAt)
        return pieces;
    PingReader::Scratch scratch;
    const auto add = [&](std::uint64_t number, double beside) {
        const auto its = reader.read(number, scratch);
        annotations::SnippetPing piece = its ? cut(*its, rangeM) : annotations::SnippetPing();
        if (piece.samples.empty())
            return;
        piece.after = its->time - *markedAt;
        piece.besideDeg = beside;
        piece.stepDeg = base::degreesFromGradians(its->stepsGrad.value_or(0));
        pieces.push_back(std::move(piece));
    };
    if (entry->angleGrad >= base::gradiansPerTurn) {
        for (const std::uint64_t each : aroundInTime(reader, ping))
            add(each, 0);
        return pieces;
    }
    for (const auto& [beside, number] : besideOf(reader, ping, entry->angleGrad, count, mirrored))
        add(number, beside);
    return pieces;
}

std::optional<std::uint32_t> sampleAt(const Profile& profile, double rangeM)
{
    const auto samples = static_cast<double>(profile.samples.size());
    const double at = std::floor((rangeM - profile.startM) / profile.lengthM * samples);
    return at >= 0 && at < samples ? std::optional(static_cast<std::uint32_t>(at)) : std::nullopt;
}

} // namespace leadline::echo
