// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/Paper.h"

#include "language/Tr.h"

#include <QFontMetricsF>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

constexpr double marginX = 48;
constexpr double marginTop = 44;
constexpr double marginBottom = 56;
constexpr double rowPad = 3.5;

QSizeF pageSize()
{
    return QPageSize(QPageSize::A4).size(QPageSize::Point);
}

} // namespace

// The painter's unit is a point, and font sizes are given in its pixels, so that measured and drawn
// sizes agree at any resolution.
Paper::Paper(QPdfWriter& writer, Foot foot)
    : m_writer(writer),
      m_foot(std::move(foot)),
      m_painter(&writer)
{
    const double scale = m_writer.resolution() / 72.0;
    m_painter.scale(scale, scale);
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    m_y = marginTop;
}

Paper::~Paper()
{
    drawFoot();
}

double Paper::width() const
{
    return pageSize().width() - 2 * marginX;
}

double Paper::wholeRoom()
{
    return pageSize().height() - marginTop - marginBottom;
}

double Paper::room() const
{
    return pageSize().height() - marginBottom - m_y;
}

void Paper::need(double height)
{
    if (height > room())
        newPage();
}

void Paper::newPage()
{
    drawFoot();
    m_writer.newPage();
    ++m_page;
    m_y = marginTop;
}

