// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/PingViewerRecord.h"
#include "io/ForwardView.h"
#include "log/FrameIndexer.h"
#include "log/RecordingReader.h"

#include <optional>
#include <utility>

namespace leadline::formats {

/// Reads the log files of Ping Viewer (`.bin`), with every variant that is found in the field:
/// no header, UTF-8 strings, localised digits, null times, stray bytes, cut-off tail.
///
/// A record is one read of the port and not a message: one parser runs over all of them. Where the
/// container is damaged it goes on at the next plausible record and counts what it jumped over.
class PingViewerReader : public log::RecordingReader {
public:
    PingViewerReader(const io::ByteSource& file, log::Log& log);

    bool step(std::size_t bytes) override;
    [[nodiscard]] log::ReadCounts counts() const override;

    /// True when `beginning` (of a file of `size` bytes) is that of such a file.
    [[nodiscard]] static bool recognises(base::ByteSpan beginning, std::uint64_t size);

private:
    [[nodiscard]] PingViewerRecord lookAt(std::uint64_t offset);
    /// Whether a record may begin at `offset`: the end of the file will do.
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
    /// The record that was looked at last, and where.
    std::optional<std::pair<std::uint64_t, PingViewerRecord>> m_looked;
    /// Where the search for the next record goes on, while there is one.
    std::optional<std::uint64_t> m_searchFrom;
    /// The record at the search's start was cut off: without another one it is the file's end.
    bool m_lostIsTail = false;
    bool m_headerRead = false;
    bool m_finished = false;
};

} // namespace leadline::formats
