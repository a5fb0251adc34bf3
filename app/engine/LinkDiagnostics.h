// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "link/Link.h"

#include <cstdint>
#include <optional>
#include <string>

namespace leadline::app {

/// What a link that is open or wanted tells of itself, for the doctor.
struct LinkEvidence {
    enum class Heard : std::uint8_t { Never, Before, Lately };

    bool open = false;
    /// Another program has the port.
    bool taken = false;
    /// Why it is not open.
    std::string reason = {};
    Heard bytes = Heard::Never;
    /// Whole messages.
    Heard messages = Heard::Never;
    link::Link::Refusal refusal = link::Link::Refusal::None;

    friend bool operator==(const LinkEvidence&, const LinkEvidence&) = default;
};

/// Follows a link for that. Lives on the links' thread.
class LinkDiagnostics {
public:
    void bytesCame(base::Instant at) { m_bytes = at; }
    void messageCame(base::Instant at) { m_message = at; }
    /// To be called some times a second; true where the signs are others.
    bool update(const link::Link& link, base::Instant now);
    /// Of a link that was closed again, by a probe: all that is known before there is one.
    void refused(link::Link::Refusal refusal, std::string reason);
    [[nodiscard]] const LinkEvidence& signs() const { return m_signs; }

private:
    std::optional<base::Instant> m_bytes;
    std::optional<base::Instant> m_message;
    LinkEvidence m_signs;
};

} // namespace leadline::app