QFont Paper::font(Role role) const
{
    QFont font;
    font.setFamilies({QStringLiteral("Leadline Sans"), QStringLiteral("Inter"),
                      QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    font.setHintingPreference(QFont::PreferNoHinting);
    switch (role) {
    case Role::Title:
        font.setPixelSize(22);
        font.setWeight(QFont::DemiBold);
        break;
    case Role::Heading:
        font.setPixelSize(13);
        font.setWeight(QFont::DemiBold);
        break;
    case Role::Strong:
        font.setPixelSize(10);
        font.setWeight(QFont::DemiBold);
        break;
    case Role::Body:
        font.setPixelSize(10);
        break;
    case Role::Small:
        font.setPixelSize(9);
        break;
    case Role::Tick:
        font.setPixelSize(8);
        break;
    }
    return font;
}

void Paper::setRole(Role role)
{
    m_painter.setFont(font(role));
}

double Paper::textWidth(const QString& words, Role role)
{
    return QFontMetricsF(font(role)).horizontalAdvance(words);
}

double Paper::textHeight(const QString& words, Role role, double width) const
{
    const QRectF bounds =
        QFontMetricsF(font(role))
            .boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWrapAnywhere | Qt::TextWordWrap, words);
    return bounds.height();
}

void Paper::line(QPointF baseline, double width, const QString& words, Role role,
                 const QColor& colour, Qt::Alignment alignment)
{
    setRole(role);
    m_painter.setPen(colour);
    const QFontMetricsF metrics(m_painter.font());
    const QString fitting = metrics.elidedText(words, Qt::ElideRight, width);
    const double free = width - metrics.horizontalAdvance(fitting);
    const double shift = alignment & Qt::AlignRight     ? free
                         : alignment & Qt::AlignHCenter ? free / 2
                                                        : 0;
    m_painter.drawText(QPointF(baseline.x() + shift, baseline.y()), fitting);
}

void Paper::words(QRectF box, const QString& words, Role role, const QColor& colour)
{
    setRole(role);
    m_painter.setPen(colour);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_painter.drawText(box, words, option);
}

void Paper::box(double height, const std::function<void(QRectF)>& draw)
{
    need(height);
    m_painter.save();
    draw(QRectF(marginX, m_y, width(), height));
    m_painter.restore();
    m_y += height;
}

void Paper::heading(const QString& words, double keepWith)
{
    constexpr double above = 18;
    constexpr double height = 20;
    constexpr double below = 4;
    need(above + height + below + keepWith);
    if (m_y > marginTop)
        skip(above);
    box(height, [&](QRectF box) {
        line({box.left(), box.top() + 11}, box.width(), words, Role::Heading, paper::ink);
        m_painter.setPen(QPen(paper::line, 0.75));
        m_painter.drawLine(QPointF(box.left(), box.bottom() - 2),
                           QPointF(box.right(), box.bottom() - 2));
    });
    skip(below);
}

void Paper::paragraph(const QString& text, Role role, const QColor& colour)
{
    for (const QString& piece : pieces(text, role, width()))
        box(textHeight(piece, role, width()), [&](QRectF box) { words(box, piece, role, colour); });
    skip(2);
}

void Paper::tableHead(const std::vector<Column>& columns)
{
    box(16, [&](QRectF box) {
        double x = box.left();
        for (const Column& column : columns) {
            const double w = column.share * box.width();
            line({x, box.top() + 10}, w - columnGap, column.title, Role::Small, paper::ink3,
                 column.right ? Qt::AlignRight : Qt::AlignLeft);
            x += w;
        }
        m_painter.setPen(QPen(paper::line, 0.5));
        m_painter.drawLine(box.bottomLeft(), box.bottomRight());
    });
}

void Paper::table(const std::vector<Column>& columns, const std::vector<QStringList>& rows)
{
    const auto heightOf = [&](const QStringList& row) {
        double height = 0;
        for (qsizetype i = 0; i < row.size(); ++i)
            height =
                std::max(height, textHeight(row[i], Role::Small,
                                            columns[static_cast<std::size_t>(i)].share * width() -
                                                columnGap));
        return height + 2 * rowPad;
    };
    std::vector<QStringList> parts;
    for (const QStringList& row : rows)
        addParts(parts, columns, row);
    need(16 + (parts.empty() ? 0 : heightOf(parts.front())));
    tableHead(columns);
    for (const QStringList& row : parts) {
        const double height = heightOf(row);
        if (height > room()) {
            newPage();
            tableHead(columns);
        }
        box(height, [&](QRectF box) {
            double x = box.left();
            for (qsizetype i = 0; i < row.size(); ++i) {
                const Column& column = columns[static_cast<std::size_t>(i)];
                const double w = column.share * box.width() - columnGap;
                const QRectF cell(x, box.top() + rowPad, w, height);
                if (column.right)
                    line({x, box.top() + rowPad + 8.5}, w, row[i], Role::Small, paper::ink,
                         Qt::AlignRight);
                else
                    words(cell, row[i], Role::Small, i == 0 ? paper::ink : paper::ink2);
                x += column.share * box.width();
            }
            m_painter.setPen(QPen(paper::line, 0.35));
            m_painter.drawLine(box.bottomLeft(), box.bottomRight());
        });
    }
}

void Paper::drawFoot()
{
    const QSizeF page = pageSize();
    const double y = page.height() - 30;
    m_painter.setPen(QPen(paper::line, 0.5));
    m_painter.drawLine(QPointF(marginX, y - 14), QPointF(page.width() - marginX, y - 14));
    double x = marginX;
    if (!m_foot.mark.isEmpty()) {
        const double w = textWidth(m_foot.mark, Role::Small) + 10;
        m_painter.setPen(QPen(paper::warn, 0.75));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(QRectF(x, y - 9.5, w, 13), 3, 3);
        line({x + 5, y}, w, m_foot.mark, Role::Small, paper::warn);
        x += w + 8;
    }
    line({x, y}, width() - (x - marginX) - 90, m_foot.left, Role::Small, paper::ink3);
    const QString number = m_foot.pages > 0 ? tr("Page %1 of %2").arg(m_page).arg(m_foot.pages)
                                            : tr("Page %1").arg(m_page);
    line({page.width() - marginX - 90, y}, 90, number, Role::Small, paper::ink3, Qt::AlignRight);
}

// Texts that are longer than a page.

QStringList Paper::pieces(const QString& words, Role role, double width) const
{
    // A piece is short enough to leave no large gap at the end of a page.
    constexpr int linesOfPiece = 8;
    constexpr double tableHeadAndPads = 40;
    const double whole = wholeRoom() - tableHeadAndPads;
    const QFontMetricsF metrics(font(role));
    // Even with one character a line, such a short text would fit the page; that avoids the layout.
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

// Splits a row that is higher than a page into several rows.
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
