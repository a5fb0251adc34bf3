// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Ping.h"
#include "log/Log.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace leadline::echo {

/// Scale of all pings with decibels (relative). It has 255 dB, more than the levels of any known
/// sonar, so that 1 dB is 1 of 255.
inline constexpr ping::DecibelScale commonDecibels{.atZero = -155, .atFullScale = 100};

/// What the samples are of a ping with decibels. A device stretches each ping between its own least
/// and greatest, so its samples cannot be compared with those of another, nor drawn beside them.
enum class SampleScale : std::uint8_t {
    /// By commonDecibels, and Ping::decibels says so; what lies outside is its end.
    Common,
    /// As the device sent them.
    AsSent
};

/// The pings of one stream, numbered from 0 in the order of arrival. Used by one thread; the log
/// may grow meanwhile.
class PingReader {
public:
    using Scratch = std::vector<std::byte>;

    /// `chosenSpeed` (m/s) is set by the user; without it the recording's sound speed applies.
    PingReader(const log::Log& log, log::StreamNumber stream,
               std::optional<double> chosenSpeed = std::nullopt,
               SampleScale scale = SampleScale::Common);

    [[nodiscard]] const log::Log& log() const { return *m_log; }
    [[nodiscard]] log::StreamNumber stream() const { return m_stream; }
    [[nodiscard]] std::optional<double> chosenSpeed() const { return m_chosenSpeed; }

    [[nodiscard]] std::uint64_t count() const { return pings().size(); }
    /// Number of pings at or before `time`.
    [[nodiscard]] std::uint64_t countUpTo(log::Time time) const;
    [[nodiscard]] std::optional<log::PingEntry> entry(std::uint64_t ping) const;
    [[nodiscard]] std::optional<log::Time> timeOf(std::uint64_t ping) const;

    /// The samples point into `scratch`. Nullopt if the frame cannot be read or is not a ping of
    /// this kind of sonar.
    [[nodiscard]] std::optional<Ping> read(std::uint64_t ping, Scratch& scratch) const;
    /// Decodes a measurement of the stream, ping or distance; nullopt for other frames.
    [[nodiscard]] std::optional<Ping> readFrame(log::FrameNumber number, Scratch& scratch) const;

private:
    [[nodiscard]] const log::PingSeries& pings() const { return m_log->stream(m_stream).pings(); }
    [[nodiscard]] SoundSpeed speedAt(log::FrameNumber frame) const;

    const log::Log* m_log;
    log::StreamNumber m_stream;
    std::optional<double> m_chosenSpeed;
    SampleScale m_scale;
    /// Cached sound speed after the first m_reportsKnown reports.
    mutable std::uint64_t m_reportsKnown = 0;
    mutable std::optional<double> m_speedKnown;
};

} // namespace leadline::echo
