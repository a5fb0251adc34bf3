// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/VehicleProfile.h"
#include "support/TestMain.h"
#include "support/VehicleLog.h"

#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using echo::BinnedValues;
using echo::VehicleProfile;

namespace {

mavlink::VfrHud hud(double depthM, int headingDeg = 90)
{
    mavlink::VfrHud message;
    message.alt = static_cast<float>(-depthM);
    message.heading = static_cast<std::int16_t>(headingDeg);
    return message;
}

std::vector<VehicleProfile::Column> read(const log::Log& log, log::Time from, log::Time until,
                                         std::size_t columns)
{
    VehicleProfile profile(log, 1);
    while (profile.extend(100)) {
    }
    std::vector<VehicleProfile::Column> all(columns);
    profile.read(from, until, all);
    return all;
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-3;
}

} // namespace

class VehicleProfileTest : public QObject {
    Q_OBJECT

private slots:
    void eachColumnHasTheLeastAndTheGreatest()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        for (int i = 0; i < 400; ++i)
            log.say(i * 50ms, hud(i == 150 ? 9 : i == 155 ? 1 : 5));
        const auto columns = read(log.log(), 0s, 20s, 20);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const auto& depth = columns[i].depthM;
            QVERIFY(depth);
            QVERIFY(near(depth->least, i == 7 ? 1 : 5) && near(depth->most, i == 7 ? 9 : 5));
        }
    }

    void betweenValuesItIsInterpolatedAndInAGapItIsEmpty()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        log.say(1100ms, hud(2));
        log.say(2100ms, hud(4));
        log.say(60s, hud(8));
        const auto columns = read(log.log(), 1s, 3s, 200);
        // The bins' middles are at 1.125 and 2.125 s.
        QVERIFY(columns[62].depthM && near(columns[62].depthM->first, 3));
        QVERIFY(!columns[5].depthM && !columns[150].depthM);
        const auto whole = read(log.log(), 0s, 100s, 100);
        QVERIFY(whole[1].depthM && !whole[30].depthM && whole[60].depthM && !whole[80].depthM);
    }

    void headingsGoThroughNorthTheShorterWay()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        for (int i = 0; i < 40; ++i)
            log.yaw(i * 100ms, 350 + i);
        const auto columns = read(log.log(), 0s, 4s, 4);
        double from = NAN;
        for (const auto& column : columns) {
            QVERIFY(column.headingDeg);
            const auto& heading = *column.headingDeg;
            QVERIFY(heading.most - heading.least < 12);
            if (!std::isnan(from))
                QVERIFY(std::abs(std::remainder(heading.first - from, 360)) < 3);
            from = heading.last;
        }
        QVERIFY(near(std::remainder(columns[0].headingDeg->first - 350, 360), 0));
        QVERIFY(near(std::remainder(columns[3].headingDeg->last - 29, 360), 0));
    }

    void theBetterMessageCountsWhereThereIsOne()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        for (int i = 0; i < 100; ++i) {
            mavlink::GlobalPositionInt global;
            global.relativeAlt = -7000;
            global.hdg = i < 50 ? 18'000 : 65'535;
            log.say(i * 100ms, global);
            if (i < 30)
                log.say(i * 100ms, hud(3, 45));
            // A companion computer is no autopilot.
            log.say(i * 100ms, hud(99), {1, 191});
        }
        const auto columns = read(log.log(), 0s, 10s, 10);
        QVERIFY(near(columns[1].depthM->most, 3) && near(columns[8].depthM->most, 7));
        QVERIFY(near(columns[1].headingDeg->most, 180) && !columns[8].headingDeg);
    }

    void itGrowsWithTheLog()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        VehicleProfile profile(log.log(), 1);
        QVERIFY(!profile.extend(10) && !profile.depthRange() && !profile.hasHeading());
        for (int i = 0; i < 100; ++i)
            log.say(i * 100ms, hud(i * 0.1));
        QVERIFY(profile.extend(10));
        QVERIFY(!profile.extend(1000));
        QVERIFY(near(profile.depthRange()->most, 9.9) && near(profile.depthRange()->least, 0));
        QVERIFY(profile.hasHeading());
        log.say(10s, hud(-1));
        QVERIFY(!profile.extend(1000));
        QVERIFY(near(profile.depthRange()->least, -1));
    }

    void hoursStayInBounds()
    {
        BinnedValues values;
        constexpr int hours = 24;
        for (int i = 0; i < hours * 3600; ++i)
            values.add(i * 1s, i == 40'000 ? 100 : 5);
        QVERIFY(values.bins().size() <= BinnedValues::mostBins);
        QVERIFY(values.length() > BinnedValues::shortestBin && values.length() <= 4s);
        std::size_t spikes = 0;
        std::int64_t before = -1;
        for (const auto& bin : values.bins()) {
            QVERIFY(bin.number > before);
            before = bin.number;
            spikes += bin.most > 50 ? 1 : 0;
            QCOMPARE(bin.least, bin.most > 50 && bin.last > 50 && bin.first > 50 ? 100.0F : 5.0F);
        }
        QCOMPARE(spikes, std::size_t{1});
    }

    void timesInAnyOrderAndFarApartDoNoHarm()
    {
        BinnedValues values;
        for (const log::Time time : {100s, 1s, 50s, 1s, -20s})
            values.add(time, std::chrono::duration<double>(time).count());
        QCOMPARE(values.bins().size(), std::size_t{4});
        QVERIFY(near(values.bins().front().least, -20) && near(values.bins().back().least, 100));
        values.add(log::Time::max(), 1);
        values.add(log::Time::min(), 1);
        values.add(5s, NAN);
        QCOMPARE(values.bins().size(), std::size_t{6});
        QVERIFY(values.longestStep() <= 10s && values.longestStep() >= 1500ms);
    }
};

LEADLINE_APPLESS_TEST(VehicleProfileTest)

#include "tst_vehicleprofile.moc"
