// SPDX-License-Identifier: GPL-3.0-or-later
#include "discovery/DeviceFinder.h"

#include "support/FakeDevices.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QSignalSpy>
#include <QTest>

using namespace leadline;
using namespace leadline::test;
using app::FoundEndpoints;
using device::SearchEndpoint;
using Family = ping::Family;
using Origin = device::SearchEndpoint::Origin;

namespace {

const std::string bluerov1d = "udp://192.168.2.2:9090";
const std::string bluerov360 = "udp://192.168.2.2:9092";
const std::string usb = "serial:/dev/ttyUSB0";

const std::string blueOs = "udp://192.168.2.2:14660";

/// A vehicle's.
SearchEndpoint unasked(const std::string& url, Origin origin = Origin::Usual)
{
    return {.url = addressOf(url), .origin = origin, .state = SearchEndpoint::State::Skipped};
}

struct Bench {
    FakeSearcher searcher;
    FakeConnector connector{searcher};
    app::DeviceFinder finder{searcher, connector};

    Bench() { finder.setPageOpen(true); }
    void see(std::vector<SearchEndpoint> endpoints) { emit searcher.endpointsChanged(endpoints); }
    [[nodiscard]] QStringList sections() const
    {
        static const QStringList names{"Ready", "Attention", "Waiting", "Others"};
        QStringList all;
        for (const FoundEndpoints::Row& row : constFinder().rows())
            all += names[row.section] + ' ' + row.key;
        return all;
    }
    [[nodiscard]] const FoundEndpoints& constFinder() const
    {
        return *const_cast<app::DeviceFinder&>(finder).endpoints();
    }
    [[nodiscard]] const FoundEndpoints::Row& row(const std::string& url) const
    {
        const auto& rows = constFinder().rows();
        const auto found =
            std::ranges::find(rows, QString::fromStdString(url), &FoundEndpoints::Row::key);
        if (found == rows.end())
            qFatal("no row of %s", url.c_str());
        return *found;
    }
};

} // namespace

class DeviceFinderTest : public QObject {
    Q_OBJECT

private slots:
    void init() { OwnSettings::forget(); }

    void itSearchesWhileThePageIsOpenOrNothingIsConnected()
    {
        Bench bench;
        QVERIFY(bench.searcher.searching);
        bench.finder.setPageOpen(false);
        QVERIFY(!bench.searcher.searching);
        bench.finder.begin();
        QVERIFY(bench.searcher.searching);
        bench.see({answering(bluerov1d, Family::Ping1D)});
        bench.finder.connectTicked();
        QVERIFY(!bench.searcher.searching);
        bench.finder.setPageOpen(true);
        QVERIFY(bench.searcher.searching);
    }

    void whatAnswersIsTickedAndOnePressConnectsAll()
    {
        Bench bench;
        QSignalSpy connecting(&bench.finder, &app::DeviceFinder::connecting);
        SearchEndpoint scanner = answering("udp://192.168.2.9:12345", Family::Ping360);
        scanner.mac = "54-10-EC-79-7D-C5";
        bench.see({answering(bluerov1d, Family::Ping1D), scanner, forbidden(usb)});
        QCOMPARE(bench.finder.found(), 2);
        QCOMPARE(bench.finder.connectText(), QString("Connect 2 devices"));
        bench.searcher.story.clear();
        bench.finder.connectTicked();
        // Whoever searches lets go before a link is opened.
        QCOMPARE(bench.searcher.story.mid(0, 3),
                 QStringList({"in use 2", "connect udp://192.168.2.2:9090?device=ping1d",
                              "connect udp://192.168.2.9:12345?device=ping360 54-10-EC-79-7D-C5"}));
        QCOMPARE(connecting.count(), 1);
        QCOMPARE(bench.finder.found(), 0);
        QCOMPARE(bench.finder.sonars().size(), 2);
        QCOMPARE(bench.sections(), QStringList{"Attention serial:/dev/ttyUSB0"});
    }

