// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "annotations/EventLog.h"
#include "annotations/MarkerStore.h"
#include "formats/Recording.h"
#include "mavlink/StatusTexts.h"
#include "ping/Frame.h"
#include "report/DiveReport.h"

#include <QCoreApplication>

#include <chrono>
#include <filesystem>
#include <optional>

namespace leadline::app {

/// Markers and notes of a recording, including those of its sidecar file. Reads files.
[[nodiscard]] annotations::MarkerStore marksOf(const formats::Recording& recording,
                                               const std::filesystem::path& file,
                                               std::optional<std::chrono::nanoseconds> utcZero);

/// Collects text messages of devices and vehicles, settings, alarms and notes, sorted by time.
class ReportEvents {
    Q_DECLARE_TR_FUNCTIONS(leadline::app::ReportEvents)
public:
    /// Largest number of events in a report; the rest is only counted. Events added by
    /// addForPilot() are not limited.
    static constexpr std::size_t most = 300;
    /// Largest number of events in memory, in case a device sends messages continuously.
    static constexpr std::size_t maximumStored = 20'000;

    explicit ReportEvents(DiveReport& report) : m_report(report) {}

    void takeSonar(const log::FrameEntry& entry, const QString& name, const ping::Frame& frame);
    void takeVehicle(const log::FrameEntry& entry, const mavlink::Frame& frame);
    void add(log::Time at, const QString& device, const QString& words);
    /// Adds a note of the user or an alarm, which is always reported.
    void addForPilot(log::Time at, const QString& device, const QString& words);
    /// Adds an event of the recording.
    void add(const annotations::LogEvent& happening);
    /// Adds a change in the settings that a device reports; left out if an event of the recording
    /// covers it.
    void addSettings(log::Time at, const QString& device, const QString& words);
    void finish();

private:
    void add(const mavlink::StatusTexts::CompleteText& said, log::Time at);

    DiveReport& m_report;
    std::vector<DiveReport::Event> m_all;
    std::vector<DiveReport::Event> m_forPilot;
    std::vector<DiveReport::Event> m_settings;
    std::uint64_t m_settingsLeftOut = 0;
    bool m_settingsRecorded = false;
    mavlink::StatusTexts m_texts;
    log::Time m_lastVehicle{};
};

} // namespace leadline::app
