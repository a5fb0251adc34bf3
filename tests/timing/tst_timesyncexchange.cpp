// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/TimesyncExchange.h"
#include "support/TestMain.h"
#include "timing/Addresses.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace leadline;
using namespace leadline::mavlink;
using namespace std::chrono_literals;
using Outcome = PendingProbes::Outcome;

namespace {

/// The exchange of one link, what it sent, and a vehicle's clock that is 500 s ahead.
class TimesyncLink {
public:
    explicit TimesyncLink(TimesyncExchange::Settings settings = {.own = own, .link = 3})
        : exchange(clock, settings,
                   {.send = [this](const TimesyncStamps& stamps) { sent.push_back(stamps); },
                    .replied =
                        [this](const TimesyncExchange::Reply& reply) { replies.push_back(reply); },
                    .foundVersion1 = [this](Address from) { version1.push_back(from); }})
    {
    }

    /// As if the vehicle had stamped it half way.
    void reply(const TimesyncStamps& request, base::Duration roundTrip, Address target = own,
               Address from = vehicle)
    {
        const base::Instant arrived = asked(request) + roundTrip;
        exchange.received(
            {.tc1 = remote(arrived - roundTrip / 2), .ts1 = request.ts1, .target = target}, from,
            arrived);
    }
    [[nodiscard]] TimesyncStamps ask(Address target = vehicle)
    {
        exchange.requestOnce(target);
        return sent.back();
    }
    [[nodiscard]] static std::int64_t remote(base::Instant at)
    {
        return (at.sinceZero + 500s + 1ns).count();
    }
    /// Stamps count from the making of the exchange.
    [[nodiscard]] base::Instant asked(const TimesyncStamps& request) const
    {
        return start + base::Duration(request.ts1 / 256 * 256);
    }
    [[nodiscard]] Outcome lastOutcome() const { return replies.back().outcome; }

    base::FakeClock clock;
    base::Instant start = clock.now();
    std::vector<TimesyncStamps> sent;
    std::vector<TimesyncExchange::Reply> replies;
    std::vector<Address> version1;
    TimesyncExchange exchange;
};

} // namespace

class TimesyncExchangeTest : public QObject {
    Q_OBJECT

private slots:
    void aStreamAsksEachComponentBySecond()
    {
        TimesyncLink link;
        link.exchange.stream({vehicle, camera});
        link.clock.advance(2500ms);
        QCOMPARE(link.sent.size(), std::size_t{6});
        QCOMPARE(link.sent[4].target, vehicle);
        QCOMPARE(link.sent[5].target, camera);
        for (const TimesyncStamps& request : link.sent)
            QCOMPARE(request.tc1, std::int64_t{0});
        link.exchange.stream({});
        link.clock.advance(10s);
        QCOMPARE(link.sent.size(), std::size_t{6});
        QVERIFY(!link.clock.nextDeadline());
    }

    void noMoreThanTenASecond()
    {
        TimesyncLink link;
        link.exchange.stream({vehicle}, 1ms);
        link.clock.advance(950ms);
        QCOMPARE(link.sent.size(), std::size_t{10});
    }

    void stampsAreMonotonicSinceOurStartAndUniqueToTheLink()
    {
        TimesyncLink link({.own = own, .link = 0xA7});
        link.clock.advance(2s);
        std::set<std::int64_t> stamps;
        for (int i = 0; i < 5; ++i) // within the same nanosecond
            stamps.insert(link.ask().ts1);
        QCOMPARE(stamps.size(), std::size_t{5});
        QVERIFY(std::ranges::is_sorted(link.sent, {}, &TimesyncStamps::ts1));
        for (const std::int64_t stamp : stamps) {
            QCOMPARE(stamp % 256, std::int64_t{0xA7});
            QVERIFY(std::chrono::abs(base::Duration(stamp) - 2s) < 2us);
        }
        TimesyncLink early;
        QVERIFY(early.ask().ts1 > 0);
    }