    void theButtonSaysHowMany()
    {
        Bench bench;
        QCOMPARE(bench.finder.connectText(), QString("Connect"));
        bench.see({answering(bluerov1d, Family::Ping1D)});
        QCOMPARE(bench.finder.connectText(), QString("Connect"));
        bench.see({answering(bluerov1d, Family::Ping1D), answering(usb, Family::Ping1D),
                   answering("tcp://192.168.2.2:9091", Family::Ping1D)});
        bench.finder.tick(QString::fromStdString(usb), false);
        QCOMPARE(bench.finder.connectText(), QString("Connect 2 of 3"));
        bench.finder.connectTicked();
        QCOMPARE(bench.finder.found(), 1);
        QVERIFY(!bench.row(usb).ticked);
    }

    void theSonarThatAVehicleServesOnceMoreIsNotTicked()
    {
        Bench bench;
        SearchEndpoint direct = answering("udp://192.168.2.9:12345", Family::Ping360);
        direct.mac = "54-10-EC-79-7D-C5";
        bench.see({answering(bluerov360, Family::Ping360), direct});
        QVERIFY(!bench.row(bluerov360).ticked);
        QVERIFY(bench.row(bluerov360).details.endsWith("possibly the same as 192.168.2.9"));
        QVERIFY(bench.row("udp://192.168.2.9:12345").ticked);
        // Unless the user says so.
        bench.finder.tick(QString::fromStdString(bluerov360), true);
        QVERIFY(bench.row(bluerov360).ticked);
    }

    void placesStandInTheirSections()
    {
        Bench bench;
        bench.see({silent(bluerov360, Origin::Usual), forbidden(usb),
                   waiting("serial:/dev/ttyS0", link::PortKind::Other),
                   waiting("serial:/dev/ttyACM0", link::PortKind::Autopilot),
                   silent("udp://10.0.0.1:9000", Origin::Named),
                   silent("udp://10.0.0.2:9000", Origin::Recent),
                   answering(bluerov1d, Family::Ping1D),
                   SearchEndpoint{.url = addressOf("udp://10.0.0.3:9000")}});
        QCOMPARE(bench.sections(),
                 QStringList({"Ready udp://192.168.2.2:9090", "Attention serial:/dev/ttyUSB0",
                              "Attention udp://10.0.0.1:9000", "Waiting serial:/dev/ttyS0",
                              "Waiting serial:/dev/ttyACM0", "Others udp://192.168.2.2:9092",
                              "Others udp://10.0.0.2:9000", "Others udp://10.0.0.3:9000"}));
        QCOMPARE(bench.finder.endpoints()->counts(), QList<int>({1, 2, 2, 3}));
        QCOMPARE(bench.row(bluerov1d).status, QString("Answers in 4 ms"));
        QCOMPARE(bench.row(bluerov1d).details, QString("UDP · 192.168.2.2:9090 · fw 3.29 · id 1"));
        QCOMPARE(bench.row(usb).status, QString("No permission"));
        QCOMPARE(bench.row(usb).details, QString("USB serial · FTDI FT230X Basic UART"));
        QCOMPARE(bench.row("udp://10.0.0.3:9000").status, QString("Asking"));
        // An autopilot is left alone whatever is said here.
        QVERIFY(bench.row("serial:/dev/ttyS0").canScanPort);
        QVERIFY(!bench.row("serial:/dev/ttyACM0").canScanPort);
        bench.finder.scanPort("serial:/dev/ttyS0");
        QCOMPARE(bench.searcher.looked, QStringList{"serial:/dev/ttyS0"});
    }

    void aVehicleIsOfferedAndNotAskedBefore()
    {
        Bench bench;
        bench.see({unasked(blueOs), silent(bluerov360, Origin::Usual)});
        const QString key = QString::fromStdString(blueOs);
        QCOMPARE(bench.sections(),
                 QStringList({"Waiting udp://192.168.2.2:14660", "Others udp://192.168.2.2:9092"}));
        QCOMPARE(bench.row(blueOs).name, QString("Vehicle"));
        QCOMPARE(bench.row(blueOs).details, QString("BlueOS · 192.168.2.2:14660 · MAVLink"));
        QVERIFY(bench.row(blueOs).canConnect && !bench.row(blueOs).canScanPort);
        bench.finder.select(key);
        QVERIFY(!bench.finder.canCheck() && !bench.finder.canConnectAnyway());
        bench.finder.checkAgain();
        QCOMPARE(bench.searcher.checks, QStringList());
        bench.finder.connectEndpoint(key);
        QCOMPARE(bench.connector.vehicles().size(), 1);
        QCOMPARE(bench.finder.vehicles()->rowCount(), 1);
        bench.finder.takeSonars();
        QCOMPARE(bench.sections(), QStringList("Others udp://192.168.2.2:9092"));
        QCOMPARE(bench.finder.links()->atStart(), QStringList(key));
        QCOMPARE(bench.finder.selected(), key);
        QVERIFY(!bench.finder.canCheck());
        // Something is connected: nobody is looked for behind the page.
        bench.finder.begin();
        bench.finder.setPageOpen(false);
        QVERIFY(!bench.searcher.searching);
    }

