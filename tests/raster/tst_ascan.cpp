// SPDX-License-Identifier: GPL-3.0-or-later
#include "raster/AScanRaster.h"

#include "support/Picture.h"
#include "support/RandomEchoes.h"
#include "support/ReferenceRaster.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace leadline::raster;
using support::Picture;
using support::RandomEchoes;

class AScanTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheReference()
    {
        const Colormap grey;
        RandomEchoes echoes(1);
        constexpr int sizes[][2] = {{1, 1}, {100, 80}, {33, 201}, {255, 400}, {120, 1000}};
        for (const auto& [width, height] : sizes) {
            for (int i = 0; i < 12; ++i) {
                const echo::Profile profile = echoes.spoke().profile;
                Picture picture(width, height, 4);
                picture.fill({9, 9, 9, 9});
                AScanRaster raster(0, 12);
                QVERIFY(raster.draw(picture.canvas(), profile, grey) ==
                        (PixelRect{0, 0, width, height}));
                const auto wanted = support::referenceAScan(width, height, profile, 0, 12);
                QVERIFY(picture.differences(wanted, grey) * 1000 <= width * height);
            }
        }
    }

    void theBarIsAsLongAsTheValue()
    {
        QCOMPARE(AScanRaster::barWidth(0, 100), 0);
        QCOMPARE(AScanRaster::barWidth(255, 100), 100);
        QCOMPARE(AScanRaster::barWidth(128, 255), 128);
        QCOMPARE(AScanRaster::barWidth(255, 2147483647), 2147483647);
    }

    void nonsenseIsHarmless()
    {
        AScanRaster raster;
        QVERIFY(raster.draw({}, {}, Colormap()).empty());
        Picture picture(3, 3);
        picture.fill({9, 9, 9, 9});
        raster.draw(picture.canvas(), {}, Colormap());
        QVERIFY(picture.at(1, 1) == transparent);
    }
};

LEADLINE_APPLESS_TEST(AScanTest)
#include "tst_ascan.moc"
