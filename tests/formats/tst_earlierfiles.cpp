// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/MarkerFile.h"
#include "annotations/MarkerStore.h"
#include "formats/Recording.h"
#include "support/TestMain.h"

#include <QTest>

#include <map>

using namespace leadline;
using namespace std::chrono_literals;
using ping::DeviceKind;

namespace {

const std::filesystem::path recording = LEADLINE_TEST_DATA "/before-0.2/dive.mcap";

} // namespace

/// Tests that recordings and markers of version 0.1, in tests/data/before-0.2, are read unchanged.
class EarlierFilesTest : public QObject {
    Q_OBJECT

private slots:
    void aRecordingIsReadWhole()
    {
        auto opened = formats::Recording::open(recording);
        QVERIFY(opened);
        (*opened)->index();
        const log::ReadCounts counts = (*opened)->counts();
        QVERIFY((*opened)->format() == log::Format::Mcap);
        QVERIFY((*opened)->bytes() == 46261);
        QVERIFY(counts.records == 160);
        QVERIFY(counts.frames == 94);
        QVERIFY(counts.sentFrames == 29);
        QVERIFY(counts.bytesSkipped == 0);
        QVERIFY(counts.startUtc == std::chrono::nanoseconds(1'795'734'274'977'478'371));
        QVERIFY(std::chrono::duration_cast<std::chrono::microseconds>((*opened)->duration()) ==
                1'130'374us);
        QVERIFY(!counts.truncated);

        const log::Log& log = (*opened)->log();
        std::map<ping::DeviceKind, std::uint64_t> frames;
        std::map<ping::DeviceKind, std::uint64_t> pings;
        for (log::FrameNumber i = 0; i < log.frameCount(); ++i)
            if (const log::Stream& stream = log.stream(log.entry(i)->stream); !stream.sent())
                ++frames[stream.kind()];
        for (log::StreamNumber i = 0; i < log.streamCount(); ++i)
            pings[log.stream(i).kind()] += log.stream(i).pings().size();
        QVERIFY(frames[ping::DeviceKind::Vehicle] == 39);
        QVERIFY(frames[ping::Family::Ping1D] == 32);
        QVERIFY(frames[ping::Family::Ping360] == 23);
        QVERIFY(pings[ping::Family::Ping1D] == 12);
        QVERIFY(pings[ping::Family::Ping360] == 17);
    }

    void markersBesideItAreRead()
    {
        const std::vector<annotations::MarkerRecord> records =
            annotations::readMarkers({.recording = recording});
        QVERIFY(records.size() == 3);
        annotations::MarkerStore store;
        for (const annotations::MarkerRecord& record : records)
            QVERIFY(store.apply(record));

        QVERIFY(store.markers().size() == 1);
        const annotations::Marker marker = store.markers().front();
        QCOMPARE(marker.id, std::string("f364306e01163d71"));
        QCOMPARE(marker.number, 1);
        QCOMPARE(marker.name, std::string("Net tear?"));
        QCOMPARE(marker.moment.time, log::Time(440'963us));
        QVERIFY(marker.moment.utc == std::chrono::nanoseconds(1'795'734'275'418'441'371));
        QVERIFY(marker.sonar == ping::Family::Ping1D);
        QCOMPARE(marker.rangeM, 4.27710843373494);
        QVERIFY(marker.sample == 171);
        QVERIFY(marker.samples == 200);
        QVERIFY(marker.position);
        QCOMPARE(marker.position->latitude, 50.3450063);
        QVERIFY(marker.snippet.size() == 12);
        QCOMPARE(marker.snippet.back().after, log::Time(658'998us));
        QVERIFY(marker.snippet.back().samples.size() == 129);

        QVERIFY(store.notes().size() == 1);
        QCOMPARE(store.notes().front().text, std::string("Two posts ahead"));
        QCOMPARE(store.notes().front().moment.time, log::Time(1'130'374us));
    }
};

LEADLINE_APPLESS_TEST(EarlierFilesTest)
#include "tst_earlierfiles.moc"
