// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that repeated datagrams are distinguished from late ones, and that another program that
// drives the sonar is nevertheless detected.
#include "DriverBench.h"
#include "device/Ping1dDriver.h"
#include "device/Ping360Driver.h"
#include "support/TestMain.h"

#include <QTest>

#include <chrono>

using namespace leadline;
using namespace std::chrono_literals;
using device::DriverEvent;
using device::DriverState;
using device::Ping1dDriver;
using device::Ping360Driver;
using device::Ping360Request;
using device::SettingState;
using device::ping360::Index;
using device::ping360::initialValues;
using device::ping360::requestOf;
using device::ping360::Values;
using Method = Ping360Driver::Method;
namespace common = ping::common;

namespace {

using Base360 = test::DriverBench<Ping360Driver, Ping360Driver::Options>;

struct Bench360 : Base360 {
    explicit Bench360(Method way, const sim::Faults& faults = {},
                      const Values& values = initialValues())
        : Base360({.faults = faults,
                   .device = {},
                   .driver = {.driver = {}, .values = values, .mount = {}, .method = way},
                   .kind = ping::Family::Ping360,
                   .url = "sim:ping360"})
    {
    }
    [[nodiscard]] long answers() const
    {
        return std::ranges::count(heard, int(ping::ping360::DeviceData::id));
    }
};

struct Bench1d : test::DriverBench<Ping1dDriver> {
    explicit Bench1d(const sim::Faults& faults = {})
        : DriverBench({.faults = faults, .kind = ping::Family::Ping1D})
    {
    }
    void byHand()
    {
        clock.advance(1s);
        request({{"mode", 0}});
        request({{"rangeStartM", 0}, {"rangeLengthM", 10}});
        request({{"gain", 5}});
        clock.advance(2s);
    }
};

void badLines()
{
    QTest::addColumn<double>("percent");
    QTest::addColumn<int>("lateMs");
    for (const double percent : {1.0, 5.0, 10.0, 100.0})
        for (const int late : {0, 900})
            QTest::addRow("%g %%, up to %d ms behind", percent, late) << percent << late;
}

/// Both ways, and both at once is four of each.
template<class Bench>
void repeat(Bench& bench)
{
    QFETCH(double, percent);
    QFETCH(int, lateMs);
    bench.bridge->duplicatePercent = percent;
    bench.bridge->requestDuplicatePercent = percent;
    bench.bridge->duplicatesWithin = std::chrono::milliseconds(lateMs);
}

template<class Bench>
void isNobodys(const Bench& bench)
{
    QVERIFY2(!bench.driver.isListening(), bench.story());
    QVERIFY2(bench.driver.state() == DriverState::Live, bench.story());
    for (const auto kind : {DriverEvent::Kind::AnotherProgram, DriverEvent::Kind::ChangedElsewhere,
                            DriverEvent::Kind::PowerCycled, DriverEvent::Kind::Lost,
                            DriverEvent::Kind::FellBack, DriverEvent::Kind::SettingRefused})
        QVERIFY2(bench.count(kind) == 0, bench.story());
}

/// Until it is seen that another program drives, at most so long.
template<class Bench>
base::Duration yieldedAfter(Bench& bench, const std::function<void()>& othersDo,
                            base::Duration every)
{
    const base::Instant from = bench.clock.now();
    while (!bench.driver.isListening() && bench.clock.now() - from < 60s) {
        othersDo();
        bench.clock.advance(every);
    }
    return bench.clock.now() - from;
}

} // namespace

class RepeatedDatagramsTest : public QObject {
    Q_OBJECT

private slots:
    void aPing360ThatIsAskedScansOn_data() { badLines(); }
    void aPing360ThatIsAskedScansOn() { scansOn(Method::RequestLoop); }
    void aPing360ThatScansByItselfScansOn_data() { badLines(); }
    void aPing360ThatScansByItselfScansOn() { scansOn(Method::AutoTransmit); }

