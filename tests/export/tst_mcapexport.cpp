// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/McapExport.h"
#include "formats/RecordingChannels.h"
#include "mavlink/Message.h"
#include "mcap/McapSummary.h"
#include "support/BadSectorSource.h"
#include "support/IndexedRecording.h"
#include "support/McapContents.h"
#include "support/McapFile.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

#include <set>

using namespace leadline;
using namespace std::chrono_literals;
using exporting::ExportPart;
using test::Bytes;
using test::contentsOf;
using test::McapContents;
using test::McapFile;

namespace {

base::ByteSpan spanOf(std::string_view text)
{
    return std::as_bytes(std::span(text));
}

Bytes spoke(int n, std::uint8_t source = 2)
{
    return test::Spoke360{.angleGrad = static_cast<std::uint16_t>(n % 400),
                          .samples = test::someSamples(300, static_cast<unsigned>(n)),
                          .source = source}
        .frame();
}

constexpr int steps = 120;
constexpr int stepMs = 50;

/// Both directions of a sonar and of a vehicle, figures, events, a marker, notes and attachments.
McapFile mcapDive()
{
    McapFile file;
    file.writer().addMetadata({"session", {{"program", "Leadline"}}});
    file.writer().addMetadata({"device:ping360-1", {{"simulated", "false"}}});
    const mcap::StringMap sonar{{"device", "ping360-1"}, {"family", "ping360"}};
    const auto rx = file.rawChannel("sonar/ping360-1/rx", sonar);
    const auto tx = file.rawChannel("sonar/ping360-1/tx", sonar);
    const auto summary = file.channel("sonar/ping360-1/summary", "sonar.Summary", "json", sonar);
    const auto echo = file.rawChannel("sonar/ping1d-1/rx", {{"family", "ping1d"}});
    const auto out = file.rawChannel("mavlink_raw/out", {{"link", "udp:1"}});
    const auto marker = file.channel(std::string(formats::markerTopic), "leadline.Event", "json");
    const auto said = file.channel("/log", "foxglove.Log", "json");
    for (int i = 0; i < steps; ++i) {
        const int ms = i * stepMs;
        file.frame(tx, ms, test::pingFrame(2601, Bytes(14)));
        file.frame(rx, ms, spoke(i));
        file.json(summary, ms, R"({"range_m":10})");
        if (i % 3 == 0)
            file.frame(echo, ms + 7, test::Echo1d{.samples = test::someSamples(200, 9)}.profile());
        if (i % 5 == 0)
            file.frame(out, ms + 9, spanOf("no frame at all"));
        if (i == 40) {
            file.json(marker, ms + 11, R"({"name":"1"})");
            file.json(said, ms + 11, R"({"message":"marker 1"})");
        }
        if (i % 10 == 9)
            file.writer().closeChunk();
    }
    const std::vector<std::byte> large(3'000'000, std::byte{7});
    file.writer().addAttachment(
        {.name = "thumbnail.png", .mediaType = "image/png", .data = {large}});
    file.writer().addMetadata({"dive", {{"job", "pier 4"}}});
    return file;
}

struct Exported {
    Bytes bytes;
    std::uint64_t messages = 0;
    std::string trouble;
};

Exported exportedMcap(const Bytes& file, const exporting::McapOptions& options = {})
{
    Exported done;
    const auto recording = test::indexed(file, "a.mcap");
    if (!recording)
        qFatal("The bytes are no recording.");
    const auto sink = [&](base::ByteSpan bytes) {
        base::append(done.bytes, bytes);
        return true;
    };
    const test::MemorySource source(file);
    const auto result = recording->format() == log::Format::Mcap
                            ? exporting::cutMcap(source, *recording, options, sink)
                            : exporting::convertToMcap(*recording, options, sink);
    if (result)
        done.messages = *result;
    else
        done.trouble = result.error().message.text();
    return done;
}

Bytes cut(const Bytes& file, const ExportPart& part)
{
    const Exported done = exportedMcap(file, {.part = part});
    if (!done.trouble.empty())
        qFatal("%s", done.trouble.c_str());
    return done.bytes;
}

/// Complete, and its summary tells what is in it.
void isSound(const Bytes& file)
{
    const McapContents contents = contentsOf(file);
    QVERIFY(contents.finished);
    QVERIFY(contents.sound);
    const auto summary = mcap::readSummary(test::MemorySource(file));
    QVERIFY(summary);
    QCOMPARE(summary->statistics.messageCount, std::uint64_t{contents.messages.size()});
    QCOMPARE(summary->statistics.chunkCount, static_cast<std::uint32_t>(contents.chunks));
    QCOMPARE(summary->statistics.attachmentCount,
             static_cast<std::uint32_t>(contents.attachments.size()));
    QCOMPARE(summary->statistics.metadataCount, static_cast<std::uint32_t>(contents.notes.size()));
}

} // namespace

