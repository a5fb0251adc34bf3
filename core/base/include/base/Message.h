// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace leadline::base {

/// A text for people as a value: an English template with its arguments. It becomes a text where
/// it is shown, in the language of who reads it. Programs read the values that stand beside it,
/// such as Error::Kind, never the text.
///
/// The template is also what identifies the message, in catalogs of translations and in events
/// that are recorded.
class Message {
public:
    /// English text of a message, with %1 to %9 for its arguments. Only a literal can be one, so
    /// that all of them are found in the sources and offered to the translators.
    class Template {
    public:
        // NOLINTNEXTLINE(google-explicit-constructor): a literal is a template.
        consteval Template(const char* english) : m_english(english) {}
        [[nodiscard]] constexpr const char* english() const { return m_english; }

    private:
        const char* m_english;
    };

    /// A name, an address, a number or a text of a device, which are the same in every language; or
    /// a message, which is translated itself.
    class Argument;

    /// No message.
    Message() = default;
    template<class... Arguments>
    requires(std::is_convertible_v<Arguments, Argument>&&...) explicit Message(
        Template english, Arguments&&... arguments);
    /// With arguments whose number is known at run time only, or read from a recording.
    Message(std::string_view english, std::vector<Argument> arguments);
    /// A text that is the same in every language, such as what a device or a system says.
    [[nodiscard]] static Message verbatim(std::string text);

    /// Whether it is a verbatim text.
    [[nodiscard]] bool isVerbatim() const { return m_english == verbatimTemplate; }
    [[nodiscard]] bool empty() const { return m_english.empty(); }
    [[nodiscard]] const std::string& english() const { return m_english; }
    [[nodiscard]] const std::vector<Argument>& arguments() const { return m_arguments; }

    /// The English text.
    [[nodiscard]] std::string text() const;
    /// The text in another language, whose template `translate` returns for an English one.
    using Translate = std::function<std::string(const std::string& english)>;
    [[nodiscard]] std::string text(const Translate& translate) const;

    /// One sentence after the other; an empty one adds nothing.
    friend Message operator+(Message first, Message second);
    friend bool operator==(const Message& a, const Message& b);

private:
    static constexpr const char* verbatimTemplate = "%1";

    std::string m_english;
    std::vector<Argument> m_arguments;
};

class Message::Argument {
public:
    // NOLINTBEGIN(google-explicit-constructor): each of these is an argument.
    Argument(std::string text) : m_text(std::move(text)) {}
    Argument(std::string_view text) : m_text(text) {}
    Argument(const char* text) : m_text(text) {}
    template<class Number>
    requires std::is_integral_v<Number> Argument(Number number) : m_text(std::to_string(number)) {}
    Argument(Message message) : m_message(std::move(message)), m_isMessage(true) {}
    // NOLINTEND(google-explicit-constructor)

    /// Null if the argument is a text.
    [[nodiscard]] const Message* message() const { return m_isMessage ? &m_message : nullptr; }
    /// Empty if the argument is a message.
    [[nodiscard]] const std::string& text() const { return m_text; }

    friend bool operator==(const Argument&, const Argument&) = default;

private:
    std::string m_text;
    Message m_message;
    bool m_isMessage = false;
};

template<class... Arguments>
requires(std::is_convertible_v<Arguments, Message::Argument>&&...) Message::Message(
    Template english, Arguments&&... arguments)
    : m_english(english.english())
{
    m_arguments.reserve(sizeof...(arguments));
    (m_arguments.emplace_back(std::forward<Arguments>(arguments)), ...);
}

inline bool operator==(const Message& a, const Message& b)
{
    return a.m_english == b.m_english && a.m_arguments == b.m_arguments;
}

/// Messages in a row: "a, b and c" with Conjunction::And.
enum class Conjunction : std::uint8_t { None, And, Or };
[[nodiscard]] Message listed(const std::vector<Message::Argument>& items, Conjunction last);

} // namespace leadline::base
