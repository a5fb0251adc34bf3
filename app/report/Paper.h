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

/// Light colours, as they read on paper.
namespace paper {
inline const QColor ink(0x0a, 0x13, 0x1c);
inline const QColor ink2(0x2c, 0x3b, 0x4b);
inline const QColor ink3(0x4a, 0x5b, 0x6d);
inline const QColor line(0xcb, 0xd4, 0xdd);
inline const QColor tint(0xf1, 0xf4, 0xf7);
inline const QColor accent(0x00, 0x5e, 0x80);
inline const QColor warn(0x8a, 0x43, 0x00);
} // namespace paper

/// Pages of A4 that are filled from the top, with what stands on each of them. Lengths are points
/// (1/72 inch); text stays text. Where something does not fit, the next page begins.
class Paper {
    Q_DECLARE_TR_FUNCTIONS(leadline::app::Paper)
public:
    enum class Role : std::uint8_t { Title, Heading, Strong, Body, Small, Tick };
    /// What stands at the foot of each page; `pages` is 0 while it is not known.
    struct Foot {
        QString left;
        /// In a frame, on every page.
        QString mark;
        int pages = 0;
    };
    struct Column {
        QString title;
        /// Share of the width.
        double share = 1;
        bool right = false;
    };

    Paper(QPdfWriter& writer, Foot foot);
    Paper(const Paper&) = delete;
    Paper& operator=(const Paper&) = delete;
    ~Paper();

    [[nodiscard]] double width() const;
    /// From the top of the page.
    [[nodiscard]] double y() const { return m_y; }
    [[nodiscard]] double room() const;
    [[nodiscard]] int pages() const { return m_page; }

    void skip(double height) { m_y += height; }
    /// A new page where less is left.
    void need(double height);
    void newPage();

    /// The next so high stretch of the page, for `draw(painter, box)`; moves on below it.
    void box(double height, const std::function<void(QRectF)>& draw);
    void heading(const QString& words, double keepWith = 0);
    void paragraph(const QString& words, Role role, const QColor& colour);
    /// Its head is written again on each page.
    void table(const std::vector<Column>& columns, const std::vector<QStringList>& rows);

    /// For boxes; everything below is in the box's own coordinates.
    [[nodiscard]] QPainter& painter() { return m_painter; }
    void setRole(Role role);
    [[nodiscard]] double textWidth(const QString& words, Role role);
    [[nodiscard]] double textHeight(const QString& words, Role role, double width) const;
    /// One line, cut at its end where it is too long; `y` is that of its baseline.
    void line(QPointF baseline, double width, const QString& words, Role role, const QColor& colour,
              Qt::Alignment alignment = Qt::AlignLeft);
    void words(QRectF box, const QString& words, Role role, const QColor& colour);
    /// The words as they are, or line by line in pieces where they would not fit on one page.
    [[nodiscard]] QStringList pieces(const QString& words, Role role, double width) const;

private:
    void drawFoot();
    static constexpr double columnGap = 12;

    /// Of an empty page.
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
