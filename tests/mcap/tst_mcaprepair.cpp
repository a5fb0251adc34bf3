// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Recording.h"
#include "io/LockedFile.h"
#include "mcap/McapCompression.h"
#include "mcap/McapRecordCursor.h"
#include "mcap/McapRepair.h"
#include "support/CliRun.h"
#include "support/McapFile.h"
#include "support/MemorySource.h"
#include "support/ProcessTemporary.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using test::Bytes;
using test::McapFile;

namespace {

Bytes spoke(int n)
{
    return test::Spoke360{.angleGrad = static_cast<std::uint16_t>(n % 400),
                          .samples = test::someSamples(12, static_cast<unsigned>(n))}
        .frame();
}

McapFile spokes(int count, const mcap::WriterOptions& options = {})
{
    McapFile file(options);
    file.writer().addMetadata({"session", {{"part", "1"}}});
    const auto channel = file.rawChannel("sonar/ping360-1/rx", {{"family", "ping360"}});
    for (int i = 0; i < count; ++i) {
        file.frame(channel, i * 50, spoke(i));
        if (i % 5 == 4)
            file.writer().closeChunk();
    }
    return file;
}

Bytes first(const Bytes& bytes, std::size_t length)
{
    return {bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(length)};
}

} // namespace

class McapRepairTest : public QObject {
    Q_OBJECT

private slots:
    void aCompleteFileIsLeftAlone()
    {
        const Bytes whole = spokes(12).finished();
        const auto report = repair(whole);
        QVERIFY(report && report->wasComplete);
        QVERIFY(content() == whole);
    }

    void whereverItWasCutItIsCompleteAfterwards()
    {
        McapFile made = spokes(12);
        const Bytes whole = made.finished();
        for (std::size_t length = mcap::magic.size(); length < whole.size(); ++length) {
            const Bytes cut = first(whole, length);
            const auto before = framesOf(cut);
            const auto report = repair(cut);
            QVERIFY2(report && !report->wasComplete, qPrintable(QString::number(length)));
            QCOMPARE(report->messages, before.size());
            QVERIFY(report->original.empty());
            const Bytes repaired = content();
            QVERIFY(framesOf(repaired) == before);
            // A process for each would take minutes.
            if (length % 23 == 0)
                checkIndexes(repaired, before.size());
            // All whole messages are where they were.
            const auto again = repair(repaired);
            QVERIFY(again && again->wasComplete);
        }
    }

    void aCrashInTheMiddleOfARepairLosesNothing()
    {
        McapFile made = spokes(12);
        const Bytes whole = made.finished();
        // In the last chunk, between two of its messages.
        const Bytes cut = first(whole, static_cast<std::size_t>(endOfFrame(whole, 10)) + 20);
        const auto before = framesOf(cut);
        QCOMPARE(before.size(), std::size_t{11});
        const auto report = repair(cut);
        QVERIFY(report);
        const Bytes repaired = content();
        // First the open chunk's head is written, then the end is cut, then what follows comes.
        const auto differs = std::mismatch(cut.begin(), cut.end(), repaired.begin());
        const auto headEnd = static_cast<std::size_t>(differs.first - cut.begin()) + 49;
        Bytes state = cut;
        std::copy_n(repaired.begin(), headEnd, state.begin());
        QVERIFY(framesOf(state) == before);
        for (std::size_t length = static_cast<std::size_t>(endOfFrame(whole, 10));
             length < repaired.size(); length += 3) {
            state = first(repaired, length);
            QVERIFY(framesOf(state) == before);
            const auto once = repair(state);
            QVERIFY(once && framesOf(content()) == before);
        }
    }

    void zerosAndAnOpenRustChunkAreCompletedToo()
    {
        Bytes cut = spokes(10).cut();
        cut.resize(cut.size() + 1000);
        const auto report = repair(cut);
        QVERIFY(report);
        QCOMPARE(report->bytesDropped, std::uint64_t{1000});
        QCOMPARE(framesOf(content()).size(), std::size_t{10});
        checkIndexes(content(), 10);
    }

