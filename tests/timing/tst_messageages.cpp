// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/MessageAges.h"
#include "support/TestMain.h"
#include "timing/Addresses.h"

#include <QTest>

#include <cstdint>

using namespace leadline;
using namespace leadline::mavlink;
using namespace std::chrono_literals;

namespace {

/// A vehicle that started 90 s after our zero; its stamps are in milliseconds.
std::int64_t stamp(base::Instant at)
{
    return std::chrono::floor<std::chrono::milliseconds>(at.sinceZero - 90s).count() * 1'000'000;
}

/// What TIMESYNC says of that clock, with 4 ms round trips.
void synchronise(ClockOffset& clock, base::Instant from)
{
    for (int i = 0; i < 20; ++i) {
        const base::Instant sent = from + i * 100ms;
        clock.add({sent, (sent.sinceZero + 2ms - 90s).count() + 1, sent + 4ms});
    }
}

} // namespace

class MessageAgesTest : public QObject {
    Q_OBJECT

private slots:
    void withTheOffsetTheAgeIsTrue()
    {
        ClockOffset clock;
        synchronise(clock, {200s});
        MessageAges ages;
        const base::Instant taken{202s};
        const MessageAge age = ages.add(vehicle, stamp(taken), taken + 37ms, &clock);
        QVERIFY(!age.isRelative());
        QVERIFY(std::chrono::abs(age.age - 37ms) < 1ms);
        QVERIFY(*age.bound >= 2ms && *age.bound < 5ms);
    }

    void withoutItIsRelativeToTheFastestOfTheComponent()
    {
        MessageAges ages;
        ClockOffset nothing;
        for (int i = 0; i < 50; ++i) {
            const base::Instant taken{200s + i * 100ms};
            const MessageAge quick =
                ages.add(vehicle, stamp(taken), taken + 20ms + (i % 5) * 1ms, nullptr);
            QCOMPARE(quick.age, base::Duration((i % 5) * 1ms));
            const MessageAge slow = ages.add(vehicle, stamp(taken), taken + 120ms, &nothing);
            QVERIFY(slow.isRelative());
            QCOMPARE(slow.age, base::Duration(100ms));
        }
        // Another component has another clock.
        QCOMPARE(ages.add(camera, 5, {300s}, nullptr).age, base::Duration::zero());
    }

    void theAgeIsTrueAsSoonAsTheOffsetIsKnown()
    {
        MessageAges ages;
        ClockOffset clock;
        const base::Instant taken{200s};
        QVERIFY(ages.add(vehicle, stamp(taken), taken + 30ms, &clock).isRelative());
        QVERIFY(ages.add(vehicle, stamp(taken), taken + 31ms, &clock).isRelative());
        synchronise(clock, {201s});
        const base::Instant later{203s};
        QVERIFY(!ages.add(vehicle, stamp(later), later + 30ms, &clock).isRelative());
    }

    void stampsOfAnotherClockAreRelative()
    {
        ClockOffset clock;
        synchronise(clock, {200s});
        MessageAges ages;
        constexpr std::int64_t unixNs = 1'700'000'000'000'000'000;
        QVERIFY(ages.add(vehicle, unixNs, {202s}, &clock).isRelative());
        const MessageAge next = ages.add(vehicle, unixNs + 1'000'000, {202s + 5ms}, &clock);
        QVERIFY(next.isRelative());
        QCOMPARE(next.age, base::Duration(4ms));
    }

    void theTimeOfDayIsAnotherClock()
    {
        MessageAges ages;
        constexpr std::int64_t unixNs = 1'700'000'000'000'000'000;
        ages.add(vehicle, stamp({200s}), {200s + 10ms}, nullptr);
        ages.add(vehicle, unixNs, {200s + 10ms}, nullptr);
        for (int i = 1; i < 10; ++i) {
            const base::Instant taken{200s + i * 100ms};
            const MessageAge slow = ages.add(vehicle, stamp(taken), taken + 40ms, nullptr);
            QCOMPARE(slow.age, base::Duration(30ms));
            const MessageAge time =
                ages.add(vehicle, unixNs + i * 100'000'000LL, taken + 15ms, nullptr);
            QCOMPARE(time.age, base::Duration(5ms));
        }
    }

    void theFastestIsKnownForAMinuteAtLeast()
    {
        MessageAges ages;
        ages.add(vehicle, stamp({200s}), {200s + 20ms}, nullptr);
        for (int i = 0; i < 300; ++i) {
            const base::Instant taken{200s + i * 1s};
            const MessageAge slow = ages.add(vehicle, stamp(taken), taken + 120ms, nullptr);
            QCOMPARE(slow.age, base::Duration(100ms));
            ages.add(vehicle, stamp(taken), taken + 20ms, nullptr);
        }
    }

    void driftDoesNotMakeMessagesOlderForEver()
    {
        MessageAges ages;
        // 100 ppm: 0.36 s in an hour.
        for (int i = 0; i < 3600; ++i) {
            const base::Instant arrived{200s + i * (1s + 100us)};
            const MessageAge age = ages.add(vehicle, (i + 1) * 1'000'000'000LL, arrived, nullptr);
            QVERIFY(age.age < 13ms);
        }
    }

    void aClockThatWentBackStartsAnew()
    {
        MessageAges ages;
        const base::Instant taken{900s};
        ages.add(vehicle, stamp(taken), taken, nullptr);
        QCOMPARE(ages.add(vehicle, 2'000'000'000, taken + 10s, nullptr).age,
                 base::Duration::zero());
        ages.rebooted(vehicle);
        ages.add(vehicle, 30'000'000'000, taken + 30s, nullptr);
        QCOMPARE(ages.add(vehicle, 1'000'000'000, taken + 31s, nullptr).age, base::Duration(30s));
        ages.rebooted(vehicle);
        QCOMPARE(ages.add(vehicle, 2'000'000'000, taken + 32s, nullptr).age,
                 base::Duration::zero());
    }

    void anyStampIsTaken()
    {
        ClockOffset clock;
        synchronise(clock, {200s});
        MessageAges ages;
        for (const std::int64_t any :
             {INT64_MIN, INT64_MAX, std::int64_t{0}, std::int64_t{-1}, INT64_MIN, INT64_MAX})
            QVERIFY(ages.add(vehicle, any, {202s}, &clock).age >= base::Duration::zero());
    }
};

LEADLINE_APPLESS_TEST(MessageAgesTest)
#include "tst_messageages.moc"
