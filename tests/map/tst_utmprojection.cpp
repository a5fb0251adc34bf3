// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/UtmProjection.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace leadline;
using map::GeoPosition;
using map::UtmProjection;

class UtmProjectionTest : public QObject {
    Q_OBJECT

private slots:
    /// By PROJ 9.1: `gdaltransform -s_srs EPSG:4326 -t_srs EPSG:32632` and so on.
    void knownPlaces_data()
    {
        QTest::addColumn<double>("latitude");
        QTest::addColumn<double>("longitude");
        QTest::addColumn<int>("epsg");
        QTest::addColumn<double>("easting");
        QTest::addColumn<double>("northing");
        QTest::newRow("equator on the central meridian") << 0.0 << 9.0 << 32632 << 500000.0 << 0.0;
        QTest::newRow("Oslo") << 59.9105 << 10.7423 << 32632 << 597436.3611 << 6642725.8236;
        QTest::newRow("Sydney") << -33.8568 << 151.2153 << 32756 << 334900.5697 << 6252288.7529;
        QTest::newRow("north") << 70.5 << 11.9 << 32632 << 608004.5671 << 7824210.6006;
        QTest::newRow("Singapore") << 1.2 << 103.8 << 32648 << 366489.3155 << 132665.5333;
        QTest::newRow("Chatham") << -45.1 << -176.3 << 32701 << 555074.6527 << 5005702.4556;
    }
    void knownPlaces()
    {
        QFETCH(double, latitude);
        QFETCH(double, longitude);
        QFETCH(int, epsg);
        QFETCH(double, easting);
        QFETCH(double, northing);
        const GeoPosition place{latitude, longitude};
        const auto projection = UtmProjection::of(place);
        QVERIFY(projection);
        QCOMPARE(projection->epsg(), epsg);
        const auto at = projection->project(place);
        QVERIFY2(std::abs(at.eastingM - easting) < 0.001,
                 qPrintable(QString::number(at.eastingM, 'f', 4)));
        QVERIFY2(std::abs(at.northingM - northing) < 0.001,
                 qPrintable(QString::number(at.northingM, 'f', 4)));
        const auto back = projection->unproject(at);
        QVERIFY(std::abs(back.latitude - latitude) < 1e-9);
        QVERIFY(std::abs(back.longitude - longitude) < 1e-9);
    }

    void gridNorthLeansTowardsTheCentralMeridian()
    {
        const GeoPosition east{60, 11};
        const auto projection = UtmProjection::of(east);
        // East of the meridian the grid's north is clockwise of true north.
        QVERIFY(std::abs(projection->convergenceDeg(east) -
                         2 * std::sin(60 * std::acos(-1.0) / 180)) < 0.01);
        QVERIFY(std::abs(projection->convergenceDeg({60, 9})) < 1e-6);
    }

    void whatIsNoPlaceHasNoZone()
    {
        QVERIFY(!UtmProjection::of({85, 0}));
        QVERIFY(!UtmProjection::of({-80.5, 0}));
        QVERIFY(!UtmProjection::of({0, 181}));
        QVERIFY(!UtmProjection::of({std::numeric_limits<double>::quiet_NaN(), 0}));
        QCOMPARE(UtmProjection::of({10, 180})->zone(), 60);
        QCOMPARE(UtmProjection::of({10, -180})->zone(), 1);
    }
};

LEADLINE_APPLESS_TEST(UtmProjectionTest)

#include "tst_utmprojection.moc"
