// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/JsonValue.h"

#include "base/Ascii.h"
#include "base/Unicode.h"

#include <algorithm>
#include <cmath>

namespace leadline::base {

namespace {

/// A marker with everything around it is a quarter of that; of "[0,0,0" a value is 20 times as
/// large as its text.
constexpr std::size_t longest = std::size_t{4} << 20U;
constexpr int deepest = 32;

bool isHighSurrogate(std::uint32_t code)
{
    return code >= 0xd800 && code < 0xdc00;
}

bool isLowSurrogate(std::uint32_t code)
{
    return code >= 0xdc00 && code < 0xe000;
}

/// Takes a text apart into JSON's signs, texts and numbers, from its beginning to its end.
class JsonTokenizer {
public:
    explicit JsonTokenizer(std::string_view text) : m_text(text) {}

    /// The next character that is no blank, '\0' at the end.
    char peek()
    {
        m_text.remove_prefix(std::min(m_text.find_first_not_of(" \t\r\n"), m_text.size()));
        return m_text.empty() ? '\0' : m_text.front();
    }
    bool atEnd() { return peek() == '\0' && m_text.empty(); }
    bool take(std::string_view word)
    {
        peek();
        const bool is = m_text.starts_with(word);
        if (is)
            m_text.remove_prefix(word.size());
        return is;
    }

    /// Between the quotes, with its escapes as they stand.
    std::optional<std::string_view> string()
    {
        if (!take("\""))
            return std::nullopt;
        std::size_t end = 0;
        while (end < m_text.size() && m_text[end] != '"')
            end += m_text[end] == '\\' ? 2U : 1U;
        if (end >= m_text.size())
            return std::nullopt;
        const std::string_view content = m_text.substr(0, end);
        m_text.remove_prefix(end + 1);
        return content;
    }

    std::optional<std::string_view> number()
    {
        const std::size_t first = peek() == '-' ? 1U : 0U;
        std::size_t end = digitsEnd(first);
        const bool zeroLeads = end > first + 1 && m_text[first] == '0';
        if (end == first || zeroLeads)
            return std::nullopt;
        if (isAt(end, "."))
            end = digitsEnd(end + 1);
        if (isAt(end, "eE"))
            end = digitsEnd(end + (isAt(end + 1, "+-") ? 2U : 1U));
        // A point and an exponent have digits behind them.
        if (!isAt(end - 1, digits))
            return std::nullopt;
        const std::string_view number = m_text.substr(0, end);
        m_text.remove_prefix(end);
        return number;
    }

    /// Calls `member` with each key, before its value.
    template<class Member>
    bool object(Member member)
    {
        return list("{", "}", [&] {
            const auto key = string();
            return key && take(":") && member(*key);
        });
    }
    template<class Item>
    bool array(Item item)
    {
        return list("[", "]", item);
    }

private:
    static constexpr std::string_view digits = "0123456789";

    [[nodiscard]] bool isAt(std::size_t at, std::string_view characters) const
    {
        return at < m_text.size() && characters.find(m_text[at]) != std::string_view::npos;
    }
    [[nodiscard]] std::size_t digitsEnd(std::size_t begin) const
    {
        return std::min(m_text.find_first_not_of(digits, begin), m_text.size());
    }

    template<class Each>
    bool list(std::string_view open, std::string_view close, Each each)
    {
        if (!take(open))
            return false;
        if (take(close))
            return true;
        do {
            if (!each())
                return false;
        } while (take(","));
        return take(close);
    }

    std::string_view m_text;
};

/// What a text of JSON means: without its escapes, and as valid UTF-8.
class JsonText {
public:
    explicit JsonText(std::string_view raw) : m_text(raw) {}

    bool decode(std::string& into)
    {
        std::string decoded;
        while (!m_text.empty()) {
            const auto plain = std::min(m_text.find('\\'), m_text.size());
            decoded += m_text.substr(0, plain);
            m_text.remove_prefix(plain);
            if (!m_text.empty() && !escape(decoded))
                return false;
        }
        into = toUtf8(fromUtf8(decoded));
        return true;
    }

private:
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
        into += toUtf8(std::u32string(1, lone ? U'�' : code));
        return true;
    }

    std::optional<std::uint32_t> hex()
    {
        const std::string_view four = m_text.substr(0, 4);
        const auto code = parseNumber<std::uint32_t>(four, 16);
        if (four.size() < 4 || !code)
            return std::nullopt;
        m_text.remove_prefix(4);
        return code;
    }

    std::string_view m_text;
};

} // namespace

class JsonParser {
public:
    explicit JsonParser(std::string_view text) : m_tokens(text) {}