    void aPing1dHearsWhatItIsTold_data() { badLines(); }
    void aPing1dHearsWhatItIsTold()
    {
        Bench1d bench({.delay = 10ms, .jitter = 20ms});
        repeat(bench);
        bench.byHand();
        bench.clock.advance(5s);
        for (int i = 0; i < 18; ++i) {
            const double length = 5 + 0.5 * (i % 3);
            const auto pings = bench.driver.counts().pings;
            bench.request({{"rangeStartM", 0}, {"rangeLengthM", length}});
            bench.clock.advance(10s);
            isNobodys(bench);
            QVERIFY2(bench.has({{"rangeStartM", 0}, {"rangeLengthM", length}}), bench.story());
            const auto more = bench.driver.counts().pings - pings;
            QVERIFY2(more >= 95 && more <= 105, qPrintable(QString::number(more)));
        }
        QVERIFY(bench.driver.counts().repeated > 0);
        QVERIFY(bench.driver.counts().lost <= 1); // one may be under way
    }

    void lateDatagramsAreNoPowerCycle()
    {
        for (const base::Duration late : {200ms, 900ms, 2000ms}) {
            Bench1d bench;
            bench.byHand();
            bench.clock.advance(5s);
            bench.bridge->latePercent = 20;
            bench.bridge->lateWithin = late;
            bench.bridge->reorderPercent = 5;
            bench.clock.advance(180s);
            isNobodys(bench);
            QCOMPARE(bench.setting("rangeStartM").reported, std::optional(0.0));
            QCOMPARE(bench.setting("rangeLengthM").reported, std::optional(10.0));
            // And one is seen.
            bench.device().restart();
            bench.clock.advance(10s);
            QVERIFY2(bench.count(DriverEvent::Kind::PowerCycled) == 1, bench.story());
        }
    }

    /// Where each answer is for the same bearing, a repeated one must not make the next request go
    /// out before the head has answered.
    void aParkedHeadIsAskedForOnePingAtATime()
    {
        Values parked = initialValues();
        parked[Index::stare] = 30;
        Bench360 bench(Method::RequestLoop, {}, parked);
        bench.clock.advance(5s);
        bench.bridge->duplicatePercent = 10;
        bench.bridge->duplicatesWithin = 15ms;
        std::vector<base::Duration> took;
        QObject::connect(&bench.driver, &Ping360Driver::replied, &bench.driver,
                         [&](base::Duration each) { took.push_back(each); });
        bench.clock.advance(120s);
        isNobodys(bench);
        QVERIFY2(took.size() > 1000, qPrintable(QString::number(took.size())));
        // 20 m and back are 27 ms of sound.
        QVERIFY(std::ranges::all_of(took, [](auto each) { return each > 26ms; }));
        QCOMPARE(bench.driver.counts().lost, std::uint64_t{0});
    }

    /// A head whose pings are all alike, byte for byte, is not taken for a line that repeats.
    void aHeadWhosePingsAreAllAlikeIsHeard()
    {
        Values parked = initialValues();
        parked[Index::stare] = 30;
        Bench360 bench(Method::RequestLoop, {}, parked);
        bench.bridge->line().setOutput([&](base::ByteSpan bytes, link::Peer::Client) {
            const ping::Frame frame = ping::viewFrame(bytes);
            const auto data = ping::decodePayload<ping::ping360::DeviceData>(frame.payload);
            if (frame.messageId != ping::ping360::DeviceData::id || !data) {
                bench.bridge->sayBytes(bytes);
                return;
            }
            auto flat = *data;
            const std::vector<std::uint8_t> nothing(data->data.size());
            flat.data = nothing;
            bench.bridge->say(flat, frame.source);
        });
        bench.clock.advance(10s);
        const auto pings = bench.driver.counts().pings;
        bench.clock.advance(10s);
        QVERIFY2(bench.driver.counts().pings > pings + 100, bench.story());
        QVERIFY2(bench.driver.counts().lost <= 3,
                 qPrintable(QString::number(bench.driver.counts().lost)));
        QVERIFY(!bench.driver.isListening());
    }

