// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/ThemeSwitch.h"

#include <chrono>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// Often enough for a theme by the hour, also after the computer has slept.
constexpr auto checkInterval = 20s;
constexpr int minutesOfHour = 60;

} // namespace

ThemeSwitch::ThemeSwitch(QObject* parent) : QObject(parent)
{
    connect(this, &ThemeSwitch::changed, this, &ThemeSwitch::update);
    connect(&m_timer, &QTimer::timeout, this, &ThemeSwitch::update);
}

QString ThemeSwitch::themeAt(QTime time, int dayFrom, int dayUntil, const QString& darkTheme)
{
    const int now = time.hour() * minutesOfHour + time.minute();
    const bool over = dayUntil <= dayFrom;
    const bool day = over ? now >= dayFrom || now < dayUntil : now >= dayFrom && now < dayUntil;
    return day ? QStringLiteral("day") : darkTheme;
}

void ThemeSwitch::setClock(std::function<QTime()> clock)
{
    m_clock = std::move(clock);
    update();
}

void ThemeSwitch::update()
{
    if (m_on && !m_timer.isActive())
        m_timer.start(checkInterval);
    else if (!m_on)
        m_timer.stop();
    const QString due = m_on ? themeAt(m_clock(), m_dayFrom, m_dayUntil, m_darkTheme) : QString();
    if (std::exchange(m_theme, due) != due)
        emit themeChanged();
}

} // namespace leadline::app
