// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/OwnMount.h"

#include <QDir>

namespace leadline::test {

OwnMount::OwnMount(int megabytes)
{
    m_shell.setProcessChannelMode(QProcess::MergedChannels);
    m_shell.start(QStringLiteral("unshare"), {QStringLiteral("-rm"), QStringLiteral("sh")});
    const QByteArray here = m_folder.path().toUtf8();
    if (!m_shell.waitForStarted() ||
        !run("mount -t tmpfs -o size=" + QByteArray::number(megabytes) + "m none '" + here + "'"))
        return;
    const QString seen =
        QStringLiteral("/proc/%1/root%2").arg(m_shell.processId()).arg(m_folder.path());
    if (QDir(seen).exists())
        m_path = seen;
}

OwnMount::~OwnMount()
{
    m_shell.closeWriteChannel();
    m_shell.waitForFinished();
}

bool OwnMount::run(const QByteArray& command)
{
    constexpr int timeoutMs = 30'000;
    m_shell.write(command + " && echo went well || echo failed\n");
    QByteArray said;
    while (m_shell.canReadLine() || m_shell.waitForReadyRead(timeoutMs)) {
        said = m_shell.readLine().trimmed();
        if (said == "went well" || said == "failed")
            break;
    }
    return said == "went well";
}

bool OwnMount::setReadOnly(bool readOnly)
{
    return run("mount -o remount," + QByteArray(readOnly ? "ro" : "rw") + " '" +
               m_folder.path().toUtf8() + "'");
}

bool OwnMount::fill(int megabytes)
{
    return run("head -c " + QByteArray::number(megabytes) + "000000 /dev/zero > '" +
               m_folder.filePath(QStringLiteral("filler")).toUtf8() + "'");
}

bool OwnMount::makeRoom()
{
    return run("rm '" + m_folder.filePath(QStringLiteral("filler")).toUtf8() + "'");
}

} // namespace leadline::test
