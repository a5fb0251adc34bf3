// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/Diagnosis.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>

using namespace leadline;
using device::Check;
using device::diagnose;
using device::Diagnosis;
using device::Evidence;
using device::Problem;

namespace {

link::LinkUrl diagnosedUrl(const char* text)
{
    return *link::LinkUrl::parse(text);
}

/// A port that is all right.
link::PortFacts goodPort()
{
    link::PortFacts port;
    port.permission = {.exists = true,
                       .mayOpen = true,
                       .group = "dialout",
                       .user = "pilot",
                       .userIsInGroup = true};
    port.port = link::SerialPort{.path = "/dev/ttyUSB0",
                                 .description = "FT230X Basic UART",
                                 .manufacturer = "FTDI",
                                 .serialNumber = {},
                                 .usb = link::UsbId{0x0403, 0x6015},
                                 .kind = link::PortKind::Adapter};
    port.latencyTimerMs = 1;
    return port;
}

device::ProbeResult silence(bool serial)
{
    device::ProbeResult result;
    result.opened = true;
    if (serial)
        result.rates = {115200, 9600};
    return result;
}

device::ProbeResult answerOf(ping::Family family, std::uint8_t type)
{
    device::ProbeResult result;
    result.opened = true;
    result.frames = 1;
    result.bytes = 16;
    result.devices.push_back({.identity = {.family = family,
                                           .deviceType = type,
                                           .revision = 2,
                                           .firmware = {3, 29, 0},
                                           .deviceId = 1}});
    return result;
}

Evidence serial(link::PortFacts port, std::optional<device::ProbeResult> probe = {})
{
    return {.url = diagnosedUrl("serial:/dev/ttyUSB0"),
            .port = std::move(port),
            .probe = std::move(probe)};
}

const std::vector<link::Ipv4Network> office{
    {"eth0", {{192, 168, 1, 20}}, {{255, 255, 255, 0}}, {{192, 168, 1, 255}}}};
const std::vector<link::Ipv4Network> boat{
    {"eth0", {{192, 168, 2, 1}}, {{255, 255, 255, 0}}, {{192, 168, 2, 255}}}};

Evidence network(const char* url, const std::vector<link::Ipv4Network>& networks,
                 const device::ProbeResult& probe)
{
    return {.url = diagnosedUrl(url), .port = {}, .networks = networks, .probe = probe};
}

const Check* checkNamed(const Diagnosis& found, const char* name)
{
    const auto check = std::ranges::find(found.checks, std::string(name),
                                         [](const Check& each) { return each.name.text(); });
    return check != found.checks.end() ? &*check : nullptr;
}

int stateOf(const Diagnosis& found, const char* name)
{
    const Check* check = checkNamed(found, name);
    return check != nullptr ? static_cast<int>(check->state) : -1;
}

constexpr int passed = static_cast<int>(Check::State::Passed);
constexpr int failed = static_cast<int>(Check::State::Failed);
constexpr int warning = static_cast<int>(Check::State::Warning);
constexpr int waiting = static_cast<int>(Check::State::Waiting);

} // namespace

class DiagnosisTest : public QObject {
    Q_OBJECT

private slots:
    void aSonarThatKeepsItsFirstLinkMayHaveAnother_data()
    {
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<bool>("mayKeepAnother");
        const auto row = [](const char* url, bool mayKeepAnother) {
            QTest::newRow(url) << QByteArray(url) << mayKeepAnother;
        };
        row("udp://192.168.2.92:51200", true);
        row("tcp://192.168.2.92:51200", true);
        row("udp://192.168.2.2:9090?device=s500", true);
        row("udp://192.168.2.2:9090", false);
        row("udp://192.168.2.92:51200?device=ping1d", false);
    }
    void aSonarThatKeepsItsFirstLinkMayHaveAnother()
    {
        QFETCH(const QByteArray, url);
        QFETCH(const bool, mayKeepAnother);
        const Diagnosis found = diagnose(network(url, boat, silence(false)));
        QCOMPARE(found.problem, Problem::NoAnswer);
        const auto saysSo = [](const Diagnosis& each) {
            return each.text.text().find("connect Leadline first") != std::string::npos;
        };
        QCOMPARE(saysSo(found), mayKeepAnother);
        QVERIFY(!saysSo(diagnose(network(url, boat, answerOf(ping::Family::S500, 112)))));
    }

