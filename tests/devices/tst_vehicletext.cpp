// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/VehicleText.h"

#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::LiveVehicle;
using app::VehicleStatus;
using app::VehicleText;
using Contact = mavlink::VehicleState::Contact;
using Condition = app::VehicleText::Condition;

namespace {

struct VehicleTextBench {
    base::FakeClock clock;
    std::vector<app::VehicleCommand> commands;
    LiveVehicle vehicle{
        clock, [this](const app::VehicleCommand& each) { commands.push_back(each); }, [] {}};
    VehicleText words;
    VehicleStatus status;

    VehicleTextBench()
    {
        words.setVehicle(&vehicle);
        status.url = "udp://192.168.2.2:14660";
        status.link = link::Link::State::Open;
        report();
    }
    void report() { vehicle.apply(status); }
    void live()
    {
        status.contact = Contact::Established;
        status.system = 1;
        status.autopilots = {{1, "ArduSub"}};
        status.lastHeartbeat = clock.now();
        status.rateHz = 93.2;
        status.roundTrip = 3600us;
        status.lossPercent = 0.4;
        report();
    }
};

} // namespace

class VehicleTextTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsRefusedIsCounted()
    {
        VehicleTextBench bench;
        bench.live();
        QCOMPARE(bench.words.signing(), QString("Not signed."));
        bench.status.unverified = 3;
        bench.report();
        QVERIFY(bench.words.signing().contains("without the key"));
        bench.status.unverified = 0;
        bench.status.signatures.hasKey = true;
        bench.report();
        QVERIFY(bench.words.signing().contains("nothing came with this key"));
        bench.status.signatures.verified = 90;
        bench.report();
        QCOMPARE(bench.words.signing(), QString("Signed and verified."));
        QVERIFY(bench.words.details().endsWith("· signed"));
        bench.status.signatures.wrong = 12;
        bench.status.signatures.missing = 1;
        bench.report();
        QCOMPARE(bench.words.signing(),
                 QString("Signed and verified. Refused: 12 frames with a bad signature, 1 frame "
                         "without a signature."));
        QVERIFY(bench.words.details().contains("12 frames with a bad signature"));
        QVERIFY(bench.words.advice().contains("12 frames with a bad signature"));
        bench.status.signatures.verified = 0;
        bench.status.contact = Contact::None;
        bench.report();
        QCOMPARE(bench.words.trouble(), QString("Signatures do not match"));
        QVERIFY(bench.words.advice().contains("another key"));
    }

    void aLiveOneSaysWhoItIs()
    {
        VehicleTextBench bench;
        QCOMPARE(bench.words.systemName(), QString("MAVLink"));
        QCOMPARE(bench.words.trouble(), QString("No heartbeat yet"));
        QCOMPARE(bench.words.condition(), Condition::Idle);
        QVERIFY(bench.words.advice().contains("heartbeat every second"));
        bench.live();
        QCOMPARE(bench.words.systemName(), QString("MAVLink 1/1"));
        QCOMPARE(bench.words.details(), QString("ArduSub 1/1 · 192.168.2.2:14660 · 93/s"));
        QCOMPARE(bench.words.status(), QString("Heartbeat 1/s"));
        QCOMPARE(bench.words.trouble(), QString());
        QCOMPARE(bench.words.advice(), QString());
        QCOMPARE(bench.words.condition(), Condition::Good);
        QCOMPARE(bench.vehicle.rttMs(), 3.6);
    }

    void aSilentOneSaysSinceWhen()
    {
        VehicleTextBench bench;
        bench.live();
        bench.clock.advance(4200ms);
        bench.status.contact = Contact::Lost;
        bench.report();
        QCOMPARE(bench.words.trouble(), QString("No heartbeat 4.2 s"));
        QCOMPARE(bench.words.condition(), Condition::Fault);
        QCOMPARE(bench.words.systemName(), QString("MAVLink 1/1"));
    }

    void whatIsWrongNamesTheRemedy()
    {
        VehicleTextBench bench;
        bench.live();
        bench.status.onlyHeartbeats = true;
        bench.report();
        QCOMPARE(bench.words.trouble(), QString("Heartbeats only"));
        QCOMPARE(bench.words.condition(), Condition::Slow);
        QVERIFY(bench.words.advice().contains("must be requested"));
        bench.status.onlyHeartbeats = false;
        bench.status.lossy = true;
        bench.status.lossPercent = 3.14;
        bench.report();
        QCOMPARE(bench.words.trouble(), QString("Loss 3.1 %"));
        bench.status.lossy = false;
        bench.status.freeAddress = mavlink::Address{253, 190};
        bench.status.unverified = 3;
        bench.status.otherSystems = {2, 7};
        bench.report();
        QVERIFY(bench.words.advice().contains("also uses 254/190: 253/190 is free"));
        QVERIFY(bench.words.advice().contains("cannot be verified"));
        QVERIFY(bench.words.details().contains("also system 2, 7"));
        QVERIFY(bench.words.details().endsWith("signed, unverified"));
        QCOMPARE(bench.words.condition(), Condition::Good);
    }

    void aLinkThatIsNotOpenSaysWhy()
    {
        VehicleTextBench bench;
        bench.status.url = "udpin://0.0.0.0:14550";
        bench.status.link = link::Link::State::Waiting;
        bench.status.reason = base::Message("UDP port 14550 is in use by another program.");
        bench.report();
        QCOMPARE(bench.words.trouble(), QString::fromStdString(bench.status.reason.text()));
        bench.status.portTaken = true;
        bench.status.portHolder = "QGroundControl";
        bench.report();
        QCOMPARE(bench.words.trouble(), QString("Port 14550 is in use. QGroundControl has it."));
        QVERIFY(bench.words.advice().contains("192.168.2.2:14660"));
        QCOMPARE(bench.words.condition(), Condition::Fault);
        // Open, it is the ground station that hears nothing.
        bench.status.link = link::Link::State::Open;
        bench.status.portTaken = false;
        bench.report();
        QVERIFY(bench.words.advice().contains("ground station needs port 14550"));
    }

    void bytesThatAreNoMavlinkAreSaid()
    {
        VehicleTextBench bench;
        bench.status.url = "serial:/dev/ttyUSB0?baud=57600&device=vehicle";
        bench.status.unreadable = true;
        bench.report();
        QCOMPARE(bench.words.trouble(), QString("Bytes, but no MAVLink"));
        QVERIFY(bench.words.advice().contains("baud rate"));
        QCOMPARE(bench.words.condition(), Condition::Fault);
    }

    void ofSeveralSystemsOneIsChosen()
    {
        VehicleTextBench bench;
        bench.live();
        QCOMPARE(bench.vehicle.systems(), QList<int>{1});
        bench.vehicle.chooseNextSystem();
        QVERIFY(bench.commands.empty());
        bench.status.autopilots[2] = "PX4";
        bench.report();
        QCOMPARE(bench.vehicle.systemNames(), QStringList({"ArduSub 1/1", "PX4 2/1"}));
        bench.vehicle.chooseNextSystem();
        QCOMPARE(std::get<app::ChooseSystem>(bench.commands.back()).system,
                 std::optional<std::uint8_t>(2));
        bench.vehicle.chooseSystem(-1);
        QVERIFY(!std::get<app::ChooseSystem>(bench.commands.back()).system);
        // One that is not heard stays in the list.
        bench.status.system = 9;
        bench.status.contact = Contact::None;
        bench.report();
        QCOMPARE(bench.vehicle.systemNames(),
                 QStringList({"ArduSub 1/1", "PX4 2/1", "Not received: 9/1"}));
        QCOMPARE(bench.words.trouble(), QString("System 9 is not heard"));
    }
};

LEADLINE_GUILESS_TEST(VehicleTextTest)
#include "tst_vehicletext.moc"
