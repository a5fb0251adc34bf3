// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace leadline::app {

/// A distance limit with hysteresis. Three measurements in a row beyond the limit trigger the
/// alarm; three on the safe side by 5 % or at least 0.2 m end and rearm it. Once acknowledged, it
/// triggers again at 70 % of the acknowledged distance, far limits at 130 %.
class AlarmLimit {
public:
    enum class Side { Near, Far };

    explicit AlarmLimit(Side side) : m_side(side) {}

    /// Sets the limit and starts anew if it changed; nullopt disarms.
    void set(std::optional<double> limitM);
    [[nodiscard]] std::optional<double> limitM() const { return m_limitM; }
    [[nodiscard]] bool isSounding() const { return m_sounding; }
    /// The user acknowledged the alarm, and it has not been fully rearmed since.
    [[nodiscard]] bool isAcknowledged() const { return m_limitM && m_soundsAtM != *m_limitM; }

    /// Takes a valid measurement.
    void measured(double distanceM);
    /// Takes an invalid measurement: counting of measurements in a row starts again.
    void interrupt();
    /// The user acknowledged the alarm at the distance `distanceM`.
    void acknowledge(double distanceM);
    /// Cancels the acknowledgement, so that the alarm triggers at the limit again. A sounding alarm
    /// continues.
    void rearm();
    /// Resets to the state before the first measurement.
    void restart();

private:
    [[nodiscard]] bool isBeyond(double distanceM, double limitM) const;

    Side m_side;
    std::optional<double> m_limitM;
    double m_soundsAtM = 0;
    int m_beyond = 0;
    int m_clear = 0;
    bool m_sounding = false;
};

} // namespace leadline::app
