// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/TiledImage.h"
#include "support/TestMain.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

using namespace leadline;

namespace {

class TilesItem : public QQuickItem {
public:
    TilesItem() { setFlag(ItemHasContents); }

    app::TiledImage tiles;

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData*) override
    {
        return tiles.sync(old, *window(), 1, {});
    }
};

} // namespace

class TiledImageTest : public QObject {
    Q_OBJECT

private slots:
    void everyPixelIsShownAndTilesMeetWithoutASeam()
    {
        TilesItem item;
        QQuickWindow window;
        window.setColor(Qt::red);
        window.resize(50, 200);
        item.setParentItem(window.contentItem());
        item.setSize({50, 200});
        item.tiles.setBackground(Qt::black);
        item.tiles.resize({50, 200});
        const auto canvas = item.tiles.canvas();
        for (int y = 0; y < 200; ++y)
            for (int x = 0; x < 50; ++x)
                canvas.set(x, y, {0, std::uint8_t(y), std::uint8_t(x), 255});
        item.tiles.touchAll();
        QVERIFY(item.tiles.prepare());
        item.update();
        window.show();
        const QImage shown = window.grabWindow();
        for (int y = 0; y < 200; ++y)
            for (int x = 0; x < 50; ++x)
                QCOMPARE(shown.pixelColor(x, y), QColor(0, y, x));
    }

    void onlyWhatWasTouchedIsMadeAnew()
    {
        app::TiledImage tiles;
        tiles.resize({10, 130});
        QVERIFY(tiles.prepare());
        QVERIFY(!tiles.prepare());
        tiles.touch({0, 127, 1, 2});
        QVERIFY(tiles.prepare());
        QVERIFY(!tiles.prepare());
        tiles.touch({20, 0, 5, 5});
        QVERIFY(!tiles.prepare());
    }

    void whatGrowsAtTheRightIsAStripOfItsOwn()
    {
        std::vector<QRect> made;
        app::TiledImage tiles(app::TiledImage::Cut::Growing);
        tiles.setOverlay([&](QImage& tile, QPoint at) { made.emplace_back(at, tile.size()); });
        tiles.resize({200, 100});
        QVERIFY(tiles.prepare());
        const QRect strip(152, 0, 48, 100);
        QCOMPARE(made, (std::vector{QRect(0, 0, 152, 100), strip}));
        made.clear();
        tiles.touch({190, 0, 10, 100});
        QVERIFY(tiles.prepare());
        QCOMPARE(made, std::vector{strip});
        made.clear();
        tiles.resize({30, 20});
        QVERIFY(tiles.prepare());
        QCOMPARE(made, std::vector{QRect(0, 0, 30, 20)});
    }

    void aHalfTransparentEchoGoesIntoTheBackground()
    {
        TilesItem item;
        QQuickWindow window;
        window.resize(10, 10);
        item.setParentItem(window.contentItem());
        item.tiles.setBackground(QColor(100, 0, 0));
        item.tiles.resize({10, 10});
        item.tiles.canvas().set(3, 3, {200, 200, 0, 128});
        item.tiles.prepare();
        item.update();
        window.show();
        const QImage shown = window.grabWindow();
        QCOMPARE(shown.pixelColor(3, 3), QColor(150, 100, 0));
        QCOMPARE(shown.pixelColor(4, 3), QColor(100, 0, 0));
    }
};

LEADLINE_GUI_TEST(TiledImageTest)
#include "tst_tiledimage.moc"
