// SPDX-License-Identifier: GPL-3.0-or-later
#include "LogsBench.h"
#include "annotations/MarkerFile.h"
#include "io/LockedFile.h"
#include "library/RecordingInspection.h"
#include "mcap/McapRepair.h"
#include "session/SyntheticLog.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using State = app::RecordingFinding::State;

class RecordingInspectionTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_bench = std::make_unique<test::LogsBench>();
        m_cache = std::make_unique<app::DigestCache>(app::digestCachePath());
    }
    void cleanup()
    {
        m_cache.reset();
        m_bench.reset();
    }

    void aFinishedRecordingTellsOfItselfAtItsEnd()
    {
        m_bench->record(0, 3, {.job = "Quay", .pilot = "Ada"});
        const auto found = update("20260913-135512Z.mcap");
        QVERIFY(found.state == State::Whole && found.sentence.isEmpty());
        QVERIFY(found.digest->startUtc == test::LogsBench::firstDive);
        QVERIFY(found.digest->duration == 2s);
        QCOMPARE(found.digest->devices.size(), std::size_t{1});
        const auto& device = found.digest->devices.front();
        QCOMPARE(device.name, std::string("ping1d-7"));
        QVERIFY(device.kind == ping::Family::Ping1D && !device.simulated);
        QCOMPARE(device.firmware, std::string("3.29.0"));
        QCOMPARE(device.messages, std::uint64_t{3});
        QVERIFY((found.sheet == annotations::DiveSheet{.job = "Quay", .pilot = "Ada"}));
        // Nothing had to be read for that.
        QVERIFY(!QFileInfo::exists(app::cacheFolder()));
    }

    void theEndSaysWhatAllOfItSays()
    {
        m_bench->record(0);
        const auto recording =
            formats::Recording::open(m_bench->path("20260913-135512Z.mcap").toStdString());
        (*recording)->index();
        const auto read = formats::digestOf(**recording);
        const auto end = *update("20260913-135512Z.mcap").digest;
        QVERIFY(read.format == end.format && read.bytes == end.bytes);
        QVERIFY(read.startUtc == end.startUtc && read.duration == end.duration);
        QCOMPARE(read.devices.size(), end.devices.size());
        QVERIFY(read.devices[0].kind == end.devices[0].kind);
        QCOMPARE(read.devices[0].messages, end.devices[0].messages);
    }

    void whatKnowsNoUtcHasNoDate()
    {
        test::McapFile file;
        file.writer().addMetadata({"session", {{"utc", "unknown"}}});
        const auto channel = file.rawChannel("sonar/a/rx", {{"family", "ping360"}});
        for (int i = 0; i < 3; ++i)
            file.frame(channel, i * 1000,
                       test::Spoke360{.samples = test::someSamples(9, 1)}.frame());
        const auto bytes = file.finished();
        test::writeFile(
            m_bench->path("other.mcap"),
            QByteArray(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size())));
        const auto found = update("other.mcap");
        QVERIFY(found.state == State::Whole && found.digest->duration == 2s);
        QVERIFY(!found.digest->startUtc);
    }

    void whatWasCutOffCanBeRepaired()
    {
        m_bench->record(0, 20);
        m_bench->cutOff("20260913-135512Z.mcap", 500);
        const auto found = update("20260913-135512Z.mcap");
        QVERIFY(found.state == State::CutOff);
        QVERIFY(found.sentence.contains("Repair"));
        QVERIFY(found.digest->truncated && found.digest->duration > 5s);
        QVERIFY(mcap::repairMcap(m_bench->path("20260913-135512Z.mcap").toStdString()));
        QVERIFY(update("20260913-135512Z.mcap").state == State::Whole);
    }

    void whatGrowsIsNoOneElsesToRepair()
    {
        m_bench->record(0, 20);
        const QString name = "20260913-135512Z.mcap";
        m_bench->cutOff(name, 500);
        const auto file = app::recordingFile(m_bench->path(name));
        // Written to a moment ago: its lock is not even asked for.
        QVERIFY(app::inspect(file, file.changed.addSecs(2), *m_cache).state ==
                State::BeingRecorded);
        io::LockedFile::Failure failure{};
        const auto held =
            io::LockedFile::open(file.path.toStdString(), io::LockedFile::Make::Existing, failure);
        QVERIFY(held);
        QVERIFY(update(name).state == State::BeingRecorded);
    }

    void whatHadToBeReadIsReadOnce()
    {
        test::McapFile file;
        const auto channel = file.rawChannel("sonar/a/rx", {{"family", "ping360"}});
        for (int i = 0; i < 30; ++i)
            file.frame(channel, i * 100,
                       test::Spoke360{.samples = test::someSamples(9, 1)}.frame());
        const auto bytes = file.cut();
        test::writeFile(
            m_bench->path("other.mcap"),
            QByteArray(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size())));
        m_bench->makeOld("other.mcap");
        const auto first = update("other.mcap");
        const auto entry = app::recordingFile(m_bench->path("other.mcap"));
        const auto digest = m_cache->find(entry.key());
        QVERIFY(digest && app::toCache(*digest) == app::toCache(*first.digest));
        QVERIFY(digest->duration == first.digest->duration && digest->duration == 2900ms);
        // From there, as its lie shows.
        auto attitude = *digest;
        attitude.duration = 77s;
        m_cache->put(entry.key(), attitude);
        QVERIFY(update("other.mcap").digest->duration == 77s);
        // Another file of that name and size, made within the same second, is another one.
        QVERIFY(QFile::rename(m_bench->path("other.mcap"), m_bench->path("was.mcap")));
        QVERIFY(QFile::copy(m_bench->path("was.mcap"), m_bench->path("other.mcap")));
        m_bench->makeOld("other.mcap");
        QVERIFY(app::recordingFile(m_bench->path("other.mcap")).key() != entry.key());
        QVERIFY(update("other.mcap").digest->duration == 2900ms);
    }

    void whatIsWrittenToIsAnotherFileWithinTheSameMillisecond()
    {
        test::writeFile(m_bench->path("a.bin"), "x");
        const auto before = app::recordingFile(m_bench->path("a.bin"));
        auto after = before;
        after.changedNs += 1;
        QVERIFY(before.changedNs != 0 && before.node != 0);
        QVERIFY(after.key() != before.key() && after != before);
        after = before;
        after.node += 1;
        QVERIFY(after.key() != before.key());
    }

    void aForeignLogThatIsBeingWrittenDoesNotEndEarly()
    {
        const auto bytes = test::spokesWithAGap();
        test::writeFile(
            m_bench->path("dive.bin"),
            QByteArray(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()) - 20));
        const auto file = app::recordingFile(m_bench->path("dive.bin"));
        QVERIFY(app::inspect(file, file.changed.addSecs(2), *m_cache).state ==
                State::BeingRecorded);
        QVERIFY(app::inspect(file, file.changed.addSecs(60), *m_cache).state == State::EndsEarly);
    }

    void damageAmidIsSaidAndRepaired()
    {
        m_bench->record(0, 3);
        const auto file = app::recordingFile(m_bench->path("20260913-135512Z.mcap"));
        auto digest = *update("20260913-135512Z.mcap").digest;
        // That of what it was made from is nothing that a repair could mend.
        digest.messagesMissing = 2;
        m_cache->put(file.key(), digest);
        auto found = update("20260913-135512Z.mcap");
        QVERIFY(found.state == State::Damaged && !found.repairable);
        QCOMPARE(found.sentence, QString("The recording is damaged: 2 messages are missing."));
        digest.messagesMissing = 0;
        digest.damagedAmid = true;
        m_cache->put(file.key(), digest);
        found = update("20260913-135512Z.mcap");
        QVERIFY(found.state == State::Damaged && found.repairable);
        QCOMPARE(
            found.sentence,
            QString(
                "The recording is damaged in places. Repair rewrites it with all readable data."));
    }

    void aDigestComesBackFromTheCache()
    {
        const formats::RecordingDigest digest{
            .format = log::Format::Tlog,
            .bytes = 1ULL << 60U,
            .startUtc = std::chrono::nanoseconds(1'789'307'712'123'456'789),
            .startLocal = base::CivilTime{2021, 8, 29, 0, 0, 57, 895},
            .duration = 3h + 1ms,
            .devices = {{.name = "mavlink", .kind = ping::DeviceKind::Vehicle, .messages = 12},
                        {.name = "x", .firmware = "1.2.3", .simulated = true}},
            .sheet = annotations::DiveSheet{.notes = "two\nlines"},
            .markers = 4,
            .truncated = true,
            .messagesMissing = 5,
            .damagedAmid = true,
            .untimed = true,
            .mediumFailed = true};
        const auto back = app::digestFromCache(app::toCache(digest));
        QVERIFY(back && back->format == digest.format && back->bytes == digest.bytes);
        QVERIFY(back->startUtc == digest.startUtc && back->startLocal == digest.startLocal);
        QVERIFY(back->duration == digest.duration && back->devices == digest.devices);
        QVERIFY(back->sheet == digest.sheet && back->markers == digest.markers);
        QVERIFY(back->truncated && back->untimed && back->mediumFailed);
        QVERIFY(back->messagesMissing == 5 && back->damagedAmid);
        // An earlier version did not know what is damaged amid.
        QVERIFY(
            !app::digestFromCache(app::toCache(digest).replace("\"version\":3", "\"version\":2")));
        for (const char* bad : {"", "[]", "{", "{\"version\":1}", "{\"version\":1,\"format\":7}"})
            QVERIFY(!app::digestFromCache(bad));
    }

    void whatIsNoRecordingIsSaid()
    {
        test::writeFile(m_bench->path("notes.bin"), "Dear diary\n");
        const auto found = update("notes.bin");
        QVERIFY(found.state == State::Unreadable);
        QVERIFY(found.sentence.startsWith("notes.bin starts with text."));
        QVERIFY(update("gone.mcap").state == State::Unreadable);
    }

    void aSheetBesideCountsMore()
    {
        m_bench->record(0, 3, {.job = "Quay"});
        const auto path = m_bench->path("20260913-135512Z.mcap").toStdString();
        QVERIFY(annotations::writeSidecarSheet(path, {.place = "Kiel"}));
        QVERIFY((update("20260913-135512Z.mcap").sheet == annotations::DiveSheet{.place = "Kiel"}));
        const auto opened = formats::Recording::open(path);
        (*opened)->index();
        QVERIFY(((*opened)->diveSheet() == annotations::DiveSheet{.place = "Kiel"}));
        // Taken back.
        QVERIFY(annotations::writeSidecarSheet(path, {}));
        QVERIFY(!update("20260913-135512Z.mcap").sheet);
        test::writeFile(m_bench->path("20260913-135512Z.mcap.sheet.txt"), "nothing");
        QVERIFY((update("20260913-135512Z.mcap").sheet == annotations::DiveSheet{.job = "Quay"}));
        QVERIFY(update("20260913-135512Z.mcap").sentence.contains("is not valid"));
        const auto still = formats::Recording::open(path);
        QVERIFY(still && !(*still)->sheetError().empty());
    }

    void marksCountWhereverTheyAreKept()
    {
        m_bench->record(0);
        const QString name = "20260913-135512Z.mcap";
        QVERIFY(!update(name).marksBeside);
        // Its folder takes none.
        QVERIFY(QDir().mkdir(m_bench->path(name + ".marks.writing")));
        const auto kept =
            annotations::appendMarkers({m_bench->path(name).toStdString(), app::notesFolder()},
                                       {annotations::UserNote{.id = "a", .text = "Knot"}});
        QVERIFY(kept && kept->file.parent_path() == app::notesFolder());
        QVERIFY(update(name).marksBeside);
    }

    void foldersAreLookedInto()
    {
        m_bench->record(0);
        test::writeFile(m_bench->path("a.bin"), "x");
        test::writeFile(m_bench->path("a.txt"), "x");
        QCOMPARE(app::inspectFolder(m_bench->folder()).files.size(), 2);
        const auto none = app::inspectFolder(m_bench->path("none"));
        QVERIFY(!none.isThere && none.files.isEmpty() && none.trouble.isEmpty());
    }

    void theCacheDoesNotGrowForEver()
    {
        for (int i = 0; i < 10; ++i) {
            const QString path = app::cachePath(QString::number(i), ".png");
            QDir().mkpath(QFileInfo(path).path());
            test::writeFile(path, "{}");
        }
        // What an earlier version kept goes.
        test::writeFile(app::cachePath("a", ".json"), "{}");
        app::trimCache(4);
        QCOMPARE(QDir(app::cacheFolder() + "/recordings").entryList(QDir::Files).size(), 4);
    }

private:
    [[nodiscard]] app::RecordingFinding update(const QString& name) const
    {
        const auto file = app::recordingFile(m_bench->path(name));
        return app::inspect(file, QDateTime::currentDateTime(), *m_cache);
    }

    std::unique_ptr<test::LogsBench> m_bench;
    std::unique_ptr<app::DigestCache> m_cache;
};

LEADLINE_GUILESS_TEST(RecordingInspectionTest)
#include "tst_recordinginspection.moc"
