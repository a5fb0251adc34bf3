// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/SectorDrag.h"
#include "support/TestMain.h"

#include <QTest>

using leadline::app::SectorDrag;

class SectorDragTest : public QObject {
    Q_OBJECT

private slots:
    void theOtherEdgeStays()
    {
        SectorDrag drag;
        drag.begin(SectorDrag::Stop, 0, 90, 45);
        drag.moveTo(75);
        QCOMPARE(drag.widthDeg(), 120.0);
        QCOMPARE(drag.centreDeg(), 15.0);
        drag.begin(SectorDrag::Start, 0, 90, -45);
        drag.moveTo(-25);
        QCOMPARE(drag.widthDeg(), 70.0);
        QCOMPARE(drag.centreDeg(), 10.0);
    }

    void theMiddleMovesItAllAndGoesRoundTheBack()
    {
        SectorDrag drag;
        drag.begin(SectorDrag::Centre, 150, 60, 150);
        drag.moveTo(179);
        drag.moveTo(-160);
        QCOMPARE(drag.centreDeg(), -160.0);
        QCOMPARE(drag.widthDeg(), 60.0);
        drag.begin(SectorDrag::Centre, 170, 60, 0);
        drag.moveBy(10);
        QCOMPARE(drag.centreDeg(), -180.0);
    }

    void itIsNeitherTooNarrowNorMoreThanATurn()
    {
        SectorDrag drag;
        drag.begin(SectorDrag::Stop, 0, 40, 20);
        for (int bearing = 20; bearing > -150; bearing -= 10)
            drag.moveTo(bearing);
        QCOMPARE(drag.widthDeg(), 10.0);
        QCOMPARE(drag.centreDeg(), -15.0);
        // It opens where the pointer comes back, not before.
        drag.moveTo(-60);
        QCOMPARE(drag.widthDeg(), 10.0);
        drag.moveTo(0);
        QCOMPARE(drag.widthDeg(), 20.0);
        drag.begin(SectorDrag::Stop, 0, 300, 150);
        drag.moveBy(80);
        QCOMPARE(drag.widthDeg(), 360.0);
        QCOMPARE(drag.centreDeg(), 0.0);
    }

    void almostAllIsAll()
    {
        SectorDrag drag;
        drag.begin(SectorDrag::Stop, 0, 300, 150);
        drag.moveBy(54);
        QCOMPARE(drag.widthDeg(), 354.0);
        drag.moveBy(2);
        QCOMPARE(drag.widthDeg(), 360.0);
    }

    void aWholeTurnOpensAtTheBack()
    {
        SectorDrag drag;
        drag.begin(SectorDrag::Start, 0, 360, 180);
        drag.moveTo(-170);
        drag.moveTo(-90);
        QCOMPARE(drag.widthDeg(), 270.0);
        QCOMPARE(drag.centreDeg(), 45.0);
    }

    void bearingsAreClockwiseFromTheTop()
    {
        QCOMPARE(SectorDrag::bearingOf(0, -10), 0.0);
        QCOMPARE(SectorDrag::bearingOf(10, 0), 90.0);
        QCOMPARE(SectorDrag::bearingOf(-10, 0), -90.0);
    }
};

LEADLINE_APPLESS_TEST(SectorDragTest)
#include "tst_sectordrag.moc"
