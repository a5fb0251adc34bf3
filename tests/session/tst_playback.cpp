// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Playback.h"
#include "support/TestMain.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using app::Playback;

class PlaybackTest : public QObject {
    Q_OBJECT

private slots:
    void goesToEdgesOfGapsAndEndsOfTheLoop()
    {
        Playback playback;
        playback.setRange(0s, 100s);
        playback.setGaps({{10s, 20s}});
        playback.moveLoopA(50);
        QCOMPARE(playback.gapCount(), 1);
        for (const double at : {10.0, 20.0, 50.0, 50.0}) {
            playback.toNextEvent();
            QCOMPARE(playback.position(), at);
        }
        for (const double at : {20.0, 10.0, 10.0}) {
            playback.toPreviousEvent();
            QCOMPARE(playback.position(), at);
        }
    }

    void isAttractedByAGapThatIsNear()
    {
        Playback playback;
        playback.setRange(0s, 100s);
        playback.setGaps({{10s, 20s}});
        QCOMPARE(playback.snapped(9.5, 1), 10.0);
        QCOMPARE(playback.snapped(8.5, 1), 8.5);
        QCOMPARE(playback.snapped(20.2, 0), 20.2);
    }

    void aMovedLoopEndStopsASecondBeforeTheOther()
    {
        Playback playback;
        playback.setRange(0s, 100s);
        playback.moveLoopA(20);
        playback.moveLoopB(40);
        playback.moveLoopA(39.5);
        QCOMPARE(playback.loopA(), 39.0);
        playback.moveLoopB(10);
        QCOMPARE(playback.loopB(), 40.0);
        // Set at the playhead beyond the other one, it begins a new loop.
        playback.seek(60);
        playback.setLoopA();
        QCOMPARE(playback.loopA(), 60.0);
        QVERIFY(std::isnan(playback.loopB()));
    }

    void saysWhenItWasPlayedToTheEndOnly()
    {
        Playback playback;
        QSignalSpy ended(&playback, &Playback::ended);
        playback.setRange(0s, 2s);
        playback.toEnd();
        playback.setSpeed(2);
        QCOMPARE(ended.size(), 0);
        playback.seek(1.5);
        playback.play();
        playback.advance(1s);
        QCOMPARE(ended.size(), 1);
        playback.setReverse(true);
        playback.play();
        playback.advance(5s);
        QVERIFY(!playback.playing());
        QCOMPARE(ended.size(), 1);
    }

    void followsALiveEndUntilTheUserGoesBack()
    {
        Playback playback;
        QSignalSpy state(&playback, &Playback::stateChanged);
        playback.setRange(0s, 10s);
        playback.setLive(true);
        playback.toEnd();
        QVERIFY(playback.live() && playback.following() && playback.playing());
        playback.setRange(0s, 12s);
        QCOMPARE(playback.position(), 12.0);
        state.clear();
        playback.seek(4);
        QVERIFY(!playback.following() && !playback.playing());
        QCOMPARE(state.size(), 1);
        QSignalSpy position(&playback, &Playback::positionChanged);
        playback.setRange(0s, 13s);
        QCOMPARE(playback.position(), 4.0);
        QCOMPARE(position.size(), 0);
        playback.toEnd();
        QVERIFY(playback.following());
        playback.toggle();
        QVERIFY(!playback.following());
    }

    void seekingToALiveEndFollowsIt()
    {
        Playback playback;
        playback.setRange(0s, 10s);
        playback.setLive(true);
        playback.seek(10);
        QVERIFY(playback.following());
        playback.skip(-5);
        QVERIFY(!playback.following());
        QCOMPARE(playback.position(), 5.0);
        playback.skip(5);
        QVERIFY(playback.following());
        // A ping that is the newest is not the edge.
        playback.seekTo(10s);
        QVERIFY(!playback.following());
    }

    void isLiveAgainWhenItHasCaughtUp()
    {
        Playback playback;
        QSignalSpy ended(&playback, &Playback::ended);
        playback.setRange(0s, 10s);
        playback.setLive(true);
        playback.seek(8);
        playback.setSpeed(5);
        playback.play();
        playback.advance(1s);
        QVERIFY(playback.following());
        QCOMPARE(playback.speed(), 1.0);
        QCOMPARE(ended.size(), 0);
        playback.setLive(false);
        QVERIFY(!playback.following());
        QCOMPARE(playback.position(), 10.0);
    }
};

LEADLINE_GUILESS_TEST(PlaybackTest)
#include "tst_playback.moc"
