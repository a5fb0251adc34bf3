// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>

namespace leadline::test {

/// As long as it lives, settings are kept in a folder of its own: a test neither sees nor changes
/// those of the user, nor what an earlier run left behind.
class OwnSettings {
public:
    OwnSettings()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("leadline"));
        QCoreApplication::setApplicationName(QStringLiteral("leadline-test"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    }

    /// As if the program was never started before.
    static void forget() { QSettings().clear(); }

private:
    QTemporaryDir m_folder;
};

} // namespace leadline::test
