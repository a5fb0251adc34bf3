// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Message.h"

namespace leadline::base {

namespace {

/// Levels of messages within messages.
constexpr int deepestMessage = 12;
/// Arguments that are inserted altogether; a hostile recording repeats them within each other.
constexpr int mostInserted = 10'000;
/// A text that is longer ends there, in bytes.
constexpr std::size_t longestText = std::size_t{4} << 20U;

const std::string& same(const std::string& english)
{
    return english;
}

class Writer {
public:
    explicit Writer(const Message::Translate& translate) : m_translate(translate) {}

    // NOLINTNEXTLINE(misc-no-recursion): it has at most `deepestMessage` levels.
    void append(const Message& message, int depth)
    {
        const std::string pattern = m_translate(message.english());
        for (std::size_t i = 0; i < pattern.size() && m_text.size() < longestText; ++i) {
            const char next = i + 1 < pattern.size() ? pattern[i + 1] : '\0';
            if (pattern[i] != '%' || next < '1' || next > '9') {
                m_text += pattern[i];
                continue;
            }
            ++i;
            const auto place = static_cast<std::size_t>(next - '1');
            if (place >= message.arguments().size() || m_inserted == mostInserted)
                continue;
            ++m_inserted;
            const Message::Argument& argument = message.arguments()[place];
            if (argument.message() == nullptr)
                m_text += argument.text();
            else if (depth < deepestMessage)
                append(*argument.message(), depth + 1);
        }
    }
    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    const Message::Translate& m_translate;
    std::string m_text;
    int m_inserted = 0;
};

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
    Writer writer(translate);
    if (!empty())
        writer.append(*this, 0);
    return writer.take();
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
