// SPDX-License-Identifier: GPL-3.0-or-later
#include "swath/PlayheadBottom.h"

#include "support/SwathLog.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using swath::Bottom;
using swath::NoPlace;
using swath::PlayheadBottom;
using test::SwathLog;

namespace {

/// Northwards at 1 m/s over a slope to the east.
double slope(double, double eastM)
{
    return 10 + 0.1 * eastM;
}

void sail(SwathLog& log, int swaths, bool isGps, double headingDeg = 0)
{
    for (int i = 0; i < swaths; ++i) {
        const log::Time time = i * 100ms;
        const double way = i * 0.1;
        const SwathLog::Pose pose{.northM = way * std::cos(headingDeg * SwathLog::radian),
                                  .eastM = way * std::sin(headingDeg * SwathLog::radian),
                                  .headingDeg = headingDeg,
                                  .rollDeg = 5 * std::sin(i * 0.2)};
        log.vehicle(time, pose, isGps);
        log.swathAt(time + 1ms, pose, 65, slope);
    }
}

void finish(PlayheadBottom& bottom, const PlayheadBottom::Request& request)
{
    while (!bottom.work(request)) {
    }
}

} // namespace

class PlayheadBottomTest : public QObject {
    Q_OBJECT

private slots:
    void theBottomLiesWhereItIs()
    {
        for (const double heading : {0.0, 90.0}) {
            SwathLog log;
            sail(log, 200, true, heading);
            PlayheadBottom growing(log.log(), log.sonar());
            finish(growing, {.swaths = 200});
            const Bottom& bottom = growing.bottom();
            QVERIFY(bottom.earth);
            QCOMPARE(bottom.notPlaced, std::uint64_t{0});
            QCOMPARE(bottom.grid.cellM(), 0.5);
            QVERIFY(bottom.place && bottom.track.size() > 20);
            // The origin is a whole metre; what was sailed lies from there.
            const Bottom::TrackPoint start = bottom.track.front();
            const auto along = [&](double way, double starboard) {
                const double turn = heading * SwathLog::radian;
                return std::pair(start.northM + way * std::cos(turn) - starboard * std::sin(turn),
                                 start.eastM + way * std::sin(turn) + starboard * std::cos(turn));
            };
            for (const double starboard : {-8.0, 0.0, 8.0}) {
                // Far out the soundings are further apart than cells.
                std::optional<swath::BottomGrid::Cell> cell;
                double expected = 0;
                for (double way = 9; way < 11 && !cell; way += 0.2) {
                    const auto [north, east] = along(way, starboard);
                    cell = bottom.grid.at(north, east);
                    expected = slope(0, east - start.eastM);
                }
                QVERIFY(cell);
                QVERIFY2(std::abs(cell->depthM - expected) < 0.15,
                         qPrintable(QString::number(cell->depthM - expected)));
            }
        }
    }

    void aVelocityLogPlacesIt()
    {
        SwathLog log;
        sail(log, 100, false);
        PlayheadBottom growing(log.log(), log.sonar());
        finish(growing, {.swaths = 100});
        const Bottom& bottom = growing.bottom();
        QVERIFY(!bottom.earth && bottom.place);
        QVERIFY(std::abs(bottom.place->northM - 9.9) < 0.3);
        QVERIFY(bottom.notPlaced <= 2);
        QVERIFY(bottom.grid.size() > 500);
    }

    void withoutPositionsItSaysWhatIsMissing()
    {
        SwathLog log;
        for (int i = 0; i < 5; ++i)
            log.swathAt(i * 100ms, {}, 33, slope);
        PlayheadBottom growing(log.log(), log.sonar());
        finish(growing, {.swaths = 5});
        QVERIFY(growing.bottom().reason == NoPlace::Vehicle);
        QCOMPARE(growing.bottom().notPlaced, std::uint64_t{5});
        QCOMPARE(growing.bottom().grid.size(), std::size_t{0});
        QCOMPARE(growing.bottom().soundings, std::uint64_t{5 * 33});
    }

