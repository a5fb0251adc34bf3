// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/EventLog.h"
#include "annotations/MarkerFile.h"
#include "annotations/MarkerStore.h"
#include "formats/Recording.h"
#include "formats/RecordingChannels.h"
#include "recorder/RecordingWriter.h"
#include "support/CliRun.h"
#include "support/FakeDisk.h"
#include "support/IndexedRecording.h"
#include "support/SampleMarkers.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <barrier>
#include <thread>

using namespace leadline;
using namespace std::chrono_literals;
using annotations::MarkerRecord;
using annotations::MarkerStore;
using test::someMarker;

namespace {

constexpr std::chrono::nanoseconds diveStart{1'789'307'712'000'000'000}; // 2026-09-13T13:55:12Z

annotations::UserNote someNote()
{
    return {
        .id = "note1", .moment = {.time = 5s, .utc = diveStart + 5s}, .text = "Diver in the water"};
}

std::string nameOf(const MarkerStore& book, const annotations::MarkerId& id)
{
    const annotations::Marker* marker = book.marker(id);
    return marker ? marker->name : "gone";
}

} // namespace

class SessionMarkersTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsEncodedIsDecodedAlike()
    {
        annotations::Marker poor{.id = "1", .number = 1, .moment = {.time = -3s}, .rangeM = 0};
        const std::vector<MarkerRecord> records{someMarker(),
                                                poor,
                                                someNote(),
                                                annotations::Renamed{"1", "a\tb"},
                                                annotations::Removed{"1", true},
                                                annotations::Removed{"1", false}};
        for (const MarkerRecord& record : records) {
            const std::string line = annotations::encodeMarker(record);
            QVERIFY(line.find('\n') == std::string::npos);
            const auto decoded = annotations::decodeMarker(line);
            QVERIFY(decoded);
            QVERIFY(*decoded == record);
        }
    }

    void whatLacksTheEssentialIsNoMark_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("no id") << QByteArray(R"({"record":"note","time_ns":1,"text":"a"})");
        QTest::newRow("no time") << QByteArray(R"({"record":"note","id":"a","text":"a"})");
        QTest::newRow("no kind") << QByteArray(R"({"id":"a","time_ns":1})");
        QTest::newRow("other kind") << QByteArray(R"({"record":"song","id":"a","time_ns":1})");
        QTest::newRow("no range") << QByteArray(
            R"({"record":"marker","id":"a","number":1,"time_ns":1})");
        QTest::newRow("range below 0")
            << QByteArray(R"({"record":"marker","id":"a","number":1,"time_ns":1,"range_m":-1})");
        QTest::newRow("number 0") << QByteArray(
            R"({"record":"marker","id":"a","number":0,"time_ns":1,"range_m":1})");
        QTest::newRow("event") << QByteArray(
            R"({"device":"","kind":"marker","name":"","value":"","text":"a"})");
    }

    void whatLacksTheEssentialIsNoMark()
    {
        QFETCH(const QByteArray, json);
        QVERIFY(!annotations::decodeMarker(json.toStdString()));
    }

    void figuresThatCannotBeAreLeftOut()
    {
        const auto record = annotations::decodeMarker(
            R"({"record":"marker","id":"a","number":1,"utc_ns":7,"range_m":2,"true_deg":1e9,)"
            R"("intensity":256,"position":{"latitude":91,"longitude":0},"depth_m":1e999,)"
            R"("snippet":[{"start_m":1,"length_m":1,"samples":"AAA"},7]})");
        QVERIFY(record);
        const auto& marker = std::get<annotations::Marker>(*record);
        QVERIFY(!marker.trueDeg && !marker.intensity && !marker.position && !marker.depthM);
        QVERIFY(marker.snippet.empty());
    }

    void anotherSoundSpeedMovesTheRange()
    {
        const annotations::Marker marker{.rangeM = 9, .soundSpeed = 1500};
        QCOMPARE(marker.travelS(), 0.012);
        QCOMPARE(marker.rangeIn(1450), 8.7);
        QCOMPARE(annotations::Marker{.rangeM = 9}.rangeIn(1450), 9.0);
    }

    void theLastWordCounts()
    {
        MarkerStore book;
        const annotations::Marker marker = someMarker();
        QVERIFY(book.apply(marker));
        QVERIFY(!book.apply(marker));
        book.apply(annotations::Renamed{marker.id, "first"});
        book.apply(annotations::Renamed{marker.id, "second"});
        QCOMPARE(nameOf(book, marker.id), std::string("second"));
        QVERIFY(book.apply(annotations::Removed{marker.id, true}));
        QVERIFY(!book.apply(annotations::Removed{marker.id, true}));
        QVERIFY(book.empty() && book.markers().empty() && !book.marker(marker.id));
        QCOMPARE(book.nextNumber(), 4);
        QVERIFY(book.apply(annotations::Removed{marker.id, false}));
        QCOMPARE(nameOf(book, marker.id), std::string("second"));
    }

    void theNextNumberCanAlwaysBeReadAgain()
    {
        MarkerStore book;
        for (const int number : {1, 2, 65'535}) {
            annotations::Marker marker = someMarker();
            marker.id = std::to_string(number);
            marker.number = number;
            QVERIFY(book.apply(*annotations::decodeMarker(annotations::encodeMarker(marker))));
        }
        QCOMPARE(book.nextNumber(), 3);
    }

    void whatIsSaidBeforeTheMarkCountsToo()
    {
        MarkerStore book;
        book.apply(annotations::Renamed{"note1", "Surfaced"});
        book.apply(annotations::Removed{"note1", true});
        book.apply(someNote());
        QVERIFY(book.empty());
        book.apply(annotations::Removed{"note1", false});
        QCOMPARE(book.notes().at(0).text, std::string("Surfaced"));
    }

    void momentsAreThoseOfTheLogThatIsShown()
    {
        MarkerStore book;
        book.apply(someNote(), diveStart - 10s);
        QVERIFY(book.notes().at(0).moment.time == 15s);
        MarkerStore without;
        without.apply(someNote());
        QVERIFY(without.notes().at(0).moment.time == 5s);
    }

    void aRecordingHoldsItsMarksAndEvents()
    {
        base::FakeClock clock;
        test::FakeDisk disk;
        recorder::RecordingWriter writer(
            disk, clock, {.utcZero = {}, .utcAtZero = diveStart, .library = "Leadline/test"});
        writer.take(log::RecordedSourceChange{0, {.name = "ping1d-1", .family = "ping1d"}});
        writer.take(log::RecordedBytes{0, false, clock.now(), test::pingFrame(1211, Bytes(5))});
        clock.advance(2s);
        writer.take(log::RecordedEvent{.at = clock.now(),
                                       .level = log::RecordedEvent::Level::Warning,
                                       .device = "ping1d-1",
                                       .kind = "state",
                                       .name = "lost",
                                       .value = {},
                                       .message = base::Message("Ping1D: lost")});
        writer.take(annotations::recordedOf(someMarker(), clock.now()));
        writer.take(
            annotations::recordedOf(annotations::Renamed{someMarker().id, "Knot"}, clock.now()));
        writer.stop();
        QVERIFY(disk.only().holds("Marker 3: Net"));

        const auto recording = test::indexed(disk.only().bytes, "a.mcap");
        const auto eventLog = recording->contents().eventLog;
        QVERIFY(eventLog);
        QCOMPARE(eventLog->events.size(), std::size_t{1});
        const annotations::LogEvent& lost = eventLog->events.front();
        QVERIFY(lost.time == 2s && lost.level == log::RecordedEvent::Level::Warning);
        QCOMPARE(lost.name, std::string("lost"));
        QCOMPARE(eventLog->marks.size(), std::size_t{2});
        QVERIFY(*eventLog->marks.front() == MarkerRecord(someMarker()));
        MarkerStore book;
        for (const auto& mark : eventLog->marks)
            book.apply(*mark, recording->counts().startUtc);
        QCOMPARE(nameOf(book, someMarker().id), std::string("Knot"));
        QVERIFY(book.markers().at(0).moment.time == 12'345'678'901ns);
    }

    void marksLieBesideAFileThatStaysAsItIs()
    {
        QTemporaryDir folder;
        const annotations::MarkerFile file{recordingIn(folder)};
        QVERIFY(annotations::readMarkers(file).empty());
        QVERIFY(!file.exists());
        const auto place = annotations::appendMarkers(file, {someMarker(), someNote()});
        QVERIFY(place.ok());
        QVERIFY(place->file == file.beside() && place->reason.empty());
        QVERIFY(annotations::appendMarkers(file, {annotations::Removed{"note1", true}}).ok());
        QCOMPARE(annotations::readMarkers(file).size(), std::size_t{3});
        QVERIFY(file.exists());
        QCOMPARE(test::readFile(QString::fromStdString(file.recording.string())),
                 QByteArray("pings"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
                 (QStringList{"dive.bin", "dive.bin.marks"}));
    }

    void linesThatNobodyKnowsYetStay()
    {
        QTemporaryDir folder;
        const annotations::MarkerFile file{recordingIn(folder)};
        const QString beside = QString::fromStdString(file.beside().string());
        test::writeFile(beside, "{\"leadline_marks\":2}\n{\"record\":\"song\",\"id\":\"1\"}\ntorn");
        QVERIFY(annotations::appendMarkers(file, {someNote()}).ok());
        QCOMPARE(annotations::readMarkers(file).size(), std::size_t{1});
        QVERIFY(test::readFile(beside).startsWith(
            "{\"leadline_marks\":2}\n{\"record\":\"song\",\"id\":\"1\"}\ntorn\n{\"record\""));
    }

    void whereTheFolderRefusesTheyAreKeptElsewhere()
    {
        QTemporaryDir folder;
        const annotations::MarkerFile alone{recordingIn(folder)};
        // Also root may not put a file in the place of a folder.
        QVERIFY(QDir(folder.path()).mkdir("dive.bin.marks.writing"));
        const auto refused = annotations::appendMarkers(alone, {someNote()});
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().message.text(),
                 std::string("dive.bin.marks cannot be made: a folder stands in its place."));

        const annotations::MarkerFile file{alone.recording, alone.recording.parent_path() / "kept"};
        const auto place = annotations::appendMarkers(file, {someNote()});
        QVERIFY(place.ok());
        QCOMPARE(place->reason.text(), refused.error().message.text());
        QVERIFY(place->file.parent_path() == file.fallbackFolder && file.exists());
        QCOMPARE(annotations::readMarkers(file).size(), std::size_t{1});
    }

    void whatACrashLeftBehindDoesNotHinder()
    {
        QTemporaryDir folder;
        const annotations::MarkerFile file{recordingIn(folder)};
        test::writeFile(QString::fromStdString(file.beside().string()) + ".writing", "half a li");
        QVERIFY(annotations::appendMarkers(file, {someNote()}).ok());
        QCOMPARE(annotations::readMarkers(file).size(), std::size_t{1});
        QVERIFY(!QFile::exists(QString::fromStdString(file.beside().string()) + ".writing"));
    }

    void theLastWordCountsWhereverItWasKept()
    {
        QTemporaryDir folder;
        const annotations::MarkerFile file{recordingIn(folder),
                                           folder.filePath("kept").toStdString()};
        QVERIFY(annotations::appendMarkers(file, {someNote()}).ok());
        QVERIFY(QDir(folder.path()).mkdir("dive.bin.marks.writing"));
        const auto elsewhere =
            annotations::appendMarkers(file, {annotations::Removed{"note1", true}});
        QVERIFY(elsewhere.ok() && elsewhere->file == file.elsewhere());
        QVERIFY(bookOf(file).empty());
        QVERIFY(QDir(folder.path()).rmdir("dive.bin.marks.writing"));
        const auto beside =
            annotations::appendMarkers(file, {annotations::Removed{"note1", false}});
        QVERIFY(beside.ok() && beside->file == file.beside());
        QCOMPARE(bookOf(file).notes().size(), std::size_t{1});
        // There is one place only.
        QVERIFY(!std::filesystem::exists(elsewhere->file));
        QCOMPARE(annotations::readMarkers(file).size(), std::size_t{3});
    }

    void ofTwoPlacesTheNewerOneCounts()
    {
        QTemporaryDir folder;
        const annotations::MarkerFile file{recordingIn(folder),
                                           folder.filePath("kept").toStdString()};
        QVERIFY(QDir(folder.path()).mkdir("kept"));
        test::writeFile(QString::fromStdString(file.elsewhere().string()),
                        QByteArray::fromStdString(annotations::encodeMarkers(
                            {someNote(), annotations::Renamed{"note1", "old"}}, "dive.bin")));
        test::writeFile(QString::fromStdString(file.beside().string()),
                        QByteArray::fromStdString(annotations::encodeMarkers(
                            {annotations::Renamed{"note1", "new"}}, "dive.bin")));
        const auto now = std::filesystem::last_write_time(file.beside());
        std::filesystem::last_write_time(file.elsewhere(), now - 1h);
        QCOMPARE(bookOf(file).notes().at(0).text, std::string("new"));
        std::filesystem::last_write_time(file.elsewhere(), now + 1h);
        QCOMPARE(bookOf(file).notes().at(0).text, std::string("old"));
        std::filesystem::last_write_time(file.elsewhere(), now - 1h);
        QVERIFY(annotations::appendMarkers(file, {annotations::Removed{"other", true}}).ok());
        QCOMPARE(bookOf(file).notes().at(0).text, std::string("new"));
        QVERIFY(!std::filesystem::exists(file.elsewhere()));
    }

    void whatCannotBeReadToItsEndIsNotWrittenOver()
    {
        // A file that says to be longer than what can be read of it, as on a stick that fails.
        const std::filesystem::path shortOne = "/sys/kernel/uevent_seqnum";
        std::error_code failed;
        if (std::filesystem::file_size(shortOne, failed) != 4096)
            QSKIP("There is no /sys here.");
        QTemporaryDir folder;
        const annotations::MarkerFile alone{recordingIn(folder)};
        std::filesystem::create_symlink(shortOne, alone.beside());
        const auto refused = annotations::appendMarkers(alone, {someNote()});
        QVERIFY(!refused.ok());
        QVERIFY(
            refused.error().message.text().starts_with("dive.bin.marks cannot be read to its end"));
        QVERIFY(std::filesystem::is_symlink(alone.beside()));
        const annotations::MarkerFile file{alone.recording, folder.filePath("kept").toStdString()};
        QVERIFY(annotations::appendMarkers(file, {someNote()}).ok());
        QVERIFY(std::filesystem::is_symlink(alone.beside()));
        QCOMPARE(annotations::readMarkers(file).size(), std::size_t{1});
    }

    void theyAreFoundWhenTheRecordingWasRepaired()
    {
        QTemporaryDir folder;
        const annotations::MarkerFile file{recordingIn(folder),
                                           folder.filePath("kept").toStdString()};
        const QString recording = folder.filePath("dive.bin");
        test::writeFile(recording, QByteArray(5000, 'p'));
        // Kept by an earlier version, for a file of that size.
        QVERIFY(QDir(folder.path()).mkdir("kept"));
        const QString before = folder.filePath("kept/dive.bin-5000.marks");
        test::writeFile(before, QByteArray::fromStdString(
                                    annotations::encodeMarkers({someNote()}, "dive.bin")));
        QCOMPARE(annotations::readMarkers(file).size(), std::size_t{1});
        QVERIFY(file.exists());
        QVERIFY(QDir(folder.path()).mkdir("dive.bin.marks.writing"));
        QVERIFY(annotations::appendMarkers(file, {annotations::Renamed{"note1", "Surfaced"}}).ok());
        QVERIFY(!QFile::exists(before));
        test::writeFile(recording, QByteArray(6000, 'p'));
        QCOMPARE(bookOf(file).notes().at(0).text, std::string("Surfaced"));
        test::writeFile(recording, QByteArray(6000, 'q'));
        QVERIFY(annotations::readMarkers(file).empty());
    }

    void twoWhoMarkAtOnceLoseNothing()
    {
        QTemporaryDir folder;
        const annotations::MarkerFile file{recordingIn(folder)};
        constexpr int rounds = 40;
        std::barrier together(2);
        std::atomic<int> kept = 0;
        const auto mark = [&](const std::string& who) {
            for (int i = 0; i < rounds; ++i) {
                together.arrive_and_wait();
                annotations::UserNote note = someNote();
                note.id = who + std::to_string(i);
                kept += annotations::appendMarkers(file, {note}).ok() ? 1 : 0;
            }
        };
        std::thread other(mark, "b");
        mark("a");
        other.join();
        QCOMPARE(kept.load(), 2 * rounds);
        QCOMPARE(bookOf(file).notes().size(), std::size_t{2 * rounds});
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
                 (QStringList{"dive.bin", "dive.bin.marks"}));
    }

    void everyMarkHasANameOfItsOwn()
    {
        const annotations::MarkerId id = annotations::newMarkerId();
        QCOMPARE(id.size(), std::size_t{16});
        QVERIFY(id != annotations::newMarkerId());
    }

private:
    using Bytes = test::Bytes;

    static MarkerStore bookOf(const annotations::MarkerFile& file)
    {
        MarkerStore book;
        for (const MarkerRecord& record : annotations::readMarkers(file))
            book.apply(record);
        return book;
    }
    static std::filesystem::path recordingIn(const QTemporaryDir& folder)
    {
        test::writeFile(folder.filePath("dive.bin"), "pings");
        return folder.filePath("dive.bin").toStdString();
    }
};

LEADLINE_APPLESS_TEST(SessionMarkersTest)
#include "tst_sessionmarkers.moc"
