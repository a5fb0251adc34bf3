// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTest>

namespace leadline::test {

/// What QML says of itself, a script that fails or a loop of bindings, fails the test function that
/// runs, or is about to.
inline void failOnQmlWarnings()
{
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(qrc:|file:|data:|<Unknown File>).*:\\d+")));
}

} // namespace leadline::test
