// SPDX-License-Identifier: GPL-3.0-or-later
#include "TurningVehicle.h"
#include "registration/CompassCheck.h"
#include "registration/SweepReader.h"
#include "support/Seeds.h"
#include "support/TestMain.h"

#include <QTest>

#include <functional>
#include <numbers>

using namespace leadline;
using registration::CompassCheck;
using registration::MotionTracker;
using test::TurningVehicle;
using Water = TurningVehicle::Water;

namespace {

/// What the compass shows at a time in seconds while the heading is so many degrees.
using Compass = std::function<std::optional<double>(double timeS, double headingDeg)>;

/// The check after each sweep of a dive.
std::vector<CompassCheck> checks(const TurningVehicle& vehicle, const Compass& compass,
                                 std::vector<double>* ends = nullptr)
{
    const echo::PingReader reader(vehicle.log(), 0);
    registration::SweepReader sweeps(reader);
    MotionTracker tracker;
    CompassCheck check;
    std::vector<CompassCheck> all;
    while (auto sweep = sweeps.next(reader.count())) {
        const double middleS = sweep->middleS();
        if (ends)
            ends->push_back(sweep->endS);
        tracker.add(std::move(*sweep),
                    compass(middleS, vehicle.placeAt(middleS).heading * 180 / std::numbers::pi));
        check.update(tracker);
        all.push_back(check);
    }
    return all;
}

/// Deviations of an honest compass: noise of 1.5 degrees, 4 degrees by the vehicle's iron, and a
/// bias that wanders by 6 degrees in a few minutes.
double deviationDeg(std::uint32_t seed, double timeS, double headingDeg)
{
    std::mt19937 engine(seed * 7919 + std::uint32_t(timeS * 10));
    double noise = -6;
    for (int i = 0; i < 12; ++i)
        noise += double(engine()) / double(std::mt19937::max());
    const double phase = double(seed);
    return 1.5 * noise + 4 * std::sin(headingDeg * std::numbers::pi / 180 + phase) +
           6 * std::sin(timeS * 2 * std::numbers::pi / 300 + phase);
}

} // namespace

class CompassCheckTest : public QObject {
    Q_OBJECT

private slots:
    void slipIsToldWithinTwoSweeps()
    {
        constexpr int turns = 12;
        constexpr double slipS = 5.3 * TurningVehicle::pingsPerTurn * TurningVehicle::pingS;
        const int seeds = test::seeds(6, 30);
        int told = 0;
        int answered = 0;
        for (std::uint32_t seed = 101; seed < 101U + unsigned(seeds); ++seed) {
            TurningVehicle vehicle(seed, seed % 2 ? Water::Harbour : Water::Bottom, turns);
            std::vector<double> ends;
            const auto all = checks(
                vehicle,
                [&](double timeS, double headingDeg) {
                    return headingDeg + deviationDeg(seed, timeS, headingDeg) +
                           (timeS >= slipS ? 30 : 0);
                },
                &ends);
            // The first sweep whose middle lies behind the slip, and the one after it.
            std::size_t first = 0;
            while (ends[first] - TurningVehicle::pingsPerTurn * TurningVehicle::pingS / 2 < slipS)
                ++first;
            for (std::size_t i = 0; i < first; ++i)
                QVERIFY(all[i].result() != CompassCheck::Result::Differ);
            if (!all[first - 1].isChecked() || !all[first].isChecked() ||
                !all[first + 1].isChecked())
                continue;
            ++answered;
            if (all[first + 1].result() != CompassCheck::Result::Differ)
                continue;
            ++told;
            QVERIFY(std::abs(all[first + 1].differenceDeg() - 30) < 20);
            QVERIFY(all[first + 1].sinceS() <= slipS);
            QVERIFY(all[first + 1].sinceS() > slipS - 30);
        }
        qInfo("told at the second sweep: %d of %d", told, answered);
        QVERIFY(3 * answered >= 2 * seeds);
        QVERIFY(told >= 0.95 * answered);
    }

    void honestCompassIsNotDoubted()
    {
        constexpr int turns = 60;
        const int seeds = test::seeds(8, 40);
        int words = 0;
        int checked = 0;
        for (std::uint32_t seed = 201; seed < 201U + unsigned(seeds); ++seed) {
            const std::array waters{Water::Harbour, Water::Bottom, Water::Tank};
            TurningVehicle vehicle(seed, waters[seed % 3], turns);
            const auto all = checks(vehicle, [&](double timeS, double headingDeg) {
                return headingDeg + deviationDeg(seed, timeS, headingDeg);
            });
            auto before = CompassCheck::Result::Unknown;
            for (const auto& check : all) {
                if (check.result() == CompassCheck::Result::Differ &&
                    before != CompassCheck::Result::Differ) {
                    ++words;
                    qInfo("seed %u: differs by %.1f ± %.1f since %.0f s", seed,
                          check.differenceDeg(), check.errorDeg(), check.sinceS());
                }
                checked += check.isChecked();
                before = check.result();
            }
        }
        qInfo("%d false words in %.1f hours checked", words,
              checked * TurningVehicle::pingsPerTurn * TurningVehicle::pingS / 3600);
        QVERIFY(checked * TurningVehicle::pingsPerTurn * TurningVehicle::pingS > seeds * 720);
        QVERIFY(words <= 1);
    }

    void agreesAgainAfterTheCompassCameBack()
    {
        constexpr double turnS = TurningVehicle::pingsPerTurn * TurningVehicle::pingS;
        TurningVehicle vehicle(102, Water::Bottom, 14);
        const auto all = checks(vehicle, [&](double timeS, double headingDeg) {
            return headingDeg + (timeS > 4 * turnS && timeS < 8 * turnS ? 40 : 0);
        });
        QCOMPARE(all[7].result(), CompassCheck::Result::Differ);
        QVERIFY(all.back().result() == CompassCheck::Result::Agree);
        QVERIFY(all.back().errorDeg() >= CompassCheck::compassErrorDeg);
    }

    void nothingIsToldWithoutMatchOrCompass()
    {
        TurningVehicle open(5, Water::Open, 6);
        int checked = 0;
        for (const auto& check : checks(open, [](double timeS, double) { return 40 * timeS; })) {
            QVERIFY(check.result() != CompassCheck::Result::Differ);
            checked += check.isChecked();
        }
        QCOMPARE(checked, 0);

        constexpr double turnS = TurningVehicle::pingsPerTurn * TurningVehicle::pingS;
        TurningVehicle harbour(101, Water::Harbour, 7);
        const auto all = checks(harbour, [&](double timeS, double headingDeg) {
            return timeS < 4 * turnS ? std::optional(headingDeg) : std::nullopt;
        });
        QVERIFY(!all.back().isChecked());
        QVERIFY(all.back().result() == CompassCheck::Result::Agree);
        QVERIFY(all.back().lastCheckedS().value() < 4.5 * turnS);
    }
};

LEADLINE_APPLESS_TEST(CompassCheckTest)

#include "tst_compasscheck.moc"
