// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/Playhead.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;

class PlayheadTest : public QObject {
    Q_OBJECT

private slots:
    void playsAtItsSpeedToTheEndAndStops()
    {
        log::Playhead head;
        head.setRange(1s, 11s);
        QCOMPARE(head.position(), log::Time(1s));
        QVERIFY(!head.advance(1s));
        head.play();
        head.setSpeed(0.25);
        QVERIFY(head.advance(1s));
        QCOMPARE(head.position(), log::Time(1250ms));
        head.setSpeed(20);
        QVERIFY(head.advance(400ms));
        QCOMPARE(head.position(), log::Time(9250ms));
        QVERIFY(head.advance(1s));
        QCOMPARE(head.position(), log::Time(11s));
        QVERIFY(!head.playing());
        QVERIFY(!head.advance(1s));
        head.play();
        QCOMPARE(head.position(), log::Time(1s));
    }

    void playsBackwards()
    {
        log::Playhead head;
        head.setRange(0s, 10s);
        head.setReverse(true);
        head.play();
        QCOMPARE(head.position(), log::Time(10s));
        head.advance(4s);
        QCOMPARE(head.position(), log::Time(6s));
        head.advance(7s);
        QCOMPARE(head.position(), log::Time(0s));
        QVERIFY(!head.playing());
    }

    void seeksWithinTheRange()
    {
        log::Playhead head;
        head.setRange(5s, 10s);
        head.seek(1h);
        QCOMPARE(head.position(), log::Time(10s));
        head.seek(0s);
        QCOMPARE(head.position(), log::Time(5s));
        head.setRange(7s, 8s);
        QCOMPARE(head.position(), log::Time(7s));
    }

    void followsALiveEnd()
    {
        log::Playhead head;
        head.setRange(0s, 10s);
        head.follow();
        QVERIFY(!head.following());
        head.setLive(true);
        head.follow();
        QCOMPARE(head.position(), log::Time(10s));
        head.setRange(0s, 12s);
        QCOMPARE(head.position(), log::Time(12s));
        QVERIFY(!head.advance(5s));
        QCOMPARE(head.position(), log::Time(12s));
        head.setLive(false);
        QVERIFY(!head.following());
        head.setRange(0s, 13s);
        QCOMPARE(head.position(), log::Time(12s));
    }

    void seekingAndPausingLeaveALiveEnd()
    {
        log::Playhead head = following();
        head.seek(4s);
        QVERIFY(!head.following() && !head.playing());
        head.setRange(0s, 20s);
        QCOMPARE(head.position(), log::Time(4s));

        head = following();
        head.pause();
        QVERIFY(!head.following());
        head.setRange(0s, 20s);
        QCOMPARE(head.position(), log::Time(10s));
    }

    void followsFromTheLiveEndThatItReaches()
    {
        log::Playhead head = following();
        head.seek(9s);
        head.setSpeed(5);
        head.play();
        QVERIFY(head.playing());
        head.setRange(0s, 11s);
        QVERIFY(head.advance(200ms));
        QVERIFY(!head.following());
        QVERIFY(head.advance(200ms));
        QVERIFY(head.following());
        QCOMPARE(head.speed(), 1.0);
        QCOMPARE(head.position(), log::Time(11s));
        head.pause();
        head.play();
        QVERIFY(head.following());
    }

    void fallsBehindALiveEndWhenSlowerOrReverse()
    {
        log::Playhead head = following();
        head.setSpeed(5);
        QVERIFY(head.following());
        QCOMPARE(head.speed(), 1.0);
        head.setSpeed(0.25);
        QVERIFY(!head.following() && head.playing());
        head.setRange(0s, 12s);
        head.advance(4s);
        QCOMPARE(head.position(), log::Time(11s));

        head = following();
        head.setReverse(true);
        QVERIFY(!head.following() && head.playing());
        head.advance(4s);
        QCOMPARE(head.position(), log::Time(6s));
    }

    void findsTheNextEdgeOrLoopEnd()
    {
        log::Playhead head;
        head.setRange(0s, 100s);
        QVERIFY(!head.eventAfter(0s));
        head.setGaps({{10s, 40s}, {50s, 60s}, {70s, 80s}});
        QCOMPARE(head.eventAfter(0s), log::Time(10s));
        QCOMPARE(head.eventAfter(10s), log::Time(40s));
        QCOMPARE(head.eventAfter(45s), log::Time(50s));
        QVERIFY(!head.eventAfter(80s));
        QCOMPARE(head.eventBefore(100s), log::Time(80s));
        QCOMPARE(head.eventBefore(80s), log::Time(70s));
        QCOMPARE(head.eventBefore(50s), log::Time(40s));
        QVERIFY(!head.eventBefore(10s));
        head.setLoopA(5s);
        head.setLoopB(90s);
        QCOMPARE(head.eventBefore(10s), log::Time(5s));
        QCOMPARE(head.eventAfter(80s), log::Time(90s));
    }

    void edgesOfGapsAttractButLoopEndsDoNot()
    {
        log::Playhead head;
        head.setRange(0s, 100s);
        head.setGaps({{10s, 12s}});
        head.setLoopA(30s);
        QCOMPARE(head.snapped(9s, 1s), log::Time(10s));
        QCOMPARE(head.snapped(11500ms, 2s), log::Time(12s));
        QCOMPARE(head.snapped(8s, 1s), log::Time(8s));
        QCOMPARE(head.snapped(29900ms, 1s), log::Time(29900ms));
        QCOMPARE(head.snapped(10001ms, 0s), log::Time(10001ms));
    }

