// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTime>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <utility>

namespace leadline::app {

/// The theme for the time of day. A theme selected by hand stays until the next switch.
class ThemeSwitch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool on MEMBER m_on NOTIFY changed)
    /// Begin and end of the day theme in minutes since local midnight; may span midnight. If both
    /// are equal it lasts all day.
    Q_PROPERTY(int dayFrom MEMBER m_dayFrom NOTIFY changed)
    Q_PROPERTY(int dayUntil MEMBER m_dayUntil NOTIFY changed)
    Q_PROPERTY(QString darkTheme MEMBER m_darkTheme NOTIFY changed)
    /// The theme for the present time; empty while switching is off.
    Q_PROPERTY(QString theme READ theme NOTIFY themeChanged)

public:
    explicit ThemeSwitch(QObject* parent = nullptr);

    [[nodiscard]] QString theme() const { return m_theme; }
    [[nodiscard]] static QString themeAt(QTime time, int dayFrom, int dayUntil,
                                         const QString& darkTheme);
    /// For tests: replaces the computer's clock.
    void setClock(std::function<QTime()> clock);
    /// Evaluates the time of day, as the timer does.
    void update();

signals:
    void changed();
    void themeChanged();

private:
    bool m_on = false;
    int m_dayFrom = 0;
    int m_dayUntil = 0;
    QString m_darkTheme = QStringLiteral("dusk");
    QString m_theme;
    std::function<QTime()> m_clock = [] { return QTime::currentTime(); };
    QTimer m_timer;
};

} // namespace leadline::app