class McapExportTest : public QObject {
    Q_OBJECT

private slots:
    void allOfARecordingIsInItsCopy_data() { sources(); }
    void allOfARecordingIsInItsCopy()
    {
        QFETCH(Bytes, file);
        const McapContents before = contentsOf(file);
        QVERIFY(before.messages.size() > 300);
        const Exported copy = exportedMcap(file);
        isSound(copy.bytes);
        const McapContents after = contentsOf(copy.bytes);
        QCOMPARE(copy.messages, std::uint64_t{before.messages.size()});
        QVERIFY(after.sorted() == before.sorted());
        QVERIFY(after.notes == before.notes);
        QVERIFY(after.attachments == before.attachments);
        QCOMPARE(after.packedChunks, after.chunks);
    }

    void cutAndJoinedItHoldsEachMessageOnce_data() { sources(); }
    void cutAndJoinedItHoldsEachMessageOnce()
    {
        QFETCH(Bytes, file);
        const auto whole = contentsOf(file).sorted();
        // At a message, between two, at a chunk's ends, before and behind all.
        for (const log::Time at : {0ns, log::Time(2000ms), log::Time(2001ms), log::Time(2450ms),
                                   log::Time(2500ms), log::Time(1h)}) {
            const Bytes first = cut(file, {.until = at});
            const Bytes second = cut(file, {.after = at});
            isSound(first);
            isSound(second);
            McapContents both = contentsOf(first);
            const McapContents rest = contentsOf(second);
            for (const auto& message : both.messages)
                QVERIFY(message.logTime <=
                        McapFile::start + static_cast<std::uint64_t>(at.count()));
            both.messages.insert(both.messages.end(), rest.messages.begin(), rest.messages.end());
            QVERIFY(both.sorted() == whole);
            QVERIFY(rest.notes == both.notes);
            QVERIFY(rest.attachments == both.attachments);
        }
    }

    void bothEndsOfAPartBelongToIt()
    {
        const Bytes file = mcapDive().finished();
        const auto rx = [&](const ExportPart& part) {
            return contentsOf(cut(file, part)).ofTopic("sonar/ping360-1/rx").size();
        };
        QCOMPARE(rx({.from = 1000ms, .until = 2000ms}), std::size_t{21});
        QCOMPARE(rx({.until = 2000ms, .after = 1000ms}), std::size_t{20});
        // A time past the end means the end.
        QCOMPARE(contentsOf(cut(file, {.from = 1h})).messages.size(), std::size_t{3});
        QCOMPARE(contentsOf(cut(file, {.after = 1h})).messages.size(), std::size_t{0});
    }

    void whatIsPackedAlreadyIsCopiedAsItStands()
    {
        // A chunk that says no sum keeps it that way: it was not packed anew.
        Bytes packed = test::withCompressedChunks(mcapDive().finished(), "zstd");
        std::size_t chunk = 0;
        const Bytes copy = packed;
        const test::MemorySource source(copy);
        io::ForwardView view(source);
        mcap::RecordCursor cursor(view, mcap::magic.size(), copy.size());
        constexpr std::ptrdiff_t crcInChunk = 24;
        while (const auto place = cursor.next())
            if (place->op == mcap::Op::Chunk && ++chunk == 7)
                std::fill_n(packed.begin() + static_cast<std::ptrdiff_t>(place->content()) +
                                crcInChunk,
                            4, std::byte{0});
        const McapContents whole = contentsOf(cut(packed, {}));
        QCOMPARE(whole.unsummedChunks, std::size_t{1});
        QVERIFY(whole.sorted() == contentsOf(packed).sorted());
        // One that is cut through is.
        const McapContents part = contentsOf(cut(packed, {.until = 3200ms}));
        QCOMPARE(part.unsummedChunks, std::size_t{0});
    }

