// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/GapsItem.h"
#include "support/TestMain.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::GapsItem;
using app::Playback;

class GapsItemTest : public QObject {
    Q_OBJECT

private slots:
    void aGapLiesWhereItsTimeIs()
    {
        Playback playback;
        playback.setGaps({{20s, 59s}, {80s, 81s}});
        GapsItem item;
        show(item, playback, 0, 100);
        const auto columns = item.columns();
        QCOMPARE(columns.size(), std::size_t{2});
        QCOMPARE(columns[0].x, 200.0);
        QCOMPARE(columns[0].width, 390.0);
        QCOMPARE(columns[0].name, QStringLiteral("39 s gap"));
        QCOMPARE(columns[1].x, 800.0);
        QCOMPARE(columns[1].name, QString());
    }

    void aNameKeepsOffWhatStandsThereAlready()
    {
        Playback playback;
        playback.setGaps({{20s, 59s}});
        GapsItem item;
        show(item, playback, 0, 100);
        item.setProperty("taken", QVariant::fromValue(QList<double>{200, 590}));
        QCOMPARE(item.columns()[0].name, QStringLiteral("39 s gap"));
        item.setProperty("taken", QVariant::fromValue(QList<double>{200, 380, 590}));
        QCOMPARE(item.columns()[0].name, QString());
    }

    void aShortGapIsThreePixelsWideAboutItsMiddle()
    {
        Playback playback;
        playback.setGaps({{500s, 502s}});
        GapsItem item;
        show(item, playback, 0, 10'000);
        QCOMPARE(item.columns().size(), std::size_t{1});
        QCOMPARE(item.columns()[0].width, 3.0);
        QCOMPARE(item.columns()[0].x, 50.1 - 1.5);
    }

    void onlyWhatIsSeenIsDrawn()
    {
        Playback playback;
        playback.setGaps({{0s, 10s}, {95s, 130s}, {140s, 145s}, {195s, 400s}, {500s, 600s}});
        GapsItem item;
        show(item, playback, 100, 200);
        const auto columns = item.columns();
        QCOMPARE(columns.size(), std::size_t{3});
        QCOMPARE(columns[0].x, 0.0);
        QCOMPARE(columns[0].width, 300.0);
        QCOMPARE(columns[2].x, 950.0);
        QCOMPARE(columns[2].width, 50.0);
        QCOMPARE(columns[2].name, QStringLiteral("3 min gap"));
    }

    void manyGapsDoNotOverlap()
    {
        Playback playback;
        std::vector<log::Gap> gaps;
        for (int i = 0; i < 20'000; ++i)
            gaps.push_back({4s * i, 4s * i + 2s});
        playback.setGaps(gaps);
        GapsItem item;
        show(item, playback, 0, 80'000);
        const auto columns = item.columns();
        QVERIFY(columns.size() <= 1000 / 3 + 1);
        for (std::size_t i = 1; i < columns.size(); ++i)
            QVERIFY(columns[i].x >= columns[i - 1].x + columns[i - 1].width);
    }

    void namesDoNotOverlap()
    {
        Playback playback;
        playback.setGaps({{10s, 13s}, {14s, 17s}, {30s, 33s}});
        GapsItem item;
        show(item, playback, 0, 100);
        const auto columns = item.columns();
        QCOMPARE(columns[0].name, QStringLiteral("3 s gap"));
        QCOMPARE(columns[1].name, QString());
        QCOMPARE(columns[2].name, QStringLiteral("3 s gap"));
    }

    void whatIsDamagedIsNamedAndHidesNothing()
    {
        using Kind = log::Gap::Kind;
        Playback playback;
        playback.setGaps({{20s, 48s, Kind::Damage}, {70s, 71s, Kind::PartlyDamaged}});
        GapsItem item;
        show(item, playback, 0, 100);
        const auto columns = item.columns();
        QCOMPARE(columns.size(), std::size_t{2});
        QCOMPARE(columns[0].name, QStringLiteral("28 s damaged"));
        QVERIFY(columns[0].damage && !columns[0].seenThrough);
        QCOMPARE(columns[1].name, QStringLiteral("damaged"));
        QVERIFY(columns[1].damage && columns[1].seenThrough);
    }

    void hatchesTheGapAndNothingElse()
    {
        Playback playback;
        playback.setGaps({{20s, 60s}});
        GapsItem item;
        show(item, playback, 0, 100);
        QImage image(1000, 76, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        item.paint(&painter);
        painter.end();
        int hatched = 0;
        for (int x = 0; x < 1000; ++x) {
            const QColor colour = image.pixelColor(x, 50);
            QCOMPARE(colour.alpha() == 255, x >= 200 && x < 600);
            hatched += colour.red() > 100 ? 1 : 0;
        }
        QVERIFY(hatched > 50 && hatched < 200);
    }

private:
    static void show(GapsItem& item, Playback& playback, double beginS, double endS)
    {
        item.setSize({1000, 76});
        item.setPlayback(&playback);
        item.setProperty("beginS", beginS);
        item.setProperty("endS", endS);
        item.setProperty("namesHeight", 20.0);
        item.setProperty("ground", QColor(Qt::black));
        item.setProperty("hatch", QColor(Qt::red));
        item.setProperty("ink", QColor(Qt::white));
        QFont font;
        font.setPixelSize(11);
        item.setProperty("font", font);
    }
};

LEADLINE_GUI_TEST(GapsItemTest)
#include "tst_gapsitem.moc"
