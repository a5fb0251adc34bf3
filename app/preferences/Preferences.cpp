// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences/Preferences.h"

#include <QFileInfo>

namespace leadline::app {

Preferences::Preferences(const QString& group)
{
    m_settings.beginGroup(group);
}

QVariant Preferences::variant(const QString& name) const
{
    return m_settings.value(name);
}

void Preferences::setVariant(const QString& name, const QVariant& value)
{
    m_settings.setValue(name, value);
}

QVariantMap Preferences::variants() const
{
    QVariantMap all;
    for (const QString& name : m_settings.childKeys())
        all[name] = m_settings.value(name);
    return all;
}

void Preferences::setVariants(const QVariantMap& values)
{
    for (auto each = values.begin(); each != values.end(); ++each)
        m_settings.setValue(each.key(), each.value());
}

bool Preferences::contains(const QString& name) const
{
    return m_settings.contains(name);
}

void Preferences::remove(const QString& name)
{
    m_settings.remove(name);
}

QStringList Preferences::groups() const
{
    return m_settings.childGroups();
}

QDir Preferences::folder()
{
    return QFileInfo(QSettings().fileName()).absoluteDir();
}

void Preferences::keepIn(const QString& folder)
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    for (const QSettings::Format format : {QSettings::IniFormat, QSettings::NativeFormat})
        if (!folder.isEmpty())
            QSettings::setPath(format, QSettings::UserScope, folder);
}

} // namespace leadline::app
