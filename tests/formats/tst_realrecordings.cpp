// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Recording.h"
#include "support/ReadBack.h"
#include "support/TestMain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;

class RealRecordingsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!QDir(folder()).exists())
            QSKIP("The real recordings are not here: LEADLINE_SHARED/data/pingviewer");
    }

    void holdWhatAnIndependentDecoderFound_data()
    {
        QTest::addColumn<quint64>("records");
        QTest::addColumn<quint64>("frames");
        QTest::addColumn<quint64>("pings");
        QTest::addColumn<quint64>("deviceInformation");
        QTest::addColumn<quint64>("skipped");
        QTest::addColumn<quint64>("bad");
        QTest::addColumn<double>("seconds");
        QTest::addColumn<bool>("truncated");
        const auto row = [](const char* name, quint64 records, quint64 frames, quint64 pings,
                            quint64 info, quint64 skipped, quint64 bad, double seconds,
                            bool truncated) {
            QTest::newRow(name) << records << frames << pings << info << skipped << bad << seconds
                                << truncated;
        };
        row("full-circle.bin", 3562, 3057, 3035, 22, 596, 1, 173.410, false);
        row("sector-20210829.bin", 306, 255, 233, 22, 1, 0, 31.396, false);
        row("seven-settings-20210619.bin", 2489, 2153, 2131, 22, 279, 0, 126.554, false);
        row("truncated-20240814.bin", 461, 400, 378, 22, 155, 0, 44.228, true);
        row("localised-name.bin", 202, 173, 151, 22, 0, 0, 18.127, false);
        row("20261121-004130831.bin", 426, 426, 426, 0, 0, 0, 21.738, true);
        row("worked-example.bin", 2, 1, 0, 0, 0, 0, 60.047, false);
    }

    void holdWhatAnIndependentDecoderFound()
    {
        QFETCH(quint64, records);
        QFETCH(quint64, frames);
        QFETCH(quint64, pings);
        QFETCH(quint64, deviceInformation);
        QFETCH(quint64, skipped);
        QFETCH(quint64, bad);
        QFETCH(double, seconds);
        QFETCH(bool, truncated);

        auto opened =
            formats::Recording::open((folder() + '/' + QTest::currentDataTag()).toStdString());
        QVERIFY2(opened, opened ? "" : opened.error().message.text().c_str());
        formats::Recording& recording = **opened;
        QVERIFY(recording.index());
        const log::ReadCounts counts = recording.counts();
        QCOMPARE(counts.records, records);
        QCOMPARE(counts.frames, frames);
        QCOMPARE(counts.bytesSkipped, skipped);
        QCOMPARE(counts.badChecksums, bad);
        QCOMPARE(counts.containerBytesLost, quint64{0});
        QCOMPARE(counts.untimedFrames, quint64{0});
        QCOMPARE(counts.truncated, truncated);
        QCOMPARE(qRound64(std::chrono::duration<double, std::milli>(recording.duration()).count()),
                 qRound64(seconds * 1000));

        const log::Log& log = recording.log();
        QCOMPARE(log.frameCount(), frames);
        QCOMPARE(log.streamCount(), std::size_t{1});
        const log::Stream& stream = log.stream(0);
        QCOMPARE(stream.pings().size(), pings);
        const log::FrameSeries* info = stream.series(4);
        QCOMPARE(info ? info->size() : 0, deviceInformation);
        QVERIFY(log.inTimeOrder());
        QCOMPARE(stream.device().has_value(), deviceInformation > 0);

        // Every frame is reachable by its position and is what the parser checked.
        std::vector<std::byte> scratch;
        for (std::uint64_t i = 0; i < log.frameCount(); ++i)
            QVERIFY(test::isReadBack(log, i, scratch));
    }

    void theLocalisedNameGivesTheStart()
    {
        QTemporaryDir temporary;
        const QString name =
            QStringLiteral(u"\u06f2\u06f0\u06f2\u06f1\u06f0\u06f8\u06f2\u06f9-"
                           u"\u06f0\u06f0\u06f0\u06f0\u06f5\u06f7\u06f8\u06f9\u06f5.bin");
        const QString path = temporary.filePath(name);
        QVERIFY(QFile::copy(folder() + "/localised-name.bin", path));
        auto opened = formats::Recording::open(path.toStdString());
        QVERIFY(opened);
        QVERIFY((*opened)->startLocal());
        QCOMPARE((*opened)->startLocal()->iso(), std::string("2021-08-29T00:00:57.895"));
    }

private:
    static QString folder() { return QStringLiteral(LEADLINE_SHARED_DIR "/data/pingviewer"); }
};

LEADLINE_APPLESS_TEST(RealRecordingsTest)
#include "tst_realrecordings.moc"
