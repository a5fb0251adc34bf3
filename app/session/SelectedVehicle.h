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

/// The vehicle of the log that is open, as it was at the playhead, with the user's settings
/// applied. Lives in the window's thread; the log may grow.
class SelectedVehicle : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a session")
    Q_PROPERTY(leadline::app::VehicleSettings* settings READ settings CONSTANT)
    /// The newest heading, 0..360; NaN before the first.
    Q_PROPERTY(double headingDeg READ headingDeg NOTIFY changed)
    /// It is that of the playhead; else it has stayed out for longer than its rhythm explains.
    Q_PROPERTY(bool headingFresh READ headingFresh NOTIFY changed)
    Q_PROPERTY(double headingAgeS READ headingAgeS NOTIFY changed)
    /// Against true north; else as the vehicle says it.
    Q_PROPERTY(bool headingTrue READ headingTrue NOTIFY changed)
    /// What it says is from a log that the user laid beside the sonar's by hand.
    Q_PROPERTY(bool byHand READ byHand NOTIFY changed)
    /// Metres below the surface, or below the user's zero; NaN before the first.
    Q_PROPERTY(double depthM READ depthM NOTIFY changed)
    Q_PROPERTY(bool depthFresh READ depthFresh NOTIFY changed)
    Q_PROPERTY(double depthAgeS READ depthAgeS NOTIFY changed)
    /// Depth of a Ping1D that looks straight down (m); NaN while the depth is older than a second,
    /// or the vehicle leans by more than half of the sonar's beam.
    Q_PROPERTY(double sonarDepthM READ sonarDepthM NOTIFY changed)
    /// °C of the water at its sensor; NaN while it tells none.
    Q_PROPERTY(double waterTemperatureC READ waterTemperatureC NOTIFY changed)

public:
    explicit SelectedVehicle(QObject* parent = nullptr);
    /// With the settings of another one, which outlive it.
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

    /// From now on the depth of the playhead counts as zero; false without a depth.
    Q_INVOKABLE bool zeroDepthHere();

    /// Whose figures are shown; -1 is the first autopilot that is heard, and any link of the log.
    Q_INVOKABLE void chooseSystem(int system, int link = -1);

    /// Null without a log.
    [[nodiscard]] echo::VehicleTrack* track() { return m_track.get(); }
    /// Whose figures are shown; nullopt before somebody was heard.
    [[nodiscard]] std::optional<VehicleSource> source();
    /// At the playhead, without the user's settings; nullopt when it is not fresh.
    [[nodiscard]] std::optional<double> rawHeadingDeg() const { return m_rawHeadingDeg; }

    /// The session's. The log may be null.
    void update(const log::Log* log, log::Time playhead);
    void setPlayhead(log::Time playhead);
    void setByHand(bool byHand);
    /// The other one's vehicle, at a moment of its own.
    void copySelection(const SelectedVehicle& other, log::Time playhead);

signals:
    void changed();
    /// Another log or vehicle: what track() said before counts no more.
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

/// A Ping1D that looks down still sees what is straight below: its vehicle leans by less than half
/// of its beam.
[[nodiscard]] inline bool isUpright(const mavlink::VehicleAttitude& attitude)
{
    constexpr double halfBeamDeg = 12.5;
    constexpr double radians = std::numbers::pi / 180;
    return std::cos(attitude.rollDeg * radians) * std::cos(attitude.pitchDeg * radians) >
           std::cos(halfBeamDeg * radians);
}

} // namespace leadline::app
