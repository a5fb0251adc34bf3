// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/Crc32.h"
#include "mcap/McapCodec.h"
#include "mcap/McapCompression.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace leadline::mcap;
using Bytes = std::vector<std::byte>;

namespace {

Bytes bytesOf(std::string_view text)
{
    const auto all = std::as_bytes(std::span(text));
    return {all.begin(), all.end()};
}

bool same(base::ByteSpan a, base::ByteSpan b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

template<class T>
bool same(const T& a, const T& b)
{
    if constexpr (requires { a.bytes; })
        return same(base::ByteSpan(a.bytes), base::ByteSpan(b.bytes));
    else
        return a == b;
}

/// Written and read again it is the same; cut off anywhere it is refused, with bytes behind it
/// they are left alone (but for what takes all the rest).
template<class Record>
void goesThrough(const Record& record, bool takesRest = false)
{
    Bytes bytes;
    appendRecord(bytes, record);
    QCOMPARE(bytes[0], static_cast<std::byte>(Record::op));
    QCOMPARE(base::loadLittle<std::uint64_t>(bytes, 1), bytes.size() - recordHead);
    const base::ByteSpan content = base::ByteSpan(bytes).subspan(recordHead);
    const auto equals = [&](base::ByteSpan from) {
        const auto read = decodeRecord<Record>(from);
        bool equal = read.has_value();
        if (read)
            Record::fields(
                [&](auto member) { equal = equal && same(record.*member, (*read).*member); });
        return equal;
    };
    QVERIFY(equals(content));
    for (std::size_t length = 0; length < content.size(); ++length)
        QVERIFY(!equals(content.first(length)));
    Bytes padded(content.begin(), content.end());
    base::append(padded, bytesOf("\x01\xff\xff"));
    QCOMPARE(equals(padded), !takesRest);
}

} // namespace

class McapRecordsTest : public QObject {
    Q_OBJECT

private slots:
    void everyRecordComesBackAsItWas()
    {
        const Bytes data = bytesOf("some bytes");
        goesThrough(Header{"profile", "library \xc3\xa4"});
        goesThrough(Footer{1, ~std::uint64_t{0}, 3});
        goesThrough(Schema{7, "sonar.RawFrame", "protobuf", {data}});
        goesThrough(Channel{1, 7, "sonar/a/rx", "protobuf", {{"b", "2"}, {"a", ""}}});
        goesThrough(Message{1, 2, 3, 4, {data}}, true);
        goesThrough(Chunk{1, 2, 10, 4, "zstd", {data}});
        goesThrough(MessageIndex{3, {{5, 6}, {4, 7}}});
        goesThrough(ChunkIndex{1, 2, 3, 4, {{1, 50}, {2, 60}}, 30, "lz4", 7, 8});
        goesThrough(Attachment{1, 2, "name", "text/plain", {data}, 5});
        goesThrough(AttachmentIndex{1, 2, 3, 4, 5, "name", "text/plain"});
        goesThrough(Statistics{1, 2, 3, 4, 5, 6, 7, 8, {{1, 2}, {3, 4}}});
        goesThrough(Metadata{"session", {{"program", "Leadline"}}});
        goesThrough(MetadataIndex{1, 2, "session"});
        goesThrough(SummaryOffset{3, 1, 2});
        goesThrough(DataEnd{5});
    }

    void aMessageMayBeEmpty()
    {
        Bytes bytes;
        appendRecord(bytes, Message{1, 2, 3, 4, {}});
        QCOMPARE(bytes.size(), recordHead + messageHead);
        const auto read = decodeRecord<Message>(base::ByteSpan(bytes).subspan(recordHead));
        QVERIFY(read && read->data.bytes.empty());
    }

    void hostileLengthsAreRefused()
    {
        Bytes content;
        base::appendLittle(content, std::uint16_t{1});
        base::appendLittle(content, ~std::uint32_t{0});
        content.resize(100);
        QVERIFY(!decodeRecord<MessageIndex>(content));
        QVERIFY(!decodeRecord<Schema>(content));
        Bytes chunk(chunkHead);
        base::storeLittle(std::span(chunk), 32, ~std::uint64_t{0});
        QVERIFY(!decodeRecord<Chunk>(chunk));
        // A map whose length ends in the middle of an entry.
        Bytes map = bytesOf(std::string_view("\1\0\0\0s\5\0\0\0\1\0\0\0k", 14));
        QVERIFY(!decodeRecord<Metadata>(map));
    }

    void theCrcIsThatOfZlib()
    {
        QCOMPARE(io::crc32(bytesOf("123456789")), std::uint32_t{0xcbf43926});
        QCOMPARE(io::crc32({}), std::uint32_t{0});
        const Bytes all = bytesOf("one after the other in pieces of any size");
        for (std::size_t cut = 0; cut <= all.size(); ++cut) {
            io::Crc32 crc;
            crc.add(base::ByteSpan(all).first(cut));
            crc.add(base::ByteSpan(all).subspan(cut));
            QCOMPARE(crc.value(), io::crc32(all));
        }
    }

