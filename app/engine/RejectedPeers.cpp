// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/RejectedPeers.h"

#include <chrono>

namespace leadline::app {

namespace {

constexpr base::Duration tellsEvery = std::chrono::minutes(1);

} // namespace

std::string rejectedPeersText(std::uint64_t datagrams, const link::LinkUrl& url)
{
    if (datagrams == 0)
        return {};
    const bool one = datagrams == 1;
    const std::string dropped =
        one ? "1 datagram was dropped: " : std::to_string(datagrams) + " datagrams were dropped: ";
    if (url.kind == link::LinkUrl::Kind::UdpIn)
        return dropped + "one sender at a time is listened to on port " + std::to_string(url.port) +
               ".";
    return dropped + (one ? "it came from another than " : "they came from others than ") +
           url.place + ":" + std::to_string(url.port) + ".";
}

std::string repeatedDatagramsText(std::uint64_t datagrams)
{
    if (datagrams == 0)
        return {};
    return datagrams == 1 ? "1 repeated datagram was dropped."
                          : std::to_string(datagrams) + " repeated datagrams were dropped.";
}

log::RecordedEvent repeatedDatagramsEvent(std::uint64_t datagrams, base::Instant now)
{
    return {.at = now,
            .level = log::RecordedEvent::Level::Warning,
            .device = {},
            .kind = "link",
            .name = "repeated datagrams",
            .value = std::to_string(datagrams),
            .text = repeatedDatagramsText(datagrams)};
}

std::optional<log::RecordedEvent> RejectedPeerNotes::update(const link::Link& link,
                                                            base::Instant now)
{
    if (m_reported > 0 && now - m_reportedAt < tellsEvery)
        return std::nullopt;
    return last(link, now);
}

std::optional<log::RecordedEvent> RejectedPeerNotes::last(const link::Link& link, base::Instant now)
{
    const std::uint64_t count = link.counters().rejectedDatagrams;
    if (count == m_reported)
        return std::nullopt;
    m_reported = count;
    m_reportedAt = now;
    return log::RecordedEvent{.at = now,
                              .level = log::RecordedEvent::Level::Warning,
                              .device = {},
                              .kind = "link",
                              .name = "dropped datagrams",
                              .value = std::to_string(count),
                              .text = rejectedPeersText(count, link.url())};
}

} // namespace leadline::app
