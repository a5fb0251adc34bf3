// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcap/McapRepair.h"
#include "support/BadSectorSource.h"
#include "support/CliRun.h"
#include "support/IndexedRecording.h"
#include "support/McapFile.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using test::Bytes;
using test::McapFile;

namespace {

constexpr int all = 30;
constexpr int inAChunk = 10;
constexpr int apartMs = 50;

Bytes shortSpoke(int n)
{
    return test::Spoke360{.angleGrad = static_cast<std::uint16_t>(n % 400),
                          .samples = test::someSamples(30, static_cast<unsigned>(n))}
        .frame();
}

/// Three chunks of ten spokes.
McapFile spokesInChunks(int perChunk = inAChunk)
{
    McapFile file;
    file.writer().addMetadata({"session", {{"part", "1"}}});
    const auto channel = file.rawChannel("sonar/ping360-1/rx");
    for (int i = 0; i < all; ++i) {
        file.frame(channel, i * apartMs, shortSpoke(i));
        if (i % perChunk == perChunk - 1)
            file.writer().closeChunk();
    }
    return file;
}

Bytes finished(const QString& compression)
{
    McapFile made = spokesInChunks();
    return compression.isEmpty()
               ? made.finished()
               : test::finishedWithCompressedChunks(made.cut(), compression.toStdString());
}

struct Found {
    std::unique_ptr<formats::Recording> recording;
    log::ReadCounts counts;
    std::vector<log::Gap> missing;

    explicit Found(const Bytes& file) : recording(test::indexed(file, "a.mcap"))
    {
        if (recording) {
            counts = recording->counts();
            missing = recording->contents().missing;
        }
    }
};

void overwrite(Bytes& file, std::uint64_t from, std::uint64_t to, std::byte with)
{
    std::fill(file.begin() + static_cast<std::ptrdiff_t>(from),
              file.begin() + static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(to, file.size())),
              with);
}

void forEachCompression()
{
    QTest::addColumn<QString>("compression");
    QTest::newRow("none") << "";
    QTest::newRow("zstd") << "zstd";
    QTest::newRow("lz4") << "lz4";
}

} // namespace

/// Tests that missing data of a recording is detected by its counts, indexes and checksums.
class McapDamageTest : public QObject {
    Q_OBJECT

private slots:
    void aWholeFileLacksNothing_data() { forEachCompression(); }

    void aWholeFileLacksNothing()
    {
        QFETCH(QString, compression);
        const Found found(finished(compression));
        QCOMPARE(found.counts.records, std::uint64_t{all});
        QCOMPARE(found.counts.messagesMissing, std::uint64_t{0});
        QCOMPARE(found.counts.damagedParts, std::uint64_t{0});
        QCOMPARE(found.counts.containerBytesLost, std::uint64_t{0});
        QVERIFY(found.missing.empty());
    }

    void aMessageThatIsTooLargeToBeLoadedIsNotMissing()
    {
        McapFile file = spokesInChunks();
        file.message(1, all * apartMs, Bytes((std::size_t{16} << 20U) + 1));
        const Found found(file.finished());
        QCOMPARE(found.counts.records, std::uint64_t{all});
        QVERIFY(found.counts.containerBytesLost > (std::uint64_t{16} << 20U));
        QCOMPARE(found.counts.messagesMissing, std::uint64_t{0});
        QCOMPARE(found.counts.damagedParts, std::uint64_t{0});
        QVERIFY(found.missing.empty());
    }

    void whatAMediumDoesNotGiveIsNotDamaged_data() { forEachCompression(); }

    void whatAMediumDoesNotGiveIsNotDamaged()
    {
        QFETCH(QString, compression);
        const Bytes file = finished(compression);
        const auto chunk = test::placesOf(file, mcap::Op::Chunk)[1];
        auto source = std::make_unique<test::BadSectorSource>(file);
        // Its head comes.
        source->breakAt(chunk.content() + 100, chunk.content() + 120);
        const auto opened = formats::Recording::open(std::move(source), "a.mcap");
        QVERIFY(opened);
        (*opened)->index();
        const log::ReadCounts counts = (*opened)->counts();
        QVERIFY(counts.mediumFailed);
        QCOMPARE(counts.messagesMissing, std::uint64_t{0});
        QCOMPARE(counts.damagedParts, std::uint64_t{0});
        QVERIFY((*opened)->contents().missing.empty());
    }

    void whereverAByteIsDamagedEachMessageIsThereOrMissing_data() { forEachCompression(); }

