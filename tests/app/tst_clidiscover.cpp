// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/CliRun.h"
#include "support/Simulator.h"
#include "support/TestMain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <memory>
#include <vector>

using namespace leadline;
using test::CliRun;
using test::Simulator;

namespace {

const QString program = QStringLiteral(LEADLINE_BIN_DIR "/leadline-cli");

CliRun discover(const QStringList& arguments)
{
    return test::runCli(program, QStringList{"discover"} + arguments);
}

QList<QJsonObject> objects(const CliRun& run)
{
    QList<QJsonObject> all;
    for (const QByteArray& line : run.outLines())
        all << QJsonDocument::fromJson(line).object();
    return all;
}

/// What answers at a link; other programs on this computer or its network may answer elsewhere.
QJsonObject at(const CliRun& run, const QString& link)
{
    for (const QJsonObject& object : objects(run))
        if (object["link"] == link)
            return object;
    return {};
}

} // namespace

class CliDiscoverTest : public QObject {
    Q_OBJECT

private slots:
    void threeSimulatorsOnTwoPtysAndUdpAreFound()
    {
        const Simulator sounder({"ping1d", "--listen", "pty:", "--firmware", "3.28.2"});
        const Simulator scanner({"ping360", "--listen", "pty:"});
        const Simulator bridged({"ping360", "--listen", "udpin:0", "--firmware", "3.1.1"});
        const CliRun run =
            discover({"--json", "--for", "4", sounder.url(), scanner.url(), bridged.url()});
        QVERIFY2(run.status == 0 && run.error.isEmpty(), run.reported());
        const QJsonObject first = at(run, sounder.url());
        QCOMPARE(first["device"].toString(), QString("ping1d"));
        QCOMPARE(first["type"].toInt(), 1);
        QCOMPARE(first["firmware"].toString(), QString("3.28.2"));
        QCOMPARE(first["id"].toInt(), 1);
        QCOMPARE(first["protocol"].toString(), QString("1.0.0"));
        QVERIFY(first.contains("answer_ms") && first["mac"].isNull());
        QCOMPARE(at(run, scanner.url())["device"].toString(), QString("ping360"));
        const QJsonObject third = at(run, bridged.url());
        QCOMPARE(third["device"].toString(), QString("ping360"));
        QCOMPARE(third["firmware"].toString(), QString("3.1.1"));
        QCOMPARE(third["revision"].toInt(), int('C'));
        // Each once, however often it was asked.
        int lines = 0;
        for (const QJsonObject& object : objects(run))
            lines += object["link"] == bridged.url() ? 1 : 0;
        QCOMPARE(lines, 1);
    }

    void inWordsTheLinkAndWhoItIs()
    {
        const Simulator bridged({"ping1d", "--listen", "udpin:0", "--firmware", "3.29.0"});
        const CliRun run = discover({"--for", "1", bridged.url(), "sim:ping360"});
        QVERIFY2(run.status == 0, run.reported());
        const QByteArray line = "Ping1D   " + bridged.url().toUtf8() + "  firmware 3.29.0, id 1";
        QVERIFY2(run.outLines().contains(line), run.reported());
        QVERIFY2(run.out.contains("Ping360  sim:ping360  firmware "), run.reported());
    }

    void addressesAreUnderstoodAsTheyAreTyped()
    {
        // An address of this computer that nothing else is likely to use.
        const Simulator sounder({"ping1d", "--listen", "udpin://127.0.0.77:9090"});
        const CliRun bare = discover({"--json", "--for", "2", "127.0.0.77"});
        QVERIFY2(bare.status == 0 && bare.error.isEmpty(), bare.reported());
        QCOMPARE(at(bare, "udp://127.0.0.77:9090")["device"].toString(), QString("ping1d"));
        const CliRun ported = discover({"--json", "--for", "1", "127.0.0.77:9090"});
        QVERIFY2(ported.status == 0, ported.reported());
        QCOMPARE(at(ported, "udp://127.0.0.77:9090")["device"].toString(), QString("ping1d"));
        const CliRun nobody = discover({"--json", "--for", "1", "127.0.0.78"});
        QVERIFY2(nobody.status == 1, nobody.reported());
        QVERIFY2(nobody.printedOneLineWith("127.0.0.78:9092"), nobody.reported());
    }

    void aNamedLinkThatDoesNotAnswerIsAFailureWithItsReason()
    {
        const Simulator bridged({"ping1d", "--listen", "udpin:0"});
        const CliRun run =
            discover({"--json", "--for", "1", bridged.url(), "serial:/dev/ttyNoSuchPort"});
        QVERIFY2(run.status == 1, run.reported());
        QVERIFY2(run.printedOneLineWith("serial:/dev/ttyNoSuchPort: ttyNoSuchPort is not there."),
                 run.reported());
        QCOMPARE(at(run, bridged.url())["device"].toString(), QString("ping1d"));
    }

    void anotherDeviceThanNamedIsSaid()
    {
        const Simulator bridged({"ping1d", "--listen", "udpin:0"});
        const QString url = bridged.url() + "?device=ping360";
        const CliRun run = discover({"--json", "--for", "1", url});
        QVERIFY2(run.status == 1, run.reported());
        QVERIFY2(run.printedOneLineWith("This is a Ping1D, not a Ping360."), run.reported());
        QCOMPARE(at(run, url)["device"].toString(), QString("ping1d"));
    }

    void aPortThatAnotherProgramHoldsIsLeftToIt()
    {
        const Simulator sounder({"ping1d", "--listen", "pty:"});
        QProcess holder;
        holder.setStandardInputFile(sounder.url().mid(QString("serial:").size()));
        holder.start("sleep", {"600"});
        QVERIFY(holder.waitForStarted());
        const CliRun run = discover({"--json", "--for", "1", sounder.url()});
        holder.kill();
        holder.waitForFinished();
        QVERIFY2(run.status == 1 && run.printedOneLineWith("holds the port"), run.reported());
    }

    void anInterruptionEndsItWithWhatWasFound_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
    }

    void anInterruptionEndsItWithWhatWasFound()
    {
        QFETCH(int, signal);
        const Simulator bridged({"ping1d", "--listen", "udpin:0"});
        QProcess process;
        process.start(program, {"discover", "--json", "--for", "01:00:00", bridged.url()});
        QVERIFY(process.waitForReadyRead(30'000));
        ::kill(static_cast<pid_t>(process.processId()), signal);
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(process.readAllStandardOutput().contains(bridged.url().toUtf8()));
    }

    void wrongUsageGivesTwoAndASentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        for (const char* time : {"", "-1", "soon", "1:2:3:4"})
            QTest::addRow("--for '%s'", time) << QStringList{"--for", time};
        for (const char* url :
             {"", "9090", "http://192.168.2.2", "udp://192.168.2.2:0", "sim:ping2", "serial:"})
            QTest::addRow("link '%s'", url) << QStringList{url};
        QTest::newRow("an option") << QStringList{"--frobnicate"};
    }

    void wrongUsageGivesTwoAndASentence()
    {
        QFETCH(QStringList, arguments);
        const CliRun run = discover(arguments);
        QVERIFY2(run.status == 2 && run.printedOneLineWith({}) && run.out.isEmpty(),
                 run.reported());
    }

    void helpNamesEveryOptionOfTheContract()
    {
        const CliRun run = discover({"--help"});
        QCOMPARE(run.status, 0);
        for (const char* option : {"--json", "--for", "LINK"})
            QVERIFY2(run.out.contains(option), option);
    }
};

LEADLINE_GUILESS_TEST(CliDiscoverTest)
#include "tst_clidiscover.moc"