    void anAutopilotOnASerialPortIsConnectedAsAVehicle()
    {
        Bench bench;
        bench.see({waiting("serial:/dev/ttyACM0", link::PortKind::Autopilot)});
        QVERIFY(bench.row("serial:/dev/ttyACM0").canConnect);
        bench.finder.connectEndpoint("serial:/dev/ttyACM0");
        QCOMPARE(bench.connector.vehicles().size(), 1);
        QVERIFY(bench.searcher.story.contains("connect serial:/dev/ttyACM0?device=vehicle"));
    }

    void aGroundStationsPortIsSaidToBeOne()
    {
        Bench bench;
        bench.see({unasked("udpin://0.0.0.0:14550", Origin::Named)});
        QVERIFY(bench.row("udpin://0.0.0.0:14550").details.contains("ground station"));
        QVERIFY(bench.finder.addressMeaning("udpin://0.0.0.0:14550").contains("ground station"));
        QVERIFY(bench.finder.addressMeaning("udpin://0.0.0.0:14550").contains("14660"));
        QVERIFY(!bench.finder.addressMeaning("udp://192.168.2.2:14660").contains("ground"));
        QVERIFY(bench.finder.addressMeaning("udp://192.168.2.2:14660").startsWith("Vehicle over"));
    }

    void aPortThatIsTakenLeadsToBlueOs()
    {
        Bench bench;
        const std::string listening = "udpin://0.0.0.0:14550";
        const QString key = QString::fromStdString(listening);
        bench.see({unasked(listening, Origin::Named)});
        bench.finder.connectEndpoint(key);
        bench.finder.takeSonars();
        app::LiveVehicle* vehicle = bench.connector.vehicles().first();
        app::VehicleStatus status = vehicle->status();
        status.link = link::Link::State::Waiting;
        status.portTaken = true;
        status.portHolder = "QGroundControl";
        vehicle->apply(status);
        QCOMPARE(bench.finder.selected(), key);
        const app::Doctor& doctor = *bench.finder.doctor();
        QCOMPARE(doctor.title(), QString("Port 14550 is in use"));
        QCOMPARE(doctor.text(), QString("QGroundControl has it. Connect to 192.168.2.2:14660 "
                                        "instead, which BlueOS offers for this."));
        QCOMPARE(doctor.insteadText(), QString("Use 14660"));
        bench.finder.useBlueOs(vehicle);
        QCOMPARE(bench.connector.disconnected, QStringList(key));
        QCOMPARE(bench.connector.vehicles().last()->url(), QString::fromStdString(blueOs));
        QCOMPARE(bench.finder.links()->atStart(), QStringList(QString::fromStdString(blueOs)));
    }

    void rowsThatStayAreTheSameRows()
    {
        Bench bench;
        bench.see({answering(bluerov1d, Family::Ping1D), forbidden(usb)});
        const QPersistentModelIndex kept(bench.finder.endpoints()->index(1));
        bench.see({answering(bluerov360, Family::Ping360), forbidden(usb),
                   answering(bluerov1d, Family::Ping1D)});
        QVERIFY(kept.isValid());
        QCOMPARE(kept.row(), 2);
        bench.see({forbidden(usb)});
        QCOMPARE(kept.row(), 0);
        bench.see({});
        QVERIFY(!kept.isValid());
    }

