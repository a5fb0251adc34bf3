// SPDX-License-Identifier: GPL-3.0-or-later
#include "EchoLog.h"
#include "echo/PingShaper.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using test::Samples;

namespace {

constexpr echo::EchoShaping eight{.rangeGain = 1, .smoothing = 8};

Samples shapedBy(echo::PingShaper& shaper, const echo::PingReader& reader, std::uint64_t number)
{
    echo::PingReader::Scratch scratch;
    const auto ping = reader.read(number, scratch);
    if (!ping)
        return {};
    Samples into;
    const echo::Profile shown = shaper.shape(reader, number, ping->profile, into);
    return {shown.samples.begin(), shown.samples.end()};
}

/// The first sample of a ping, shaped as if nothing had been looked at before.
int firstShapedSample(const test::EchoLog& log, std::uint64_t number,
                      const echo::EchoShaping& shaping = eight)
{
    echo::PingShaper shaper;
    shaper.setShaping(shaping);
    const Samples samples = shapedBy(shaper, echo::PingReader(log.log(), 0), number);
    return samples.empty() ? -1 : int(samples.front());
}

void addProfile(test::EchoLog& log, int value)
{
    log.add(test::Echo1d{.samples = {std::uint8_t(value)}}.profile());
}

/// Spokes at these bearings; ping i has the intensity 2ⁱ, so a mean tells of which it is.
class SpokeLog : public test::EchoLog {
public:
    SpokeLog(std::initializer_list<int> bearings, std::optional<std::uint8_t> steps = std::nullopt)
        : EchoLog(ping::Family::Ping360)
    {
        int value = 1;
        for (const int bearing : bearings) {
            add(test::Spoke360{.angleGrad = std::uint16_t(bearing),
                               .samples = test::Samples(2, std::uint8_t(value)),
                               .steps = steps}
                    .frame());
            value *= 2;
        }
    }
};

int meanOf(std::initializer_list<int> values)
{
    int sum = 0;
    for (const int value : values)
        sum += value;
    return int(std::lround(double(sum) / double(values.size())));
}

} // namespace

