// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/PingNumbers.h"
#include "support/TestMain.h"

#include <QTest>

#include <initializer_list>

using leadline::device::PingNumbers;

namespace {

std::int64_t lost(PingNumbers& numbers, std::initializer_list<std::uint32_t> all)
{
    std::int64_t sum = 0;
    for (const std::uint32_t number : all)
        sum += numbers.take(number);
    return sum;
}

} // namespace

class PingNumbersTest : public QObject {
    Q_OBJECT

private slots:
    void gapsAreLost()
    {
        PingNumbers numbers;
        QCOMPARE(lost(numbers, {1000, 1001, 1003, 1010}), std::int64_t{1 + 6});
        QCOMPARE(numbers.newest(), std::optional<std::uint32_t>(1010));
    }

    void whatWasOvertakenIsNotLost()
    {
        PingNumbers numbers;
        QCOMPARE(lost(numbers, {1, 2, 5, 4, 3, 6, 7}), std::int64_t{0});
        QVERIFY(!numbers.wentBack());
        QCOMPARE(lost(numbers, {7, 7, 8}), std::int64_t{0});
    }

    void threeLowerInARowWentBack()
    {
        PingNumbers numbers;
        QCOMPARE(lost(numbers, {500, 1, 2}), std::int64_t{0});
        QVERIFY(!numbers.wentBack());
        QCOMPARE(lost(numbers, {3}), std::int64_t{0});
        QVERIFY(numbers.wentBack());
        numbers.restart();
        QVERIFY(!numbers.wentBack());
        QCOMPARE(lost(numbers, {4, 5}), std::int64_t{0});
    }

    void aDeviceThatHadHardlyStartedWentBackToo()
    {
        PingNumbers numbers;
        QCOMPARE(lost(numbers, {9, 10, 1, 2, 3}), std::int64_t{0});
        QVERIFY(numbers.wentBack());
    }
};

LEADLINE_APPLESS_TEST(PingNumbersTest)
#include "tst_pingnumbers.moc"