    void aFailingPortOpensTheDoctor()
    {
        Bench bench;
        bench.see({answering(bluerov1d, Family::Ping1D), forbidden(usb)});
        const app::Doctor& doctor = *bench.finder.doctor();
        QCOMPARE(bench.finder.selected(), QString("serial:/dev/ttyUSB0"));
        QCOMPARE(doctor.title(), QString("This user may not open ttyUSB0"));
        QCOMPARE(doctor.text(),
                 QString("The port belongs to group dialout. User pilot is not in it. "
                         "Add the user once, then log in again."));
        QCOMPARE(doctor.command(), QString("sudo usermod -aG dialout pilot"));
        QCOMPARE(doctor.commandForNow(), QString("sudo setfacl -m u:pilot:rw /dev/ttyUSB0"));
        QCOMPARE(doctor.condition(), app::Doctor::Condition::Fault);
        QCOMPARE(bench.finder.doctor()->checks()->summary(),
                 QString("1 passed · 1 failed · 2 warnings · 5 waiting"));
        QVERIFY(doctor.report().contains("sudo usermod -aG dialout pilot"));
        QVERIFY(doctor.report().contains("[warning] USB latency: 16 ms, 1 ms advised."));
        // What the user chose stays chosen.
        bench.finder.select(QString::fromStdString(bluerov1d));
        bench.see({forbidden(usb), answering(bluerov1d, Family::Ping1D)});
        QCOMPARE(doctor.title(), QString("Ping1D answers on 192.168.2.2:9090"));
        QCOMPARE(doctor.condition(), app::Doctor::Condition::Good);
    }

    void aCheckHoldsUntilTheSearchFindsAnotherThing()
    {
        Bench bench;
        const SearchEndpoint before = silent(bluerov360, Origin::Named);
        bench.see({before});
        bench.finder.checkAgain();
        QCOMPARE(bench.searcher.checks, QStringList{"udp://192.168.2.2:9092"});
        QVERIFY(bench.finder.doctor()->checking());
        QVERIFY(!bench.finder.canCheck());
        QCOMPARE(bench.row(bluerov360).status, QString("Checking"));
        // The search lets go of it meanwhile; it stays what it was.
        SearchEndpoint letGo = before;
        letGo.state = SearchEndpoint::State::Skipped;
        letGo.inUse = true;
        letGo.diagnosis = {};
        bench.see({letGo});
        QCOMPARE(bench.sections(), QStringList{"Attention udp://192.168.2.2:9092"});
        device::Diagnosis found = before.diagnosis;
        found.text = base::Message("The network route exists.");
        emit bench.searcher.checked(before.url, found);
        QVERIFY(!bench.finder.doctor()->checking());
        QCOMPARE(bench.finder.doctor()->text(), QString("The network route exists."));
        bench.see({letGo});
        QCOMPARE(bench.finder.doctor()->text(), QString("The network route exists."));
        bench.see({before});
        QCOMPARE(bench.finder.doctor()->text(), QString("The network route exists."));
        bench.see({answering(bluerov360, Family::Ping360)});
        QCOMPARE(bench.finder.doctor()->title(), QString("Ping360 answers on 192.168.2.2:9092"));
    }

    void anotherDeviceIsConnectedAsWhatItIs()
    {
        Bench bench;
        SearchEndpoint wrong = answering(usb + "?device=ping360", Family::Ping1D);
        bench.see({wrong});
        QCOMPARE(bench.sections(), QStringList{"Attention serial:/dev/ttyUSB0"});
        QCOMPARE(bench.finder.doctor()->title(), QString("This is a Ping1D, not a Ping360"));
        QCOMPARE(bench.finder.doctor()->insteadText(), QString("Connect as Ping1D"));
        QVERIFY(!bench.finder.canConnectAnyway());
        bench.finder.connectInstead();
        QCOMPARE(bench.finder.sonars().size(), 1);
        QCOMPARE(bench.finder.sonars()[0]->url(), QString("serial:/dev/ttyUSB0?device=ping1d"));
    }

    void aConnectedLinkWithAnotherDeviceIsHungUpFirst()
    {
        Bench bench;
        QVERIFY(bench.connector.connectTo("serial:/dev/ttyUSB0?device=ping360", {}).isEmpty());
        auto* sonar = bench.connector.sonars()[0];
        app::SonarStatus status = sonar->status();
        status.driver = device::DriverState::WrongDevice;
        status.identity = foundDevice(Family::Ping1D).identity;
        sonar->apply(status);
        bench.finder.takeSonars();
        QCOMPARE(bench.finder.doctor()->title(), QString("This is a Ping1D, not a Ping360"));
        QCOMPARE(bench.finder.doctor()->insteadText(), QString("Connect as Ping1D"));
        bench.finder.connectInstead();
        QCOMPARE(bench.connector.disconnected, QStringList{"serial:/dev/ttyUSB0?device=ping360"});
    }

