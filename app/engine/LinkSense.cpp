// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/LinkSense.h"

#include <chrono>
#include <utility>

namespace leadline::app {

namespace {

/// A little more than the slowest sonar takes for its first answer.
constexpr base::Duration lately = std::chrono::seconds(5);

LinkSigns::Heard heard(std::optional<base::Instant> at, base::Instant now)
{
    if (!at)
        return LinkSigns::Heard::Never;
    return now - *at < lately ? LinkSigns::Heard::Lately : LinkSigns::Heard::Before;
}

} // namespace

bool LinkSense::look(const link::Link& link, base::Instant now)
{
    LinkSigns signs{.open = link.isOpen(),
                    .taken = link.isTaken(),
                    .reason = link.reason(),
                    .bytes = heard(m_bytes, now),
                    .messages = heard(m_message, now),
                    .refusal = link.refusal()};
    return std::exchange(m_signs, signs) != m_signs;
}

void LinkSense::refused(link::Link::Refusal refusal, std::string reason)
{
    m_signs.open = reason.empty();
    m_signs.reason = std::move(reason);
    m_signs.refusal = refusal;
}

} // namespace leadline::app
