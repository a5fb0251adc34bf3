// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/LogFile.h"

#include "language/SentenceTranslation.h"
#include "logging/MessageLog.h"

#include <QDateTime>
#include <QDir>

namespace leadline::app {

void LogFile::save(const QString& folder)
{
    const QString second =
        QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const QString path = QDir(folder).filePath(QStringLiteral("leadline-log-%1.txt").arg(second));
    m_tasks.post([this, folder, path, post = m_clock.poster()] {
        QDir().mkpath(folder);
        const base::Status saved = MessageLog::instance().save(path);
        const QString why = saved ? QString() : translated(saved.error().message);
        post([this, path, why] {
            m_failed = !why.isEmpty();
            m_sentence =
                m_failed ? tr("The program log could not be saved: %1").arg(why)
                         : tr("The program log is saved: %1").arg(QDir::toNativeSeparators(path));
            emit changed();
        });
    });
}

} // namespace leadline::app
