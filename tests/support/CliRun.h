// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace leadline::test {

/// How a run of the program ended, and what it said.
struct CliRun {
    /// -1 when it crashed or did not end.
    int status = -1;
    QByteArray out;
    QByteArray error;

    [[nodiscard]] QList<QByteArray> outLines() const;
    /// Standard error holds exactly one line, and it is a sentence that names `what`.
    [[nodiscard]] bool saidOneLineWith(const QString& what) const;
    /// For the message of a failed check.
    [[nodiscard]] QByteArray reported() const;
};

/// Runs leadline-cli itself, without a display or a session; `environment` on top. The program
/// is LEADLINE_BIN_DIR's.
[[nodiscard]] CliRun runCli(const QString& program, const QStringList& arguments,
                            const QMap<QString, QString>& environment = {});

/// What writeFile() takes, of what a codec or a writer made.
[[nodiscard]] inline QByteArray bytesOf(const std::vector<std::byte>& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

void writeFile(const QString& path, const QByteArray& bytes);
[[nodiscard]] QByteArray readFile(const QString& path);

} // namespace leadline::test
