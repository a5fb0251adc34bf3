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

/// What a report says of a dive, gathered from its recording. Times are those of the recording.
struct DiveReport {
    Q_DECLARE_TR_FUNCTIONS(leadline::app::DiveReport)
public:
    struct Sonar {
        log::StreamNumber stream = 0;
        log::StreamKind kind = log::StreamKind::Other;
        QString name;
        /// "3.3.8"; empty where it did not say so.
        QString firmware;
        bool simulated = false;
        std::uint64_t pings = 0;
        /// By gaps in the numbers of pings, which a Ping360 does not give.
        std::optional<std::uint64_t> lost = {};
        double perSecond = 0;
        /// At the begin of the part.
        QString settings = {};
    };
    /// What was set, said or happened.
    struct Event {
        log::Time at{};
        QString device;
        QString words;
    };
    /// The figures of a stretch of time, the deepest of it each.
    struct Depth {
        log::Time at{};
        /// Of the vehicle, metres, positive down.
        std::optional<double> vehicleM = {};
        /// What the Ping1D measured at confidence 50 % and above.
        std::optional<double> distanceM = {};
        /// Such a distance below the vehicle's depth of the same instant.
        std::optional<double> bottomM = {};
    };

    QString file;
    std::uint64_t bytes = 0;
    bool truncated = false;
    /// It ends there because somebody still writes it.
    bool beingRecorded = false;
    /// Because the recording is damaged.
    std::uint64_t messagesMissing = 0;
    /// Some of it, of a sonar or of the vehicle.
    bool simulated = false;
    annotations::DiveSheet sheet;
    /// UTC since 1970 at the zero of the times; where it is not known, that of a clock in an
    /// unknown zone.
    std::optional<std::chrono::nanoseconds> utcZero = {};
    std::optional<base::CivilTime> localZero = {};
    /// The part of the recording.
    log::Time from{};
    log::Time until{};
    std::vector<Sonar> sonars = {};
    std::vector<Depth> depths = {};
    std::vector<log::Gap> gaps = {};
    std::vector<annotations::Marker> markers = {};
    std::vector<Event> events = {};
    /// There were more events than are told.
    std::uint64_t eventsLeftOut = 0;
    std::vector<LinkHealth> links = {};

    /// "09:54:57" of the day, as far as that is known, else of the recording.
    [[nodiscard]] QString timeOfDay(log::Time at) const;
    /// "Mon 14 Sep 2026"; empty where it is not known.
    [[nodiscard]] QString date(log::Time at) const;
    /// "UTC", "local time" or "of the recording".
    [[nodiscard]] QString zone() const;
};

/// Goes once through the part of an indexed recording, on a thread that may take its time. A part
/// without anything in it is an error, as is being stopped. `file` is where the recording lies, for
/// what lies beside it.
[[nodiscard]] base::Result<DiveReport> gatherReport(const formats::Recording& recording,
                                                    const std::filesystem::path& file,
                                                    const exporting::ExportPart& part,
                                                    const exporting::ExportWatch& watch = {});

} // namespace leadline::app
