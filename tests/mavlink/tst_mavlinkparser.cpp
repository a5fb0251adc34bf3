// SPDX-License-Identifier: GPL-3.0-or-later
#include "GoldenFrames.h"
#include "mavlink/Frame.h"
#include "mavlink/Parser.h"
#include "support/NaiveMavlink.h"
#include "support/TestMain.h"

#include <QTest>

#include <random>

using namespace leadline;
using base::ByteSpan;
using mavlink::Version;
using test::fromHex;
using Bytes = std::vector<std::byte>;
namespace golden = test::golden;

namespace {

struct Seen {
    std::vector<Bytes> frames;
    std::vector<std::uint64_t> offsets;
    std::uint64_t skipped = 0;
    std::uint64_t bad = 0;
    std::uint64_t incompatible = 0;
    friend bool operator==(const Seen&, const Seen&) = default;
};

Seen parse(ByteSpan stream, std::size_t pieceSize)
{
    mavlink::Parser parser;
    Seen seen;
    const auto keep = [&](const mavlink::Frame& frame) {
        seen.frames.emplace_back(frame.bytes().begin(), frame.bytes().end());
        seen.offsets.push_back(frame.streamOffset());
    };
    for (std::size_t at = 0; at < stream.size(); at += pieceSize) {
        ByteSpan piece = stream.subspan(at, std::min(pieceSize, stream.size() - at));
        while (const auto frame = parser.next(piece))
            keep(*frame);
    }
    while (const auto frame = parser.drain())
        keep(*frame);
    seen.skipped = parser.skippedBytes();
    seen.bad = parser.badCrcs();
    seen.incompatible = parser.incompatibleFrames();
    return seen;
}

Seen parsePlainly(ByteSpan s)
{
    Seen seen;
    for (std::size_t at = 0; at < s.size();) {
        const auto frame = test::naiveFrame(s, at);
        if (frame.isCrcValid) {
            seen.frames.emplace_back(s.begin() + std::ptrdiff_t(at),
                                     s.begin() + std::ptrdiff_t(at + frame.size));
            seen.offsets.push_back(at);
            at += frame.size;
            continue;
        }
        seen.bad += frame.size > 0 ? 1U : 0U;
        ++seen.skipped;
        ++at;
    }
    return seen;
}

class Traffic {
public:
    /// One byte of a payload in `startBytes` + 1 is a random one, the others look like a start.
    explicit Traffic(unsigned seed, unsigned startBytes = 2)
        : m_random(seed),
          m_startBytes(startBytes)
    {
    }

    Bytes frame(Version version = Version::V2)
    {
        const auto all = mavlink::messages();
        const mavlink::MessageInfo* message = nullptr;
        do
            message = &all[m_random() % all.size()];
        while (version == Version::V1 && message->id > 255);
        Bytes payload(message->fullSize);
        for (auto& byte : payload)
            byte =
                static_cast<std::byte>(m_random() % (m_startBytes + 1) == 0 ? m_random() : 0xfdU);
        return mavlink::encodeFrame({{1, 1}, m_sequence++, version}, *message, payload);
    }
    std::mt19937& random() { return m_random; }

private:
    std::mt19937 m_random;
    unsigned m_startBytes;
    std::uint8_t m_sequence = 0;
};

/// A frame as the two drafts would send it.
Bytes draft(unsigned flags, ByteSpan payload)
{
    Bytes bytes = fromHex("FD 00 00 00 07 01");
    bytes[1] = static_cast<std::byte>(payload.size());
    bytes[2] = static_cast<std::byte>(flags);
    if ((flags & 2U) != 0)
        base::append(bytes, Bytes(3));
    base::append(bytes, fromHex("01 1E 00 00"));
    if ((flags & 4U) != 0)
        base::append(bytes, fromHex("11 00 00 FD"));
    base::append(bytes, payload);
    const auto sum = mavlink::crcAdd(mavlink::crc(ByteSpan(bytes).subspan(1)), 39);
    base::appendLittle(bytes, sum);
    if ((flags & 1U) != 0)
        base::append(bytes, Bytes(13, std::byte{0xfe}));
    return bytes;
}

} // namespace

class MavlinkParserTest : public QObject {
    Q_OBJECT

private slots:
    void theGoldenFramesComeOutOneByOne()
    {
        Bytes stream;
        std::vector<Bytes> frames;
        for (const char* hex : golden::all) {
            frames.push_back(fromHex(hex));
            base::append(stream, frames.back());
        }
        for (const std::size_t size : {1UL, 2UL, 5UL, 13UL, stream.size()}) {
            const Seen seen = parse(stream, size);
            QCOMPARE(seen.frames, frames);
            QCOMPARE(seen.skipped, std::uint64_t{0});
        }
    }

    void aFrameInAFalseOnesPayloadIsFound()
    {
        // The false start claims 255 bytes of ATTITUDE and more, which are three whole frames.
        Bytes stream = fromHex("FE 1C 00 01 01 1E");
        const Bytes real = fromHex(golden::heartbeat);
        for (int i = 0; i < 3; ++i)
            base::append(stream, real);
        const Seen seen = parse(stream, 9);
        QCOMPARE(seen.frames, (std::vector<Bytes>{real, real, real}));
        QCOMPARE(seen.skipped, std::uint64_t{6});
        QCOMPARE(seen.bad, std::uint64_t{1});
    }

