// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Link.h"
#include "log/RecorderTypes.h"

#include <cstdint>
#include <optional>
#include <string>

namespace leadline::app {

/// For example `3 datagrams were dropped: they came from others than 192.168.2.2:9092.`; empty for
/// none.
[[nodiscard]] base::Message rejectedPeersText(std::uint64_t datagrams, const link::LinkUrl& url);

/// For example `3 repeated datagrams were dropped.`; empty for none.
[[nodiscard]] base::Message repeatedDatagramsText(std::uint64_t datagrams);
/// The event for a recording about repeated datagrams.
[[nodiscard]] log::RecordedEvent repeatedDatagramsEvent(std::uint64_t datagrams, base::Instant now);

/// Events for a recording about datagrams from other senders than a link's peer: at once for the
/// first, then once a minute, and at the end.
class RejectedPeerNotes {
public:
    [[nodiscard]] std::optional<log::RecordedEvent> update(const link::Link& link,
                                                           base::Instant now);
    /// The event for all datagrams, at the end; nullopt if it was already reported.
    [[nodiscard]] std::optional<log::RecordedEvent> last(const link::Link& link, base::Instant now);

private:
    std::uint64_t m_reported = 0;
    base::Instant m_reportedAt;
};

} // namespace leadline::app
