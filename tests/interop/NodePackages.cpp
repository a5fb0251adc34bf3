// SPDX-License-Identifier: GPL-3.0-or-later
#include "NodePackages.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>

namespace leadline::test {

namespace {

constexpr int fetchMs = 120'000;
constexpr int runMs = 900'000; // gigabytes of a long dive

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
    for (const QString& file : from.entryList(QDir::Files)) {
        const QString copy = m_folder + '/' + file;
        QFile::remove(copy);
        if (QFile::copy(from.filePath(file), copy))
            QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    }
    if (QFile::exists(m_folder + "/node_modules/" + package))
        return;
    QProcess npm;
    npm.setWorkingDirectory(m_folder);
    npm.start("npm", {"ci", "--ignore-scripts", "--no-audit", "--no-fund"});
    if (!npm.waitForFinished(fetchMs) || npm.exitCode() != 0)
        m_missing = "npm cannot fetch " + package + ": is there a network?";
}

std::optional<QByteArray> NodePackages::run(const QStringList& scriptAndArguments) const
{
    QProcess node;
    node.setWorkingDirectory(m_folder);
    node.start("node", scriptAndArguments);
    if (!node.waitForFinished(runMs) || node.exitCode() != 0)
        return std::nullopt;
    return node.readAllStandardOutput();
}

} // namespace leadline::test
