// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

class QWindow;

namespace leadline::app {

/// What the window looks like and is the same after a restart. Every property is kept in the
/// settings under its own name.
class WindowSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString theme MEMBER m_theme NOTIFY changed)
    /// By the time of day: Day between these minutes of the local day, else the dark one.
    Q_PROPERTY(bool switchesTheme MEMBER m_switchesTheme NOTIFY changed)
    Q_PROPERTY(int dayFrom MEMBER m_dayFrom NOTIFY changed)
    Q_PROPERTY(int dayUntil MEMBER m_dayUntil NOTIFY changed)
    Q_PROPERTY(QString darkTheme MEMBER m_darkTheme NOTIFY changed)
    Q_PROPERTY(bool highContrast MEMBER m_highContrast NOTIFY changed)
    /// Percent, 75..250: of every size and all words. `gloves` makes it a quarter more.
    Q_PROPERTY(int scale MEMBER m_scale NOTIFY changed)
    /// On a large screen the pilot was asked whether everything shall be larger, and said.
    Q_PROPERTY(bool scaleAnswered MEMBER m_scaleAnswered NOTIFY changed)
    Q_PROPERTY(bool gloves MEMBER m_gloves NOTIFY changed)
    Q_PROPERTY(bool alwaysOnTop MEMBER m_alwaysOnTop NOTIFY changed)
    /// Percent, 40..100: how much of what is behind the window it covers.
    Q_PROPERTY(int opacity MEMBER m_opacity NOTIFY changed)
    /// Percent of the light of the whole window. A start does not make it darker than half, where
    /// every word can still be read: who cannot see the window could not set it back.
    Q_PROPERTY(int light MEMBER m_light NOTIFY changed)
    /// 0 the plots that have data, 1 the polar, 2 the Ping1D.
    Q_PROPERTY(int view MEMBER m_view NOTIFY changed)
    /// Share of the polar of both plots' width; 0 where nobody moved the grip.
    Q_PROPERTY(double share MEMBER m_share NOTIFY changed)
    Q_PROPERTY(bool inspector MEMBER m_inspector NOTIFY changed)
    Q_PROPERTY(QString inspectorTab MEMBER m_inspectorTab NOTIFY changed)
    /// The same of a dive.
    Q_PROPERTY(QString liveTab MEMBER m_liveTab NOTIFY changed)
    /// Seconds of the Ping1D's echoes.
    Q_PROPERTY(double timeSpan MEMBER m_timeSpan NOTIFY changed)
    /// The echo trace beside the disc although the disc shrinks for it.
    Q_PROPERTY(bool trace MEMBER m_trace NOTIFY changed)
    /// Snapshots of a plot have its scales, and what is to be said of it below.
    Q_PROPERTY(bool snapshotWords MEMBER m_snapshotWords NOTIFY changed)
    Q_PROPERTY(int x MEMBER m_x NOTIFY changed)
    Q_PROPERTY(int y MEMBER m_y NOTIFY changed)
    /// 0 where the window never had a size of its own.
    Q_PROPERTY(int width MEMBER m_width NOTIFY changed)
    Q_PROPERTY(int height MEMBER m_height NOTIFY changed)
    Q_PROPERTY(bool fullScreen MEMBER m_fullScreen NOTIFY changed)
    Q_PROPERTY(bool maximized MEMBER m_maximized NOTIFY changed)

public:
    explicit WindowSettings(QObject* parent = nullptr);

    /// Puts a window (QWindow) where it was, and keeps where it is from now on.
    Q_INVOKABLE void keepPlaceOf(QObject* object);
    /// Everything twice as large, which is the answer; and a window (QWindow) that fills no screen
    /// as well, as far as its screen has room: a small one would show less of it.
    Q_INVOKABLE void takeScale(QObject* object);
    /// What the page Setup sets, its light and which plots there are, as at first. The window stays
    /// where it is.
    Q_INVOKABLE void reset();

    static constexpr int leastScale = 75;
    static constexpr int mostScale = 250;
    /// A window that can hardly be seen could not be set back.
    static constexpr int leastOpacity = 40;
    /// At the start.
    static constexpr int leastLight = 50;

signals:
    void changed();

private:
    void bound();
    void restorePlace(QWindow& window) const;
    void readPlace(const QWindow& window);
    void keep();

    QString m_theme = QStringLiteral("dusk");
    bool m_switchesTheme = false;
    int m_dayFrom = 7 * 60;
    int m_dayUntil = 19 * 60;
    QString m_darkTheme = QStringLiteral("dusk");
    bool m_highContrast = false;
    int m_scale = 100;
    bool m_scaleAnswered = false;
    bool m_gloves = false;
    bool m_alwaysOnTop = false;
    int m_opacity = 100;
    int m_light = 100;
    int m_view = 0;
    double m_share = 0;
    bool m_inspector = true;
    QString m_inspectorTab = QStringLiteral("display");
    QString m_liveTab = QStringLiteral("360");
    double m_timeSpan = 60;
    bool m_trace = false;
    bool m_snapshotWords = true;
    int m_x = 0;
    int m_y = 0;
    int m_width = 0;
    int m_height = 0;
    bool m_fullScreen = false;
    bool m_maximized = false;
};

} // namespace leadline::app
