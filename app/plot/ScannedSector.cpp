// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/ScannedSector.h"

#include "base/Units.h"
#include "ping/Codec.h"
#include "ping/Ping360.h"

#include <algorithm>
#include <vector>

namespace leadline::app {

namespace {

constexpr int turn = base::gradiansPerTurn;
/// A turn of the finest step, and a little more.
constexpr std::uint64_t pingsLookedAt = 450;
/// Steps are 1 to 10 gradians: less than two of them are no gap.
constexpr int widestStep = 20;

std::optional<ScannedSector> said(const echo::PingReader& reader, log::FrameNumber frame)
{
    using Message = ping::ping360::AutoDeviceData;
    echo::PingReader::Scratch scratch;
    const auto found = reader.log().read(frame, scratch);
    if (!found || found->messageId != Message::id)
        return std::nullopt;
    const auto message = ping::decodePayload<Message>(found->payload);
    if (!message || message->startAngle >= turn || message->stopAngle >= turn)
        return std::nullopt;
    const int width = (message->stopAngle - message->startAngle + turn) % turn;
    // From 0 to 399 is all of it.
    if (width == 0 || width >= turn - std::max<int>(message->numSteps, 1))
        return ScannedSector{};
    return ScannedSector{message->startAngle + width / 2.0, static_cast<double>(width)};
}

} // namespace

std::optional<ScannedSector> sectorSeen(const echo::PingReader& reader, std::uint64_t ping)
{
    const auto entry = reader.entry(ping);
    if (!entry)
        return std::nullopt;
    if (const auto sector = said(reader, entry->frame))
        return sector;
    const std::uint64_t first = ping + 1 > pingsLookedAt ? ping + 1 - pingsLookedAt : 0;
    std::vector<log::PingEntry> entries(static_cast<std::size_t>(ping + 1 - first));
    if (!reader.log().stream(reader.stream()).pings().read(first, entries))
        return std::nullopt;
    std::vector<int> bearings;
    for (const log::PingEntry& one : entries)
        if (one.angleGrad < turn)
            bearings.push_back(one.angleGrad);
    if (bearings.empty())
        return std::nullopt;
    std::sort(bearings.begin(), bearings.end());
    // What is not scanned is the largest gap.
    int gap = bearings.front() + turn - bearings.back();
    int begin = bearings.front();
    for (std::size_t i = 1; i < bearings.size(); ++i)
        if (bearings[i] - bearings[i - 1] > gap) {
            gap = bearings[i] - bearings[i - 1];
            begin = bearings[i];
        }
    if (gap <= widestStep)
        return ScannedSector{};
    const int width = turn - gap;
    return ScannedSector{begin + width / 2.0, static_cast<double>(width)};
}

} // namespace leadline::app
