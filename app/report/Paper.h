// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QCoreApplication>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace leadline::app {

/// Colours for paper: dark text on white.
namespace paper {
inline const QColor ink(0x0a, 0x13, 0x1c);
inline const QColor ink2(0x2c, 0x3b, 0x4b);
inline const QColor ink3(0x4a, 0x5b, 0x6d);
inline const QColor line(0xcb, 0xd4, 0xdd);
inline const QColor tint(0xf1, 0xf4, 0xf7);
inline const QColor accent(0x00, 0x5e, 0x80);
inline const QColor warn(0x8a, 0x43, 0x00);
} // namespace paper

/// A4 pages of a PDF that are filled from the top, with a footer on each. Lengths are points (1/72
/// inch); text stays searchable. Content that does not fit starts a new page.
class Paper {
    Q_DECLARE_TR_FUNCTIONS(leadline::app::Paper)
public:
    enum class Role : std::uint8_t { Title, Heading, Strong, Body, Small, Tick };
    /// Footer of each page; `pages`, the number of pages, is 0 while unknown.
    struct Foot {
        QString left;
        /// Framed text on every page, for example "Simulated".
        QString mark;
        int pages = 0;
    };
    struct Column {
        QString title;
        /// Fraction of the page's width.
        double share = 1;
        bool right = false;
    };

    Paper(QPdfWriter& writer, Foot foot);
    Paper(const Paper&) = delete;
    Paper& operator=(const Paper&) = delete;
    ~Paper();

    [[nodiscard]] double width() const;
    /// Present position, measured from the top of the page.
    [[nodiscard]] double y() const { return m_y; }
    [[nodiscard]] double room() const;
    [[nodiscard]] int pages() const { return m_page; }

    void skip(double height) { m_y += height; }
    /// Begins a new page if less than `height` is left.
    void need(double height);
    void newPage();

    /// Reserves a box of this height, calls `draw` with it, and continues below it.
    void box(double height, const std::function<void(QRectF)>& draw);
    /// Begins a new page if the heading and what is `keepWith` high below it do not fit together.
    void heading(const QString& words, double keepWith = 0);
    void paragraph(const QString& words, Role role, const QColor& colour);
    /// Draws a table; its header is repeated on each page.
    void table(const std::vector<Column>& columns, const std::vector<QStringList>& rows);

    /// Painter for use in box(), in the page's coordinates.
    [[nodiscard]] QPainter& painter() { return m_painter; }
    void setRole(Role role);
    [[nodiscard]] double textWidth(const QString& words, Role role);
    [[nodiscard]] double textHeight(const QString& words, Role role, double width) const;
    /// Draws one line of text, elided at its end if it is too long.
    void line(QPointF baseline, double width, const QString& words, Role role, const QColor& colour,
              Qt::Alignment alignment = Qt::AlignLeft);
    void words(QRectF box, const QString& words, Role role, const QColor& colour);
    /// The text as one piece, or split into pieces of some lines if it may not fit on a page.
    [[nodiscard]] QStringList pieces(const QString& words, Role role, double width) const;

private:
    void drawFoot();
    static constexpr double columnGap = 12;

    /// Usable height of an empty page.
    [[nodiscard]] static double wholeRoom();
    void tableHead(const std::vector<Column>& columns);
    void addParts(std::vector<QStringList>& parts, const std::vector<Column>& columns,
                  const QStringList& row) const;
    [[nodiscard]] QFont font(Role role) const;

    QPdfWriter& m_writer;
    Foot m_foot;
    QPainter m_painter;
    double m_y = 0;
    int m_page = 1;
};

} // namespace leadline::app
