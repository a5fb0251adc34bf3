// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/FramePeek.h"
#include "mavlink/LinkTiming.h"
#include "mavlink/MessageTable.h"
#include "support/TestMain.h"
#include "support/TimedLink.h"

#include <QTest>

#include <algorithm>
#include <chrono>

using namespace leadline;
using namespace leadline::mavlink;
using namespace std::chrono_literals;
using test::TimedLink;
using Stamp = MessageTiming::Stamp;

namespace {

constexpr Address timedVehicle = TimedLink::vehicle;

/// What is watched, and the link that it watches.
struct Watched {
    explicit Watched(bool mixed = false, base::Duration from = {})
        : link([this, mixed, from](const auto& bytes, base::Duration at, bool sent) {
              using Direction = LinkTiming::Direction;
              if (at >= from)
                  timing.add(*readFrame(bytes), {at},
                             mixed  ? Direction::Mixed
                             : sent ? Direction::Sent
                                    : Direction::Received);
          })
    {
    }

    void runUntil(base::Duration now)
    {
        link.run();
        timing.judge({now});
    }
    [[nodiscard]] const ComponentTiming& of(Address component) const
    {
        return timing.components().at(component);
    }
    [[nodiscard]] const MessageTiming& attitude() const
    {
        return of(timedVehicle).messages.at(Attitude::id);
    }

    LinkTiming timing;
    TimedLink link;
};

std::uint16_t idOf(std::string_view name)
{
    return std::ranges::find(messages(), name, &MessageInfo::name)->id;
}

bool isNear(base::Duration a, base::Duration b, base::Duration by)
{
    return std::chrono::abs(a - b) <= by;
}

} // namespace

class LinkTimingTest : public QObject {
    Q_OBJECT

private slots:
    void roundTripsAreMeasuredByTimesync()
    {
        Watched watched;
        for (int i = 0; i < 100; ++i)
            watched.link.exchange(1s + i * 100ms, i < 95 ? 4ms : 10ms);
        watched.runUntil(11s);
        const ProbeSummary figures = watched.of(timedVehicle).timesync.figures();
        QCOMPARE(figures.replies, 100U);
        QCOMPARE(figures.lost, 0U);
        QCOMPARE(figures.roundTrips->median, base::Duration(4ms));
        QCOMPARE(figures.roundTrips->p95, base::Duration(4ms));
        QCOMPARE(figures.roundTrips->p99, base::Duration(10ms));
        QVERIFY(watched.of(timedVehicle).version == TimesyncVersion::V2);
        QVERIFY(watched.timing.jitter(timedVehicle, false, {11s}) > 0s);
        QVERIFY(watched.timing.wasAsked(timedVehicle));
        QVERIFY(!watched.timing.wasAsked({1, 191}));
    }

    void pingIsMeasuredBesideIt()
    {
        Watched watched;
        constexpr Address app{245, 190};
        for (std::uint32_t i = 0; i < 10; ++i) {
            const base::Duration at = 1s + i * 1s;
            const auto stamp = static_cast<std::uint64_t>(at / 1us);
            watched.link.put(Ping{stamp, i, 0, 0}, TimedLink::own, at);
            watched.link.put(Ping{stamp, i, 254, 190}, app, at + 2ms);
            watched.link.put(Ping{stamp, i, 255, 190}, timedVehicle, at + 3ms); // somebody else's
        }
        watched.runUntil(11s);
        QCOMPARE(watched.of(app).ping.figures().replies, 10U);
        QCOMPARE(watched.of(app).ping.figures().roundTrips->median, base::Duration(2ms));
        QVERIFY(watched.of(app).timesync.empty());
        QVERIFY(watched.of(timedVehicle).ping.empty());
        QVERIFY(!watched.timing.offset(app, {11s}));
    }

    void whatIsNotRepliedToIsLostUntilItComesLate()
    {
        Watched watched;
        for (int i = 0; i < 20; ++i)
            if (i == 10)
                watched.link.ask(1s + i * 500ms);
            else
                watched.link.exchange(1s + i * 500ms, 4ms);
        watched.runUntil(10500ms);
        const auto& history = watched.of(timedVehicle).timesync;
        QCOMPARE(history.lost().size(), std::size_t{1});
        QCOMPARE(history.lost().front(), (base::Instant{6s}));
        QCOMPARE(history.figures().lossShare(), 1 / 20.0);
        watched.link.answer(6s, 5s);
        watched.runUntil(12s);
        QVERIFY(history.lost().empty());
        QCOMPARE(history.figures().late, 1U);
        watched.link.answer(6s, 7s); // and once more
        watched.runUntil(14s);
        QCOMPARE(history.figures().duplicates, 1U);
        QCOMPARE(history.figures().replies, 20U);
    }

