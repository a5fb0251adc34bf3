// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LinkMemory.h"

#include <QSettings>
#include <QUrl>

namespace leadline::app {

LinkMemory::LinkMemory(const QString& url)
    // A slash would be a group of its own.
    : m_group(QStringLiteral("links/") + QString::fromLatin1(QUrl::toPercentEncoding(url)) +
              QLatin1Char('/'))
{
}

QString LinkMemory::key(const char* name) const
{
    return m_group + QLatin1String(name);
}

bool LinkMemory::standby() const
{
    return QSettings().value(key("standby"), false).toBool();
}

void LinkMemory::setStandby(bool standby) const
{
    QSettings().setValue(key("standby"), standby);
}

device::Mount LinkMemory::mount() const
{
    const QSettings settings;
    return {.upsideDown = settings.value(key("upsideDown"), false).toBool(),
            .turnDeg = settings.value(key("turnDeg"), 0).toInt()};
}

void LinkMemory::setMount(const device::Mount& mount) const
{
    QSettings settings;
    settings.setValue(key("upsideDown"), mount.upsideDown);
    settings.setValue(key("turnDeg"), mount.turnDeg);
}

} // namespace leadline::app
