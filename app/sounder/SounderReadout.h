// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/ClosingRate.h"
#include "echo/Ping.h"
#include "session/SonarSource.h"

#include <QPointer>

#include <optional>

namespace leadline::app {

/// The last distance of an echosounder at or before the playhead, from a profile (1300) or a
/// distance message (1212, 1211).
class SounderReadout : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::SonarSource* source READ source WRITE setSource NOTIFY sourceChanged)
    /// Time to read, seconds of the recording; NaN for the playhead.
    Q_PROPERTY(double timeS READ timeS WRITE setTimeS NOTIFY timeChanged)
    /// There is a measurement at or before that time.
    Q_PROPERTY(bool valid READ valid NOTIFY changed)
    Q_PROPERTY(double distanceM READ distanceM NOTIFY changed)
    Q_PROPERTY(double distanceErrorM READ distanceErrorM NOTIFY changed)
    Q_PROPERTY(int confidencePercent READ confidencePercent NOTIFY changed)
    /// Age of the measurement at the playhead, seconds of the recording.
    Q_PROPERTY(double ageS READ ageS NOTIFY changed)
    /// Compute the closing rate `closingMS`: m/s, positive while the distance shrinks, NaN while
    /// uncertain.
    Q_PROPERTY(bool closingWanted MEMBER m_closingWanted NOTIFY changed)
    Q_PROPERTY(double closingMS READ closingMS NOTIFY changed)
    Q_PROPERTY(double closingErrorMS READ closingErrorMS NOTIFY changed)
    /// Uncertainty of the sound speed in percent; 5 if nothing is known about the water.
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
    void restart();
    [[nodiscard]] std::optional<echo::ClosingRate> findClosing() const;

    QPointer<SonarSource> m_source;
    /// The measurement's ping, without samples.
    std::optional<echo::Ping> m_newest;
    std::optional<log::FrameNumber> m_frame;
    double m_timeS = qQNaN();
    double m_halfSampleM = 0;
    bool m_closingWanted = false;
    std::optional<echo::ClosingRate> m_closing;
    double m_soundSpeedErrorPercent = 5;
};

} // namespace leadline::app
