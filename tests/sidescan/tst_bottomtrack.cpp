// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidescan/BottomTrack.h"
#include "sidescan/Geometry.h"
#include "support/SideScanSea.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace leadline::sidescan;
using namespace std::chrono_literals;

namespace {

/// Pings both sides at 10 Hz, starting at 0; `sea` says what they hear at a time.
struct BottomDive {
    std::shared_ptr<log::Log> log = std::make_shared<log::Log>();
    std::mt19937 random{7};
    log::StreamNumber stream = log->addStream(1, ping::Family::Omniscan450).value();

    void ping(int count, auto&& sea)
    {
        for (int i = 0; i < count; ++i, ++m_pings) {
            const log::Time time = m_pings * 100ms;
            for (const std::uint8_t channel : {std::uint8_t{0}, std::uint8_t{1}})
                test::addRow(*log, stream, time, sea(time), random, channel, 0);
        }
    }
    [[nodiscard]] BottomTrack track() const
    {
        RowWindow rows(*log);
        rows.load(-1s, m_pings * 100ms);
        BottomTrack track;
        track.take(rows);
        return track;
    }

private:
    int m_pings = 0;
};

} // namespace

class BottomTrackTest : public QObject {
    Q_OBJECT

private slots:
    void theBottomIsFoundWithinItsBound_data()
    {
        QTest::addColumn<double>("altitude");
        QTest::addColumn<double>("range");
        QTest::addColumn<int>("samples");
        QTest::newRow("usual") << 8.0 << 50.0 << 600;
        QTest::newRow("high") << 24.0 << 50.0 << 600;
        QTest::newRow("low") << 3.0 << 20.0 << 1200;
        QTest::newRow("coarse") << 12.0 << 50.0 << 200;
    }
    void theBottomIsFoundWithinItsBound()
    {
        QFETCH(double, altitude);
        QFETCH(double, range);
        QFETCH(int, samples);
        int within = 0;
        int all = 0;
        BottomDive dive;
        const auto altitudeAt = [altitude](log::Time time) {
            return altitude + 0.05 * std::sin(std::chrono::duration<double>(time).count());
        };
        dive.ping(100, [&](log::Time time) {
            return test::SideScanSea{.altitudeM = altitudeAt(time),
                                     .rangeM = range,
                                     .samples = static_cast<std::uint16_t>(samples)};
        });
        const BottomTrack track = dive.track();
        for (int i = 0; i < 100; ++i) {
            const auto found = track.at(i * 100ms);
            QVERIFY(found);
            QVERIFY(found->confidencePercent >= 80);
            QVERIFY2(found->errorM < 0.05 * altitude + 2 * range / samples,
                     qPrintable(QString::number(found->errorM)));
            within += std::abs(found->metres - altitudeAt(i * 100ms)) <= found->errorM ? 1 : 0;
            ++all;
        }
        QVERIFY2(within * 100 >= 95 * all, qPrintable(QString::number(within)));
    }

    void withoutABottomNothingIsFound()
    {
        BottomDive dive;
        dive.ping(30, [](log::Time) { return test::SideScanSea{.hasBottom = false}; });
        QVERIFY(!dive.track().at(1s));
    }

    void aFewPingsWithoutItDoNotEndTheLine()
    {
        BottomDive dive;
        dive.ping(40, [](log::Time time) {
            return test::SideScanSea{.hasBottom = time / 100ms % 4 != 0};
        });
        const auto found = dive.track().at(2s);
        QVERIFY(found && std::abs(found->metres - 8) <= found->errorM);
    }

    /// As where a rock lies on one of them.
    void theLineDoesNotGoToAndFroBetweenTheSides()
    {
        BottomDive dive;
        int ping = 0;
        dive.ping(60, [&](log::Time) {
            return test::SideScanSea{.altitudeM = ping++ % 2 == 0 ? 8.0 : 7.2};
        });
        const BottomTrack track = dive.track();
        for (log::Time time = 1500ms; time < 4500ms; time += 50ms) {
            const auto found = track.at(time);
            QVERIFY(found);
            QVERIFY2(std::abs(found->metres - 8) < 0.3, qPrintable(QString::number(found->metres)));
        }
    }

    void theLineEndsWhereTheBottomDoes()
    {
        BottomDive dive;
        dive.ping(50, [](log::Time) { return test::SideScanSea{}; });
        dive.ping(100, [](log::Time) { return test::SideScanSea{.hasBottom = false}; });
        const BottomTrack track = dive.track();
        QVERIFY(track.at(4s));
        QVERIFY(!track.at(8s));
        QVERIFY(!track.at(14s));
    }

    void sectionsSetByHandOverrideIt()
    {
        BottomDive dive;
        dive.ping(50, [](log::Time) { return test::SideScanSea{}; });
        BottomTrack track = dive.track();
        track.setByHand({{.points = {{1s, 6}, {2s, 7}}}});
        QCOMPARE(track.at(1500ms)->metres, 6.5);
        QVERIFY(track.at(1500ms)->byHand);
        QCOMPARE(track.at(2s)->metres, 7.0);
        QVERIFY(!track.at(3s)->byHand);
    }

    void rangesOnTheGroundHaveTheBoundsOfBoth()
    {
        const Altitude altitude{.metres = 3, .errorM = 0.1};
        const auto ground = groundRange({.value = 5, .error = 0.05}, altitude);
        QCOMPARE(ground->value, 4.0);
        QCOMPARE(ground->error, std::hypot(5 * 0.05, 3 * 0.1) / 4);
        QVERIFY(!groundRange({.value = 2.9, .error = 0.05}, altitude));
        // Straight below it is no more than what both errors allow.
        QVERIFY(groundRange({.value = 3, .error = 0.05}, altitude)->error < 1);
        QCOMPARE(slantRange(4, 3), 5.0);
        QVERIFY(tilted(altitude, 20).errorM > tilted(altitude, 1).errorM);
        QVERIFY(tilted(altitude, {}).errorM > tilted(altitude, 0).errorM);
    }
};

LEADLINE_APPLESS_TEST(BottomTrackTest)
#include "tst_bottomtrack.moc"
