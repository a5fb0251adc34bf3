// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"
#include "report/DiveReport.h"
#include "report/ReportEvents.h"

#include <QCoreApplication>

#include <map>
#include <optional>

namespace leadline::app {

/// Counts the pings of a log's sonars, and reports changes of their settings.
class SonarSummaries {
    Q_DECLARE_TR_FUNCTIONS(leadline::app::SonarSummaries)
public:
    SonarSummaries(const log::Log& log, DiveReport& report) : m_log(log), m_report(report) {}

    /// Takes a frame, and returns its ping; nullopt if it is none.
    std::optional<echo::Ping> take(log::FrameNumber number, const log::FrameEntry& entry,
                                   ReportEvents& events);
    void finish();

private:
    struct Settings {
        std::optional<std::uint32_t> gainIndex = {};
        std::optional<std::uint32_t> frequencyKhz = {};
        double rangeM = 0;
    };
    struct Sonar {
        explicit Sonar(const echo::PingReader& its) : reader(its) {}

        echo::PingReader reader;
        DiveReport::Sonar reported;
        std::optional<Settings> settings;
        std::optional<std::uint32_t> lastNumber;
        log::Time first{};
        log::Time last{};
    };

    Sonar& of(log::StreamNumber stream);
    static void countLost(Sonar& sonar, const echo::Ping& ping);
    void compare(Sonar& sonar, const echo::Ping& ping, ReportEvents& events) const;

    const log::Log& m_log;
    DiveReport& m_report;
    std::map<log::StreamNumber, Sonar> m_sonars;
    echo::PingReader::Scratch m_scratch;
};

} // namespace leadline::app
