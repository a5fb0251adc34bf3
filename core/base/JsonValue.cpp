// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/JsonValue.h"

#include "base/Unicode.h"

#include <algorithm>
#include <charconv>

namespace leadline::base {

namespace {

constexpr std::string_view blanks = " \t\r\n";
/// A marker with everything around it is a quarter of that; of "[0,0,0" a value is 20 times as
/// large as its text.
constexpr std::size_t longest = std::size_t{4} << 20U;

template<class Number>
std::optional<Number> numberIn(std::string_view digits)
{
    Number value{};
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool all = error == std::errc() && end == digits.data() + digits.size();
    return all ? std::optional(value) : std::nullopt;
}

bool isHighSurrogate(std::uint32_t code)
{
    return code >= 0xd800 && code < 0xdc00;
}

bool isLowSurrogate(std::uint32_t code)
{
    return code >= 0xdc00 && code < 0xe000;
}

} // namespace

/// Goes over a text once.
class JsonParser {
public:
    explicit JsonParser(std::string_view text) : m_text(text) {}

    bool whole(JsonValue& into)
    {
        if (!value(into, 0))
            return false;
        skipBlanks();
        return m_text.empty();
    }

private:
    static constexpr int deepest = 32;

    void skipBlanks()
    {
        m_text.remove_prefix(std::min(m_text.find_first_not_of(blanks), m_text.size()));
    }
    bool take(std::string_view word)
    {
        skipBlanks();
        if (!m_text.starts_with(word))
            return false;
        m_text.remove_prefix(word.size());
        return true;
    }

    bool value(JsonValue& into, int depth)
    {
        if (depth > deepest)
            return false;
        if (take("{"))
            return object(into.m_value.emplace<JsonValue::Object>(), depth);
        if (take("["))
            return array(into.m_value.emplace<JsonValue::Array>(), depth);
        if (take("\""))
            return string(into.m_value.emplace<std::string>());
        if (take("null"))
            return true;
        const bool isTrue = take("true");
        if (isTrue || take("false")) {
            into.m_value = isTrue;
            return true;
        }
        return digits(into);
    }

    bool object(JsonValue::Object& into, int depth)
    {
        if (take("}"))
            return true;
        do {
            auto& [key, member] = into.emplace_back();
            if (!take("\"") || !string(key) || !take(":") || !value(member, depth + 1))
                return false;
        } while (take(","));
        return take("}");
    }

    bool array(JsonValue::Array& into, int depth)
    {
        if (take("]"))
            return true;
        do {
            if (!value(into.emplace_back(), depth + 1))
                return false;
        } while (take(","));
        return take("]");
    }

    bool digits(JsonValue& into)
    {
        skipBlanks();
        const auto length = std::min(m_text.find_first_not_of("+-.0123456789eE"), m_text.size());
        const std::string_view text = m_text.substr(0, length);
        m_text.remove_prefix(length);
        const bool begins = !text.empty() && (text[0] == '-' || (text[0] >= '0' && text[0] <= '9'));
        if (!begins)
            return false;
        into.m_value = JsonValue::Digits{std::string(text)};
        return true;
    }

    // What stands behind the opening quote.
    bool string(std::string& into)
    {
        std::string raw;
        while (!m_text.empty()) {
            const auto plain = std::min(m_text.find_first_of("\"\\"), m_text.size());
            raw += m_text.substr(0, plain);
            m_text.remove_prefix(plain);
            if (m_text.starts_with('"')) {
                m_text.remove_prefix(1);
                into = base::toUtf8(base::fromUtf8(raw));
                return true;
            }
            if (!escape(raw))
                return false;
        }
        return false;
    }

    bool escape(std::string& into)
    {
        if (m_text.size() < 2)
            return false;
        const char what = m_text[1];
        m_text.remove_prefix(2);
        if (what == 'u')
            return codePoint(into);
        constexpr std::string_view names = "\"\\/bfnrt";
        constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
        const auto at = names.find(what);
        if (at == std::string_view::npos)
            return false;
        into += meant[at];
        return true;
    }

    bool codePoint(std::string& into)
    {
        const auto first = hex();
        if (!first)
            return false;
        char32_t code = *first;
        if (isHighSurrogate(*first) && m_text.starts_with("\\u")) {
            const std::string_view before = m_text;
            m_text.remove_prefix(2);
            const auto second = hex();
            if (second && isLowSurrogate(*second))
                code = 0x10000U + ((*first - 0xd800U) << 10U) + (*second - 0xdc00U);
            else
                m_text = before;
        }
        const bool lone = code >= 0xd800 && code < 0xe000;
        into += base::toUtf8(std::u32string(1, lone ? U'�' : code));
        return true;
    }

    std::optional<std::uint32_t> hex()
    {
        std::uint32_t code = 0;
        const std::string_view four = m_text.substr(0, 4);
        const auto [end, error] = std::from_chars(four.data(), four.data() + four.size(), code, 16);
        if (four.size() < 4 || error != std::errc() || end != four.data() + 4)
            return std::nullopt;
        m_text.remove_prefix(4);
        return code;
    }

    std::string_view m_text;
};

std::optional<JsonValue> JsonValue::parse(std::string_view json)
{
    std::optional<JsonValue> value(std::in_place);
    if (json.size() > longest || !JsonParser(json).whole(*value))
        value.reset();
    return value;
}

std::optional<double> JsonValue::number() const
{
    const auto* digits = std::get_if<Digits>(&m_value);
    return digits ? numberIn<double>(digits->text) : std::nullopt;
}

std::optional<std::int64_t> JsonValue::whole() const
{
    const auto* digits = std::get_if<Digits>(&m_value);
    return digits ? numberIn<std::int64_t>(digits->text) : std::nullopt;
}

std::optional<bool> JsonValue::flag() const
{
    const auto* flag = std::get_if<bool>(&m_value);
    return flag ? std::optional(*flag) : std::nullopt;
}

const JsonValue& JsonValue::operator[](std::string_view key) const
{
    static const JsonValue none;
    const auto* all = members();
    if (!all)
        return none;
    const auto found = std::ranges::find(*all, key, &std::pair<std::string, JsonValue>::first);
    return found != all->end() ? found->second : none;
}

} // namespace leadline::base
