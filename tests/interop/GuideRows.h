// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace leadline::test {

/// A line of a table of the guide that begins with what is to be pressed.
struct GuideRow {
    /// The heads of its table, and what stands below them, without the marks of Markdown.
    QStringList heads;
    QStringList cells;
    /// What stands between backticks in its last cell.
    QStringList code;

    [[nodiscard]] const QString& keys() const { return cells.front(); }
    [[nodiscard]] QString cell(const QString& head) const
    {
        return cells.value(heads.indexOf(head));
    }
};

/// All lines of the tables of a page whose first column is "Keys", in their order.
[[nodiscard]] QList<GuideRow> keyRows(const QString& markdown);

} // namespace leadline::test
