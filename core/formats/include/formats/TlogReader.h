// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/TlogRecord.h"
#include "io/ForwardView.h"
#include "log/Log.h"
#include "log/RecordingReader.h"

#include <optional>

namespace leadline::formats {

/// Reads the telemetry logs of ground stations (`.tlog`), received and sent frames mixed, into one
/// stream: every variant that is found in the field, and what is left of damaged ones.
///
/// The frames keep the file's order. Where the computer's clock was set while it was written, the
/// times go on from the last one before, and the step is counted.
class TlogReader : public log::RecordingReader {
public:
    TlogReader(const io::ByteSource& file, log::Log& log) : m_file(file), m_log(log) {}

    bool step(std::size_t bytes) override;
    [[nodiscard]] log::ReadCounts counts() const override { return m_counts; }
    [[nodiscard]] log::WallClock clock() const override { return m_clock; }

    /// True when a good record stands in `beginning`.
    [[nodiscard]] static bool recognises(base::ByteSpan beginning);

private:
    [[nodiscard]] bool provesItself(const TlogRecord& record);
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
    /// Since 1970.
    std::int64_t m_firstUs = 0;
    /// The stamp that the log's times count from, as the clock goes now.
    std::int64_t m_zeroUs = 0;
    std::chrono::microseconds m_time{};
    bool m_afterGood = true;
    /// What looks like a record goes on behind the file's end.
    bool m_endCutOff = false;
    bool m_finished = false;
};

} // namespace leadline::formats
