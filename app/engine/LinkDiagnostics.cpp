// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/LinkDiagnostics.h"

#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

/// A little longer than the slowest sonar takes for its first reply.
constexpr base::Duration lately = std::chrono::seconds(5);

LinkEvidence::Heard heard(std::optional<base::Instant> at, base::Instant now)
{
    if (!at)
        return LinkEvidence::Heard::Never;
    return now - *at < lately ? LinkEvidence::Heard::Lately : LinkEvidence::Heard::Before;
}

} // namespace

bool LinkDiagnostics::update(const link::Link& link, base::Instant now)
{
    LinkEvidence signs{.open = link.isOpen(),
                       .taken = link.isTaken(),
                       .reason = link.reason(),
                       .bytes = heard(m_bytes, now),
                       .messages = heard(m_message, now),
                       .refusal = link.refusal()};
    return std::exchange(m_signs, signs) != m_signs;
}

void LinkDiagnostics::refused(link::Link::Refusal refusal, std::string reason)
{
    m_signs.open = reason.empty();
    m_signs.reason = std::move(reason);
    m_signs.refusal = refusal;
}

} // namespace leadline::app
