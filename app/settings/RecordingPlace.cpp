// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/RecordingPlace.h"

#include "live/DataFolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryFile>

namespace leadline::app {

namespace {

const QString& key()
{
    static const QString name = QStringLiteral("recording/folder");
    return name;
}

QString kept()
{
    return QSettings().value(key()).toString();
}

std::filesystem::path toPath(const QString& folder)
{
    return QFile::encodeName(folder).toStdString();
}

/// Its permissions alone do not tell: a file system may be mounted for reading only, or be full.
bool canBeWritten(const QString& folder)
{
    QTemporaryFile file(QDir(folder).filePath(QStringLiteral("leadline-XXXXXX")));
    return QFileInfo(folder).isDir() && file.open() && file.write("?") == 1 && file.flush();
}

} // namespace

std::filesystem::path RecordingPlace::usual()
{
    const QString own = dataFolder();
    return own.isEmpty() ? Dive::usualFolder()
                         : toPath(QDir(own).filePath(QStringLiteral("Leadline")));
}

RecordingPlace::Start RecordingPlace::atStart()
{
    const QString folder = kept();
    if (folder.isEmpty())
        return {usual()};
    if (canBeWritten(folder))
        return {toPath(folder)};
    return {usual(), QCoreApplication::translate("RecordingPlace",
                                                 "%1 cannot be written to. Recordings go to %2.")
                         .arg(QDir::toNativeSeparators(folder),
                              QDir::toNativeSeparators(QFile::decodeName(usual().c_str())))};
}

void RecordingPlace::setDive(Dive* dive)
{
    if (m_dive == dive)
        return;
    m_dive = dive;
    emit changed();
}

QString RecordingPlace::folder() const
{
    return m_dive ? QFile::decodeName(m_dive->recordingFolder().c_str()) : QString();
}

bool RecordingPlace::chosen() const
{
    return !kept().isEmpty();
}

bool RecordingPlace::choose(const QUrl& folder)
{
    const QString path = QDir::cleanPath(folder.toLocalFile());
    const bool can = m_dive && !folder.toLocalFile().isEmpty() && canBeWritten(path);
    m_trouble = can ? QString()
                    : tr("%1 cannot be written to. Choose another folder.")
                          .arg(QDir::toNativeSeparators(path));
    if (can) {
        QSettings().setValue(key(), path);
        m_dive->setRecordingFolder(toPath(path));
    }
    emit changed();
    return can;
}

void RecordingPlace::useUsual()
{
    m_trouble.clear();
    QSettings().remove(key());
    if (m_dive && m_dive->recordingFolder() != usual())
        m_dive->setRecordingFolder(usual());
    emit changed();
}

} // namespace leadline::app