    void aReplyGivesRoundTripAndOffset()
    {
        TimesyncLink link;
        link.clock.advance(1s);
        const TimesyncStamps request = link.ask();
        QCOMPARE(request.target, vehicle);
        link.reply(request, 4ms);
        QCOMPARE(link.replies.size(), std::size_t{1});
        QCOMPARE(link.replies[0].from, vehicle);
        QVERIFY(link.replies[0].version == TimesyncVersion::V2);
        QCOMPARE(link.lastOutcome(), Outcome::InTime);
        QVERIFY(std::chrono::abs(link.replies[0].roundTrip - 4ms) < 1us);
        QVERIFY(link.replies[0].clock == ClockOffset::Outcome::Used);
        const auto offset = link.exchange.results().at(vehicle).clock.at(link.clock.now() + 4ms);
        QVERIFY(std::chrono::abs(offset->offset - 500s) < 1ms);
        QVERIFY(offset->bound >= 2ms);
    }

    void repliesAreMatchedByTheExactStamp()
    {
        TimesyncLink link;
        const TimesyncStamps request = link.ask();
        for (const std::int64_t off : {-256, -1, 1, 256}) {
            TimesyncStamps other = request;
            other.ts1 += off;
            link.exchange.received({TimesyncLink::remote({1ms}), other.ts1, own}, vehicle, {2ms});
        }
        QVERIFY(link.replies.empty());
        QCOMPARE(link.exchange.counts().foreign, 4U);
        link.reply(request, 2ms);
        QCOMPARE(link.lastOutcome(), Outcome::InTime);
    }

    void severalRepliersHaveEachTheirResult()
    {
        TimesyncLink link;
        const TimesyncStamps request = link.ask({});
        QCOMPARE(request.target, Address{});
        link.reply(request, 2ms, own, vehicle);
        link.reply(request, 9ms, own, camera);
        QCOMPARE(link.exchange.results().size(), std::size_t{2});
        const auto& statistics = link.exchange.statistics();
        QVERIFY(statistics.at(camera).roundTrips.newest() >
                statistics.at(vehicle).roundTrips.newest());
        QCOMPARE(link.lastOutcome(), Outcome::InTime);
    }

    void aSecondAnswerIsADuplicateAndNoSample()
    {
        TimesyncLink link;
        const TimesyncStamps request = link.ask();
        link.reply(request, 2ms);
        link.reply(request, 3ms);
        QCOMPARE(link.lastOutcome(), Outcome::Duplicate);
        QVERIFY(!link.replies.back().clock);
        QCOMPARE(link.exchange.results().at(vehicle).clock.size(), std::size_t{1});
        QCOMPARE(link.exchange.statistics().at(vehicle).duplicates, 1U);
    }

    void repliesWithoutATargetAreOfVersion1AndSaidOnce()
    {
        TimesyncLink link;
        for (int i = 0; i < 3; ++i) {
            link.reply(link.ask(), 2ms, {});
            link.clock.advance(1s);
        }
        QCOMPARE(link.replies.size(), std::size_t{3});
        QVERIFY(link.replies[2].version == TimesyncVersion::V1);
        QVERIFY(link.exchange.results().at(vehicle).version == TimesyncVersion::V1);
        QCOMPARE(link.version1, std::vector{vehicle});
    }

    void strictVersion2IgnoresThem()
    {
        TimesyncLink link({.own = own, .strictVersion2 = true});
        link.reply(link.ask(), 2ms, {});
        QVERIFY(link.replies.empty());
        QVERIFY(link.version1.empty());
        QVERIFY(link.exchange.results().empty());
        QCOMPARE(link.exchange.counts().refusedVersion1, 1U);
        link.reply(link.ask(), 2ms);
        QCOMPARE(link.replies.size(), std::size_t{1});
    }

    void repliesToASystemOfThisLinkAreSomebodyElses()
    {
        TimesyncLink link;
        link.exchange.heard(groundStation.system);
        link.reply(link.ask(), 2ms, groundStation);
        QVERIFY(link.replies.empty());
        QCOMPARE(link.exchange.counts().toOthers, 1U);
        QVERIFY(link.exchange.statistics().empty());
    }

    void whoeverUsesTimesyncIsOnThisLink()
    {
        TimesyncLink link;
        link.exchange.received({0, 12345, {}}, groundStation, {1ms});
        link.reply(link.ask(), 2ms, groundStation);
        QCOMPARE(link.exchange.counts().toOthers, 1U);
    }

