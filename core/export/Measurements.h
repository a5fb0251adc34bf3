// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "FrameWalk.h"
#include "echo/Ping.h"
#include "echo/PingReader.h"
#include "export/ExportPart.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace leadline::exporting {

/// The pings and distances of a part of a log, those of all its sonars in the order of time.
///
/// The log may grow meanwhile; what came later is not of this export.
class Measurements {
public:
    struct Source {
        echo::PingReader reader;
        log::StreamKind kind = log::StreamKind::Other;
        std::string name;
        bool wanted = false;
        /// Known once measure() has been through: at most so many measurements, and the samples of
        /// the longest ping.
        std::uint64_t most = 0;
        std::size_t longest = 0;
    };

    /// `end` is the recording's last time; `soundSpeed` (m/s) counts instead of its own.
    Measurements(const log::Log& log, log::Time end, const ExportPart& part,
                 std::optional<double> soundSpeed);

    /// By stream.
    [[nodiscard]] const std::vector<Source>& sources() const { return m_sources; }
    [[nodiscard]] const ExportPart::Times& times() const { return m_times; }

    /// Finds out how much there is, without reading more than it takes. False when stopped.
    [[nodiscard]] bool measure(const ExportWatch& watch);

    /// Calls `handle(number, entry)` for every frame up to the end of the part, measurement or not,
    /// and `use(ping, source)` for every measurement behind it. False when stopped, when `use` says
    /// so, or when a measurement was unreadable().
    template<class Hear, class Use>
    [[nodiscard]] bool forEach(const ExportWatch& watch, const Hear& handle, const Use& use)
    {
        return forEachEntry(watch, [&](log::FrameNumber number, const log::FrameEntry& entry) {
            handle(number, entry);
            if (!isWanted(entry))
                return true;
            const Source& source = m_sources[entry.stream];
            const auto ping = source.reader.readFrame(number, m_scratch);
            // What cannot be decoded is no measurement; what cannot be read might be one.
            if (!ping && !m_log.read(number, m_scratch)) {
                m_unreadable = true;
                return false;
            }
            return !ping || use(*ping, source);
        });
    }

    /// The medium did not give a frame that is in the log.
    [[nodiscard]] bool unreadable() const { return m_unreadable; }

private:
    static constexpr std::uint64_t framesBetweenLooks = 4096;

    template<class Use>
    [[nodiscard]] bool forEachEntry(const ExportWatch& watch, const Use& use)
    {
        const std::uint64_t count = m_order.count();
        for (std::uint64_t i = 0; i < count; ++i) {
            if (i % framesBetweenLooks == 0 &&
                !watch.goesOn(static_cast<double>(i) / static_cast<double>(count)))
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

/// Where a ping looked, degrees from the front, clockwise, -180 to below 180: as the device says
/// it, without mount or mirror. Nullopt for a sonar that does not turn.
[[nodiscard]] std::optional<double> relativeBearing(const echo::Ping& ping);

} // namespace leadline::exporting
