// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ForwardView.h"
#include "log/FrameIndexer.h"
#include "log/RecordingReader.h"

namespace leadline::formats {

/// Reads bare streams of Ping Protocol frames (`.svlog`).
///
/// They hold no times of arrival: a frame has its message's own stamp where it carries one,
/// else each frame comes 100 ms after the one before.
class SvlogReader : public log::RecordingReader {
public:
    SvlogReader(const io::ByteSource& file, log::Log& log);

    bool step(std::size_t bytes) override;
    [[nodiscard]] log::ReadCounts counts() const override;

    /// True when a valid frame stands in `beginning`.
    [[nodiscard]] static bool recognises(base::ByteSpan beginning);

private:
    [[nodiscard]] log::FrameIndexer::Stamp stampOf(const ping::Frame& frame);

    io::ForwardView m_file;
    log::FrameIndexer m_indexer;
    log::ReadCounts m_counts;
    std::uint64_t m_at = 0;
    /// Added to a message's own stamp.
    std::optional<log::Time> m_ownZero;
    bool m_finished = false;
};

} // namespace leadline::formats
