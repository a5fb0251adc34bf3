// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/HeadingCompensation.h"
#include "support/TestMain.h"
#include "support/VehicleLog.h"

#include <QTest>

#include <functional>
#include <set>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

constexpr log::Time period = 50ms;

/// A Ping360 whose heading is a function of time, a gradian each 50 ms, with a compass ten times a
/// second.
class Turning {
public:
    explicit Turning(std::function<double(log::Time)> headingDeg, bool withVehicle = true)
        : m_headingDeg(std::move(headingDeg)),
          m_withVehicle(withVehicle)
    {
    }

    void scan(int pings, int centreGrad = 0, int widthGrad = 400)
    {
        for (int i = 0; i < pings; ++i, ++m_pings) {
            const log::Time time = m_pings * period;
            if (m_withVehicle && m_pings % 20 == 0)
                m_log.sendHeartbeat(time);
            if (m_withVehicle && m_pings % 2 == 0)
                m_log.yaw(time, m_headingDeg(time));
            const int from = centreGrad - widthGrad / 2;
            m_log.ping(time, {.angleGrad = std::uint16_t((from + i % widthGrad + 400) % 400),
                              .samples = test::Samples(10, 50)});
        }
    }
    [[nodiscard]] const log::Log& log() const { return m_log.log(); }
    [[nodiscard]] log::StreamNumber sonar() const { return m_log.sonar(); }
    [[nodiscard]] log::Time now() const { return (m_pings - 1) * period; }
    [[nodiscard]] double headingDeg(log::Time time) const { return m_headingDeg(time); }

    struct Seen {
        echo::NewestPings byDevice;
        echo::NewestPings newest;
        echo::Sectors turnedAway;
    };
    [[nodiscard]] Seen seen(double upDeg, bool keepsUnknown = false, bool mirrored = false) const
    {
        const echo::PingReader reader(m_log.log(), m_log.sonar());
        echo::BearingIndex index(reader);
        echo::VehicleTrack track(m_log.log());
        echo::HeadingCompensation turned(reader, track);
        const auto byDevice = index.newestOf(reader.count());
        turned.update(byDevice, reader.count(),
                      {upDeg, m_headingDeg(now()), mirrored, keepsUnknown});
        return {byDevice, turned.newest(), turned.turnedAway()};
    }

private:
    std::function<double(log::Time)> m_headingDeg;
    bool m_withVehicle;
    test::VehicleLog m_log;
    int m_pings = 0;
};

double seconds(log::Time time)
{
    return std::chrono::duration<double>(time).count();
}

} // namespace

class HeadingCompensationTest : public QObject {
    Q_OBJECT

private slots:
    void aVehicleThatDoesNotTurnChangesNothing()
    {
        Turning sonar([](log::Time) { return 72.0; });
        sonar.scan(950);
        const auto seen = sonar.seen(72);
        QVERIFY(seen.newest == seen.byDevice);
        QVERIFY(seen.turnedAway.none());
    }

    void northUpIsTheSamePictureTurnedByTheHeading()
    {
        Turning sonar([](log::Time) { return 90.0; });
        sonar.scan(500);
        for (const bool mirrored : {false, true}) {
            const auto seen = sonar.seen(0, false, mirrored);
            for (std::size_t s = 0; s < 800; ++s)
                QCOMPARE(seen.newest[(s + (mirrored ? 600 : 200)) % 800], seen.byDevice[s]);
        }
    }

    void pingsOfWhichNoHeadingIsKnownAreKeptOrLeftOut()
    {
        Turning sonar([](log::Time) { return 0.0; }, false);
        sonar.scan(400);
        const auto kept = sonar.seen(0, true);
        QVERIFY(kept.newest == kept.byDevice);
        const auto left = sonar.seen(0);
        QVERIFY(std::ranges::all_of(left.newest, [](auto ping) { return ping == echo::noPing; }));
    }

    void whereItTurnsWithTheScanNoSectorIsLeftOut()
    {
        Turning sonar([](log::Time t) { return 30 * seconds(t); });
        sonar.scan(800);
        const auto seen = sonar.seen(0);
        QVERIFY(seen.turnedAway.none());
        QVERIFY(std::ranges::none_of(seen.newest, [](auto ping) { return ping == echo::noPing; }));
        // The newest turn of the sonar is more than one of the picture.
        const std::set<std::uint32_t> shown(seen.newest.begin(), seen.newest.end());
        QVERIFY(*shown.begin() > 400);
    }