    void repliesToNobodyKnownHaveABadTarget()
    {
        TimesyncLink link;
        link.reply(link.ask(), 2ms, {77, 13});
        QCOMPARE(link.replies.size(), std::size_t{1});
        QVERIFY(link.replies[0].version == TimesyncVersion::BadTarget);
        // Once that system speaks, it is its.
        link.exchange.heard(77);
        link.reply(link.ask(), 2ms, {77, 13});
        QCOMPARE(link.exchange.counts().toOthers, 1U);
        // Only one half of ours is not ours.
        link.reply(link.ask(), 2ms, {own.system, 0});
        QVERIFY(link.replies.back().version == TimesyncVersion::BadTarget);
    }

    // Two synchronising programs on one network, and a vehicle of version 1 that answers everybody:
    // each sees all the replies.
    void onANetworkWithAnotherProgramOnlyOurOwnRepliesCount()
    {
        TimesyncLink link;
        std::int64_t theirs = 777'000'000'123;
        for (int i = 0; i < 20; ++i) {
            const TimesyncStamps request = link.ask();
            const base::Instant now = link.clock.now();
            // Theirs is answered first, a tenth of a second ago by its stamp.
            link.exchange.received({TimesyncLink::remote(now + 1ms), theirs, {}}, vehicle,
                                   now + 2ms);
            link.reply(request, 3ms, {});
            link.clock.advance(1s);
            theirs += 1'000'000'000;
        }
        QCOMPARE(link.replies.size(), std::size_t{20});
        QCOMPARE(link.exchange.counts().foreign, 20U);
        QVERIFY(link.exchange.othersSynchronise());
        const ProbeStatistics& statistics = link.exchange.statistics().at(vehicle);
        QCOMPARE(statistics.lost, 0U);
        QVERIFY(statistics.roundTrips.summary()->most < 4ms);
        const auto offset = link.exchange.results().at(vehicle).clock.at(link.clock.now());
        QVERIFY(std::chrono::abs(offset->offset - 500s) < 1ms);
    }

    void aStampInUnixTimeIsNotTakenForOurs()
    {
        TimesyncLink link;
        const TimesyncStamps request = link.ask();
        link.exchange.received({TimesyncLink::remote({1ms}), 1'700'000'000'000'000'000, own},
                               vehicle, {2ms});
        QCOMPARE(link.exchange.counts().foreign, 1U);
        link.reply(request, 2ms);
        QCOMPARE(link.replies.size(), std::size_t{1});
    }

