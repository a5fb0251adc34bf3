// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

class QWindow;

namespace leadline::app {

/// Appearance and layout of the window, restored at the next start. Every property is saved in the
/// settings file under its own name.
class WindowSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString theme MEMBER m_theme NOTIFY changed)
    /// Switch the theme by local time: Day from `dayFrom` to `dayUntil` (minutes since midnight),
    /// else `darkTheme`.
    Q_PROPERTY(bool switchesTheme MEMBER m_switchesTheme NOTIFY changed)
    Q_PROPERTY(int dayFrom MEMBER m_dayFrom NOTIFY changed)
    Q_PROPERTY(int dayUntil MEMBER m_dayUntil NOTIFY changed)
    Q_PROPERTY(QString darkTheme MEMBER m_darkTheme NOTIFY changed)
    Q_PROPERTY(bool highContrast MEMBER m_highContrast NOTIFY changed)
    /// Interface scale in percent, 75..250. `gloves` enlarges it by another quarter.
    Q_PROPERTY(int scale MEMBER m_scale NOTIFY changed)
    /// The user has answered the offer of a larger scale that is made on large screens.
    Q_PROPERTY(bool scaleAnswered MEMBER m_scaleAnswered NOTIFY changed)
    Q_PROPERTY(bool gloves MEMBER m_gloves NOTIFY changed)
    Q_PROPERTY(bool alwaysOnTop MEMBER m_alwaysOnTop NOTIFY changed)
    /// Opacity of the window in percent, 40..100.
    Q_PROPERTY(int opacity MEMBER m_opacity NOTIFY changed)
    /// Brightness of the whole window in percent. At a start it is at least 50, so that the window
    /// stays legible and the setting can be changed back.
    Q_PROPERTY(int light MEMBER m_light NOTIFY changed)
    /// Visible plots: 0 those that have data, 1 the polar view, 2 the Ping1D, 3 the
    /// side-scan sonar, 4 the multibeam sonar.
    Q_PROPERTY(int view MEMBER m_view NOTIFY changed)
    /// Fraction of the plots' width that the polar view takes; 0 while the user has not moved the
    /// splitter.
    Q_PROPERTY(double share MEMBER m_share NOTIFY changed)
    Q_PROPERTY(bool inspector MEMBER m_inspector NOTIFY changed)
    Q_PROPERTY(QString inspectorTab MEMBER m_inspectorTab NOTIFY changed)
    /// The inspector's tab in a dive.
    Q_PROPERTY(QString liveTab MEMBER m_liveTab NOTIFY changed)
    /// Time span of the Ping1D's echogram in seconds.
    Q_PROPERTY(double timeSpan MEMBER m_timeSpan NOTIFY changed)
    /// Show the echo trace beside the polar view even if that makes the view smaller.
    Q_PROPERTY(bool trace MEMBER m_trace NOTIFY changed)
    /// Annotate snapshots with scales and a caption.
    Q_PROPERTY(bool snapshotWords MEMBER m_snapshotWords NOTIFY changed)
    Q_PROPERTY(int x MEMBER m_x NOTIFY changed)
    Q_PROPERTY(int y MEMBER m_y NOTIFY changed)
    /// Size of the window; 0 while it has never been resized.
    Q_PROPERTY(int width MEMBER m_width NOTIFY changed)
    Q_PROPERTY(int height MEMBER m_height NOTIFY changed)
    Q_PROPERTY(bool fullScreen MEMBER m_fullScreen NOTIFY changed)
    Q_PROPERTY(bool maximized MEMBER m_maximized NOTIFY changed)

public:
    explicit WindowSettings(QObject* parent = nullptr);

    /// Restores the saved geometry of `object`, a QWindow, and saves its changes from then on.
    Q_INVOKABLE void trackGeometry(QObject* object);
    /// Accepts the offer of a larger scale: sets the scale to 200 % and doubles, as far as the
    /// screen has room, the size of `object`, a QWindow that does not fill its screen.
    Q_INVOKABLE void applyScale(QObject* object);
    /// Restores the defaults of the page Setup, of the brightness and of the visible plots. The
    /// window's geometry is unchanged.
    Q_INVOKABLE void reset();

    static constexpr int minimumScale = 75;
    static constexpr int maximumScale = 250;
    /// Least opacity, so that the window stays visible and the setting can be changed back.
    static constexpr int minimumOpacity = 40;
    /// Least brightness at a start, in percent.
    static constexpr int minimumLight = 50;

signals:
    void changed();

private:
    void clampValues();
    void restorePlace(QWindow& window) const;
    void readPlace(const QWindow& window);
    void save();

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
