// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Parser.h"
#include "support/TestMain.h"

#include <QDataStream>
#include <QFile>
#include <QMap>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;

namespace {

struct Run {
    int exitCode;
    QByteArray out;
    QByteArray error;
};

Run run(const QStringList& arguments)
{
    QProcess process;
    process.start(LEADLINE_BIN_DIR "/leadline-simulated-log", arguments);
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, process.errorString().toUtf8()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// What QDataStream, which wrote the real ones, reads from a log.
struct Log {
    QString magic;
    qint32 type = -1;
    QStringList times;
    QList<QByteArray> reads;
    bool ended = false;

    explicit Log(const QString& path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return;
        QDataStream stream(&file);
        quint32 version = 0;
        QString text;
        qint32 family = 0;
        stream >> magic >> version >> text >> text >> text >> text >> text >> family >> type;
        while (!stream.atEnd()) {
            QByteArray data;
            stream >> text >> data;
            times.append(text);
            reads.append(data);
        }
        ended = stream.status() == QDataStream::Ok;
    }
};

} // namespace

class SimulatedLogTest : public QObject {
    Q_OBJECT

private slots:
    void aScanningSonarsLogIsLikeARealOne()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("scan.bin");
        const Run done = run({"ping360", path, "--seconds", "30", "--seed", "4"});
        QCOMPARE(done.exitCode, 0);
        QVERIFY(done.out.contains("pings"));
        const Log log(path);
        QVERIFY(log.ended);
        QCOMPARE(log.magic, QStringLiteral("PingViewer sensor log file"));
        QCOMPARE(log.type, 2);
        QVERIFY(std::is_sorted(log.times.begin(), log.times.end()));

        ping::Parser parser;
        QMap<int, int> ids;
        QSet<int> periods;
        int whole = 0;
        for (const QByteArray& read : log.reads) {
            base::ByteSpan input =
                std::as_bytes(std::span(read.constData(), std::size_t(read.size())));
            const bool clean = parser.waitingBytes() == 0;
            int frames = 0;
            while (const auto frame = parser.next(input)) {
                ++frames;
                ++ids[frame->messageId];
                if (frame->messageId == 2300)
                    periods.insert(base::loadLittle<std::uint16_t>(frame->payload, 6));
            }
            whole += clean && frames == 1 && parser.waitingBytes() == 0 ? 1 : 0;
        }
        QCOMPARE(parser.badChecksums(), std::uint64_t{0});
        QCOMPARE(parser.skippedBytes(), std::uint64_t{0});
        QCOMPARE(parser.waitingBytes(), std::size_t{0});
        QCOMPARE(ids.keys(), (QList<int>{4, 2300}));
        QCOMPARE(ids[4], 22);
        QVERIFY(ids[2300] > 420 && ids[2300] < 480);
        QCOMPARE(periods, (QSet<int>{888, 1333}));
        // In real logs 73.9 % of the records are one whole frame.
        const double share = double(whole) / double(log.reads.size());
        QVERIFY2(share > 0.62 && share < 0.82, qPrintable(QString::number(share)));
    }

    void anEchosoundersLogHasTenProfilesASecond()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("down.bin");
        QCOMPARE(run({"ping1d", path, "--seconds", "20"}).exitCode, 0);
        const Log log(path);
        QVERIFY(log.ended);
        QCOMPARE(log.type, 1);
        const QByteArray all = log.reads.join();
        base::ByteSpan input = std::as_bytes(std::span(all.constData(), std::size_t(all.size())));
        ping::Parser parser;
        int profiles = 0;
        while (const auto frame = parser.next(input))
            profiles += frame->messageId == 1300 ? 1 : 0;
        QCOMPARE(profiles, 195);
        QCOMPARE(parser.skippedBytes(), std::uint64_t{0});
    }

    void theSameSeedWritesTheSameFile()
    {
        QTemporaryDir folder;
        const auto bytesOf = [&](const QString& name, const QString& seed) {
            const QString path = folder.filePath(name);
            run({"ping360", path, "--seconds", "5", "--seed", seed});
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray one = bytesOf("one.bin", "8");
        QVERIFY(one.size() > 50'000);
        QCOMPARE(bytesOf("two.bin", "8"), one);
        QVERIFY(bytesOf("three.bin", "9") != one);
    }

    void anExistingFileIsKept()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("there.bin");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("mine");
        file.close();
        const Run refused = run({"ping1d", path, "--seconds", "1"});
        QCOMPARE(refused.exitCode, 1);
        QVERIFY(refused.error.contains("--force"));
        QCOMPARE(QFile(path).size(), 4);
        QCOMPARE(run({"ping1d", path, "--seconds", "1", "--force"}).exitCode, 0);
        QVERIFY(QFile(path).size() > 400);
    }

    void wrongUsageSaysSo()
    {
        QCOMPARE(run({}).exitCode, 2);
        QCOMPARE(run({"ping2d", "x.bin"}).exitCode, 2);
        QCOMPARE(run({"ping1d", "x.bin", "--seconds", "many"}).exitCode, 2);
        QCOMPARE(run({"ping1d", "/nowhere/at/all/x.bin", "--seconds", "1"}).exitCode, 1);
    }
};

LEADLINE_GUILESS_TEST(SimulatedLogTest)
#include "tst_simulatedlog.moc"
