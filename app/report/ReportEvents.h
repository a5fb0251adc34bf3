// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mavlink/StatusTexts.h"
#include "ping/Frame.h"
#include "report/DiveReport.h"

namespace leadline::app {

/// Collects what devices and vehicles said in words, and what was set, in the order of time.
class ReportEvents {
public:
    /// More than anybody reads on paper; the rest is counted.
    static constexpr std::size_t most = 300;

    explicit ReportEvents(DiveReport& report) : m_report(report) {}

    void takeSonar(const log::FrameEntry& entry, const QString& name, const ping::Frame& frame);
    void takeVehicle(const log::FrameEntry& entry, const mavlink::Frame& frame);
    void add(log::Time at, const QString& device, const QString& words);
    void finish();

private:
    void add(const mavlink::StatusTexts::Said& said, log::Time at);

    DiveReport& m_report;
    mavlink::StatusTexts m_texts;
};

} // namespace leadline::app
