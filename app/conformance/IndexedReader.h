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

/// By the summary and the indexes, as a program that looks for a few messages reads.
class IndexedReader {
public:
    explicit IndexedReader(const log::MemoryBytes& file) : m_file(file), m_view(file) {}

    [[nodiscard]] QJsonObject read();

private:
    void readSummary(std::uint64_t from, std::uint64_t to);
    void readChunk(const log::mcap::ChunkIndex& index);

    const log::MemoryBytes& m_file;
    log::ForwardView m_view;
    std::vector<log::mcap::ChunkIndex> m_chunks;
    QJsonArray m_schemas;
    QJsonArray m_channels;
    QJsonArray m_statistics;
    std::vector<std::pair<std::uint64_t, QJsonObject>> m_messages;
};

} // namespace leadline::conformance
