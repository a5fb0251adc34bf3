// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/MessageStatistics.h"
#include "support/MixedLog.h"
#include "support/TestMain.h"

#include <QTest>

#include <map>
#include <random>
#include <tuple>

using namespace leadline;
using namespace std::chrono_literals;
using log::MessageCount;
using log::MessageStatistics;
using mavlink::Address;
using ping::DeviceKind;
using test::MixedLog;

namespace {

const MessageCount* tallyOf(const MessageStatistics& census, log::StreamNumber stream,
                            std::uint16_t id, Address sender = {})
{
    for (const MessageCount& tally : census.tallies())
        if (tally.stream == stream && tally.key == log::MessageKey{id, sender})
            return &tally;
    return nullptr;
}

using Kind = std::tuple<log::StreamNumber, std::uint16_t, Address>;

/// Every frame looked at.
std::map<Kind, std::uint64_t> countedOneByOne(const log::Log& log, log::Time moment)
{
    std::map<Kind, std::uint64_t> counts;
    std::uint64_t end = 0;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i)
        if (*log.timeOf(i) <= moment)
            end = i + 1;
    std::vector<std::byte> scratch;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i) {
        const auto entry = *log.entry(i);
        const auto frame = log.readMavlink(i, scratch);
        counts[{entry.stream, entry.messageId, frame ? frame->sender() : Address{}}] +=
            i < end ? 1 : 0;
    }
    return counts;
}

/// Frames of everybody, up to 40 ms apart.
void addAnything(MixedLog& mixed, const std::vector<log::StreamNumber>& streams,
                 std::mt19937& random, log::Time& time, int frames, bool stepsBack)
{
    for (int i = 0; i < frames; ++i) {
        time += std::chrono::milliseconds(random() % 41);
        if (stepsBack && random() % 200 == 0)
            time -= 7s;
        const Address sender{1, static_cast<std::uint8_t>(random() % 3 + 1)};
        switch (random() % 5) {
        case 0:
            mixed.add(streams[0], time, ping::ping1d::DistanceSimple{});
            break;
        case 1:
            mixed.add(streams[1], time, ping::ping360::DeviceData{});
            break;
        case 2:
            mixed.add(streams[2], time, mavlink::Heartbeat{}, sender);
            break;
        case 3:
            mixed.add(streams[2], time, mavlink::Attitude{}, sender);
            break;
        default:
            mixed.add(streams[3], time, mavlink::Ping{}, {254, 190});
            break;
        }
    }
}

} // namespace

class MessageStatisticsTest : public QObject {
    Q_OBJECT

private slots:
    void countsAsIfItLookedAtEveryFrame_data()
    {
        QTest::addColumn<bool>("stepsBack");
        QTest::newRow("in the order of time") << false;
        QTest::newRow("with steps back") << true;
    }

    void countsAsIfItLookedAtEveryFrame()
    {
        QFETCH(bool, stepsBack);
        log::Log log;
        MixedLog mixed(log);
        const std::vector<log::StreamNumber> streams{mixed.sonar(ping::Family::Ping1D, 1),
                                                     mixed.sonar(ping::Family::Ping360, 2),
                                                     mixed.vehicle(), mixed.sent()};
        std::mt19937 random(3);
        log::Time time{};
        MessageStatistics census(log);
        census.update(0s);
        QVERIFY(census.tallies().empty());
        // To and fro, while the log grows.
        for (int round = 0; round < 8; ++round) {
            addAnything(mixed, streams, random, time, 700, stepsBack);
            for (const log::Time moment :
                 {time, log::Time{}, time / 2, time / 2 + 30ms, time - 1s, log::Time{-1s}}) {
                census.update(moment);
                const auto expected = countedOneByOne(log, moment);
                QCOMPARE(census.tallies().size(), expected.size());
                for (const MessageCount& tally : census.tallies()) {
                    const auto found =
                        expected.find({tally.stream, tally.key.messageId, tally.key.sender});
                    QVERIFY(found != expected.end());
                    QCOMPARE(tally.count, found->second);
                    QCOMPARE(tally.newest.has_value(), tally.count > 0);
                }
            }
        }
    }