    void aUserWithoutTheRightIsToldHowToGetIt()
    {
        link::PortFacts port = goodPort();
        port.permission.mayOpen = false;
        port.permission.userIsInGroup = false;
        const Evidence evidence = serial(port);
        QVERIFY(!device::mayProbe(evidence.url, port));
        const Diagnosis found = diagnose(evidence);
        QCOMPARE(found.problem, Problem::NoPermission);
        QCOMPARE(found.title.text(), std::string("This user may not open ttyUSB0"));
        QCOMPARE(found.text.text(),
                 std::string("The port belongs to group dialout. User pilot is not in "
                             "it. Add the user once, then log in again."));
        QCOMPARE(found.command, std::string("sudo usermod -aG dialout pilot"));
        QCOMPARE(found.commandForNow, std::string("sudo setfacl -m u:pilot:rw /dev/ttyUSB0"));
        QCOMPARE(stateOf(found, "Adapter present"), passed);
        QCOMPARE(stateOf(found, "May open the port"), failed);
        QCOMPARE(stateOf(found, "Port is free"), waiting);
        QCOMPARE(stateOf(found, "Device answers"), waiting);
    }

    void whoWasAddedToTheGroupHasToLogInAgain()
    {
        link::PortFacts port = goodPort();
        port.permission.mayOpen = false;
        const Diagnosis found = diagnose(serial(port));
        QVERIFY(
            found.text.text().ends_with("was added to it after logging in. Log out and in again."));
        QVERIFY(found.command.empty());
        QVERIFY(!found.commandForNow.empty());
    }

    void nobodyIsPutIntoRootsGroup()
    {
        link::PortFacts port = goodPort();
        port.permission = {.exists = true, .mayOpen = false, .group = "root", .user = "pilot"};
        const Diagnosis found = diagnose(serial(port));
        QCOMPARE(found.problem, Problem::NoPermission);
        QVERIFY(found.command.empty());
        QVERIFY(found.commandForNow.starts_with("sudo setfacl"));
        QVERIFY(found.text.text().find("Add the user") == std::string::npos);
    }

    void aStrangeNameIsQuotedForTheShell()
    {
        link::PortFacts port = goodPort();
        port.permission.mayOpen = false;
        const Diagnosis found =
            diagnose({.url = diagnosedUrl("serial:/dev/a%20b%27c"), .port = port});
        QCOMPARE(found.commandForNow, std::string("sudo setfacl -m u:pilot:rw '/dev/a b'\\''c'"));
    }

    void whoHoldsThePortIsNamedAndItIsNotTouched()
    {
        link::PortFacts port = goodPort();
        port.holders.programs = {{4121, "ping-viewer"}};
        const Evidence evidence = serial(port);
        QVERIFY(!device::mayProbe(evidence.url, port));
        const Diagnosis found = diagnose(evidence);
        QCOMPARE(found.problem, Problem::PortInUse);
        QCOMPARE(found.title.text(), std::string("Another program uses ttyUSB0"));
        QCOMPARE(found.text.text(),
                 std::string("ping-viewer (process 4121) holds the port. Close it, "
                             "Leadline connects by itself."));
        QCOMPARE(stateOf(found, "Port is free"), failed);
    }

    void aProgramOfAnotherUserIsNotNamed()
    {
        link::PortFacts port = goodPort();
        port.holders.incomplete = true;
        device::ProbeResult closed;
        closed.reason = base::Message("Another program uses ttyUSB0.");
        QVERIFY(device::mayProbe(diagnosedUrl("serial:/dev/ttyUSB0"), port));
        const Diagnosis found = diagnose(serial(port, closed));
        QCOMPARE(found.problem, Problem::PortInUse);
        QVERIFY(found.text.text().starts_with("A program of another user"));
    }

    void modemManagerIsKeptAwayByARuleAndNotSwitchedOff()
    {
        link::PortFacts port = goodPort();
        port.modemManager.running = true;
        Diagnosis found = diagnose(serial(port, silence(true)));
        const Check* check = checkNamed(found, "Not probed by other programs");
        QVERIFY(check != nullptr);
        QCOMPARE(int(check->state), warning);
        QVERIFY(check->command.find("ATTRS{idVendor}==\"0403\", ATTRS{idProduct}==\"6015\", "
                                    "ENV{ID_MM_DEVICE_IGNORE}=\"1\"") != std::string::npos);
        QVERIFY(check->command.find("systemctl") == std::string::npos);
        port.modemManager.ignoresPort = true;
        QCOMPARE(stateOf(diagnose(serial(port, silence(true))), "Not probed by other programs"),
                 passed);
        port.modemManager.ignoresPort = false;
        port.holders.programs = {{77, "ModemManager"}};
        found = diagnose(serial(port));
        QCOMPARE(found.problem, Problem::PortInUse);
        QVERIFY(found.command.find("ID_MM_DEVICE_IGNORE") != std::string::npos);
        // Root's files cannot be looked into, but the port does not open.
        port.holders = {.programs = {}, .incomplete = true};
        found = diagnose(serial(port, device::ProbeResult{}));
        QCOMPARE(found.problem, Problem::PortInUse);
        QVERIFY(found.text.text().starts_with("ModemManager probably"));
        QVERIFY(!found.command.empty());
    }

