// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>
#include <QSet>
#include <QStringList>

namespace leadline::test {

/// Controls that have no name or role or are kept from who asks for them, switches that do not say
/// whether they are on, numbers that do not say their value, and plots without words.
[[nodiscard]] QStringList namingFaults(QQuickItem& root);
/// Controls that react over less than 44 px in height or width.
[[nodiscard]] QStringList targetFaults(QQuickItem& root);
/// Controls that cannot be reached from these, at which Tab stops.
[[nodiscard]] QStringList reachFaults(QQuickItem& root, const QSet<QQuickItem*>& stops);

/// What is pressed, slid or written in without a tooltip, or whose tooltip does not end with its
/// key in brackets. Rows of lists say all themselves, and a field is written in.
[[nodiscard]] QStringList tipFaults(QQuickItem& root);

} // namespace leadline::test
