// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/SelectedSonar.h"

#include "support/SideScanSea.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QSignalSpy>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::SelectedSonar;

class SelectedSonarTest : public QObject {
    Q_OBJECT

private slots:
    void withoutALogThereIsATitleOnly()
    {
        SelectedSonar shown(ping::View::Scanning);
        QCOMPARE(shown.names(), QStringList("Ping360"));
        QVERIFY(!shown.source()->present());
        QVERIFY(!shown.live());
    }

    void theFirstOfItsKindIsShown()
    {
        log::Log log;
        (void)log.addStream(1, ping::Family::Ping1D);
        SelectedSonar shown(ping::View::Scanning);
        shown.update(&log, nullptr, 5s);
        QVERIFY(!shown.source()->present());
        (void)log.addStream(2, ping::Family::Ping360);
        shown.update(&log, nullptr, 5s);
        QVERIFY(shown.source()->present());
        QCOMPARE(shown.source()->reader().stream(), log::StreamNumber{1});
        QCOMPARE(shown.source()->playhead(), log::Time(5s));
    }

    void anotherSoundSpeedIsThatOfItsReaderFromThenOn()
    {
        log::Log log;
        (void)log.addStream(2, ping::Family::Ping360);
        SelectedSonar shown(ping::View::Scanning);
        shown.setSoundSpeed(1450);
        QVERIFY(!shown.source()->present());
        shown.update(&log, nullptr, 3s);
        QCOMPARE(shown.source()->reader().chosenSpeed(), std::optional(1450.0));
        QSignalSpy reset(shown.source(), &app::SonarSource::reset);
        shown.setSoundSpeed(1450);
        QCOMPARE(reset.size(), 0);
        shown.setSoundSpeed(std::nullopt);
        QCOMPARE(reset.size(), 1);
        QVERIFY(!shown.source()->reader().chosenSpeed());
        QCOMPARE(shown.source()->playhead(), log::Time(3s));
    }

    void aLogThatGrowsIsNotReadAnew()
    {
        log::Log log;
        (void)log.addStream(2, ping::Family::Ping360);
        SelectedSonar shown(ping::View::Scanning);
        shown.update(&log, nullptr, 0s);
        QSignalSpy reset(shown.source(), &app::SonarSource::reset);
        QSignalSpy moved(shown.source(), &app::SonarSource::moved);
        add(log, 0, 1s);
        shown.update(&log, nullptr, 0s);
        QCOMPARE(moved.size(), 1);
        QVERIFY(shown.source()->pinged());
        QCOMPARE(shown.source()->count(), std::uint64_t{0});
        shown.update(&log, nullptr, 1s);
        QCOMPARE(shown.source()->count(), std::uint64_t{1});
        QCOMPARE(moved.size(), 2);
        shown.update(&log, nullptr, 1s);
        QCOMPARE(moved.size(), 2);
        QCOMPARE(reset.size(), 0);
    }

    void ofSeveralTheUserChooses()
    {
        log::Log log;
        (void)log.addStream(2, ping::Family::Ping360);
        (void)log.addStream(3, ping::Family::Ping360);
        add(log, 1, 1s);
        SelectedSonar shown(ping::View::Scanning);
        shown.update(&log, nullptr, 2s);
        QCOMPARE(shown.names(), (QStringList{"Ping360", "Ping360 2"}));
        QCOMPARE(shown.source()->count(), std::uint64_t{0});
        QSignalSpy changed(&shown, &SelectedSonar::changed);
        shown.choose(1);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(shown.source()->count(), std::uint64_t{1});
        // It stays chosen while others come.
        (void)log.addStream(4, ping::Family::Ping360);
        shown.update(&log, nullptr, 2s);
        QCOMPARE(shown.names().size(), 3);
        QCOMPARE(shown.chosen(), 1);
        shown.choose(7);
        QCOMPARE(shown.chosen(), 1);

        log::Log other;
        (void)other.addStream(2, ping::Family::Ping360);
        shown.update(&other, nullptr, 2s);
        QCOMPARE(shown.chosen(), 0);
        shown.clear();
        QVERIFY(!shown.source()->present());
    }