    void aStreamIsItsTopicsAndTheSession()
    {
        const Bytes file = mcapDive().finished();
        const auto topics = [&](std::vector<std::string> streams) {
            std::set<std::string> names;
            for (const auto& message :
                 contentsOf(cut(file, {.streams = std::move(streams)})).messages)
                names.insert(message.topic);
            return names;
        };
        const std::set<std::string> session{"/log", std::string(formats::markerTopic)};
        auto sonar = session;
        sonar.insert({"sonar/ping360-1/rx", "sonar/ping360-1/tx", "sonar/ping360-1/summary"});
        QVERIFY(topics({"ping360"}) == sonar);
        auto echo = session;
        echo.insert("sonar/ping1d-1/rx");
        QVERIFY(topics({"ping1d"}) == echo);
        echo.merge(sonar);
        QVERIFY(topics({"ping1d", "ping360"}) == echo);
        const Exported none = exportedMcap(file, {.part = {.streams = {"ping360-2"}}});
        QVERIFY(none.trouble.find("ping360-2: the recording holds") != std::string::npos);
    }

    /// Forged, or signed with another key: it came, and so it stays with what came over the link.
    void whatWasRefusedStaysWithItsLink()
    {
        McapFile made;
        const auto out = made.rawChannel("mavlink_raw/out", {{"link", "udp:1"}});
        const auto refused =
            made.rawChannel(std::string(formats::refusedTopic),
                            {{"link", "udp:1"}, {"family", std::string(formats::refusedFamily)}});
        const auto elsewhere =
            made.rawChannel(std::string(formats::refusedTopic),
                            {{"link", "udp:2"}, {"family", std::string(formats::refusedFamily)}});
        const auto rx = made.rawChannel("sonar/ping360-1/rx", {{"family", "ping360"}});
        for (int i = 0; i < 20; ++i) {
            const Bytes frame =
                mavlink::encodeFrame({{1, 1}, static_cast<std::uint8_t>(i)}, mavlink::Attitude{});
            made.frame(out, i * 10, frame);
            made.frame(refused, i * 10 + 1, frame);
            made.frame(elsewhere, i * 10 + 2, frame);
            made.frame(rx, i * 10 + 3, spoke(i));
        }
        const Bytes file = made.finished();
        const auto before = contentsOf(file).ofTopic(std::string(formats::refusedTopic));
        QCOMPARE(before.size(), std::size_t{40});
        const auto kept = [&](const ExportPart& part) {
            return contentsOf(cut(file, part)).ofTopic(std::string(formats::refusedTopic));
        };
        QVERIFY(kept({}) == before);
        QCOMPARE(kept({.from = 100ms}).size(), std::size_t{20});
        QCOMPARE(kept({.streams = {"mavlink"}}).size(), std::size_t{20});
        QCOMPARE(kept({.streams = {"ping360"}}).size(), std::size_t{0});
        // Nobody takes it for the vehicle's, there or here.
        const auto copy = test::indexed(cut(file, {}), "copy.mcap");
        const auto original = test::indexed(file, "a.mcap");
        QCOMPARE(copy->log().frameCount(), std::uint64_t{40});
        QCOMPARE(original->log().frameCount(), std::uint64_t{40});
    }

    /// What a copy that is made as it is found has to notice by itself.
    void aPackedChunkWhoseHeadLiesIsLookedAt()
    {
        Bytes packed = test::withCompressedChunks(mcapDive().finished(), "zstd");
        const Bytes copy = packed;
        const test::MemorySource source(copy);
        io::ForwardView view(source);
        mcap::RecordCursor cursor(view, mcap::magic.size(), copy.size());
        std::size_t chunk = 0;
        while (const auto place = cursor.next())
            if (place->op == mcap::Op::Chunk && ++chunk == 5)
                base::storeLittle(std::span(packed), static_cast<std::size_t>(place->content()),
                                  std::uint64_t{McapFile::start});
        const Bytes whole = cut(packed, {});
        isSound(whole);
        QVERIFY(contentsOf(whole).sorted() == contentsOf(packed).sorted());
        const test::MemorySource made(whole);
        io::ForwardView seen(made);
        mcap::RecordCursor over(seen, mcap::magic.size(), whole.size());
        int atStart = 0;
        while (const auto place = over.next())
            if (const auto head =
                    place->op == mcap::Op::Chunk ? over.decode<mcap::Chunk>(*place) : std::nullopt)
                atStart += head->messageStartTime == McapFile::start ? 1 : 0;
        QCOMPARE(atStart, 1);
    }

