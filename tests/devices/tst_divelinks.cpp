// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a live session on real sockets and pseudoterminals, and on faulty lines.
#include "base/Timer.h"
#include "devices/LiveSession.h"
#include "link/EventLoopClock.h"
#include "link/Pty.h"
#include "link/UdpPeerServer.h"
#include "ping/Ping1d.h"
#include "ping/Ping360.h"
#include "support/LiveBench.h"
#include "support/OwnSettings.h"
#include "support/Simulator.h"
#include "support/TestMain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace leadline;
using namespace std::chrono_literals;
using app::LiveSession;
using app::LiveSonar;
using app::RecorderState;
using app::SettingModel;
using ping::DeviceKind;
using test::SpyPeer;

namespace {

/// However slow the machine is.
constexpr int mostMs = 90'000;

/// A device of the test's own, on a port of this computer.
class Station {
public:
    explicit Station(ping::DeviceKind kind, const sim::Faults& faults = {})
        : m_peer(test::spyDevice(kind, m_clock, faults)),
          m_pty(m_clock)
    {
    }

    [[nodiscard]] SpyPeer& peer() { return *m_at; }
    /// On UDP; gives the link without a device.
    QString serve()
    {
        m_server = std::make_unique<link::UdpPeerServer>(std::move(m_peer), m_clock);
        if (!m_server->listen("127.0.0.1", 0))
            qFatal("no port");
        return QStringLiteral("udp://127.0.0.1:%1").arg(m_server->port());
    }
    /// On a pty, by a name that stays when it is plugged in anew.
    QString plugIn()
    {
        if (!m_pty.open())
            qFatal("no pty");
        m_pty.serve(*m_at);
        if (!QFile::link(QString::fromStdString(m_pty.path()), port()))
            qFatal("no link to the pty");
        return "serial:" + port();
    }
    void unplug()
    {
        m_pty.close();
        QFile::remove(port());
    }
    QString on(bool serial) { return serial ? plugIn() : serve(); }
    [[nodiscard]] link::EventLoopClock& clock() { return m_clock; }

private:
    [[nodiscard]] QString port() const { return m_folder.filePath("ttySonar"); }

    link::EventLoopClock m_clock;
    std::unique_ptr<SpyPeer> m_peer;
    SpyPeer* m_at = m_peer.get();
    std::unique_ptr<link::UdpPeerServer> m_server;
    link::Pty m_pty;
    QTemporaryDir m_folder;
};

/// A dive that records onto a disk in memory.
struct Recorded {
    std::shared_ptr<test::FakeDisk> disk = std::make_shared<test::FakeDisk>();
    LiveSession dive;

    Recorded()
    {
        dive.recordTo([its = disk] { return std::make_unique<test::BlockingDisk>(its); });
    }
    LiveSonar* connect(const QString& url)
    {
        const QString why = dive.connectTo(url);
        if (!why.isEmpty())
            qFatal("%s", qPrintable(why));
        return dive.sonars().back();
    }
    /// All bytes of one direction, when the recording is complete.
    QByteArray recorded(const char* direction)
    {
        dive.disconnectAll();
        if (!QTest::qWaitFor(
                [this] { return dive.recorder()->state() == RecorderState::State::Stopped; },
                mostMs))
            return "the recording does not end";
        QByteArray all;
        for (const auto& [topic, bytes] : test::rawTopics(disk->only().bytes))
            if (topic.ends_with(direction))
                all += bytes;
        return all;
    }
};

bool pings(const LiveSonar* sonar)
{
    return sonar->state() == LiveSonar::State::Live || sonar->state() == LiveSonar::State::Slow;
}

bool has(const SettingModel* setting, double value)
{
    return setting->state() == SettingModel::State::Applied &&
           std::abs(setting->reported() - value) < 0.5;
}

/// Everything that is in the dive's log of a sonar, by one message.
template<class M, class Use>
void each(const log::Log& log, log::StreamNumber stream, std::uint64_t from, std::uint64_t until,
          Use use)
{
    std::vector<std::byte> scratch;
    for (std::uint64_t i = from; i < until; ++i) {
        const auto entry = log.entry(i);
        if (entry->stream != stream || entry->messageId != M::id)
            continue;
        const auto frame = log.read(i, scratch);
        const auto message = frame ? ping::decodePayload<M>(frame->payload) : std::nullopt;
        if (!message)
            qFatal("frame %llu is not readable", static_cast<unsigned long long>(i));
        use(*message, *log.timeOf(i));
    }
}

} // namespace

class DiveLinksTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void badLinesAreLivedWith_data()
    {
        QTest::addColumn<bool>("serial");
        QTest::addColumn<bool>("round");
        QTest::addColumn<double>("loss");
        QTest::addColumn<double>("corrupt");
        for (const bool serial : {false, true})
            for (const bool round : {false, true}) {
                const QByteArray name =
                    QByteArray(round ? "Ping360" : "Ping1D") + (serial ? ", pty" : ", UDP");
                if (!serial)
                    QTest::newRow(name + ", 5 % lost") << serial << round << 5.0 << 0.0;
                QTest::newRow(name + ", 20 % lost") << serial << round << 20.0 << 0.0;
                QTest::newRow(name + ", 10 % corrupted") << serial << round << 0.0 << 10.0;
            }
    }

    /// Settings come through, a silence in the middle of the scan is said and ends, and every byte
    /// is recorded as it came.
    void badLinesAreLivedWith()
    {
        QFETCH(bool, serial);
        QFETCH(bool, round);
        QFETCH(double, loss);
        QFETCH(double, corrupt);
        sim::Faults faults;
        faults.lossPercent = loss;
        faults.requestLossPercent = loss;
        faults.corruptPercent = corrupt;
        Station station(round ? ping::Family::Ping360 : ping::Family::Ping1D, faults);
        Recorded bench;
        const QString device = round ? "?device=ping360" : "?device=ping1d";
        LiveSonar* sonar = bench.connect(station.on(serial) + device);
        QTRY_VERIFY_WITH_TIMEOUT(pings(sonar), mostMs);
        if (round) {
            auto* settings = sonar->settings();
            settings->of("gain")->request(2);
            settings->of("rangeM")->request(5);
            QTRY_VERIFY_WITH_TIMEOUT(has(settings->of("gain"), 2) && has(settings->of("rangeM"), 5),
                                     mostMs);
        } else {
            auto* settings = sonar->settings();
            settings->of("mode")->request(0);
            QTRY_VERIFY_WITH_TIMEOUT(has(settings->of("mode"), 0), mostMs);
            settings->of("gain")->request(5);
            settings->of("rangeLengthM")->request(8);
            QTRY_VERIFY_WITH_TIMEOUT(
                has(settings->of("gain"), 5) && has(settings->of("rangeLengthM"), 8), mostMs);
            if (loss > 10)
                QTRY_VERIFY_WITH_TIMEOUT(sonar->lossPercent() > 0, mostMs);
        }
        station.peer().silent = true;
        QTRY_COMPARE_WITH_TIMEOUT(sonar->state(), LiveSonar::State::Lost, mostMs);
        QVERIFY(!sonar->sentence().isEmpty());
        station.peer().silent = false;
        QTRY_VERIFY_WITH_TIMEOUT(pings(sonar), mostMs);
        QVERIFY(sonar->sentence().isEmpty());
        // Silent for so long, nothing of it is under way.
        station.peer().silent = true;
        QTRY_COMPARE_WITH_TIMEOUT(sonar->state(), LiveSonar::State::Lost, mostMs);
        const QByteArray received = bench.recorded("/rx");
        QCOMPARE(received.size(), station.peer().said.size());
        QCOMPARE(test::hashOf(received), test::hashOf(station.peer().said));
        QCOMPARE(bench.disk->files.size(), std::size_t{1});
    }

    void aPulledAdapterCostsTheSecondsItWasOut_data()
    {
        QTest::addColumn<bool>("round");
        QTest::newRow("Ping1D") << false;
        QTest::newRow("Ping360") << true;
    }

    void aPulledAdapterCostsTheSecondsItWasOut()
    {
        QFETCH(bool, round);
        Station station(round ? ping::Family::Ping360 : ping::Family::Ping1D);
        Recorded bench;
        const QString device = round ? "?device=ping360" : "?device=ping1d";
        LiveSonar* sonar = bench.connect(station.plugIn() + device);
        QTRY_VERIFY_WITH_TIMEOUT(pings(sonar) && sonar->stream(), mostMs);
        const auto stream = sonar->stream();
        station.unplug();
        QTRY_COMPARE_WITH_TIMEOUT(sonar->state(), LiveSonar::State::LinkDown, mostMs);
        QVERIFY(sonar->sentence().contains("ttySonar"));
        QVERIFY(bench.dive.active());
        const auto before = bench.dive.log()->stream(*stream).pings().size();
        station.plugIn();
        QTRY_VERIFY_WITH_TIMEOUT(pings(sonar), mostMs);
        QCOMPARE(sonar->stream(), stream);
        QTRY_VERIFY_WITH_TIMEOUT(bench.dive.log()->stream(*stream).pings().size() > before + 10,
                                 mostMs);
        // It goes on in the same file.
        QVERIFY(!bench.recorded("/rx").isEmpty());
        QCOMPARE(bench.disk->files.size(), std::size_t{1});
        QCOMPARE(test::rawTopics(bench.disk->only().bytes).size(), std::size_t{2});
    }

    void anotherDeviceThanSaidIsSaidAndLeftAlone_data()
    {
        QTest::addColumn<bool>("serial");
        QTest::addColumn<bool>("round");
        QTest::newRow("a Ping1D, UDP") << false << false;
        QTest::newRow("a Ping360, UDP") << false << true;
        QTest::newRow("a Ping1D, pty") << true << false;
        QTest::newRow("a Ping360, pty") << true << true;
    }

    void anotherDeviceThanSaidIsSaidAndLeftAlone()
    {
        QFETCH(bool, serial);
        QFETCH(bool, round);
        Station station(round ? ping::Family::Ping360 : ping::Family::Ping1D);
        Recorded bench;
        const QString device = round ? "?device=ping1d" : "?device=ping360";
        LiveSonar* sonar = bench.connect(station.on(serial) + device);
        QTRY_COMPARE_WITH_TIMEOUT(sonar->state(), LiveSonar::State::WrongDevice, mostMs);
        QVERIFY(sonar->sentence().contains(round ? "Ping360" : "Ping1D"));
        bench.dive.disconnectAll();
        QTRY_COMPARE_WITH_TIMEOUT(bench.dive.recorder()->state(), RecorderState::State::Stopped,
                                  mostMs);
        // It was asked who it is, and nothing else.
        QVERIFY(!station.peer().asked.empty());
        for (const std::uint16_t id : station.peer().asked)
            QCOMPARE(id, ping::common::GeneralRequest::id);
    }

    void aRefusalIsShownInTheDevicesWords()
    {
        Station station(ping::Family::Ping1D);
        Recorded bench;
        LiveSonar* sonar = bench.connect(station.serve());
        QTRY_VERIFY_WITH_TIMEOUT(pings(sonar), mostMs);
        SettingModel* mode = sonar->settings()->of("mode");
        SettingModel* gain = sonar->settings()->of("gain");
        mode->request(0);
        QTRY_VERIFY_WITH_TIMEOUT(has(mode, 0), mostMs);
        gain->request(2);
        QTRY_VERIFY_WITH_TIMEOUT(has(gain, 2), mostMs);
        station.peer().refuses = ping::ping1d::SetGainSetting::id;
        gain->request(6);
        QTRY_COMPARE_WITH_TIMEOUT(gain->state(), SettingModel::State::Refused, mostMs);
        QCOMPARE(gain->text(), QString::fromLatin1(SpyPeer::refusal));
        QCOMPARE(gain->requested(), 6.0);
        QCOMPARE(gain->reported(), 2.0);
        station.peer().refuses.reset();
        gain->request(6);
        QTRY_VERIFY_WITH_TIMEOUT(has(gain, 6), mostMs);
    }

    void theLastOfTenStepsASecondIsConfirmed_data()
    {
        QTest::addColumn<bool>("serial");
        QTest::newRow("UDP") << false;
        QTest::newRow("pty") << true;
    }

    void theLastOfTenStepsASecondIsConfirmed()
    {
        QFETCH(bool, serial);
        Station station(ping::Family::Ping360);
        Recorded bench;
        LiveSonar* sonar = bench.connect(station.on(serial) + "?device=ping360");
        QTRY_VERIFY_WITH_TIMEOUT(pings(sonar), mostMs);
        SettingModel* range = sonar->settings()->of("rangeM");
        int steps = 0;
        base::Timer hand(station.clock());
        const std::function<void()> step = [&] {
            range->request(5.0 + ++steps);
            if (steps < 25)
                hand.after(100ms, step);
        };
        step();
        QTRY_COMPARE_WITH_TIMEOUT(steps, 25, mostMs);
        QTRY_VERIFY_WITH_TIMEOUT(has(range, 30), mostMs);
        // It stays so: the pings are of that range.
        const log::Log& log = *bench.dive.log();
        const auto from = log.frameCount();
        QTRY_VERIFY_WITH_TIMEOUT(log.frameCount() > from + 20, mostMs);
        QVERIFY(has(range, 30));
        std::uint16_t period = 0;
        each<ping::ping360::AutoDeviceData>(
            log, *sonar->stream(), from, log.frameCount(),
            [&](const auto& spoke, log::Time) { period = spoke.samplePeriod; });
        QCOMPARE(int(period), 1333);
    }

    void standbySurvivesARestartOfTheProgram()
    {
        Station station(ping::Family::Ping360);
        const QString url = station.serve() + "?device=ping360";
        {
            Recorded bench;
            LiveSonar* sonar = bench.connect(url);
            QTRY_VERIFY_WITH_TIMEOUT(pings(sonar), mostMs);
            sonar->setStandby(true);
            QTRY_COMPARE_WITH_TIMEOUT(sonar->state(), LiveSonar::State::Standby, mostMs);
        }
        station.peer().asked.clear();
        Recorded bench;
        LiveSonar* sonar = bench.connect(url);
        QTRY_COMPARE_WITH_TIMEOUT(sonar->state(), LiveSonar::State::Standby, mostMs);
        // Watchdogs stay quiet for longer than the one rule takes.
        QTRY_VERIFY_WITH_TIMEOUT(sonar->connectedS() > 6, mostMs);
        QCOMPARE(sonar->state(), LiveSonar::State::Standby);
        QVERIFY(std::isnan(sonar->ageS()));
        for (const std::uint16_t id : station.peer().asked) {
            QVERIFY(id != ping::ping360::AutoTransmit::id);
            QVERIFY(id != ping::ping360::Transducer::id);
        }
        sonar->setStandby(false);
        QTRY_VERIFY_WITH_TIMEOUT(pings(sonar), mostMs);
    }

    /// Both sonars as fast as they get, as programs of their own.
    void aStalledWindowLosesNoPing()
    {
        const test::Simulator downward({"ping1d", "--listen", "udpin:0"});
        const test::Simulator around({"ping360", "--listen", "udpin:0"});
        Recorded bench;
        LiveSonar* down = bench.connect(downward.url());
        LiveSonar* round = bench.connect(around.url());
        QTRY_VERIFY_WITH_TIMEOUT(pings(down) && pings(round), mostMs);
        down->settings()->model("mode").request(0);
        QTRY_VERIFY_WITH_TIMEOUT(has(down->settings()->of("mode"), 0), mostMs);
        down->settings()->model("rangeStartM").request(0);
        down->settings()->model("rangeLengthM").request(2);
        down->settings()->model("intervalMs").request(8);
        round->settings()->model("rangeM").request(1);
        QTRY_VERIFY_WITH_TIMEOUT(has(down->settings()->of("rangeLengthM"), 2) &&
                                     has(down->settings()->of("intervalMs"), 8) &&
                                     has(round->settings()->of("rangeM"), 1),
                                 mostMs);
        const log::Log& log = *bench.dive.log();
        const auto before = log.frameCount();
        const log::Time began = bench.dive.now();
        // The window does nothing else for three seconds.
        while (bench.dive.now() - began < 3s) {
        }
        const log::Time ended = bench.dive.now();
        const auto after = log.frameCount();
        std::array<int, 6> inHalfSeconds{};
        const auto note = [&](log::Time time) {
            QVERIFY(time <= ended);
            if (time >= began)
                ++inHalfSeconds[std::min<std::size_t>(5, std::size_t((time - began) / 500ms))];
        };
        std::optional<std::uint32_t> number;
        each<ping::ping1d::Profile>(log, *down->stream(), before, after,
                                    [&](const auto& profile, log::Time time) {
                                        if (number)
                                            QCOMPARE(profile.pingNumber, *number + 1);
                                        number = profile.pingNumber;
                                        note(time);
                                    });
        std::optional<int> angle;
        each<ping::ping360::AutoDeviceData>(log, *round->stream(), before, after,
                                            [&](const auto& spoke, log::Time time) {
                                                if (angle)
                                                    QCOMPARE(int(spoke.angle), (*angle + 1) % 400);
                                                angle = spoke.angle;
                                                note(time);
                                            });
        int all = 0;
        // Stamped when they came, not when the window looked.
        for (const int count : inHalfSeconds) {
            QVERIFY(count > 0);
            all += count;
        }
        QVERIFY2(all > 300, qPrintable(QString::number(all)));
        QTRY_VERIFY_WITH_TIMEOUT(down->ageS() < 1 && round->ageS() < 1, mostMs);
    }

private:
    test::OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(DiveLinksTest)
#include "tst_divelinks.moc"