    void theFamilyThatAUserSaysIsKeptInTheAddress()
    {
        Bench bench;
        bench.see({answering("tcp://192.168.2.86:62312", Family::Surveyor240)});
        bench.finder.connectTicked();
        emit bench.searcher.release();
        const QString address = bench.connector.sonars()[0]->url();
        bench.finder.declareFamily(address, Family::Omniscan3D);
        QCOMPARE(bench.connector.disconnected, QStringList{address});
        emit bench.searcher.release();
        QCOMPARE(bench.connector.sonars().last()->url(),
                 QString("tcp://192.168.2.86:62312?device=omniscan3d"));
        QCOMPARE(bench.finder.links()->atStart(),
                 QStringList{"tcp://192.168.2.86:62312?device=omniscan3d"});
        // That of a link that is not there is none.
        bench.finder.declareFamily("tcp://192.168.2.9:62312", Family::Ping1D);
        QCOMPARE(bench.connector.disconnected.size(), 1);
    }

    void aLinkThatDoesNotOpenIsLookedIntoWhenItIsChosen()
    {
        Bench bench;
        QVERIFY(bench.connector.connectTo("serial:/dev/ttyUSB0", {}).isEmpty());
        auto* sonar = bench.connector.sonars()[0];
        app::SonarStatus status = sonar->status();
        status.link = link::Link::State::Waiting;
        status.reason = base::Message("Permission denied.");
        sonar->apply(status);
        bench.finder.takeSonars();
        QCOMPARE(bench.finder.doctor()->text(), QString("Permission denied."));
        bench.finder.select("serial:/dev/ttyUSB0");
        QCOMPARE(bench.searcher.checks, QStringList{"serial:/dev/ttyUSB0"});
        emit bench.searcher.checked(addressOf(usb), forbidden(usb).diagnosis);
        QCOMPARE(bench.finder.doctor()->title(), QString("This user may not open ttyUSB0"));
        bench.finder.select("serial:/dev/ttyUSB0");
        QCOMPARE(bench.searcher.checks.size(), 1);
    }

    void theDoctorTellsOfDatagramsThatWereDropped()
    {
        Bench bench;
        QVERIFY(bench.connector.connectTo("udp://192.168.2.2:9092?device=ping360", {}).isEmpty());
        auto* sonar = bench.connector.sonars()[0];
        app::SonarStatus status = sonar->status();
        status.link = link::Link::State::Open;
        status.driver = device::DriverState::Live;
        sonar->apply(status);
        bench.finder.takeSonars();
        bench.finder.select("udp://192.168.2.2:9092");
        const std::size_t before = bench.finder.doctor()->checks()->checks().size();
        status.rejectedDatagrams = 3;
        sonar->apply(status);
        sonar->tick();
        const auto& checks = bench.finder.doctor()->checks()->checks();
        QCOMPARE(checks.size(), before + 1);
        QVERIFY(checks.back().state == device::Check::State::Warning);
        QVERIFY(checks.back().text.text().starts_with("3 datagrams were dropped"));
    }

