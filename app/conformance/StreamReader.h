// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ByteSource.h"
#include "mcap/McapRecordCursor.h"

#include <QJsonArray>

#include <cstdint>

namespace leadline::conformance {

/// Reads all records in file order, including those inside chunks.
class StreamReader {
public:
    explicit StreamReader(const io::MemoryBytes& file) : m_file(file) {}

    [[nodiscard]] QJsonArray read();

private:
    void walk(const io::MemoryBytes& bytes, std::uint64_t from, std::uint64_t to);
    void take(const io::MemoryBytes& bytes, const mcap::RecordCursor& cursor,
              const mcap::RecordLocation& place);
    void check(const io::MemoryBytes& bytes, const mcap::RecordCursor& cursor,
               const mcap::RecordLocation& place);

    const io::MemoryBytes& m_file;
    QJsonArray m_records;
};

} // namespace leadline::conformance
