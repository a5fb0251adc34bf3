// SPDX-License-Identifier: GPL-3.0-or-later
// Tests parts of MCAP files whose chunks or indexes contain wrong times.
#include "export/McapExport.h"
#include "support/IndexedRecording.h"
#include "support/McapContents.h"
#include "support/McapFile.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace leadline;
using namespace std::chrono_literals;
using mcap::Op;
using test::Bytes;
using test::McapFile;

namespace {

constexpr std::uint64_t second = 1'000'000'000;
constexpr int liar = 4;

/// Twelve chunks of a second, ten pings each, with their indexes.
Bytes compressedDive(const std::string& compression)
{
    McapFile file;
    const auto rx = file.rawChannel("sonar/ping360-1/rx", {{"family", "ping360"}});
    for (int i = 0; i < 120; ++i) {
        file.frame(rx, 100 * i,
                   test::Spoke360{.angleGrad = std::uint16_t(i),
                                  .samples = test::someSamples(60, unsigned(i))}
                       .frame());
        if (i % 10 == 9)
            file.writer().closeChunk();
    }
    return compression.empty() ? file.finished()
                               : test::withCompressedChunks(file.finished(), compression);
}

/// The record of that kind which belongs to the chunk `liar`.
mcap::RecordLocation recordOf(const Bytes& file, Op op)
{
    const test::MemorySource source(file);
    io::ForwardView view(source);
    mcap::RecordCursor cursor(view, mcap::magic.size(), file.size());
    int chunk = 0;
    while (const auto place = cursor.next()) {
        chunk += place->op == Op::Chunk ? 1 : 0;
        if (place->op == op && chunk == liar)
            return *place;
    }
    qFatal("There is no such record.");
}

void put(Bytes& file, std::uint64_t at, std::uint64_t value)
{
    for (std::uint64_t i = 0; i < 8; ++i)
        file[at + i] = static_cast<std::byte>(value >> (8 * i));
}

/// Of the chunk's head, whose first fields they are.
void sayTimes(Bytes& file, std::uint64_t from, std::uint64_t until)
{
    const std::uint64_t head = recordOf(file, Op::Chunk).content();
    put(file, head, from);
    put(file, head + 8, until);
}

/// Entries of 16 bytes behind the channel's id and the entries' size.
void moveIndex(Bytes& file, std::uint64_t by)
{
    const auto index = recordOf(file, Op::MessageIndex);
    for (std::uint64_t at = index.content() + 6; at < index.end(); at += 16)
        put(file, at, base::loadLittle<std::uint64_t>(file, at) + by);
}

Bytes cutPart(const Bytes& file, const exporting::ExportPart& part)
{
    Bytes done;
    const auto recording = test::indexed(file, "a.mcap");
    const test::MemorySource source(file);
    const auto written =
        exporting::cutMcap(source, *recording, {.part = part}, [&](base::ByteSpan bytes) {
            base::append(done, bytes);
            return true;
        });
    if (!written)
        qFatal("%s", written.error().message.text().c_str());
    return done;
}

} // namespace

class McapCutTimesTest : public QObject {
    Q_OBJECT

private slots:
    void wrongTimesLeadNothingAstray_data()
    {
        QTest::addColumn<Bytes>("file");
        constexpr std::uint64_t from = McapFile::start + (liar - 1) * second;
        using VehicleAttitude = std::function<void(Bytes&)>;
        const std::vector<std::pair<const char*, VehicleAttitude>> lies{
            {"later", [](Bytes& f) { sayTimes(f, from + 3600 * second, from + 3601 * second); }},
            {"before all", [](Bytes& f) { sayTimes(f, 1, 2); }},
            {"none", [](Bytes& f) { sayTimes(f, 0, 0); }},
            {"an instant", [](Bytes& f) { sayTimes(f, from, from); }},
            {"all times", [](Bytes& f) { sayTimes(f, 0, ~std::uint64_t{0}); }},
            {"the end first", [](Bytes& f) { sayTimes(f, from + second, from); }},
            {"an index that is later", [](Bytes& f) { moveIndex(f, 3600 * second); }},
            {"an index of another channel",
             [](Bytes& f) { f[recordOf(f, Op::MessageIndex).content()] = std::byte{9}; }},
            {"no index",
             [](Bytes& f) {
                 const auto index = recordOf(f, Op::MessageIndex);
                 f.erase(f.begin() + std::ptrdiff_t(index.offset),
                         f.begin() + std::ptrdiff_t(index.end()));
             }},
        };
        for (const std::string compression : {"", "zstd", "lz4"})
            for (const auto& [name, lie] : lies) {
                Bytes file = compressedDive(compression);
                lie(file);
                QTest::addRow("%s, %s", compression.empty() ? "plain" : compression.c_str(), name)
                    << file;
            }
    }
    void wrongTimesLeadNothingAstray()
    {
        QFETCH(Bytes, file);
        const auto whole = test::contentsOf(compressedDive("")).sorted();
        QCOMPARE(whole.size(), std::size_t{120});
        QVERIFY(test::contentsOf(cutPart(file, {})).sorted() == whole);
        // Before, through and behind the chunk, and its first and last message.
        for (const log::Time at : {log::Time(1500ms), log::Time(3000ms), log::Time(3350ms),
                                   log::Time(3900ms), log::Time(8s), log::Time(1h)}) {
            auto both = test::contentsOf(cutPart(file, {.until = at})).messages;
            for (const auto& message : both)
                QVERIFY(message.logTime <= McapFile::start + std::uint64_t(at.count()));
            const auto rest = test::contentsOf(cutPart(file, {.after = at})).messages;
            both.insert(both.end(), rest.begin(), rest.end());
            std::sort(both.begin(), both.end());
            QVERIFY(both == whole);
        }
        // What is opened of it is in the order of its times.
        const auto recording = test::indexed(file, "a.mcap");
        QCOMPARE(recording->log().frameCount(), log::FrameNumber{120});
        for (log::FrameNumber i = 0; i < 120; ++i)
            QCOMPARE(recording->log().entry(i)->time, 100ms * i);
    }

    /// Head and index agree on times that are not so: no message is lost of the whole for that.
    void aWholeCopyHoldsAllWhateverIsSaidOfIt()
    {
        Bytes file = compressedDive("zstd");
        constexpr std::uint64_t from = McapFile::start + (liar - 1) * second + 3600 * second;
        sayTimes(file, from, from + 900'000'000);
        moveIndex(file, 3600 * second);
        QVERIFY(test::contentsOf(cutPart(file, {})).sorted() ==
                test::contentsOf(compressedDive("")).sorted());
    }

    /// An index that says nothing of some messages does not smuggle them into a part.
    void whatAnIndexDoesNotTellIsLookedAt()
    {
        for (const bool streams : {false, true}) {
            Bytes file = compressedDive("zstd");
            // The fifth entry tells of the fourth message.
            const auto index = recordOf(file, Op::MessageIndex);
            std::copy_n(file.begin() + std::ptrdiff_t(index.content()) + 6 + 3 * 16, 16,
                        file.begin() + std::ptrdiff_t(index.content()) + 6 + 4 * 16);
            exporting::ExportPart part{.until = 3900ms};
            if (streams)
                part = {.streams = {"ping360"}};
            const auto messages = test::contentsOf(cutPart(file, part)).messages;
            QCOMPARE(messages.size(), std::size_t(streams ? 120 : 40));
        }
    }
};

LEADLINE_GUILESS_TEST(McapCutTimesTest)
#include "tst_mcapcuttimes.moc"
