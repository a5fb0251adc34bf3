// SPDX-License-Identifier: GPL-3.0-or-later
#include "OfficialReaders.h"
#include "formats/Recording.h"
#include "mcap/McapRepair.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"
#include "support/TestMain.h"

#include <QDir>
#include <QJsonDocument>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;

namespace {

/// What a child handed over to its recorder, by its own word, before it was killed.
struct Killed {
    qint64 pings = 0;
    /// When each was handed over, ms.
    QList<qint64> times;
};

Killed recordAndKill(const QString& folder, int afterMs)
{
    QProcess child;
    child.start(LEADLINE_BIN_DIR "/leadline-record-forever", {folder});
    QByteArray said;
    // The moment is the child's own: a busy machine only makes the test longer.
    const auto lastMs = [&] {
        const auto lines = said.split('\n');
        return lines.size() > 1 ? lines[lines.size() - 2].split(' ').value(1).toLongLong() : 0;
    };
    while (lastMs() < afterMs && child.waitForReadyRead(30'000))
        said += child.readAllStandardOutput();
    child.kill(); // SIGKILL
    child.waitForFinished();
    said += child.readAllStandardOutput();
    Killed killed;
    for (const QByteArray& line : said.first(said.lastIndexOf('\n') + 1).split('\n')) {
        const auto words = line.split(' ');
        if (words.size() != 2)
            continue;
        ++killed.pings;
        killed.times += words[1].toLongLong();
    }
    return killed;
}

} // namespace

/// Tests what other programs can read of a recording after the computer has failed.
class McapKillTest : public QObject {
    Q_OBJECT

private slots:
    void killedRecordingsLoseAtMostTheLastSecond()
    {
        int rounds = qEnvironmentVariableIntValue("LEADLINE_KILLS");
        rounds = rounds > 0 ? rounds : 5;
        const test::OfficialReaders official;
        for (int round = 0; round < rounds; ++round) {
            QTemporaryDir folder;
            const int afterMs = QRandomGenerator::global()->bounded(300, 2500);
            const Killed killed = recordAndKill(folder.path(), afterMs);
            const QStringList files = QDir(folder.path()).entryList({"*.mcap"});
            QCOMPARE(files.size(), 1);
            const QString file = folder.filePath(files.first());
            const auto kept = checkFrames(file);
            QVERIFY(kept > 0);
            const qint64 first = killed.times.value(kept, killed.times.last());
            QVERIFY2(killed.times.last() - first <= 1000,
                     qPrintable(QStringLiteral("killed after %1 ms: %2 of %3 kept")
                                    .arg(afterMs)
                                    .arg(kept)
                                    .arg(killed.pings)));

            const auto report = mcap::repairMcap(file.toStdString());
            QVERIFY2(report.ok(), report.ok() ? "" : report.error().message.text().c_str());
            QVERIFY(!report->wasComplete);
            QCOMPARE(checkFrames(file), kept);
            checkOfficially(official, file, kept);
        }
        if (!official.missing().isEmpty())
            QSKIP(qPrintable(official.missing()));
    }

private:
    /// All pings from the first on, without a gap; gives their count.
    static qint64 checkFrames(const QString& file)
    {
        auto opened = formats::Recording::open(std::filesystem::path(file.toStdString()));
        if (!opened)
            qFatal("%s", opened.error().message.text().c_str());
        (*opened)->index();
        const log::Log& log = (*opened)->log();
        std::vector<std::byte> scratch;
        for (std::uint64_t i = 0; i < log.frameCount(); ++i) {
            const auto frame = log.read(i, scratch);
            const auto profile =
                frame ? ping::decodePayload<ping::ping1d::Profile>(frame->payload) : std::nullopt;
            if (!profile || profile->pingNumber != i)
                qFatal("ping %llu is not in its place", static_cast<unsigned long long>(i));
        }
        return static_cast<qint64>(log.frameCount());
    }

    static void checkOfficially(const test::OfficialReaders& official, const QString& file,
                                qint64 pings)
    {
        if (!official.missing().isEmpty())
            return;
        const QString topic = "sonar/ping1d-1/rx";
        const auto indexed = official.run("read.mjs", file);
        QVERIFY2(indexed["ok"].toBool(), QJsonDocument(indexed).toJson());
        QCOMPARE(indexed["counts"].toObject()[topic].toInteger(), pings);
        const auto streamed = official.run("stream.mjs", file);
        QVERIFY(streamed["complete"].toBool() && streamed["error"].isNull());
        QCOMPARE(streamed["counts"].toObject()[topic].toInteger(), pings);
    }
};

LEADLINE_GUILESS_TEST(McapKillTest)
#include "tst_mcapkill.moc"
