// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a window that hangs for three seconds does not affect what the links measure
// meanwhile.
#include "engine/LinkManager.h"
#include "log/TimingFollower.h"
#include "support/LiveBench.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <future>
#include <semaphore>
#include <thread>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

constexpr int vehicleLink = 1;
constexpr int sonarLink = 2;

/// The figures of one component, to the nanosecond.
struct Measured {
    std::vector<std::pair<base::Instant, base::Duration>> timesync;
    std::vector<std::pair<base::Instant, base::Duration>> ping;
    std::vector<std::pair<base::Duration, base::Duration>> offsets;
    std::size_t lost = 0;
    std::vector<log::Time> pingTimes;

    friend bool operator==(const Measured&, const Measured&) = default;
};

std::vector<std::pair<base::Instant, base::Duration>>
roundTrips(const mavlink::ProbeHistory& history)
{
    std::vector<std::pair<base::Instant, base::Duration>> all;
    for (const auto& reply : history.replies())
        all.emplace_back(reply.arrived, reply.roundTrip);
    return all;
}

/// Half a minute of a dive: links and drivers in a thread of their own, on a clock of their own,
/// and this thread as the window that takes what they tell.
class StalledSession {
public:
    /// From its tenth second on the window does not look for so long.
    explicit StalledSession(base::Duration stall) : m_stall(stall) {}

    void run()
    {
        auto io = std::async(std::launch::async, [this] { runLinks(); });
        while (!m_over) {
            m_woken.acquire();
            if (m_stalls.exchange(false)) {
                m_stalled.release();
                m_goesOn.acquire();
            }
            const auto reported = m_mailbox->take();
            for (const auto& [link, status] : reported.vehicles)
                m_reported += link == vehicleLink ? 1 : 0;
        }
        io.get();
    }
    /// How often the window was told of the vehicle.
    [[nodiscard]] int reported() const { return m_reported; }
    [[nodiscard]] Measured measured() const
    {
        const log::Log& log = *m_log->log();
        const auto streams = log::vehicleStreams(log, false);
        if (streams.empty())
            qFatal("no vehicle");
        log::TimingFollower follower(log, streams);
        (void)follower.moveTo(*log.timeOf(log.frameCount() - 1), {});
        const mavlink::ComponentTiming& timing =
            follower.links().front().timing->components().at({1, 1});
        Measured measured{.timesync = roundTrips(timing.timesync),
                          .ping = roundTrips(timing.ping),
                          .offsets = {},
                          .lost = timing.timesync.lost().size() + timing.ping.lost().size(),
                          .pingTimes = {}};
        for (const auto& each : timing.offsets)
            measured.offsets.emplace_back(each.offset, each.bound);
        for (std::uint64_t i = 0; i < log.frameCount(); ++i)
            if (log.stream(log.entry(i)->stream).kind() == ping::Family::Ping360)
                measured.pingTimes.push_back(*log.timeOf(i));
        return measured;
    }

private:
    void runLinks()
    {
        app::LinkManager links(m_clock, m_log, m_mailbox);
        links.openVehicle(vehicleLink, {.url = *link::LinkUrl::parse("sim:vehicle")});
        links.open(sonarLink, {.url = *link::LinkUrl::parse("sim:ping360")});
        links.commandVehicle(vehicleLink, app::SetTimesyncRate{10});
        links.commandVehicle(vehicleLink, app::SetPingStream{true});
        m_clock.advance(10s);
        if (m_stall > base::Duration{}) {
            m_stalls = true;
            m_woken.release();
            m_stalled.acquire();
        }
        m_clock.advance(m_stall);
        m_goesOn.release();
        m_clock.advance(30s - m_stall);
        bool gone = false;
        links.closeAll([&gone] { gone = true; });
        while (!gone)
            m_clock.advance(10ms);
        m_over = true;
        m_woken.release();
    }

    base::Duration m_stall;
    base::FakeClock m_clock;
    std::shared_ptr<app::LiveLog> m_log = std::make_shared<app::LiveLog>(m_clock, "Leadline/test");
    std::counting_semaphore<> m_woken{0};
    std::shared_ptr<app::EngineMailbox> m_mailbox =
        std::make_shared<app::EngineMailbox>([this] { m_woken.release(); });
    std::atomic<bool> m_stalls = false;
    std::atomic<bool> m_over = false;
    std::binary_semaphore m_stalled{0};
    std::binary_semaphore m_goesOn{0};
    int m_reported = 0;
};

} // namespace

class WindowStallTest : public QObject {
    Q_OBJECT

private slots:
    void aWindowThatHangsMovesNoRoundTrip()
    {
        StalledSession without(0s);
        without.run();
        StalledSession with(3s);
        with.run();
        const Measured expected = without.measured();
        const Measured measured = with.measured();
        QVERIFY(expected.timesync.size() > 200 && expected.ping.size() > 20);
        QVERIFY(expected.offsets.size() > 50 && expected.pingTimes.size() > 200);
        QCOMPARE(expected.lost, std::size_t{0});
        QVERIFY(with.reported() > 1 && without.reported() > 1);
        QVERIFY(measured == expected);
        // In the seconds of the stall as in any others.
        const auto during = std::ranges::count_if(measured.timesync, [](const auto& each) {
            return each.first.sinceZero >= 10s && each.first.sinceZero < 13s;
        });
        QVERIFY(during > 25);
    }
};

LEADLINE_GUILESS_TEST(WindowStallTest)
#include "tst_windowstall.moc"
