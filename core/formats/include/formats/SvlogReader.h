// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/ForwardView.h"
#include "log/FrameIndexer.h"
#include "log/RecordingReader.h"

namespace leadline::formats {

/// Reads plain streams of Ping Protocol frames (`.svlog`).
///
/// The format has no arrival times: a frame gets the time stamp in its message if there is one,
/// else 100 ms after the frame before.
class SvlogReader : public log::RecordingReader {
public:
    SvlogReader(const io::ByteSource& file, log::Log& log);

    bool step(std::size_t bytes) override;
    [[nodiscard]] log::ReadCounts counts() const override;

    /// True if `beginning` contains a valid frame.
    [[nodiscard]] static bool recognises(base::ByteSpan beginning);

private:
    [[nodiscard]] log::FrameIndexer::Stamp stampOf(const ping::Frame& frame);

    io::ForwardView m_file;
    log::FrameIndexer m_indexer;
    log::ReadCounts m_counts;
    std::uint64_t m_at = 0;
    /// Offset added to the time stamps in messages; nullopt before the first.
    std::optional<log::Time> m_ownZero;
    bool m_finished = false;
};

} // namespace leadline::formats
