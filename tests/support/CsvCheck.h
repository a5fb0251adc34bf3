// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/NaiveBin.h"

#include <QByteArray>
#include <QString>

namespace leadline::test {

/// The first line of the contract.
[[nodiscard]] QByteArray csvHeaderWith(qsizetype sampleColumns);

/// Compares exported rows with what the plain reader found, cell by cell; empty if they agree, else
/// the first difference.
[[nodiscard]] QString differenceOf(const QByteArray& csv, const QList<NaivePing>& pings,
                                   const QByteArray& stream, bool samples);

} // namespace leadline::test
