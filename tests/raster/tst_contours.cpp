// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/Contours.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

using namespace leadline::raster;

/// Tests the lines of equal level of a grid.
class ContoursTest : public QObject {
    Q_OBJECT

private slots:
    void aCellHasALineAroundIt()
    {
        const std::vector<float> levels{0, 0, 0, 0, 8, 0, 0, 0, 0};
        const auto lines = contours(levels, 3, 2);
        QCOMPARE(lines.size(), std::size_t(1));
        // A quarter of the way up to the cell from each of its four neighbours.
        QCOMPARE(lines[0].size(), std::size_t(5));
        QVERIFY(isClosed(lines[0]));
        for (const ContourPoint& point : lines[0])
            QCOMPARE(std::abs(point.x - 1) + std::abs(point.y - 1), 0.75F);
        QVERIFY(std::abs(lengthOf(lines[0]) - 4 * 0.75 * std::numbers::sqrt2) < 1e-6);
    }

    void theLineOfAConeIsACircle()
    {
        constexpr int width = 81;
        constexpr int height = 61;
        std::vector<float> levels;
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
                levels.push_back(float(100 - std::hypot(x - 40.3, y - 30.7)));
        const auto lines = contours(levels, width, 80);
        QCOMPARE(lines.size(), std::size_t(1));
        QVERIFY(isClosed(lines[0]));
        for (const ContourPoint& point : lines[0])
            QVERIFY(std::abs(std::hypot(point.x - 40.3, point.y - 30.7) - 20) < 0.02);
        QVERIFY(std::abs(lengthOf(lines[0]) - 40 * std::numbers::pi) < 0.3);
    }

    void aLineEndsAtTheBorder()
    {
        // Rises from left to right: one line from top to bottom.
        std::vector<float> levels;
        for (int y = 0; y < 4; ++y)
            for (int x = 0; x < 5; ++x)
                levels.push_back(float(x));
        const auto lines = contours(levels, 5, 2.5F);
        QCOMPARE(lines.size(), std::size_t(1));
        QCOMPARE(lines[0].size(), std::size_t(4));
        for (const ContourPoint& point : lines[0])
            QCOMPARE(point.x, 2.5F);
        QCOMPARE(std::abs(lines[0].front().y - lines[0].back().y), 3.F);
    }

    void holesHaveLinesOfTheirOwn()
    {
        std::vector<float> levels(9 * 9, 0);
        for (std::size_t y = 2; y < 7; ++y)
            for (std::size_t x = 2; x < 7; ++x)
                levels[y * 9 + x] = 10;
        levels[4 * 9 + 4] = 0;
        const auto lines = contours(levels, 9, 5);
        QCOMPARE(lines.size(), std::size_t(2));
        QVERIFY(std::ranges::all_of(lines, isClosed));
    }

    /// Opposite cells are two areas or one, by their mean.
    void saddlesAreConnectedByTheirMean()
    {
        const std::vector<float> levels{0, 0, 0, 0, 0, 9, 1, 0, 0, 1, 9, 0, 0, 0, 0, 0};
        QCOMPARE(contours(levels, 4, 6).size(), std::size_t(2));
        QCOMPARE(contours(levels, 4, 4).size(), std::size_t(1));
    }

    void flatAndSmallGridsHaveNone()
    {
        QVERIFY(contours({}, 0, 1).empty());
        QVERIFY(contours(std::vector<float>{0, 9}, 1, 1).empty());
        QVERIFY(contours(std::vector<float>{0, 9}, 2, 1).empty());
        QVERIFY(contours(std::vector<float>(12, 5), 4, 5).empty());
        QVERIFY(contours(std::vector<float>(12, 5), 4, 6).empty());
    }

private:
    static bool isClosed(const Contour& line)
    {
        return line.size() > 2 && line.front().x == line.back().x &&
               line.front().y == line.back().y;
    }
};

LEADLINE_GUILESS_TEST(ContoursTest)
#include "tst_contours.moc"