    void filesWithoutChunksAreWrittenAnew()
    {
        McapFile made = spokes(7, {.chunks = false});
        const Bytes cut = made.cut();
        const auto report = repair(first(cut, cut.size() - 5));
        QVERIFY(report);
        QCOMPARE(report->messages, std::uint64_t{6});
        checkIndexes(content(), 6);
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files), QStringList{"a.mcap"});
    }

    void aFinishedFileWithoutIndexesGetsThem_data()
    {
        QTest::addColumn<bool>("messageIndexes");
        QTest::newRow("only the summary is missing") << true;
        QTest::newRow("no index at all") << false;
    }

    void aFinishedFileWithoutIndexesGetsThem()
    {
        QFETCH(bool, messageIndexes);
        McapFile made = spokes(12, {.messageIndexes = messageIndexes,
                                    .chunkIndexes = false,
                                    .repeatSchemas = false,
                                    .repeatChannels = false,
                                    .statistics = false,
                                    .summaryOffsets = false,
                                    .attachmentIndexes = false,
                                    .metadataIndexes = false});
        const auto report = repair(made.finished());
        QVERIFY(report && !report->wasComplete);
        QCOMPARE(report->messages, std::uint64_t{12});
        QCOMPARE(report->bytesDropped, std::uint64_t{0});
        QVERIFY(report->original.empty());
        checkIndexes(content(), 12);
    }

    void messagesBeforeTheirChannelAreKept()
    {
        McapFile made = spokes(6, {.chunks = false});
        const Bytes cut = made.cut();
        const test::MemorySource source(cut);
        io::ForwardView view(source);
        mcap::RecordCursor cursor(view, mcap::magic.size(), cut.size());
        Bytes file = first(cut, mcap::magic.size());
        Bytes declarations;
        while (const auto place = cursor.next()) {
            const bool declares = place->op == mcap::Op::Schema || place->op == mcap::Op::Channel;
            base::append(declares ? declarations : file,
                         base::ByteSpan(cut).subspan(place->offset, place->end() - place->offset));
        }
        base::append(file, declarations);
        QCOMPARE(framesOf(file).size(), std::size_t{6});
        const auto report = repair(file);
        QVERIFY(report && report->messages == 6 && report->original.empty());
        QCOMPARE(framesOf(content()).size(), std::size_t{6});
        checkIndexes(content(), 6);
    }

    // What lies behind the damage cannot be found again, and yet it may be hours.
    void whatIsDamagedInTheMiddleIsKeptUnderAnotherName()
    {
        McapFile made = spokes(1000, {.chunks = false});
        Bytes file = made.cut();
        const auto lengthAt = static_cast<std::size_t>(endOfFrame(file, 2)) + 1;
        file[lengthAt + 7] = std::byte{0x7f};
        test::writeFile(m_folder.filePath("a.mcap.damaged"), "older");
        const auto report = repair(file);
        QVERIFY(report);
        QCOMPARE(report->messages, std::uint64_t{3});
        QVERIFY(report->bytesDropped > 64'000);
        QCOMPARE(report->original.filename().string(), std::string("a.mcap.damaged-2"));
        QVERIFY(report->message("a.mcap").text().ends_with("is kept as a.mcap.damaged-2."));
        QCOMPARE(test::readFile(m_folder.filePath("a.mcap.damaged")), QByteArray("older"));
        QCOMPARE(test::readFile(m_folder.filePath("a.mcap.damaged-2")).size(),
                 qsizetype(file.size()));
        QFile::remove(m_folder.filePath("a.mcap.damaged"));
        QFile::remove(m_folder.filePath("a.mcap.damaged-2"));
    }

    // A length that lies leads to bytes that, read as a record, lead past the end. Were the end
    // written behind them, they would lead into it, and past every chunk.
    void aLengthThatLiesIsNotWrittenBehind()
    {
        constexpr std::uint64_t beyond = 50;
        test::Samples samples(40, 0);
        samples[0] = 0x90;
        Bytes file;
        std::size_t trap = 0;
        // The second one knows how long the file is.
        for (int built = 0; built < 2; ++built) {
            McapFile made = spokes(10);
            const Bytes frame = test::Spoke360{.angleGrad = 11, .samples = samples}.frame();
            made.frame(1, 500, frame);
            file = made.cut();
            // Before the frame's checksum.
            trap = static_cast<std::size_t>(endOf(file, frame)) - samples.size() - 2;
            samples[1] =
                static_cast<std::uint8_t>(file.size() + beyond - (trap + mcap::recordHead));
        }
        const auto metadata = placeOf(file, mcap::Op::Metadata);
        base::storeLittle(std::span(file), metadata + 1,
                          std::uint64_t{trap - metadata - mcap::recordHead});
        QCOMPARE(framesOf(file).size(), std::size_t{11});
        const auto report = repair(file);
        QVERIFY(report && report->messages == 11);
        QCOMPARE(framesOf(content()).size(), std::size_t{11});
        checkIndexes(content(), 11);
        QCOMPARE(report->original.filename().string(), std::string("a.mcap.damaged"));
        QCOMPARE(test::readFile(m_folder.filePath("a.mcap.damaged")).size(),
                 qsizetype(file.size()));
        QFile::remove(m_folder.filePath("a.mcap.damaged"));
    }

    void aDamagedFileIsWrittenAnewAndSaid()
    {
        McapFile made = spokes(12);
        const Bytes whole = made.finished();
        Bytes cut = first(whole, static_cast<std::size_t>(endOfFrame(whole, 10)) + 3);
        cut[static_cast<std::size_t>(endOfFrame(whole, 2)) - 8] ^= std::byte{1};
        const auto report = repair(cut);
        QVERIFY(report);
        QCOMPARE(report->damagedParts, std::uint64_t{1});
        QVERIFY(report->message("a.mcap").text().find("complete") == std::string::npos);
        QVERIFY(report->message("a.mcap").text().find("kept as a.mcap.damaged") !=
                std::string::npos);
        QCOMPARE(framesOf(content()).size(), std::size_t{10});
        checkIndexes(content(), 11);
        QVERIFY(QFile::remove(m_folder.filePath("a.mcap.damaged")));
    }

    void whatIsLargeIsCopiedToo()
    {
        const Bytes large((std::size_t{5} << 20U), std::byte{'x'});
        McapFile made = spokes(12);
        made.message(1, 700, large);
        made.writer().addAttachment({.name = "plan.pdf", .mediaType = "", .data = {large}});
        Bytes file = made.finished();
        file[static_cast<std::size_t>(endOfFrame(file, 2)) - 8] ^= std::byte{1};
        const auto report = repair(file);
        QVERIFY(report && report->wasDamaged);
        QCOMPARE(report->messages, std::uint64_t{13});
        QVERIFY(content().size() > 2 * large.size());
        QVERIFY(QFile::remove(m_folder.filePath("a.mcap.damaged")));
    }

    void whatIsTooLargeToBeCopiedIsCounted_data()
    {
        QTest::addColumn<int>("op");
        QTest::newRow("a message") << int(mcap::Op::Message);
        QTest::newRow("an attachment") << int(mcap::Op::Attachment);
    }

    void whatIsTooLargeToBeCopiedIsCounted()
    {
        QFETCH(const int, op);
        Bytes file = spokes(10, {.chunks = false}).cut();
        constexpr std::uint64_t length = (std::uint64_t{256} << 20U) + 1;
        const std::size_t end = file.size();
        file.resize(end + mcap::recordHead);
        file[end] = static_cast<std::byte>(op);
        base::storeLittle(std::span(file), end + 1, length);
        write(file);
        // Its content is a hole.
        QVERIFY(QFile::resize(m_folder.filePath("a.mcap"), qint64(file.size() + length)));
        const auto report = mcap::repairMcap(path());
        QVERIFY2(report, report ? "" : report.error().message.text().c_str());
        QCOMPARE(report->messages, std::uint64_t{10});
        QCOMPARE(report->recordsTooLarge, std::uint64_t{1});
        QVERIFY(report->message("a.mcap").text().find(
                    "1 record larger than 256 MiB was left out.") != std::string::npos);
        // All of it is there still.
        QCOMPARE(report->original.filename().string(), std::string("a.mcap.damaged"));
        QVERIFY(QFile::remove(m_folder.filePath("a.mcap.damaged")));
    }

    void oneOfSomethingIsOne()
    {
        using mcap::RepairReport;
        QCOMPARE((RepairReport{.messages = 1, .bytesDropped = 1}).message("a.mcap").text(),
                 std::string("a.mcap repaired: 1 message. 1 byte held no whole message."));
        QCOMPARE((RepairReport{
                      .messages = 2, .bytesDropped = 2, .recordsTooLarge = 2, .messagesMissing = 1})
                     .message("a.mcap")
                     .text(),
                 std::string("a.mcap rewritten: 2 messages. 1 message of it is lost. 2 bytes held "
                             "no whole message. 2 records larger than 256 MiB were left out."));
    }

    void aLockedFileIsLeftAlone()
    {
        const Bytes cut = spokes(6).cut();
        write(cut);
        io::LockedFile::Failure failure{};
        const auto held = io::LockedFile::open(path(), io::LockedFile::Make::Existing, failure);
        QVERIFY(held);
        const auto report = mcap::repairMcap(path());
        QVERIFY(!report);
        QVERIFY(report.error().message.text().find("being recorded") != std::string::npos);
        QVERIFY(content() == cut);
    }

    void afterACrashTheFolderIsRepaired()
    {
        QTemporaryDir folder;
        const auto put = [&](const char* name, const Bytes& bytes) {
            test::writeFile(folder.filePath(name),
                            {reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size())});
        };
        const Bytes whole = spokes(6).finished();
        const Bytes cut = spokes(6).cut();
        put("20260913-135512Z.mcap", whole);
        put("20260913-145512Z.mcap", cut);
        put("20260913-145512Z-2.mcap", first(cut, 20));
        put("20260913-155512Z.mcap", cut);
        put("20260913-165512Z.mcap", {});
        put("20260913-175512Z.mcap", Bytes(100, std::byte{'x'}));
        put("device_1a2b_20260913_145512.mcap", cut);
        io::LockedFile::Failure failure{};
        const auto held =
            io::LockedFile::open(folder.filePath("20260913-155512Z.mcap").toStdString(),
                                 io::LockedFile::Make::Existing, failure);
        QVERIFY(held);
        const auto repaired = mcap::repairRecordings(folder.path().toStdString());
        QCOMPARE(repaired.size(), std::size_t{2});
        QCOMPARE(repaired[0].file.filename().string(), std::string("20260913-145512Z.mcap"));
        QVERIFY(repaired[0].result && repaired[0].result->messages == 6);
        QCOMPARE(repaired[1].file.filename().string(), std::string("20260913-145512Z-2.mcap"));
        QVERIFY(repaired[1].result && repaired[1].result->messages == 0);
        QCOMPARE(test::readFile(folder.filePath("20260913-155512Z.mcap")).size(),
                 qsizetype(cut.size()));
        QCOMPARE(test::readFile(folder.filePath("device_1a2b_20260913_145512.mcap")).size(),
                 qsizetype(cut.size()));
        QVERIFY(mcap::repairRecordings(folder.path().toStdString()).empty());
        QVERIFY(mcap::repairRecordings(folder.filePath("none").toStdString()).empty());
    }

    void theCommandSaysWhatItSaved()
    {
        write(first(spokes(6).cut(), 400));
        const QString file = m_folder.filePath("a.mcap");
        const auto run = test::runCli(LEADLINE_BIN_DIR "/leadline-cli", {"repair", file});
        QVERIFY2(run.status == 0, run.reported());
        QVERIFY2(run.out.startsWith(file.toUtf8() + " repaired: "), run.reported());
        QCOMPARE(run.out.count('\n'), 1);
        const auto again = test::runCli(LEADLINE_BIN_DIR "/leadline-cli", {"repair", file});
        QVERIFY2(again.status == 0 && again.out.contains("nothing to repair"), again.reported());
    }

    void whatCannotBeRepairedGetsASentence()
    {
        const auto cli = [](const QStringList& arguments) {
            return test::runCli(LEADLINE_BIN_DIR "/leadline-cli", arguments);
        };
        QCOMPARE(cli({"repair"}).status, 2);
        QCOMPARE(cli({"repair", "a", "b"}).status, 2);
        const auto missing = cli({"repair", m_folder.filePath("none.mcap")});
        QVERIFY2(missing.status == 1 && missing.printedOneLineWith("does not exist"),
                 missing.reported());
        test::writeFile(m_folder.filePath("t.txt"), "Dear diary");
        const auto text = cli({"repair", m_folder.filePath("t.txt")});
        QVERIFY2(text.status == 1 && text.printedOneLineWith("not an MCAP"), text.reported());
        QCOMPARE(test::readFile(m_folder.filePath("t.txt")), QByteArray("Dear diary"));
    }

