// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Sector.h"
#include "support/TestMain.h"

#include <QTest>

#include <set>
#include <vector>

using namespace leadline::device;

class SectorTest : public QObject {
    Q_OBJECT

private slots:
    void sectorsAroundTheFront_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("start");
        QTest::addColumn<int>("stop");
        // Width of the sector in degrees, and its limits in device gradians as the protocol defines
        // them.
        QTest::newRow("60") << 60 << 167 << 232;
        QTest::newRow("90") << 90 << 150 << 249;
        QTest::newRow("120") << 120 << 134 << 265;
        QTest::newRow("180") << 180 << 100 << 299;
        QTest::newRow("360") << 360 << 0 << 399;
        QTest::newRow("10") << 10 << 195 << 204;
    }

    void sectorsAroundTheFront()
    {
        QFETCH(int, width);
        QFETCH(int, start);
        QFETCH(int, stop);
        const HeadSector sector = headSector({0, width}, {});
        QCOMPARE(int(sector.start), start);
        QCOMPARE(int(sector.stop), stop);
    }

    void anyCentreAndMountFollow()
    {
        QCOMPARE(int(headAngle(0, {})), 200);
        QCOMPARE(int(headAngle(90, {})), 300);
        QCOMPARE(int(headAngle(-180, {})), 0);
        // The head was turned a quarter clockwise: what is ahead is left of its front.
        QCOMPARE(int(headAngle(0, {false, 90})), 100);
        // Upside down, what is right of the vehicle is left of the head.
        QCOMPARE(int(headAngle(90, {true, 0})), 100);
        QCOMPARE(int(headAngle(90, {true, 90})), 200);
        QVERIFY((headSector({90, 90}, {}) == HeadSector{250, 349}));
        QVERIFY((headSector({180 - 360, 90}, {}) == HeadSector{350, 49}));
        QVERIFY((headSector({90, 90}, {true, 0}) == HeadSector{50, 149}));
        // The full circle is the same one, wherever its middle.
        QVERIFY((headSector({77, 360}, {true, 13}) == HeadSector{0, 399}));
    }

    void whatSomebodyElseChoseIsSaidInDegrees()
    {
        for (const Mount mount : {Mount{}, Mount{true, 0}, Mount{false, -30}, Mount{true, 120}}) {
            for (int centre = -180; centre < 180; centre += 9) {
                const Sector sector{centre, 90};
                const Sector back = sectorOf(headSector(sector, mount), mount);
                const int off = ((back.centreDeg - centre + 540) % 360) - 180;
                QVERIFY(std::abs(off) <= 1);
                QCOMPARE(back.widthDeg, 90);
            }
        }
        QVERIFY((sectorOf({0, 399}, {}) == Sector{0, 360}));
        QVERIFY((sectorOf({37, 36}, {}) == Sector{0, 360}));
    }

    void whatIsNoSectorIsRefused()
    {
        QVERIFY(validationError(Sector{0, 360}).empty());
        QVERIFY(validationError(Sector{-180, 10}).empty());
        QVERIFY(!validationError(Sector{0, 9}).empty());
        QVERIFY(!validationError(Sector{0, 361}).empty());
        QVERIFY(!validationError(Sector{180, 90}).empty());
        QVERIFY(!validationError(Sector{-181, 90}).empty());
    }

    void aSectorIsSweptToAndFro()
    {
        Sweep sweep;
        sweep.begin({398, 2}, 1, 398);
        std::vector<int> angles;
        for (int i = 0; i < 10; ++i)
            angles.push_back(sweep.next());
        QCOMPARE(angles, (std::vector<int>{398, 399, 0, 1, 2, 1, 0, 399, 398, 399}));
    }

    void stepsStayInsideTheSector()
    {
        Sweep sweep;
        sweep.begin({100, 110}, 4, 300);
        std::vector<int> angles;
        for (int i = 0; i < 5; ++i)
            angles.push_back(sweep.next());
        // From the nearer end, on the grid of its start.
        QCOMPARE(angles, (std::vector<int>{108, 104, 100, 104, 108}));
        Sweep narrow;
        narrow.begin({100, 102}, 10, 100);
        QCOMPARE(narrow.next(), 100);
        QCOMPARE(narrow.next(), 100);
    }

    void aFullCircleGoesRound()
    {
        Sweep sweep;
        sweep.begin({0, 399}, 1, 250);
        std::set<int> angles;
        int before = sweep.next();
        QCOMPARE(before, 250);
        for (int i = 0; i < 399; ++i) {
            angles.insert(before);
            const int angle = sweep.next();
            QCOMPARE(angle, (before + 1) % 400);
            before = angle;
        }
        QCOMPARE(angles.size(), std::size_t{399});
    }
};

LEADLINE_APPLESS_TEST(SectorTest)
#include "tst_sector.moc"
