// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/DiveSheet.h"
#include "annotations/Marker.h"
#include "export/ExportPart.h"
#include "formats/Recording.h"
#include "log/Playhead.h"
#include "report/LinkHealth.h"

#include <QCoreApplication>
#include <QString>

#include <chrono>
#include <filesystem>
#include <optional>
#include <vector>

namespace leadline::app {

/// Content of a dive report, gathered from the recording. Times are those of the recording.
struct DiveReport {
    Q_DECLARE_TR_FUNCTIONS(leadline::app::DiveReport)
public:
    struct Sonar {
        log::StreamNumber stream = 0;
        ping::DeviceKind kind = ping::Family::Unknown;
        QString name;
        /// Firmware version, "3.3.8"; empty if unknown.
        QString firmware;
        bool simulated = false;
        std::uint64_t pings = 0;
        /// Number of lost pings by gaps in the ping numbers; nullopt for a Ping360, which has none,
        /// and for a multibeam sonar with several receivers.
        std::optional<std::uint64_t> lost = {};
        double perSecond = 0;
        /// Sonar settings at the begin of the reported part.
        QString settings = {};
    };
    /// A setting, message, marker or event.
    struct Event {
        log::Time at{};
        QString device;
        QString text;
    };
    /// Depths of an interval of time; each value is the deepest in it.
    struct Depth {
        log::Time at{};
        /// Depth of the vehicle in metres, positive down.
        std::optional<double> vehicleM = {};
        /// Distance to the bottom in metres, by an echosounder with a confidence of at least 50 %
        /// or by a multibeam sonar.
        std::optional<double> distanceM = {};
        /// Depth of the bottom in metres: that distance plus the vehicle's depth at that instant.
        std::optional<double> bottomM = {};
    };

    QString file;
    std::uint64_t bytes = 0;
    bool truncated = false;
    /// The recording is incomplete because it is still being written.
    bool beingRecorded = false;
    /// Messages missing because the recording is damaged.
    std::uint64_t messagesMissing = 0;
    /// At least some data, of a sonar or of the vehicle, is simulated.
    bool simulated = false;
    annotations::DiveSheet sheet;
    /// UTC since 1970 at time zero of the recording; if unknown, `localZero` is the time of a clock
    /// in an unknown zone.
    std::optional<std::chrono::nanoseconds> utcZero = {};
    std::optional<base::CivilTime> localZero = {};
    /// Lengths are printed in feet instead of metres.
    bool imperial = false;
    /// Begin and end of the reported part.
    log::Time from{};
    log::Time until{};
    std::vector<Sonar> sonars = {};
    std::vector<Depth> depths = {};
    std::vector<log::Gap> gaps = {};
    std::vector<annotations::Marker> markers = {};
    std::vector<Event> events = {};
    /// Number of events that the report leaves out.
    std::uint64_t eventsLeftOut = 0;
    std::vector<LinkHealth> links = {};

    /// "09:54:57": time of day if known, else time of the recording.
    [[nodiscard]] QString timeOfDay(log::Time at) const;
    /// "Mon 14 Sep 2026"; empty if the date is unknown.
    [[nodiscard]] QString date(log::Time at) const;
    /// What timeOfDay() refers to: "UTC", "local time" or "of the recording".
    [[nodiscard]] QString zone() const;
};

/// Gathers a report in one pass over a part of an indexed recording; slow, so call it in a worker
/// thread. An empty part is an error, and so is being stopped. `file` is the recording's path, to
/// find its sidecar files; `imperial` prints lengths in feet.
[[nodiscard]] base::Result<DiveReport> gatherReport(const formats::Recording& recording,
                                                    const std::filesystem::path& file,
                                                    const exporting::ExportPart& part,
                                                    bool imperial = false,
                                                    const exporting::ExportWatch& watch = {});

} // namespace leadline::app
