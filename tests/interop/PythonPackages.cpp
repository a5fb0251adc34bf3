// SPDX-License-Identifier: GPL-3.0-or-later
#include "PythonPackages.h"

#include <QProcess>

namespace leadline::test {

namespace {

constexpr int importMs = 60'000;
constexpr int pythonRunMs = 240'000;

} // namespace

PythonPackages::PythonPackages(const QStringList& modules)
{
    for (const char* program : {"python3", "/usr/bin/python3"}) {
        QProcess python;
        python.start(program, {"-c", "import " + modules.join(", ")});
        if (python.waitForFinished(importMs) && python.exitStatus() == QProcess::NormalExit &&
            python.exitCode() == 0) {
            m_program = program;
            return;
        }
    }
    m_missing = "No Python here has all of " + modules.join(", ");
}

PythonPackages::Run PythonPackages::run(const QStringList& scriptAndArguments,
                                        const QString& folder) const
{
    QProcess python;
    python.setWorkingDirectory(folder);
    python.start(m_program, scriptAndArguments);
    if (!python.waitForFinished(pythonRunMs) || python.exitStatus() != QProcess::NormalExit)
        return {.error = "Python did not come to its end: " + python.readAllStandardError()};
    return {.status = python.exitCode(),
            .out = python.readAllStandardOutput(),
            .error = python.readAllStandardError()};
}

} // namespace leadline::test
