// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/RawKey.h"

#include <QGuiApplication>
#include <QKeyEvent>

namespace leadline::app {

namespace {

const base::Clock& systemClock()
{
    static const base::SystemClock clock;
    return clock;
}

} // namespace

RawKey::RawKey(QObject* parent) : QObject(parent), m_clock(&systemClock()) {}

void RawKey::press()
{
    if (m_pressed)
        return;
    m_pressed = true;
    m_since = m_clock->now();
    qGuiApp->installEventFilter(this);
    for (const auto& levels : {m_first, m_second})
        if (levels)
            levels->setHeld(true);
}

void RawKey::release(bool tap)
{
    if (!m_pressed)
        return;
    m_pressed = false;
    qGuiApp->removeEventFilter(this);
    const bool switches = tap && m_clock->now() - m_since <= longestTap;
    const auto isRaw = [](const QPointer<EchoLevels>& levels) {
        return !levels || levels->mode() == EchoLevels::Mode::Raw;
    };
    const bool all = isRaw(m_first) && isRaw(m_second);
    for (const auto& levels : {m_first, m_second}) {
        if (levels && switches && (all || !isRaw(levels)))
            levels->toggleRaw();
        if (levels)
            levels->setHeld(false);
    }
}

bool RawKey::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyRelease && !static_cast<QKeyEvent*>(event)->isAutoRepeat())
        release();
    else if (event->type() == QEvent::WindowDeactivate ||
             event->type() == QEvent::ApplicationDeactivate)
        release(false);
    return QObject::eventFilter(watched, event);
}

} // namespace leadline::app
