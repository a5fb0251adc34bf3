// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what the guide states about other senders (security.md): datagrams that do not come from
// the connected device control no device, change no setting, and are neither displayed nor
// recorded. Their number is shown and recorded.
#include "devices/LiveSession.h"
#include "faults/Lines.h"
#include "mavlink/Codec.h"
#include "mavlink/StateMessages.h"
#include "ping/Ping1d.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace leadline;
using app::LiveSonar;

namespace {

constexpr int timeoutMs = 60'000;

/// A dive with one device over UDP, recorded onto a disk in memory, and somebody else in its
/// network.
struct Bench {
    link::EventLoopClock clock;
    test::UdpCable cable;
    std::shared_ptr<test::FakeDisk> disk = std::make_shared<test::FakeDisk>();
    app::LiveSession dive;
    QUdpSocket stranger;
    std::uint64_t sent = 0;

    explicit Bench(const char* kind)
        : cable(std::make_unique<test::SpyPeer>(std::move(
                    *sim::makeDevice(*link::deviceNamed(kind), clock,
                                     std::make_shared<const sim::World>(1, clock.now())))),
                QString::fromLatin1(kind))
    {
        dive.recordTo([its = disk] { return std::make_unique<test::BlockingDisk>(its); });
    }
    void connect()
    {
        QVERIFY(cable.plugIn());
        QCOMPARE(dive.connectTo(cable.url()), QString());
    }
    void say(base::ByteSpan bytes)
    {
        stranger.writeDatagram(test::asArray(bytes), QHostAddress::LocalHost, cable.client());
        ++sent;
    }
    [[nodiscard]] std::uint64_t frames() const
    {
        return dive.log() == nullptr ? 0 : dive.log()->frameCount();
    }
    /// Raw bytes of that topic, with some that were said after it was asked.
    [[nodiscard]] QByteArray recorded(const std::function<bool(const std::string&)>& topic)
    {
        const auto before = frames();
        const bool goesOn = QTest::qWaitFor([&] { return frames() > before + 50; }, timeoutMs);
        cable.hush();
        dive.disconnectAll();
        const bool ended = QTest::qWaitFor(
            [&] { return dive.recorder()->state() == app::RecorderState::State::Stopped; },
            timeoutMs);
        QByteArray all;
        if (goesOn && ended)
            for (const auto& [name, file] : disk->files)
                for (const auto& [its, bytes] : test::rawTopics(file->bytes))
                    if (topic(its))
                        all += bytes;
        return all;
    }
};

} // namespace

class StrangersDatagramsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void theyMoveNothingOfASonar()
    {
        namespace ping1d = ping::ping1d;
        namespace common = ping::common;
        Bench bench("ping1d");
        bench.connect();
        LiveSonar& sonar = *bench.dive.sonars().front();
        QTRY_VERIFY_WITH_TIMEOUT(sonar.state() == LiveSonar::State::Live && bench.frames() > 20,
                                 timeoutMs);
        QTRY_VERIFY_WITH_TIMEOUT(sonar.settings() != nullptr &&
                                     sonar.settings()->model("soundSpeed").reported() == 1500,
                                 timeoutMs);
        // Ping1D's messages that set something.
        const auto settings = [&] {
            return std::ranges::count_if(bench.cable.device().asked,
                                         [](int id) { return id >= 1000 && id < 1100; });
        };
        const auto set = settings();
        const auto saidBefore = bench.cable.device().said.size();
        for (int i = 0; i < 20; ++i) {
            bench.say(ping::encodeFrame(ping1d::SpeedOfSound{1'600'000}, 1));
            bench.say(ping::encodeFrame(common::DeviceInformation{.deviceType = 2}, 1));
            bench.say(ping::encodeFrame(common::Nack{1004, "Somebody says no."}, 1));
            bench.say(ping::encodeFrame(common::AsciiText{"Somebody says <b>this</b>."}, 1));
            bench.say(ping::encodeFrame(ping1d::Profile{.distance = 77'777}, 1));
            bench.say({});
        }
        QTRY_COMPARE_WITH_TIMEOUT(sonar.status().rejectedDatagrams, bench.sent, timeoutMs);
        QCOMPARE(sonar.settings()->model("soundSpeed").reported(), 1500.0);
        QCOMPARE(sonar.state(), LiveSonar::State::Live);
        QVERIFY(sonar.family() == ping::Family::Ping1D);
        QCOMPARE(settings(), set);
        const QByteArray kept =
            bench.recorded([](const std::string& topic) { return topic.ends_with("/rx"); });
        QVERIFY(kept.size() > saidBefore && bench.cable.device().said.startsWith(kept));
        QVERIFY(bench.disk->only().holds("datagrams were dropped") ||
                bench.disk->only().holds("datagram was dropped"));
    }

    void theyMoveNothingOfAVehicle()
    {
        Bench bench("vehicle");
        bench.connect();
        const app::LiveVehicle& vehicle = *bench.dive.vehicles().front();
        QTRY_VERIFY_WITH_TIMEOUT(
            vehicle.state() == app::LiveVehicle::State::Live && bench.frames() > 20, timeoutMs);
        const int system = vehicle.system();
        const auto saidBefore = bench.cable.device().said.size();
        for (std::uint8_t i = 0; i < 20; ++i) {
            bench.say(mavlink::encodeFrame({{42, 1}, i}, mavlink::Heartbeat{0, 12, 3, 0, 4, 3}));
            bench.say(mavlink::encodeFrame({{1, 1}, i}, mavlink::Attitude{.timeBootMs = 1}));
        }
        QTRY_COMPARE_WITH_TIMEOUT(vehicle.status().rejectedDatagrams, bench.sent, timeoutMs);
        QCOMPARE(vehicle.system(), system);
        QCOMPARE(vehicle.systems(), QList<int>{system});
        QVERIFY(!vehicle.status().freeAddress);
        const QByteArray kept =
            bench.recorded([](const std::string& topic) { return topic == "mavlink_raw/out"; });
        QVERIFY(kept.size() > saidBefore && bench.cable.device().said.startsWith(kept));
        QVERIFY(bench.disk->only().holds("dropped"));
    }

private:
    test::OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(StrangersDatagramsTest)
#include "tst_strangersdatagrams.moc"
