// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/McapReader.h"
#include "formats/Recording.h"
#include "io/Crc32.h"
#include "mcap/McapLayout.h"
#include "support/McapFile.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QTest>

#include <functional>
#include <numeric>
#include <random>

using namespace leadline;
using test::Bytes;
using test::McapFile;

namespace {

/// How many bytes were read, of the file and of what was uncompressed.
struct Touched {
    std::uint64_t bytes = 0;
    /// Is called with each reading.
    std::function<void()> look = [] {};

    std::size_t add(std::size_t read)
    {
        bytes += read;
        look();
        return read;
    }
};

class CountedFile : public io::MemoryBytes {
public:
    CountedFile(Bytes bytes, Touched& touched) : MemoryBytes(std::move(bytes)), m_touched(touched)
    {
    }
    [[nodiscard]] std::size_t readAt(std::uint64_t offset, std::span<std::byte> into) const override
    {
        return m_touched.add(MemoryBytes::readAt(offset, into));
    }

private:
    Touched& m_touched;
};

/// The same for what is kept behind it.
class CountedSource : public io::ExtendedFile {
public:
    CountedSource(const Bytes& bytes, Touched& touched)
        : ExtendedFile(std::make_unique<CountedFile>(bytes, touched)),
          m_touched(touched),
          m_fileEnd(size())
    {
    }
    [[nodiscard]] std::size_t readAt(std::uint64_t offset, std::span<std::byte> into) const override
    {
        const std::size_t read = ExtendedFile::readAt(offset, into);
        return offset < m_fileEnd ? read : m_touched.add(read);
    }
    [[nodiscard]] std::uint64_t kept() const { return size() - m_fileEnd; }

private:
    Touched& m_touched;
    std::uint64_t m_fileEnd;
};

struct Cost {
    Touched touched;
    std::uint64_t kept = 0;
    log::ReadCounts counts;
    bool ended = false;

    explicit Cost(const Bytes& bytes, std::uint64_t stopAt = ~std::uint64_t{0})
    {
        std::stop_source stop;
        touched.look = [&] {
            if (touched.bytes >= stopAt)
                stop.request_stop();
        };
        auto source = std::make_unique<CountedSource>(bytes, touched);
        CountedSource& all = *source;
        log::Log log(std::move(source));
        formats::McapReader reader(all, log);
        reader.setStop(stop.get_token());
        bool more = true;
        while (more && !stop.stop_requested())
            more = reader.step(std::size_t{1} << 20U);
        ended = !more;
        counts = reader.counts();
        kept = all.kept();
        touched.look = [] {};
    }
};

Bytes pinged(int n)
{
    return test::distanceSimple(static_cast<std::uint32_t>(n), 90);
}

/// Pings in one chunk, each at the time that `timeOf` gives its number.
Bytes pings(int count, const std::function<int(int)>& timeOf)
{
    McapFile file;
    const auto channel = file.rawChannel("sonar/ping1d-1/rx");
    for (int i = 0; i < count; ++i)
        file.frame(channel, timeOf(i), pinged(i));
    return file.finished();
}

void appendHead(Bytes& bytes, mcap::Op op, std::uint64_t length)
{
    bytes.push_back(static_cast<std::byte>(op));
    const std::size_t at = bytes.size();
    bytes.resize(at + sizeof length);
    base::storeLittle(std::span(bytes), at, length);
}

/// A file's beginning, with a channel that pings are read from.
Bytes beginning()
{
    McapFile file;
    file.frame(file.rawChannel("sonar/ping1d-1/rx"), 0, pinged(0));
    return file.cut();
}

/// What comes out of all chunks of a file, read a few times, and the file itself.
std::uint64_t bound(const Bytes& file)
{
    return 8 * (file.size() + (std::uint64_t{1} << 20U));
}

} // namespace

/// Tests that reading costs no more than a bounded multiple of the file's size, whatever the file
/// claims.
class McapCostTest : public QObject {
    Q_OBJECT

private slots:
    void messagesInAnyOrderAreReadOnce_data()
    {
        QTest::addColumn<QString>("compression");
        QTest::newRow("none") << "";
        QTest::newRow("zstd") << "zstd";
    }

    void messagesInAnyOrderAreReadOnce()
    {
        QFETCH(QString, compression);
        constexpr int count = 60'000;
        std::vector<int> times(count);
        std::iota(times.begin(), times.end(), 0);
        std::shuffle(times.begin(), times.end(), std::minstd_rand(1));
        Bytes file = pings(count, [&](int i) { return times[static_cast<std::size_t>(i)]; });
        const std::size_t plain = file.size();
        if (!compression.isEmpty())
            file = test::finishedWithCompressedChunks(file, compression.toStdString());
        const Cost cost(file);
        QCOMPARE(cost.counts.frames, std::uint64_t{count});
        QVERIFY2(cost.touched.bytes < 8 * plain, qPrintable(QString::number(cost.touched.bytes)));
    }

