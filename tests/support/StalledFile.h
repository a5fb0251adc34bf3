// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>
#include <QtGlobal>

#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace leadline::test {

/// A file on a disk that does not respond: any process that opens it blocks in the system call
/// until this is released, or for the 45 s that Linux allows (/proc/sys/fs/lease-break-time). The
/// file must not be open elsewhere.
class StalledFile {
public:
    explicit StalledFile(const QString& path)
        : m_file(::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC))
    {
        // The system sends SIGIO to the holder of a lease when another process opens the file.
        std::signal(SIGIO, SIG_IGN);
        if (m_file < 0 || ::fcntl(m_file, F_SETLEASE, F_WRLCK) != 0)
            qFatal("No lease is to be had of %s.", qPrintable(path));
    }
    ~StalledFile() { release(); }
    StalledFile(const StalledFile&) = delete;
    StalledFile& operator=(const StalledFile&) = delete;

    /// True if another process is blocked in opening the file.
    [[nodiscard]] bool isAwaited() const { return ::fcntl(m_file, F_GETLEASE) != F_WRLCK; }
    void release()
    {
        if (m_file >= 0)
            ::close(m_file);
        m_file = -1;
    }

private:
    int m_file;
};

} // namespace leadline::test