    bool parse(JsonValue& into) { return value(into, 0) && m_tokens.atEnd(); }

private:
    bool value(JsonValue& into, int depth)
    {
        if (depth > deepest)
            return false;
        switch (m_tokens.peek()) {
        case '{':
            return m_tokens.object(
                [&, &all = into.m_value.emplace<JsonValue::Object>()](std::string_view raw) {
                    auto& [key, member] = all.emplace_back();
                    return JsonText(raw).decode(key) && value(member, depth + 1);
                });
        case '[':
            return m_tokens.array([&, &all = into.m_value.emplace<JsonValue::Array>()] {
                return value(all.emplace_back(), depth + 1);
            });
        case '"': {
            const auto raw = m_tokens.string();
            return raw && JsonText(*raw).decode(into.m_value.emplace<std::string>());
        }
        default:
            return literal(into) || number(into);
        }
    }

    bool literal(JsonValue& into)
    {
        const bool isTrue = m_tokens.take("true");
        if (!isTrue && !m_tokens.take("false"))
            return m_tokens.take("null");
        into.m_value = isTrue;
        return true;
    }

    bool number(JsonValue& into)
    {
        const auto digits = m_tokens.number();
        if (digits)
            into.m_value = JsonValue::Digits{std::string(*digits)};
        return digits.has_value();
    }

    JsonTokenizer m_tokens;
};

class JsonFieldsParser {
public:
    explicit JsonFieldsParser(std::string_view text) : m_tokens(text) {}

    bool parse(JsonFields& into)
    {
        return m_tokens.object([&](std::string_view key) { return member(key, into); }) &&
               m_tokens.atEnd();
    }

private:
    static std::optional<std::int64_t> whole(std::string_view digits)
    {
        constexpr double largest = 9.0e15;
        const auto value = parseNumber<double>(digits);
        const bool is = value && std::abs(*value) < largest && *value == std::floor(*value);
        return is ? std::optional(static_cast<std::int64_t>(*value)) : std::nullopt;
    }

    bool member(std::string_view key, JsonFields& into)
    {
        if (m_tokens.peek() == '[') {
            const JsonTokenizer before = m_tokens;
            std::vector<std::uint8_t> bytes;
            if (m_tokens.array([&] { return byte(bytes); })) {
                into.m_bytes.emplace_back(key, std::move(bytes));
                return true;
            }
            m_tokens = before;
        } else if (const auto digits = m_tokens.number()) {
            if (const auto number = whole(*digits))
                into.m_numbers.emplace_back(key, *number);
            return true;
        }
        return skip(0);
    }

    bool byte(std::vector<std::uint8_t>& into)
    {
        const auto digits = m_tokens.number();
        const auto value = digits ? whole(*digits) : std::nullopt;
        if (!value || *value < 0 || *value > 255)
            return false;
        into.push_back(static_cast<std::uint8_t>(*value));
        return true;
    }

    bool skip(int depth)
    {
        if (depth > deepest)
            return false;
        switch (m_tokens.peek()) {
        case '{':
            return m_tokens.object([&](std::string_view) { return skip(depth + 1); });
        case '[':
            return m_tokens.array([&] { return skip(depth + 1); });
        case '"':
            return m_tokens.string().has_value();
        default:
            return m_tokens.take("true") || m_tokens.take("false") || m_tokens.take("null") ||
                   m_tokens.number();
        }
    }

    JsonTokenizer m_tokens;
};

std::optional<JsonValue> JsonValue::parse(std::string_view json)
{
    std::optional<JsonValue> value(std::in_place);
    if (json.size() > longest || !JsonParser(json).parse(*value))
        value.reset();
    return value;
}

std::optional<double> JsonValue::number() const
{
    const auto* digits = std::get_if<Digits>(&m_value);
    return digits ? parseNumber<double>(digits->text) : std::nullopt;
}

std::optional<std::int64_t> JsonValue::whole() const
{
    const auto* digits = std::get_if<Digits>(&m_value);
    return digits ? parseNumber<std::int64_t>(digits->text) : std::nullopt;
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

std::optional<JsonFields> JsonFields::parse(std::string_view json)
{
    std::optional<JsonFields> fields(std::in_place);
    if (!JsonFieldsParser(json).parse(*fields))
        fields.reset();
    return fields;
}

std::optional<std::int64_t> JsonFields::number(std::string_view key) const
{
    const auto found = std::ranges::find(m_numbers, key, [](const auto& n) { return n.first; });
    return found != m_numbers.end() ? std::optional(found->second) : std::nullopt;
}

const std::vector<std::uint8_t>* JsonFields::bytes(std::string_view key) const
{
    const auto found = std::ranges::find(m_bytes, key, [](const auto& b) { return b.first; });
    return found != m_bytes.end() ? &found->second : nullptr;
}

} // namespace leadline::base