    void chunksThatInterleaveAreReadOnce()
    {
        McapFile file;
        const auto channel = file.rawChannel("sonar/ping1d-1/rx");
        constexpr int chunks = 20;
        constexpr int inAChunk = 2000;
        for (int chunk = 0; chunk < chunks; ++chunk) {
            for (int i = 0; i < inAChunk; ++i)
                file.frame(channel, i * chunks + chunk, pinged(i));
            file.writer().closeChunk();
        }
        const Bytes bytes = file.finished();
        const Cost cost(bytes);
        QCOMPARE(cost.counts.frames, std::uint64_t{chunks * inAChunk});
        QVERIFY2(cost.touched.bytes < bound(bytes),
                 qPrintable(QString::number(cost.touched.bytes)));
    }

    void chunksThatGoBackwardsAreUncompressedOnce()
    {
        McapFile file;
        const auto channel = file.rawChannel("sonar/ping1d-1/rx");
        constexpr int chunks = 50;
        constexpr int inAChunk = 500;
        for (int chunk = chunks; chunk-- > 0;) {
            for (int i = 0; i < inAChunk; ++i)
                file.frame(channel, chunk * inAChunk + i, pinged(i));
            file.writer().closeChunk();
        }
        const Bytes plain = file.finished();
        const Cost cost(test::finishedWithCompressedChunks(plain, "zstd"));
        QCOMPARE(cost.counts.frames, std::uint64_t{chunks * inAChunk});
        QVERIFY(cost.kept < plain.size());
        QVERIFY2(cost.touched.bytes < bound(plain),
                 qPrintable(QString::number(cost.touched.bytes)));
    }

    void lengthsThatAllLeadToOnePlaceCostNothing()
    {
        // Messages as long as the rest of the file, where no record is, and chunks between them.
        constexpr std::size_t size = 1'600'000;
        const Bytes chunk = [] {
            Bytes bytes;
            mcap::appendRecord(bytes, mcap::Chunk{});
            return bytes;
        }();
        Bytes file = beginning();
        const std::size_t first = file.size();
        while (file.size() + 200 < size) {
            const std::size_t rest = size - 64 - file.size() - mcap::recordHead;
            appendHead(file, mcap::Op::Message, rest);
            const std::size_t at = file.size();
            file.resize(at + mcap::messageHead);
            base::storeLittle(std::span(file), at, std::uint16_t{1});
            base::append(file, chunk);
        }
        file.resize(size);
        const Cost cost(file);
        QVERIFY(cost.ended);
        QVERIFY2(cost.touched.bytes < bound(file), qPrintable(QString::number(cost.touched.bytes)));
        QVERIFY(cost.counts.containerBytesLost >= (size - first) / 4);
    }

    void aSmallFileDoesNotExpandWithoutEnd()
    {
        const Bytes bomb = mcap::compress("zstd", Bytes(std::size_t{16} << 20U, std::byte{0x80}));
        Bytes file = beginning();
        while (file.size() < 200'000) {
            mcap::appendRecord(file, mcap::Chunk{.messageStartTime = McapFile::start,
                                                 .messageEndTime = McapFile::start + 1,
                                                 .uncompressedSize = std::size_t{16} << 20U,
                                                 .compression = "zstd",
                                                 .records = {bomb}});
        }
        const std::uint64_t most = mcap::McapLayout::maxUncompressed(file.size());
        const Cost cost(file);
        QVERIFY(cost.ended);
        QVERIFY(cost.kept > 0 && cost.kept <= most);
        QVERIFY2(cost.touched.bytes < 4 * most, qPrintable(QString::number(cost.touched.bytes)));
        // What was not uncompressed is not passed over in silence.
        QVERIFY(cost.counts.damagedParts > 0);
        QVERIFY(cost.counts.containerBytesLost > 0);
    }

    void aHeadThatClaimsALotHidesNothing()
    {
        McapFile made;
        const auto channel = made.rawChannel("sonar/ping1d-1/rx");
        for (int i = 0; i < 300; ++i) {
            made.frame(channel, i, pinged(i));
            if (i % 3 == 2)
                made.writer().closeChunk();
        }
        Bytes file = test::finishedWithCompressedChunks(made.cut(), "zstd");
        for (const auto& chunk : test::placesOf(file, mcap::Op::Chunk))
            base::storeLittle(std::span(file), chunk.content() + 16, std::uint64_t{200} << 20U);
        const Cost cost(file);
        QCOMPARE(cost.counts.frames, std::uint64_t{300});
    }

