// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/Side.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string>
#include <string_view>

namespace leadline::sidescan {

namespace {

constexpr std::uint8_t noChannel = 255;

/// A direction counts within this of abeam, degrees.
constexpr double abeamWithinDeg = 60;

} // namespace

bool isSideScan(const log::Stream& stream)
{
    const ping::FamilyDescriptor* family = ping::descriptorOf(stream.kind().family());
    return family && family->view == ping::View::SideScan;
}

Unit unitOf(log::StreamNumber stream, const ping::PingFields& ping)
{
    Unit unit{.stream = stream, .channel = ping.channel.value_or(noChannel)};
    if (ping.transducerHeadingDeg) {
        const double deg = std::remainder(*ping.transducerHeadingDeg, 360);
        if (std::abs(std::abs(deg) - 90) <= abeamWithinDeg)
            unit.looks = deg < 0 ? -1 : 1;
    }
    return unit;
}

std::string_view nameOf(Side side)
{
    return side == Side::Port ? "port" : side == Side::Starboard ? "starboard" : "";
}

Side sideInName(std::string_view name)
{
    bool port = false;
    bool starboard = false;
    std::string word;
    const auto end = [&] {
        port = port || word == "port";
        starboard = starboard || word == "starboard" || word == "stbd";
        word.clear();
    };
    for (const char c : name) {
        const auto letter = static_cast<unsigned char>(c);
        if (std::isalpha(letter) != 0)
            word += static_cast<char>(std::tolower(letter));
        else
            end();
    }
    end();
    if (port == starboard)
        return Side::Unknown;
    return port ? Side::Port : Side::Starboard;
}

bool SideFinder::note(const Unit& unit)
{
    const auto at = std::ranges::lower_bound(m_units, unit);
    if (at != m_units.end() && *at == unit)
        return false;
    m_units.insert(at, unit);
    return true;
}

bool SideFinder::lookAt(const log::Log& log)
{
    bool found = false;
    std::vector<std::byte> scratch;
    for (std::size_t i = 0; i < log.streamCount(); ++i) {
        const auto number = static_cast<log::StreamNumber>(i);
        const log::Stream& stream = log.stream(number);
        if (!isSideScan(stream))
            continue;
        const ping::FamilyDescriptor& family = *ping::descriptorOf(stream.kind().family());
        std::uint64_t& next = m_lookedAt[number];
        const std::uint64_t end = std::min(stream.pings().size(), pingsLookedAt);
        for (; next < end; ++next) {
            const auto entry = stream.pings().at(next);
            const auto frame = entry ? log.read(entry->frame, scratch) : std::nullopt;
            const ping::PingMessage* message = frame ? family.ping(*frame) : nullptr;
            const auto ping = message ? message->read(frame->payload) : std::nullopt;
            if (ping)
                found = note(unitOf(number, *ping)) || found;
        }
    }
    return found;
}

void SideFinder::forget()
{
    m_units.clear();
    m_lookedAt.clear();
}

bool SideFinder::hasChannel(std::uint8_t channel) const
{
    return std::ranges::any_of(m_units,
                               [channel](const Unit& unit) { return unit.channel == channel; });
}

Side SideFinder::sideOf(const log::Log& log, const Unit& unit) const
{
    if (const auto chosen = m_choices.units.find(unit); chosen != m_choices.units.end())
        return chosen->second;
    if (const auto chosen = m_choices.streams.find(unit.stream); chosen != m_choices.streams.end())
        return chosen->second;
    if (unit.channel <= 1 && hasChannel(0) && hasChannel(1))
        return unit.channel == 0 ? Side::Port : Side::Starboard;
    if (unit.looks != 0)
        return unit.looks < 0 ? Side::Port : Side::Starboard;
    return sideInName(log.stream(unit.stream).label().name);
}

Side SideFinder::sideOfStream(const log::Log& log, log::StreamNumber stream) const
{
    std::optional<Side> found;
    for (const Unit& unit : m_units) {
        if (unit.stream != stream)
            continue;
        const Side side = sideOf(log, unit);
        if (found.value_or(side) != side)
            return Side::Unknown;
        found = side;
    }
    return found.value_or(Side::Unknown);
}

} // namespace leadline::sidescan
