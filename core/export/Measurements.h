// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "FrameTraversal.h"
#include "echo/Ping.h"
#include "echo/PingReader.h"
#include "export/ExportPart.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace leadline::exporting {

/// The pings and distances of all sonars in a part of a log, in the order of time. The log may grow
/// meanwhile; later frames are not included.
class Measurements {
public:
    struct Source {
        echo::PingReader reader;
        ping::DeviceKind kind = ping::Family::Unknown;
        std::string name;
        bool wanted = false;
        /// Known after measure(): upper limit for the number of measurements, and the number of
        /// samples of the longest ping.
        std::uint64_t most = 0;
        std::size_t longest = 0;
        /// True if it sends 16-bit samples.
        bool isWide = false;
    };

    /// `end` is the recording's last time; `soundSpeed` (m/s) overrides that of the recording.
    Measurements(const log::Log& log, log::Time end, const ExportPart& part,
                 std::optional<double> soundSpeed);

    /// Indexed by stream.
    [[nodiscard]] const std::vector<Source>& sources() const { return m_sources; }
    [[nodiscard]] const ExportPart::Times& times() const { return m_times; }

    /// Determines the numbers in the sources, reading as few frames as possible. Returns false if
    /// it was stopped.
    [[nodiscard]] bool measure(const ExportWatch& watch);

    /// Calls `handle(number, entry)` for every frame up to the end of the part, and then `use(ping,
    /// source)` if it is a measurement. Returns false if it was stopped, if `use` returns false, or
    /// if a measurement was unreadable().
    template<class Handle, class Use>
    [[nodiscard]] bool forEach(const ExportWatch& watch, const Handle& handle, const Use& use)
    {
        return forEachEntry(watch, [&](log::FrameNumber number, const log::FrameEntry& entry) {
            handle(number, entry);
            if (!isWanted(entry))
                return true;
            const Source& source = m_sources[entry.stream];
            const auto ping = source.reader.readFrame(number, m_scratch);
            // A frame that cannot be decoded is no measurement; one that cannot be read may be.
            if (!ping && !m_log.read(number, m_scratch)) {
                m_unreadable = true;
                return false;
            }
            return !ping || use(*ping, source);
        });
    }

    /// True if a frame of the log could not be read from the medium.
    [[nodiscard]] bool unreadable() const { return m_unreadable; }

private:
    static constexpr std::uint64_t framesPerProgressReport = 4096;

    template<class Use>
    [[nodiscard]] bool forEachEntry(const ExportWatch& watch, const Use& use)
    {
        const std::uint64_t count = m_order.count();
        for (std::uint64_t i = 0; i < count; ++i) {
            if (i % framesPerProgressReport == 0 &&
                !watch.reportProgress(static_cast<double>(i) / static_cast<double>(count)))
                return false;
            const log::FrameNumber number = m_order.frame(i);
            const auto entry = m_log.entry(number);
            if (entry && entry->time > m_times.last)
                break;
            if (entry && !use(number, *entry))
                return false;
        }
        return true;
    }
    [[nodiscard]] bool isWanted(const log::FrameEntry& entry) const;

    const log::Log& m_log;
    FrameOrder m_order;
    ExportPart::Times m_times;
    std::vector<Source> m_sources;
    std::vector<std::byte> m_scratch;
    bool m_unreadable = false;
};

/// Bearing of a ping in degrees clockwise from the front, -180 to below 180, as the device reports
/// it, without its mounting. Nullopt for a sonar that does not turn.
[[nodiscard]] std::optional<double> relativeBearing(const echo::Ping& ping);

/// The error of an export that found nothing in the part.
[[nodiscard]] base::Error noMeasurements(const ExportPart& part);

} // namespace leadline::exporting
