// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/DriftExport.h"
#include "registration/MotionReader.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace leadline::exporting {

/// A sweep with the values that tables of drifts contain.
struct DriftRow {
    const registration::MeasuredSweep& sweep;
    /// The vehicle's heading in the middle of the sweep, degrees; nullopt if unknown.
    std::optional<double> headingDeg = {};

    [[nodiscard]] log::Time begin() const;
    [[nodiscard]] log::Time end() const;
    [[nodiscard]] log::Time middle() const { return begin() + (end() - begin()) / 2; }

    /// Metres per second, and the bound of 95 %; nullopt if the speed is not known in each
    /// direction.
    [[nodiscard]] std::optional<double> speed() const;
    [[nodiscard]] std::optional<double> speedError() const;
    /// Degrees clockwise from the vehicle's front, and from north, with the bound of 95 %; nullopt
    /// if the speed does not exceed its error, too.
    [[nodiscard]] std::optional<double> relativeDirection() const;
    [[nodiscard]] std::optional<double> direction() const;
    [[nodiscard]] std::optional<double> directionError() const;
    /// Time over which speed and direction are the mean, seconds.
    [[nodiscard]] std::optional<double> meanS() const;

private:
    /// Null if the drift is unknown, or known across one direction alone.
    [[nodiscard]] const registration::Drift* drift() const
    {
        return sweep.drift && !sweep.drift->isAlongUnknown ? &*sweep.drift : nullptr;
    }
};

/// The sweeps of the scanning sonars in a part of a log, with the motion between them. The log may
/// grow meanwhile; later pings are not included.
class DriftSweeps {
public:
    struct Source {
        log::StreamNumber stream = 0;
        std::string name;
        /// Numbers of the first ping in the part, and of the one behind the last.
        std::uint64_t first = 0;
        std::uint64_t end = 0;
    };

    /// `soundSpeed` (m/s) overrides that of the recording.
    DriftSweeps(const log::Log& log, const ExportPart& part, const ExportPart::Times& times,
                std::optional<double> soundSpeed);

    /// Scanning sonars that have pings in the part.
    [[nodiscard]] const std::vector<Source>& sources() const { return m_sources; }

    /// Calls `use(row)` for each sweep of a source. To be called for one source after the other, so
    /// that the progress is that of all. Returns false if it was stopped, if `use` returns false,
    /// or if pings were unreadable().
    [[nodiscard]] bool forEach(const Source& source, const ExportWatch& watch,
                               const std::function<bool(const DriftRow&)>& use);

    /// True if a frame of the log could not be read from the medium.
    [[nodiscard]] bool unreadable() const { return m_unreadable; }
    [[nodiscard]] const DriftCounts& counts() const { return m_counts; }

private:
    const log::Log& m_log;
    std::optional<double> m_soundSpeed;
    std::vector<Source> m_sources;
    /// Pings of all sources, and of those that were read.
    std::uint64_t m_pings = 0;
    std::uint64_t m_read = 0;
    DriftCounts m_counts;
    bool m_unreadable = false;
};

} // namespace leadline::exporting
