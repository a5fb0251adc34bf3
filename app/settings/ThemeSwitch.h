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

/// Which theme the time of day asks for. Who changes the theme by hand keeps his until the next
/// change that is due.
class ThemeSwitch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool on MEMBER m_on NOTIFY changed)
    /// Minutes of the local day; the day may go over midnight. The same twice is all day.
    Q_PROPERTY(int dayFrom MEMBER m_dayFrom NOTIFY changed)
    Q_PROPERTY(int dayUntil MEMBER m_dayUntil NOTIFY changed)
    Q_PROPERTY(QString darkTheme MEMBER m_darkTheme NOTIFY changed)
    /// Empty while it is not on.
    Q_PROPERTY(QString theme READ theme NOTIFY themeChanged)

public:
    explicit ThemeSwitch(QObject* parent = nullptr);

    [[nodiscard]] QString theme() const { return m_theme; }
    [[nodiscard]] static QString themeAt(QTime time, int dayFrom, int dayUntil,
                                         const QString& darkTheme);
    /// For tests: the time of day in place of the computer's.
    void tellTimeBy(std::function<QTime()> clock);
    /// As the timer does.
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
    QTimer m_looks;
};

} // namespace leadline::app