    /// It was empty when it was needed: of a sonar that is connected and does not answer.
    void theDoctorOfAConnectedLinkHasAVerdictAndItsChecks_data()
    {
        using Heard = app::LinkEvidence::Received;
        QTest::addColumn<QString>("url");
        QTest::addColumn<app::LinkEvidence>("evidence");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("advises");
        QTest::addColumn<QString>("fails");
        const app::LinkEvidence open{.open = true};
        app::LinkEvidence refused = open;
        refused.refusal = link::Link::Refusal::Port;
        app::LinkEvidence away = open;
        away.refusal = link::Link::Refusal::Host;
        app::LinkEvidence before = open;
        before.bytes = before.messages = Heard::Before;
        app::LinkEvidence noise = open;
        noise.bytes = Heard::Recently;
        const app::LinkEvidence noWay{
            .reason = base::Message("No route to 192.168.2.2: check cable and network address.")};
        const app::LinkEvidence taken{.taken = true,
                                      .reason = base::Message("UDP port 9092 is in use.")};
        QTest::newRow("the bridge is stopped") << "udp://192.168.2.2:9092?device=ping360" << refused
                                               << "Nothing listens on 192.168.2.2:9092"
                                               << "bridge to the sonar is stopped"
                                               << "Its port is open";
        QTest::newRow("the vehicle is away") << "udp://192.168.2.2:9092?device=ping360" << away
                                             << "192.168.2.2 is not in the network"
                                             << "tether"
                                             << "Computer is there";
        QTest::newRow("no network")
            << "udp://192.168.2.2:9092?device=ping360" << noWay << "No network route to 192.168.2.2"
            << "check cable"
            << "Network route";
        QTest::newRow("it fell silent")
            << "udp://192.168.2.2:9092?device=ping360" << before << "Ping360 is not responding"
            << "the sonar's cable"
            << "Bytes arrive";
        QTest::newRow("no frames")
            << "udp://192.168.2.2:9092?device=ping360" << noise << "No sonar on 192.168.2.2:9092"
            << "baud rate"
            << "They are sonar messages";
        QTest::newRow("nobody sends here")
            << "udpin://0.0.0.0:9092?device=ping360" << open << "Ping360 is not responding"
            << "send to 192.168.2.1, port 9092"
            << "Bytes arrive";
        QTest::newRow("another program")
            << "udpin://0.0.0.0:9092?device=ping360" << taken << "Port 9092 is in use"
            << "Close it"
            << "Port is free";
        QTest::newRow("TCP refused")
            << "tcp://192.168.2.2:9092?device=ping360"
            << app::LinkEvidence{.reason = base::Message("Nothing listens."),
                                 .refusal = link::Link::Refusal::Port}
            << "Nothing listens on 192.168.2.2:9092"
            << "BlueOS"
            << "Its port is open";
        QTest::newRow("serial") << "serial:/dev/ttyUSB0?device=ping360" << before
                                << "Ping360 is not responding"
                                << "power and cable"
                                << "Bytes arrive";
        QTest::newRow("simulated") << "sim:ping360" << before << "Ping360 is not responding"
                                   << "Retrying automatically"
                                   << "Bytes arrive";
    }

    void theDoctorOfAConnectedLinkHasAVerdictAndItsChecks()
    {
        QFETCH(const QString, url);
        QFETCH(const app::LinkEvidence, evidence);
        Bench bench;
        emit bench.searcher.networksChanged(
            {{"eth0", {{192, 168, 2, 1}}, {{255, 255, 255, 0}}, {{192, 168, 2, 255}}}});
        QVERIFY(bench.connector.connectTo(url, {}).isEmpty());
        auto* sonar = bench.connector.sonars()[0];
        app::SonarStatus status = sonar->status();
        status.family = Family::Ping360;
        status.evidence = evidence;
        status.link = evidence.open ? link::Link::State::Open : link::Link::State::Waiting;
        status.driver = evidence.open ? device::DriverState::Lost : device::DriverState::LinkDown;
        status.reason =
            evidence.open ? base::Message("The Ping360 is not responding.") : evidence.reason;
        sonar->apply(status);
        bench.finder.takeSonars();
        const app::Doctor& doctor = *bench.finder.doctor();
        QTEST(doctor.title(), "title");
        QFETCH(const QString, advises);
        QVERIFY2(doctor.text().contains(advises), qPrintable(doctor.text()));
        QFETCH(const QString, fails);
        const auto& checks = bench.finder.doctor()->checks()->checks();
        const auto check =
            std::ranges::find(checks, fails.toStdString(),
                              [](const device::Check& each) { return each.name.text(); });
        QVERIFY(check != checks.end());
        QVERIFY(check->state == device::Check::State::Failed);
        QVERIFY(doctor.condition() == app::Doctor::Condition::Fault);
    }

    void whatWasConnectedIsConnectedAtTheNextStart()
    {
        {
            Bench bench;
            SearchEndpoint direct = answering("udp://192.168.2.9:12345", Family::Ping360);
            direct.mac = "54-10-EC-79-7D-C5";
            bench.see({answering(bluerov1d, Family::Ping1D), direct});
            bench.finder.connectTicked();
            bench.finder.disconnectLink(bench.connector.sonars()[0]);
            QCOMPARE(bench.connector.disconnected,
                     QStringList{"udp://192.168.2.2:9090?device=ping1d"});
        }
        {
            Bench next;
            QCOMPARE(next.searcher.asked.remembered.size(), std::size_t{2});
            next.searcher.story.clear();
            next.finder.begin();
            QCOMPARE(next.searcher.story.mid(0, 2),
                     QStringList({"in use 1", "connect udp://192.168.2.9:12345?device=ping360 "
                                              "54-10-EC-79-7D-C5"}));
            QCOMPARE(next.finder.sonars().size(), 1);
            next.finder.links()->setConnectsAtStart(false);
        }
        Bench last;
        last.finder.begin();
        QVERIFY(last.finder.sonars().isEmpty());
    }

