// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/MarkerTagLayout.h"
#include "support/TestMain.h"

#include <QTest>

#include <random>

using namespace leadline;
using app::MarkerTagLayout;

/// Tests on geometry alone where the tags of markers stand.
class MarkerTagLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void aTagStandsTwelvePixelsBesideItsPin()
    {
        MarkerTagLayout layout;
        const auto boxes = layout.place({tag("a", {300, 200})}, {}, {}, plot);
        QCOMPARE(boxes.size(), std::size_t{1});
        QCOMPARE(boxes[0].left(), 300.0 + 10 + 12);
        QCOMPARE(boxes[0].center().y(), 200.0);
        // At the right edge it stands on the left.
        const auto left = MarkerTagLayout().place({tag("a", {560, 200})}, {}, {}, plot);
        QCOMPARE(left[0].right(), 560.0 - 10 - 12);
    }

    void tagsCoverNeitherEachOtherNorWhatMustBeSeen()
    {
        std::mt19937 random(4); // NOLINT(bugprone-random-generator-seed)
        const auto below = [&](int most) {
            return static_cast<double>(random() % static_cast<unsigned>(most));
        };
        int placed = 0;
        for (int round = 0; round < 500; ++round) {
            const QPointF centre = plot.center();
            // The vehicle, and blocks in the corners as the window has them.
            const std::vector<QRectF> obstacles{QRectF(centre - QPointF(14, 14), QSizeF(28, 28)),
                                                {14, 14, 180, 100},
                                                {plot.right() - 130, 14, 120, 60},
                                                {14, plot.bottom() - 130, 180, 120},
                                                {plot.right() - 54, plot.bottom() - 144, 44, 134}};
            std::vector<MarkerTagLayout::Tag> tags;
            std::vector<QRectF> pins;
            for (int i = 0; i < 6; ++i) {
                tags.push_back({.markerId = QString::number(i),
                                .at = {below(600), below(500)},
                                .reach = 10,
                                .size = {90 + below(110), 24 + below(40)}});
                pins.emplace_back(tags.back().at - QPointF(10, 10), QSizeF(20, 20));
            }
            MarkerTagLayout layout;
            const auto boxes = layout.place(tags, obstacles, pins, plot);
            QCOMPARE(boxes.size(), tags.size());
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                if (boxes[i].isEmpty())
                    continue;
                ++placed;
                QCOMPARE(boxes[i].size(), tags[i].size);
                QVERIFY(plot.contains(boxes[i]));
                QVERIFY(!boxes[i].intersects(pins[i]));
                for (const QRectF& obstacle : obstacles)
                    QVERIFY(!boxes[i].intersects(obstacle));
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(!boxes[i].intersects(boxes[j]));
            }
            QVERIFY2(!boxes.front().isEmpty(), "The first tag always finds its place.");
        }
        QVERIFY2(placed > 500 * 6 * 9 / 10, qPrintable(QString::number(placed)));
    }

    void aTagKeepsItsSide()
    {
        MarkerTagLayout layout;
        const std::vector<QRectF> right{{320, 150, 200, 100}};
        const auto moved = layout.place({tag("a", {300, 200})}, right, {}, plot);
        QVERIFY(moved[0].right() < 300);
        // Where there is room again on the other side it does not jump back.
        QCOMPARE(layout.place({tag("a", {300, 200})}, {}, {}, plot), moved);
        // It goes with its pin.
        QCOMPARE(layout.place({tag("a", {303, 201})}, {}, {}, plot)[0], moved[0].translated(3, 1));
    }

    void withoutRoomThereIsNoTag()
    {
        MarkerTagLayout layout;
        const auto boxes =
            layout.place({tag("a", {300, 200}), tag("b", {310, 210})}, {plot}, {}, plot);
        QVERIFY(boxes[0].isEmpty() && boxes[1].isEmpty());
        // A pin gives way where there is no other place, an obstacle never does.
        QVERIFY(!layout.place({tag("a", {300, 200})}, {}, {plot}, plot)[0].isEmpty());
    }

    void qmlGetsTheSame()
    {
        MarkerTagLayout layout;
        const QVariantList boxes =
            layout.place(QStringList{"a"}, QVariantList{QPointF(300, 200), QPointF(340, 200)},
                         QVariantList{10.0, 10.0}, QVariantList{QSizeF(100, 40)},
                         QVariantList{QRectF(), QRectF(286, 186, 28, 28)}, plot);
        QCOMPARE(boxes.size(), 1);
        const QRectF box = boxes.front().toRectF();
        QCOMPARE(box.size(), QSizeF(100, 40));
        // The second point is a pin without a tag.
        QVERIFY(!box.intersects(QRectF(330, 190, 20, 20)));
    }

private:
    static MarkerTagLayout::Tag tag(const char* id, QPointF at)
    {
        return {.markerId = id, .at = at, .reach = 10, .size = {120, 40}};
    }

    static constexpr QRectF plot{4, 4, 592, 492};
};

LEADLINE_GUILESS_TEST(MarkerTagLayoutTest)
#include "tst_markertaglayout.moc"
