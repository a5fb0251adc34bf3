// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace leadline::test {

/// A Python that has the modules which a test needs: the one of the path, or the system's.
class PythonPackages {
public:
    explicit PythonPackages(const QStringList& modules);

    /// Why it cannot be used; empty when it can.
    [[nodiscard]] QString missing() const { return m_missing; }

    struct Run {
        /// -1 when it crashed or did not end.
        int status = -1;
        QByteArray out = {};
        /// What it said on standard error, for the message of a failed check.
        QByteArray error = {};
    };
    [[nodiscard]] Run run(const QStringList& scriptAndArguments, const QString& folder) const;

private:
    QString m_program;
    QString m_missing;
};

} // namespace leadline::test
