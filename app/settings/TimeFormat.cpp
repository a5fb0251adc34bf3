// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/TimeFormat.h"

#include "preferences/SettingKeys.h"

#include <QJSEngine>

#include <utility>

namespace leadline::app {

TimeFormat& TimeFormat::instance()
{
    static TimeFormat only;
    return only;
}

TimeFormat* TimeFormat::create(QQmlEngine*, QJSEngine*)
{
    QJSEngine::setObjectOwnership(&instance(), QJSEngine::CppOwnership);
    return &instance();
}

void TimeFormat::setLocal(bool local)
{
    if (std::exchange(m_local, local) == local)
        return;
    Preferences().setValue(setting::localTime, local);
    emit changed();
}

void TimeFormat::restore()
{
    const bool kept = Preferences().value(setting::localTime);
    if (std::exchange(m_local, kept) != kept)
        emit changed();
}

} // namespace leadline::app
