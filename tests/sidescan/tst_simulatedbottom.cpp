// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/Log.h"
#include "ping/Codec.h"
#include "ping/Parser.h"
#include "ping/omniscan450/Omniscan450.h"
#include "sidescan/BottomTrack.h"
#include "sidescan/Geometry.h"
#include "sidescan/RowWindow.h"
#include "sidescan/TargetHeight.h"
#include "sim/SimulatedOmniscan450.h"
#include "support/TestMain.h"

#include <QTest>

#include <array>
#include <cmath>
#include <random>
#include <vector>

using namespace leadline;
using namespace std::chrono_literals;
using sidescan::Side;

namespace {

/// The pings of simulated units as a recording has them, with their bottom line.
template<class Units>
struct UnitsLog {
    log::Log log;
    sidescan::RowWindow rows{log};
    sidescan::BottomTrack bottom;

    template<class... Options>
    UnitsLog(sim::Sea sea, const sim::World::Course& course, base::Duration duration,
             std::uint16_t results, Options... options)
    {
        base::FakeClock clock;
        const base::Instant begin = clock.now();
        const auto world = std::make_shared<const sim::World>(std::move(sea), begin, course);
        Units units(clock, world, {}, options...);
        const std::array streams{log.addStream(1, ping::Family::Omniscan450).value(),
                                 log.addStream(2, ping::Family::Omniscan450).value()};
        ping::Parser parser;
        units.setOutput([&](base::ByteSpan bytes, link::Peer::Client) {
            while (const auto frame = parser.next(bytes))
                if (frame->messageId == ping::omniscan450::MonoProfile::id)
                    log.append(streams.at(frame->source == 2 ? 1 : 0), *frame, clock.now() - begin);
        });
        units.receive(
            ping::encodeFrame(ping::omniscan450::PingParams{.lengthMm = 30'000,
                                                            .pulseLenPercent = 0.002F,
                                                            .filterDurationPercent = 0.0015F,
                                                            .gainIndex = -1,
                                                            .numResults = results,
                                                            .enable = 1}),
            0);
        clock.advance(duration - 1ms);
        rows.load(-1s, duration);
        bottom.take(rows);
    }
};

/// A box by its distances from the track.
struct Object {
    double nearM = 0;
    double farM = 0;
    double heightM = 0;
};

/// How many of the values lie within their errors.
struct Share {
    int within = 0;
    int all = 0;

    void add(double value, double errorM, double truth)
    {
        ++all;
        within += std::abs(value - truth) <= errorM ? 1 : 0;
    }
    [[nodiscard]] bool isOf95Percent() const { return all > 0 && within * 100 >= 95 * all; }
    [[nodiscard]] QByteArray text() const
    {
        return QByteArray::number(within) + " of " + QByteArray::number(all);
    }
};

/// The target is pointed at somewhere on the last metre of its echo: that of its top, or of its
/// foot, which may lie farther away.
double targetM(const Object& object, double altitudeM, std::mt19937& random)
{
    const double top = std::hypot(object.farM, altitudeM - object.heightM);
    const double begin = std::hypot(object.nearM, altitudeM - object.heightM);
    const double end = std::max(top, std::hypot(object.nearM, altitudeM));
    return std::uniform_real_distribution<double>(std::max(begin, end - 1), end - 0.05)(random);
}

} // namespace

