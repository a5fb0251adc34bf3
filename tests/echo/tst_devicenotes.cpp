// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/PingReader.h"
#include "formats/DeviceNotes.h"
#include "formats/Recording.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"
#include "support/IndexedRecording.h"
#include "support/McapFile.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using formats::SoundSpeeds;
using std::chrono::nanoseconds;
using test::McapFile;

namespace {

std::unique_ptr<formats::Recording> open(const std::vector<std::byte>& bytes)
{
    auto recording = test::indexed(bytes, "a.mcap");
    if (!recording)
        qFatal("The bytes are no recording.");
    return recording;
}

log::NoteValues noted(const SoundSpeeds& speeds)
{
    log::NoteValues notes;
    formats::noteSoundSpeeds(notes, speeds);
    return notes;
}

/// Five pings, a second apart, of a device with these notes.
std::vector<std::byte> recorded(const std::vector<mcap::Metadata>& metadata,
                                const std::vector<std::byte>& ping)
{
    McapFile file;
    for (const auto& each : metadata)
        file.writer().addMetadata(each);
    const auto channel = file.rawChannel("sonar/a/rx", {{"device", "a"}, {"link", "udp://h:1"}});
    for (int i = 0; i < 5; ++i)
        file.frame(channel, 1000 * i, ping);
    return file.finished();
}

nanoseconds afterStart(double seconds)
{
    return nanoseconds(static_cast<std::int64_t>(McapFile::start) +
                       static_cast<std::int64_t>(seconds * 1e9));
}

QStringList speedsOf(const formats::Recording& recording, std::optional<double> chosen = {})
{
    const echo::PingReader reader(recording.log(), 0, chosen);
    std::vector<std::byte> scratch;
    QStringList speeds;
    for (std::uint64_t i = 0; i < reader.count(); ++i)
        speeds += QString::number(reader.read(i, scratch)->soundSpeed);
    return speeds;
}

} // namespace

class DeviceNotesTest : public QObject {
    Q_OBJECT

private slots:
    void soundSpeedsAreReadAsTheyWereNoted()
    {
        const SoundSpeeds speeds{{nanoseconds(0), 1500},
                                 {nanoseconds(1'789'307'712'345'678'901), 1480.25}};
        const log::NoteValues notes = noted(speeds);
        QCOMPARE(notes.size(), std::size_t{2});
        QCOMPARE(notes[0].second, std::string("1480.25"));
        QVERIFY(formats::soundSpeedsFrom(notes[1].second) == speeds);
        QVERIFY(noted({}).empty());
    }

    void theNewestOnesAreKept()
    {
        SoundSpeeds many;
        for (int i = 0; i < 300; ++i)
            many.push_back({nanoseconds(1000 + i), 1400.0 + i});
        const SoundSpeeds read = formats::soundSpeedsFrom(noted(many)[1].second);
        QCOMPARE(read.size(), std::size_t{200});
        QVERIFY(read.front() == (formats::SoundSpeedSince{nanoseconds(0), 1500}));
        QVERIFY(read.back() == many.back());
        // As one that keeps no more than it notes would write it.
        formats::keepNewest(many);
        QVERIFY(many == read);
        formats::keepNewest(many);
        QVERIFY(many == read);
    }

    void nonsenseIsNoSpeed_data()
    {
        QTest::addColumn<int>("speeds");
        QTest::newRow("") << 0;
        QTest::newRow("1480") << 0;
        QTest::newRow("0:") << 0;
        QTest::newRow("0:fast") << 0;
        QTest::newRow("0:1.5") << 0;
        QTest::newRow("0:nan") << 0;
        QTest::newRow("0:1e999") << 0;
        QTest::newRow("99999999999999999999:1480") << 0;
        QTest::newRow("0:1480 ") << 1;
        QTest::newRow("0:1480 7:1.5 9:1490") << 2;
        QTest::newRow("0:1480,7:1490") << 1;
    }

    void nonsenseIsNoSpeed()
    {
        QFETCH(int, speeds);
        QCOMPARE(int(formats::soundSpeedsFrom(QTest::currentDataTag()).size()), speeds);
    }

    void aMountingIsReadAsItWasNoted_data()
    {
        QTest::addColumn<bool>("upsideDown");
        QTest::addColumn<int>("turn");
        QTest::addColumn<bool>("confirmed");
        QTest::newRow("upright") << false << 0 << true;
        QTest::newRow("a guess") << false << 180 << false;
        QTest::newRow("upside down") << true << -180 << true;
        QTest::newRow("upside down, a guess") << true << 90 << false;
    }

