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

/// What was marked and noted in a recording, and afterwards beside it. Reads files.
[[nodiscard]] annotations::MarkerStore marksOf(const formats::Recording& recording,
                                               const std::filesystem::path& file,
                                               std::optional<std::chrono::nanoseconds> utcZero);

/// Collects what devices and vehicles said in words, and what was set, in the order of time.
class ReportEvents {
    Q_DECLARE_TR_FUNCTIONS(leadline::app::ReportEvents)
public:
    /// More than anybody reads on paper; the rest is counted. What is for the pilot is not of them.
    static constexpr std::size_t most = 300;
    /// A device that only talks does not fill the memory.
    static constexpr std::size_t mostKept = 20'000;

    explicit ReportEvents(DiveReport& report) : m_report(report) {}

    void takeSonar(const log::FrameEntry& entry, const QString& name, const ping::Frame& frame);
    void takeVehicle(const log::FrameEntry& entry, const mavlink::Frame& frame);
    void add(log::Time at, const QString& device, const QString& words);
    /// What a person wrote, and alarms: told whatever else there is.
    void addForPilot(log::Time at, const QString& device, const QString& words);
    /// What was recorded while it happened.
    void add(const annotations::LogEvent& happening);
    /// That a device reports other settings than before; not needed where it was recorded that they
    /// were set.
    void addSettings(log::Time at, const QString& device, const QString& words);
    void finish();

private:
    void add(const mavlink::StatusTexts::Said& said, log::Time at);

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