    void aSilentPortSaysAtWhichRatesItWasAsked()
    {
        const Diagnosis found = diagnose(serial(goodPort(), silence(true)));
        QCOMPARE(found.problem, Problem::NoAnswer);
        QCOMPARE(found.title.text(), std::string("Nothing answers on ttyUSB0"));
        QVERIFY(found.text.text().starts_with("Probed at 115200 and 9600 baud."));
        QVERIFY(found.text.text().find("detects it") != std::string::npos);
        device::ProbeResult measured = silence(true);
        measured.measured = true;
        QVERIFY(diagnose(serial(goodPort(), measured)).text.text().find("detects it") ==
                std::string::npos);
        QCOMPARE(stateOf(found, "Device answers"), failed);
        QCOMPARE(stateOf(found, "It is a sonar that Leadline knows"), waiting);
    }

    void bytesWithoutMessagesAreAnotherRate()
    {
        device::ProbeResult noise = silence(true);
        noise.bytes = 300;
        QCOMPARE(diagnose(serial(goodPort(), noise)).problem, Problem::WrongRate);
        device::ProbeResult messages = noise;
        messages.frames = 2;
        QCOMPARE(diagnose(serial(goodPort(), messages)).problem, Problem::NotIdentified);
        noise.rates.clear();
        QCOMPARE(diagnose(network("udp://192.168.2.2:9092", boat, noise)).problem,
                 Problem::WrongRate);
    }

    void aPulledAdapterIsSaid()
    {
        link::PortFacts port;
        const Diagnosis found = diagnose(serial(port));
        QCOMPARE(found.problem, Problem::NotFound);
        QVERIFY(!device::mayProbe(diagnosedUrl("serial:/dev/ttyUSB0"), port));
        device::ProbeResult pulled = silence(true);
        pulled.reason = base::Message("ttyUSB0 is gone: check that the adapter is plugged in.");
        QCOMPARE(diagnose(serial(goodPort(), pulled)).title.text(),
                 std::string("ttyUSB0 was disconnected"));
    }

    void anotherNetworkSaysWhichAddressIsNeeded()
    {
        const Diagnosis found = diagnose(network("udp://192.168.2.2:9092", office, silence(false)));
        QCOMPARE(found.problem, Problem::NoAnswer);
        QCOMPARE(found.title.text(), std::string("Nothing answers on 192.168.2.2:9092"));
        QCOMPARE(found.text.text(),
                 std::string("This computer is 192.168.1.20. It needs an address in "
                             "192.168.2.x, for example 192.168.2.1."));
        QCOMPARE(found.command, std::string("sudo ip address add 192.168.2.1/24 dev eth0"));
        QCOMPARE(stateOf(found, "Network route"), warning);
    }

    void aComputerWithoutAnyWayIsToldSo()
    {
        device::ProbeResult closed;
        closed.reason = base::Message("No route to 192.168.2.2: check cable and network address.");
        Diagnosis found = diagnose(network("udp://192.168.2.2:9092", {}, closed));
        QCOMPARE(found.problem, Problem::NoNetwork);
        QCOMPARE(found.title.text(), std::string("No network route to 192.168.2.2"));
        QVERIFY(found.text.text().starts_with("This computer has no network address."));
        QCOMPARE(stateOf(found, "Network route"), failed);
        QCOMPARE(stateOf(found, "Device answers"), waiting);
        found = diagnose(network("udp://192.168.2.1:9092", office, closed));
        QVERIFY(found.text.text().find("for example 192.168.2.2.") != std::string::npos);
    }

    void inTheSameNetworkTheSonarIsToBeLookedAt()
    {
        Diagnosis found = diagnose(network("udp://192.168.2.2:9092", boat, silence(false)));
        QCOMPARE(found.problem, Problem::NoAnswer);
        QVERIFY(found.text.text().find("Check the sonar's power") != std::string::npos);
        QCOMPARE(stateOf(found, "Network route"), passed);
        found = diagnose(network("udp://127.0.0.1:9092", boat, silence(false)));
        QVERIFY(found.text.text().starts_with("That is this computer itself."));
    }

