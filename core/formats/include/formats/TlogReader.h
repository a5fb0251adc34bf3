// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/TlogRecord.h"
#include "io/ForwardView.h"
#include "log/Log.h"
#include "log/RecordingReader.h"

#include <optional>

namespace leadline::formats {

/// Reads telemetry logs of ground stations (`.tlog`) into one stream that mixes received and sent
/// frames, including known variants and damaged files.
///
/// Frames keep the file's order. If the computer's clock was set during the recording, times
/// continue from the last one before, and the step is counted.
class TlogReader : public log::RecordingReader {
public:
    TlogReader(const io::ByteSource& file, log::Log& log) : m_file(file), m_log(log) {}

    bool step(std::size_t bytes) override;
    [[nodiscard]] log::ReadCounts counts() const override { return m_counts; }
    [[nodiscard]] log::WallClock clock() const override { return m_clock; }

    /// True if `beginning` contains a valid record.
    [[nodiscard]] static bool recognises(base::ByteSpan beginning);

private:
    [[nodiscard]] bool isConfirmed(const TlogRecord& record);
    void take(const TlogRecord& record, base::ByteSpan bytes);
    void setTime(std::uint64_t stampUs);
    void skip(base::ByteSpan bytes);
    void finish();

    io::ForwardView m_file;
    log::Log& m_log;
    log::ReadCounts m_counts;
    log::WallClock m_clock;
    std::optional<log::StreamNumber> m_stream;
    std::optional<std::endian> m_order;
    std::uint64_t m_at = 0;
    /// Stamp of the first record, µs since 1970.
    std::int64_t m_firstUs = 0;
    /// Stamp that corresponds to the log's time zero on the current clock, µs since 1970.
    std::int64_t m_zeroUs = 0;
    std::chrono::microseconds m_time{};
    bool m_afterGood = true;
    /// The last possible record extends beyond the end of the file.
    bool m_endCutOff = false;
    bool m_finished = false;
};

} // namespace leadline::formats
