// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveSonar.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// What to do about a link much of which arrives damaged; empty of one that brings what was sent.
[[nodiscard]] QString damageAdvice(const LiveSonar& sonar);

/// What is said of a connected sonar: all of it on the Devices page, what is wrong over its plot
/// and in the status bar.
class SonarText : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::LiveSonar* sonar READ sonar WRITE setSonar NOTIFY changed)
    /// `192.168.2.2:9092 · fw 3.3.8 · id 2`
    Q_PROPERTY(QString details READ details NOTIFY changed)
    /// `20.4/s`, `No data 3.2 s, asking again`
    Q_PROPERTY(QString status READ status NOTIFY changed)
    /// Why it does not ping although it should, as far as this is known; else empty.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    /// What is odd about its link while it works all the same, else empty.
    Q_PROPERTY(QString remark READ remark NOTIFY changed)
    Q_PROPERTY(Mood mood READ mood NOTIFY changed)

public:
    enum class Mood { Well, Calm, Slow, Fault };
    Q_ENUM(Mood)

    using QObject::QObject;

    [[nodiscard]] LiveSonar* sonar() const { return m_sonar; }
    void setSonar(LiveSonar* sonar);
    [[nodiscard]] QString details() const;
    [[nodiscard]] QString status() const;
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] QString remark() const;
    [[nodiscard]] Mood mood() const;

signals:
    void changed();

private:
    [[nodiscard]] QString silence() const;
    [[nodiscard]] QString listenedSilence() const;
    [[nodiscard]] QString pace() const;

    QPointer<LiveSonar> m_sonar;
};

} // namespace leadline::app
