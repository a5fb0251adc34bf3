// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/BottomLine.h"

#include "BottomWater.h"
#include "EchoLog.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using test::addEcho;
using test::isAt;
using test::Samples;
using test::water;

class BottomLineTest : public QObject {
    Q_OBJECT

private slots:
    void aLineKnowsWhatWasLookedAtAndCostsThat()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 0; i < 900; ++i) {
            Samples samples = water(i);
            addEcho(samples, 4 + 0.002 * i, 180);
            log.add(
                test::Echo1d{.pingNumber = i, .startMm = 0, .lengthMm = 10000, .samples = samples}
                    .profile());
        }
        const echo::PingReader reader(log.log(), 0);
        echo::BottomLine line(reader);
        QVERIFY(!line.at(700));
        QVERIFY(!line.extend(690, 700, 10));
        QVERIFY(line.extend(690, 700, 1000));
        QVERIFY(isAt(line.at(699), 4 + 0.002 * 699));
        QVERIFY(!line.at(300)); // Nobody looked.
        QVERIFY(line.extend(690, 700, 0));
        // The same from the begin on.
        echo::BottomLine whole(reader);
        QVERIFY(whole.extend(0, 900, 1000));
        QVERIFY(line.extend(0, 5000, 5000));
        for (std::uint64_t ping = 0; ping < 900; ++ping)
            QCOMPARE(line.at(ping), whole.at(ping));
        QVERIFY(!line.at(900));
    }

    void aLineGrowsWithItsLogPingByPing()
    {
        test::EchoLog log(ping::Family::Ping1D);
        const echo::PingReader reader(log.log(), 0);
        echo::BottomLine line(reader);
        for (unsigned i = 0; i < 600; ++i) {
            Samples samples = water(i);
            addEcho(samples, 6, 180);
            log.add(
                test::Echo1d{.pingNumber = i, .startMm = 0, .lengthMm = 10000, .samples = samples}
                    .profile());
            QVERIFY(line.extend(i > 100 ? i - 100 : 0, i + 1, 400));
            QVERIFY(isAt(line.at(i), 6));
        }
    }

    void anotherSoundSpeedScalesIt()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 0; i < 9; ++i) {
            Samples samples = water(i);
            addEcho(samples, 6, 180);
            log.add(
                test::Echo1d{.pingNumber = i, .startMm = 0, .lengthMm = 10000, .samples = samples}
                    .profile());
        }
        echo::BottomLine line{echo::PingReader(log.log(), 0, 1425)};
        QVERIFY(line.extend(0, 9, 9));
        QVERIFY(isAt(line.at(8), 6 * 0.95));
    }
};

LEADLINE_APPLESS_TEST(BottomLineTest)

#include "tst_bottomline.moc"