    void badgesSayHowRepliesAreAddressed()
    {
        Watched watched;
        constexpr Address old{1, 20};
        constexpr Address odd{1, 30};
        watched.link.exchange(1s, 4ms);
        watched.link.target = {};
        watched.link.exchange(2s, 4ms, old);
        watched.link.target = {77, 5};
        watched.link.exchange(3s, 4ms, odd);
        watched.runUntil(4s);
        QVERIFY(watched.of(timedVehicle).version == TimesyncVersion::V2);
        QVERIFY(watched.of(old).version == TimesyncVersion::V1);
        QVERIFY(watched.of(odd).version == TimesyncVersion::BadTarget);
    }

    void theOffsetStaysInItsBound()
    {
        Watched watched;
        for (int i = 0; i < 300; ++i)
            watched.link.exchange(1s + i * 100ms, 3ms + (i * 7 % 13) * 100us);
        watched.runUntil(31s);
        const auto estimate = watched.timing.offset(timedVehicle, {31s});
        QVERIFY(estimate);
        QVERIFY(isNear(estimate->offset, 500s, estimate->bound));
        QVERIFY(estimate->bound < 2ms);
        QVERIFY(watched.of(timedVehicle).events.empty());
        QVERIFY(watched.of(timedVehicle).offsets.size() > 90);
    }

    void aClockThatIsSetIsAnEventWithItsSize()
    {
        Watched watched;
        for (int i = 0; i < 300; ++i) {
            if (i == 150)
                watched.link.ahead += 40ms;
            watched.link.exchange(1s + i * 100ms, 3ms);
        }
        watched.runUntil(31s);
        const auto& events = watched.of(timedVehicle).events;
        QCOMPARE(events.size(), std::size_t{1});
        QVERIFY(!events.front().isReboot);
        QVERIFY(isNear(*events.front().step, 40ms, 1ms));
        QVERIFY(isNear(events.front().at.sinceZero, 16s, 1s));
    }

    void aRebootIsOneEvent()
    {
        Watched watched;
        for (int i = 0; i < 300; ++i) {
            if (i == 150)
                watched.link.ahead = 0s;
            watched.link.attitude(1s + i * 100ms - 20ms);
            watched.link.exchange(1s + i * 100ms, 3ms);
        }
        watched.runUntil(31s);
        const auto& events = watched.of(timedVehicle).events;
        QCOMPARE(events.size(), std::size_t{1});
        QVERIFY(events.front().isReboot);
        QVERIFY(isNear(*events.front().step, -500s, 5ms));
        QVERIFY(isNear(watched.timing.offset(timedVehicle, {31s})->offset, 0s, 3ms));
    }

    void agesAreTrueWithTheClock()
    {
        Watched watched;
        for (int i = 0; i < 100; ++i) {
            watched.link.exchange(1s + i * 100ms, 3ms);
            watched.link.attitude(1050ms + i * 100ms, 6ms);
        }
        watched.runUntil(11s);
        QVERIFY(watched.attitude().stamp() == Stamp::Known);
        // A stamp of whole milliseconds makes it up to one longer.
        QVERIFY(isNear(watched.attitude().age()->age, 6500us, 600us));
        QVERIFY(watched.attitude().age()->bound);
    }

    void agesAreRelativeWithout()
    {
        Watched watched;
        for (int i = 0; i < 100; ++i) {
            watched.link.ask(1s + i * 100ms); // and nobody replies
            watched.link.attitude(1050ms + i * 100ms, i % 10 == 0 ? 6ms : 16ms);
        }
        watched.link.heartbeat(5s);
        watched.runUntil(11s);
        QVERIFY(watched.attitude().stamp() == Stamp::Relative);
        QCOMPARE(watched.attitude().age()->age, base::Duration(10ms));
        QVERIFY(!watched.attitude().age()->bound);
        QVERIFY(!watched.of(timedVehicle).messages.at(Heartbeat::id).age());
        QVERIFY(watched.of(timedVehicle).messages.at(Heartbeat::id).stamp() == Stamp::None);
        QVERIFY(watched.of(timedVehicle).timesync.empty());
    }

    void aStampOfTheDayIsOfAnotherClock()
    {
        Watched watched;
        for (int i = 0; i < 50; ++i) {
            watched.link.exchange(1s + i * 100ms, 3ms);
            GpsRawInt gps;
            gps.timeUsec = 1'767'323'045'678'000 + static_cast<std::uint64_t>(i) * 100'000;
            watched.link.put(gps, timedVehicle, 1050ms + i * 100ms);
        }
        watched.runUntil(6s);
        QVERIFY(watched.of(timedVehicle).messages.at(GpsRawInt::id).stamp() == Stamp::OtherClock);
    }

    void whatShouldHaveComeHasStopped()
    {
        Watched watched;
        for (int i = 0; i < 20; ++i)
            watched.link.attitude(1s + i * 100ms);
        watched.link.put(VfrHud{}, timedVehicle, 2s); // once
        watched.runUntil(3500ms);
        QVERIFY(!watched.attitude().hasStopped({3500ms}));
        QVERIFY(watched.attitude().hasStopped({5s}));
        QVERIFY(!watched.of(timedVehicle).messages.at(VfrHud::id).hasStopped({60s}));
        watched.runUntil(302500ms);
        QVERIFY(!watched.timing.components().contains(timedVehicle) ||
                !watched.of(timedVehicle).messages.contains(VfrHud::id));
    }