    void whereverAByteIsDamagedEachMessageIsThereOrMissing()
    {
        QFETCH(QString, compression);
        const Bytes whole = finished(compression);
        const std::uint64_t end = test::placesOf(whole, mcap::Op::DataEnd).front().offset;
        for (std::uint64_t at = mcap::magic.size(); at < end; ++at) {
            Bytes damaged = whole;
            damaged[at] ^= std::byte{0x04};
            const Found found(damaged);
            QVERIFY2(found.counts.records + found.counts.messagesMissing == all,
                     qPrintable(QStringLiteral("byte %1: %2 there, %3 missing")
                                    .arg(at)
                                    .arg(found.counts.records)
                                    .arg(found.counts.messagesMissing)));
            QVERIFY(found.counts.messagesMissing <= inAChunk);
            if (found.counts.messagesMissing == 0)
                continue;
            QVERIFY2(found.counts.damagedParts == 1, qPrintable(QString::number(at)));
            QVERIFY2(!found.missing.empty(), qPrintable(QString::number(at)));
            QVERIFY2(found.counts.containerBytesLost > 0, qPrintable(QString::number(at)));
            QVERIFY(found.counts.containerBytesLost <= whole.size());
        }
    }

    void aBitInAPackedChunkCostsWhatItsIndexNames()
    {
        const Bytes whole = finished("zstd");
        const auto chunk = test::placesOf(whole, mcap::Op::Chunk)[1];
        std::uint64_t most = 0;
        for (std::uint64_t at = chunk.content() + 44; at < chunk.end(); ++at) {
            Bytes file = whole;
            file[at] ^= std::byte{0x10};
            const Found found(file);
            most = std::max(most, found.counts.messagesMissing);
            QVERIFY(!found.counts.truncated);
            if (found.counts.messagesMissing > 0)
                QCOMPARE(found.counts.damagedParts, std::uint64_t{1});
            // All of it within the second chunk.
            for (const log::Gap& gap : found.missing) {
                QVERIFY(gap.begin >= 500ms && gap.begin <= gap.end && gap.end <= 950ms);
                QVERIFY(gap.isDamage());
            }
        }
        QVERIFY(most > 0);
    }

    void aChunkThatUnderstatesItsSizeIsReadToItsEnd_data() { forEachCompression(); }

    void aChunkThatUnderstatesItsSizeIsReadToItsEnd()
    {
        QFETCH(QString, compression);
        for (const std::uint64_t said : {0U, 1U, 100U}) {
            Bytes file = finished(compression);
            const auto chunk = test::placesOf(file, mcap::Op::Chunk)[1];
            base::storeLittle(std::span(file), chunk.content() + 16, said);
            const Found found(file);
            QCOMPARE(found.counts.records, std::uint64_t{all});
            QCOMPARE(found.counts.messagesMissing, std::uint64_t{0});
            QCOMPARE(found.counts.damagedParts, std::uint64_t{1});
        }
    }

    void aChunkThatIsGoneIsMissing_data() { forEachCompression(); }

    void aChunkThatIsGoneIsMissing()
    {
        QFETCH(QString, compression);
        for (const auto with : {std::byte{0xff}, std::byte{0}}) {
            Bytes file = finished(compression);
            const auto chunks = test::placesOf(file, mcap::Op::Chunk);
            overwrite(file, chunks[1].offset, chunks[2].offset, with);
            const Found found(file);
            QCOMPARE(found.counts.records, std::uint64_t{20});
            QCOMPARE(found.counts.messagesMissing, std::uint64_t{10});
            QCOMPARE(found.counts.damagedParts, std::uint64_t{1});
            QCOMPARE(found.counts.containerBytesLost, chunks[2].offset - chunks[1].offset);
            QCOMPARE(found.missing.size(), std::size_t{1});
            QCOMPARE(found.missing[0].begin, log::Time(500ms));
            QCOMPARE(found.missing[0].end, log::Time(950ms));
        }
    }

    void theLastChunkMayBeGoneToo_data() { forEachCompression(); }

    void theLastChunkMayBeGoneToo()
    {
        QFETCH(QString, compression);
        Bytes file = finished(compression);
        const auto chunk = test::placesOf(file, mcap::Op::Chunk)[2];
        const auto end = test::placesOf(file, mcap::Op::DataEnd).front();
        overwrite(file, chunk.offset, end.offset, std::byte{0xff});
        const Found found(file);
        QCOMPARE(found.counts.records, std::uint64_t{20});
        QCOMPARE(found.counts.messagesMissing, std::uint64_t{10});
        QVERIFY(!found.counts.truncated);
    }

    void aLengthThatIsDamagedHidesNoChunkBehindIt_data() { forEachCompression(); }

    void aLengthThatIsDamagedHidesNoChunkBehindIt()
    {
        QFETCH(QString, compression);
        Bytes file = finished(compression);
        const auto chunk = test::placesOf(file, mcap::Op::Chunk)[0];
        overwrite(file, chunk.offset + 1, chunk.content(), std::byte{0x7f});
        const Found found(file);
        QCOMPARE(found.counts.records, std::uint64_t{all});
        QCOMPARE(found.counts.messagesMissing, std::uint64_t{0});
        QVERIFY(!found.counts.truncated);
    }

