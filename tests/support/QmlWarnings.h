// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTest>

namespace leadline::test {

/// Makes warnings of QML, such as a failing script or a binding loop, fail the running test
/// function, or the next one.
inline void failOnQmlWarnings()
{
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(qrc:|file:|data:|<Unknown File>).*:\\d+")));
}

} // namespace leadline::test
