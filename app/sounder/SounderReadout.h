// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/ClosingRate.h"
#include "echo/Ping.h"
#include "session/SonarSource.h"

#include <QPointer>

#include <optional>

namespace leadline::app {

/// What an echosounder measured last, at or before the playhead: with its profile (1300), or as a
/// distance alone (1212, 1211).
class SounderReadout : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::SonarSource* source READ source WRITE setSource NOTIFY sourceChanged)
    /// Of the recording: what was measured last then. NaN for the playhead.
    Q_PROPERTY(double timeS READ timeS WRITE setTimeS NOTIFY timeChanged)
    /// There is a measurement.
    Q_PROPERTY(bool valid READ valid NOTIFY changed)
    Q_PROPERTY(double distanceM READ distanceM NOTIFY changed)
    Q_PROPERTY(double distanceErrorM READ distanceErrorM NOTIFY changed)
    Q_PROPERTY(int confidencePercent READ confidencePercent NOTIFY changed)
    /// Of the recording, from the measurement to the playhead.
    Q_PROPERTY(double ageS READ ageS NOTIFY changed)
    /// It is asked for the rate of closing: m/s, positive while the distance shrinks; NaN while it
    /// is unsure.
    Q_PROPERTY(bool closingWanted MEMBER m_closingWanted NOTIFY changed)
    Q_PROPERTY(double closingMS READ closingMS NOTIFY changed)
    Q_PROPERTY(double closingErrorMS READ closingErrorMS NOTIFY changed)
    /// Percent; 5 when nothing is known of the water.
    Q_PROPERTY(double soundSpeedErrorPercent MEMBER m_soundSpeedErrorPercent NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] SonarSource* source() const { return m_source; }
    void setSource(SonarSource* source);
    [[nodiscard]] double timeS() const { return m_timeS; }
    void setTimeS(double seconds);
    [[nodiscard]] bool valid() const { return m_newest && m_newest->distanceM; }
    [[nodiscard]] double distanceM() const;
    [[nodiscard]] double distanceErrorM() const;
    [[nodiscard]] int confidencePercent() const;
    [[nodiscard]] double ageS() const;
    [[nodiscard]] double closingMS() const;
    [[nodiscard]] double closingErrorMS() const;

signals:
    void sourceChanged();
    void timeChanged();
    void changed();

private:
    [[nodiscard]] log::Time time() const;
    void update();
    void startAnew();
    [[nodiscard]] std::optional<echo::ClosingRate> findClosing() const;

    QPointer<SonarSource> m_source;
    /// Without its samples' bytes.
    std::optional<echo::Ping> m_newest;
    std::optional<log::FrameNumber> m_frame;
    double m_timeS = qQNaN();
    double m_halfSampleM = 0;
    bool m_closingWanted = false;
    std::optional<echo::ClosingRate> m_closing;
    double m_soundSpeedErrorPercent = 5;
};

} // namespace leadline::app