    void whatIsOtherThanSaidIsOfferedAsWhatItIs()
    {
        const Diagnosis found = diagnose(network("udp://192.168.2.2:9092?device=ping360", boat,
                                                 answerOf(ping::Family::Ping1D, 1)));
        QCOMPARE(found.problem, Problem::AnotherDevice);
        QCOMPARE(found.title.text(), std::string("This is a Ping1D, not a Ping360"));
        QCOMPARE(found.text.text(), std::string("It answered as Ping1D, firmware 3.29.0."));
        QCOMPARE(found.insteadUrl, std::string("udp://192.168.2.2:9092?device=ping1d"));
        QCOMPARE(stateOf(found, "Device answers"), passed);
        QCOMPARE(stateOf(found, "It is a sonar that Leadline knows"), failed);
    }

    void aTypeThatNobodyKnowsIsNoSonar()
    {
        const Diagnosis found =
            diagnose(network("udp://192.168.2.2:9092", boat, answerOf(ping::Family::Unknown, 7)));
        QCOMPARE(found.problem, Problem::AnotherDevice);
        QVERIFY(found.text.text().find("device type 7") != std::string::npos);
    }

    void whatIsRightHasNoTrouble()
    {
        for (const char* url : {"udp://192.168.2.2:9092", "udp://192.168.2.2:9092?device=ping1d"}) {
            const Diagnosis found = diagnose(network(url, boat, answerOf(ping::Family::Ping1D, 1)));
            QCOMPARE(found.problem, Problem::None);
            QCOMPARE(stateOf(found, "It is a sonar that Leadline knows"), passed);
        }
        const Diagnosis found = diagnose(serial(goodPort(), answerOf(ping::Family::Ping1D, 1)));
        QCOMPARE(found.title.text(), std::string("Ping1D answers on ttyUSB0"));
        QVERIFY(std::ranges::all_of(
            found.checks, [](const Check& check) { return check.state == Check::State::Passed; }));
    }

    void aPortOfAGroundStationIsLeftToIt()
    {
        link::PortFacts port;
        port.holders.programs = {{900, "QGroundControl"}};
        Evidence evidence{.url = diagnosedUrl("udpin://0.0.0.0:14550"), .port = port};
        QVERIFY(!device::mayProbe(evidence.url, port));
        Diagnosis found = diagnose(evidence);
        QCOMPARE(found.title.text(), std::string("Port 14550 is in use"));
        QCOMPARE(found.text.text(),
                 std::string("QGroundControl has it. Connect to 192.168.2.2:14660 "
                             "instead, which BlueOS offers for this."));
        QCOMPARE(found.insteadUrl, std::string("udp://192.168.2.2:14660"));
        evidence.url = diagnosedUrl("udpin://0.0.0.0:9000");
        found = diagnose(evidence);
        QVERIFY(found.insteadUrl.empty());
        QVERIFY(found.text.text().find("another port") != std::string::npos);
    }

    void everyVerdictIsSentences()
    {
        device::ProbeResult closed;
        std::vector<Evidence> all{serial({}),
                                  serial(goodPort()),
                                  serial(goodPort(), closed),
                                  serial(goodPort(), silence(true)),
                                  network("udp://sonar:9092", boat, closed),
                                  network("tcp://192.168.2.2:9092", office, silence(false)),
                                  network("udpin:9000", office, silence(false))};
        for (const Evidence& evidence : all) {
            const std::string sentence = diagnose(evidence).message().text();
            QVERIFY2(sentence.ends_with('.') && sentence.find("..") == std::string::npos &&
                         sentence.find('\n') == std::string::npos,
                     sentence.c_str());
        }
    }

    // Over a network.

    void eachLinkHasItsChecksWhateverIsWrong_data()
    {
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<QByteArrayList>("names");
        const QByteArrayList sonars{"Bytes arrive", "They are sonar messages", "Device answers",
                                    "It is a sonar that Leadline knows"};
        const QByteArrayList vehicles{"Bytes arrive", "They are MAVLink"};
        const QByteArrayList client{"Network route", "Computer is there", "Its port is open"};
        QTest::newRow("UDP") << QByteArray("udp://192.168.2.2:9092") << client + sonars;
        QTest::newRow("TCP") << QByteArray("tcp://192.168.2.2:9092") << client + sonars;
        QTest::newRow("listening")
            << QByteArray("udpin://0.0.0.0:9092") << QByteArrayList{"Port is free"} + sonars;
        QTest::newRow("serial, ours")
            << QByteArray("serial:/dev/ttyUSB0") << QByteArrayList{"Port is open"} + sonars;
        QTest::newRow("simulated") << QByteArray("sim:ping360") << sonars;
        QTest::newRow("vehicle by UDP")
            << QByteArray("udp://192.168.2.2:14660") << client + vehicles;
        QTest::newRow("vehicle by TCP") << QByteArray("tcp://127.0.0.1:5760") << client + vehicles;
        QTest::newRow("vehicle that sends")
            << QByteArray("udpin://0.0.0.0:14551") << QByteArrayList{"Port is free"} + vehicles;
    }