    /// What is recorded is as old as it was at the playhead.
    void itIsOldWhereNothingComesForLongerThanItsRhythmExplains()
    {
        log::Log log;
        (void)log.addStream(2, ping::Family::Ping360);
        for (int i = 0; i < 40; ++i)
            add(log, 0, 100ms * i);
        SelectedSonar shown(ping::View::Scanning);
        shown.update(&log, nullptr, 3900ms);
        QSignalSpy reported(&shown, &SelectedSonar::oldChanged);
        QVERIFY(!shown.old());
        shown.source()->setPlayhead(3900ms + 1500ms);
        QVERIFY(!shown.old());
        shown.source()->setPlayhead(3900ms + 1501ms);
        QVERIFY(shown.old());
        QCOMPARE(reported.size(), 1);
        // What it had shown until then was new.
        shown.source()->setPlayhead(2s);
        QVERIFY(!shown.old());
        // Before the first one there is nothing that could be old.
        shown.source()->setPlayhead(-5s);
        QVERIFY(!shown.old());

        log::Log slow;
        (void)slow.addStream(2, ping::Family::Ping360);
        for (int i = 0; i < 40; ++i)
            add(slow, 0, 1s * i);
        shown.update(&slow, nullptr, 39s + 5s);
        QVERIFY(!shown.old());
        shown.update(&slow, nullptr, 39s + 5001ms);
        QVERIFY(shown.old());
    }

    /// Nobody drives it any more: there is nothing to wait for.
    void atTheLiveEdgeWithoutADeviceItIsOldAtOnce()
    {
        log::Log log;
        (void)log.addStream(2, ping::Family::Ping360);
        add(log, 0, 1s);
        SelectedSonar shown(ping::View::Scanning);
        shown.update(&log, nullptr, 1s);
        QVERIFY(!shown.old());
        shown.setAtLiveEdge(true);
        QVERIFY(shown.old());
        shown.setAtLiveEdge(false);
        QVERIFY(!shown.old());
    }

    void thePairOfASideScanIsCalledByItsSides()
    {
        log::Log log;
        std::mt19937 random(1);
        const auto first = log.addStream(1, ping::Family::Omniscan450).value();
        test::addRow(log, first, 1s, {}, random, 0, 90);
        SelectedSonar shown(ping::View::SideScan);
        shown.update(&log, nullptr, 2s);
        QCOMPARE(shown.names(), QStringList("Omniscan 450"));
        const auto second = log.addStream(2, ping::Family::Omniscan450).value();
        shown.update(&log, nullptr, 2s);
        test::addRow(log, second, 1s, {}, random, 1, -90);
        QSignalSpy changed(&shown, &SelectedSonar::changed);
        shown.update(&log, nullptr, 3s);
        QCOMPARE(changed.size(), 1);
        const QStringList found{QString::fromUtf8("Omniscan 450 · Port"),
                                QString::fromUtf8("Omniscan 450 · Starboard")};
        QCOMPARE(shown.names(), found);
        // Its plot shows both.
        QCOMPARE(shown.title(), "Omniscan 450");
        // The user swaps them.
        shown.setSideChoices(
            {.streams = {{first, sidescan::Side::Starboard}, {second, sidescan::Side::Port}}});
        QCOMPARE(changed.size(), 2);
        QCOMPARE(shown.names(), (QStringList{found[1], found[0]}));
        shown.setSideChoices(
            {.streams = {{first, sidescan::Side::Unknown}, {second, sidescan::Side::Unknown}}});
        QCOMPARE(shown.names(), (QStringList{"Omniscan 450", "Omniscan 450 2"}));
        shown.choose(1);
        QCOMPARE(shown.title(), "Omniscan 450 2");
    }

private:
    static void add(log::Log& log, log::StreamNumber stream, log::Time time)
    {
        const auto frame = test::Spoke360{.angleGrad = 7, .samples = {1, 2}}.frame();
        QVERIFY(log.append(stream, ping::viewFrame(frame), time));
    }
};

LEADLINE_GUILESS_TEST(SelectedSonarTest)
#include "tst_selectedsonar.moc"
