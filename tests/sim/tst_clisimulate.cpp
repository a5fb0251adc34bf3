// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/EventLoopClock.h"
#include "link/LinkFactory.h"
#include "mavlink/Message.h"
#include "mavlink/Parser.h"
#include "ping/Message.h"
#include "ping/Parser.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>
#include <QUdpSocket>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <numbers>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace leadline;
using link::Link;
using ping::encodeFrame;
namespace common = ping::common;

namespace {

const QString program = QStringLiteral(LEADLINE_BIN_DIR "/leadline-cli");

/// `leadline-cli simulate`, ended with its owner.
struct Simulator {
    QProcess process;
    QByteArray url;

    explicit Simulator(const QStringList& arguments)
    {
        process.start(program, QStringList{"simulate"} + arguments);
        while (!process.canReadLine() && process.waitForReadyRead(30'000)) {
        }
        const QByteArray line = process.readLine();
        url = line.endsWith('\n') ? line.chopped(1) : QByteArray();
    }
    ~Simulator()
    {
        process.kill();
        process.waitForFinished();
    }
    bool endsBy(int signal)
    {
        ::kill(static_cast<pid_t>(process.processId()), signal);
        return process.waitForFinished(30'000) && process.exitStatus() == QProcess::NormalExit;
    }
};

struct Client {
    link::EventLoopClock clock;
    std::unique_ptr<Link> link;
    ping::Parser parser;
    std::vector<std::uint16_t> ids;

    explicit Client(const QByteArray& url)
        : link(std::move(*link::makeLink(*link::LinkUrl::parse(url.toStdString()), clock)))
    {
        QObject::connect(link.get(), &Link::received, link.get(), [this](base::ByteSpan bytes) {
            while (const auto frame = parser.next(bytes))
                ids.push_back(frame->messageId);
        });
        link->open();
    }
};

bool catches(qint64 processId, int signal)
{
    QFile status(QString("/proc/%1/status").arg(processId));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    static const QRegularExpression caught("SigCgt:\\s+([0-9a-f]+)");
    const qulonglong signalSet =
        caught.match(status.readAll()).captured(1).toULongLong(nullptr, 16);
    return (signalSet >> (signal - 1) & 1U) != 0;
}

} // namespace

class CliSimulateTest : public QObject {
    Q_OBJECT

private slots:
    void aClientGetsItsLinkAndAnswers_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("form");
        QTest::newRow("ping1d, UDP") << QStringList{"ping1d", "--listen", "udpin://127.0.0.1:0"}
                                     << "^udp://127\\.0\\.0\\.1:[1-9][0-9]*$";
        QTest::newRow("as it is typed")
            << QStringList{"ping1d", "--listen", "127.0.0.1:0"} << "^udp://127\\.0\\.0\\.1:[0-9]+$";
        QTest::newRow("ping360, UDP") << QStringList{"ping360", "--listen", "udpin:0"}
                                      << "^udp://127\\.0\\.0\\.1:[1-9][0-9]*$";
        QTest::newRow("everywhere") << QStringList{"ping360", "--listen", "udpin://0.0.0.0:0"}
                                    << "^udp://127\\.0\\.0\\.1:[1-9][0-9]*$";
        QTest::newRow("IPv6") << QStringList{"ping1d", "--listen", "udpin://[::1]:0"}
                              << "^udp://\\[::1\\]:[1-9][0-9]*$";
        QTest::newRow("ping1d, pty")
            << QStringList{"ping1d", "--listen", "pty:"} << "^serial:/dev/pts/[0-9]+$";
        QTest::newRow("ping360, pty")
            << QStringList{"ping360", "--listen", "pty:"} << "^serial:/dev/pts/[0-9]+$";
    }

