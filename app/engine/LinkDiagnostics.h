// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "link/Link.h"

#include <cstdint>
#include <optional>
#include <string>

namespace leadline::app {

/// Observations of an open or requested link, for the connection doctor.
struct LinkEvidence {
    enum class Received : std::uint8_t { Never, Before, Recently };

    bool open = false;
    /// Another program uses the port.
    bool taken = false;
    /// Reason why the link is not open.
    base::Message reason = {};
    Received bytes = Received::Never;
    /// When whole messages were received.
    Received messages = Received::Never;
    link::Link::Refusal refusal = link::Link::Refusal::None;

    friend bool operator==(const LinkEvidence&, const LinkEvidence&) = default;
};

/// Collects LinkEvidence of one link. Belongs to the thread of the links.
class LinkDiagnostics {
public:
    void onBytes(base::Instant at) { m_bytes = at; }
    void onMessage(base::Instant at) { m_message = at; }
    /// To be called several times a second; returns true if the observations changed.
    bool update(const link::Link& link, base::Instant now);
    /// Takes the refusal of a link that a probe opened and closed again, for the time without an
    /// open link.
    void refused(link::Link::Refusal refusal, base::Message reason);
    [[nodiscard]] const LinkEvidence& evidence() const { return m_evidence; }

private:
    std::optional<base::Instant> m_bytes;
    std::optional<base::Instant> m_message;
    LinkEvidence m_evidence;
};

} // namespace leadline::app
