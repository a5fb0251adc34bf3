// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alarms/AlarmLimit.h"

#include <chrono>
#include <optional>

namespace leadline::app {

/// One distance reported by an echosounder; nullopt if it found none.
struct MeasuredDistance {
    /// Time in the log.
    std::chrono::nanoseconds time{};
    std::optional<double> distanceM;
    int confidencePercent = 0;
};

/// State of the near and the far distance alarm, and whether they are blind for lack of valid
/// measurements. Has no clock of its own: times are passed in, and never decrease.
class AlarmWatch {
public:
    using Time = std::chrono::nanoseconds;

    struct Limits {
        /// Limits in metres; nullopt: not armed.
        std::optional<double> nearM;
        std::optional<double> farM;
        /// Distances below this are ringing of the transducer and are ignored.
        double blankingM = 0.3;

        friend bool operator==(const Limits&, const Limits&) = default;
    };

    void setLimits(const Limits& limits, Time now);
    [[nodiscard]] const Limits& limits() const { return m_limits; }

    /// Starts watching: a live sonar is connected.
    void begin(Time now);
    /// Stops watching: no live sonar is connected. Nothing sounds or is blind then.
    void end();
    [[nodiscard]] bool isWatching() const { return m_validAt.has_value(); }

    void measured(const MeasuredDistance& measured);
    void timePassed(Time now);
    void acknowledge();

    [[nodiscard]] bool isArmed() const { return m_limits.nearM || m_limits.farM; }
    /// The limit that sounds; near takes precedence over far.
    [[nodiscard]] std::optional<AlarmLimit::Side> sounding() const;
    /// Armed and watching, but without a valid distance for 3 s.
    [[nodiscard]] bool isBlind() const { return m_blind && isArmed(); }
    /// The user acknowledged the alarm that is still active. Void once the bottom or the sonar was
    /// lost for 3 s.
    [[nodiscard]] bool isAcknowledged() const;
    /// The last valid distance.
    [[nodiscard]] std::optional<double> distanceM() const { return m_distanceM; }

private:
    Limits m_limits;
    AlarmLimit m_near{AlarmLimit::Side::Near};
    AlarmLimit m_far{AlarmLimit::Side::Far};
    /// Time of the last valid distance, or of begin(); nullopt while not watching.
    std::optional<Time> m_validAt;
    std::optional<double> m_distanceM;
    bool m_blind = false;
};

} // namespace leadline::app
