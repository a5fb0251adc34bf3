// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/SonarSource.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Ping rate of a sonar at the playhead, and age of the newest ping. Updated no faster than one can
/// read.
class PingRateReadout : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::SonarSource* source READ source WRITE setSource NOTIFY sourceChanged)
    /// Pings per second by the median interval of the last pings; 0 while unknown.
    Q_PROPERTY(double perSecond READ perSecond NOTIFY changed)
    Q_PROPERTY(double ageS READ ageS NOTIFY changed)
    /// The sonar is silent; see SonarSource::silent.
    Q_PROPERTY(bool silent READ silent NOTIFY changed)

public:
    explicit PingRateReadout(QObject* parent = nullptr);

    [[nodiscard]] SonarSource* source() const { return m_source; }
    void setSource(SonarSource* source);
    [[nodiscard]] double perSecond() const { return m_perSecond; }
    [[nodiscard]] double ageS() const { return m_ageS; }
    [[nodiscard]] bool silent() const { return m_silent; }

signals:
    void sourceChanged();
    void changed();

private:
    void moved();
    void update();

    QPointer<SonarSource> m_source;
    QTimer m_pause;
    double m_lookedAtS = 0;
    double m_perSecond = 0;
    double m_ageS = 0;
    bool m_silent = false;
};

} // namespace leadline::app