    void theCrcOfAnyLengthIsThatOfItsBits()
    {
        const auto bitByBit = [](base::ByteSpan bytes) {
            std::uint32_t state = ~std::uint32_t{0};
            for (const std::byte byte : bytes) {
                state ^= std::to_integer<std::uint32_t>(byte);
                for (int bit = 0; bit < 8; ++bit)
                    state = (state >> 1U) ^ ((state & 1U) != 0 ? 0xedb88320U : 0U);
            }
            return ~state;
        };
        Bytes all;
        for (std::uint32_t i = 0; i < 700; ++i)
            all.push_back(static_cast<std::byte>((i * 2654435761U) >> 24U));
        for (std::size_t length = 0; length <= 600; ++length) {
            const auto bytes = base::ByteSpan(all).subspan(length % 17, length);
            QCOMPARE(io::crc32(bytes), bitByBit(bytes));
            io::Crc32 inPieces;
            inPieces.add(bytes.first(length / 3));
            inPieces.add(bytes.subspan(length / 3));
            QCOMPARE(inPieces.value(), bitByBit(bytes));
        }
    }

    void theCrcOfWhatFollowsStandsForIt()
    {
        Bytes all;
        for (std::uint32_t i = 0; i < 5000; ++i)
            all.push_back(static_cast<std::byte>((i * 2654435761U) >> 24U));
        for (const std::size_t cut : {0U, 1U, 63U, 64U, 1000U, 4999U, 5000U}) {
            io::Crc32 crc;
            io::Crc32 following;
            crc.add(base::ByteSpan(all).first(cut));
            following.add(base::ByteSpan(all).subspan(cut));
            crc.add(following, all.size() - cut);
            QCOMPARE(crc.value(), io::crc32(all));
            crc.add(base::ByteSpan(all).first(10));
            following = {};
            following.add(all);
            following.add(base::ByteSpan(all).first(10));
            QCOMPARE(crc.value(), following.value());
        }
    }

    /// Echoes of few intensities, noise, and what is neither, behind what was there.
    void echoesArePackedAndComeBack()
    {
        for (const std::uint32_t intensities : {1U, 40U, 256U}) {
            Bytes bytes;
            std::uint32_t random = 1;
            while (bytes.size() < 300'000) {
                random = random * 1664525U + 1013904223U;
                bytes.push_back(static_cast<std::byte>((random >> 8U) % intensities));
            }
            for (const auto contents : {ZstdPacker::Contents::Any, ZstdPacker::Contents::Echoes}) {
                ZstdPacker packer;
                base::ByteBuffer into;
                into.append(bytesOf("before"));
                QVERIFY(packer.pack(bytes, contents, into));
                const std::size_t first = into.size();
                // Its settings are those of each call.
                QVERIFY(packer.pack(bytesOf("a little"), ZstdPacker::Contents::Any, into));
                const base::ByteSpan all = into.bytes();
                QVERIFY(same(all.first(6), base::ByteSpan(bytesOf("before"))));
                const auto back = uncompress("zstd", all.subspan(6, first - 6));
                QVERIFY(back.whole && back.bytes == bytes);
                const auto little = uncompress("zstd", all.subspan(first));
                QVERIFY(little.whole && little.bytes == bytesOf("a little"));
                // Forty intensities take less than six bits.
                QVERIFY(first - 6 <
                        (intensities == 256 ? bytes.size() + 1000 : bytes.size() * 3 / 4));
            }
        }
    }

    void compressedBytesComeBack_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("zstd") << "zstd";
        QTest::newRow("lz4") << "lz4";
    }

    void compressedBytesComeBack()
    {
        QFETCH(QString, name);
        const std::string compression = name.toStdString();
        Bytes bytes(300'000);
        for (std::size_t i = 0; i < bytes.size(); ++i)
            bytes[i] = static_cast<std::byte>((i * i) >> 7U);
        const Bytes packed = compress(compression, bytes);
        QVERIFY(!packed.empty());
        const auto back = uncompress(compression, packed);
        QVERIFY(back.whole && back.bytes == bytes);
        // No more room than is allowed, whatever the frame holds.
        const auto bounded = uncompress(compression, packed, 1000);
        QVERIFY(!bounded.whole && bounded.bytes.size() <= 1000);
        // A frame that is cut off gives its beginning.
        const auto cut = uncompress(compression, base::ByteSpan(packed).first(packed.size() - 5));
        QVERIFY(!cut.whole);
        QVERIFY(std::equal(cut.bytes.begin(), cut.bytes.end(), bytes.begin()));
        QVERIFY(!uncompress(compression, bytesOf("no such frame")).whole);
        QVERIFY(!uncompress("brotli", packed).whole);
    }
};

LEADLINE_APPLESS_TEST(McapRecordsTest)
#include "tst_mcaprecords.moc"
