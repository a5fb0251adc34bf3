// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/WindowSettings.h"

#include "preferences/SettingKeys.h"

#include <QGuiApplication>
#include <QMetaProperty>
#include <QRect>
#include <QScreen>
#include <QStringList>
#include <QWindow>

#include <algorithm>
#include <cmath>

namespace leadline::app {

namespace {

constexpr double mostShare = 0.95;
constexpr double shortestSpanS = 1;
constexpr double longestSpanS = 86'400;
constexpr double usualSpanS = 60;
/// Upper limit for the size and position of windows, pixels.
constexpr int largestExtent = 32'767;
constexpr int minutesOfDay = 24 * 60;
/// The last of what the Dive page can be asked to show.
constexpr int mostView = 4;
/// Scale in percent for a 4K screen.
constexpr int largeScale = 200;

template<class F>
void forEachProperty(const QObject& object, const F& use)
{
    const QMetaObject& type = *object.metaObject();
    for (int i = type.propertyOffset(); i < type.propertyCount(); ++i)
        use(type.property(i), QString::fromLatin1(type.property(i).name()));
}

} // namespace

WindowSettings::WindowSettings(QObject* parent) : QObject(parent)
{
    const Preferences preferences(setting::window);
    forEachProperty(*this, [&](const QMetaProperty& property, const QString& name) {
        // A stored value of another type, after editing by hand, leaves the property as it is.
        if (const QVariant kept = preferences.variant(name); kept.isValid())
            property.write(this, kept);
    });
    clampValues();
    connect(this, &WindowSettings::changed, this, &WindowSettings::save);
}

/// Replaces values that are invalid, which may come from editing the settings by hand.
void WindowSettings::clampValues()
{
    if (!QStringList{QStringLiteral("dusk"), QStringLiteral("day"), QStringLiteral("night")}
             .contains(m_theme))
        m_theme = QStringLiteral("dusk");
    if (m_darkTheme != QLatin1String("night"))
        m_darkTheme = QStringLiteral("dusk");
    m_dayFrom = std::clamp(m_dayFrom, 0, minutesOfDay - 1);
    m_dayUntil = std::clamp(m_dayUntil, 0, minutesOfDay - 1);
    m_scale = std::clamp(m_scale, minimumScale, maximumScale);
    m_opacity = std::clamp(m_opacity, minimumOpacity, 100);
    m_light = std::clamp(m_light, minimumLight, 100);
    m_view = m_view >= 0 && m_view <= mostView ? m_view : 0;
    m_share = std::isfinite(m_share) ? std::clamp(m_share, 0.0, mostShare) : 0;
    m_timeSpan = std::isfinite(m_timeSpan) ? std::clamp(m_timeSpan, shortestSpanS, longestSpanS)
                                           : usualSpanS;
    m_x = std::clamp(m_x, -largestExtent, largestExtent);
    m_y = std::clamp(m_y, -largestExtent, largestExtent);
    m_width = std::clamp(m_width, 0, largestExtent);
    m_height = std::clamp(m_height, 0, largestExtent);
}

void WindowSettings::save()
{
    Preferences preferences(setting::window);
    forEachProperty(*this, [&](const QMetaProperty& property, const QString& name) {
        const QVariant now = property.read(this);
        if (preferences.variant(name).toString() != now.toString())
            preferences.setVariant(name, now);
    });
}

void WindowSettings::reset()
{
    m_theme = QStringLiteral("dusk");
    m_switchesTheme = false;
    m_dayFrom = 7 * 60;
    m_dayUntil = 19 * 60;
    m_darkTheme = QStringLiteral("dusk");
    m_highContrast = false;
    m_scale = 100;
    m_gloves = false;
    m_alwaysOnTop = false;
    m_opacity = 100;
    m_light = 100;
    m_view = 0;
    emit changed();
}

void WindowSettings::applyScale(QObject* object)
{
    m_scale = largeScale;
    m_scaleAnswered = true;
    emit changed();
    auto* window = qobject_cast<QWindow*>(object);
    if (!window || !window->screen() || window->visibility() != QWindow::Windowed)
        return;
    const QRect room = window->screen()->availableGeometry();
    const QSize size =
        (window->size() * largeScale / 100).boundedTo(room.size()).expandedTo(window->size());
    const QPoint last = room.bottomRight() + QPoint(1, 1) - QPoint(size.width(), size.height());
    // If the window is larger than the screen, its top left corner is placed on that of the screen.
    window->setGeometry({QPoint(std::max(room.left(), std::min(window->x(), last.x())),
                                std::max(room.top(), std::min(window->y(), last.y()))),
                         size});
}

void WindowSettings::trackGeometry(QObject* object)
{
    auto* window = qobject_cast<QWindow*>(object);
    if (!window)
        return;
    restorePlace(*window);
    const auto read = [this, window] { readPlace(*window); };
    connect(window, &QWindow::xChanged, this, read);
    connect(window, &QWindow::yChanged, this, read);
    connect(window, &QWindow::widthChanged, this, read);
    connect(window, &QWindow::heightChanged, this, read);
    connect(window, &QWindow::visibilityChanged, this, read);
}

void WindowSettings::restorePlace(QWindow& window) const
{
    const QRect place(m_x, m_y, m_width, m_height);
    const auto screens = QGuiApplication::screens();
    // The screen that showed the window may not be connected any more.
    const bool seen = std::any_of(screens.begin(), screens.end(), [&](const QScreen* screen) {
        return screen->availableGeometry().intersects(place);
    });
    if (!place.isEmpty())
        window.resize(place.size().expandedTo(window.minimumSize()));
    if (!place.isEmpty() && seen)
        window.setPosition(place.topLeft());
    if (m_fullScreen)
        window.showFullScreen();
    else if (m_maximized)
        window.showMaximized();
}

void WindowSettings::readPlace(const QWindow& window)
{
    if (!window.isVisible())
        return;
    m_fullScreen = window.visibility() == QWindow::FullScreen;
    m_maximized = window.visibility() == QWindow::Maximized;
    if (window.visibility() == QWindow::Windowed) {
        m_x = window.x();
        m_y = window.y();
        m_width = window.width();
        m_height = window.height();
    }
    emit changed();
}

} // namespace leadline::app
