// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/LogFile.h"

#include "logging/MessageLog.h"

#include <QDateTime>
#include <QDir>

namespace leadline::app {

void LogFile::save(const QString& folder)
{
    const QString second =
        QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const QString path = QDir(folder).filePath(QStringLiteral("leadline-log-%1.txt").arg(second));
    QDir().mkpath(folder);
    const base::Status saved = MessageLog::instance().save(path);
    m_failed = !saved;
    m_sentence = saved ? tr("The program log is saved: %1").arg(QDir::toNativeSeparators(path))
                       : tr("The program log could not be saved: %1")
                             .arg(QString::fromStdString(saved.error().sentence));
    emit changed();
}

} // namespace leadline::app