    void indexesLeadOnBehindALengthThatLies()
    {
        Bytes file = finished({});
        const Bytes frame = shortSpoke(13);
        const auto at = std::search(file.begin(), file.end(), frame.begin(), frame.end());
        // The length of the message that holds it.
        const auto length = at - 2 - 22 - 8;
        *length ^= std::byte{0x40};
        const Found found(file);
        QCOMPARE(found.counts.records, std::uint64_t{29});
        QCOMPARE(found.counts.messagesMissing, std::uint64_t{1});
        QCOMPARE(found.missing.size(), std::size_t{1});
        QCOMPARE(found.missing[0].begin, log::Time(650ms));
    }

    void aTimeThatIsDamagedIsThatOfTheIndex()
    {
        Bytes file = finished({});
        const Bytes frame = shortSpoke(13);
        const auto at = std::search(file.begin(), file.end(), frame.begin(), frame.end());
        *(at - 2 - 16 + 4) ^= std::byte{0x04};
        const Found found(file);
        QCOMPARE(found.counts.records, std::uint64_t{all});
        QCOMPARE(found.counts.messagesMissing, std::uint64_t{0});
        QCOMPARE(found.recording->log().timeOf(13), std::optional<log::Time>(650ms));
    }

    void aBadSectorIsRepairedWhereverItIs_data()
    {
        QTest::addColumn<QString>("compression");
        QTest::addColumn<int>("with");
        for (const char* compression : {"", "zstd", "lz4"})
            for (const int with : {0xff, 0})
                QTest::addRow("%s, %02x", *compression ? compression : "none", with)
                    << compression << with;
    }

    void aBadSectorIsRepairedWhereverItIs()
    {
        QFETCH(QString, compression);
        QFETCH(int, with);
        const Bytes whole = finished(compression);
        constexpr std::uint64_t sector = 256;
        for (std::uint64_t at = 512; at + sector < whole.size(); at += sector) {
            Bytes file = whole;
            overwrite(file, at, at + sector, static_cast<std::byte>(with));
            if (file == whole)
                continue;
            const Found before(file);
            const auto report = repair(file);
            QVERIFY(report);
            QVERIFY2(!report->wasComplete, qPrintable(QString::number(at)));
            const Bytes repaired = content();
            const Found after(repaired);
            QCOMPARE(after.counts.records, report->messages);
            QCOMPARE(after.counts.records, before.counts.records);
            QVERIFY(!after.counts.truncated);
            checkIndexes(repaired, after.counts.records);
            // What is lost stays lost, and is said for ever.
            QCOMPARE(report->messagesMissing, before.counts.messagesMissing);
            QCOMPARE(after.counts.messagesMissing, before.counts.messagesMissing);
            QCOMPARE(after.missing.size(), before.missing.size());
            // The damaged file is kept, but where only its end had to be written anew.
            const QString kept = m_folder.filePath("a.mcap.damaged");
            QCOMPARE(report->original.empty(), !QFile::exists(kept));
            if (report->messagesMissing > 0) {
                QCOMPARE(test::readFile(kept), test::bytesOf(file));
                QVERIFY(report->message("a.mcap").text().find("complete") == std::string::npos);
                QVERIFY(report->message("a.mcap").text().find("lost") != std::string::npos);
            }
            QFile::remove(kept);
            const auto again = mcap::repairMcap(path());
            QVERIFY(again && again->wasComplete);
            QCOMPARE(again->message("a.mcap").text().find("complete") == std::string::npos,
                     report->messagesMissing > 0);
        }
    }

private:
    std::filesystem::path path() { return m_folder.filePath("a.mcap").toStdString(); }
    base::Result<mcap::RepairReport> repair(const Bytes& bytes)
    {
        test::writeFile(m_folder.filePath("a.mcap"), test::bytesOf(bytes));
        return mcap::repairMcap(path());
    }
    Bytes content()
    {
        const QByteArray all = test::readFile(m_folder.filePath("a.mcap"));
        const auto bytes =
            std::as_bytes(std::span(all.data(), static_cast<std::size_t>(all.size())));
        return {bytes.begin(), bytes.end()};
    }
    /// By the summary alone every message is found, each where its index says, and every sum holds.
    void checkIndexes(const Bytes& bytes, std::uint64_t messages)
    {
        test::writeFile(m_folder.filePath("c.mcap"), test::bytesOf(bytes));
        const auto run = test::runCli(LEADLINE_BIN_DIR "/leadline-mcap-conformance",
                                      {"indexed", m_folder.filePath("c.mcap")});
        QFile::remove(m_folder.filePath("c.mcap"));
        QVERIFY2(run.status == 0, run.reported());
        QCOMPARE(run.out.count("\"Message\""), qsizetype(messages));
    }

    QTemporaryDir m_folder{(QDir("/dev/shm").exists() ? QString("/dev/shm") : QDir::tempPath()) +
                           "/tst_mcapdamage-XXXXXX"};
};

LEADLINE_GUILESS_TEST(McapDamageTest)
#include "tst_mcapdamage.moc"
