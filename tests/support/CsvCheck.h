// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/NaiveBin.h"

#include <QByteArray>
#include <QString>

namespace leadline::test {

/// The header line that the documentation of the command line specifies.
[[nodiscard]] QByteArray csvHeaderWith(qsizetype sampleColumns);

/// Compares exported rows cell by cell with those of the independent reader; returns the first
/// difference, or an empty string.
[[nodiscard]] QString differenceOf(const QByteArray& csv, const QList<NaivePing>& pings,
                                   const QByteArray& stream, bool samples);

} // namespace leadline::test
