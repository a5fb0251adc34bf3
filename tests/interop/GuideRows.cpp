// SPDX-License-Identifier: GPL-3.0-or-later
#include "GuideRows.h"

#include <QRegularExpression>

namespace leadline::test {

namespace {

QStringList cellsOf(const QString& line)
{
    QStringList cells = line.mid(1, line.size() - 2).split('|');
    for (QString& cell : cells)
        cell = cell.trimmed();
    return cells;
}

QString withoutMarks(QString cell)
{
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]+)\\]\\([^)]+\\)"));
    return cell.replace(link, QStringLiteral("\\1")).remove('*').remove('`');
}

QStringList codeIn(const QString& cell)
{
    static const QRegularExpression ticks(QStringLiteral("`([^`]+)`"));
    QStringList code;
    for (auto all = ticks.globalMatch(cell); all.hasNext();)
        code += all.next().captured(1);
    return code;
}

} // namespace

QList<GuideRow> keyRows(const QString& markdown)
{
    QList<GuideRow> rows;
    QStringList heads;
    for (const QString& line : markdown.split('\n')) {
        if (!line.startsWith('|')) {
            heads.clear();
            continue;
        }
        const QStringList cells = cellsOf(line);
        if (heads.isEmpty()) {
            heads = cells;
            continue;
        }
        if (heads.front() != QLatin1String("Keys") || cells.front().startsWith("---"))
            continue;
        GuideRow row{.heads = heads, .cells = {}, .code = codeIn(cells.back())};
        for (const QString& cell : cells)
            row.cells += withoutMarks(cell);
        rows += row;
    }
    return rows;
}

} // namespace leadline::test
