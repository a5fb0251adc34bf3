// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what a recording contains after its process was killed.
#include "mcap/McapRepair.h"
#include "ping/Ping1d.h"
#include "support/LiveBench.h"
#include "support/RecordingSummary.h"
#include "support/Simulator.h"
#include "support/TestMain.h"

#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using test::Simulator;

namespace {

std::chrono::nanoseconds utcNow()
{
    return std::chrono::system_clock::now().time_since_epoch();
}

} // namespace

class CliRecordKillTest : public QObject {
    Q_OBJECT

private slots:
    void killedRecordingsLoseAtMostTheLastSecond()
    {
        int rounds = qEnvironmentVariableIntValue("LEADLINE_KILLS");
        rounds = rounds > 0 ? rounds : 5;
        // Never restarted, so that its pings are numbered without a gap.
        const Simulator simulator({"ping1d", "--listen", "udpin:0"});
        QVERIFY(simulator.url().startsWith("udp://"));
        for (int round = 0; round < rounds; ++round) {
            const QTemporaryDir folder;
            const QString file = folder.filePath("dive.mcap");
            QProcess record;
            record.start(QStringLiteral(LEADLINE_BIN_DIR "/leadline-cli"),
                         {"record", simulator.url(), "-o", file, "--set", "range=5,interval=10"});
            const auto size = QRandomGenerator::global()->bounded(20'000, 200'000);
            QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(file).size() > size, 60'000);
            const auto killedAt = utcNow();
            record.kill(); // SIGKILL
            QVERIFY(record.waitForFinished(30'000));
            const test::RecordingSummary kept = test::keptIn(file);
            QVERIFY(kept.pings > 0);
            QVERIFY2(
                killedAt - kept.until <= 1s,
                qPrintable(QStringLiteral("%1 ms are lost").arg((killedAt - kept.until) / 1ms)));
            const auto report = mcap::repairMcap(file.toStdString());
            QVERIFY2(report.ok(), report.ok() ? "" : report.error().message.text().c_str());
            QVERIFY(!report->wasComplete);
            QCOMPARE(test::keptIn(file).pings, kept.pings);
            auto complete = formats::Recording::open(std::filesystem::path(file.toStdString()));
            QVERIFY(complete.ok());
            (*complete)->index();
            QVERIFY(!(*complete)->counts().truncated);
        }
    }
};

LEADLINE_GUILESS_TEST(CliRecordKillTest)
#include "tst_clirecordkill.moc"
