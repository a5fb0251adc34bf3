// SPDX-License-Identifier: GPL-3.0-or-later
#include "NodePackages.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QProcess>
#include <QSaveFile>
#include <QStandardPaths>

namespace leadline::test {

namespace {

constexpr int fetchMs = 120'000;
constexpr int nodeRunMs = 900'000; // gigabytes of a long dive

/// By a rename, for another test may be running it.
void copyWhereOther(const QString& from, const QString& to)
{
    QFile source(from);
    QFile there(to);
    if (!source.open(QIODevice::ReadOnly))
        return;
    const QByteArray text = source.readAll();
    if (there.open(QIODevice::ReadOnly) && there.readAll() == text)
        return;
    QSaveFile copy(to);
    if (copy.open(QIODevice::WriteOnly)) {
        copy.write(text);
        copy.commit();
    }
}

} // namespace

NodePackages::NodePackages(const QString& scripts, const QString& name, const QString& package)
    : m_folder(QStringLiteral(LEADLINE_BIN_DIR "/../") + name)
{
    const QDir from(scripts);
    if (!from.exists("package-lock.json"))
        m_missing = "The scripts are not here: " + scripts;
    else if (QStandardPaths::findExecutable("node").isEmpty() ||
             QStandardPaths::findExecutable("npm").isEmpty())
        m_missing = "node and npm are not installed";
    if (!m_missing.isEmpty())
        return;
    QDir().mkpath(m_folder);
    // Tests that run side by side share them.
    QLockFile lock(m_folder + "/lock");
    lock.setStaleLockTime(0);
    if (!lock.tryLock(2 * fetchMs))
        qFatal("Another test keeps %s for itself", qPrintable(m_folder));
    for (const QString& file : from.entryList(QDir::Files))
        copyWhereOther(from.filePath(file), m_folder + '/' + file);
    const QString fetched = m_folder + "/fetched-" + QString(package).replace('/', '-');
    if (QFile::exists(fetched))
        return;
    QProcess npm;
    npm.setWorkingDirectory(m_folder);
    npm.start("npm", {"ci", "--ignore-scripts", "--no-audit", "--no-fund"});
    if (!npm.waitForFinished(fetchMs) || npm.exitCode() != 0)
        m_missing = "npm cannot fetch " + package + ": is there a network?";
    else
        copyWhereOther(m_folder + "/package-lock.json", fetched);
}

std::optional<QByteArray> NodePackages::run(const QStringList& scriptAndArguments) const
{
    QProcess node;
    node.setWorkingDirectory(m_folder);
    node.start("node", scriptAndArguments);
    if (!node.waitForFinished(nodeRunMs) || node.exitCode() != 0)
        return std::nullopt;
    return node.readAllStandardOutput();
}

} // namespace leadline::test
