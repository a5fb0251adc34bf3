// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/TlogExport.h"
#include "support/IndexedRecording.h"
#include "support/McapFile.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"
#include "support/TlogFrames.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using Bytes = std::vector<std::byte>;
using exporting::ExportPart;
using test::TlogMaker;

namespace {

std::unique_ptr<formats::Recording> openDive(const Bytes& bytes)
{
    auto recording = test::indexed(bytes, "a");
    if (!recording)
        qFatal("The bytes are no recording.");
    return recording;
}

Bytes exportedTlog(const formats::Recording& recording, const ExportPart& options = {})
{
    Bytes all;
    const auto done = exporting::exportTlog(recording, options, [&](base::ByteSpan bytes) {
        base::append(all, bytes);
        return true;
    });
    return done ? all : Bytes();
}

struct Record {
    std::chrono::nanoseconds utc;
    Bytes frame;
};

std::vector<Record> recordsOf(const formats::Recording& recording)
{
    std::vector<Record> records;
    Bytes scratch;
    for (log::FrameNumber i = 0; i < recording.log().frameCount(); ++i) {
        const auto frame = recording.log().readMavlink(i, scratch);
        records.push_back({*recording.clock().shownFor(i, *recording.log().timeOf(i)),
                           {frame->bytes().begin(), frame->bytes().end()}});
    }
    return records;
}

/// Both directions of a vehicle's link and a sonar, each message 10 ms behind the one before.
std::unique_ptr<formats::Recording> tlogDive()
{
    test::McapFile file;
    TlogMaker frames;
    const auto out = file.rawChannel("mavlink_raw/out", {{"link", "sim:vehicle"}});
    const auto in = file.rawChannel("mavlink_raw/in", {{"link", "sim:vehicle"}});
    const auto sonar = file.rawChannel("sonar/ping360-1/rx");
    file.frame(sonar, 0, test::Spoke360{.samples = test::someSamples(30, 1)}.frame());
    for (int i = 1; i < 20; ++i)
        file.frame(i % 3 == 0 ? in : out, i * 10, frames.frame(std::uint32_t(i)));
    return openDive(file.finished());
}

} // namespace

class TlogExportTest : public QObject {
    Q_OBJECT

private slots:
    void aTelemetryLogComesOutAsItWentIn_data()
    {
        QTest::addColumn<qint64>("clockSetBy");
        QTest::newRow("as a rule") << qint64{0};
        QTest::newRow("its clock was set back") << qint64{-7200};
        QTest::newRow("its clock was set on") << qint64{86'400} * 400;
    }

    void aTelemetryLogComesOutAsItWentIn()
    {
        QFETCH(qint64, clockSetBy);
        TlogMaker maker;
        for (std::uint32_t i = 0; i < 50; ++i)
            maker.attitude(i);
        maker.setClock(std::chrono::seconds(clockSetBy));
        for (std::uint32_t i = 50; i < 100; ++i)
            maker.attitude(i);
        QCOMPARE(exportedTlog(*openDive(maker.bytes())), maker.bytes());
    }

    void aClockThatWasNeverSetIsKept()
    {
        TlogMaker maker(5s);
        for (std::uint32_t i = 0; i < 20; ++i)
            maker.attitude(i);
        QCOMPARE(exportedTlog(*openDive(maker.bytes())), maker.bytes());
    }

    void bothDirectionsOfARecordingAreInIt()
    {
        const auto recording = tlogDive();
        const auto read = openDive(exportedTlog(*recording));
        QVERIFY(read->format() == log::Format::Tlog);
        const auto records = recordsOf(*read);
        QCOMPARE(records.size(), std::size_t{19});
        Bytes scratch;
        for (log::FrameNumber i = 0; i < 19; ++i) {
            const auto there = recording->log().readMavlink(i + 1, scratch);
            QCOMPARE(records[i].frame, Bytes(there->bytes().begin(), there->bytes().end()));
            QVERIFY(records[i].utc ==
                    std::chrono::nanoseconds(test::McapFile::start) + (i + 1) * 10ms);
        }
    }

    void aPartOfItMayBeAskedFor()
    {
        const auto recording = tlogDive();
        QCOMPARE(
            recordsOf(*openDive(exportedTlog(*recording, {.from = 50ms, .until = 100ms}))).size(),
            std::size_t{6});
        QCOMPARE(
            recordsOf(*openDive(exportedTlog(*recording, {.streams = {"mavlink-sent"}}))).size(),
            std::size_t{6});
        // A time past the end means the end.
        QCOMPARE(recordsOf(*openDive(exportedTlog(*recording, {.from = 1h}))).size(),
                 std::size_t{1});
    }

    void withoutMavlinkThereIsNothingToWrite()
    {
        test::McapFile file;
        file.frame(file.rawChannel("sonar/ping360-1/rx"), 0,
                   test::Spoke360{.samples = test::someSamples(30, 1)}.frame());
        const auto recording = openDive(file.finished());
        const auto none =
            exporting::exportTlog(*recording, {}, [](base::ByteSpan) { return true; });
        QCOMPARE(none.error().message.text(), std::string("The recording holds no MAVLink."));
        const auto other = exporting::exportTlog(*tlogDive(), {.streams = {"ping360"}},
                                                 [](base::ByteSpan) { return true; });
        QVERIFY(!other);
    }

    void aFullDiskAndAnEndAreSaid()
    {
        const auto recording = tlogDive();
        const auto full =
            exporting::exportTlog(*recording, {}, [](base::ByteSpan) { return false; });
        QVERIFY(full.error().message.text().find("disk") != std::string::npos);
        std::stop_source stop;
        stop.request_stop();
        const auto ended = exporting::exportTlog(
            *recording, {}, [](base::ByteSpan) { return true; }, {stop.get_token()});
        QVERIFY(ended.error().message.text().find("cancelled") != std::string::npos);
    }
};

LEADLINE_GUILESS_TEST(TlogExportTest)
#include "tst_tlogexport.moc"
