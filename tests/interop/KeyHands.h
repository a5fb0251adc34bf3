// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "WindowRun.h"

#include <QKeySequence>
#include <QMap>
#include <QString>

namespace leadline::test {

/// Presses in a window what a page of the guide says in words: "Tab to Demo, Space", "← 4 times",
/// "type Bottom", "Shift+S".
class KeyHands {
public:
    explicit KeyHands(WindowRun& run) : m_run(run) {}

    /// What the guide calls a thing, and its objectName: for those that are not called by what they
    /// tell a screen reader.
    void call(const QString& name, const QString& objectName) { m_names[name] = objectName; }
    /// Empty when all of it was pressed; else what could not be.
    [[nodiscard]] QString press(const QString& words);

private:
    [[nodiscard]] QString pressOne(const QString& words);
    [[nodiscard]] bool pressKey(const QString& key);
    [[nodiscard]] QString tabTo(const QString& name, bool back);
    [[nodiscard]] bool isFocused(const QString& name) const;

    WindowRun& m_run;
    QMap<QString, QString> m_names;
};

} // namespace leadline::test
