// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Remembered.h"

#include <QGuiApplication>
#include <QMetaProperty>
#include <QRect>
#include <QScreen>
#include <QSettings>
#include <QStringList>
#include <QWindow>

#include <algorithm>

namespace leadline::app {

namespace {

template<class F>
void forEachProperty(const QObject& object, const F& use)
{
    const QMetaObject& type = *object.metaObject();
    for (int i = type.propertyOffset(); i < type.propertyCount(); ++i)
        use(type.property(i), QStringLiteral("window/") + QLatin1String(type.property(i).name()));
}

} // namespace

Remembered::Remembered(QObject* parent) : QObject(parent)
{
    const QSettings settings;
    forEachProperty(*this, [&](const QMetaProperty& property, const QString& key) {
        // What somebody wrote there by hand and is of another kind leaves the property as it is.
        if (const QVariant kept = settings.value(key); kept.isValid())
            property.write(this, kept);
    });
    if (!QStringList{QStringLiteral("dusk"), QStringLiteral("day"), QStringLiteral("night")}
             .contains(m_theme))
        m_theme = QStringLiteral("dusk");
    connect(this, &Remembered::changed, this, &Remembered::keep);
}

void Remembered::keep()
{
    QSettings settings;
    forEachProperty(*this, [&](const QMetaProperty& property, const QString& key) {
        const QVariant now = property.read(this);
        if (settings.value(key).toString() != now.toString())
            settings.setValue(key, now);
    });
}

void Remembered::keepPlaceOf(QObject* object)
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

void Remembered::restorePlace(QWindow& window) const
{
    const QRect place(m_x, m_y, m_width, m_height);
    const auto screens = QGuiApplication::screens();
    // The screen on which it was may be gone.
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

void Remembered::readPlace(const QWindow& window)
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
