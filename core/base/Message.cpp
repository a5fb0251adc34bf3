// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Message.h"

namespace leadline::base {

namespace {

/// Levels of messages within messages; a hostile recording has no more of them.
constexpr int deepestMessage = 12;

const std::string& same(const std::string& english)
{
    return english;
}

void append(std::string& text, const Message& message, const Message::Translate& translate,
            int depth)
{
    const std::string pattern = translate(message.english());
    const auto& arguments = message.arguments();
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char next = i + 1 < pattern.size() ? pattern[i + 1] : '\0';
        if (pattern[i] != '%' || next < '1' || next > '9') {
            text += pattern[i];
            continue;
        }
        ++i;
        const auto place = static_cast<std::size_t>(next - '1');
        if (place >= arguments.size())
            continue;
        if (const Message* inner = arguments[place].message(); inner == nullptr)
            text += arguments[place].text();
        else if (depth < deepestMessage)
            append(text, *inner, translate, depth + 1);
    }
}

} // namespace

Message::Message(std::string_view english, std::vector<Argument> arguments)
    : m_english(english),
      m_arguments(std::move(arguments))
{
}

Message Message::verbatim(std::string text)
{
    return text.empty() ? Message() : Message(verbatimTemplate, std::move(text));
}

std::string Message::text() const
{
    return text(same);
}

std::string Message::text(const Translate& translate) const
{
    std::string all;
    if (!empty())
        append(all, *this, translate, 0);
    return all;
}

Message operator+(Message first, Message second)
{
    if (first.empty() || second.empty())
        return first.empty() ? second : first;
    return Message("%1 %2", std::move(first), std::move(second));
}

Message listed(const std::vector<Message::Argument>& items, Conjunction last)
{
    if (items.empty())
        return {};
    const auto messageOf = [](const Message::Argument& item) {
        return item.message() != nullptr ? *item.message() : Message::verbatim(item.text());
    };
    Message all = messageOf(items.front());
    for (std::size_t i = 1; i < items.size(); ++i) {
        const bool isLast = i + 1 == items.size();
        if (isLast && last == Conjunction::And)
            all = Message("%1 and %2", std::move(all), items[i]);
        else if (isLast && last == Conjunction::Or)
            all = Message("%1 or %2", std::move(all), items[i]);
        else
            all = Message("%1, %2", std::move(all), items[i]);
    }
    return all;
}

} // namespace leadline::base
