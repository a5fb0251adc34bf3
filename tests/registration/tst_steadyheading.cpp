// SPDX-License-Identifier: GPL-3.0-or-later
#include "TurningVehicle.h"
#include "registration/SteadyHeading.h"
#include "registration/SweepReader.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace leadline;
using registration::SteadyHeading;
using registration::SweepMotion;
using registration::TrackedSweep;
using test::TurningVehicle;
using Source = SteadyHeading::Source;
using Water = TurningVehicle::Water;

namespace {

constexpr double turnS = TurningVehicle::pingsPerTurn * TurningVehicle::pingS;
const SteadyHeading::Compass noCompass = [](double) { return std::optional<double>(); };

/// Sweeps of ten seconds, one after the other, with the turns from middle to middle; NaN where the
/// echoes hold too little.
std::vector<TrackedSweep> sweepsOf(const std::vector<double>& turns)
{
    std::vector<TrackedSweep> sweeps;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        TrackedSweep sweep;
        sweep.beginS = 10.0 * double(i);
        sweep.endS = sweep.beginS + 9.9;
        if (i > 0 && !std::isnan(turns[i])) {
            sweep.motion = SweepMotion{.rotationDeg = turns[i], .rotationErrorDeg = 3};
            const double rate = turns[i] / 10;
            for (int k = 0; k <= 6; ++k) {
                const double timeS = sweep.beginS + 9.9 * k / 6;
                sweep.path.push_back(
                    {.timeS = timeS, .rotationDeg = rate * (timeS - sweep.middleS())});
            }
        }
        sweeps.push_back(sweep);
    }
    return sweeps;
}

double turned(const SteadyHeading& heading, double fromS, double toS,
              const SteadyHeading::Compass& compass = noCompass)
{
    return *heading.at(toS, compass) - *heading.at(fromS, compass);
}

} // namespace

/// Tests the direction by which a picture keeps still.
class SteadyHeadingTest : public QObject {
    Q_OBJECT

private slots:
    void followsTheMotionsFromSweepToSweep()
    {
        SteadyHeading heading;
        QVERIFY(!heading.at(5, noCompass));
        const auto sweeps = sweepsOf({0, 20, 20, -10});
        QVERIFY(heading.update(sweeps, std::nullopt, noCompass));
        QVERIFY(std::abs(turned(heading, 4.95, 34.95) - 30) < 1e-9);
        QVERIFY(std::abs(turned(heading, 14.95, 17.95) - 6) < 1e-9);
        QCOMPARE(heading.stateAt(heading.endS()).source, Source::Picture);
        QVERIFY(std::abs(heading.errorDeg(4.95, 34.95, noCompass) - std::sqrt(27)) < 1e-9);
        // Beyond the end it goes on as it turned, ever less certain.
        QVERIFY(std::abs(turned(heading, 39.9, 42.9) + 3) < 1e-9);
        QVERIFY(heading.errorDeg(39.9, 45.9, noCompass) >
                2 * heading.errorDeg(39.9, 42.9, noCompass));
        QVERIFY(!heading.at(-1, noCompass));
    }

    void laterKnowledgeReplacesTheNewestOnly()
    {
        SteadyHeading heading;
        auto sweeps = sweepsOf({0, 20, 20, 20});
        heading.update(sweeps, std::nullopt, noCompass);
        const double before = *heading.at(24.95, noCompass);
        sweeps = sweepsOf({0, 20, 20, 26, 10});
        QVERIFY(!heading.update(std::span(sweeps).subspan(2), std::nullopt, noCompass));
        QCOMPARE(*heading.at(24.95, noCompass), before);
        QVERIFY(std::abs(turned(heading, 24.95, 44.95) - 36) < 1e-9);
        // What is older changes nothing.
        const double end = *heading.at(44.95, noCompass);
        QVERIFY(!heading.update(std::span(sweeps).first(3), std::nullopt, noCompass));
        QCOMPARE(*heading.at(44.95, noCompass), end);
    }

