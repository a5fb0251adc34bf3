// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/StatusTexts.h"

namespace leadline::mavlink {

std::optional<StatusTexts::CompleteText> StatusTexts::add(Address sender, const StatusText& message,
                                                          base::Instant at)
{
    const std::string_view text = textOf(message.text);
    if (message.textId == 0)
        return CompleteText{sender, message.severity, std::string(text)};
    const Key key{sender, message.textId};
    Parts& parts = m_open[key];
    parts.severity = message.severity;
    parts.newest = at;
    parts.texts[message.chunkSeq] = text;
    // A chunk that fills the text field is followed by another one.
    if (text.size() < message.text.size())
        parts.last = message.chunkSeq;
    if (!parts.last || parts.texts.size() <= *parts.last)
        return std::nullopt;
    CompleteText said{sender, parts.severity, joined(parts)};
    m_open.erase(key);
    return said;
}

std::vector<StatusTexts::CompleteText> StatusTexts::overdue(base::Instant now)
{
    std::vector<CompleteText> said;
    for (auto open = m_open.begin(); open != m_open.end();) {
        if (now - open->second.newest < longestWait) {
            ++open;
            continue;
        }
        said.push_back({open->first.sender, open->second.severity, joined(open->second)});
        open = m_open.erase(open);
    }
    return said;
}

std::string StatusTexts::joined(const Parts& parts)
{
    constexpr std::string_view missing = "\u2026";
    std::string text;
    unsigned next = 0;
    for (const auto& [number, part] : parts.texts) {
        if (number != next)
            text += missing;
        text += part;
        next = number + 1U;
    }
    if (!parts.last)
        text += missing;
    return text;
}

} // namespace leadline::mavlink