    void eachLinkHasItsChecksWhateverIsWrong()
    {
        QFETCH(const QByteArray, url);
        QFETCH(const QByteArrayList, names);
        device::ProbeResult closed;
        closed.reason = base::Message("It is closed.");
        for (const device::ProbeResult& probe : {silence(false), closed}) {
            const Diagnosis found = diagnose(network(url.constData(), boat, probe));
            QByteArrayList all;
            for (const Check& check : found.checks) {
                all += QByteArray::fromStdString(check.name.text());
                QVERIFY2(!check.text.empty(), check.name.text().c_str());
            }
            QCOMPARE(all, names);
            QVERIFY(found.problem != Problem::None);
            QVERIFY(!found.title.text().empty() && !found.text.text().empty());
        }
    }

    void aStoppedBridgeIsToldFromAVehicleThatIsAway()
    {
        device::ProbeResult refused = silence(false);
        refused.networkRefusal = link::Link::Refusal::Port;
        Diagnosis found = diagnose(network("udp://192.168.2.2:9092", boat, refused));
        QCOMPARE(found.problem, Problem::PortClosed);
        QCOMPARE(found.title.text(), std::string("Nothing listens on 192.168.2.2:9092"));
        QVERIFY(found.text.text().find("its bridge to the sonar is stopped") != std::string::npos);
        QCOMPARE(stateOf(found, "Computer is there"), passed);
        QCOMPARE(stateOf(found, "Its port is open"), failed);
        QVERIFY(diagnose(network("udp://192.168.2.2:14660", boat, refused))
                    .text.text()
                    .find("MAVLink Endpoints") != std::string::npos);
        QVERIFY(diagnose(network("udp://127.0.0.1:9092", boat, refused))
                    .text.text()
                    .starts_with("That is this computer itself."));

        refused.networkRefusal = link::Link::Refusal::Host;
        found = diagnose(network("udp://192.168.2.2:9092", boat, refused));
        QCOMPARE(found.problem, Problem::HostUnreachable);
        QVERIFY(found.text.text().find("the vehicle's power and the tether") != std::string::npos);
        QCOMPARE(stateOf(found, "Computer is there"), failed);
        QCOMPARE(stateOf(found, "Its port is open"), waiting);
        // In another network that is why.
        found = diagnose(network("udp://192.168.2.2:9092", office, refused));
        QVERIFY(found.text.text().starts_with("This computer is 192.168.1.20."));
        QVERIFY(!found.command.empty());
    }

    void whatFellSilentWasThereBefore()
    {
        Evidence evidence = network("udp://192.168.2.2:9092", boat, silence(false));
        evidence.answeredBefore = true;
        const Diagnosis found = diagnose(evidence);
        QCOMPARE(found.problem, Problem::NoAnswer);
        QCOMPARE(found.title.text(), std::string("192.168.2.2:9092 stopped responding"));
        QCOMPARE(stateOf(found, "Network route"), passed);
        QCOMPARE(stateOf(found, "Bytes arrive"), failed);
    }

    void bytesThatAreNoMessagesAreSaidToBe()
    {
        device::ProbeResult noise = silence(false);
        noise.bytes = 100;
        const Diagnosis found = diagnose(network("udp://192.168.2.2:9092", boat, noise));
        QCOMPARE(found.problem, Problem::WrongRate);
        QCOMPARE(stateOf(found, "Its port is open"), passed);
        QCOMPARE(stateOf(found, "Bytes arrive"), passed);
        QCOMPARE(stateOf(found, "They are sonar messages"), failed);
        QVERIFY(diagnose(network("udp://192.168.2.2:14660", boat, noise))
                    .text.text()
                    .find("no MAVLink") != std::string::npos);
    }

    void whoListensIsToldWhereOthersHaveToSend()
    {
        Diagnosis found = diagnose(network("udpin://0.0.0.0:9092", boat, silence(false)));
        QVERIFY(found.text.text().ends_with(
            "Let the vehicle's bridge send to 192.168.2.1, port 9092."));
        found = diagnose(network("udpin://127.0.0.1:9092", boat, silence(false)));
        QVERIFY(found.text.text().find("listen at 0.0.0.0") != std::string::npos);
    }
};

LEADLINE_GUILESS_TEST(DiagnosisTest)
#include "tst_diagnosis.moc"
