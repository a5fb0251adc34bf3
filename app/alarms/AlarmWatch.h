// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alarms/AlarmLimit.h"

#include <chrono>
#include <optional>

namespace leadline::app {

/// What an echosounder said of the distance at one instant.
struct MeasuredDistance {
    /// On the clock of the log.
    std::chrono::nanoseconds time{};
    std::optional<double> distanceM;
    int confidencePercent = 0;
};

/// The near and the far alarm of the live edge, and whether they can see. Knows no
/// clock: times are handed in and never go back.
class AlarmWatch {
public:
    using Time = std::chrono::nanoseconds;

    struct Limits {
        /// None: not armed.
        std::optional<double> nearM;
        std::optional<double> farM;
        /// What is nearer is the transducer's own ringing.
        double blankingM = 0.3;

        friend bool operator==(const Limits&, const Limits&) = default;
    };

    void setLimits(const Limits& limits, Time now);
    [[nodiscard]] const Limits& limits() const { return m_limits; }

    /// A live sonar is there from now on.
    void begin(Time now);
    /// There is none any more; nothing sounds and nothing is blind.
    void end();
    [[nodiscard]] bool isWatching() const { return m_validAt.has_value(); }

    void measured(const MeasuredDistance& measured);
    void timePassed(Time now);
    void acknowledge();

    [[nodiscard]] bool isArmed() const { return m_limits.nearM || m_limits.farM; }
    /// The near one before the far one.
    [[nodiscard]] std::optional<AlarmLimit::Side> sounding() const;
    /// Armed, watching and without a distance that counts for 3 s.
    [[nodiscard]] bool isBlind() const { return m_blind && isArmed(); }
    /// The user said OK, and what is there is what he knew of: a bottom or a sonar that was gone
    /// for 3 s is found anew.
    [[nodiscard]] bool isAcknowledged() const;
    /// The last one that counted.
    [[nodiscard]] std::optional<double> distanceM() const { return m_distanceM; }

private:
    Limits m_limits;
    AlarmLimit m_near{AlarmLimit::Side::Near};
    AlarmLimit m_far{AlarmLimit::Side::Far};
    /// When a distance counted last, or the watch began; none while there is no watch.
    std::optional<Time> m_validAt;
    std::optional<double> m_distanceM;
    bool m_blind = false;
};

} // namespace leadline::app
