// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Session.h"
#include "swath/SwathReader.h"

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include <limits>
#include <memory>
#include <optional>

namespace leadline::app {

/// What the shown multibeam sonar reported last up to the playhead: the settings of its newest
/// ping, and what it measured with it. Unknown numbers are NaN. Lives in the window's thread.
class SwathReadout : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::Session* session READ session WRITE setSession NOTIFY sessionChanged)
    /// The sonar has sent a ping up to the playhead.
    Q_PROPERTY(bool valid READ valid NOTIFY changed)
    /// Begin and end of the range, metres.
    Q_PROPERTY(double rangeFromM READ rangeFromM NOTIFY changed)
    Q_PROPERTY(double rangeToM READ rangeToM NOTIFY changed)
    /// Into how many steps the sonar divides its range.
    Q_PROPERTY(double rangeSteps READ rangeSteps NOTIFY changed)
    Q_PROPERTY(double gain READ gain NOTIFY changed)
    Q_PROPERTY(double frequencyKhz READ frequencyKhz NOTIFY changed)
    Q_PROPERTY(double transmitUs READ transmitUs NOTIFY changed)
    /// Used for angles and ranges, m/s.
    Q_PROPERTY(double soundSpeed READ soundSpeed NOTIFY changed)
    /// Number of soundings, those that are left out included.
    Q_PROPERTY(double soundings READ soundings NOTIFY changed)
    /// Median of the soundings' depths below the sonar, metres.
    Q_PROPERTY(double depthM READ depthM NOTIFY changed)
    /// Degrees: port side up, and bow up.
    Q_PROPERTY(double rollDeg READ rollDeg NOTIFY changed)
    Q_PROPERTY(double pitchDeg READ pitchDeg NOTIFY changed)
    /// The device's thresholds of power, in the unit of the soundings.
    Q_PROPERTY(double powerLow READ powerLow NOTIFY changed)
    Q_PROPERTY(double powerMedium READ powerMedium NOTIFY changed)
    Q_PROPERTY(double powerHigh READ powerHigh NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);
    [[nodiscard]] bool valid() const { return m_values != Values{}; }
    [[nodiscard]] double rangeFromM() const { return orNone(m_values.rangeFromM); }
    [[nodiscard]] double rangeToM() const { return orNone(m_values.rangeToM); }
    [[nodiscard]] double rangeSteps() const { return orNone(m_values.rangeSteps); }
    [[nodiscard]] double gain() const { return orNone(m_values.gain); }
    [[nodiscard]] double frequencyKhz() const { return orNone(m_values.frequencyKhz); }
    [[nodiscard]] double transmitUs() const { return orNone(m_values.transmitUs); }
    [[nodiscard]] double soundSpeed() const { return orNone(m_values.soundSpeed); }
    [[nodiscard]] double soundings() const { return orNone(m_values.soundings); }
    [[nodiscard]] double depthM() const { return orNone(m_values.depthM); }
    [[nodiscard]] double rollDeg() const { return orNone(m_values.rollDeg); }
    [[nodiscard]] double pitchDeg() const { return orNone(m_values.pitchDeg); }
    [[nodiscard]] double powerLow() const { return power(&ping::PowerThresholds::low); }
    [[nodiscard]] double powerMedium() const { return power(&ping::PowerThresholds::medium); }
    [[nodiscard]] double powerHigh() const { return power(&ping::PowerThresholds::high); }

signals:
    void sessionChanged();
    void changed();

private:
    using Value = std::optional<double>;

    struct Values {
        Value rangeFromM = {};
        Value rangeToM = {};
        Value rangeSteps = {};
        Value gain = {};
        Value frequencyKhz = {};
        Value transmitUs = {};
        Value soundSpeed = {};
        Value soundings = {};
        Value depthM = {};
        Value rollDeg = {};
        Value pitchDeg = {};
        std::optional<ping::PowerThresholds> powers = {};

        friend bool operator==(const Values&, const Values&) = default;
    };

    static constexpr double none = std::numeric_limits<double>::quiet_NaN();

    static double orNone(const Value& value) { return value.value_or(none); }
    [[nodiscard]] double power(float ping::PowerThresholds::*of) const
    {
        return m_values.powers ? double{(*m_values.powers).*of} : none;
    }
    void restart();
    void update();
    [[nodiscard]] Values read();

    QPointer<Session> m_session;
    /// Receives the signals of the session and of what belongs to it; another one for each session.
    std::unique_ptr<QObject> m_receiver;
    std::unique_ptr<swath::SwathReader> m_reader;
    Values m_values;
};

} // namespace leadline::app