    void loopsBetweenItsEnds()
    {
        log::Playhead head;
        head.setRange(0s, 100s);
        head.setLooping(true);
        head.setLoopA(10s);
        QVERIFY(!head.looping());
        head.setLoopB(14s);
        QVERIFY(head.looping());
        head.seek(13s);
        head.play();
        head.advance(2s);
        QCOMPARE(head.position(), log::Time(11s));
        head.setReverse(true);
        head.advance(2s);
        QCOMPARE(head.position(), log::Time(13s));
    }

    void playsBackIntoTheLoopFromBeyondIt()
    {
        log::Playhead head;
        head.setRange(0s, 100s);
        head.setLoopA(10s);
        head.setLoopB(14s);
        // Switched on while it plays beyond B.
        head.seek(50s);
        head.play();
        head.setLooping(true);
        head.advance(500ms);
        QCOMPARE(head.position(), log::Time(10500ms));
        // Sought there while it plays, and played from there.
        head.seek(20s);
        head.advance(1s);
        QCOMPARE(head.position(), log::Time(11s));
        head.pause();
        head.seek(20s);
        QCOMPARE(head.position(), log::Time(20s));
        head.play();
        QCOMPARE(head.position(), log::Time(10s));
        head.seek(100s);
        head.play();
        QCOMPARE(head.position(), log::Time(10s));
        // What is before it in the direction of playing leads into it.
        head.seek(9s);
        head.advance(2s);
        QCOMPARE(head.position(), log::Time(11s));
        head.setReverse(true);
        head.seek(20s);
        head.advance(7s);
        QCOMPARE(head.position(), log::Time(13s));
        head.seek(5s);
        head.advance(1s);
        QCOMPARE(head.position(), log::Time(13s));
    }

    void aLoopThatEndsWithTheRecordingGoesRound()
    {
        log::Playhead head;
        head.setRange(0s, 20s);
        head.setLoopA(0s);
        head.setLoopB(20s);
        head.setLooping(true);
        head.seek(19s);
        head.play();
        head.advance(1s);
        QVERIFY(head.playing());
        QCOMPARE(head.position(), log::Time(0s));
        head.setReverse(true);
        head.advance(1s);
        QVERIFY(head.playing());
        QCOMPARE(head.position(), log::Time(19s));
        head.advance(19s);
        QVERIFY(head.playing());
        QCOMPARE(head.position(), log::Time(20s));
    }

    void aGapOverTheEndOfTheLoopLeadsToItsBegin()
    {
        log::Playhead head;
        head.setRange(0s, 100s);
        head.setGaps({{13s, 53s}});
        head.setLoopA(10s);
        head.setLoopB(14s);
        head.setLooping(true);
        head.seek(12s);
        head.play();
        head.advance(1500ms);
        QCOMPARE(head.position(), log::Time(11500ms));
    }

    void theLoopLeavesALiveEndAndFollowingLeavesTheLoop()
    {
        log::Playhead head = following();
        head.setLoopA(4s);
        head.setLoopB(6s);
        head.setLooping(true);
        QVERIFY(!head.following() && head.playing());
        head.advance(500ms);
        QCOMPARE(head.position(), log::Time(4500ms));
        head.follow();
        QVERIFY(head.following() && !head.looping());
        // What looks back from there later plays on to the live end.
        head.seek(9s);
        head.play();
        head.advance(500ms);
        QCOMPARE(head.position(), log::Time(9500ms));
    }

    void theEndsOfALoopStayApart()
    {
        log::Playhead head;
        head.setRange(0s, 100s);
        head.setLoopA(10s);
        head.setLoopB(20s);
        head.setLoopA(19500ms);
        QVERIFY(!head.loopB());
        head.setLoopB(100ms);
        QCOMPARE(head.loopB(), std::optional<log::Time>(1s));
        QVERIFY(!head.loopA());
    }

    void gapsAreJumpedOver()
    {
        log::Playhead head;
        head.setRange(0s, 100s);
        head.setGaps({{10s, 40s}, {41s, 60s}});
        head.seek(9s);
        head.play();
        head.advance(500ms);
        QCOMPARE(head.position(), log::Time(9500ms));
        head.advance(1s);
        QCOMPARE(head.position(), log::Time(40s));
        head.advance(1500ms);
        QCOMPARE(head.position(), log::Time(60s));
        head.setReverse(true);
        head.advance(500ms);
        QCOMPARE(head.position(), log::Time(41s));
        // One can look into a gap all the same.
        head.seek(20s);
        QCOMPARE(head.position(), log::Time(20s));
    }

private:
    static log::Playhead following()
    {
        log::Playhead head;
        head.setRange(0s, 10s);
        head.setLive(true);
        head.follow();
        return head;
    }

    void whatWasMarkedIsAnEventAndAttracts()
    {
        log::Playhead head;
        head.setRange(0s, 100s);
        head.setGaps({{40s, 45s}});
        head.setMoments({5s, 20s, 20s, 41s});
        QCOMPARE(head.eventAfter(0s), log::Time(5s));
        QCOMPARE(head.eventAfter(5s), log::Time(20s));
        QCOMPARE(head.eventAfter(20s), log::Time(40s));
        QCOMPARE(head.eventAfter(40s), log::Time(41s));
        QCOMPARE(head.eventBefore(41s), log::Time(40s));
        QCOMPARE(head.eventBefore(20s), log::Time(5s));
        QVERIFY(!head.eventBefore(5s));
        QCOMPARE(head.snapped(21s, 2s), log::Time(20s));
        QCOMPARE(head.snapped(20s, 0s), log::Time(20s));
        QCOMPARE(head.snapped(23s, 2s), log::Time(23s));
    }
};

LEADLINE_APPLESS_TEST(PlayheadTest)
#include "tst_playhead.moc"