    void aMountingIsReadAsItWasNoted()
    {
        QFETCH(const bool, upsideDown);
        QFETCH(const int, turn);
        QFETCH(const bool, confirmed);
        const log::Mounting mounting{upsideDown, turn, confirmed};
        log::NoteValues notes;
        formats::noteMounting(notes, {.upsideDown = !upsideDown, .turnDeg = 1});
        formats::noteMounting(notes, mounting);
        QCOMPARE(notes.size(), std::size_t{2});
        const auto ping = test::Spoke360{}.frame();
        const auto recording = open(recorded({{"device:a", notes}}, ping));
        QVERIFY(recording->log().stream(0).mounting() == mounting);
        // What version 0.1 noted was taken for true.
        std::erase_if(notes, [](const auto& note) { return note.first == "mounting_confirmed"; });
        const auto older = open(recorded({{"device:a", notes}}, ping));
        QVERIFY(older->log().stream(0).mounting() == (log::Mounting{upsideDown, turn, true}));
        QVERIFY(!open(recorded({}, ping))->log().stream(0).mounting());
    }

    void nonsenseIsNoMounting()
    {
        for (const char* text :
             {"", "upright", "upright ", "upright x", "upright 0 ", "upright 181", "upside down",
              "upside down -181", "Upright 0", "upright 1e3", "upright 99999999999999"})
            QVERIFY2(!formats::mountingFrom(text), text);
    }

    void aPing360sRangesAreInTheSpeedOfTheirTime()
    {
        const auto spoke = test::Spoke360{.samples = test::someSamples(100, 1)}.frame();
        const mcap::Metadata first{"device:a", noted({{nanoseconds(0), 1450}})};
        const mcap::Metadata later{
            "device:a",
            noted({{nanoseconds(0), 1450}, {afterStart(1.5), 1480}, {afterStart(3), 1520}})};
        QCOMPARE(speedsOf(*open(recorded({}, spoke))).join(' '), "1500 1500 1500 1500 1500");
        QCOMPARE(speedsOf(*open(recorded({first}, spoke))).join(' '), "1450 1450 1450 1450 1450");
        const auto recording = open(recorded({first, later}, spoke));
        QCOMPARE(speedsOf(*recording).join(' '), "1450 1450 1480 1520 1520");
        QCOMPARE(speedsOf(*recording, 1600).join(' '), "1600 1600 1600 1600 1600");
        std::vector<std::byte> scratch;
        const echo::PingReader reader(recording->log(), 0);
        QCOMPARE(reader.read(4, scratch)->profile.lengthM /
                     reader.read(0, scratch)->profile.lengthM,
                 1520.0 / 1450);
    }

    void ofAnotherDeviceSaysNothing()
    {
        const auto spoke = test::Spoke360{.samples = test::someSamples(100, 1)}.frame();
        const mcap::Metadata other{"device:b", noted({{nanoseconds(0), 1450}})};
        QCOMPARE(speedsOf(*open(recorded({other}, spoke))).front(), "1500");
    }

    void aPing1dsOwnSpeedIsThatOfThePartBefore()
    {
        const auto profile = test::Echo1d{.samples = test::someSamples(100, 1)}.profile();
        const mcap::Metadata note{"device:a", noted({{afterStart(-5), 1480}})};
        const auto recording = open(recorded({note}, profile));
        QCOMPARE(speedsOf(*recording).front(), "1480");
        std::vector<std::byte> scratch;
        const double plain =
            echo::PingReader(recording->log(), 0).read(0, scratch)->profile.lengthM;
        const double chosen =
            echo::PingReader(recording->log(), 0, 1554).read(0, scratch)->profile.lengthM;
        QCOMPARE(chosen / plain, 1554.0 / 1480);
    }

    void simulatedIsWhatSaysSo()
    {
        const auto spoke = test::Spoke360{.samples = test::someSamples(100, 1)}.frame();
        const auto isMarked = [&](const std::vector<mcap::Metadata>& metadata) {
            const auto recording = open(recorded(metadata, spoke));
            const bool marked = recording->log().stream(0).simulated();
            const std::string name = formats::streamName(recording->log(), 0);
            return marked == (name == "ping360-simulated") &&
                           formats::isStreamNamed(recording->log(), 0, "ping360") &&
                           formats::isStreamNamed(recording->log(), 0, name)
                       ? marked
                       : !marked;
        };
        const auto note = [](const std::string& device, const std::string& value) {
            return mcap::Metadata{"device:" + device, {{"simulated", value}}};
        };
        QVERIFY(!isMarked({}));
        QVERIFY(isMarked({note("a", "true")}));
        QVERIFY(!isMarked({note("b", "true")}));
        QVERIFY(!isMarked({note("a", "false")}));
        QVERIFY(isMarked({note("a", "true"), {"device:a", {{"type", "Ping360"}}}}));
    }
};

LEADLINE_APPLESS_TEST(DeviceNotesTest)
#include "tst_devicenotes.moc"