    void notesInTheMiddleStayThere()
    {
        McapFile file;
        const auto rx = file.rawChannel("sonar/ping360-1/rx", {{"family", "ping360"}});
        const std::vector<std::byte> large(1'500'000, std::byte{7});
        for (int i = 0; i < 30; ++i) {
            file.frame(rx, i, spoke(i));
            if (i % 10 == 5) {
                file.writer().addMetadata({"note", {{"at", std::to_string(i)}}});
                file.writer().addAttachment(
                    {.name = std::to_string(i), .mediaType = "x/y", .data = {large}});
            }
        }
        const Bytes before = file.finished();
        const Bytes after = cut(before, {});
        isSound(after);
        QVERIFY(contentsOf(after).messages == contentsOf(before).messages);
        QVERIFY(contentsOf(after).notes == contentsOf(before).notes);
        QVERIFY(contentsOf(after).attachments == contentsOf(before).attachments);
    }

    void ofTwoSonarsOnALinkOneIsChosen()
    {
        McapFile file;
        const auto rx = file.rawChannel("sonar/link/rx");
        for (int i = 0; i < 10; ++i)
            file.frame(rx, i, spoke(i, i % 2 == 0 ? 2 : 5));
        const auto one = test::indexed(cut(file.finished(), {.streams = {"ping360-2"}}), "one");
        QCOMPARE(one->log().streamCount(), std::size_t{1});
        QCOMPARE(one->log().stream(0).source(), std::uint8_t{5});
        QCOMPARE(one->log().frameCount(), std::uint64_t{5});
    }

    void aBadPlaceOfTheMediumIsSaidOrMissesNothing_data() { sources(); }
    void aBadPlaceOfTheMediumIsSaidOrMissesNothing()
    {
        QFETCH(Bytes, file);
        const McapContents whole = contentsOf(file);
        const auto recording = test::indexed(file, "a.mcap");
        test::BadSectorSource medium(file);
        constexpr std::size_t places = 32;
        int said = 0;
        for (std::size_t i = 0; i < places; ++i) {
            const std::uint64_t at = 8 + (file.size() - 8) * i / places;
            medium.breakAt(at, at + 300);
            Bytes bytes;
            const auto made = exporting::cutMcap(medium, *recording, {}, [&](base::ByteSpan more) {
                base::append(bytes, more);
                return true;
            });
            if (!made) {
                ++said;
                continue;
            }
            const McapContents copy = contentsOf(bytes);
            QVERIFY2(copy.sound && copy.sorted() == whole.sorted() && copy.notes == whole.notes &&
                         copy.attachments == whole.attachments,
                     qPrintable(QString("a hole at %1").arg(at)));
        }
        // Nearly every byte of a file is of some message.
        QVERIFY2(said > int(places) / 2, qPrintable(QString::number(said)));
    }

    void anEndAndAFullDiskAreSaid()
    {
        const Bytes file = mcapDive().finished();
        const auto recording = test::indexed(file, "a.mcap");
        const test::MemorySource source(file);
        const auto full =
            exporting::cutMcap(source, *recording, {}, [](base::ByteSpan) { return false; });
        QVERIFY(full.error().message.text().find("disk") != std::string::npos);
        for (const double at : {0.0, 0.1, 0.2, 0.21}) {
            std::stop_source stop;
            const auto ended =
                exporting::cutMcap(source, *recording, {}, [](base::ByteSpan) { return true; },
                                   {stop.get_token(), [&](double share) {
                                        if (share >= at)
                                            stop.request_stop();
                                    }});
            QVERIFY(!ended);
            QCOMPARE(ended.error().message.text(), exporting::cancelled().message.text());
        }
    }

private:
    /// One recording as it may come: whole, packed, without chunks, cut off, in disorder.
    static void sources()
    {
        QTest::addColumn<Bytes>("file");
        QTest::newRow("as it is recorded") << mcapDive().finished();
        QTest::newRow("packed with zstd") << exportedMcap(mcapDive().finished()).bytes;
        QTest::newRow("zstd, cut off") << test::withCompressedChunks(mcapDive().finished(), "zstd");
        QTest::newRow("lz4, cut off") << test::withCompressedChunks(mcapDive().finished(), "lz4");
        Bytes torn = mcapDive().cut();
        torn.resize(torn.size() - 3'000'000 - 200);
        QTest::newRow("torn") << torn;
    }
};

LEADLINE_GUILESS_TEST(McapExportTest)
#include "tst_mcapexport.moc"