    void indexesThatAllNameOnePlaceAreReadOnce()
    {
        constexpr std::size_t claims = 3000;
        Bytes file = beginning();
        mcap::MessageIndex index{1, {}};
        for (std::uint64_t i = 0; i < 20'000; ++i)
            index.records.emplace_back(McapFile::start + i, i);
        const std::uint64_t at = file.size();
        mcap::appendRecord(file, index);
        mcap::McapSummary summary;
        summary.addMessages(1, 100'000'000, McapFile::start, McapFile::start + 1);
        for (std::size_t i = 0; i < claims; ++i) {
            const mcap::ChunkIndex chunk{.messageStartTime = McapFile::start,
                                         .messageEndTime = McapFile::start + i,
                                         .chunkStartOffset = at - 10,
                                         .chunkLength = 10,
                                         .messageIndexOffsets = {{std::uint16_t{1}, at}},
                                         .messageIndexLength = file.size() - at,
                                         .compression = {}};
            summary.addChunk(&chunk);
        }
        summary.appendEnd(file, file.size(), io::crc32(file));
        const Cost cost(file);
        QVERIFY(cost.ended);
        QVERIFY2(cost.touched.bytes < bound(file), qPrintable(QString::number(cost.touched.bytes)));
    }

    void chunksThatAllLeadToOneIndexReadItOnce()
    {
        constexpr std::size_t pairs = 3000;
        const Bytes sound = [] {
            Bytes bytes;
            mcap::appendRecord(bytes, mcap::Chunk{});
            return bytes;
        }();
        // It says that its records are longer than the file.
        const Bytes overlong = [] {
            const Bytes packed(40, std::byte{0x55});
            Bytes bytes;
            mcap::appendRecord(bytes, mcap::Chunk{.messageStartTime = McapFile::start,
                                                  .messageEndTime = McapFile::start + 1,
                                                  .uncompressedSize = 40,
                                                  .uncompressedCrc = 1,
                                                  .compression = "zstd",
                                                  .records = {packed}});
            const std::size_t lengthAt = bytes.size() - packed.size() - sizeof(std::uint64_t);
            base::storeLittle(std::span(bytes), lengthAt, std::uint64_t{1} << 40U);
            return bytes;
        }();
        Bytes file = beginning();
        const std::size_t indexAt = file.size() + pairs * (overlong.size() + sound.size());
        for (std::size_t i = 0; i < pairs; ++i) {
            const std::size_t at = file.size();
            base::append(file, overlong);
            base::storeLittle(std::span(file), at + 1,
                              std::uint64_t{indexAt - at - mcap::recordHead});
            base::append(file, sound);
        }
        mcap::MessageIndex index{1, {}};
        constexpr std::uint64_t named = 20'000;
        for (std::uint64_t i = 0; i < named; ++i)
            index.records.emplace_back(McapFile::start + i, i);
        mcap::appendRecord(file, index);
        const Cost cost(file);
        QVERIFY(cost.ended);
        QVERIFY2(cost.touched.bytes < 4 * bound(file),
                 qPrintable(QString::number(cost.touched.bytes)));
        QVERIFY(cost.counts.damagedParts >= pairs);
        QVERIFY2(cost.counts.messagesMissing <= named,
                 qPrintable(QString::number(cost.counts.messagesMissing)));
    }

    void aLongNameThatManyShareIsNotKeptForEach()
    {
        McapFile made;
        made.writer().addSchema({1, std::string(std::size_t{1} << 20U, 'a'), "protobuf", {}});
        for (std::uint16_t id = 1; id <= 5000; ++id)
            made.writer().addChannel({id, 1, std::to_string(id), "protobuf", {}});
        made.message(1, 0, pinged(0));
        auto source =
            std::make_unique<io::ExtendedFile>(std::make_unique<io::MemoryBytes>(made.finished()));
        io::ExtendedFile& all = *source;
        log::Log log(std::move(source));
        formats::McapReader reader(all, log);
        while (reader.step(std::size_t{1} << 20U))
            continue;
        std::size_t text = 0;
        for (const auto& topic : reader.contents().topics)
            text += topic.name.size() + topic.schema.size();
        QVERIFY2(text <= std::size_t{8} << 20U, qPrintable(QString::number(text)));
    }

    void readingEndsSoonAfterItIsTold()
    {
        constexpr int count = 200'000;
        const Bytes plain = pings(count, [](int i) { return i; });
        for (const char* compression : {"", "zstd"}) {
            const Bytes file =
                *compression ? test::finishedWithCompressedChunks(plain, compression) : plain;
            const std::uint64_t stopAt = plain.size();
            const Cost cost(file, stopAt);
            QVERIFY(!cost.ended);
            QVERIFY2(cost.touched.bytes < stopAt + (std::uint64_t{3} << 20U),
                     qPrintable(QString::number(cost.touched.bytes)));
        }
    }
};

LEADLINE_GUILESS_TEST(McapCostTest)
#include "tst_mcapcost.moc"