class PingShaperTest : public QObject {
    Q_OBJECT

private slots:
    void anEchosounderIsAveragedOverThePingsBefore()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (const int value : {8, 16, 32, 64, 128})
            addProfile(log, value);
        for (const int smoothing : {1, 2, 3, 8}) {
            const echo::EchoShaping shaping{.rangeGain = 1, .smoothing = smoothing};
            for (int ping = 0; ping < 5; ++ping) {
                int sum = 0;
                int count = 0;
                for (int i = ping; i >= 0 && i > ping - smoothing; --i, ++count)
                    sum += 8 << i;
                QCOMPARE(firstShapedSample(log, std::uint64_t(ping), shaping),
                         int(std::lround(double(sum) / count)));
            }
        }
    }

    void offGivesTheSamplesThemselves()
    {
        test::EchoLog log(ping::Family::Ping1D);
        addProfile(log, 5);
        const echo::PingReader reader(log.log(), 0);
        echo::PingReader::Scratch scratch;
        const auto ping = reader.read(0, scratch);
        echo::PingShaper shaper;
        Samples into;
        QCOMPARE(
            static_cast<const void*>(shaper.shape(reader, 0, ping->profile, into).samples.data()),
            static_cast<const void*>(ping->profile.samples.data()));
        QVERIFY(into.empty());
    }

    void itEndsAtAGapInTime_data()
    {
        QTest::addColumn<int>("periodMs");
        QTest::addColumn<int>("silenceMs");
        QTest::addColumn<bool>("gap");
        QTest::newRow("fast, 1.5 s") << 100 << 1500 << false;
        QTest::newRow("fast, longer") << 100 << 1501 << true;
        QTest::newRow("slow, five periods") << 1000 << 5000 << false;
        QTest::newRow("slow, longer") << 1000 << 5001 << true;
        QTest::newRow("back in time") << 100 << -1 << true;
    }
    void itEndsAtAGapInTime()
    {
        QFETCH(int, periodMs);
        QFETCH(int, silenceMs);
        QFETCH(bool, gap);
        test::EchoLog log(ping::Family::Ping1D);
        auto time = 10'000ms;
        for (int i = 0; i < 6; ++i, time += std::chrono::milliseconds(periodMs))
            log.add(test::Echo1d{.samples = {100}}.profile(), time);
        time += std::chrono::milliseconds(silenceMs - periodMs);
        for (int i = 0; i < 3; ++i, time += std::chrono::milliseconds(periodMs))
            log.add(test::Echo1d{.samples = {10}}.profile(), time);
        // The first behind it, and one that has others behind it too.
        QCOMPARE(firstShapedSample(log, 6), gap ? 10 : meanOf({100, 100, 100, 100, 100, 100, 10}));
        QCOMPARE(firstShapedSample(log, 8, {.rangeGain = 1, .smoothing = 4}),
                 gap ? 10 : meanOf({100, 10, 10, 10}));
    }

    void pingsWithoutSamplesHaveNothingToSay()
    {
        test::EchoLog log(ping::Family::Ping1D);
        addProfile(log, 50);
        log.add(test::Echo1d{.samples = {}}.profile());
        addProfile(log, 100);
        QCOMPARE(firstShapedSample(log, 2, {.rangeGain = 1, .smoothing = 2}), 100);
        QCOMPARE(firstShapedSample(log, 2), 75);
        QCOMPARE(firstShapedSample(log, 1), -1);
    }

    void otherRangesAreTakenByRange()
    {
        test::EchoLog log(ping::Family::Ping1D);
        log.add(test::Echo1d{.startMm = 0, .lengthMm = 2000, .samples = {10, 20}}.profile());
        log.add(
            test::Echo1d{.startMm = 0, .lengthMm = 4000, .samples = {50, 60, 70, 80}}.profile());
        echo::PingShaper shaper;
        shaper.setShaping(eight);
        QCOMPARE(shapedBy(shaper, echo::PingReader(log.log(), 0), 1), (Samples{30, 40, 70, 80}));
    }

    void aScanIsAveragedWithTheBearingBeside()
    {
        const SpokeLog log({100, 101, 102, 103});
        QCOMPARE(firstShapedSample(log, 0), 1);
        QCOMPARE(firstShapedSample(log, 1), meanOf({1, 2}));
        QCOMPARE(firstShapedSample(log, 3), meanOf({4, 8}));
        // All round, over the cable side too.
        QCOMPARE(firstShapedSample(SpokeLog({398, 399, 0}), 2), meanOf({2, 4}));
        // A head that stands still looks the same way.
        QCOMPARE(firstShapedSample(SpokeLog({50, 51, 51, 51}), 3), meanOf({1, 2, 4, 8}));
        QCOMPARE(firstShapedSample(SpokeLog({50, 51, 51, 51}), 3, {.rangeGain = 1, .smoothing = 2}),
                 meanOf({4, 8}));
    }

    void aScanIsNotAveragedBeyondItsTurns()
    {
        const SpokeLog log({100, 101, 102, 101, 100});
        QCOMPARE(firstShapedSample(log, 3), meanOf({4, 8}));
        QCOMPARE(firstShapedSample(log, 4), meanOf({8, 16}));
    }

    void aScanIsNotAveragedAcrossItsEnds()
    {
        // From one end of the sector the head goes back to the other.
        QCOMPARE(firstShapedSample(SpokeLog({100, 101, 102, 100, 101}), 3), 8);
        QCOMPARE(firstShapedSample(SpokeLog({100, 101, 102, 100, 101}), 4), meanOf({8, 16}));
        // One bearing is missing: not beside, though within the beam.
        QCOMPARE(firstShapedSample(SpokeLog({100, 101, 102, 104}), 3), 8);
        QCOMPARE(firstShapedSample(SpokeLog({100, 102}, 1), 1), 2);
        QCOMPARE(firstShapedSample(SpokeLog({100, 102}, 2), 1), meanOf({1, 2}));
    }

    void looksThatDoNotOverlapAreNotAveraged()
    {
        QCOMPARE(firstShapedSample(SpokeLog({100, 103, 106}), 2), 4);
        QCOMPARE(firstShapedSample(SpokeLog({100, 110}, 10), 1), 2);
        QCOMPARE(firstShapedSample(SpokeLog({100, 102, 104}), 2), meanOf({2, 4}));
    }

    void bearingsThatAreNoneAreNotAveraged()
    {
        QCOMPARE(firstShapedSample(SpokeLog({100, 500, 500}), 2), 4);
        QCOMPARE(firstShapedSample(SpokeLog({100, 500, 101}), 2), 4);
    }

    void whatAllPingsHaveInCommonIsSubtracted()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (int i = 0; i < 40; ++i)
            log.add(
                test::Echo1d{.samples = {200, 30, std::uint8_t(i == 20 ? 90 : 30), 5}}.profile());
        const echo::PingReader reader(log.log(), 0);
        echo::PingShaper shaper;
        shaper.setShaping({.averageRemoved = true});
        QCOMPARE(shapedBy(shaper, reader, 20), (Samples{0, 0, 60, 0}));
        QCOMPARE(shapedBy(shaper, reader, 21), (Samples{0, 0, 0, 0}));
    }

    void aPulseOfAnotherSonarIsFiltered()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (int i = 0; i < 5; ++i)
            log.add(test::Echo1d{.samples = {10, 10, std::uint8_t(i == 3 ? 250 : 10), 10, 120}}
                        .profile());
        const echo::PingReader reader(log.log(), 0);
        echo::PingShaper shaper;
        shaper.setShaping({.filter = echo::EchoShaping::Filter::Spikes});
        QCOMPARE(shapedBy(shaper, reader, 3), (Samples{10, 10, 10, 10, 120}));
        // With fewer than two pings before nothing is.
        QCOMPARE(shapedBy(shaper, reader, 1), (Samples{10, 10, 10, 10, 120}));
    }

    void lossWithRangeIsCompensated()
    {
        test::EchoLog log(ping::Family::Ping1D);
        log.add(test::Echo1d{.startMm = 0, .lengthMm = 8000, .samples = Samples(8, 20)}.profile());
        const echo::PingReader reader(log.log(), 0);
        const echo::RangeCompensation area{.spreading = echo::RangeCompensation::Spreading::Area};
        echo::PingShaper shaper;
        shaper.setShaping({.compensation = area});
        const Samples shaped = shapedBy(shaper, reader, 0);
        QCOMPARE(shaped.size(), std::size_t{8});
        for (std::size_t i = 0; i < shaped.size(); ++i)
            QCOMPARE(int{shaped[i]}, int(std::lround(20 * area.gainAt(0.5 + double(i), 8))));
    }

    void inWhateverOrderPingsAreAskedForTheyAreTheSame()
    {
        test::EchoLog log(ping::Family::Ping1D);
        for (unsigned i = 0; i < 200; ++i)
            log.add(test::Echo1d{.lengthMm = i % 50 < 25 ? 10'000U : 13'000U,
                                 .samples = test::someSamples(90 + i / 100, i)}
                        .profile(),
                    std::chrono::milliseconds(100 * i + (i < 77 ? 0 : 5000)));
        const echo::PingReader reader(log.log(), 0);
        const echo::EchoShaping shaping{.rangeGain = 2.5, .smoothing = 5};
        echo::PingShaper forwards;
        echo::PingShaper backwards;
        echo::PingShaper jumping;
        for (echo::PingShaper* shaper : {&forwards, &backwards, &jumping})
            shaper->setShaping(shaping);
        std::vector<Samples> first(200);
        for (std::uint64_t i = 0; i < 200; ++i)
            first[i] = shapedBy(forwards, reader, i);
        for (std::uint64_t i = 0; i < 200; ++i) {
            QCOMPARE(shapedBy(backwards, reader, 199 - i), first[199 - i]);
            QCOMPARE(shapedBy(jumping, reader, i * 67 % 200), first[i * 67 % 200]);
        }
    }

    void anotherStreamIsSeenAfterForgetting()
    {
        test::EchoLog one(ping::Family::Ping1D);
        test::EchoLog other(ping::Family::Ping1D);
        for (int i = 0; i < 3; ++i) {
            addProfile(one, 100);
            addProfile(other, 10);
        }
        echo::PingShaper shaper;
        shaper.setShaping(eight);
        QCOMPARE(shapedBy(shaper, echo::PingReader(one.log(), 0), 2), Samples{100});
        shaper.forget();
        QCOMPARE(shapedBy(shaper, echo::PingReader(other.log(), 0), 2), Samples{10});
    }
};

LEADLINE_APPLESS_TEST(PingShaperTest)
#include "tst_pingshaper.moc"