    void anAddressIsAskedAtOnceOrSaidToBeWrong()
    {
        Bench bench;
        const QString wrong = bench.finder.wrongAddress("192.168.2.300");
        QVERIFY(wrong.contains("four numbers"));
        QVERIFY(!bench.finder.add("192.168.2.300"));
        QVERIFY(bench.searcher.looked.isEmpty());
        QCOMPARE(bench.finder.addressMeaning("udp://192.168.2.2:9092?device=ping360"),
                 QString("Ping360 over UDP at 192.168.2.2, port 9092."));
        QVERIFY(bench.finder.add(" udp://192.168.2.2:9092 "));
        QCOMPARE(bench.searcher.looked, QStringList{"udp://192.168.2.2:9092"});
        bench.see({forbidden(usb), SearchEndpoint{.url = addressOf(bluerov360)}});
        QCOMPARE(bench.finder.selected(), QString::fromStdString(bluerov360));
        // It is named again when the search begins anew.
        bench.finder.setPageOpen(false);
        bench.finder.setPageOpen(true);
        QCOMPARE(bench.searcher.asked.named.size(), std::size_t{1});
    }

    void anAddressWithoutItsPortIsLookedForAtTheUsualOnes()
    {
        Bench bench;
        QCOMPARE(bench.finder.wrongAddress("192.168.2.2"), QString());
        QCOMPARE(bench.finder.addressMeaning("192.168.2.2"),
                 QString("Sonar over UDP at 192.168.2.2: looked for at the ports 9092, 9090, "
                         "12345."));
        QCOMPARE(bench.finder.addressMeaning("localhost:9090?device=ping1d"),
                 QString("Ping1D over UDP at 127.0.0.1, port 9090."));
        QVERIFY(bench.finder.add("192.168.2.2"));
        QCOMPARE(bench.searcher.looked,
                 QStringList({"udp://192.168.2.2:9092", "udp://192.168.2.2:9090",
                              "udp://192.168.2.2:12345"}));
    }

    void whatAnswersAtAHostIsConnected()
    {
        Bench bench;
        bench.finder.setPageOpen(false);
        bench.finder.connectAt("192.168.2.2");
        QVERIFY(bench.searcher.searching);
        QCOMPARE(bench.searcher.asked.named.size(), std::size_t{3});
        bench.see({silent(bluerov360, Origin::Named),
                   answering("udp://192.168.2.9:12345", Family::Ping360)});
        bench.see({answering(bluerov1d, Family::Ping1D), silent(bluerov360, Origin::Named)});
        // The second one a moment later, with the first.
        bench.see({answering(bluerov1d, Family::Ping1D), answering(bluerov360, Family::Ping360)});
        QTRY_COMPARE(bench.finder.sonars().size(), 2);
        QVERIFY(!bench.searcher.searching);
        // The third port is no place that needs attention.
        bench.finder.setPageOpen(true);
        QVERIFY(bench.searcher.asked.named.empty());
    }

    void ofThisComputerOnlyWhatAnswersIsShown()
    {
        Bench bench;
        SearchEndpoint here = silent("udp://127.0.0.1:9092", Origin::Loopback);
        bench.see({here});
        QVERIFY(bench.sections().isEmpty());
        here = answering("udp://127.0.0.1:9092", Family::Ping360);
        here.origin = Origin::Loopback;
        bench.see({here});
        QCOMPARE(bench.sections(), QStringList{"Ready udp://127.0.0.1:9092"});
        QVERIFY(bench.row("udp://127.0.0.1:9092").details.startsWith("This computer"));
        QVERIFY(bench.row("udp://127.0.0.1:9092").ticked);
    }

