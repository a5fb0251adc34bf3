// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>

#include <cstddef>

#include <unistd.h>

namespace leadline::test {

/// Resident memory of this process in bytes; 0 if the system does not report it.
[[nodiscard]] inline std::size_t residentBytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const auto pages = static_cast<std::size_t>(file.readAll().split(' ').value(1).toULongLong());
    return pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace leadline::test
