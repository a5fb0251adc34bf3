// SPDX-License-Identifier: GPL-3.0-or-later
#include "ghost/GhostRow.h"

#include "language/Tr.h"
#include "settings/UnitFormat.h"

#include <QStringList>

namespace leadline::app {

QString ghostErrorText(double metres, bool isImperial)
{
    return QStringLiteral("± %1 %2")
        .arg(UnitFormat::length(metres, isImperial), 0, 'f', 2)
        .arg(isImperial ? QStringLiteral("ft") : QStringLiteral("m"));
}

QString ghostNote(const GhostRow& row, bool isImperial)
{
    QStringList parts;
    switch (row.result) {
    case GhostRow::Result::Match:
        parts += tr("match %1 · %2, ± %3°")
                     .arg(row.alignment.quality, 0, 'f', 2)
                     .arg(ghostErrorText(row.alignment.errorM, isImperial))
                     .arg(row.alignment.errorDeg, 0, 'f', 1);
        break;
    case GhostRow::Result::ByHand:
        parts += tr("aligned by hand");
        break;
    case GhostRow::Result::NoMatch:
        parts += tr("No match. Align by hand.");
        break;
    case GhostRow::Result::None:
        break;
    }
    if (!row.origin.isEmpty())
        parts += row.origin;
    return parts.join(QStringLiteral(" · "));
}

} // namespace leadline::app
