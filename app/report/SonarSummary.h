// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"
#include "report/DiveReport.h"
#include "report/ReportEvents.h"
#include "sidescan/Side.h"
#include "swath/SoundingFilter.h"
#include "swath/SwathReader.h"

#include <QCoreApplication>

#include <map>
#include <memory>
#include <optional>

namespace leadline::app {

/// Counts the pings of a log's sonars, and reports changes of their settings.
class SonarSummaries {
    Q_DECLARE_TR_FUNCTIONS(leadline::app::SonarSummaries)
public:
    SonarSummaries(const log::Log& log, DiveReport& report) : m_log(log), m_report(report) {}

    /// Takes a frame, and returns the distance to the bottom that it says, metres; nullopt if it
    /// says none, or one that is not certain.
    std::optional<double> take(log::FrameNumber number, const log::FrameEntry& entry,
                               ReportEvents& events);
    void finish();

private:
    struct Settings {
        std::optional<std::uint32_t> gainIndex = {};
        std::optional<std::uint32_t> frequencyKhz = {};
        double rangeM = 0;
    };
    struct Sonar {
        Sonar(const log::Log& log, log::StreamNumber stream) : reader(log, stream) {}

        echo::PingReader reader;
        /// Of a multibeam sonar, and the number of its next swath.
        std::unique_ptr<swath::SwathReader> swaths;
        std::uint64_t nextSwath = 0;
        swath::SoundingFilter filter{swath::SoundingFilter::Options{}};
        /// Of its newest swath; several receivers may number their pings each on its own.
        std::optional<std::uint8_t> receiver;
        bool hasSeveralReceivers = false;
        DiveReport::Sonar reported;
        std::optional<Settings> settings;
        std::optional<std::uint32_t> lastNumber;
        log::Time first{};
        log::Time last{};
    };

    Sonar& of(log::StreamNumber stream);
    [[nodiscard]] std::optional<echo::Ping>
    takePing(log::FrameNumber number, const log::FrameEntry& entry, ReportEvents& events);
    [[nodiscard]] std::optional<double> takeSwaths(const log::FrameEntry& entry);
    /// Counts a ping; true if it is the first one.
    static bool count(Sonar& sonar, log::Time time, std::optional<std::uint32_t> pingNumber);
    void compare(Sonar& sonar, const echo::Ping& ping, ReportEvents& events) const;

    const log::Log& m_log;
    DiveReport& m_report;
    std::map<log::StreamNumber, Sonar> m_sonars;
    echo::PingReader::Scratch m_scratch;
};

/// Adds the side to the names of side-scan units, where it is known and there are several.
void nameSides(DiveReport& report, const log::Log& log, const sidescan::SideChoices& choices);

} // namespace leadline::app
