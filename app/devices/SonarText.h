// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "devices/LiveSonar.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace leadline::app {

/// Advice for a link with much damaged data; empty for a good one.
[[nodiscard]] QString damageAdvice(const LiveSonar& sonar);

/// Texts about a connected sonar: its details for the Devices page, and faults for the plot and the
/// status bar.
class SonarText : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(leadline::app::LiveSonar* sonar READ sonar WRITE setSonar NOTIFY changed)
    /// For example `192.168.2.2:9092 · fw 3.3.8 · id 2`.
    Q_PROPERTY(QString details READ details NOTIFY changed)
    /// For example `20.4/s` or `No data 3.2 s, asking again`.
    Q_PROPERTY(QString status READ status NOTIFY changed)
    /// Reason why the sonar does not ping although it should, if it is known; otherwise empty.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    /// An anomaly of a link that works nevertheless; otherwise empty.
    Q_PROPERTY(QString remark READ remark NOTIFY changed)
    Q_PROPERTY(Condition condition READ condition NOTIFY changed)

public:
    enum class Condition { Good, Idle, Slow, Fault };
    Q_ENUM(Condition)

    using QObject::QObject;

    [[nodiscard]] LiveSonar* sonar() const { return m_sonar; }
    void setSonar(LiveSonar* sonar);
    [[nodiscard]] QString details() const;
    [[nodiscard]] QString status() const;
    [[nodiscard]] QString trouble() const;
    [[nodiscard]] QString remark() const;
    [[nodiscard]] Condition condition() const;

signals:
    void changed();

private:
    [[nodiscard]] QString silence() const;
    [[nodiscard]] QString listeningSilenceText() const;
    [[nodiscard]] QString pace() const;

    QPointer<LiveSonar> m_sonar;
};

} // namespace leadline::app
