// SPDX-License-Identifier: GPL-3.0-or-later
// Watches the check of an honest compass through many hours in a simulated sea.
#include "registration/SimulatedDive.h"
#include "sim/SimulatedDevice.h"
#include "support/Sanitized.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <chrono>

using namespace leadline;
using namespace std::chrono_literals;
using registration::CompassCheck;
using registration::MotionTracker;
using sim::Sea;
using test::SimulatedDive;

namespace {

/// Each in another sea.
constexpr std::chrono::minutes longestDive = 20min;

std::chrono::minutes length()
{
    const int asked = qEnvironmentVariableIntValue("LEADLINE_SOAK_MINUTES");
    return std::chrono::minutes(!test::isSanitized && asked > 0 ? asked : 2);
}

/// So that processes may share the dives.
int firstDive()
{
    return test::isSanitized ? 0 : qEnvironmentVariableIntValue("LEADLINE_SOAK_FIRST_DIVE");
}

/// Of a real one: an error on all headings, and what the vehicle's iron adds.
sim::Compass honestCompass(int dive)
{
    return {.deviationDeg = dive % 2 ? 5.0 : -5.0, .ironDeg = double(dive % 5)};
}

/// A current to another side each time, in which the vehicle is never quite still.
sim::VehicleMotion restless(int dive)
{
    constexpr std::array paths{Sea::Path::Hover, Sea::Path::Transect, Sea::Path::Hold};
    return {.path = paths[std::size_t(dive) % paths.size()],
            .current = {.speedMS = 0.05 * (1 + dive % 3), .towardsDeg = 75.0 * dive, .reachM = 4},
            .wobble = {.headingDeg = 4, .rollDeg = 5, .positionM = 0.2}};
}

SimulatedDive::Maker maker(int dive)
{
    const auto world = std::make_shared<std::shared_ptr<const sim::World>>();
    return [=](ping::DeviceKind kind, base::Clock& clock) -> std::unique_ptr<link::Peer> {
        if (!*world)
            *world = std::make_shared<const sim::World>(std::uint64_t(dive) + 1, clock.now(),
                                                        restless(dive));
        auto made = sim::makeDevice(kind, clock, *world, {.compass = honestCompass(dive)});
        if (!made)
            qFatal("%s", made.error().message.text().c_str());
        return std::move(*made);
    };
}

} // namespace

class CompassSoakTest : public QObject {
    Q_OBJECT

private slots:
    void anHonestCompassIsNotDoubted()
    {
        int turns = 0;
        int compared = 0;
        int words = 0;
        int dive = firstDive();
        for (auto left = length(); left > 0min; left -= std::min(left, longestDive), ++dive) {
            SimulatedDive its(maker(dive));
            its.advance(std::min(left, longestDive));
            auto before = CompassCheck::Result::Unknown;
            its.watch([&](const MotionTracker&, const CompassCheck& check) {
                ++turns;
                compared += check.isChecked();
                if (check.result() == CompassCheck::Result::Differ && before != check.result()) {
                    ++words;
                    qInfo("dive %d: differs by %.1f ± %.1f° since %.0f s", dive,
                          check.differenceDeg(), check.errorDeg(), check.sinceS());
                }
                before = check.result();
            });
        }
        qInfo("%d false words in %lld minutes from dive %d on, %d of %d turns compared", words,
              static_cast<long long>(length().count()), firstDive(), compared, turns);
        QVERIFY(turns >= 3 * length().count());
        QVERIFY(2 * compared > turns);
        QVERIFY(words <= 1);
    }
};

LEADLINE_GUILESS_TEST(CompassSoakTest)
#include "tst_compasssoak.moc"