    void anotherBearingIsAnotherProgram()
    {
        for (const bool sameSettings : {true, false}) {
            Bench360 bench(Method::RequestLoop);
            bench.bridge->tellsAll = true;
            bench.clock.advance(10s);
            Values theirs = initialValues();
            theirs[Index::range] = sameSettings ? 20 : 50;
            std::uint16_t angle = 300;
            const auto after = yieldedAfter(
                bench,
                [&] {
                    bench.bridge->somebodySends(requestOf(theirs).transducer(angle));
                    angle = static_cast<std::uint16_t>((angle + 1) % 400);
                },
                100ms);
            QVERIFY2(after >= 3s && after <= 6s, bench.story());
            QCOMPARE(bench.count(DriverEvent::Kind::AnotherProgram), 1);
            bench.clock.advance(12s); // the head still has some of their orders
            bench.driver.takeControl();
            const auto pings = bench.driver.counts().pings;
            bench.clock.advance(10s);
            QVERIFY2(bench.driver.counts().pings > pings + 100, bench.story());
        }
    }

    void otherSettingsAtOurBearingsAreAnotherProgram()
    {
        Values parked = initialValues();
        parked[Index::stare] = 30;
        Bench360 bench(Method::RequestLoop, {}, parked);
        bench.bridge->tellsAll = true;
        bench.clock.advance(10s);
        const auto angle = bench.bridge->lastReported<ping::ping360::Transducer>()->angle;
        Values theirs = initialValues();
        theirs[Index::range] = 5;
        const auto after = yieldedAfter(
            bench, [&] { bench.bridge->somebodySends(requestOf(theirs).transducer(angle)); },
            200ms);
        QVERIFY2(after >= 3s && after <= 6s, bench.story());
        QCOMPARE(bench.count(DriverEvent::Kind::SettingRefused), 0);
    }

    void anotherScanIsAnotherProgram()
    {
        Bench360 bench(Method::AutoTransmit);
        bench.bridge->tellsAll = true;
        bench.clock.advance(10s);
        Values theirs = initialValues();
        theirs[Index::range] = 50;
        bench.bridge->somebodySends(requestOf(theirs).autoTransmit());
        const auto after = yieldedAfter(
            bench, [] {}, 100ms);
        QVERIFY2(after >= 3s && after <= 6s, bench.story());
    }

    void whoReadsAndSetsAPing1dIsAnotherProgram()
    {
        Bench1d bench;
        bench.bridge->tellsAll = true;
        bench.byHand();
        bench.clock.advance(10s);
        std::uint32_t turn = 0;
        const auto after = yieldedAfter(
            bench,
            [&] {
                ++turn;
                bench.bridge->somebodySends(ping::ping1d::SetRange{0, 20'000 + 1000 * (turn % 5)});
                bench.bridge->somebodySends(common::GeneralRequest{ping::ping1d::Range::id});
            },
            1s);
        QVERIFY2(after >= 3s && after <= 6s, bench.story());
    }

    void oneForeignAnswerIsNone()
    {
        Bench360 bench(Method::RequestLoop);
        bench.bridge->tellsAll = true;
        bench.clock.advance(10s);
        Values theirs = initialValues();
        theirs[Index::range] = 50;
        for (int i = 0; i < 10; ++i) {
            bench.bridge->somebodySends(requestOf(theirs).transducer(7));
            bench.clock.advance(15s);
        }
        QVERIFY2(!bench.driver.isListening(), bench.story());
    }

private:
    static void scansOn(Method way)
    {
        QFETCH(double, percent);
        Bench360 bench(way, {.delay = 10ms, .jitter = 10ms});
        repeat(bench);
        bench.clock.advance(6s);
        for (int i = 0; i < 18; ++i) {
            bench.request({{"rangeM", 1.0 * (5 + i % 3)}});
            const auto pings = bench.driver.counts().pings;
            bench.clock.advance(10s);
            isNobodys(bench);
            QVERIFY2(bench.setting("rangeM").state == SettingState::Applied, bench.story());
            QVERIFY2(bench.driver.counts().pings > pings + (percent < 100 ? 150 : 60),
                     qPrintable(QString::number(bench.driver.counts().pings - pings)));
        }
        QVERIFY(bench.driver.counts().repeated > 0);
        QCOMPARE(bench.driver.method(), way);
    }
};

LEADLINE_GUILESS_TEST(RepeatedDatagramsTest)
#include "tst_repeateddatagrams.moc"
