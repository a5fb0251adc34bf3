// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ByteSource.h"
#include "mcap/McapRecordCursor.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cstdint>
#include <utility>
#include <vector>

namespace leadline::conformance {

/// Reads a file by its summary and indexes, as a program does that needs a few messages only.
class IndexedReader {
public:
    explicit IndexedReader(const io::MemoryBytes& file) : m_file(file), m_view(file) {}

    [[nodiscard]] QJsonObject read();

private:
    void readSummary(std::uint64_t from, std::uint64_t to);
    void readChunk(const mcap::ChunkIndex& index);

    const io::MemoryBytes& m_file;
    io::ForwardView m_view;
    std::vector<mcap::ChunkIndex> m_chunks;
    QJsonArray m_schemas;
    QJsonArray m_channels;
    QJsonArray m_statistics;
    std::vector<std::pair<std::uint64_t, QJsonObject>> m_messages;
};

} // namespace leadline::conformance
