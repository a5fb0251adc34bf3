// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/JsonFields.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace leadline::base {

class JsonScanner {
public:
    explicit JsonScanner(std::string_view text) : m_text(text) {}

    bool object(JsonFields& fields)
    {
        if (!take('{'))
            return false;
        if (take('}'))
            return atEnd();
        do {
            std::string_view key;
            if (!string(key) || !take(':') || !member(key, fields))
                return false;
        } while (take(','));
        return take('}') && atEnd();
    }

private:
    static constexpr int deepest = 32;
    static constexpr double largestWhole = 9.0e15;

    void skipSpace()
    {
        while (!m_text.empty() &&
               std::string_view(" \t\r\n").find(m_text.front()) != std::string_view::npos)
            m_text.remove_prefix(1);
    }
    bool atEnd()
    {
        skipSpace();
        return m_text.empty();
    }
    bool take(char c)
    {
        skipSpace();
        if (m_text.empty() || m_text.front() != c)
            return false;
        m_text.remove_prefix(1);
        return true;
    }
    [[nodiscard]] char peek()
    {
        skipSpace();
        return m_text.empty() ? '\0' : m_text.front();
    }

    bool string(std::string_view& content)
    {
        if (!take('"'))
            return false;
        for (std::size_t i = 0; i < m_text.size(); ++i) {
            if (m_text[i] == '\\') {
                ++i;
            } else if (m_text[i] == '"') {
                content = m_text.substr(0, i);
                m_text.remove_prefix(i + 1);
                return true;
            }
        }
        return false;
    }

    bool number(double& value)
    {
        skipSpace();
        const auto [end, error] =
            std::from_chars(m_text.data(), m_text.data() + m_text.size(), value);
        if (error != std::errc() && error != std::errc::result_out_of_range)
            return false;
        m_text.remove_prefix(static_cast<std::size_t>(end - m_text.data()));
        return true;
    }

    static std::optional<std::int64_t> whole(double value)
    {
        const bool is = std::abs(value) < largestWhole && value == std::floor(value);
        return is ? std::optional(static_cast<std::int64_t>(value)) : std::nullopt;
    }

    bool member(std::string_view key, JsonFields& fields)
    {
        const char first = peek();
        if (first == '[')
            return array(key, fields);
        if (first != '-' && (first < '0' || first > '9'))
            return skip(0);
        double value = 0;
        if (!number(value))
            return false;
        if (const auto is = whole(value))
            fields.m_numbers.emplace_back(key, *is);
        return true;
    }

    bool array(std::string_view key, JsonFields& fields)
    {
        const std::string_view before = m_text;
        std::vector<std::uint8_t> bytes;
        if (!take('['))
            return false;
        bool ended = take(']');
        double value = 0;
        while (!ended && number(value)) {
            const auto is = whole(value);
            if (!is || *is < 0 || *is > 255)
                break;
            bytes.push_back(static_cast<std::uint8_t>(*is));
            ended = take(']');
            if (!ended && !take(','))
                return false;
        }
        if (!ended) {
            m_text = before;
            return skip(0);
        }
        fields.m_bytes.emplace_back(key, std::move(bytes));
        return true;
    }

    bool skip(int depth)
    {
        std::string_view ignored;
        double value = 0;
        const char first = peek();
        if (depth > deepest)
            return false;
        if (first == '"')
            return string(ignored);
        if (first == '{' || first == '[')
            return skipNested(first, depth);
        for (const std::string_view literal : {"true", "false", "null"})
            if (m_text.substr(0, literal.size()) == literal) {
                m_text.remove_prefix(literal.size());
                return true;
            }
        return number(value);
    }

    bool skipNested(char open, int depth)
    {
        const char close = open == '{' ? '}' : ']';
        std::string_view ignored;
        if (!take(open))
            return false;
        if (take(close))
            return true;
        do {
            const bool named = open == '[' || (string(ignored) && take(':'));
            if (!named || !skip(depth + 1))
                return false;
        } while (take(','));
        return take(close);
    }

    std::string_view m_text;
};

std::optional<JsonFields> JsonFields::parse(std::string_view json)
{
    std::optional<JsonFields> fields(std::in_place);
    if (!JsonScanner(json).object(*fields))
        fields.reset();
    return fields;
}

std::optional<std::int64_t> JsonFields::number(std::string_view key) const
{
    const auto found = std::find_if(m_numbers.begin(), m_numbers.end(),
                                    [&](const auto& n) { return n.first == key; });
    return found != m_numbers.end() ? std::optional(found->second) : std::nullopt;
}

const std::vector<std::uint8_t>* JsonFields::bytes(std::string_view key) const
{
    const auto found =
        std::find_if(m_bytes.begin(), m_bytes.end(), [&](const auto& b) { return b.first == key; });
    return found != m_bytes.end() ? &found->second : nullptr;
}

} // namespace leadline::base
