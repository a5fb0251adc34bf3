// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace leadline::test {

/// One message of a .ts file.
struct CatalogMessage {
    QString context = {};
    QString source = {};
    QString comment = {};
    /// One, or as many as the language has numbers.
    QStringList translations = {};
    /// "", "unfinished", "vanished" or "obsolete".
    QString type = {};
    bool numerus = false;
};

/// All of them; empty when the file cannot be read as what it is.
[[nodiscard]] QList<CatalogMessage> readCatalog(const QString& path);

/// leadline_de.ts of the sources for "de".
[[nodiscard]] QString catalogPath(const QString& code);

/// What a careful reader would find wrong with it: unfinished, other %1 than in the source, no
/// ellipsis where there is one, other spaces around it. Empty when all is well.
[[nodiscard]] QStringList catalogFaults(const CatalogMessage& message);

} // namespace leadline::test
