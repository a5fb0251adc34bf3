// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/OutputFile.h"

#include <QFileInfo>

#include <cstdio>

namespace leadline::cli {

namespace {

bool isStandardOutput(const QString& name)
{
    return name == QLatin1String("-");
}

} // namespace

OutputFile::OutputFile(const QString& name, const QString& source, bool mayReplace)
    : m_name(name),
      m_source(source),
      m_mayReplace(mayReplace),
      m_file(name)
{
}

base::Status OutputFile::mayWrite() const
{
    const QFileInfo there(m_name);
    if (there.isDir())
        return base::Error{(m_name + " is a folder.").toStdString()};
    if (!there.exists())
        return base::done();
    if (!m_mayReplace)
        return base::Error{(m_name + " exists already; --force writes over it.").toStdString()};
    // The whole file takes the place of the old one; a device must not be taken away so.
    if (!there.isFile())
        return base::Error{(m_name + " is a device, not a file.").toStdString()};
    if (there.canonicalFilePath() == QFileInfo(m_source).canonicalFilePath())
        return base::Error{
            (m_name + " is the recording itself: choose another file.").toStdString()};
    return base::done();
}

base::Status OutputFile::open()
{
    if (isStandardOutput(m_name))
        return base::done();
    if (auto allowed = mayWrite(); !allowed)
        return allowed;
    if (!m_file.open(QIODevice::WriteOnly))
        return base::Error{
            (m_name + " cannot be written: " + m_file.errorString() + ".").toStdString()};
    return base::done();
}

bool OutputFile::write(std::string_view bytes)
{
    if (isStandardOutput(m_name))
        return std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size();
    return m_file.write(bytes.data(), static_cast<qint64>(bytes.size())) ==
           static_cast<qint64>(bytes.size());
}

base::Status OutputFile::commit()
{
    if (isStandardOutput(m_name)) {
        if (std::fflush(stdout) == 0)
            return base::done();
        return base::Error{"Standard output cannot be written."};
    }
    // Somebody else may have made it meanwhile.
    if (auto allowed = mayWrite(); !allowed)
        return allowed;
    if (m_file.commit())
        return base::done();
    return base::Error{
        (m_name + " cannot be written: the disk is full or its folder is gone.").toStdString()};
}

} // namespace leadline::cli
