// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/CliRun.h"
#include "support/PingViewerWriter.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using test::CliRun;

class CliUsageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        test::PingViewerWriter writer(test::PingViewerWriter::Options{});
        writer.record(
            std::chrono::milliseconds(100),
            test::Spoke360{.angleGrad = 200, .samples = test::someSamples(20, 1)}.frame());
        m_file = m_folder.filePath("good.bin");
        test::writeFile(m_file, QByteArray(reinterpret_cast<const char*>(writer.bytes().data()),
                                           qsizetype(writer.bytes().size())));
    }

    void wrongUsageGivesTwoAndASentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* name, const QStringList& arguments) {
            QTest::newRow(name) << arguments;
        };
        const QStringList csv{"export", "FILE", "--to", "csv", "-o", "OUT"};
        const QStringList png{"render", "FILE", "--view", "polar", "-o", "OUT"};
        row("nothing", {});
        row("empty", {""});
        row("no such command", {"frobnicate"});
        row("no such option before", {"--frobnicate"});
        row("info without a file", {"info", "--json"});
        row("info option", {"info", "--frobnicate", "FILE"});
        row("export without -o", {"export", "FILE", "--to", "csv"});
        row("export to nowhere", {"export", "FILE", "--to", "csv", "-o", ""});
        row("export -o without value", {"export", "FILE", "--to", "csv", "-o"});
        row("export without --to", {"export", "FILE", "-o", "OUT"});
        row("export to what", {"export", "FILE", "--to", "xls", "-o", "OUT"});
        row("export of nothing", {"export", "--to", "csv", "-o", "OUT"});
        row("export of two", csv + QStringList{"FILE"});
        row("export option", csv + QStringList{"--frobnicate"});
        row("bad --from", csv + QStringList{"--from", "soon"});
        row("bad --until", csv + QStringList{"--until", "00:60:00"});
        row("from behind until", csv + QStringList{"--from", "3", "--until", "2.999"});
        row("speed of what", csv + QStringList{"--sound-speed", "fast"});
        row("speed in km/s", csv + QStringList{"--sound-speed", "1.5"});
        row("speed in mm", csv + QStringList{"--sound-speed", "1500000"});
        row("drift of nothing", {"drift"});
        row("drift of two", {"drift", "FILE", "FILE"});
        row("drift option", {"drift", "--frobnicate", "FILE"});
        row("drift twice", {"drift", "FILE", "--json", "-o", "OUT"});
        row("drift to nowhere", {"drift", "FILE", "-o", ""});
        row("drift backwards", {"drift", "FILE", "--from", "3", "--until", "2"});
        row("drift when", {"drift", "FILE", "--from", "soon"});
        row("map of nothing", {"map", "-o", "OUT.png"});
        row("map to nowhere", {"map", "FILE"});
        row("map option", {"map", "--frobnicate", "FILE", "-o", "OUT.png"});
        row("map to what", {"map", "FILE", "-o", "OUT.gif"});
        row("map of what cells", {"map", "FILE", "-o", "OUT.png", "--cell", "2"});
        row("map backwards", {"map", "FILE", "-o", "OUT.png", "--from", "3", "--until", "2"});
        row("map when", {"map", "FILE", "-o", "OUT.png", "--from", "soon"});
        row("drift at what speed", {"drift", "FILE", "--sound-speed", "1.5"});
        row("render without -o", {"render", "FILE", "--view", "polar"});
        row("render without --view", {"render", "FILE", "-o", "OUT"});
        row("render of nothing", {"render", "--view", "polar", "-o", "OUT"});
        row("render option", png + QStringList{"--frobnicate"});
        row("an option of Qt", png + QStringList{"-platform", "minimal"});
        row("bad view", {"render", "FILE", "--view", "sideways", "-o", "OUT"});
        row("bad palette", png + QStringList{"--palette", "plaid"});
        row("bad columns", png + QStringList{"--columns", "many"});
        for (const char* size : {"", "800", "x", "0x10", "10x0", "-1x5", "10x20x30", "1e2x100",
                                 "16385x10", "10 x10", "10.5x10"})
            row(qPrintable(QStringLiteral("size '%1'").arg(QLatin1String(size))),
                png + QStringList{"--size", size});
        for (const char* time : {"", "-1", "1,5", "12,500", "nan", "inf", "1:2:3:4", "::", "0x10",
                                 " 5", "5 s", "00:61:00", "00:00:60", "1.5:00:00", "1e3"})
            row(qPrintable(QStringLiteral("time '%1'").arg(QLatin1String(time))),
                png + QStringList{"--at", time});
    }

    void wrongUsageGivesTwoAndASentence()
    {
        QFETCH(QStringList, arguments);
        arguments.replaceInStrings("FILE", m_file);
        const QString out = m_folder.filePath("out");
        arguments.replaceInStrings(QRegularExpression("^OUT$"), out);
        const CliRun run = cli(arguments);
        QVERIFY2(run.status == 2, run.reported());
        QVERIFY2(run.printedOneLineWith({}), run.reported());
        QCOMPARE(run.out, QByteArray());
        QVERIFY(!QFile::exists(out));
    }

    void timesAreSecondsOrClockTimes_data()
    {
        QTest::addColumn<QString>("time");
        for (const char* time : {"0", "0.1", "12.5", ".5", "00:00:00.100", "100:59:59.999", "7"})
            QTest::newRow(time) << time;
    }

    void timesAreSecondsOrClockTimes()
    {
        QFETCH(QString, time);
        const CliRun run = cli({"export", m_file, "--to", "csv", "--from", time, "-o", "-"});
        QVERIFY2(run.status == 0, run.reported());
        QVERIFY2(run.outLines().size() == 2, run.reported()); // past the end means the end
    }

    void helpAndVersionNeedNoDisplayAndNoFile_data()
    {
        QTest::addColumn<QStringList>("arguments");
        for (const char* command : {"", "info", "export", "render", "report", "record", "repair",
                                    "simulate", "discover", "latency", "drift", "map"})
            for (const char* option : {"--help", "-h", "--version", "-v"}) {
                QStringList arguments{command, option};
                arguments.removeAll({});
                QTest::addRow("%s %s", command, option) << arguments;
            }
    }

    void helpAndVersionNeedNoDisplayAndNoFile()
    {
        QFETCH(QStringList, arguments);
        const CliRun run = cli(arguments);
        QVERIFY2(run.status == 0, run.reported());
        QCOMPARE(run.error, QByteArray());
        const bool version = arguments.last().contains("v");
        const QString command = arguments.size() > 1 ? arguments.first() + " [options]" : "COMMAND";
        const QByteArray usage = ("Usage: leadline-cli " + command).toUtf8();
        QVERIFY2(run.out.startsWith(version ? "leadline-cli " : usage), run.reported());
        QVERIFY2(run.out.contains(version ? "." : "--help"), run.reported());
    }

    void helpNamesEveryOptionOfTheContract()
    {
        const QByteArray exported = cli({"export", "--help"}).out;
        for (const char* option : {"--to", "--stream", "--samples", "--vehicle", "--from",
                                   "--until", "--sound-speed", "-o", "--force"})
            QVERIFY2(exported.contains(option), option);
        const QByteArray rendered = cli({"render", "--help"}).out;
        for (const char* option : {"--view", "--stream", "--at", "--size", "--palette", "--columns",
                                   "--plain", "-o", "--force"})
            QVERIFY2(rendered.contains(option), option);
        QVERIFY(cli({"info", "--help"}).out.contains("--json"));
        // Of all sonars, too: their settings, and what may speak on a link.
        const QByteArray recorded = cli({"record", "--help"}).out;
        for (const char* word : {"sector", "depth-limit", "pulse-length", "channel-data", "S500",
                                 "Omniscan 450", "Surveyor", "surveyor240", "omniscan3d"})
            QVERIFY2(recorded.contains(word), word);
    }

private:
    static CliRun cli(const QStringList& arguments)
    {
        return test::runCli(LEADLINE_BIN_DIR "/leadline-cli", arguments);
    }

    QTemporaryDir m_folder;
    QString m_file;
};

LEADLINE_GUILESS_TEST(CliUsageTest)
#include "tst_cliusage.moc"