    void aPartOfASweepCountsUntilItIsWhole()
    {
        SteadyHeading heading;
        auto sweeps = sweepsOf({0, 10, 10, 10});
        TrackedSweep part;
        part.beginS = 40;
        part.endS = 45;
        part.motion = SweepMotion{.rotationDeg = 15, .rotationErrorDeg = 4};
        heading.update(sweeps, part, noCompass);
        QCOMPARE(heading.endS(), 45.0);
        QVERIFY(std::abs(turned(heading, 34.95, 42.5) - 15) < 1e-9);
        sweeps = sweepsOf({0, 10, 10, 10, 12});
        heading.update(std::span(sweeps).subspan(1), std::nullopt, noCompass);
        QVERIFY(std::abs(turned(heading, 34.95, 44.95) - 12) < 1e-9);
    }

    void withoutAMatchItGoesOnByTheCompass()
    {
        const auto compass = [](double timeS) { return std::optional(std::fmod(9 * timeS, 360)); };
        SteadyHeading heading;
        const double none = std::nan("");
        auto sweeps = sweepsOf({0, 90, none, none, none, none});
        heading.update(sweeps, std::nullopt, compass);
        QCOMPARE(heading.stateAt(heading.endS()).source, Source::Compass);
        QVERIFY(std::abs(heading.stateAt(heading.endS()).sinceS - 19.9) < 1e-6);
        // More than half a turn in each sweep goes beyond what two headings can say.
        QVERIFY(std::abs(turned(heading, 19.9, 59.9, compass) - 360) < 1e-6);
        // The bound is that of a compass, however long.
        QVERIFY(std::abs(heading.errorDeg(19.9, 59.9, compass) - 10) < 1e-9);
        // The next match goes on from there.
        const double before = *heading.at(54.95, compass);
        sweeps = sweepsOf({0, 90, none, none, none, none, 80});
        QVERIFY(!heading.update(std::span(sweeps).subspan(3), std::nullopt, compass));
        QVERIFY(std::abs(*heading.at(64.95, compass) - before - 80) < 1e-6);
        QCOMPARE(heading.stateAt(heading.endS()).source, Source::Picture);
    }

    void withoutACompassItIsHeldAndNeverJumpsBack()
    {
        SteadyHeading heading;
        const double none = std::nan("");
        auto sweeps = sweepsOf({0, 10, 10});
        heading.update(sweeps, std::nullopt, noCompass);
        const double shown = *heading.at(39.9, noCompass);
        sweeps = sweepsOf({0, 10, 10, none});
        heading.update(std::span(sweeps).subspan(1), std::nullopt, noCompass);
        QCOMPARE(heading.stateAt(heading.endS()).source, Source::Held);
        QVERIFY(std::abs(heading.stateAt(heading.endS()).sinceS - 29.9) < 1e-6);
        QVERIFY(std::abs(*heading.at(39.9, noCompass) - shown) < 1e-9);
        QVERIFY(std::abs(*heading.at(49.9, noCompass) - shown) < 1e-9);
        QVERIFY(std::isinf(heading.errorDeg(5, 39.9, noCompass)));
        sweeps = sweepsOf({0, 10, 10, none, none, 5});
        heading.update(std::span(sweeps).subspan(1), std::nullopt, noCompass);
        QCOMPARE(heading.stateAt(heading.endS()).source, Source::Picture);
        QVERIFY(std::abs(*heading.at(54.95, noCompass) - shown - 5) < 1e-9);
        QVERIFY(std::isinf(heading.errorDeg(5, 54.95, noCompass)));
        QVERIFY(heading.errorDeg(49.9, 54.95, noCompass) <= 3);
        // Of an earlier time it says what was then.
        QCOMPARE(heading.stateAt(20).source, Source::Picture);
        QCOMPARE(heading.stateAt(40).source, Source::Held);
        QVERIFY(std::abs(heading.stateAt(49).sinceS - 29.9) < 1e-6);
    }

    void aGapBeginsAnew()
    {
        SteadyHeading heading;
        const auto sweeps = sweepsOf({0, 10, 10, 10, 10, 10, 10});
        heading.update(std::span(sweeps).first(3), std::nullopt, noCompass);
        QVERIFY(heading.update(std::span(sweeps).subspan(4), std::nullopt, noCompass));
        QVERIFY(!heading.at(25, noCompass));
        QVERIFY(heading.at(45, noCompass));
        // And what lies before its beginning.
        QVERIFY(heading.update(std::span(sweeps).first(2), std::nullopt, noCompass));
        QVERIFY(heading.at(5, noCompass));
    }

