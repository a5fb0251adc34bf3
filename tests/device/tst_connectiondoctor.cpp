// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/ConnectionDoctor.h"
#include "link/EventLoopClock.h"
#include "link/Pty.h"
#include "link/SerialLink.h"
#include "link/UdpPeerServer.h"
#include "sim/SimulatedDevice.h"
#include "support/TestMain.h"

#include <QTest>
#include <QUdpSocket>

using namespace leadline;
using namespace std::chrono_literals;
using device::ConnectionDoctor;
using device::Diagnosis;
using device::Problem;

namespace {

link::LinkUrl urlOf(const std::string& text)
{
    return *link::LinkUrl::parse(text);
}

std::unique_ptr<sim::FaultyLine> simulated(ping::DeviceKind kind, base::Clock& clock)
{
    return std::move(
        *sim::makeDevice(kind, clock, std::make_shared<const sim::World>(1, clock.now())));
}

struct ConnectionDoctorBench {
    link::EventLoopClock clock;
    ConnectionDoctor doctor{clock};
    std::optional<Diagnosis> found;

    void check(const std::string& url)
    {
        found.reset();
        doctor.check(urlOf(url), [this](const Diagnosis& diagnosis) { found = diagnosis; });
    }
};

} // namespace

class ConnectionDoctorTest : public QObject {
    Q_OBJECT

private slots:
    void aSonarAtAnotherRateIsFoundBecauseItsRateIsMeasured()
    {
        ConnectionDoctorBench bench;
        auto sonar = simulated(ping::Family::Ping360, bench.clock);
        link::Pty pty(bench.clock);
        QVERIFY(pty.open().ok());
        pty.serve(*sonar);
        const std::string url = "serial:" + pty.path();
        {
            // A program before us has left it at a fast rate.
            link::SerialLink fast(urlOf(url + "?baud=921600"), bench.clock);
            fast.open();
            bool measured = false;
            fast.measureRate([&] { measured = true; });
            QTRY_VERIFY(measured);
        }
        bench.check(url);
        QTRY_VERIFY_WITH_TIMEOUT(bench.found.has_value(), 20'000);
        QVERIFY2(bench.found->problem == Problem::None, bench.found->message().text().c_str());
        QVERIFY(bench.found->title.text().starts_with("Ping360 answers"));
        QVERIFY(!bench.doctor.isChecking());
    }

    void aPortThatIsNotThereIsNotAsked()
    {
        ConnectionDoctorBench bench;
        bench.check("serial:/dev/ttyNoSuchPort");
        QVERIFY(!bench.found);
        QTRY_VERIFY(bench.found.has_value());
        QCOMPARE(bench.found->problem, Problem::NotFound);
        QCOMPARE(bench.found->title.text(), std::string("ttyNoSuchPort is not there"));
    }

    void anotherDeviceIsNamed()
    {
        ConnectionDoctorBench bench;
        link::UdpPeerServer server(simulated(ping::Family::Ping1D, bench.clock), bench.clock);
        QVERIFY(server.listen("127.0.0.1", 0).ok());
        bench.check("udp://127.0.0.1:" + std::to_string(server.port()) + "?device=ping360");
        QTRY_VERIFY(bench.found.has_value());
        QCOMPARE(bench.found->problem, Problem::AnotherDevice);
    }

    void aSilentEndpointIsSaid()
    {
        QUdpSocket silent;
        QVERIFY(silent.bind(QHostAddress::LocalHost, 0));
        const std::string url = "udp://127.0.0.1:" + std::to_string(silent.localPort());
        ConnectionDoctorBench bench;
        bench.check(url);
        QTRY_VERIFY(bench.found.has_value());
        QCOMPARE(bench.found->problem, Problem::NoAnswer);
#if defined(__linux__)
        silent.close();
        bench.found.reset();
        bench.check(url);
        QTRY_VERIFY(bench.found.has_value());
        QCOMPARE(bench.found->problem, Problem::PortClosed);
#endif
    }

    void aSimulatorThatDoesNotExistIsSaid()
    {
        ConnectionDoctorBench bench;
        bench.check("sim:vehicle");
        QVERIFY(!bench.found);
        QTRY_VERIFY(bench.found.has_value());
        QCOMPARE(bench.found->problem, Problem::CannotOpen);
    }

    void anotherCheckForgetsTheOneBefore()
    {
        ConnectionDoctorBench bench;
        int ended = 0;
        bench.doctor.check(urlOf("udp://127.0.0.1:9"), [&](const Diagnosis&) { ++ended; });
        bench.check("serial:/dev/ttyNoSuchPort");
        QTRY_VERIFY(bench.found.has_value());
        QCOMPARE(ended, 0);
        bench.check("udp://127.0.0.1:9");
        bench.doctor.stop();
        QVERIFY(!bench.doctor.isChecking());
    }
};

LEADLINE_GUILESS_TEST(ConnectionDoctorTest)
#include "tst_connectiondoctor.moc"
