// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace leadline::test {

/// A file system of its own, in memory, that can really be full and really be write-protected.
/// A process beside us mounts it, which any user may where the system allows namespaces; we reach
/// it through that process.
class OwnMount {
public:
    explicit OwnMount(int megabytes);
    ~OwnMount();
    OwnMount(const OwnMount&) = delete;
    OwnMount& operator=(const OwnMount&) = delete;

    /// False where this system does not let us.
    [[nodiscard]] bool isThere() const { return !m_path.isEmpty(); }
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] bool setReadOnly(bool readOnly);
    /// Takes so much of it.
    [[nodiscard]] bool fill(int megabytes);
    [[nodiscard]] bool makeRoom();

private:
    /// In the shell of that process; true when it went well.
    [[nodiscard]] bool run(const QByteArray& command);

    QTemporaryDir m_folder;
    QProcess m_shell;
    QString m_path;
};

} // namespace leadline::test
