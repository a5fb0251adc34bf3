// SPDX-License-Identifier: GPL-3.0-or-later
// Tests each sequence of MAVLink's ping protocol.
#include "mavlink/PingExchange.h"
#include "support/TestMain.h"
#include "timing/Addresses.h"

#include <QTest>

#include <optional>

using namespace leadline;
using namespace leadline::mavlink;
using namespace std::chrono_literals;
using Outcome = PendingProbes::Outcome;

namespace {

class PingLink {
public:
    explicit PingLink(PingExchange::Settings settings = {.own = own})
        : exchange(
              clock, settings,
              {.send = [this](const PingStamps& stamps) { sent.push_back(stamps); },
               .replied = [this](const PingExchange::Reply& reply) { replies.push_back(reply); }})
    {
    }

    /// Now.
    void reply(const PingStamps& request, Address from = vehicle, Address target = own)
    {
        exchange.received({request.timeUsec, request.seq, target}, from, clock.now());
    }
    [[nodiscard]] const ProbeStatistics& of(Address component)
    {
        return exchange.statistics().at(component);
    }
    PingExchange::OnceDone takeOnce()
    {
        return [this](const std::vector<PingExchange::Reply>& all) { once = all; };
    }

    base::FakeClock clock;
    std::vector<PingStamps> sent;
    std::vector<PingExchange::Reply> replies;
    /// What the newest single ping gave.
    std::optional<std::vector<PingExchange::Reply>> once;
    PingExchange exchange;
};

} // namespace

class PingExchangeTest : public QObject {
    Q_OBJECT

private slots:
    void requestsCountUpAndAreForEverybody()
    {
        PingLink link;
        link.clock.advance(7s);
        link.exchange.startStream();
        link.clock.advance(2s);
        QCOMPARE(link.sent.size(), std::size_t{3});
        for (std::uint32_t i = 0; i < 3; ++i)
            QCOMPARE(link.sent[i], (PingStamps{7'000'000 + i * 1'000'000ULL, i, {}}));
        QVERIFY(link.exchange.isStreaming());
        link.exchange.stopStream();
        link.clock.advance(9s);
        QCOMPARE(link.sent.size(), std::size_t{3});
    }

    void theSequenceGoesOnFromZeroAfterItsGreatest()
    {
        PingLink link({.own = own, .firstSeq = 0xFFFFFFFE});
        link.exchange.startStream();
        for (const std::uint32_t seq : {0xFFFFFFFEU, 0xFFFFFFFFU, 0U, 1U}) {
            QCOMPARE(link.sent.back().seq, seq);
            link.clock.advance(5ms);
            link.reply(link.sent.back());
            link.clock.advance(995ms);
        }
        QCOMPARE(link.of(vehicle).replies, 4U);
        QCOMPARE(link.of(vehicle).lost, 0U);
        QCOMPARE(link.of(vehicle).expected, 4U);
    }

    void oneSequenceForSingleAndStreamedRequests()
    {
        PingLink link;
        link.exchange.startStream();
        link.exchange.pingOnce(link.takeOnce());
        link.clock.advance(1s);
        QCOMPARE(link.sent.size(), std::size_t{3});
        QCOMPARE(link.sent[1].seq, 1U);
        QCOMPARE(link.sent[2].seq, 2U);
    }

    void aSinglePingGivesItsReply()
    {
        PingLink link;
        link.exchange.pingOnce(link.takeOnce());
        link.clock.advance(12ms);
        link.reply(link.sent[0]);
        QVERIFY(link.once);
        QCOMPARE(link.once->size(), std::size_t{1});
        QCOMPARE((*link.once)[0].from, vehicle);
        QCOMPARE((*link.once)[0].roundTrip, base::Duration(12ms));
        QVERIFY(!link.clock.nextDeadline());
    }

    void aSinglePingTimesOutAndTheReplyIsLate()
    {
        PingLink link;
        link.exchange.pingOnce(link.takeOnce());
        link.clock.advance(2999ms);
        QVERIFY(!link.once);
        link.clock.advance(1ms);
        QVERIFY(link.once);
        QVERIFY(link.once->empty());
        link.once.reset();
        link.clock.advance(1ms);
        link.reply(link.sent[0]);
        QVERIFY(!link.once);
        QCOMPARE(link.replies.back().outcome, Outcome::Late);
        QCOMPARE(link.of(vehicle).late, 1U);
        QCOMPARE(link.of(vehicle).lost, 0U);
    }

    void theTimeoutIsTheCallers()
    {
        PingLink link;
        link.exchange.pingOnce(link.takeOnce(), 200ms);
        link.clock.advance(200ms);
        QVERIFY(link.once && link.once->empty());
    }

    void whatIsToldOfASinglePingMayAskAgain()
    {
        PingLink link;
        int timeouts = 0;
        PingExchange::OnceDone again = [&](const std::vector<PingExchange::Reply>&) {
            if (++timeouts < 3)
                link.exchange.pingOnce(again, 100ms);
        };
        link.exchange.pingOnce(again, 100ms);
        link.clock.advance(1s);
        QCOMPARE(timeouts, 3);
        QCOMPARE(link.sent.size(), std::size_t{3});
    }