    void whatComesOnOccasionNeverStops()
    {
        Watched watched;
        for (unsigned i = 0; i < 20; ++i) {
            watched.link.put(StatusText{}, timedVehicle, 1s + i * 50ms);
            watched.link.put(CommandAck{}, timedVehicle, 1s + i * 50ms);
            watched.link.attitude(1s + i * 50ms);
        }
        watched.runUntil(60s);
        QVERIFY(watched.attitude().hasStopped({60s}));
        QVERIFY(!watched.of(timedVehicle).messages.at(StatusText::id).hasStopped({60s}));
        QVERIFY(!watched.of(timedVehicle).messages.at(CommandAck::id).hasStopped({60s}));
    }

    void theTableKnowsWhatComesOnOccasion()
    {
        for (const MessageInfo& message : messages()) {
            const bool asks = message.name.find("REQUEST") != std::string_view::npos ||
                              message.name.ends_with("_ACK") || message.name.starts_with("PARAM_");
            QVERIFY2(!asks || !isPeriodic(message.id), message.name.data());
        }
        for (const auto name : {"PARAM_VALUE", "MISSION_ITEM_INT", "LOG_DATA", "STATUSTEXT",
                                "AUTOPILOT_VERSION", "FILE_TRANSFER_PROTOCOL"})
            QVERIFY2(!isPeriodic(idOf(name)), name);
        for (const auto name : {"HEARTBEAT", "ATTITUDE", "VFR_HUD", "SYS_STATUS", "GPS_RAW_INT",
                                "MISSION_CURRENT", "SCALED_PRESSURE2"})
            QVERIFY2(isPeriodic(idOf(name)), name);
    }

    void repliesToOthersAreCounted()
    {
        Watched watched;
        constexpr Address other{255, 190};
        watched.link.exchange(1s, 4ms);
        QVERIFY(!watched.timing.othersSynchronise());
        watched.link.put(Timesync{0, 1'767'323'045'678'000'000, 0, 0}, other, 2s);
        watched.link.put(Timesync{watched.link.remote(2s), 1'767'323'045'678'000'000, 0, 0},
                         timedVehicle, 2004ms);
        watched.runUntil(3s);
        QCOMPARE(watched.timing.foreignReplies(), 1U);
        QVERIFY(watched.timing.othersSynchronise());
        QCOMPARE(watched.of(timedVehicle).timesync.figures().replies, 1U);
        watched.runUntil(303s);
        QCOMPARE(watched.timing.foreignReplies(), 0U);
        QVERIFY(!watched.timing.othersSynchronise());
    }

    void inOneStreamAGroundStationIsWhoAsked()
    {
        Watched watched(true);
        watched.link.target = {};
        for (int i = 0; i < 10; ++i) {
            watched.link.heartbeat(1s + i * 1s, TimedLink::own, 6, 8);
            watched.link.exchange(1100ms + i * 1s, 4ms);
            watched.link.heartbeat(1200ms + i * 1s);
        }
        watched.runUntil(12s);
        QCOMPARE(watched.of(timedVehicle).timesync.figures().replies, 10U);
        QVERIFY(!watched.timing.components().contains(TimedLink::own));
        QCOMPARE(watched.of(timedVehicle).heartbeat->type, 12);
    }

    void figuresAreOfFiveMinutesWhereverOneBegan()
    {
        const auto put = [](TimedLink& link) {
            for (int i = 0; i < 1398; ++i) {
                const base::Duration at = 1s + i * 500ms;
                link.heartbeat(at + 100ms);
                link.attitude(at + 150ms, (i % 7) * 1ms);
                if (i % 50 == 20)
                    link.ask(at);
                else
                    link.exchange(at, 3ms + (i * 7 % 13) * 100us);
            }
        };
        constexpr base::Duration now = 700s;
        Watched whole;
        Watched late(false, now - LinkTiming::shown - LinkTiming::lead);
        put(whole.link);
        put(late.link);
        whole.runUntil(now);
        late.runUntil(now);
        const ProbeSummary a = whole.of(timedVehicle).timesync.figures();
        const ProbeSummary b = late.of(timedVehicle).timesync.figures();
        QCOMPARE(a.replies, 588U);
        QCOMPARE(a.lost, 12U);
        QCOMPARE(b.replies, a.replies);
        QCOMPARE(b.lost, a.lost);
        QCOMPARE(b.roundTrips->median, a.roundTrips->median);
        QCOMPARE(b.roundTrips->p95, a.roundTrips->p95);
        const auto offset = whole.timing.offset(timedVehicle, {now});
        const auto again = late.timing.offset(timedVehicle, {now});
        QVERIFY(isNear(offset->offset, again->offset, 20us));
        QVERIFY(isNear(offset->bound, again->bound, 50us));
        QCOMPARE(late.attitude().age()->age / 100us, whole.attitude().age()->age / 100us);
    }
};

LEADLINE_APPLESS_TEST(LinkTimingTest)
#include "tst_linktiming.moc"
