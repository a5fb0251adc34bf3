// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/Link.h"
#include "log/RecorderTypes.h"

#include <cstdint>
#include <optional>
#include <string>

namespace leadline::app {

/// `3 datagrams were dropped: they came from others than 192.168.2.2:9092.`; empty for none.
[[nodiscard]] std::string strangersSentence(std::uint64_t datagrams, const link::LinkUrl& url);

/// `3 repeated datagrams were dropped.`; empty for none.
[[nodiscard]] std::string repeatedSentence(std::uint64_t datagrams);
/// The same for a recording.
[[nodiscard]] log::RecordedEvent repeatedNote(std::uint64_t datagrams, base::Instant now);

/// What a recording says of datagrams that others than a link's peer sent: of the first at once, of
/// more once a minute and at the end.
class StrangerNotes {
public:
    [[nodiscard]] std::optional<log::RecordedEvent> update(const link::Link& link,
                                                           base::Instant now);
    /// Of all, at the end, unless that was said.
    [[nodiscard]] std::optional<log::RecordedEvent> last(const link::Link& link, base::Instant now);

private:
    std::uint64_t m_reported = 0;
    base::Instant m_reportedAt;
};

} // namespace leadline::app