/// Tests what is measured in the simulated pair's pings against the sea that they were made of.
class SimulatedBottomTest : public QObject {
    Q_OBJECT

private slots:
    void onAFlatBottomMeasuresLieWithinTheirErrors_data()
    {
        QTest::addColumn<quint16>("results");
        QTest::newRow("fine") << quint16(1200);
        QTest::newRow("usual") << quint16(600);
        QTest::newRow("coarse") << quint16(300);
    }
    void onAFlatBottomMeasuresLieWithinTheirErrors()
    {
        QFETCH(const quint16, results);
        constexpr double seabedM = 20;
        constexpr std::int64_t places = 30;
        // The vehicle stays that long at each place, with a box abeam to each side.
        constexpr base::Duration stay = 400ms;
        struct Place {
            double altitudeM = 0;
            std::array<Object, 2> objects = {};
        };
        std::mt19937 random(results);
        std::uniform_real_distribution<double> uniform(0, 1);
        std::vector<Place> all(places);
        std::vector<sim::Box> boxes;
        for (std::size_t i = 0; i < all.size(); ++i) {
            all[i].altitudeM = 4 + 8 * uniform(random);
            for (const bool isPort : {true, false}) {
                Object& object = all[i].objects.at(isPort ? 0 : 1);
                object.nearM = 6 + 10 * uniform(random);
                object.farM = object.nearM + 0.2 + 1.3 * uniform(random);
                object.heightM = all[i].altitudeM * (0.08 + 0.17 * uniform(random));
                const double middle = (object.nearM + object.farM) / 2;
                boxes.push_back({.name = {},
                                 .xM = isPort ? -middle : middle,
                                 .yM = 100.0 * static_cast<double>(i),
                                 .eastM = object.farM - object.nearM,
                                 .northM = 2,
                                 .heightM = object.heightM});
            }
        }
        const UnitsLog<sim::SimulatedOmniscanPair> pair(
            sim::Sea::flat(results, seabedM, boxes),
            [&](base::Duration time) {
                const auto at =
                    static_cast<std::size_t>(std::clamp<std::int64_t>(time / stay, 0, places - 1));
                return sim::Pose{.yM = 100.0 * static_cast<double>(at),
                                 .depthM = seabedM - all[at].altitudeM};
            },
            places * stay, results);
        Share altitudes;
        Share heights;
        Share ends;
        Share shadows;
        int found = 0;
        for (std::size_t i = 0; i < all.size(); ++i)
            for (const Side side : {Side::Port, Side::Starboard}) {
                const sidescan::Row* row =
                    pair.rows.rowAt(side, stay * static_cast<std::int64_t>(i) + stay / 2);
                const Object& object = all[i].objects.at(side == Side::Port ? 0 : 1);
                const auto measured = row ? pair.bottom.at(row->time) : std::nullopt;
                QVERIFY(measured);
                const auto altitude = sidescan::tilted(*measured, 0.0);
                const double truth = all[i].altitudeM;
                altitudes.add(altitude.metres, altitude.errorM, truth);
                const auto shadow =
                    sidescan::findShadow(*row, targetM(object, truth, random), altitude.metres);
                const auto height = sidescan::heightOf(*row, shadow, altitude, 0);
                if (height.kind != sidescan::TargetHeight::Kind::Known)
                    continue;
                ++found;
                const double end = object.farM * truth / (truth - object.heightM);
                heights.add(height.metres, height.errorM, object.heightM);
                shadows.add(height.shadowM.value, height.shadowM.error, end - object.farM);
                // Where its end lies is found within a sample.
                const double errorM = std::hypot(row->rangeErrorM(), row->sampleM());
                const auto ground = sidescan::groundRange({shadow->endM, errorM}, altitude);
                QVERIFY(ground);
                ends.add(ground->value, ground->error, end);
            }
        QVERIFY2(altitudes.isOf95Percent(), altitudes.text());
        QVERIFY2(heights.isOf95Percent(), heights.text());
        QVERIFY2(shadows.isOf95Percent(), shadows.text());
        QVERIFY2(ends.isOf95Percent(), ends.text());
        QVERIFY2(found * 100 >= 95 * altitudes.all, QByteArray::number(found));
    }

    void onAnUnevenBottomHeightsLieWithinTheirErrors()
    {
        // Past each box, as along the survey's lines, in steps between which the vehicle stays as
        // long as the pings take that a bottom is found in.
        constexpr base::Duration stay = 800ms;
        constexpr double stepM = 3;
        constexpr std::int64_t steps = 7;
        constexpr double depthM = 6.5;
        std::mt19937 random(1);
        Share heights;
        int boxes = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const sim::Sea sea(seed);
            const auto count = std::ssize(sea.boxes());
            const auto isNorth = [](const sim::Box& box) { return box.yM > 0; };
            const auto trackM = [&](const sim::Box& box) { return isNorth(box) ? 2.5 : -2.5; };
            const UnitsLog<sim::SimulatedOmniscan450> unit(
                sim::Sea(seed),
                [&](base::Duration time) {
                    const auto step = std::clamp<std::int64_t>(time / stay, 0, count * steps - 1);
                    const sim::Box& box = sea.boxes().at(static_cast<std::size_t>(step / steps));
                    const auto along = static_cast<double>(step % steps - steps / 2) * stepM;
                    return sim::Pose{.xM = box.xM + along,
                                     .yM = trackM(box),
                                     .depthM = depthM,
                                     .headingDeg = isNorth(box) ? 90.0 : 270.0};
                },
                count * steps * stay, 400, sim::SimulatedOmniscan450::Side::Port);
            log::Time abeam = steps * stay / 2;
            for (const sim::Box& box : sea.boxes()) {
                ++boxes;
                const sidescan::Row* row = unit.rows.rowAt(Side::Port, abeam);
                const auto altitude = row ? unit.bottom.at(row->time) : std::nullopt;
                QVERIFY(altitude);
                const double middle = std::abs(box.yM - trackM(box));
                const Object object{middle - box.northM / 2, middle + box.northM / 2, box.heightM};
                const double there = sea.seabedDepthM(box.xM, box.yM) - depthM;
                const auto shadow =
                    sidescan::findShadow(*row, targetM(object, there, random), altitude->metres);
                const auto slope = unit.bottom.slopeAround(abeam, stepM / base::secondsOf(stay));
                QVERIFY(slope);
                const auto height =
                    sidescan::heightOf(*row, shadow, sidescan::tilted(*altitude, 0.0), *slope);
                if (height.kind == sidescan::TargetHeight::Kind::Known)
                    heights.add(height.metres, height.errorM, box.heightM);
                abeam += steps * stay;
            }
        }
        QVERIFY2(heights.isOf95Percent(), heights.text());
        QVERIFY2(heights.all * 100 >= 90 * boxes, heights.text());
    }
};

LEADLINE_APPLESS_TEST(SimulatedBottomTest)
#include "tst_simulatedbottom.moc"
