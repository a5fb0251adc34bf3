// SPDX-License-Identifier: GPL-3.0-or-later
// Words that are more than a page holds.
#include "report/Paper.h"

#include <QFontMetricsF>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>

namespace leadline::app {

QStringList Paper::pieces(const QString& words, Role role, double width) const
{
    // Few enough that a page is not left half empty before them.
    constexpr int linesOfPiece = 8;
    constexpr double tableHeadAndPads = 40;
    const double whole = wholeRoom() - tableHeadAndPads;
    const QFontMetricsF metrics(font(role));
    // No text that may be so high is that short.
    if (static_cast<double>(words.size()) * metrics.lineSpacing() <= whole ||
        textHeight(words, role, width) <= whole)
        return {words};
    QStringList pieces;
    int lines = linesOfPiece;
    const auto add = [&](const QString& line) {
        if (lines++ < linesOfPiece) {
            pieces.back() += QLatin1Char('\n') + line;
            return;
        }
        pieces += line;
        lines = 1;
    };
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    for (const QString& paragraph : words.split(QLatin1Char('\n'))) {
        if (paragraph.isEmpty())
            add(paragraph);
        QTextLayout layout(paragraph, font(role));
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            QString part = paragraph.mid(line.textStart(), line.textLength());
            while (part.endsWith(QLatin1Char(' ')))
                part.chop(1);
            add(part);
        }
        layout.endLayout();
    }
    return pieces;
}

// A row that is higher than a page goes on in further ones.
void Paper::addParts(std::vector<QStringList>& parts, const std::vector<Column>& columns,
                     const QStringList& row) const
{
    std::vector<QStringList> cells;
    qsizetype most = 1;
    for (qsizetype i = 0; i < row.size(); ++i) {
        const Column& column = columns[static_cast<std::size_t>(i)];
        cells.push_back(column.right
                            ? QStringList(row[i])
                            : pieces(row[i], Role::Small, column.share * width() - columnGap));
        most = std::max(most, cells.back().size());
    }
    for (qsizetype p = 0; p < most; ++p) {
        QStringList part;
        for (const QStringList& cell : cells)
            part += cell.value(p);
        parts.push_back(part);
    }
}

} // namespace leadline::app
