// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"
#include "echo/Profile.h"
#include "session/SonarSource.h"

#include <QPointer>

#include <array>
#include <cstdint>
#include <optional>

namespace leadline::app {

/// Share of clipped samples in the newest pings. Each ping is evaluated once, so that only new
/// pings take time.
class ClippedShare {
public:
    void forget() { m_known = {}; }
    /// Whole percent over the last 16 of the first `count` pings.
    [[nodiscard]] int percentOf(const echo::PingReader& reader, std::uint64_t count);

private:
    static constexpr std::uint64_t looked = 16;

    struct Known {
        /// Counted from 1, so that 0 is none.
        std::uint64_t number = 0;
        echo::Clipping clipping;
    };
    std::array<Known, looked> m_known{};
};

/// Whether a Ping1D sets its range and gain itself, as it reported last up to the time: 1 it does,
/// 0 it does not, -1 unknown.
[[nodiscard]] int modeAutoAt(const echo::PingReader& reader, log::Time time);

/// The sonar settings of the newest ping at the playhead. Unknown numbers are -1, unknown texts
/// empty.
class SettingsReadout : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::SonarSource* source READ source WRITE setSource NOTIFY sourceChanged)
    /// Mounting of a Ping360, which is needed for the sector's bearing.
    Q_PROPERTY(bool upsideDown READ upsideDown WRITE setUpsideDown NOTIFY mountingChanged)
    Q_PROPERTY(int turnOffset READ turnOffset WRITE setTurnOffset NOTIFY mountingChanged)
    Q_PROPERTY(bool valid READ valid NOTIFY changed)
    /// Begin and end of the profile, metres from the transducer.
    Q_PROPERTY(double rangeFromM READ rangeFromM NOTIFY changed)
    Q_PROPERTY(double rangeToM READ rangeToM NOTIFY changed)
    Q_PROPERTY(int gainIndex READ gainIndex NOTIFY changed)
    /// Gain of the receiver: "High", "29.6 dB".
    Q_PROPERTY(QString gainText READ gainText NOTIFY changed)
    /// Automatic range and gain of a Ping1D: 1 on, 0 off, -1 unknown.
    Q_PROPERTY(int modeAuto READ modeAuto NOTIFY changed)
    Q_PROPERTY(int sampleCount READ sampleCount NOTIFY changed)
    Q_PROPERTY(int transmitUs READ transmitUs NOTIFY changed)
    /// Ping360 only.
    Q_PROPERTY(int frequencyKhz READ frequencyKhz NOTIFY changed)
    Q_PROPERTY(int stepGrad READ stepGrad NOTIFY changed)
    Q_PROPERTY(double sectorWidthDeg READ sectorWidthDeg NOTIFY changed)
    /// Centre of the scan sector in degrees from the vehicle's front, -180..180.
    Q_PROPERTY(double sectorCentreDeg READ sectorCentreDeg NOTIFY changed)
    /// Width and centre of the sector: "360°", "90° at −45°".
    Q_PROPERTY(QString sectorText READ sectorText NOTIFY changed)
    /// Percentage of samples at full scale in the newest pings, and a sentence with the remedy: "23
    /// % of samples clipped. Try Normal."; empty while there are few.
    Q_PROPERTY(int clippedPercent READ clippedPercent NOTIFY changed)
    Q_PROPERTY(QString clippedText READ clippedText NOTIFY changed)
    /// Sound speed used for the ranges, m/s.
    Q_PROPERTY(double soundSpeed READ soundSpeed NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] SonarSource* source() const { return m_source; }
    void setSource(SonarSource* source);
    [[nodiscard]] bool upsideDown() const { return m_upsideDown; }
    void setUpsideDown(bool upsideDown);
    [[nodiscard]] int turnOffset() const { return m_turnOffset; }
    void setTurnOffset(int degrees);
    [[nodiscard]] bool valid() const { return m_values.has_value(); }
    [[nodiscard]] double rangeFromM() const { return values().rangeFromM; }
    [[nodiscard]] double rangeToM() const { return values().rangeToM; }
    [[nodiscard]] int gainIndex() const { return values().gainIndex; }
    [[nodiscard]] QString gainText() const;
    [[nodiscard]] int modeAuto() const { return values().modeAuto; }
    [[nodiscard]] int sampleCount() const { return values().sampleCount; }
    [[nodiscard]] int transmitUs() const { return values().transmitUs; }
    [[nodiscard]] int frequencyKhz() const { return values().frequencyKhz; }
    [[nodiscard]] int stepGrad() const { return values().stepGrad; }
    [[nodiscard]] double sectorWidthDeg() const { return values().sectorWidthDeg; }
    [[nodiscard]] double sectorCentreDeg() const { return values().sectorCentreDeg; }
    [[nodiscard]] QString sectorText() const;
    [[nodiscard]] int clippedPercent() const { return values().clippedPercent; }
    [[nodiscard]] QString clippedText() const;
    [[nodiscard]] double soundSpeed() const { return values().soundSpeed; }

signals:
    void sourceChanged();
    void mountingChanged();
    void changed();

private:
    struct Values {
        bool scanning = false;
        double rangeFromM = -1;
        double rangeToM = -1;
        int gainIndex = -1;
        int modeAuto = -1;
        int sampleCount = -1;
        int transmitUs = -1;
        int frequencyKhz = -1;
        int stepGrad = -1;
        double sectorWidthDeg = -1;
        double sectorCentreDeg = 0;
        int clippedPercent = 0;
        double soundSpeed = -1;

        friend bool operator==(const Values&, const Values&) = default;
    };

    [[nodiscard]] Values values() const { return m_values.value_or(Values{}); }
    [[nodiscard]] std::optional<Values> read() const;
    void update();
    void restart();

    QPointer<SonarSource> m_source;
    bool m_upsideDown = false;
    int m_turnOffset = 0;
    std::optional<Values> m_values;
    mutable ClippedShare m_clipped;
};

} // namespace leadline::app
