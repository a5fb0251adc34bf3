// SPDX-License-Identifier: GPL-3.0-or-later
#include "OfficialReaders.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>

namespace leadline::test {

namespace {

constexpr int fetchMs = 120'000;
constexpr int runMs = 60'000;

} // namespace

OfficialReaders::OfficialReaders() : m_folder(LEADLINE_BIN_DIR "/../mcap-tools")
{
    const QDir shared(LEADLINE_SHARED_DIR "/tools/mcap");
    if (!shared.exists("read.mjs"))
        m_missing = "The official readers are not here: LEADLINE_SHARED/tools/mcap";
    else if (QStandardPaths::findExecutable("node").isEmpty() ||
             QStandardPaths::findExecutable("npm").isEmpty())
        m_missing = "node and npm are not installed";
    if (!m_missing.isEmpty() || QFile::exists(m_folder + "/node_modules/@mcap/core"))
        return;
    QDir().mkpath(m_folder);
    for (const QString& name : shared.entryList(QDir::Files)) {
        const QString copy = m_folder + '/' + name;
        if (!QFile::exists(copy) && QFile::copy(shared.filePath(name), copy))
            QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    }
    QProcess npm;
    npm.setWorkingDirectory(m_folder);
    npm.start("npm", {"ci", "--no-audit", "--no-fund"});
    if (!npm.waitForFinished(fetchMs) || npm.exitCode() != 0)
        m_missing = "npm cannot fetch the official readers: is there a network?";
}

QJsonObject OfficialReaders::run(const QString& script, const QString& file) const
{
    QProcess node;
    node.setWorkingDirectory(m_folder);
    node.start("node", {script, file});
    if (!node.waitForFinished(runMs))
        return {};
    return QJsonDocument::fromJson(node.readAllStandardOutput()).object();
}

} // namespace leadline::test
