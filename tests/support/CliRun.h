// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace leadline::test {

/// Exit status and output of a program.
struct CliRun {
    /// -1 if the program crashed or did not end.
    int status = -1;
    QByteArray out;
    QByteArray error;

    [[nodiscard]] QList<QByteArray> outLines() const;
    /// Standard error contains exactly one line, which is a sentence that contains `what`.
    [[nodiscard]] bool printedOneLineWith(const QString& what) const;
    /// Description for the message of a failed check.
    [[nodiscard]] QByteArray reported() const;
};

/// Runs leadline-cli without a display or a desktop session, with `environment` in addition. The
/// program is taken from LEADLINE_BIN_DIR.
[[nodiscard]] CliRun runCli(const QString& program, const QStringList& arguments,
                            const QMap<QString, QString>& environment = {});

/// Converts the output of a codec or writer for writeFile().
[[nodiscard]] inline QByteArray bytesOf(const std::vector<std::byte>& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

void writeFile(const QString& path, const QByteArray& bytes);
[[nodiscard]] QByteArray readFile(const QString& path);

} // namespace leadline::test