    void aLongTrackIsThinned()
    {
        std::vector<Bottom::TrackPoint> track;
        double stepM = Bottom::leastTrackStepM;
        for (int i = 0; i < 40'000; ++i)
            swath::addToTrack(track, stepM, {.timeS = i * 0.2, .northM = i * 0.25});
        QVERIFY(track.size() < Bottom::mostTrackPoints && track.size() > 1000);
        QCOMPARE(track.front().northM, 0.0);
        QVERIFY(track.back().northM > 9'900);
        QVERIFY(stepM > Bottom::leastTrackStepM);
        for (std::size_t i = 1; i < track.size(); ++i)
            QVERIFY(track[i].northM - track[i - 1].northM >= stepM / 2);
    }

    void thePlayheadMayReturn()
    {
        SwathLog log;
        sail(log, 700, true);
        PlayheadBottom growing(log.log(), log.sonar());
        finish(growing, {.swaths = 700});
        finish(growing, {.swaths = 300});
        PlayheadBottom fresh(log.log(), log.sonar());
        finish(fresh, {.swaths = 300});
        QCOMPARE(growing.bottom().grid.size(), fresh.bottom().grid.size());
        QCOMPARE(growing.bottom().soundings, fresh.bottom().soundings);
        const auto place = *fresh.bottom().place;
        QCOMPARE(growing.bottom().place->northM, place.northM);
        QCOMPARE(growing.bottom().grid.at(place.northM, place.eastM)->depthM,
                 fresh.bottom().grid.at(place.northM, place.eastM)->depthM);
    }

    /// With a velocity log the error grows with the way; a position bounds it.
    void placesAreBounded()
    {
        for (const bool isGps : {true, false}) {
            SwathLog log;
            sail(log, 400, isGps);
            PlayheadBottom growing(log.log(), log.sonar());
            QVERIFY(std::isinf(swath::placeErrorM(growing.bottom(), {})));
            QVERIFY(!swath::trackPlaceAt(growing.bottom(), 1));
            finish(growing, {.swaths = 400});
            const Bottom& bottom = growing.bottom();
            const auto early = swath::trackPlaceAt(bottom, 5);
            const auto late = swath::trackPlaceAt(bottom, 35);
            QVERIFY(early && late && !swath::trackPlaceAt(bottom, 50));
            QVERIFY(std::abs(std::hypot(late->northM - early->northM, late->eastM - early->eastM) -
                             30) < 0.2);
            const double first = swath::placeErrorM(bottom, *early);
            const double last = swath::placeErrorM(bottom, *late);
            const double line = swath::lineErrorM(bottom, *early, *late);
            const swath::GroundPoint aside{late->northM, late->eastM + 10};
            QVERIFY(swath::placeErrorM(bottom, aside) > last);
            const QString said = QString("%1 %2 %3").arg(first).arg(last).arg(line);
            if (isGps)
                QVERIFY2(first > 1 && std::abs(first - last) < 0.1 && line < 0.8 * first,
                         qPrintable(said));
            else
                QVERIFY2(first > 0.25 && first < 0.5 && std::abs(last - 2.1) < 0.3 &&
                             std::abs(line - 1.8) < 0.3,
                         qPrintable(said));
        }
    }

    void theWorkIsDoneInParts()
    {
        SwathLog log;
        sail(log, 150, true);
        PlayheadBottom growing(log.log(), log.sonar());
        QVERIFY(!growing.work({.swaths = 150}));
        QCOMPARE(growing.bottom().swaths, PlayheadBottom::part);
        finish(growing, {.swaths = 150});
        QVERIFY(growing.work({.swaths = 150}));
        QCOMPARE(growing.bottom().swaths, std::uint64_t{150});
        // Another filter begins anew.
        finish(growing, {.swaths = 150, .filter = {.byNeighbours = false}});
        QCOMPARE(growing.bottom().leftOut, std::uint64_t{0});
    }
};

LEADLINE_APPLESS_TEST(PlayheadBottomTest)
#include "tst_playheadbottom.moc"
