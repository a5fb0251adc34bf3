// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/TimeFormat.h"

#include <QJSEngine>
#include <QSettings>

#include <utility>

namespace leadline::app {

namespace {

const QString& key()
{
    static const QString name = QStringLiteral("display/localTime");
    return name;
}

} // namespace

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
    QSettings().setValue(key(), local);
    emit changed();
}

void TimeFormat::restore()
{
    const bool kept = QSettings().value(key(), false).toBool();
    if (std::exchange(m_local, kept) != kept)
        emit changed();
}

} // namespace leadline::app
