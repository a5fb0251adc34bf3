// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/PendingProbes.h"
#include "support/TestMain.h"
#include "timing/Addresses.h"

#include <QTest>

using namespace leadline;
using namespace leadline::mavlink;
using namespace std::chrono_literals;
using Outcome = PendingProbes::Outcome;

namespace {

base::Instant at(base::Duration sinceStart)
{
    return {1000s + sinceStart};
}

/// One request a second to everybody, numbered from 0.
struct Stream {
    PendingProbes book{60s};
    int count = 0;

    void send(int requests, Address target = {})
    {
        for (int i = 0; i < requests; ++i) {
            book.sent({static_cast<std::uint64_t>(count), 0}, target, at(count * 1s));
            ++count;
        }
    }
    Outcome reply(int request, Address from, base::Duration after)
    {
        return book
            .replied({static_cast<std::uint64_t>(request), 0}, from, at(request * 1s + after))
            .outcome;
    }
    const ProbeStatistics& of(Address component) { return book.statistics().at(component); }
};

} // namespace

class PendingProbesTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLostBeforeTheFirstReply()
    {
        Stream stream;
        stream.send(20);
        stream.book.judge(at(40s));
        QVERIFY(stream.book.statistics().empty());
        stream.send(1);
        QCOMPARE(stream.reply(20, vehicle, 5ms), Outcome::InTime);
        stream.book.judge(at(50s));
        QCOMPARE(stream.of(vehicle).expected, 1U);
        QCOMPARE(stream.of(vehicle).lost, 0U);
        QCOMPARE(stream.book.sentCount(), 21U);
    }

    void aRequestIsLostAfterThreeSeconds()
    {
        Stream stream;
        stream.send(1);
        stream.reply(0, vehicle, 5ms);
        stream.send(1);
        stream.book.judge(at(4s));
        QCOMPARE(stream.of(vehicle).lost, 0U);
        stream.book.judge(at(4s + 1ns));
        QCOMPARE(stream.of(vehicle).lost, 1U);
        QCOMPARE(stream.of(vehicle).expected, 2U);
        QCOMPARE(stream.of(vehicle).lossShare(), 0.5);
    }

    void onASlowPathItIsLostAfterFourLongRoundTrips()
    {
        Stream stream;
        stream.send(1);
        stream.reply(0, vehicle, 2s);
        stream.send(2);
        stream.book.judge(at(9s));
        QCOMPARE(stream.of(vehicle).lost, 0U);
        stream.book.judge(at(9s + 1ns));
        QCOMPARE(stream.of(vehicle).lost, 1U);
    }

    void aLateReplyIsNotLostAndASecondOneIsADuplicate()
    {
        Stream stream;
        stream.send(1);
        stream.reply(0, vehicle, 5ms);
        stream.send(1);
        stream.book.judge(at(5s));
        QCOMPARE(stream.of(vehicle).lost, 1U);
        QCOMPARE(stream.reply(1, vehicle, 4500ms), Outcome::Late);
        QCOMPARE(stream.of(vehicle).lost, 0U);
        QCOMPARE(stream.of(vehicle).late, 1U);
        QCOMPARE(stream.of(vehicle).replies, 2U);
        QCOMPARE(stream.reply(1, vehicle, 4600ms), Outcome::Duplicate);
        QCOMPARE(stream.of(vehicle).duplicates, 1U);
        QCOMPARE(stream.of(vehicle).replies, 2U);
        QCOMPARE(stream.of(vehicle).expected, 2U);
    }

    void nobodyHasToLookForItToBeLate()
    {
        Stream stream;
        stream.send(1);
        stream.reply(0, vehicle, 5ms);
        stream.send(1);
        QCOMPARE(stream.reply(1, vehicle, 3s + 1ns), Outcome::Late);
    }

    void everyComponentHasItsOwnFigures()
    {
        Stream stream;
        for (int i = 0; i < 10; ++i) {
            stream.send(1);
            QCOMPARE(stream.reply(i, vehicle, 5ms), Outcome::InTime);
            if (i >= 4 && i % 2 == 0)
                QCOMPARE(stream.reply(i, camera, 80ms), Outcome::InTime);
        }
        stream.book.judge(at(20s));
        QCOMPARE(stream.of(vehicle).lost, 0U);
        QCOMPARE(stream.of(vehicle).replies, 10U);
        QCOMPARE(stream.of(camera).replies, 3U);
        QCOMPARE(stream.of(camera).lost, 3U); // 5, 7 and 9
        QCOMPARE(stream.of(camera).roundTrips.summary()->median, base::Duration(80ms));
    }

    void aRequestToOneIsNoLossOfAnother()
    {
        Stream stream;
        stream.send(1);
        stream.reply(0, vehicle, 5ms);
        stream.reply(0, camera, 5ms);
        stream.send(3, camera);
        // ArduPilot answers requests that are for others, too.
        QCOMPARE(stream.reply(2, vehicle, 5ms), Outcome::InTime);
        stream.book.judge(at(30s));
        QCOMPARE(stream.of(vehicle).lost, 0U);
        QCOMPARE(stream.of(vehicle).replies, 2U);
        QCOMPARE(stream.of(camera).lost, 3U);
    }

    void aSystemIsAskedWithAllItsComponents()
    {
        Stream stream;
        stream.send(1);
        stream.reply(0, vehicle, 5ms);
        stream.send(1, {1, 0});
        stream.send(1, {2, 0});
        stream.book.judge(at(30s));
        QCOMPARE(stream.of(vehicle).lost, 1U);
    }

    void whatIsForgottenIsUnknown()
    {
        Stream stream;
        stream.send(1);
        QCOMPARE(stream.reply(0, vehicle, 60s), Outcome::InTime);
        stream.send(60);
        QCOMPARE(stream.reply(1, vehicle, 60s + 1ns), Outcome::Unknown);
        QCOMPARE(stream.book.replied({99, 0}, vehicle, at(60s)).outcome, Outcome::Unknown);
        QCOMPARE(stream.book.replied({60, 1}, vehicle, at(61s)).outcome, Outcome::Unknown);
    }

    void aReplyBeforeItsRequestIsUnknown()
    {
        Stream stream;
        stream.send(1);
        QCOMPARE(stream.reply(0, vehicle, -1ns), Outcome::Unknown);
    }

    void aRequestThatIsSentTwiceIsOneRequest()
    {
        PendingProbes book(60s);
        book.sent({0, 0}, {}, at(0s));
        book.replied({0, 0}, vehicle, at(5ms));
        // A router that passes it on along two ways, or a log that holds both of them.
        book.sent({1, 0}, {}, at(1s));
        book.sent({1, 0}, {}, at(1s + 2ms));
        const auto reply = book.replied({1, 0}, vehicle, at(1s + 10ms));
        QCOMPARE(reply.outcome, Outcome::InTime);
        // It may be the first one that was answered, and never later than that one's.
        QVERIFY(reply.sent == at(1s));
        QCOMPARE(reply.roundTrip, base::Duration(10ms));
        QCOMPARE(book.replied({1, 0}, vehicle, at(1s + 12ms)).outcome, Outcome::Duplicate);
        book.judge(at(30s));
        QCOMPARE(book.statistics().at(vehicle).lost, 0U);
        QCOMPARE(book.statistics().at(vehicle).expected, 2U);
        QCOMPARE(book.statistics().at(vehicle).duplicates, 1U);
        QCOMPARE(book.sentCount(), 2U);
        // Forgotten, its key is free for another one.
        book.judge(at(2min));
        book.sent({1, 0}, {}, at(2min));
        QCOMPARE(book.replied({1, 0}, vehicle, at(2min + 7ms)).roundTrip, base::Duration(7ms));
        QCOMPARE(book.sentCount(), 3U);
    }

    void aRequestThatIsSentTwiceIsLostOnce()
    {
        PendingProbes book(60s);
        book.sent({0, 0}, {}, at(0s));
        book.replied({0, 0}, vehicle, at(5ms));
        book.sent({1, 0}, {}, at(1s));
        book.sent({1, 0}, {}, at(1s + 2ms));
        book.judge(at(30s));
        QCOMPARE(book.statistics().at(vehicle).lost, 1U);
        QCOMPARE(book.replied({1, 0}, vehicle, at(31s)).outcome, Outcome::Late);
        QCOMPARE(book.statistics().at(vehicle).lost, 0U);
    }

    void aKeyThatIsSentToTwoIsARequestToBoth()
    {
        PendingProbes book(60s);
        for (const Address each : {vehicle, camera}) {
            book.sent({0, each.component}, each, at(0s));
            book.replied({0, each.component}, each, at(5ms));
        }
        for (const Address each : {vehicle, camera})
            book.sent({1, 0}, each, at(1s));
        QCOMPARE(book.replied({1, 0}, vehicle, at(1s + 5ms)).outcome, Outcome::InTime);
        book.judge(at(30s));
        QCOMPARE(book.statistics().at(vehicle).lost, 0U);
        QCOMPARE(book.statistics().at(camera).lost, 1U);
    }

    void itsOwnPatienceHoldsForOneRequest()
    {
        PendingProbes book(60s);
        book.sent({1, 0}, {}, at(0s), 500ms);
        QCOMPARE(book.replied({1, 0}, vehicle, at(501ms)).outcome, Outcome::Late);
        book.sent({2, 0}, {}, at(1s), 500ms);
        book.judge(at(1600ms));
        QCOMPARE(book.statistics().at(vehicle).lost, 1U);
    }

    void moreThanAreWaitedForAreLostNotForgotten()
    {
        PendingProbes book(60s);
        book.sent({0, 0}, {}, at(0s));
        book.replied({0, 0}, vehicle, at(0s));
        for (std::uint64_t i = 1; i <= 5000; ++i)
            book.sent({i, 0}, {}, at(i * 1us));
        QCOMPARE(book.statistics().at(vehicle).lost, 5001U - 4096U - 1U);
        book.judge(at(10s));
        QCOMPARE(book.statistics().at(vehicle).lost, 5000U);
    }

    void jitterIsASixteenthOfEachChange()
    {
        Stream stream;
        stream.send(3);
        stream.reply(0, vehicle, 10ms);
        QCOMPARE(stream.of(vehicle).jitter, base::Duration::zero());
        stream.reply(1, vehicle, 26ms);
        QCOMPARE(stream.of(vehicle).jitter, base::Duration(1ms));
        stream.reply(2, vehicle, 9ms);
        QCOMPARE(stream.of(vehicle).jitter, base::Duration(2ms));
    }
};

LEADLINE_APPLESS_TEST(PendingProbesTest)
#include "tst_pendingprobes.moc"
