// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

namespace leadline::test {

/// While it lives, settings are stored in a temporary folder, so that a test neither reads nor
/// changes the user's settings or those of an earlier run.
class OwnSettings {
public:
    OwnSettings()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("leadline"));
        QCoreApplication::setApplicationName(QStringLiteral("leadline-test"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    }

    /// Removes all settings, as before the first start of the program.
    static void forget() { QSettings().clear(); }

private:
    QTemporaryDir m_folder;
};

} // namespace leadline::test