    void answersToArduPilotsRequestsAreKnownByItsIdInTheStamp()
    {
        TimesyncLink link;
        link.exchange.heard(vehicle.system);
        // The ground station answers the autopilot: microseconds, and system 1 in the digits below.
        link.exchange.received({5'000'000, 123'456'789'001, {}}, groundStation, {1s});
        QCOMPARE(link.exchange.foreignRequesters().at(1), 1U);
        QVERIFY(!link.exchange.othersSynchronise());
        // System 42 was never heard: those digits are no id.
        link.exchange.received({5'000'000, 123'456'789'042, {}}, groundStation, {1s});
        QCOMPARE(link.exchange.foreignRequesters().at(0), 1U);
        QVERIFY(link.exchange.othersSynchronise());
        QCOMPARE(link.exchange.counts().foreign, 2U);
    }

    void whatCannotBeIsCountedAndIgnored()
    {
        TimesyncLink link;
        const TimesyncStamps request = link.ask();
        link.exchange.received({-1, request.ts1, own}, vehicle, {2ms});
        QCOMPARE(link.exchange.counts().impossible, 1U);
        QVERIFY(link.replies.empty());
        QVERIFY(link.exchange.statistics().empty());
    }

    void aReplyBeforeItsRequestIsImpossible()
    {
        TimesyncLink link;
        link.clock.advance(5s);
        const TimesyncStamps request = link.ask();
        link.exchange.received({TimesyncLink::remote({4s}), request.ts1, own}, vehicle, {4s});
        QCOMPARE(link.exchange.counts().impossible, 1U);
        QVERIFY(link.replies.empty());
    }

    void aRequestIsForgottenAfterTenSeconds()
    {
        TimesyncLink link;
        const TimesyncStamps in = link.ask();
        const TimesyncStamps out = link.ask();
        link.clock.advance(10s);
        link.reply(in, 9'999ms);
        QCOMPARE(link.replies.size(), std::size_t{1});
        link.clock.advance(1s);
        link.reply(out, 10'001ms);
        QCOMPARE(link.replies.size(), std::size_t{1});
        QCOMPARE(link.exchange.counts().foreign, 1U);
    }

    void aSilentComponentLosesAndMayBeLate()
    {
        TimesyncLink link;
        link.exchange.stream({vehicle});
        link.reply(link.sent.back(), 5ms);
        link.clock.advance(1s);
        const TimesyncStamps slow = link.sent.back();
        link.clock.advance(3001ms);
        QCOMPARE(link.exchange.statistics().at(vehicle).lost, 1U);
        link.reply(slow, 3s + 2ms);
        QCOMPARE(link.lastOutcome(), Outcome::Late);
        QCOMPARE(link.exchange.statistics().at(vehicle).lost, 0U);
        QCOMPARE(link.exchange.statistics().at(vehicle).late, 1U);
    }

    void aVehicleThatStartedAgainIsSaid()
    {
        TimesyncLink link;
        link.clock.advance(1s);
        link.reply(link.ask(), 5ms);
        link.clock.advance(1s);
        const TimesyncStamps request = link.ask();
        link.exchange.received({3'000'001, request.ts1, own}, vehicle, {2s + 5ms});
        QVERIFY(link.replies.back().clock == ClockOffset::Outcome::Rebooted);
        link.exchange.rebooted(vehicle); // its time_boot_ms says so
        QCOMPARE(link.exchange.results().at(vehicle).clock.size(), std::size_t{0});
        link.exchange.rebooted({9, 9});
    }

    void answeringIsOffByDefault()
    {
        TimesyncLink link;
        link.exchange.received({0, 12345, {}}, groundStation, {1s});
        QVERIFY(link.sent.empty());
        QCOMPARE(link.exchange.counts().requests, 1U);
        QVERIFY(link.exchange.othersSynchronise());
    }

    void anAutopilotThatAsksIsNoOtherProgram()
    {
        TimesyncLink link;
        link.exchange.received({0, 12345, {}}, vehicle, {1s});
        QVERIFY(!link.exchange.othersSynchronise());
    }

    void requestsToUsAndToEverybodyAreAnswered()
    {
        TimesyncLink link({.own = own, .answers = true});
        link.exchange.received({0, 12345, {}}, vehicle, link.clock.now());
        QCOMPARE(link.sent.size(), std::size_t{1});
        QVERIFY(link.sent[0].tc1 > 0); // in the very moment of our start, too
        QCOMPARE(link.sent[0].ts1, std::int64_t{12345});
        QCOMPARE(link.sent[0].target, vehicle);
        link.clock.advance(2s);
        link.exchange.received({0, 99'001, own}, groundStation, link.clock.now());
        QCOMPARE(link.sent[1], (TimesyncStamps{2'000'000'000, 99'001, groundStation}));
        for (const Address other : {vehicle, Address{own.system, 0}, Address{0, own.component}})
            link.exchange.received({0, 99'002, other}, groundStation, link.clock.now());
        QCOMPARE(link.sent.size(), std::size_t{2});
        QCOMPARE(link.exchange.counts().answered, 2U);
    }

    void repliesAreNeverAnswered()
    {
        TimesyncLink link({.own = own, .answers = true});
        link.exchange.received({55, 12345, own}, vehicle, {1s});
        link.exchange.received({55, 12345, {}}, vehicle, {1s});
        link.exchange.received({-55, 12345, own}, vehicle, {1s});
        QVERIFY(link.sent.empty());
    }

    void aStormIsAnsweredTwentyTimesASecond()
    {
        TimesyncLink link({.own = own, .answers = true});
        for (int i = 0; i < 1000; ++i) {
            link.exchange.received({0, i + 1, {}}, vehicle, link.clock.now());
            link.clock.advance(1ms);
        }
        QCOMPARE(link.sent.size(), std::size_t{20});
        link.exchange.received({0, 5000, {}}, groundStation, link.clock.now());
        QCOMPARE(link.sent.size(), std::size_t{21});
    }

    void ourOwnWordsAreNotForUs()
    {
        TimesyncLink link({.own = own, .answers = true});
        const TimesyncStamps request = link.ask();
        link.exchange.received(request, own, {1s});
        link.exchange.received({5, request.ts1, own}, own, {1s});
        QCOMPARE(link.sent.size(), std::size_t{1});
        QVERIFY(link.replies.empty());
        QCOMPARE(link.exchange.counts().requests, 0U);
    }
};

LEADLINE_APPLESS_TEST(TimesyncExchangeTest)
#include "tst_timesyncexchange.moc"
