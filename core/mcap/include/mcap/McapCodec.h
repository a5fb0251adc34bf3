// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcap/McapRecords.h"

#include <optional>
#include <type_traits>

namespace leadline::mcap {

namespace detail {

/// Writes and reads record fields one after the other. Once a reader runs out of bytes, it stays
/// failed.
class FieldWriter {
public:
    explicit FieldWriter(std::vector<std::byte>& into) : m_into(into) {}

    template<class T>
    void put(const T& value)
    {
        if constexpr (std::is_integral_v<T>) {
            base::appendLittle(m_into, value);
        } else if constexpr (std::is_same_v<T, std::string>) {
            base::appendLittle(m_into, static_cast<std::uint32_t>(value.size()));
            base::append(m_into, std::as_bytes(std::span(value)));
        } else if constexpr (std::is_same_v<T, Bytes32>) {
            base::appendLittle(m_into, static_cast<std::uint32_t>(value.bytes.size()));
            base::append(m_into, value.bytes);
        } else if constexpr (std::is_same_v<T, Bytes64>) {
            base::appendLittle(m_into, std::uint64_t{value.bytes.size()});
            base::append(m_into, value.bytes);
        } else if constexpr (std::is_same_v<T, Rest>) {
            base::append(m_into, value.bytes);
        } else {
            const std::size_t lengthAt = m_into.size();
            base::appendLittle(m_into, std::uint32_t{0});
            for (const auto& [key, item] : value) {
                put(key);
                put(item);
            }
            const std::size_t length = m_into.size() - lengthAt - sizeof(std::uint32_t);
            base::storeLittle(std::span(m_into), lengthAt, static_cast<std::uint32_t>(length));
        }
    }

private:
    std::vector<std::byte>& m_into;
};

class FieldReader {
public:
    explicit FieldReader(base::ByteSpan from) : m_left(from) {}

    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] std::size_t left() const { return m_left.size(); }

    template<class T>
    void take(T& value)
    {
        if constexpr (std::is_integral_v<T>) {
            const base::ByteSpan bytes = span(sizeof(T));
            value = m_failed ? T{} : base::loadLittle<T>(bytes);
        } else if constexpr (std::is_same_v<T, std::string>) {
            const base::ByteSpan bytes = counted<std::uint32_t>();
            value.assign(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        } else if constexpr (std::is_same_v<T, Bytes32>) {
            value.bytes = counted<std::uint32_t>();
        } else if constexpr (std::is_same_v<T, Bytes64>) {
            value.bytes = counted<std::uint64_t>();
        } else if constexpr (std::is_same_v<T, Rest>) {
            value.bytes = span(m_left.size());
        } else {
            FieldReader items(counted<std::uint32_t>());
            while (items.left() > 0 && !items.failed()) {
                auto& [key, item] = value.emplace_back();
                items.take(key);
                items.take(item);
            }
            m_failed = m_failed || items.failed();
        }
    }

private:
    base::ByteSpan span(std::uint64_t length)
    {
        if (m_failed || length > m_left.size()) {
            m_failed = true;
            return {};
        }
        const base::ByteSpan taken = m_left.first(static_cast<std::size_t>(length));
        m_left = m_left.subspan(taken.size());
        return taken;
    }
    template<class Length>
    base::ByteSpan counted()
    {
        Length length = 0;
        take(length);
        return span(length);
    }

    base::ByteSpan m_left;
    bool m_failed = false;
};

} // namespace detail

/// Appends a complete record.
template<class Record>
void appendRecord(std::vector<std::byte>& into, const Record& record)
{
    const std::size_t at = into.size();
    into.push_back(static_cast<std::byte>(Record::op));
    base::appendLittle(into, std::uint64_t{0});
    detail::FieldWriter writer(into);
    Record::fields([&](auto member) { writer.put(record.*member); });
    base::storeLittle(std::span(into), at + 1, std::uint64_t{into.size() - at - recordHead});
}

/// Decodes a record's content and ignores bytes after its last known field. Nullopt if a field
/// exceeds the content. Memory is limited to a small multiple of the content's size.
template<class Record>
[[nodiscard]] std::optional<Record> decodeRecord(base::ByteSpan content)
{
    std::optional<Record> record(std::in_place);
    detail::FieldReader reader(content);
    Record::fields([&](auto member) { reader.take((*record).*member); });
    if (reader.failed())
        record.reset();
    return record;
}

} // namespace leadline::mcap
