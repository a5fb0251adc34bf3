// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/LinkDiagnostics.h"

#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

/// A little longer than the slowest sonar takes for its first reply.
constexpr base::Duration lately = std::chrono::seconds(5);

LinkEvidence::Received heard(std::optional<base::Instant> at, base::Instant now)
{
    if (!at)
        return LinkEvidence::Received::Never;
    return now - *at < lately ? LinkEvidence::Received::Recently : LinkEvidence::Received::Before;
}

} // namespace

bool LinkDiagnostics::update(const link::Link& link, base::Instant now)
{
    LinkEvidence evidence{.open = link.isOpen(),
                          .taken = link.isInUse(),
                          .reason = link.reason(),
                          .bytes = heard(m_bytes, now),
                          .messages = heard(m_message, now),
                          .refusal = link.refusal()};
    return std::exchange(m_evidence, evidence) != m_evidence;
}

void LinkDiagnostics::refused(link::Link::Refusal refusal, base::Message reason)
{
    m_evidence.open = reason.empty();
    m_evidence.reason = std::move(reason);
    m_evidence.refusal = refusal;
}

} // namespace leadline::app
