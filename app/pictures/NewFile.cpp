// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/NewFile.h"

#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QScopeGuard>

namespace leadline::app {

namespace {

constexpr int maxTries = 1000;

base::Error cannot(const QString& name, const base::Message& why)
{
    return base::Error{base::Message("%1 cannot be written: %2.", name.toStdString(), why)};
}

} // namespace

base::Result<QString> writeNewFile(const QString& folder, const QString& stem,
                                   const QString& suffix, base::ByteSpan bytes)
{
    const QDir place(folder);
    if (!place.mkpath(QStringLiteral(".")))
        return base::Error{base::Message("%1 cannot be made.", folder.toStdString())};
    // The file is written under a temporary name, and removed if it cannot be completed. A
    // QTemporaryFile could be read by its owner only.
    QFile file(place.filePath(
        QStringLiteral(".leadline-%1").arg(QRandomGenerator::global()->generate64(), 0, 36)));
    if (!file.open(QFile::WriteOnly | QFile::NewOnly))
        return cannot(stem + suffix, base::Message::verbatim(file.errorString().toStdString()));
    auto unfinished = qScopeGuard([&file] { file.remove(); });
    const auto size = static_cast<qint64>(bytes.size());
    if (file.write(reinterpret_cast<const char*>(bytes.data()), size) != size || !file.flush())
        return cannot(stem + suffix, base::Message::verbatim(file.errorString().toStdString()));
    for (int i = 1; i <= maxTries; ++i) {
        const QString name = (i == 1 ? stem : stem + QStringLiteral("-%1").arg(i)) + suffix;
        const QString path = place.filePath(name);
        // QFile::rename() never replaces an existing file.
        if (!QFileInfo::exists(path) && file.rename(path)) {
            unfinished.dismiss();
            return path;
        }
        if (!QFileInfo::exists(path))
            return cannot(name, base::Message::verbatim(file.errorString().toStdString()));
    }
    return cannot(stem + suffix, base::Message("its name is taken"));
}

} // namespace leadline::app
