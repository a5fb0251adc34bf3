// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace leadline::app {

/// A distance that is not to be passed. Three measurements in a row beyond it sound
/// the alarm, three at a little more than the limit (5 %, at least 0.2 m) end it and arm it again.
/// After OK it sounds again at 70 % of what it sounded at, for far limits at 130 %.
class AlarmLimit {
public:
    enum class Side { Near, Far };

    explicit AlarmLimit(Side side) : m_side(side) {}

    /// Another limit starts anew; none arms nothing.
    void set(std::optional<double> limitM);
    [[nodiscard]] std::optional<double> limitM() const { return m_limitM; }
    [[nodiscard]] bool isSounding() const { return m_sounding; }
    /// The user said OK, and it has not been armed in full since.
    [[nodiscard]] bool isAcknowledged() const { return m_limitM && m_soundsAtM != *m_limitM; }

    /// A distance that counts.
    void measured(double distanceM);
    /// One that does not: what is in a row begins again.
    void interrupt();
    /// The user knows of `distanceM`.
    void acknowledge(double distanceM);
    /// What the user knew of holds no more: it sounds at the limit again. What sounds goes on.
    void rearm();
    /// As if nothing had been measured yet.
    void startAnew();

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
