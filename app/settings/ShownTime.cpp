// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/ShownTime.h"

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

ShownTime& ShownTime::instance()
{
    static ShownTime only;
    return only;
}

ShownTime* ShownTime::create(QQmlEngine*, QJSEngine*)
{
    QJSEngine::setObjectOwnership(&instance(), QJSEngine::CppOwnership);
    return &instance();
}

void ShownTime::setLocal(bool local)
{
    if (std::exchange(m_local, local) == local)
        return;
    QSettings().setValue(key(), local);
    emit changed();
}

void ShownTime::restore()
{
    const bool kept = QSettings().value(key(), false).toBool();
    if (std::exchange(m_local, kept) != kept)
        emit changed();
}

} // namespace leadline::app
