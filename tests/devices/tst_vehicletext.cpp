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
using Mood = app::VehicleText::Mood;

namespace {

struct VehicleTextBench {
    base::FakeClock clock;
    std::vector<app::VehicleCommand> commands;
    LiveVehicle vehicle{
        clock, [this](const app::VehicleCommand& each) { commands.push_back(each); }, [] {}};
    VehicleText words;
    VehicleStatus news;

    VehicleTextBench()
    {
        words.setVehicle(&vehicle);
        news.url = "udp://192.168.2.2:14660";
        news.link = link::Link::State::Open;
        report();
    }
    void report() { vehicle.apply(news); }
    void live()
    {
        news.contact = Contact::Heard;
        news.system = 1;
        news.autopilots = {{1, "ArduSub"}};
        news.lastHeartbeat = clock.now();
        news.rateHz = 93.2;
        news.roundTrip = 3600us;
        news.lossPercent = 0.4;
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
        bench.news.unverified = 3;
        bench.report();
        QVERIFY(bench.words.signing().contains("without the key"));
        bench.news.unverified = 0;
        bench.news.signatures.hasKey = true;
        bench.report();
        QVERIFY(bench.words.signing().contains("nothing came with this key"));
        bench.news.signatures.verified = 90;
        bench.report();
        QCOMPARE(bench.words.signing(), QString("Signed and verified."));
        QVERIFY(bench.words.details().endsWith("· signed"));
        bench.news.signatures.wrong = 12;
        bench.news.signatures.missing = 1;
        bench.report();
        QCOMPARE(bench.words.signing(),
                 QString("Signed and verified. Refused: 12 frames with a bad signature, 1 frame "
                         "without a signature."));
        QVERIFY(bench.words.details().contains("12 frames with a bad signature"));
        QVERIFY(bench.words.advice().contains("12 frames with a bad signature"));
        bench.news.signatures.verified = 0;
        bench.news.contact = Contact::None;
        bench.report();
        QCOMPARE(bench.words.trouble(), QString("Signatures do not match"));
        QVERIFY(bench.words.advice().contains("another key"));
    }

    void aLiveOneSaysWhoItIs()
    {
        VehicleTextBench bench;
        QCOMPARE(bench.words.who(), QString("MAVLink"));
        QCOMPARE(bench.words.trouble(), QString("No heartbeat yet"));
        QCOMPARE(bench.words.mood(), Mood::Calm);
        QVERIFY(bench.words.advice().contains("heartbeat each second"));
        bench.live();
        QCOMPARE(bench.words.who(), QString("MAVLink 1/1"));
        QCOMPARE(bench.words.details(), QString("ArduSub 1/1 · 192.168.2.2:14660 · 93/s"));
        QCOMPARE(bench.words.status(), QString("Heartbeat 1/s"));
        QCOMPARE(bench.words.trouble(), QString());
        QCOMPARE(bench.words.advice(), QString());
        QCOMPARE(bench.words.mood(), Mood::Well);
        QCOMPARE(bench.vehicle.rttMs(), 3.6);
    }

    void aSilentOneSaysSinceWhen()
    {
        VehicleTextBench bench;
        bench.live();
        bench.clock.advance(4200ms);
        bench.news.contact = Contact::Lost;
        bench.report();
        QCOMPARE(bench.words.trouble(), QString("No heartbeat 4.2 s"));
        QCOMPARE(bench.words.mood(), Mood::Fault);
        QCOMPARE(bench.words.who(), QString("MAVLink 1/1"));
    }

    void whatIsWrongNamesTheRemedy()
    {
        VehicleTextBench bench;
        bench.live();
        bench.news.onlyHeartbeats = true;
        bench.report();
        QCOMPARE(bench.words.trouble(), QString("Heartbeats only"));
        QCOMPARE(bench.words.mood(), Mood::Slow);
        QVERIFY(bench.words.advice().contains("asked for"));
        bench.news.onlyHeartbeats = false;
        bench.news.lossy = true;
        bench.news.lossPercent = 3.14;
        bench.report();
        QCOMPARE(bench.words.trouble(), QString("Loss 3.1 %"));
        bench.news.lossy = false;
        bench.news.freeAddress = mavlink::Address{253, 190};
        bench.news.unverified = 3;
        bench.news.otherSystems = {2, 7};
        bench.report();
        QVERIFY(bench.words.advice().contains("speaks as 254/190, too: 253/190 is free"));
        QVERIFY(bench.words.advice().contains("cannot be verified"));
        QVERIFY(bench.words.details().contains("also system 2, 7"));
        QVERIFY(bench.words.details().endsWith("signed, unverified"));
        QCOMPARE(bench.words.mood(), Mood::Well);
    }

    void aLinkThatIsNotOpenSaysWhy()
    {
        VehicleTextBench bench;
        bench.news.url = "udpin://0.0.0.0:14550";
        bench.news.link = link::Link::State::Waiting;
        bench.news.reason = "UDP port 14550 is in use by another program.";
        bench.report();
        QCOMPARE(bench.words.trouble(), QString::fromStdString(bench.news.reason));
        bench.news.portTaken = true;
        bench.news.portHolder = "QGroundControl";
        bench.report();
        QCOMPARE(bench.words.trouble(), QString("Port 14550 is in use. QGroundControl has it."));
        QVERIFY(bench.words.advice().contains("192.168.2.2:14660"));
        QCOMPARE(bench.words.mood(), Mood::Fault);
        // Open, it is the ground station that hears nothing.
        bench.news.link = link::Link::State::Open;
        bench.news.portTaken = false;
        bench.report();
        QVERIFY(bench.words.advice().contains("ground station needs port 14550"));
    }

    void bytesThatAreNoMavlinkAreSaid()
    {
        VehicleTextBench bench;
        bench.news.url = "serial:/dev/ttyUSB0?baud=57600&device=vehicle";
        bench.news.unreadable = true;
        bench.report();
        QCOMPARE(bench.words.trouble(), QString("Bytes, but no MAVLink"));
        QVERIFY(bench.words.advice().contains("baud rate"));
        QCOMPARE(bench.words.mood(), Mood::Fault);
    }

    void ofSeveralSystemsOneIsChosen()
    {
        VehicleTextBench bench;
        bench.live();
        QCOMPARE(bench.vehicle.systems(), QList<int>{1});
        bench.vehicle.chooseNextSystem();
        QVERIFY(bench.commands.empty());
        bench.news.autopilots[2] = "PX4";
        bench.report();
        QCOMPARE(bench.vehicle.systemNames(), QStringList({"ArduSub 1/1", "PX4 2/1"}));
        bench.vehicle.chooseNextSystem();
        QCOMPARE(std::get<app::ChooseSystem>(bench.commands.back()).system,
                 std::optional<std::uint8_t>(2));
        bench.vehicle.chooseSystem(-1);
        QVERIFY(!std::get<app::ChooseSystem>(bench.commands.back()).system);
        // One that is not heard stays in the list.
        bench.news.system = 9;
        bench.news.contact = Contact::None;
        bench.report();
        QCOMPARE(bench.vehicle.systemNames(),
                 QStringList({"ArduSub 1/1", "PX4 2/1", "Not heard: 9/1"}));
        QCOMPARE(bench.words.trouble(), QString("System 9 is not heard"));
    }
};

LEADLINE_GUILESS_TEST(VehicleTextTest)
#include "tst_vehicletext.moc"
