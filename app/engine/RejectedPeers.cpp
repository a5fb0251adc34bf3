// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/RejectedPeers.h"

#include <chrono>

namespace leadline::app {

namespace {

constexpr base::Duration tellsEvery = std::chrono::minutes(1);

} // namespace

base::Message rejectedPeersText(std::uint64_t datagrams, const link::LinkUrl& url)
{
    if (datagrams == 0)
        return {};
    const bool one = datagrams == 1;
    const std::string port = std::to_string(url.port);
    if (url.kind == link::LinkUrl::Kind::UdpIn)
        return one ? base::Message("1 datagram was dropped: one sender at a time is listened to on "
                                   "port %1.",
                                   port)
                   : base::Message("%1 datagrams were dropped: one sender at a time is listened to "
                                   "on port %2.",
                                   datagrams, port);
    const std::string peer = url.place + ':' + port;
    return one ? base::Message("1 datagram was dropped: it came from another than %1.", peer)
               : base::Message("%1 datagrams were dropped: they came from others than %2.",
                               datagrams, peer);
}

base::Message repeatedDatagramsText(std::uint64_t datagrams)
{
    if (datagrams == 0)
        return {};
    return datagrams == 1 ? base::Message("1 repeated datagram was dropped.")
                          : base::Message("%1 repeated datagrams were dropped.", datagrams);
}

log::RecordedEvent repeatedDatagramsEvent(std::uint64_t datagrams, base::Instant now)
{
    return {.at = now,
            .level = log::RecordedEvent::Level::Warning,
            .device = {},
            .kind = "link",
            .name = "repeated datagrams",
            .value = std::to_string(datagrams),
            .message = repeatedDatagramsText(datagrams)};
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
                              .message = rejectedPeersText(count, link.url())};
}

} // namespace leadline::app
