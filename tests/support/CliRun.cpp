// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/CliRun.h"

#include <QFile>
#include <QProcess>

namespace leadline::test {

QList<QByteArray> CliRun::outLines() const
{
    QList<QByteArray> lines = out.split('\n');
    if (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

bool CliRun::printedOneLineWith(const QString& what) const
{
    return error.count('\n') == 1 && error.endsWith('\n') && error.size() > 10 &&
           QString::fromUtf8(error).contains(what);
}

QByteArray CliRun::reported() const
{
    return "status " + QByteArray::number(status) + ", out: " + out.left(500) +
           ", error: " + error.left(1000);
}

CliRun runCli(const QString& program, const QStringList& arguments,
              const QMap<QString, QString>& environment)
{
    auto variables = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "QT_QPA_PLATFORM",
                             "DBUS_SESSION_BUS_ADDRESS"})
        variables.remove(QString::fromLatin1(name));
    for (auto each = environment.begin(); each != environment.end(); ++each)
        variables.insert(each.key(), each.value());
    QProcess process;
    process.setProcessEnvironment(variables);
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(program, arguments);
    CliRun run;
    if (!process.waitForFinished(120'000)) {
        run.error = process.errorString().toUtf8();
        process.kill();
        process.waitForFinished();
        return run;
    }
    run.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    run.out = process.readAllStandardOutput();
    run.error = process.readAllStandardError();
    return run;
}

void writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s could not be written", qPrintable(path));
}

QByteArray readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace leadline::test
