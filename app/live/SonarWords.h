// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/LiveSonar.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// What the Devices page says of a connected sonar.
class SonarWords : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::LiveSonar* sonar READ sonar WRITE setSonar NOTIFY changed)
    /// `192.168.2.2:9092 · fw 3.3.8 · id 2`
    Q_PROPERTY(QString details READ details NOTIFY changed)
    /// `20.4/s`, `No data 3.2 s, asking again`
    Q_PROPERTY(QString status READ status NOTIFY changed)
    Q_PROPERTY(Mood mood READ mood NOTIFY changed)

public:
    enum class Mood { Well, Calm, Slow, Fault };
    Q_ENUM(Mood)

    using QObject::QObject;

    [[nodiscard]] LiveSonar* sonar() const { return m_sonar; }
    void setSonar(LiveSonar* sonar);
    [[nodiscard]] QString details() const;
    [[nodiscard]] QString status() const;
    [[nodiscard]] Mood mood() const;

signals:
    void changed();

private:
    QPointer<LiveSonar> m_sonar;
};

} // namespace leadline::app
