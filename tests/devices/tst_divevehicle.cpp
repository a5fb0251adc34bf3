// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a vehicle in a live session with its real threads and sockets.
#include "devices/LiveSession.h"
#include "devices/SigningKeys.h"
#include "link/EventLoopClock.h"
#include "link/UdpPeerServer.h"
#include "support/LiveBench.h"
#include "support/OwnSettings.h"
#include "support/ScriptedVehicle.h"
#include "support/TestMain.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUdpSocket>

using namespace leadline;
using namespace std::chrono_literals;
using app::LiveSession;
using app::LiveVehicle;

namespace {

constexpr int diveVehicleTimeoutMs = 30'000;

struct Server {
    link::EventLoopClock clock;
    test::SpyPeer* peer = nullptr;
    std::unique_ptr<link::UdpPeerServer> server;
    std::uint16_t port = 0;

    Server()
    {
        auto made = test::spyDevice(ping::DeviceKind::Vehicle, clock);
        peer = made.get();
        server = std::make_unique<link::UdpPeerServer>(std::move(made), clock);
        listen();
    }
    void listen()
    {
        if (!server->listen("127.0.0.1", port).ok())
            qFatal("no port");
        port = server->port();
    }
    [[nodiscard]] QString url() const
    {
        return QStringLiteral("udp://127.0.0.1:%1?device=vehicle").arg(port);
    }
};

bool isIn(const LiveVehicle* vehicle, app::LiveVehicle::State state)
{
    return vehicle != nullptr && vehicle->state() == state;
}

std::unique_ptr<formats::Recording> onlyRecording(const QTemporaryDir& folder)
{
    const QStringList files = QDir(folder.path()).entryList({"*.mcap"});
    if (files.size() != 1)
        qFatal("%lld recordings", static_cast<long long>(files.size()));
    auto opened =
        formats::Recording::open(std::filesystem::path(folder.filePath(files[0]).toStdString()));
    if (!opened)
        qFatal("%s", opened.error().message.text().c_str());
    (*opened)->index();
    return std::move(*opened);
}

/// Of all streams of MAVLink that came.
QByteArray cameIn(const log::Log& log)
{
    QByteArray all;
    std::vector<std::byte> scratch;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i) {
        const log::Stream& stream = log.stream(log.entry(i)->stream);
        if (stream.kind() == ping::DeviceKind::Vehicle && !stream.sent())
            all += test::asArray(log.readMavlink(i, scratch)->bytes());
    }
    return all;
}

} // namespace

class DiveVehicleTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void whatTheVehicleSaysIsRecordedByteForByte()
    {
        Server server;
        const QTemporaryDir folder;
        QByteArray live;
        {
            LiveSession dive;
            dive.setRecordingFolder(folder.path().toStdString());
            QSignalSpy vehicles(&dive, &LiveSession::vehiclesChanged);
            QCOMPARE(dive.connectTo(server.url()), QString());
            QCOMPARE(vehicles.count(), 1);
            QVERIFY(dive.active() && dive.sonars().isEmpty() && !dive.simulatedOnly());
            LiveVehicle* vehicle = dive.vehicle();
            QVERIFY(vehicle != nullptr && dive.isConnected(server.url()));
            QCOMPARE(dive.vehicleRows()->rowCount(), 1);
            QTRY_VERIFY_WITH_TIMEOUT(isIn(vehicle, app::LiveVehicle::State::Live),
                                     diveVehicleTimeoutMs);
            QCOMPARE(vehicle->system(), 1);
            QCOMPARE(vehicle->systemNames(), QStringList("ArduSub 1/1"));
            QTRY_VERIFY_WITH_TIMEOUT(!std::isnan(vehicle->rttMs()), diveVehicleTimeoutMs);
            QTRY_VERIFY_WITH_TIMEOUT(vehicle->rateHz() > 20, diveVehicleTimeoutMs);
            QVERIFY(vehicle->stream() && vehicle->sentStream());
            QTRY_COMPARE_WITH_TIMEOUT(dive.recorder()->state(),
                                      app::RecorderState::State::Recording, diveVehicleTimeoutMs);
            QVERIFY(dive.log()->stream(*vehicle->sentStream()).series(mavlink::Timesync::id));
            QTRY_VERIFY_WITH_TIMEOUT(cameIn(*dive.log()).size() > 1000, diveVehicleTimeoutMs);
            dive.disconnectLink(server.url());
            QVERIFY(dive.vehicle() == nullptr && !dive.active());
            QCOMPARE(dive.vehicleRows()->rowCount(), 0);
            QTRY_COMPARE_WITH_TIMEOUT(dive.recorder()->state(), app::RecorderState::State::Stopped,
                                      diveVehicleTimeoutMs);
            live = cameIn(*dive.log());
        }
        const auto recording = onlyRecording(folder);
        QVERIFY(!recording->counts().truncated);
        QCOMPARE(recording->counts().bytesSkipped, std::uint64_t{0});
        QVERIFY(recording->counts().sentFrames > 0);
        const QByteArray recorded = cameIn(recording->log());
        QVERIFY(recorded.size() > 1000);
        QCOMPARE(recorded, live);
        QVERIFY(server.peer->said.startsWith(recorded));
    }

    void oneThatGoesAndComesBackGoesOn()
    {
        Server server;
        LiveSession dive;
        QCOMPARE(dive.connectTo(server.url()), QString());
        LiveVehicle* vehicle = dive.vehicle();
        QTRY_VERIFY_WITH_TIMEOUT(isIn(vehicle, app::LiveVehicle::State::Live),
                                 diveVehicleTimeoutMs);
        server.server->close();
        QTRY_VERIFY_WITH_TIMEOUT(isIn(vehicle, app::LiveVehicle::State::Lost),
                                 diveVehicleTimeoutMs);
        QVERIFY(vehicle->ageS() > 3.4);
        server.listen();
        QTRY_VERIFY_WITH_TIMEOUT(isIn(vehicle, app::LiveVehicle::State::Live),
                                 diveVehicleTimeoutMs);
        QVERIFY(dive.vehicle() == vehicle);
    }

    void aPortThatAnotherHasIsSaidAndOpenedWhenItIsFree()
    {
        QUdpSocket other;
        QVERIFY(other.bind(QHostAddress::LocalHost, 0, QUdpSocket::DontShareAddress));
        const std::uint16_t port = other.localPort();
        LiveSession dive;
        QCOMPARE(dive.connectTo(QStringLiteral("udpin://127.0.0.1:%1?device=vehicle").arg(port)),
                 QString());
        LiveVehicle* vehicle = dive.vehicle();
        QTRY_VERIFY_WITH_TIMEOUT(isIn(vehicle, app::LiveVehicle::State::LinkDown),
                                 diveVehicleTimeoutMs);
        QVERIFY(vehicle->portTaken());
        QVERIFY(vehicle->sentence().contains(QString::number(port)));
        other.close();
        QTRY_VERIFY_WITH_TIMEOUT(isIn(vehicle, app::LiveVehicle::State::Silent),
                                 diveVehicleTimeoutMs);
        QVERIFY(!vehicle->portTaken());
        // Whoever speaks there is heard.
        const auto frame =
            mavlink::encodeFrame({test::autopilot, 0}, mavlink::Heartbeat{0, 12, 3, 0, 4, 3});
        other.writeDatagram(test::asArray(frame), QHostAddress::LocalHost, port);
        QTRY_VERIFY_WITH_TIMEOUT(isIn(vehicle, app::LiveVehicle::State::Live),
                                 diveVehicleTimeoutMs);
    }

    void aVehicleAndSonarsAreInOneRecording()
    {
        const QTemporaryDir folder;
        {
            LiveSession dive;
            dive.setRecordingFolder(folder.path().toStdString());
            dive.setRecordSimulated(true);
            for (const char* url : {"sim:ping360", "sim:ping1d", "sim:vehicle"})
                QCOMPARE(dive.connectTo(QLatin1String(url)), QString());
            QVERIFY(dive.simulatedOnly());
            QTRY_VERIFY_WITH_TIMEOUT(isIn(dive.vehicle(), app::LiveVehicle::State::Live),
                                     diveVehicleTimeoutMs);
            QVERIFY(dive.vehicle()->simulated());
            QTRY_VERIFY_WITH_TIMEOUT(dive.sonars()[0]->stream() && dive.sonars()[1]->stream(),
                                     diveVehicleTimeoutMs);
            QTRY_VERIFY_WITH_TIMEOUT(
                dive.log()->stream(*dive.sonars()[0]->stream()).pings().size() > 10,
                diveVehicleTimeoutMs);
        }
        const auto recording = onlyRecording(folder);
        std::map<ping::DeviceKind, int> kinds;
        for (log::StreamNumber each = 0; each < recording->log().streamCount(); ++each) {
            const log::Stream& stream = recording->log().stream(each);
            QVERIFY(stream.simulated());
            if (!stream.sent())
                ++kinds[stream.kind()];
        }
        QVERIFY((kinds == std::map<ping::DeviceKind, int>{{ping::Family::Ping1D, 1},
                                                          {ping::Family::Ping360, 1},
                                                          {ping::DeviceKind::Vehicle, 1}}));
    }

    void whatIsToldIsDoneAndTheChoiceIsKept()
    {
        {
            LiveSession dive;
            QCOMPARE(dive.connectTo("sim:vehicle"), QString());
            LiveVehicle* vehicle = dive.vehicle();
            QTRY_VERIFY_WITH_TIMEOUT(isIn(vehicle, app::LiveVehicle::State::Live),
                                     diveVehicleTimeoutMs);
            vehicle->setTimesyncRate(10);
            QTRY_COMPARE(vehicle->timesyncRate(), 10);
            vehicle->pingOnce();
            QTRY_VERIFY(vehicle->pingResult().startsWith("1/1 in"));
            vehicle->setPingStream(true);
            vehicle->setAnswersTimesync(true);
            vehicle->setAnswersPing(false);
            QTRY_VERIFY(vehicle->pingStream() && vehicle->answersTimesync() &&
                        !vehicle->answersPing());
            QVERIFY(!vehicle->setOwnAddress("255/190") && !vehicle->setOwnAddress("0/190"));
            QVERIFY(!vehicle->setOwnAddress("250") && !vehicle->setOwnAddress("250/256"));
            QVERIFY(vehicle->setOwnAddress("250/191"));
            QTRY_COMPARE(vehicle->ownAddress(), "250/191");
            vehicle->chooseSystem(7);
            QTRY_COMPARE(vehicle->system(), 7);
            QCOMPARE(vehicle->systems(), (QList<int>{1, 7}));
            QTRY_VERIFY(isIn(vehicle, app::LiveVehicle::State::Silent));
        }
        LiveSession dive;
        QCOMPARE(dive.connectTo("sim:vehicle"), QString());
        QTRY_COMPARE(dive.vehicle()->system(), 7);
        QTRY_COMPARE(dive.vehicle()->systems(), (QList<int>{1, 7}));
        QVERIFY(isIn(dive.vehicle(), app::LiveVehicle::State::Silent));
        QTRY_COMPARE(dive.vehicle()->ownAddress(), "250/191");
        QCOMPARE(dive.vehicle()->timesyncRate(), 10);
        QVERIFY(dive.vehicle()->answersTimesync() && !dive.vehicle()->answersPing());
        QVERIFY(!dive.vehicle()->pingStream()); // off at every start
        dive.vehicle()->chooseNextSystem();
        QTRY_VERIFY_WITH_TIMEOUT(isIn(dive.vehicle(), app::LiveVehicle::State::Live),
                                 diveVehicleTimeoutMs);
        QCOMPARE(dive.vehicle()->system(), 1);
    }

    void theKeyIsKeptAndInNoRecording()
    {
        const QTemporaryDir folder;
        const QByteArray digits(64, 'e');
        {
            LiveSession dive;
            dive.setRecordingFolder(folder.path().toStdString());
            dive.setRecordSimulated(true);
            QCOMPARE(dive.connectTo("sim:vehicle"), QString());
            LiveVehicle* vehicle = dive.vehicle();
            QTRY_VERIFY_WITH_TIMEOUT(isIn(vehicle, app::LiveVehicle::State::Live),
                                     diveVehicleTimeoutMs);
            QVERIFY(!vehicle->setSigningKey(" ") && vehicle->setSigningKey(digits));
            QTRY_VERIFY_WITH_TIMEOUT(vehicle->hasKey(), diveVehicleTimeoutMs);
            // The simulated one signs nothing.
            QTRY_VERIFY_WITH_TIMEOUT(vehicle->status().signatures.missing > 3,
                                     diveVehicleTimeoutMs);
            QTRY_VERIFY_WITH_TIMEOUT(isIn(vehicle, app::LiveVehicle::State::Lost),
                                     diveVehicleTimeoutMs);
        }
        const auto kept = app::SigningKeys().of("sim:vehicle");
        QVERIFY(kept && kept->lastSigned > 0);
        QCOMPARE(kept->key.front(), std::byte{0xee});
        {
            LiveSession dive;
            QCOMPARE(dive.connectTo("sim:vehicle"), QString());
            QTRY_VERIFY_WITH_TIMEOUT(dive.vehicle()->hasKey(), diveVehicleTimeoutMs);
            dive.vehicle()->forgetSigningKey();
            QTRY_VERIFY_WITH_TIMEOUT(isIn(dive.vehicle(), app::LiveVehicle::State::Live),
                                     diveVehicleTimeoutMs);
        }
        QVERIFY(!app::SigningKeys().of("sim:vehicle"));
        for (const QString& name : QDir(folder.path()).entryList({"*.mcap"})) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray all = file.readAll();
            QVERIFY(all.size() > 1000 && !all.contains(digits));
            QVERIFY(!all.contains(QByteArray(32, '\xee')));
        }
    }

private:
    test::OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(DiveVehicleTest)
#include "tst_divevehicle.moc"
