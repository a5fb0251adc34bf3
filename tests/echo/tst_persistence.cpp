// SPDX-License-Identifier: GPL-3.0-or-later
#include "EchoLog.h"
#include "echo/Persistence.h"
#include "echo/PolarWindow.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <optional>

using namespace leadline;
using echo::Persistence;

namespace {

/// Sample periods whose ranges are 5.625 m and its double.
constexpr std::uint16_t shortRange = 750;
constexpr std::uint16_t longRange = 1500;

/// Scans in steps of ten gradians.
class Scan {
public:
    void go(int from, int to, std::uint16_t samplePeriod = shortRange)
    {
        const int step = from <= to ? 10 : -10;
        for (int grad = from; grad != to + step; grad += step, ++m_count)
            m_log.add(test::Spoke360{.angleGrad = std::uint16_t((grad + 400) % 400),
                                     .samplePeriod = samplePeriod,
                                     .samples = test::Samples(400, 100),
                                     .steps = 10}
                          .frame());
    }
    void goRound(int turns, std::uint16_t samplePeriod = shortRange)
    {
        for (int turn = 0; turn < turns; ++turn)
            go(0, 390, samplePeriod);
    }
    [[nodiscard]] std::uint64_t count() const { return m_count; }

    /// The light at a bearing, 0 where nothing is shown.
    [[nodiscard]] double lightAt(int grad, Persistence persistence,
                                 std::optional<std::uint64_t> at = {}, std::uint64_t first = 0)
    {
        if (!m_index)
            m_index.emplace(echo::PingReader(m_log.log(), 0));
        const std::uint64_t count = at.value_or(m_count);
        const echo::EarlierSweeps earlier{m_index->sweepsOf(count), persistence, first};
        auto newest = m_index->newestOf(count);
        earlier.leave(newest);
        m_window.load(echo::PingReader(m_log.log(), 0), newest, {}, earlier);
        const auto sector = std::size_t(2 * grad);
        return m_window.ping(sector) ? double(m_window.light(sector)) : 0;
    }
    [[nodiscard]] double edgeM() const { return m_window.edgeM(); }

private:
    test::EchoLog m_log{ping::Family::Ping360};
    std::uint64_t m_count = 0;
    std::optional<echo::BearingIndex> m_index;
    echo::PolarWindow m_window;
};

bool isAbout(double one, double other)
{
    return std::abs(one - other) < 1e-6;
}

} // namespace

class PersistenceTest : public QObject {
    Q_OBJECT

private slots:
    void aSweepBackHas62PercentOfItsLight()
    {
        QCOMPARE(echo::lightOf(0, Persistence::One), 1.0);
        QVERIFY(isAbout(echo::lightOf(1, Persistence::One), 0.62));
        QVERIFY(isAbout(echo::lightOf(3, Persistence::Ten), 0.238328));
        QVERIFY(isAbout(echo::lightOf(2, Persistence::All), 0.3844));
        for (const int back : {4, 5, 12})
            QCOMPARE(echo::lightOf(back, Persistence::All), 0.25);
    }

    void whatIsNotYetOverwrittenIsDimmer_data()
    {
        QTest::addColumn<int>("persistence");
        for (const int each : {0, 1, 2, 3})
            QTest::addRow("%d", each) << each;
    }
    void whatIsNotYetOverwrittenIsDimmer()
    {
        QFETCH(const int, persistence);
        Scan scan;
        scan.goRound(2);
        scan.go(0, 190);
        for (int grad = 0; grad < 400; grad += 10)
            QVERIFY(isAbout(scan.lightAt(grad, Persistence(persistence)), grad <= 190 ? 1 : 0.62));
    }

    void aSweepLeavesAfterAsManyAsAreKept()
    {
        Scan scan;
        scan.goRound(1);
        for (int back = 1; back <= 14; ++back) {
            // A sector to and fro; what lies beside it is of the first turn.
            back % 2 == 1 ? scan.go(0, 100) : scan.go(90, 0);
            const auto light = [&](Persistence persistence) {
                return scan.lightAt(300, persistence);
            };
            QVERIFY(isAbout(light(Persistence::One), back <= 1 ? 0.62 : 0));
            QVERIFY(isAbout(light(Persistence::Three), back <= 3 ? std::pow(0.62, back) : 0));
            QVERIFY(std::abs(light(Persistence::Ten) - (back <= 10 ? std::pow(0.62, back) : 0)) <
                    1e-6);
            QVERIFY(isAbout(light(Persistence::All), std::max(std::pow(0.62, back), 0.25)));
        }
    }

    void anotherRangeClearsWhatWasBefore()
    {
        Scan scan;
        scan.goRound(2);
        scan.go(0, 100);
        scan.go(110, 200, longRange);
        const std::uint64_t changed = scan.count();
        for (const auto persistence : {Persistence::One, Persistence::Three, Persistence::Ten}) {
            QVERIFY(isAbout(scan.lightAt(150, persistence), 1));
            QVERIFY(isAbout(scan.edgeM(), 11.25));
            QCOMPARE(scan.lightAt(50, persistence), 0.0);
            QCOMPARE(scan.lightAt(300, persistence), 0.0);
        }
        QVERIFY(isAbout(scan.lightAt(300, Persistence::All), 0.62));
        // Back to the range of before: what has left stays away.
        scan.go(210, 390, longRange);
        scan.go(0, 50, longRange);
        scan.go(60, 390);
        scan.go(0, 60);
        QVERIFY(isAbout(scan.lightAt(100, Persistence::Three), 0.62));
        QVERIFY(isAbout(scan.edgeM(), 5.625));
        // The state at a playhead is the same whichever way one came.
        QVERIFY(isAbout(scan.lightAt(150, Persistence::Three, changed), 1));
        QCOMPARE(scan.lightAt(50, Persistence::Three, changed), 0.0);
        QVERIFY(isAbout(scan.lightAt(50, Persistence::Three, changed - 10), 1));
        QVERIFY(isAbout(scan.lightAt(300, Persistence::Three, changed - 10), 0.62));
        QVERIFY(isAbout(scan.lightAt(100, Persistence::Three), 0.62));
    }

    /// A turn of 10 m is hidden by one of 20 m except at a few bearings: it does not come back when
    /// the range does.
    void whatHasLeftStaysAwayThoughTheOtherRangeIsOverwritten()
    {
        Scan scan;
        scan.goRound(1);
        scan.go(0, 100, longRange);
        scan.go(90, 0, longRange);
        scan.go(10, 110);
        scan.go(100, 0);
        QCOMPARE(scan.lightAt(300, Persistence::Ten), 0.0);
        QVERIFY(scan.lightAt(300, Persistence::All) > 0);
    }

    void aSlightlyOtherSpeedOfSoundIsNoOtherRange()
    {
        Scan scan;
        scan.goRound(1, 750);
        scan.go(0, 100, 752);
        QVERIFY(isAbout(scan.lightAt(300, Persistence::One), 0.62));
    }

    void anotherMountingClearsWhatWasBefore()
    {
        Scan scan;
        scan.goRound(1);
        const std::uint64_t first = scan.count();
        scan.go(0, 100);
        QCOMPARE(scan.lightAt(300, Persistence::Ten, {}, first), 0.0);
        QVERIFY(isAbout(scan.lightAt(50, Persistence::Ten, {}, first), 1));
        QVERIFY(isAbout(scan.lightAt(300, Persistence::All, {}, first), 0.62));
    }
};

LEADLINE_APPLESS_TEST(PersistenceTest)
#include "tst_persistence.moc"