    void whatDoesNotAnswerCanBeConnectedAllTheSame()
    {
        Bench bench;
        bench.see({silent(bluerov360, Origin::Named)});
        QVERIFY(bench.finder.canConnectAnyway());
        bench.finder.connectAnyway();
        QCOMPARE(bench.finder.sonars().size(), 1);
        QVERIFY(bench.sections().isEmpty());
        bench.connector.refusal = "There are two sonars already.";
        bench.see({silent(bluerov1d, Origin::Named)});
        bench.finder.select(QString::fromStdString(bluerov1d));
        bench.finder.connectAnyway();
        QCOMPARE(bench.finder.problem(), QString("There are two sonars already."));
    }

    void theSearchIsSaidInWords()
    {
        Bench bench;
        emit bench.searcher.networksChanged(
            {{"eth0", {{192, 168, 2, 1}}, {{255, 255, 255, 0}}, {{192, 168, 2, 255}}}});
        bench.see({forbidden(usb), waiting("serial:/dev/ttyS0", link::PortKind::Other)});
        QCOMPARE(bench.finder.searchText(), QString("Searching 1 network and 2 serial ports"));
    }

    void theAddressOfASonarIsChangedAfterAQuestion()
    {
        Bench bench;
        SearchEndpoint sonar = answering("udp://192.168.2.9:12345", Family::Ping360);
        sonar.mac = "54-10-EC-79-7D-C5";
        bench.see({sonar});
        emit bench.searcher.networksChanged(
            {{"eth0", {{192, 168, 2, 1}}, {{255, 255, 255, 0}}, {{192, 168, 2, 255}}}});
        app::SonarIpForm& form = *bench.finder.address();
        QCOMPARE(form.mac(), QString("54-10-EC-79-7D-C5"));
        QCOMPARE(form.present(), QString("192.168.2.9"));
        form.setText("192.168.2");
        QCOMPARE(form.refusal(),
                 QString("An address is four numbers from 0 to 255, as in 192.168.2.9."));
        form.setText("192.168.2.255");
        QCOMPARE(
            form.refusal(),
            QString("192.168.2.255 is a network or broadcast address; a device needs its own."));
        form.setText("192.168.2.1");
        QCOMPARE(form.refusal(), QString("192.168.2.1 is this computer's own address."));
        form.askToConfirm();
        QCOMPARE(form.state(), app::SonarIpForm::State::Editing);
        form.setText("192.168.2.20");
        QVERIFY(form.ready());
        form.askToConfirm();
        QCOMPARE(form.question(), QString("Give the Ping360 54-10-EC-79-7D-C5 the address "
                                          "192.168.2.20, instead of 192.168.2.9?"));
        QVERIFY(bench.searcher.requests.empty());
        form.confirm();
        QCOMPARE(bench.searcher.requests.size(), std::size_t{1});
        QCOMPARE(bench.searcher.requests[0].mac, std::string("54-10-EC-79-7D-C5"));
        QCOMPARE(bench.searcher.requests[0].address->toString(), std::string("192.168.2.20"));
        form.confirm();
        QCOMPARE(bench.searcher.requests.size(), std::size_t{1});
        emit bench.searcher.addressChanged(
            device::EthernetSonar{"54-10-EC-79-7D-C5", {{192, 168, 2, 20}}});
        QCOMPARE(form.outcome(), QString("Ping360 54-10-EC-79-7D-C5 found at 192.168.2.20."));
        // It is still the one that is chosen.
        sonar.url.place = "192.168.2.20";
        bench.see({forbidden(usb), sonar});
        QCOMPARE(bench.finder.selected(), QString("udp://192.168.2.20:12345"));
        QCOMPARE(form.outcome(), QString("Ping360 54-10-EC-79-7D-C5 found at 192.168.2.20."));
        form.setDhcp(true);
        form.askToConfirm();
        QCOMPARE(form.question(), QString("Let the Ping360 54-10-EC-79-7D-C5 get its address by "
                                          "DHCP, instead of 192.168.2.20?"));
        form.confirm();
        QVERIFY(!bench.searcher.requests[1].address);
        emit bench.searcher.addressChanged(base::Error{base::Message("It keeps its address.")});
        QCOMPARE(form.state(), app::SonarIpForm::State::Failed);
        QCOMPARE(form.outcome(), QString("It keeps its address."));
    }

private:
    OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(DeviceFinderTest)
#include "tst_devicefinder.moc"
