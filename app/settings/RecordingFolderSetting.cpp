// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/RecordingFolderSetting.h"

#include "engine/DataFolder.h"
#include "preferences/SettingKeys.h"
#include "settings/RecordingFolders.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

namespace leadline::app {

namespace {

QString kept()
{
    return Preferences().value(setting::recordingFolder);
}

std::filesystem::path toPath(const QString& folder)
{
    return QFile::encodeName(folder).toStdString();
}

QString toText(const std::filesystem::path& folder)
{
    return QFile::decodeName(folder.c_str());
}

/// Writes a test file, because permissions do not show a read-only or full file system.
bool canBeWritten(const QString& folder)
{
    QTemporaryFile file(QDir(folder).filePath(QStringLiteral("leadline-XXXXXX")));
    return QFileInfo(folder).isDir() && file.open() && file.write("?") == 1 && file.flush();
}

} // namespace

RecordingFolderSetting::RecordingFolderSetting(QObject* parent)
    : QObject(parent),
      m_trial(canBeWritten)
{
}

std::filesystem::path RecordingFolderSetting::usual()
{
    const QString own = dataFolder();
    return own.isEmpty() ? LiveSession::defaultFolder()
                         : toPath(QDir(own).filePath(QStringLiteral("Leadline")));
}

std::filesystem::path RecordingFolderSetting::atStart()
{
    const QString folder = kept();
    return folder.isEmpty() ? usual() : toPath(folder);
}

void RecordingFolderSetting::begin()
{
    if (!m_dive)
        return;
    // Tried before recording, because a recording would create a missing folder.
    if (const QString folder = kept(); !folder.isEmpty())
        testFolder(folder, [this, folder](bool can) {
            if (can || !m_dive)
                return;
            m_dive->setRecordingFolder(usual());
            emit m_dive->happened(
                QCoreApplication::translate("RecordingFolderSetting",
                                            "%1 cannot be written to. Recordings are saved to %2.")
                    .arg(QDir::toNativeSeparators(folder),
                         QDir::toNativeSeparators(toText(usual()))));
        });
    m_dive->setRecordingFolder(atStart());
}

void RecordingFolderSetting::setDive(LiveSession* dive)
{
    if (m_dive == dive)
        return;
    if (m_dive)
        m_dive->disconnect(this);
    m_dive = dive;
    if (m_dive)
        connect(m_dive, &LiveSession::recordingFolderChanged, this,
                &RecordingFolderSetting::changed);
    emit changed();
}

QString RecordingFolderSetting::folder() const
{
    return m_dive ? toText(m_dive->recordingFolder()) : QString();
}

bool RecordingFolderSetting::chosen() const
{
    return !kept().isEmpty();
}

void RecordingFolderSetting::choose(const QUrl& folder)
{
    // A folder on another computer has no local path, and cannot be written to.
    const QString path = QDir::cleanPath(folder.toLocalFile());
    testFolder(path, [this, path, words = folder.toDisplayString(QUrl::PreferLocalFile)](bool can) {
        m_trouble = can ? QString()
                        : tr("%1 cannot be written to. Choose another folder.")
                              .arg(QDir::toNativeSeparators(words));
        if (!can)
            return;
        Preferences().setValue(setting::recordingFolder, path);
        setFolder(toPath(path));
    });
}

void RecordingFolderSetting::useDefault()
{
    ++m_trials;
    m_trying = false;
    m_trouble.clear();
    Preferences().remove(setting::recordingFolder);
    setFolder(usual());
    emit changed();
}

void RecordingFolderSetting::testFolder(const QString& folder, std::function<void(bool can)> then)
{
    const int number = ++m_trials;
    m_trying = true;
    m_tasks.post(
        [this, folder, number, trial = m_trial, then = std::move(then), post = m_clock.poster()] {
            const bool can = !folder.isEmpty() && trial(folder);
            post([this, number, can, then] {
                if (number != m_trials)
                    return;
                m_trying = false;
                then(can);
                emit changed();
            });
        });
    emit changed();
}

void RecordingFolderSetting::setFolder(const std::filesystem::path& folder)
{
    if (!m_dive || m_dive->recordingFolder() == folder)
        return;
    listFolder(RecordingFolderSetting::folder());
    m_dive->recordNextIn(folder);
}

} // namespace leadline::app