    void componentsAreToldApart()
    {
        log::Log log;
        MixedLog mixed(log);
        const auto stream = mixed.vehicle();
        for (int i = 0; i < 100; ++i) {
            mixed.add(stream, i * 100ms, mavlink::Heartbeat{}, {1, 1});
            if (i % 10 == 0)
                mixed.add(stream, i * 100ms, mavlink::Heartbeat{}, {1, 191});
        }
        MessageStatistics census(log);
        census.update(9900ms);
        QCOMPARE(tallyOf(census, stream, 0, {1, 1})->count, std::uint64_t{100});
        QCOMPARE(tallyOf(census, stream, 0, {1, 191})->count, std::uint64_t{10});
        QCOMPARE(tallyOf(census, stream, 0, {1, 191})->newest->time, log::Time(9s));
        QCOMPARE(*tallyOf(census, stream, 0, {1, 1})->perSecond, 10.0);
        QCOMPARE(*tallyOf(census, stream, 0, {1, 191})->perSecond, 1.0);
        QVERIFY(log.allInSeries());
    }

    void whatCameOnceIsListedBeforeAndAfter()
    {
        log::Log log;
        MixedLog mixed(log);
        const auto stream = mixed.sonar(ping::Family::Ping1D, 1);
        mixed.add(stream, 0s, ping::ping1d::DistanceSimple{});
        mixed.add(stream, 60s, ping::common::Nack{1004, "no"});
        mixed.add(stream, 3600s, ping::ping1d::DistanceSimple{});
        MessageStatistics census(log);
        census.update(59s);
        QCOMPARE(tallyOf(census, stream, 2)->total, std::uint64_t{1});
        QCOMPARE(tallyOf(census, stream, 2)->count, std::uint64_t{0});
        QVERIFY(!tallyOf(census, stream, 2)->newest);
        census.update(3600s);
        const MessageCount* nack = tallyOf(census, stream, 2);
        QCOMPARE(nack->count, std::uint64_t{1});
        QCOMPARE(nack->newest->time, log::Time(60s));
        QVERIFY(!nack->perSecond);
    }

    void aRateFallsWhileNothingComes()
    {
        log::Log log;
        MixedLog mixed(log);
        const auto stream = mixed.vehicle();
        for (int i = 0; i < 200; ++i)
            mixed.add(stream, 3600s + i * 50ms, mavlink::Attitude{});
        MessageStatistics census(log);
        const auto rateAt = [&](log::Time moment) {
            census.update(moment);
            return *tallyOf(census, stream, 30, {1, 1})->perSecond;
        };
        const log::Time last = 3600s + 199 * 50ms;
        QCOMPARE(rateAt(3602s), 20.0);
        QCOMPARE(rateAt(last), 20.0);
        QCOMPARE(rateAt(last + 2s), 0.5);
        QCOMPARE(rateAt(last + 6s), 0.0);
        mixed.add(stream, last + 100s, mavlink::Attitude{});
        QCOMPARE(rateAt(last + 100s), 0.01);
        mixed.add(stream, last + 100s + 250ms, mavlink::Attitude{});
        mixed.add(stream, last + 100s + 500ms, mavlink::Attitude{});
        QCOMPARE(rateAt(last + 100s + 500ms), 4.0);
    }

    void moreKindsThanALogKeepsAreSaid()
    {
        log::Log log;
        MixedLog mixed(log);
        const auto stream = mixed.vehicle();
        for (unsigned i = 0; i < 1100; ++i)
            mixed.add(stream, 0s, mavlink::Heartbeat{},
                      {static_cast<std::uint8_t>(i / 250), static_cast<std::uint8_t>(i % 250)});
        QVERIFY(!log.allInSeries());
        MessageStatistics census(log);
        census.update(0s);
        QCOMPARE(census.tallies().size(), log::Log::maxSeries - 1);
    }
};

LEADLINE_APPLESS_TEST(MessageStatisticsTest)
#include "tst_messagestatistics.moc"