private:
    [[nodiscard]] std::filesystem::path path() const
    {
        return m_folder.filePath("a.mcap").toStdString();
    }
    void write(const Bytes& bytes)
    {
        test::writeFile(m_folder.filePath("a.mcap"),
                        {reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size())});
    }
    base::Result<mcap::RepairReport> repair(const Bytes& bytes)
    {
        write(bytes);
        return mcap::repairMcap(path());
    }
    [[nodiscard]] Bytes content() const
    {
        const QByteArray all = test::readFile(m_folder.filePath("a.mcap"));
        const auto* data = reinterpret_cast<const std::byte*>(all.constData());
        return {data, data + all.size()};
    }
    std::vector<Bytes> framesOf(const Bytes& bytes)
    {
        const std::filesystem::path other = m_folder.filePath("b.mcap").toStdString();
        test::writeFile(m_folder.filePath("b.mcap"),
                        {reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size())});
        std::vector<Bytes> frames;
        {
            const auto opened = formats::Recording::open(other);
            if (opened) {
                (*opened)->index();
                Bytes scratch;
                for (std::uint64_t i = 0; i < (*opened)->log().frameCount(); ++i) {
                    const auto frame = (*opened)->log().read(i, scratch);
                    frames.emplace_back(frame->bytes.begin(), frame->bytes.end());
                }
            }
        }
        QFile::remove(m_folder.filePath("b.mcap"));
        return frames;
    }
    static std::size_t placeOf(const Bytes& file, mcap::Op op)
    {
        const test::MemorySource source(file);
        io::ForwardView view(source);
        mcap::RecordCursor cursor(view, mcap::magic.size(), file.size());
        auto place = cursor.next();
        while (place && place->op != op)
            place = cursor.next();
        return place ? static_cast<std::size_t>(place->offset) : file.size();
    }
    static std::ptrdiff_t endOf(const Bytes& file, const Bytes& frame)
    {
        const auto found = std::search(file.begin(), file.end(), frame.begin(), frame.end());
        return found - file.begin() + static_cast<std::ptrdiff_t>(frame.size());
    }
    static std::ptrdiff_t endOfFrame(const Bytes& file, int n) { return endOf(file, spoke(n)); }

    /// By the summary alone every message is found, each where its index says.
    void checkIndexes(const Bytes& bytes, std::size_t messages)
    {
        test::writeFile(m_folder.filePath("c.mcap"),
                        {reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size())});
        const auto run = test::runCli(LEADLINE_BIN_DIR "/leadline-mcap-conformance",
                                      {"indexed", m_folder.filePath("c.mcap")});
        QFile::remove(m_folder.filePath("c.mcap"));
        QVERIFY2(run.status == 0, run.reported());
        QCOMPARE(run.out.count("\"Message\""), qsizetype(messages));
    }

    /// In memory where that can be: thousands of repairs wait for the disk.
    QTemporaryDir m_folder{QString::fromStdString(test::ownInMemory()) + "/XXXXXX"};
};

LEADLINE_GUILESS_TEST(McapRepairTest)
#include "tst_mcaprepair.moc"
