// SPDX-License-Identifier: GPL-3.0-or-later
#include "EchoLog.h"
#include "echo/WaterfallWindow.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;

class WaterfallWindowTest : public QObject {
    Q_OBJECT

private slots:
    void holdsThePingsAndTheRangeThatHoldsThem()
    {
        test::EchoLog log(log::StreamKind::Ping1D);
        log.add(test::Echo1d{.distanceMm = 1000, .startMm = 0, .lengthMm = 90'000, .samples = {}}
                    .profile());
        log.add(test::Echo1d{.distanceMm = 2000, .startMm = 500, .lengthMm = 4000, .samples = {7}}
                    .profile());
        log.add(test::distanceSimple(1, 1)); // no ping
        log.add(test::Echo1d{.distanceMm = 3000, .startMm = 800, .lengthMm = 9000, .samples = {8}}
                    .profile());
        const echo::PingReader reader(log.log(), 0);
        echo::WaterfallWindow window;
        window.load(reader, 0, 99);
        QCOMPARE(window.profiles().size(), std::size_t{3});
        QVERIFY(window.profiles()[0].samples.empty());
        QCOMPARE(window.profiles()[1].samples[0], std::uint8_t{7});
        QCOMPARE(window.profiles()[2].samples[0], std::uint8_t{8});
        QCOMPARE(window.topM(), 0.5); // a ping without samples has no range to show
        QCOMPARE(window.bottomM(), 9.8);
        QCOMPARE(window.times()[2], log::Time(300ms));
        QCOMPARE(*window.distances()[2], 3.0);

        window.load(reader, 1, 2);
        QCOMPARE(window.profiles().size(), std::size_t{1});
        QCOMPARE(window.topM(), 0.5);
        QCOMPARE(window.bottomM(), 4.5);
        window.load(reader, 5, 2);
        QVERIFY(window.profiles().empty());
        QCOMPARE(window.bottomM(), 0.0);
    }

    void aPingThatCannotBeReadKeepsItsColumn()
    {
        test::EchoLog log(log::StreamKind::Ping1D);
        log.add(test::Echo1d{.samples = {7}}.profile());
        log.add(test::pingFrame(1300, test::Bytes(5, std::byte{1})));
        log.add(test::Echo1d{.samples = {8}}.profile());
        const echo::PingReader reader(log.log(), 0);
        echo::WaterfallWindow window;
        window.load(reader, 0, 3);
        QCOMPARE(window.profiles().size(), std::size_t{3});
        QVERIFY(window.profiles()[1].samples.empty());
        QCOMPARE(window.times()[1], log::Time(100ms));
        QVERIFY(!window.distances()[1]);
        QCOMPARE(window.profiles()[2].samples[0], std::uint8_t{8});
    }
};

LEADLINE_APPLESS_TEST(WaterfallWindowTest)
#include "tst_waterfallwindow.moc"