    void aClientGetsItsLinkAndAnswers()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, form);
        Simulator simulator(arguments);
        QVERIFY2(QRegularExpression(form).match(simulator.url).hasMatch(),
                 simulator.url.constData());
        Client client(simulator.url);
        QVERIFY(client.link->send(encodeFrame(common::GeneralRequest{4})));
        QTRY_COMPARE(client.ids, std::vector<std::uint16_t>{4});
        QVERIFY(simulator.endsBy(SIGINT));
        QCOMPARE(simulator.process.exitCode(), 0);
        QCOMPARE(simulator.process.readAllStandardOutput(), QByteArray());
        QCOMPARE(simulator.process.readAllStandardError(), QByteArray());
    }

    void sigtermEndsItToo()
    {
        Simulator simulator({"ping1d", "--listen", "udpin:0"});
        QVERIFY(!simulator.url.isEmpty());
        QVERIFY(simulator.endsBy(SIGTERM));
        QCOMPARE(simulator.process.exitCode(), 0);
    }

    void aSignalBeforeItRunsIsHeeded()
    {
        // It cannot print yet, for the pipe is full.
        const QTemporaryDir folder;
        const QString path = folder.filePath("out");
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        const int pipe = ::open(QFile::encodeName(path).constData(), O_RDWR | O_NONBLOCK);
        QVERIFY(pipe >= 0);
        const auto closing = qScopeGuard([pipe] { ::close(pipe); });
        QByteArray block(4096, ' ');
        while (::write(pipe, block.constData(), 4096) > 0) {
        }
        QProcess process;
        process.setStandardOutputFile(path);
        process.start(program, {"simulate", "ping1d", "--listen", "udpin:0"});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(catches(process.processId(), SIGTERM), 30'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
        while (::read(pipe, block.data(), 4096) > 0) {
        }
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
    }

    void itListensOnLoopbackUnlessToldOtherwise()
    {
        Simulator simulator({"ping1d", "--listen", "udpin:0"});
        const QByteArray port = simulator.url.mid(simulator.url.lastIndexOf(':') + 1);
        const QByteArray local =
            "0100007F:" + QByteArray::number(port.toInt(), 16).rightJustified(4, '0').toUpper();
        QFile sockets("/proc/net/udp");
        if (sockets.open(QIODevice::ReadOnly))
            QVERIFY2(sockets.readAll().contains(local), local.constData());
    }

    void aPortOfAVehicleSaysThatItIsNone()
    {
        QUdpSocket free;
        for (quint16 port = 14600; port < 14660; ++port)
            if (free.bind(QHostAddress::LocalHost, port, QUdpSocket::DontShareAddress))
                break;
        const QByteArray port = QByteArray::number(free.localPort());
        free.close();
        Simulator simulator({"ping1d", "--listen", "udpin:" + port});
        QCOMPARE(simulator.url, "udp://127.0.0.1:" + port + "?device=ping1d");
    }

    void optionsReachTheDevice()
    {
        Simulator simulator({"ping360", "--listen", "udpin:0", "--firmware", "3.1.1", "--seed", "7",
                             "--delay", "0.01", "--jitter", "00:00:00.01", "--loss", "0",
                             "--corrupt", "0", "--silence", "00:10:00:00:20:00", "--reboot",
                             "600"});
        Client client(simulator.url);
        QVERIFY(client.link->send(encodeFrame(ping::ping360::AutoTransmit{})));
        QTRY_COMPARE(client.ids, std::vector<std::uint16_t>{common::Nack::id});
        Simulator lossy({"ping360", "--listen", "udpin:0", "--loss", "100"});
        Client unheard(lossy.url);
        QVERIFY(unheard.link->send(encodeFrame(common::GeneralRequest{4})));
        QVERIFY(client.link->send(encodeFrame(common::GeneralRequest{4})));
        QTRY_COMPARE(client.ids.size(), std::size_t{2});
        QVERIFY(unheard.ids.empty());
    }

    void optionsReachTheVehicle()
    {
        Simulator simulator({"vehicle", "--listen", "udpin:0", "--path", "hold", "--current",
                             "2:90", "--wobble", "0:20:0", "--deviation", "60", "--iron", "5",
                             "--slip", "30:00:00:00"});
        link::EventLoopClock clock;
        const auto line =
            std::move(*link::makeLink(*link::LinkUrl::parse(simulator.url.toStdString()), clock));
        std::vector<mavlink::LocalPositionNed> places;
        std::vector<mavlink::Attitude> attitudes;
        mavlink::Parser parser;
        QObject::connect(line.get(), &Link::received, line.get(), [&](base::ByteSpan bytes) {
            while (const auto frame = parser.next(bytes)) {
                if (const auto place = mavlink::decodeAs<mavlink::LocalPositionNed>(*frame))
                    places.push_back(*place);
                if (const auto attitude = mavlink::decodeAs<mavlink::Attitude>(*frame))
                    attitudes.push_back(*attitude);
            }
        });
        line->open();
        QVERIFY(line->send(
            mavlink::encodeFrame({{254, 190}, 0}, mavlink::Heartbeat{0, 6, 8, 0, 4, 3})));
        QTRY_VERIFY_WITH_TIMEOUT(places.size() >= 4 && attitudes.size() >= 10, 30'000);
        // It reverses after 10 s, long after this; a slow machine may have taken longer.
        const auto& first = places.front();
        const auto& last = places[3];
        const double way = double(last.y) - double(first.y);
        const double passedS = (last.timeBootMs - first.timeBootMs) / 1000.0;
        QVERIFY(std::abs(std::abs(way) / passedS - 2) < 0.05);
        QCOMPARE(first.x, last.x);
        double mostRoll = 0;
        for (const auto& attitude : attitudes) {
            // Its front is north, where iron adds nothing.
            QVERIFY(std::abs(attitude.yaw - std::numbers::pi / 2) < 0.001);
            mostRoll = std::max(mostRoll, std::abs(double(attitude.roll)));
        }
        QVERIFY(mostRoll > 0.001 && mostRoll <= 20 * std::numbers::pi / 180);
    }

    void aPing360OnEthernetIsFoundByDiscovery()
    {
        // An address of our own, on this computer only; elsewhere the ports may be in use.
        Simulator simulator({"ping360", "--listen", "udpin://127.0.0.76:12345"});
        QCOMPARE(simulator.url, QByteArray("udp://127.0.0.76:12345"));
        QUdpSocket client;
        client.writeDatagram("Discovery", QHostAddress("127.0.0.76"), 30303);
        QTRY_VERIFY(client.hasPendingDatagrams());
        QByteArray answer(1000, 0);
        answer.resize(client.readDatagram(answer.data(), answer.size()));
        QVERIFY2(answer.contains("SONAR PING360") && answer.contains("127.000.000.076"),
                 answer.constData());
        QVERIFY(simulator.endsBy(SIGINT));
        QCOMPARE(simulator.process.readAllStandardError(), QByteArray());
    }

    void whatCannotBeDoneGivesOne_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("an address of others")
            << QStringList{"ping1d", "--listen", "udpin://203.0.113.7:9090"} << "203.0.113.7";
    }

    void whatCannotBeDoneGivesOne()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        const test::CliRun run = test::runCli(program, QStringList{"simulate"} + arguments);
        QVERIFY2(run.status == 1 && run.printedOneLineWith(says) && run.out.isEmpty(),
                 run.reported());
    }

    void aPortInUseGivesOne()
    {
        QUdpSocket other;
        QVERIFY(other.bind(QHostAddress::LocalHost, 0, QUdpSocket::DontShareAddress));
        const test::CliRun run =
            test::runCli(program, {"simulate", "ping1d", "--listen",
                                   "udpin:" + QString::number(other.localPort())});
        QVERIFY2(run.status == 1 && run.printedOneLineWith("in use"), run.reported());
    }

    void wrongUsageGivesTwoAndASentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QStringList good{"ping1d", "--listen", "pty:"};
        QTest::newRow("nothing") << QStringList{};
        QTest::newRow("no device") << QStringList{"--listen", "pty:"};
        QTest::newRow("what device") << QStringList{"ping2", "--listen", "pty:"};
        QTest::newRow("two devices") << QStringList{"ping1d", "ping360", "--listen", "pty:"};
        QTest::newRow("no --listen") << QStringList{"ping1d"};
        for (const char* where : {"", "udpin:", "udp://127.0.0.1:9090", "tcp:127.0.0.1:9090",
                                  "serial:/dev/ttyUSB0", "sim:ping1d", "pty:x", "9090"})
            QTest::addRow("listen '%s'", where) << QStringList{"ping1d", "--listen", where};
        const auto bad = [&](const char* option, const char* value) {
            QTest::addRow("%s '%s'", option, value) << good + QStringList{option, value};
        };
        for (const char* percent : {"", "-1", "100.5", "few", "5%"}) {
            bad("--loss", percent);
            bad("--corrupt", percent);
        }
        for (const char* time : {"", "-1", "soon", "1:2:3:4"}) {
            bad("--delay", time);
            bad("--jitter", time);
            bad("--reboot", time);
        }
        for (const char* span : {"", "5", "5:5", "8:5", "a:b", "1:2:3", ":"})
            bad("--silence", span);
        for (const char* version : {"", "3", "3.1", "3.1.256", "3.1.1.1", "3.x.1"})
            bad("--firmware", version);
        for (const char* seed : {"", "-1", "1.5", "x"})
            bad("--seed", seed);
        bad("--skew", "10");
        bad("--deviation", "10");
        bad("--iron", "10");
        bad("--slip", "10:60");
        for (const char* path : {"", "Hover", "circle"})
            bad("--path", path);
        for (const char* current :
             {"", "0.2", "0.2:", ":90", "-0.1:90", "3.1:90", "0.2:400", "0.2:90:5", "fast:north"})
            bad("--current", current);
        for (const char* wobble : {"", "3", "3:5", "3:5:0.2:1", "-1:5:0.2", "46:5:0.2", "3:46:0.2",
                                   "3:5:2.1", "3:5:", "a:b:c"})
            bad("--wobble", wobble);
        const QStringList vehicle{"vehicle", "--listen", "pty:"};
        const auto badCompass = [&](const char* option, const char* value) {
            QTest::addRow("vehicle %s '%s'", option, value) << vehicle + QStringList{option, value};
        };
        for (const char* deviation : {"", "361", "-361", "much"})
            badCompass("--deviation", deviation);
        for (const char* iron : {"", "-1", "91", "much"})
            badCompass("--iron", iron);
        for (const char* slip : {"", "30", "30:", ":60", "30:soon", "361:60", "30:-1"})
            badCompass("--slip", slip);
        bad("--frobnicate", "1");
    }

    void wrongUsageGivesTwoAndASentence()
    {
        QFETCH(QStringList, arguments);
        const test::CliRun run = test::runCli(program, QStringList{"simulate"} + arguments);
        QVERIFY2(run.status == 2 && run.printedOneLineWith({}) && run.out.isEmpty(),
                 run.reported());
    }

    void helpNamesEveryOptionOfTheContract()
    {
        const test::CliRun run = test::runCli(program, {"simulate", "--help"});
        QCOMPARE(run.status, 0);
        for (const char* option :
             {"--listen", "--seed", "--loss", "--corrupt", "--delay", "--jitter", "--silence",
              "--skew", "--reboot", "--firmware", "--path", "--current", "--wobble", "--deviation",
              "--iron", "--slip"})
            QVERIFY2(run.out.contains(option), option);
    }
};

LEADLINE_GUILESS_TEST(CliSimulateTest)
#include "tst_clisimulate.moc"
