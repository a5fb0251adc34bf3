// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ForwardView.h"
#include "mcap/McapCodec.h"

#include <algorithm>
#include <optional>

namespace leadline::mcap {

/// Location of a record in a byte source.
struct RecordLocation {
    Op op{};
    std::uint64_t offset = 0;
    std::uint64_t length = 0;

    [[nodiscard]] std::uint64_t content() const { return offset + recordHead; }
    [[nodiscard]] std::uint64_t end() const { return content() + length; }
};

/// Iterates over the complete records in a range of bytes.
class RecordCursor {
public:
    /// Limit for records that are decoded as a whole (schemas, channels, metadata, indexes); larger
    /// ones are skipped.
    static constexpr std::size_t largestDecoded = std::size_t{4} << 20U;

    RecordCursor(io::ForwardView& view, std::uint64_t from, std::uint64_t to)
        : m_view(view),
          m_at(from),
          m_to(to)
    {
    }

    /// Nullopt at the end, and at anything that is no complete record.
    [[nodiscard]] std::optional<RecordLocation> next()
    {
        const auto place = peek();
        if (!place || place->end() > m_to)
            return std::nullopt;
        m_at = place->end();
        return place;
    }
    /// The record at the current position, even if truncated.
    [[nodiscard]] std::optional<RecordLocation> peek() const
    {
        if (m_to - m_at < recordHead)
            return std::nullopt;
        const base::ByteSpan head = m_view.at(m_at, recordHead);
        if (head.size() < recordHead || head.front() == std::byte{0})
            return std::nullopt;
        const auto length = base::loadLittle<std::uint64_t>(head, 1);
        // Limited to avoid overflow for an absurd length.
        return RecordLocation{static_cast<Op>(head.front()), m_at,
                              std::min(length, std::uint64_t{1} << 62U)};
    }

    [[nodiscard]] std::uint64_t at() const { return m_at; }
    [[nodiscard]] bool atEnd() const { return m_at == m_to; }

    /// Decodes the record at `place`; spans in the result are valid until the view is used again.
    template<class Record>
    [[nodiscard]] std::optional<Record> decode(const RecordLocation& place) const
    {
        if (place.length > largestDecoded)
            return std::nullopt;
        const auto length = static_cast<std::size_t>(place.length);
        const base::ByteSpan content = m_view.at(place.content(), length);
        return content.size() == length ? decodeRecord<Record>(content) : std::nullopt;
    }
    /// Decodes only the fields before a message's data.
    [[nodiscard]] std::optional<Message> decodeMessageHead(const RecordLocation& place) const
    {
        if (place.length < messageHead)
            return std::nullopt;
        return decodeRecord<Message>(m_view.at(place.content(), messageHead));
    }

private:
    io::ForwardView& m_view;
    std::uint64_t m_at;
    std::uint64_t m_to;
};

} // namespace leadline::mcap
