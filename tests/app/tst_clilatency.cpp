// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/FramePeek.h"
#include "mavlink/LinkMessages.h"
#include "mavlink/Message.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkDatagram>
#include <QProcess>
#include <QTest>
#include <QUdpSocket>

using namespace leadline;
using test::CliRun;

namespace {

const QString program = QStringLiteral(LEADLINE_BIN_DIR "/leadline-cli");

CliRun latency(const QStringList& arguments)
{
    return test::runCli(program, QStringList{"latency"} + arguments);
}

QJsonObject object(const QByteArray& line)
{
    return QJsonDocument::fromJson(line).object();
}

} // namespace

class CliLatencyTest : public QObject {
    Q_OBJECT

private slots:
    void timesyncGivesRoundTripsAndTheClock()
    {
        const CliRun run = latency({"sim:vehicle", "--count", "3", "--interval", "0.1", "--json"});
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.reported());
        const auto lines = run.outLines();
        QCOMPARE(lines.size(), 4);
        const QJsonObject reply = object(lines[0]);
        QCOMPARE(reply["probe"].toString(), "timesync");
        QCOMPARE(reply["system"].toInt(), 1);
        QCOMPARE(reply["component"].toInt(), 1);
        QCOMPARE(reply["version"].toInt(), 2);
        QVERIFY(reply["rtt_ms"].isDouble() && reply["rtt_ms"].toDouble() >= 0);
        QVERIFY(reply["offset_ms"].isDouble() && reply["bound_ms"].isDouble());
        const QJsonObject summary = object(lines[3])["summary"].toObject();
        QCOMPARE(summary["sent"].toInt(), 3);
        QCOMPARE(summary["replies"].toInt(), 3);
        QCOMPARE(summary["lost"].toInt(-1), 0);
        QCOMPARE(summary["late"].toInt(-1), 0);
        QCOMPARE(summary["duplicate"].toInt(-1), 0);
        const QJsonObject times = summary["rtt_ms"].toObject();
        QVERIFY(times["min"].toDouble(-1) <= times["median"].toDouble(-1));
        QVERIFY(times["median"].toDouble(-1) <= times["p95"].toDouble(-1));
        QVERIFY(times["p95"].toDouble(-1) <= times["max"].toDouble(-1));
    }

    void pingKnowsNoClock()
    {
        const CliRun run = latency({"sim:vehicle", "--probe", "ping", "--count", "2", "--interval",
                                    "0.05", "--timeout", "0.3", "--json"});
        QVERIFY2(run.status == 0, run.reported());
        const QJsonObject reply = object(run.outLines().first());
        QCOMPARE(reply["probe"].toString(), "ping");
        QVERIFY(reply["offset_ms"].isNull() && reply.contains("offset_ms"));
        QVERIFY(reply["version"].isNull() && reply.contains("version"));
        QCOMPARE(object(run.outLines().last())["summary"].toObject()["sent"].toInt(), 2);
    }

    void wordsAreForPeople()
    {
        const CliRun run =
            latency({"sim:vehicle", "--target", "1/1", "--count", "2", "--interval", "0.1"});
        QVERIFY2(run.status == 0, run.reported());
        QVERIFY2(run.out.startsWith("1/1: "), run.reported());
        QVERIFY2(run.out.contains("2 sent, 2 replies, 0 lost"), run.reported());
    }

    void aSimulatedVehicleAnswersOverUdp()
    {
        QProcess vehicle;
        vehicle.start(program, {"simulate", "vehicle", "--listen", "udpin://127.0.0.1:0", "--delay",
                                "0.02", "--firmware", "1.0.0"});
        while (!vehicle.canReadLine() && vehicle.waitForReadyRead(30'000)) {
        }
        const QString url = QString::fromUtf8(vehicle.readLine()).trimmed();
        const CliRun run = latency({url, "--count", "3", "--interval", "0.1", "--json"});
        vehicle.terminate();
        vehicle.waitForFinished();
        QVERIFY2(run.status == 0, run.reported());
        const QJsonObject reply = object(run.outLines().first());
        QCOMPARE(reply["version"].toInt(), 1);
        QVERIFY(reply["rtt_ms"].toDouble() >= 20);
    }

    void whoNeverRepliesIsSaid()
    {
        const CliRun run = latency({"sim:vehicle", "--target", "9/9", "--count", "2", "--interval",
                                    "0.1", "--timeout", "0.2"});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.printedOneLineWith("no replies"), run.reported());
        QVERIFY2(run.out.startsWith("2 sent, 0 replies, 2 lost"), run.reported());
    }

    /// Those that know no targets answer everybody (version 1), whoever was asked.
    void answersOfOthersAreNotCounted_data()
    {
        QTest::addColumn<QString>("probe");
        QTest::newRow("timesync") << "timesync";
        QTest::newRow("ping") << "ping";
    }
    void answersOfOthersAreNotCounted()
    {
        QFETCH(QString, probe);
        QUdpSocket others;
        QVERIFY(others.bind(QHostAddress::LocalHost));
        const auto answer = [&](const mavlink::Frame& frame, const QHostAddress& to, quint16 port) {
            for (const mavlink::Address from : {mavlink::Address{2, 1}, {3, 1}, {200, 1}}) {
                std::vector<std::byte> reply;
                if (const auto sync = mavlink::decodeAs<mavlink::Timesync>(frame);
                    sync && sync->tc1 == 0)
                    reply = mavlink::encodeFrame({from, 0},
                                                 mavlink::Timesync{1'000'000, sync->ts1, 0, 0});
                else if (const auto ping = mavlink::decodeAs<mavlink::Ping>(frame))
                    reply = mavlink::encodeFrame(
                        {from, 0}, mavlink::Ping{ping->timeUsec, ping->seq, frame.sender().system,
                                                 frame.sender().component});
                else
                    return;
                others.writeDatagram(reinterpret_cast<const char*>(reply.data()),
                                     static_cast<qint64>(reply.size()), to, port);
            }
        };
        QObject::connect(&others, &QUdpSocket::readyRead, &others, [&] {
            while (others.hasPendingDatagrams()) {
                const QNetworkDatagram each = others.receiveDatagram();
                const QByteArray bytes = each.data();
                const auto frame = mavlink::readFrame(
                    base::ByteSpan(reinterpret_cast<const std::byte*>(bytes.data()),
                                   static_cast<std::size_t>(bytes.size())));
                if (frame)
                    answer(*frame, each.senderAddress(), static_cast<quint16>(each.senderPort()));
            }
        });
        QProcess process;
        process.start(program,
                      {"latency",
                       QString("udp://127.0.0.1:%1").arg(others.localPort()) + "?device=vehicle",
                       "--probe", probe, "--target", "1/1", "--count", "3", "--interval", "0.05",
                       "--timeout", "0.4"});
        QVERIFY(QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 60'000));
        const QByteArray out = process.readAllStandardOutput();
        const QByteArray error = process.readAllStandardError();
        QVERIFY2(out.startsWith("3 sent, 0 replies, 3 lost"), out);
        QVERIFY2(error.contains("1/1 did not reply; others did: 2/1, 3/1, 200/1."), error);
        QCOMPARE(process.exitCode(), 1);
    }

    void wrongUsageGivesTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no link") << QStringList{};
        QTest::newRow("two links") << QStringList{"sim:vehicle", "sim:vehicle"};
        QTest::newRow("no such link") << QStringList{"nowhere"};
        QTest::newRow("probe") << QStringList{"sim:vehicle", "--probe", "smoke"};
        QTest::newRow("target") << QStringList{"sim:vehicle", "--target", "1"};
        QTest::newRow("high target") << QStringList{"sim:vehicle", "--target", "1/256"};
        QTest::newRow("count") << QStringList{"sim:vehicle", "--count", "0"};
        QTest::newRow("interval") << QStringList{"sim:vehicle", "--interval", "0"};
        QTest::newRow("timeout") << QStringList{"sim:vehicle", "--timeout", "soon"};
    }
    void wrongUsageGivesTwo()
    {
        QFETCH(QStringList, arguments);
        const CliRun run = latency(arguments);
        QVERIFY2(run.status == 2 && run.printedOneLineWith("") && run.out.isEmpty(),
                 run.reported());
    }
};

LEADLINE_GUILESS_TEST(CliLatencyTest)
#include "tst_clilatency.moc"
