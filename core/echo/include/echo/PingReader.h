// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"
#include "log/Log.h"

#include <optional>
#include <vector>

namespace leadline::echo {

/// The pings of one stream of a log, counted from 0 in the order of their arrival. Used by one
/// thread; the log may grow meanwhile.
class PingReader {
public:
    using Scratch = std::vector<std::byte>;

    /// `chosenSpeed` (m/s) is what the user set; without it the recording's own counts.
    PingReader(const log::Log& log, log::StreamNumber stream,
               std::optional<double> chosenSpeed = std::nullopt);

    [[nodiscard]] const log::Log& log() const { return *m_log; }
    [[nodiscard]] log::StreamNumber stream() const { return m_stream; }
    [[nodiscard]] std::optional<double> chosenSpeed() const { return m_chosenSpeed; }

    [[nodiscard]] std::uint64_t count() const { return pings().size(); }
    /// How many pings stand at or before `time`.
    [[nodiscard]] std::uint64_t countUpTo(log::Time time) const;
    [[nodiscard]] std::optional<log::PingEntry> entry(std::uint64_t ping) const;
    [[nodiscard]] std::optional<log::Time> timeOf(std::uint64_t ping) const;

    /// Its samples live in `scratch`. Nullopt when its bytes are not to be had or are no ping of
    /// this kind of sonar.
    [[nodiscard]] std::optional<Ping> read(std::uint64_t ping, Scratch& scratch) const;
    /// Any frame of the stream that is a measurement.
    [[nodiscard]] std::optional<Ping> readFrame(log::FrameNumber number, Scratch& scratch) const;

private:
    [[nodiscard]] const log::PingSeries& pings() const { return m_log->stream(m_stream).pings(); }
    [[nodiscard]] SoundSpeed speedAt(log::FrameNumber frame) const;

    const log::Log* m_log;
    log::StreamNumber m_stream;
    std::optional<double> m_chosenSpeed;
    /// What the first so many reports of sound speed come to.
    mutable std::uint64_t m_reportsKnown = 0;
    mutable std::optional<double> m_speedKnown;
};

} // namespace leadline::echo
