// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/PingNumberTracker.h"
#include "support/TestMain.h"

#include <QTest>

#include <chrono>

#include <initializer_list>

using leadline::device::PingNumberTracker;

using leadline::base::Duration;
using leadline::base::Instant;
using namespace std::chrono_literals;

namespace {

/// Ten pings a second.
struct Stream {
    PingNumberTracker numbers;
    Instant now;

    std::int64_t lost(std::initializer_list<std::uint32_t> all, Duration apart = 100ms)
    {
        std::int64_t sum = 0;
        for (const std::uint32_t number : all) {
            sum += numbers.take(number, now);
            now = now + apart;
        }
        return sum;
    }
};

} // namespace

class PingNumberTrackerTest : public QObject {
    Q_OBJECT

private slots:
    void gapsAreLost()
    {
        Stream stream;
        QCOMPARE(stream.lost({1000, 1001, 1003, 1010}), std::int64_t{1 + 6});
        QCOMPARE(stream.numbers.newest(), std::optional<std::uint32_t>(1010));
    }

    void whatWasOvertakenIsNotLost()
    {
        Stream stream;
        QCOMPARE(stream.lost({1, 2, 5, 4, 3, 6, 7}), std::int64_t{0});
        QVERIFY(!stream.numbers.wentBack());
        QCOMPARE(stream.lost({7, 7, 8}), std::int64_t{0});
    }

    void whatComesTwiceIsCountedOnce()
    {
        Stream stream;
        QCOMPARE(stream.lost({1, 2, 3, 7, 2, 3, 8, 3, 4, 4, 9}), std::int64_t{2});
        QVERIFY(stream.numbers.has(4));
        QVERIFY(!stream.numbers.has(5));
        QVERIFY(!stream.numbers.wentBack());
    }

    void manyThatAreLateAreNoRestart()
    {
        Stream stream;
        static_cast<void>(stream.lost({500, 510}));
        // A second's worth at once, in their order, then the newest again.
        QCOMPARE(stream.lost({501, 502, 503, 504, 505, 506, 507, 508, 509}, 20ms),
                 std::int64_t{-9});
        QVERIFY(!stream.numbers.wentBack());
        // One now and then, for long.
        for (std::uint32_t i = 511; i < 600; ++i) {
            static_cast<void>(stream.lost({i, i - 9, i - 5}));
            QVERIFY(!stream.numbers.wentBack());
        }
    }

    void numbersThatGoOnFromLowerOnesWentBack()
    {
        Stream stream;
        QCOMPARE(stream.lost({500, 1, 2, 3, 4, 5, 6, 7, 8}), std::int64_t{0});
        QVERIFY(!stream.numbers.wentBack());
        QCOMPARE(stream.lost({9, 10, 11}), std::int64_t{0});
        QVERIFY(stream.numbers.wentBack());
        stream.numbers.restart();
        QVERIFY(!stream.numbers.wentBack());
        QCOMPARE(stream.lost({12, 13}), std::int64_t{0});
    }

    void slowPingsThatGoBackWentBackToo()
    {
        Stream stream;
        QCOMPARE(stream.lost({500, 501, 1, 2}, 5s), std::int64_t{0});
        QVERIFY(!stream.numbers.wentBack());
        QCOMPARE(stream.lost({3}, 5s), std::int64_t{0});
        QVERIFY(stream.numbers.wentBack());
    }

    void aDeviceThatHadHardlyStartedWentBackToo()
    {
        Stream stream;
        QCOMPARE(stream.lost({40, 41, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}), std::int64_t{0});
        QVERIFY(stream.numbers.wentBack());
    }
};

LEADLINE_APPLESS_TEST(PingNumberTrackerTest)
#include "tst_pingnumbertracker.moc"
