// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/FramePeek.h"
#include "mavlink/LinkStatistics.h"
#include "mavlink/Message.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace leadline::mavlink;
using namespace std::chrono_literals;

namespace {

constexpr Address autopilot{1, 1};

class Listener {
public:
    template<class M>
    void handle(unsigned sequence, const M& message, Address from = autopilot)
    {
        const auto bytes = encodeFrame({from, static_cast<std::uint8_t>(sequence)}, message);
        m_statistics.add(*readFrame(bytes), m_now);
        m_now += 10ms;
    }
    void handle(std::initializer_list<unsigned> sequences, Address from = autopilot)
    {
        for (const unsigned sequence : sequences)
            handle(sequence, Heartbeat{}, from);
    }
    void wait(base::Duration time) { m_now += time; }
    ComponentCounts counts(Address of = autopilot) { return m_statistics.components().at(of); }

private:
    LinkStatistics m_statistics;
    base::Duration m_now{};
};

Attitude attitudeAt(std::uint32_t ms)
{
    Attitude attitude;
    attitude.timeBootMs = ms;
    return attitude;
}

} // namespace

class LinkStatisticsTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLostInARow()
    {
        Listener listener;
        for (unsigned i = 0; i < 1000; ++i)
            listener.handle({200 + i});
        QCOMPARE(listener.counts().received, std::uint64_t{1000});
        QCOMPARE(listener.counts().lost, std::uint64_t{0});
        QCOMPARE(listener.counts().duplicates, std::uint64_t{0});
    }

    void aGapIsLossAlsoOverTheWrap()
    {
        Listener gaps;
        gaps.handle({5, 6, 10, 100, 200, 251, 2});
        QCOMPARE(gaps.counts().lost, std::uint64_t{3 + 89 + 99 + 50 + 6});
        QCOMPARE(gaps.counts().reordered, std::uint64_t{0});
        QCOMPARE(gaps.counts().lossShare(), 247.0 / 254.0);
    }

    void theEdgeBetweenLossAndThePast()
    {
        Listener loss;
        loss.handle({0, 128});
        QCOMPARE(loss.counts().lost, std::uint64_t{127});
        Listener past;
        past.handle({0, 129});
        QCOMPARE(past.counts().lost, std::uint64_t{0});
        QCOMPARE(past.counts().reordered, std::uint64_t{1});
    }

    void aDuplicateIsNoLoss()
    {
        Listener listener;
        listener.handle({1, 2, 3, 3, 2, 4, 5});
        QCOMPARE(listener.counts().duplicates, std::uint64_t{2});
        QCOMPARE(listener.counts().lost, std::uint64_t{0});
        QCOMPARE(listener.counts().reordered, std::uint64_t{0});
    }

    void oneThatWasOvertakenIsNotLost()
    {
        Listener listener;
        listener.handle({1, 3, 2, 4});
        QCOMPARE(listener.counts().reordered, std::uint64_t{1});
        QCOMPARE(listener.counts().lost, std::uint64_t{0});
        listener.handle({2});
        QCOMPARE(listener.counts().duplicates, std::uint64_t{1});
        QCOMPARE(listener.counts().lost, std::uint64_t{0});
    }

    void whatCameBeforeTheFirstIsNotADuplicate()
    {
        Listener listener;
        listener.handle({10, 9, 11});
        QCOMPARE(listener.counts().reordered, std::uint64_t{1});
        QCOMPARE(listener.counts().duplicates, std::uint64_t{0});
        QCOMPARE(listener.counts().lost, std::uint64_t{0});
    }

    void afterASilenceNothingIsOfThePast()
    {
        Listener listener;
        listener.handle({0, 1, 2});
        listener.wait(3s);
        listener.handle({203, 204});
        QCOMPARE(listener.counts().lost, std::uint64_t{200});
        QCOMPARE(listener.counts().reordered, std::uint64_t{0});
        QCOMPARE(listener.counts().duplicates, std::uint64_t{0});
    }

    void aClockThatGoesBackAndGoesOnFromThereIsAReboot()
    {
        Listener listener;
        listener.handle(10, attitudeAt(500'000));
        listener.handle(11, SystemTime{0, 500'100});
        for (unsigned i = 0; i < 15; ++i) {
            QCOMPARE(listener.counts().reboots, std::uint64_t{i <= 10 ? 0U : 1U});
            listener.handle(90 + 2 * i, attitudeAt(2'000 + 100 * i));
            listener.handle(91 + 2 * i, SystemTime{0, 2'100 + 100 * i});
            listener.wait(80ms);
        }
        QCOMPARE(listener.counts().reboots, std::uint64_t{1});
        QCOMPARE(listener.counts().lost, std::uint64_t{0});
    }

    /// They come among newer ones, one by one or many in a row.
    void lateFramesAreNoReboot()
    {
        Listener listener;
        for (unsigned i = 0; i < 600; ++i) {
            listener.handle(i, attitudeAt(500'000 + 100 * i));
            if (i > 50 && i % 3 == 0)
                listener.handle(i - 20, attitudeAt(500'000 + 100 * (i - 20)));
            for (unsigned late = i > 50 && i % 70 == 0 ? 40 : 0; late > 10; --late)
                listener.handle(i - late, attitudeAt(500'000 + 100 * (i - late)));
            listener.wait(70ms);
        }
        QCOMPARE(listener.counts().reboots, std::uint64_t{0});
    }

    void anOvertakenFrameOrAnOverflowIsNoReboot()
    {
        Listener listener;
        listener.handle(10, attitudeAt(500'000));
        listener.handle(12, attitudeAt(500'200));
        listener.handle(11, attitudeAt(500'100));
        // Messages of one component may be of different ages.
        listener.handle(13, SystemTime{0, 400'000});
        listener.handle(14, attitudeAt(0xffff'f000U));
        listener.handle(15, attitudeAt(500));
        QCOMPARE(listener.counts().reboots, std::uint64_t{0});
        QCOMPARE(listener.counts().reordered, std::uint64_t{1});
    }

    void componentsAreCountedApart()
    {
        Listener listener;
        listener.handle({1, 2, 3});
        listener.handle({100, 102}, {1, 194});
        listener.handle({4});
        QCOMPARE(listener.counts().lost, std::uint64_t{0});
        QCOMPARE(listener.counts({1, 194}).lost, std::uint64_t{1});
    }

    void radiosAreLeftOut()
    {
        Listener listener;
        listener.handle({1, 90, 7, 7}, {51, 68});
        QCOMPARE(listener.counts({51, 68}).received, std::uint64_t{4});
        QCOMPARE(listener.counts({51, 68}).lost, std::uint64_t{0});
        QCOMPARE(listener.counts({51, 68}).duplicates, std::uint64_t{0});
    }
};

LEADLINE_APPLESS_TEST(LinkStatisticsTest)
#include "tst_linkstatistics.moc"
