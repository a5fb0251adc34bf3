// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/PingViewerRecord.h"
#include "io/ForwardView.h"
#include "log/FrameIndexer.h"
#include "log/RecordingReader.h"

#include <optional>
#include <utility>

namespace leadline::formats {

/// Reads Ping Viewer logs (`.bin`), including known variants: no header, UTF-8 strings, localised
/// digits, null times, stray bytes, a truncated end.
///
/// A record is one read from the port, not a message, so one parser runs over all records. After
/// damage it continues at the next plausible record and counts the bytes skipped.
class PingViewerReader : public log::RecordingReader {
public:
    /// `chosen` as in StreamClassifier.
    PingViewerReader(const io::ByteSource& file, log::Log& log, log::ChosenFamilies chosen = {});

    bool step(std::size_t bytes) override;
    [[nodiscard]] log::ReadCounts counts() const override;

    /// True if `beginning` is the start of such a file of `size` bytes.
    [[nodiscard]] static bool recognises(base::ByteSpan beginning, std::uint64_t size);

private:
    [[nodiscard]] PingViewerRecord peekRecord(std::uint64_t offset);
    /// True if a plausible record, or the end of the file, is at `offset`.
    [[nodiscard]] bool mayBegin(std::uint64_t offset);
    [[nodiscard]] bool isRecord(const PingViewerRecord& record, std::uint64_t offset);
    [[nodiscard]] std::optional<std::uint64_t> findRecord(std::uint64_t from, std::uint64_t to);
    void readHeader();
    void readRecord(const PingViewerRecord& record);
    void resynchronise();
    [[nodiscard]] log::FrameIndexer::Stamp stampOf(const PingViewerRecord& record,
                                                   const PingViewerRecord& next) const;
    void finish();

    io::ForwardView m_file;
    log::FrameIndexer m_indexer;
    log::ReadCounts m_counts;
    std::uint64_t m_at = 0;
    /// The last record inspected, with its offset.
    std::optional<std::pair<std::uint64_t, PingViewerRecord>> m_peeked;
    /// Offset at which the search for the next record continues; nullopt if none is running.
    std::optional<std::uint64_t> m_searchFrom;
    /// The search started at a record that was cut off: if no other is found, that is the file's
    /// end.
    bool m_lostIsTail = false;
    bool m_headerRead = false;
    bool m_finished = false;
};

} // namespace leadline::formats