    void whereItTurnsAgainstTheScanWhatWasTurnedAwayIsNotFilledIn()
    {
        // Stands for a turn, then turns back at 9 degrees a second for 5 s: half of what it scans.
        Turning sonar([](log::Time t) { return -9 * std::max(0.0, seconds(t) - 20); });
        sonar.scan(500);
        const auto seen = sonar.seen(0);
        // 45 degrees were scanned twice, and what is missing of the turn lies ahead of the scan.
        QVERIFY(seen.turnedAway.count() > 80 && seen.turnedAway.count() < 110);
        for (std::size_t s = 0; s < 800; ++s)
            QVERIFY(!seen.turnedAway[s] || seen.newest[s] == echo::noPing);
    }

    void ofASectorThatTurnedAwayWhatWasSeenIsToldApart()
    {
        // 90 degrees ahead; then it turns 90 degrees to the right, and scans once more.
        Turning sonar([](log::Time t) { return std::clamp(30 * (seconds(t) - 10), 0.0, 90.0); });
        sonar.scan(400, 200, 100);
        const auto seen = sonar.seen(0);
        const auto at = [](double deg) { return std::size_t((deg / 0.9 + 200) * 2) % 800; };
        QVERIFY(seen.turnedAway[at(0)] && seen.turnedAway[at(-30)]);
        QVERIFY(seen.newest[at(60)] != echo::noPing && seen.newest[at(120)] != echo::noPing);
        QVERIFY(!seen.turnedAway[at(180)] && seen.newest[at(180)] == echo::noPing);
    }

    /// However one came there: each look after the other is as the first one at that place.
    void whatIsFollowedIsWhatIsFoundAnew()
    {
        Turning sonar([](log::Time t) { return 70 * std::sin(0.4 * seconds(t)); });
        sonar.scan(200);
        const echo::PingReader reader(sonar.log(), sonar.sonar());
        echo::BearingIndex index(reader);
        echo::VehicleTrack track(sonar.log());
        echo::HeadingCompensation followed(reader, track);
        std::uint32_t random = 7;
        const auto chance = [&random](std::uint32_t of) {
            random = random * 1664525U + 1013904223U;
            return (random >> 8U) % of;
        };
        echo::HeadingCompensation::Frame frame;
        std::uint64_t count = reader.count();
        for (int i = 0; i < 300; ++i) {
            if (chance(3) == 0)
                sonar.scan(int(chance(30)), 200, chance(2) == 0 ? 100 : 400);
            // Mostly on, seldom far away, or with the picture laid in another way.
            count = chance(10) == 0 ? chance(std::uint32_t(reader.count()) + 1)
                                    : std::min(count + chance(4), reader.count());
            if (chance(8) == 0)
                frame = {.upDeg = chance(2) * 0.45 * chance(800),
                         .mirrored = chance(4) == 0,
                         .keepsUnknown = chance(3) == 0};
            frame.nowDeg = sonar.headingDeg(count * period);
            const auto byDevice = index.newestOf(count);
            followed.update(byDevice, count, frame);
            echo::VehicleTrack trackAnew(sonar.log());
            echo::HeadingCompensation anew(reader, trackAnew);
            anew.update(byDevice, count, frame);
            QVERIFY(followed.newest() == anew.newest());
            QVERIFY(followed.turnedAway() == anew.turnedAway());
        }
        QVERIFY(reader.count() > 1000);
    }

    /// Whatever the sonar looked at lies where it was, within a sector and half a turn of a ping.
    void everySpokeLiesAtItsOwnHeading()
    {
        Turning sonar([](log::Time t) { return 25 * std::sin(seconds(t)); });
        sonar.scan(700);
        const auto seen = sonar.seen(0);
        for (std::size_t s = 0; s < 800; ++s) {
            if (seen.newest[s] == echo::noPing)
                continue;
            const std::uint32_t ping = seen.newest[s];
            const double grad = double(ping % 400) + 200 +
                                sonar.headingDeg(ping * period) / 0.9; // device to picture
            const double off = std::remainder((double(s) + 0.5) / 2 - grad, 400) * 0.9;
            QVERIFY2(std::abs(off) < 1.5, qPrintable(QString::number(off)));
        }
    }
};

LEADLINE_APPLESS_TEST(HeadingCompensationTest)
#include "tst_headingcompensation.moc"
