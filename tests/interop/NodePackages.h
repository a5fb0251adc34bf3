// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace leadline::test {

/// Scripts for Node with the packages that their lock file names, fetched once for a build.
class NodePackages {
public:
    /// Copies the files of `scripts` into the build's folder `name`; `package` is one that is
    /// there when all are.
    NodePackages(const QString& scripts, const QString& name, const QString& package);

    /// Why they cannot be used; empty when they can.
    [[nodiscard]] QString missing() const { return m_missing; }
    /// Where scripts run.
    [[nodiscard]] const QString& folder() const { return m_folder; }
    /// What a script printed; nullopt when it failed or took too long.
    [[nodiscard]] std::optional<QByteArray> run(const QStringList& scriptAndArguments) const;

private:
    QString m_folder;
    QString m_missing;
};

} // namespace leadline::test