    void idsOutsideTheTableAreSkippedBytes()
    {
        mavlink::MessageInfo unknown = *mavlink::messageInfo(0);
        unknown.id = 65000;
        Bytes stream = mavlink::encodeFrame({{1, 1}, 0}, unknown, fromHex("010203040506070809"));
        const std::size_t size = stream.size();
        base::append(stream, fromHex(golden::attitude));
        const Seen seen = parse(stream, stream.size());
        QCOMPARE(seen.frames.size(), std::size_t{1});
        QCOMPARE(seen.skipped, std::uint64_t{size});
        QCOMPARE(seen.bad, std::uint64_t{0});
    }

    void draftsAreLeftOutAndTheStreamStaysInStep_data()
    {
        QTest::addColumn<unsigned>("flags");
        for (unsigned flags = 2; flags < 9; ++flags)
            QTest::addRow("%u", flags) << flags;
    }
    void draftsAreLeftOutAndTheStreamStaysInStep()
    {
        QFETCH(unsigned, flags);
        // In its payload stands what would be read as a frame by one who falls out of step.
        const Bytes inside = fromHex(golden::heartbeat);
        const Bytes first = draft(flags, inside);
        const Bytes real = fromHex(golden::pingReply);
        Bytes stream = first;
        base::append(stream, real);
        base::append(stream, first);
        for (const std::size_t size : {1UL, 14UL, stream.size()}) {
            const Seen seen = parse(stream, size);
            QCOMPARE(seen.frames, std::vector<Bytes>{real});
            QCOMPARE(seen.skipped, std::uint64_t{2 * first.size()});
            QCOMPARE(seen.incompatible, std::uint64_t{2});
            QCOMPARE(seen.bad, std::uint64_t{0});
        }
        QVERIFY(mavlink::whyIncompatible(std::uint8_t(flags)).text().ends_with('.'));
    }

    void aDamagedDraftHidesNoFrame()
    {
        Bytes stream = draft(2, fromHex("0102030405"));
        stream[12] ^= std::byte{0x40};
        const Bytes real = fromHex(golden::attitude);
        base::append(stream, real);
        const Seen seen = parse(stream, stream.size());
        QCOMPARE(seen.frames, std::vector<Bytes>{real});
        QCOMPARE(seen.incompatible, std::uint64_t{0});
    }

    void piecesOfAnySizeGiveTheSame()
    {
        Traffic traffic(1);
        Bytes stream;
        for (unsigned i = 0; i < 60; ++i) {
            base::append(stream, traffic.frame(i % 3 == 0 ? Version::V1 : Version::V2));
            if (i % 5 == 0)
                base::append(stream, fromHex("FD FE FD 09 00 00 01 01 01 00 00 00"));
        }
        const Seen plain = parsePlainly(stream);
        QVERIFY(plain.frames.size() >= 60);
        for (const std::size_t size : {1UL, 2UL, 3UL, 7UL, 10UL, 64UL, 1000UL, stream.size()})
            QCOMPARE(parse(stream, size) == plain, true);
    }

    void randomDamageMatchesThePlainRule()
    {
        Traffic traffic(2);
        auto& random = traffic.random();
        for (int round = 0; round < 300; ++round) {
            Bytes stream;
            for (unsigned i = 0; i < 12; ++i)
                base::append(stream, traffic.frame(random() % 2 == 0 ? Version::V1 : Version::V2));
            for (int hit = 0; hit < 6; ++hit) {
                const std::size_t at = random() % stream.size();
                const auto kind = random() % 3;
                if (kind == 0)
                    stream[at] ^= static_cast<std::byte>(1U << (random() % 8));
                else if (kind == 1)
                    stream.erase(stream.begin() + std::ptrdiff_t(at));
                else
                    stream.insert(stream.begin() + std::ptrdiff_t(at), std::byte{0xfd});
            }
            const Seen plain = parsePlainly(stream);
            const Seen seen = parse(stream, 1 + random() % 300);
            QCOMPARE(seen.frames, plain.frames);
            QCOMPARE(seen.skipped, plain.skipped);
            QCOMPARE(seen.bad, plain.bad);
        }
    }

    /// One byte dropped in a hundred: a frame that lost none is never lost.
    void everyUntouchedFrameComesThrough()
    {
        Traffic traffic(3, 0);
        auto& random = traffic.random();
        Bytes stream;
        std::vector<Bytes> untouched;
        for (int i = 0; i < 20000; ++i) {
            const Bytes frame = traffic.frame();
            const std::size_t before = stream.size();
            for (const std::byte byte : frame)
                if (random() % 100 != 0)
                    stream.push_back(byte);
            if (stream.size() - before == frame.size())
                untouched.push_back(frame);
        }
        QVERIFY(untouched.size() > 5000);
        const Seen seen = parse(stream, 4096);
        std::size_t found = 0;
        auto next = seen.frames.begin();
        for (const Bytes& frame : untouched) {
            const auto at = std::find(next, seen.frames.end(), frame);
            if (at == seen.frames.end())
                continue;
            ++found;
            next = at + 1;
        }
        QCOMPARE(found, untouched.size());
    }

    void whatWaitsAtTheEndIsLookedIntoAgain()
    {
        // Claims more than comes, and holds a frame.
        Bytes stream = fromHex("FD 33 00 00 01 01 01 FD 00 00");
        const Bytes real = fromHex(golden::statusText);
        base::append(stream, real);
        ByteSpan input = stream;
        mavlink::Parser parser;
        QVERIFY(!parser.next(input));
        QCOMPARE(parser.waitingBytes(), stream.size());
        const auto frame = parser.drain();
        QVERIFY(frame);
        QCOMPARE(frame->streamOffset(), std::uint64_t{10});
        QVERIFY(!parser.drain());
        QCOMPARE(parser.skippedBytes(), std::uint64_t{10});
    }
};

LEADLINE_APPLESS_TEST(MavlinkParserTest)
#include "tst_mavlinkparser.moc"
