// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace leadline::test {

/// While it lives, the only video encoder that this process finds is one that begins a file, takes
/// no picture and does not end, so that an export lasts until it is cancelled. With Kind::Missing
/// there is no encoder.
class BlockingEncoder {
public:
    enum class Kind { Holds, Missing };

    explicit BlockingEncoder(Kind kind = Kind::Holds) : m_path(qgetenv("PATH"))
    {
        if (kind == Kind::Holds) {
            QFile script(m_folder.filePath("ffmpeg"));
            const QByteArray text = "#!/bin/sh\nPATH=/usr/bin:/bin\nfor last; do :; done\n"
                                    "echo half > \"$last\"\nexec sleep 300\n";
            if (!script.open(QIODevice::WriteOnly) || script.write(text) != text.size())
                qFatal("The test's encoder cannot be written.");
            script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
        qputenv("PATH", QFile::encodeName(m_folder.path()));
    }
    ~BlockingEncoder() { qputenv("PATH", m_path); }
    BlockingEncoder(const BlockingEncoder&) = delete;
    BlockingEncoder& operator=(const BlockingEncoder&) = delete;

private:
    QTemporaryDir m_folder;
    QByteArray m_path;
};

/// Lists a folder, including hidden files.
inline QStringList everythingIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                                  QDir::Name);
}

} // namespace leadline::test