    void keepsStillWhatTheVehicleTurns_data()
    {
        QTest::addColumn<Water>("water");
        QTest::newRow("harbour") << Water::Harbour;
        QTest::newRow("bottom") << Water::Bottom;
    }
    /// As it is shown in a dive: each ping where it is when it comes, parts of sweeps included.
    void keepsStillWhatTheVehicleTurns()
    {
        QFETCH(Water, water);
        Errors errors;
        for (std::uint32_t seed = 501; seed < 507; ++seed)
            dive(TurningVehicle(seed, water, 12), errors);
        const auto share = [](std::vector<double>& of, double part) {
            const auto at = of.begin() + std::ptrdiff_t(part * double(of.size() - 1));
            std::ranges::nth_element(of, at);
            return *at;
        };
        const double known = double(errors.now.size()) / double(errors.pings);
        const double inside = double(errors.within) / double(errors.now.size());
        const QString figures =
            QString::asprintf("known %.2f; now: median %.1f p90 %.1f; a turn later: median %.1f "
                              "p90 %.1f; inside %.2f",
                              known, share(errors.now, 0.5), share(errors.now, 0.9),
                              share(errors.later, 0.5), share(errors.later, 0.9), inside);
        qInfo("%s", qPrintable(figures));
        QVERIFY2(known >= 0.65, qPrintable(figures));
        QVERIFY2(share(errors.now, 0.5) <= 5, qPrintable(figures));
        QVERIFY2(share(errors.now, 0.9) <= 12, qPrintable(figures));
        QVERIFY2(share(errors.later, 0.5) <= 4, qPrintable(figures));
        QVERIFY2(inside >= 0.9, qPrintable(figures));
    }

private:
    struct Errors {
        /// Pings since the steady picture began, and those of which the turn is known.
        int pings = 0;
        std::vector<double> now;
        int within = 0;
        /// Where the pings of the last turn but one lie by now.
        std::vector<double> later;
    };

    static void dive(const TurningVehicle& vehicle, Errors& errors)
    {
        registration::SweepReader reader(echo::PingReader(vehicle.log(), 0));
        registration::MotionTracker tracker;
        SteadyHeading heading;
        std::size_t tried = 0;
        std::optional<double> beganS;
        const auto truthAt = [&](double timeS) {
            return vehicle.placeAt(timeS).heading * 180 / std::numbers::pi;
        };
        for (std::uint64_t count = 1; count < vehicle.log().frameCount(); ++count) {
            bool isNew = false;
            while (auto sweep = reader.next(count)) {
                tracker.add(std::move(*sweep), std::nullopt);
                isNew = true;
                tried = 0;
            }
            std::optional<TrackedSweep> part;
            if (!isNew && reader.partSize() >= tried + TurningVehicle::pingsPerTurn / 4) {
                tried = reader.partSize();
                part = tracker.part(*reader.part());
            }
            if (isNew || part) {
                const std::vector<TrackedSweep> sweeps(tracker.sweeps().begin(),
                                                       tracker.sweeps().end());
                const auto last = std::min<std::size_t>(sweeps.size(), 5);
                heading.update(std::span(sweeps).last(heading.isEmpty() ? sweeps.size() : last),
                               part, noCompass);
            }
            const double timeS = double(count) * TurningVehicle::pingS;
            if (!beganS && tracker.sweeps().size() >= 2)
                beganS = timeS;
            if (beganS)
                ++errors.pings;
            // Once it was held nothing is said of the turn any more.
            if (!beganS || std::isinf(heading.errorDeg(*beganS, timeS, noCompass)))
                continue;
            const auto errorAt = [&](double at) {
                return std::abs(turned(heading, *beganS, at) - truthAt(at) + truthAt(*beganS));
            };
            errors.now.push_back(errorAt(timeS));
            errors.within +=
                errors.now.back() <= heading.errorDeg(*beganS, timeS, noCompass) ? 1 : 0;
            const double earlierS = timeS - 1.5 * turnS;
            if (earlierS > *beganS)
                errors.later.push_back(errorAt(earlierS));
        }
    }
};

LEADLINE_GUILESS_TEST(SteadyHeadingTest)

#include "tst_steadyheading.moc"
