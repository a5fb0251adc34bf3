// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Recording.h"
#include "log/MessageStatistics.h"
#include "support/TestMain.h"

#include <QDir>
#include <QTest>

using namespace leadline;

class RealTlogsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!QDir(folder()).exists())
            QSKIP("The real telemetry logs are not here: LEADLINE_SHARED/data/tlog");
    }

    void holdWhatAnIndependentDecoderFound_data()
    {
        QTest::addColumn<quint64>("frames");
        QTest::addColumn<quint64>("heartbeats");
        QTest::addColumn<quint64>("attitudes");
        QTest::addColumn<quint64>("timesyncs");
        QTest::addColumn<quint64>("skipped");
        QTest::addColumn<double>("seconds");
        QTest::newRow("ardusub.tlog") << quint64{35912} << quint64{1056} << quint64{5245}
                                      << quint64{27} << quint64{315} << 263.430;
        QTest::newRow("vtol-v1.tlog") << quint64{23894} << quint64{199} << quint64{888}
                                      << quint64{19} << quint64{0} << 207.608;
    }

    void holdWhatAnIndependentDecoderFound()
    {
        QFETCH(quint64, frames);
        QFETCH(quint64, heartbeats);
        QFETCH(quint64, attitudes);
        QFETCH(quint64, timesyncs);
        QFETCH(quint64, skipped);
        QFETCH(double, seconds);

        auto opened =
            formats::Recording::open((folder() + '/' + QTest::currentDataTag()).toStdString());
        QVERIFY2(opened, opened ? "" : opened.error().message.text().c_str());
        formats::Recording& recording = **opened;
        QVERIFY(recording.index());
        const log::ReadCounts counts = recording.counts();
        QCOMPARE(counts.frames, frames);
        QCOMPARE(counts.bytesSkipped, skipped);
        QVERIFY(!counts.truncated);
        QCOMPARE(qRound64(std::chrono::duration<double, std::milli>(recording.duration()).count()),
                 qRound64(seconds * 1000));

        const log::Log& log = recording.log();
        QCOMPARE(log.frameCount(), frames);
        QCOMPARE(log.streamCount(), std::size_t{1});
        const log::Stream& stream = log.stream(0);
        QCOMPARE(stream.series(0)->size(), heartbeats);
        QCOMPARE(stream.series(30)->size(), attitudes);
        QCOMPARE(stream.series(111)->size(), timesyncs);

        // Every frame is reachable by its position and is what was checked.
        std::vector<std::byte> scratch;
        for (std::uint64_t i = 0; i < log.frameCount(); ++i)
            QVERIFY(log.readMavlink(i, scratch));

        // And counted once, with its sender.
        log::MessageStatistics census(log);
        census.update(*log.timeOf(log.frameCount() - 1));
        std::uint64_t counted = 0;
        for (const log::MessageCount& tally : census.tallies()) {
            counted += tally.count;
            const auto newest = log.readMavlink(*tally.frames->at(tally.count - 1), scratch);
            QVERIFY(newest && newest->sender() == tally.key.sender);
        }
        QCOMPARE(counted, frames);
        QVERIFY(log.allInSeries());
    }

private:
    static QString folder() { return QStringLiteral(LEADLINE_SHARED_DIR "/data/tlog"); }
};

LEADLINE_APPLESS_TEST(RealTlogsTest)
#include "tst_realtlogs.moc"
