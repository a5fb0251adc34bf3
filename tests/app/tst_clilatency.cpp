// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

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
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.told());
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
        QVERIFY2(run.status == 0, run.told());
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
        QVERIFY2(run.status == 0, run.told());
        QVERIFY2(run.out.startsWith("1/1: "), run.told());
        QVERIFY2(run.out.contains("2 sent, 2 replies, 0 lost"), run.told());
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
        QVERIFY2(run.status == 0, run.told());
        const QJsonObject reply = object(run.outLines().first());
        QCOMPARE(reply["version"].toInt(), 1);
        QVERIFY(reply["rtt_ms"].toDouble() >= 20);
    }

    void whoNeverRepliesIsSaid()
    {
        const CliRun run = latency({"sim:vehicle", "--target", "9/9", "--count", "2", "--interval",
                                    "0.1", "--timeout", "0.2"});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.saidOneLineWith("nobody replied"), run.told());
        QVERIFY2(run.out.startsWith("2 sent, 0 replies, 2 lost"), run.told());
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
        QVERIFY2(run.status == 2 && run.saidOneLineWith("") && run.out.isEmpty(), run.told());
    }
};

LEADLINE_GUILESS_TEST(CliLatencyTest)
#include "tst_clilatency.moc"