    void oneRequestHasManyReplies()
    {
        PingLink link;
        link.exchange.pingOnce(link.takeOnce(), 3s, 100);
        link.clock.advance(10ms);
        link.reply(link.sent[0], vehicle);
        link.clock.advance(10ms);
        link.reply(link.sent[0], camera);
        link.reply(link.sent[0], groundStation);
        QVERIFY(!link.once);
        link.clock.advance(3s);
        QCOMPARE(link.once->size(), std::size_t{3});
        QCOMPARE((*link.once)[2].from, groundStation);
        QCOMPARE(link.exchange.statistics().size(), std::size_t{3});
        QCOMPARE(link.of(camera).roundTrips.newest(), base::Duration(20ms));
        QCOMPARE(link.of(vehicle).duplicates, 0U);
    }

    void aComponentThatRepliesTwiceCountsOnce()
    {
        PingLink link;
        link.exchange.pingOnce(link.takeOnce(), 3s, 2);
        link.reply(link.sent[0]);
        link.reply(link.sent[0]);
        QVERIFY(!link.once);
        link.reply(link.sent[0], camera);
        QCOMPARE(link.once->size(), std::size_t{2});
        QCOMPARE((*link.once)[1].from, camera);
    }

    void aStreamCountsDropsAfterTheFirstReplyOnly()
    {
        PingLink link;
        link.exchange.startStream();
        link.clock.advance(10s);
        QVERIFY(link.exchange.statistics().empty());
        link.reply(link.sent.back());
        link.clock.advance(10s);
        // Of the ten since, three seconds are not over for the newest three and the one of now.
        QCOMPARE(link.of(vehicle).lost, 6U);
        QCOMPARE(link.of(vehicle).expected, 7U);
    }

    void aLateReplyTurnsTheLossBack()
    {
        PingLink link;
        link.exchange.startStream();
        link.reply(link.sent[0]);
        link.clock.advance(1s);
        link.exchange.stopStream();
        link.clock.advance(4s);
        QCOMPARE(link.of(vehicle).lost, 1U);
        link.reply(link.sent[1]);
        QCOMPARE(link.replies.back().outcome, Outcome::Late);
        QCOMPARE(link.replies.back().roundTrip, base::Duration(4s));
        QCOMPARE(link.of(vehicle).lost, 0U);
        link.reply(link.sent[1]);
        QCOMPARE(link.replies.back().outcome, Outcome::Duplicate);
        QCOMPARE(link.of(vehicle).duplicates, 1U);
    }

    void repliesAreMatchedByStampAndSequence()
    {
        PingLink link;
        link.exchange.startStream();
        const PingStamps request = link.sent[0];
        link.reply({request.timeUsec + 1, request.seq, {}});
        link.reply({request.timeUsec, request.seq + 1, {}});
        QVERIFY(link.replies.empty());
        QCOMPARE(link.exchange.counts().unknown, 2U);
        link.reply(request);
        QCOMPARE(link.replies.size(), std::size_t{1});
    }

    void aReplyToSomebodyElseIsNotOurs()
    {
        PingLink link;
        link.exchange.startStream();
        link.reply(link.sent[0], vehicle, groundStation);
        // A target of one half is a reply, and ours only if both halves are.
        link.reply(link.sent[0], vehicle, {own.system, 0});
        link.reply(link.sent[0], vehicle, {0, own.component});
        link.reply(link.sent[0], vehicle, {own.system, 1});
        QVERIFY(link.replies.empty());
        QCOMPARE(link.exchange.counts().toOthers, 4U);
        QCOMPARE(link.sent.size(), std::size_t{1});
    }

    void requestsOfOthersAreAnswered()
    {
        PingLink link;
        link.exchange.received({1'700'000'000'123'456, 42, {}}, groundStation, {1s});
        QCOMPARE(link.sent, (std::vector<PingStamps>{{1'700'000'000'123'456, 42, groundStation}}));
        QCOMPARE(link.exchange.counts().answered, 1U);
    }

    void repliesAreNeverAnswered()
    {
        PingLink link;
        for (const Address target : {own, groundStation, Address{0, 1}, Address{255, 0}})
            link.exchange.received({5, 42, target}, groundStation, {1s});
        QVERIFY(link.sent.empty());
        QCOMPARE(link.exchange.counts().requests, 0U);
    }

    void eachSenderIsAnsweredTenTimesASecond()
    {
        PingLink link;
        for (std::uint32_t i = 0; i < 100; ++i) {
            link.exchange.received({5, i, {}}, groundStation, link.clock.now());
            link.clock.advance(10ms);
        }
        QCOMPARE(link.sent.size(), std::size_t{10});
        QCOMPARE(link.exchange.counts().unanswered, 90U);
        link.exchange.received({5, 100, {}}, vehicle, link.clock.now());
        link.exchange.received({5, 101, {}}, groundStation, link.clock.now());
        QCOMPARE(link.sent.size(), std::size_t{12});
    }

    void answeringCanBeSwitchedOff()
    {
        PingLink link;
        link.exchange.setAnswers(false);
        link.exchange.received({5, 1, {}}, groundStation, {1s});
        QVERIFY(link.sent.empty());
        QCOMPARE(link.exchange.counts().unanswered, 1U);
    }

    void ourOwnWordsAreNotForUs()
    {
        PingLink link;
        link.exchange.startStream();
        link.exchange.received(link.sent[0], own, link.clock.now());
        link.reply(link.sent[0], own);
        QCOMPARE(link.sent.size(), std::size_t{1});
        QVERIFY(link.replies.empty());
    }
};

LEADLINE_APPLESS_TEST(PingExchangeTest)
#include "tst_pingexchange.moc"
