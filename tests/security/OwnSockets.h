// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QSet>
#include <QString>
#include <QStringList>

namespace leadline::test {

/// A socket of this process, as the system sees it.
struct OwnSocket {
    bool tcp = false;
    bool listens = false;
    /// "127.0.0.1", "0.0.0.0"; of IPv6 32 digits.
    QString address;
    quint16 port = 0;
    /// Takes from one peer only.
    bool connected = false;
};

/// Those of IP that this process has open.
inline QList<OwnSocket> ownSockets()
{
    QSet<QString> inodes;
    const QDir open(QStringLiteral("/proc/self/fd"));
    for (const QString& each : open.entryList(QDir::Files | QDir::System)) {
        const QString target = QFile::symLinkTarget(open.filePath(each)).section('/', -1);
        if (target.startsWith("socket:["))
            inodes += target.mid(8).chopped(1);
    }
    QList<OwnSocket> all;
    for (const char* table : {"tcp", "tcp6", "udp", "udp6"}) {
        QFile file(QStringLiteral("/proc/self/net/") + QLatin1String(table));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QStringList lines = QString::fromLatin1(file.readAll()).split('\n');
        for (const QString& line : lines) {
            const QStringList words = line.simplified().split(' ');
            if (words.size() < 10 || !inodes.contains(words[9]))
                continue;
            const QString address = words[1].section(':', 0, 0);
            OwnSocket socket{.tcp = table[0] == 't',
                             .listens = table[0] == 't' && words[3] == "0A",
                             .address = address,
                             .port = words[1].section(':', 1).toUShort(nullptr, 16),
                             .connected = words[2].section(':', 1).toUShort(nullptr, 16) != 0};
            if (address.size() == 8) { // of a little-endian computer
                QStringList parts;
                for (int i = 6; i >= 0; i -= 2)
                    parts += QString::number(address.mid(i, 2).toInt(nullptr, 16));
                socket.address = parts.join('.');
            }
            all += socket;
        }
    }
    return all;
}

} // namespace leadline::test
