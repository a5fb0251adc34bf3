// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/VehicleTrack.h"
#include "mavlink/VehicleReadings.h"
#include "session/VehicleSettings.h"
#include "timing/TimingPicture.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cmath>
#include <limits>
#include <memory>
#include <numbers>
#include <optional>

namespace leadline::app {

/// State of the shown log's selected vehicle at the playhead, with the user's corrections applied.
/// Lives in the window's thread; the log may grow.
class SelectedVehicle : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    Q_PROPERTY(leadline::app::VehicleSettings* settings READ settings CONSTANT)
    /// The newest heading in degrees, 0..360; NaN before the first.
    Q_PROPERTY(double headingDeg READ headingDeg NOTIFY changed)
    /// The heading is valid at the playhead; false if it is older than its message rate explains.
    Q_PROPERTY(bool headingFresh READ headingFresh NOTIFY changed)
    Q_PROPERTY(double headingAgeS READ headingAgeS NOTIFY changed)
    /// The heading is relative to true north; else relative to the vehicle's own north.
    Q_PROPERTY(bool headingTrue READ headingTrue NOTIFY changed)
    /// The vehicle's data comes from a log that the user aligned with the sonar's by hand.
    Q_PROPERTY(bool byHand READ byHand NOTIFY changed)
    /// Metres below the surface, or below the user's zero; NaN before the first.
    Q_PROPERTY(double depthM READ depthM NOTIFY changed)
    Q_PROPERTY(bool depthFresh READ depthFresh NOTIFY changed)
    Q_PROPERTY(double depthAgeS READ depthAgeS NOTIFY changed)
    /// Depth in metres of a Ping1D that is facing down; NaN while the depth is older than a second,
    /// or the vehicle is tilted by more than half of the sonar's beam width.
    Q_PROPERTY(double sonarDepthM READ sonarDepthM NOTIFY changed)
    /// Water temperature in °C reported by the vehicle; NaN without a current one.
    Q_PROPERTY(double waterTemperatureC READ waterTemperatureC NOTIFY changed)

public:
    explicit SelectedVehicle(QObject* parent = nullptr);
    /// Uses the settings of another SelectedVehicle, which must outlive this one.
    explicit SelectedVehicle(VehicleSettings& settings);

    [[nodiscard]] VehicleSettings* settings() { return m_settings; }
    [[nodiscard]] double headingDeg() const { return m_shown.headingDeg; }
    [[nodiscard]] bool headingFresh() const { return m_shown.headingFresh; }
    [[nodiscard]] double headingAgeS() const { return m_shown.headingAgeS; }
    [[nodiscard]] bool headingTrue() const { return m_settings->variationKnown(); }
    [[nodiscard]] bool byHand() const { return m_byHand; }
    [[nodiscard]] double depthM() const { return m_shown.depthM; }
    [[nodiscard]] bool depthFresh() const { return m_shown.depthFresh; }
    [[nodiscard]] double depthAgeS() const { return m_shown.depthAgeS; }
    [[nodiscard]] double sonarDepthM() const { return m_shown.sonarDepthM; }
    [[nodiscard]] double waterTemperatureC() const { return m_shown.waterTemperatureC; }

    /// Sets the depth at the playhead as the zero of displayed depths; false without a depth.
    Q_INVOKABLE bool zeroDepthHere();

    /// Selects the vehicle by MAVLink system id, and by the number of its link's stream; -1 for the
    /// first autopilot in the log, and for any link.
    Q_INVOKABLE void chooseSystem(int system, int link = -1);

    /// Null without a log.
    [[nodiscard]] echo::VehicleTrack* track() { return m_track.get(); }
    /// The selected vehicle; nullopt before its first message.
    [[nodiscard]] std::optional<VehicleSource> source();
    /// Heading at the playhead in degrees without the user's corrections; nullopt if not
    /// `headingFresh`.
    [[nodiscard]] std::optional<double> rawHeadingDeg() const { return m_rawHeadingDeg; }

    /// Called by the session when the log or the playhead changes. The log may be null.
    void update(const log::Log* log, log::Time playhead);
    void setPlayhead(log::Time playhead);
    void setByHand(bool byHand);
    /// Selects the same vehicle of the same log as `other`, at a playhead of its own.
    void copySelection(const SelectedVehicle& other, log::Time playhead);

signals:
    void changed();
    /// The log or the vehicle was replaced; data read from track() before is invalid.
    void reset();

private:
    static constexpr double none = std::numeric_limits<double>::quiet_NaN();

    struct Shown {
        double headingDeg = none;
        double headingAgeS = 0;
        bool headingFresh = false;
        double depthM = none;
        double depthAgeS = 0;
        bool depthFresh = false;
        double sonarDepthM = none;
        double waterTemperatureC = none;
    };

    void follow();
    void forgetCourse();
    void read();
    void readHeading(Shown& shown);
    void readDepth(Shown& shown, const mavlink::VehicleState& state);

    std::unique_ptr<VehicleSettings> m_own;
    VehicleSettings* m_settings;
    const log::Log* m_log = nullptr;
    std::optional<std::uint8_t> m_system;
    std::optional<log::StreamNumber> m_link;
    std::unique_ptr<echo::VehicleTrack> m_track;
    log::Time m_playhead{};
    std::uint64_t m_frames = 0;
    bool m_byHand = false;
    std::optional<double> m_rawHeadingDeg;
    double m_rawDepthM = none;
    Shown m_shown;
};

/// The vehicle is tilted by less than half of the Ping1D's beam width (25 degrees), so that a sonar
/// facing down still measures the distance straight below.
[[nodiscard]] inline bool isUpright(const mavlink::VehicleAttitude& attitude)
{
    constexpr double halfBeamDeg = 12.5;
    constexpr double radians = std::numbers::pi / 180;
    return std::cos(attitude.rollDeg * radians) * std::cos(attitude.pitchDeg * radians) >
           std::cos(halfBeamDeg * radians);
}

} // namespace leadline::app
