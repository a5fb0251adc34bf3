// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ByteSource.h"
#include "mcap/McapRecordCursor.h"

#include <QJsonArray>

#include <cstdint>

namespace leadline::conformance {

/// Every record in the order of the file, those of chunks in their place.
class StreamReader {
public:
    explicit StreamReader(const log::MemoryBytes& file) : m_file(file) {}

    [[nodiscard]] QJsonArray read();

private:
    void walk(const log::MemoryBytes& bytes, std::uint64_t from, std::uint64_t to);
    void take(const log::MemoryBytes& bytes, const log::mcap::RecordCursor& cursor,
              const log::mcap::RecordPlace& place);
    void check(const log::MemoryBytes& bytes, const log::mcap::RecordCursor& cursor,
               const log::mcap::RecordPlace& place);

    const log::MemoryBytes& m_file;
    QJsonArray m_records;
};

} // namespace leadline::conformance
