// SPDX-License-Identifier: GPL-3.0-or-later
#include "BlockedRun.h"

#include <QFile>

#include <csignal>

namespace leadline::test {

namespace {

constexpr int tries = 20;
constexpr int endsWithinMs = 60'000;

/// State of a process in /proc: T is stopped, Z has ended.
char stateOf(qint64 id)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(id));
    const QByteArray line = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const auto name = line.lastIndexOf(')');
    return name < 0 || name + 2 >= line.size() ? 'Z' : line[name + 2];
}

} // namespace

bool holdOnceBegun(QProcess& process, const QString& program, const QStringList& arguments,
                   const std::function<void()>& clear,
                   const std::function<bool(qint64 id)>& hasBegun)
{
    for (int i = 0; i < tries; ++i) {
        clear();
        process.start(program, arguments);
        if (!process.waitForStarted())
            return false;
        const qint64 id = process.processId();
        while (process.state() == QProcess::Running && !hasBegun(id))
            process.waitForFinished(1);
        if (process.state() != QProcess::Running)
            continue;
        ::kill(static_cast<pid_t>(id), SIGSTOP);
        char state = stateOf(id);
        for (; state != 'T' && state != 'Z'; state = stateOf(id))
            process.waitForFinished(1);
        // The program may have finished its work between the check and the signal.
        if (state == 'T' && hasBegun(id))
            return true;
        ::kill(static_cast<pid_t>(id), SIGKILL);
        process.waitForFinished(endsWithinMs);
    }
    return false;
}

} // namespace leadline::test
