// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ForwardView.h"
#include "log/FrameIndexer.h"
#include "log/RecordingReader.h"

namespace leadline::log {

/// Reads bare streams of Ping Protocol frames (`.svlog`).
///
/// They hold no times of arrival: a frame has its message's own stamp where it carries one,
/// else each frame comes 100 ms after the one before.
class SvlogReader : public RecordingReader {
public:
    SvlogReader(const ByteSource& file, Log& log);

    bool step(std::size_t bytes) override;
    [[nodiscard]] ReadCounts counts() const override;

    /// True when a valid frame stands in `beginning`.
    [[nodiscard]] static bool recognises(base::ByteSpan beginning);

private:
    [[nodiscard]] FrameIndexer::Stamp stampOf(const ping::Frame& frame);

    ForwardView m_file;
    FrameIndexer m_indexer;
    ReadCounts m_counts;
    std::uint64_t m_at = 0;
    /// Added to a message's own stamp.
    std::optional<Time> m_ownZero;
    bool m_finished = false;
};

} // namespace leadline::log
