// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Parser.h"

#include "MessageSupport.h"
#include "support/TestMain.h"

#include <QTest>

#include <array>
#include <random>

using namespace leadline;
using base::ByteSpan;
using testsupport::Bytes;
using testsupport::fromHex;

namespace {

Bytes payloadOf(std::size_t size, unsigned seed = 1)
{
    std::mt19937 random(seed);
    Bytes bytes(size);
    for (auto& byte : bytes)
        byte = static_cast<std::byte>(random());
    return bytes;
}

struct Seen {
    std::vector<Bytes> frames;
    std::vector<std::uint64_t> offsets;
    std::uint64_t skipped = 0;
    std::uint64_t bad = 0;
};

Seen parse(ByteSpan stream, std::size_t pieceSize,
           ping::Parser::Lengths lengths = ping::Parser::Lengths::Bounded)
{
    ping::Parser parser(lengths);
    Seen seen;
    const auto keep = [&](const ping::Frame& frame) {
        seen.frames.emplace_back(frame.bytes.begin(), frame.bytes.end());
        seen.offsets.push_back(frame.streamOffset);
    };
    for (std::size_t at = 0; at < stream.size(); at += pieceSize) {
        ByteSpan piece = stream.subspan(at, std::min(pieceSize, stream.size() - at));
        while (const auto frame = parser.next(piece))
            keep(*frame);
    }
    while (const auto frame = parser.drain())
        keep(*frame);
    seen.skipped = parser.skippedBytes();
    seen.bad = parser.badChecksums();
    return seen;
}

/// Of a payload with this id.
std::size_t longestOf(std::uint16_t id)
{
    switch (id) {
    case 10:
    case 12:
    case 3011:
    case 3012:
    case 3104:
    case 21600:
        return 65525;
    case 1308:
        return 12288;
    case 3009:
        return 16384;
    default:
        return 10240;
    }
}

/// A simple parser that follows the definition of Ping frames byte by byte, as a reference.
Seen parsePlainly(ByteSpan s)
{
    Seen seen;
    for (std::size_t at = 0; at < s.size();) {
        const std::size_t left = s.size() - at;
        if (left >= 10 && s[at] == std::byte{'B'} && s[at + 1] == std::byte{'R'}) {
            const std::size_t size = 10U + base::loadLittle<std::uint16_t>(s, at + 2);
            if (size <= 10U + longestOf(base::loadLittle<std::uint16_t>(s, at + 4)) &&
                size <= left) {
                unsigned sum = 0;
                for (std::size_t i = at; i < at + size - 2; ++i)
                    sum += std::to_integer<unsigned>(s[i]);
                if ((sum & 0xffffU) == base::loadLittle<std::uint16_t>(s, at + size - 2)) {
                    seen.frames.emplace_back(s.begin() + std::ptrdiff_t(at),
                                             s.begin() + std::ptrdiff_t(at + size));
                    seen.offsets.push_back(at);
                    at += size;
                    continue;
                }
                ++seen.bad;
            }
        }
        ++seen.skipped;
        ++at;
    }
    return seen;
}

} // namespace

class ParserTest : public QObject {
    Q_OBJECT

private slots:
    void encodesTheGoldenFrames()
    {
        QCOMPARE(ping::encodeFrame(6, fromHex("0500")), fromHex("42520200060000000500a100"));
        QCOMPARE(ping::encodeFrame(6, fromHex("0400")), fromHex("42520200060000000400a000"));
        QCOMPARE(ping::encodeFrame(2903, {}), fromHex("42520000570b0000f600"));
        QCOMPARE(ping::encodeFrame(1211, fromHex("d204000064"), 1),
                 fromHex("42520500bb040100d204000064 9302"));
    }

    void readsOneFrame()
    {
        Bytes stream = fromHex("42520600040002000243030101 00ea00");
        ByteSpan input = stream;
        ping::Parser parser;
        const auto frame = parser.next(input);
        QVERIFY(frame);
        QCOMPARE(frame->messageId, std::uint16_t{4});
        QCOMPARE(frame->source, std::uint8_t{2});
        QCOMPARE(frame->destination, std::uint8_t{0});
        QCOMPARE(frame->payload.size(), std::size_t{6});
        QVERIFY(input.empty());
        QCOMPARE(parser.skippedBytes(), std::uint64_t{0});
    }

    void piecesOfAnySizeGiveTheSame()
    {
        Bytes stream;
        for (unsigned i = 0; i < 40; ++i) {
            base::append(stream, ping::encodeFrame(2300, payloadOf(i * 37 % 1214, i), 2));
            if (i % 5 == 0)
                base::append(stream, payloadOf(i, i + 100));
            if (i % 7 == 0)
                base::append(stream, fromHex("4252204242525204"));
        }
        const Seen plain = parsePlainly(stream);
        QVERIFY(plain.frames.size() >= 38);
        for (const std::size_t size : {1UL, 2UL, 3UL, 7UL, 10UL, 64UL, 1000UL, stream.size()}) {
            const Seen seen = parse(stream, size);
            QCOMPARE(seen.frames, plain.frames);
            QCOMPARE(seen.offsets, plain.offsets);
            QCOMPARE(seen.skipped, plain.skipped);
            QCOMPARE(seen.bad, plain.bad);
        }
    }

    void aFrameBehindAFalseStartIsFound()
    {
        // The false start claims the frame behind it as its payload.
        Bytes stream = fromHex("4252 1000 0400 0000");
        const Bytes real = ping::encodeFrame(5, fromHex("01020300"), 1);
        base::append(stream, real);
        base::append(stream, payloadOf(8));
        const Seen seen = parse(stream, stream.size());
        QCOMPARE(seen.frames, std::vector<Bytes>{real});
        QCOMPARE(seen.bad, std::uint64_t{1});
        QCOMPARE(seen.skipped, std::uint64_t{16});
    }

    void aClaimAboveTheLimitIsAFalseStart()
    {
        Bytes stream = fromHex("4252 0128 0400 0000");
        const Bytes real = ping::encodeFrame(5, fromHex("01020300"), 1);
        base::append(stream, real);
        ByteSpan input = stream;
        ping::Parser parser;
        QVERIFY(parser.next(input));
        QCOMPARE(parser.badChecksums(), std::uint64_t{0});
        QCOMPARE(parser.skippedBytes(), std::uint64_t{8});
    }

    void longMessagesHaveLimitsOfTheirOwn()
    {
        for (unsigned id = 0; id <= 0xffff; ++id) {
            const auto messageId = static_cast<std::uint16_t>(id);
            QCOMPARE(ping::longestPayload(messageId), longestOf(messageId));
        }
        for (const std::uint16_t id : std::array<std::uint16_t, 5>{1308, 3009, 3012, 3104, 10}) {
            const std::size_t longest = longestOf(id);
            const Bytes real = ping::encodeFrame(id, payloadOf(longest));
            QCOMPARE(real.size(), longest + 10);
            for (const std::size_t pieceSize : {std::size_t{1000}, real.size()})
                QCOMPARE(parse(real, pieceSize).frames, std::vector<Bytes>{real});
            // One byte more is cut by the encoder, and not believed by the parser.
            QCOMPARE(ping::encodeFrame(id, payloadOf(longest + 1)).size(), real.size());
        }
        // A profile of 6000 results, and one more byte than any other frame may have.
        for (const bool isProfile : {true, false}) {
            Bytes stream = ping::encodeFrame(1308, payloadOf(isProfile ? 12066 : 10241));
            if (!isProfile) {
                base::storeLittle(std::span(stream), 4, std::uint16_t{1300});
                const ByteSpan summed = ByteSpan(stream).first(stream.size() - 2);
                base::storeLittle(std::span(stream), summed.size(), ping::checksum(summed));
            }
            QCOMPARE(parse(stream, stream.size()).frames.size(), std::size_t{isProfile ? 1U : 0U});
        }
    }

    void inARecordingAnyLengthIsBelievedThatTheNextFrameProves()
    {
        const Bytes next = ping::encodeFrame(5, fromHex("01020300"), 1);
        const auto longFrame = [](std::size_t payload) {
            Bytes bytes = fromHex("4252 0000 409c 0201");
            base::storeLittle(std::span(bytes), 2, static_cast<std::uint16_t>(payload));
            base::append(bytes, payloadOf(payload));
            const std::uint16_t sum = ping::checksum(bytes);
            bytes.resize(bytes.size() + 2);
            base::storeLittle(std::span(bytes), bytes.size() - 2, sum);
            return bytes;
        };
        for (const std::size_t payload : {std::size_t{10241}, ping::maxLongPayloadSize}) {
            const Bytes real = longFrame(payload);
            Bytes followed = real;
            base::append(followed, next);
            Bytes stray = real;
            base::append(stray, fromHex("00"));
            base::append(stray, next);
            for (const std::size_t pieceSize : {std::size_t{1000}, std::size_t{1}, stray.size()}) {
                const auto seen = [&](const Bytes& stream) {
                    return parse(stream, pieceSize, ping::Parser::Lengths::Any).frames;
                };
                QCOMPARE(seen(real), std::vector<Bytes>{real});
                QCOMPARE(seen(followed), (std::vector<Bytes>{real, next}));
                QCOMPARE(seen(stray).back(), next);
                QVERIFY(seen(stray).front() != real);
            }
            QVERIFY(parse(followed, 1000).frames != (std::vector<Bytes>{real, next}));
        }
        // Its size would not fit.
        QVERIFY(parse(longFrame(ping::maxLongPayloadSize + 1), 1000, ping::Parser::Lengths::Any)
                    .frames.empty());
    }

    void aLongClaimIsJudgedOnceItsIdIsThere()
    {
        // After length and id of a message that cannot be that long nothing waits.
        const Bytes real = ping::encodeFrame(5, fromHex("01020300"), 1);
        for (const char* start : {"42520128140500", "4252ff2f140500"}) {
            Bytes stream = fromHex(start);
            base::append(stream, real);
            const Seen seen = parse(stream, 1);
            QCOMPARE(seen.frames, std::vector<Bytes>{real});
            QCOMPARE(seen.bad, std::uint64_t{0});
            ping::Parser parser;
            ByteSpan input = ByteSpan(stream).first(6);
            QVERIFY(!parser.next(input));
            QCOMPARE(parser.waitingBytes(), std::size_t{0});
        }
    }

    void whatWaitsAtTheEndIsLookedIntoAgain()
    {
        Bytes stream = fromHex("4252 ff00 0400 0000");
        const Bytes real = ping::encodeFrame(5, fromHex("01020300"), 1);
        base::append(stream, real);
        base::append(stream, real);
        stream.pop_back();
        ByteSpan input = stream;
        ping::Parser parser;
        QVERIFY(!parser.next(input));
        QCOMPARE(parser.waitingBytes(), stream.size());
        const auto frame = parser.drain();
        QVERIFY(frame);
        QCOMPARE(frame->streamOffset, std::uint64_t{8});
        QVERIFY(!parser.drain());
        QCOMPARE(parser.waitingBytes(), std::size_t{0});
        QCOMPARE(parser.skippedBytes(), std::uint64_t{8 + 13});
    }

    void falseStartsAllTheWayCostNoMoreThanTheirLength()
    {
        // Every four bytes claim a frame of the largest size. Done the plain way this is 5e9 sums.
        Bytes stream;
        while (stream.size() < 2'000'000)
            base::append(stream, fromHex("42520028"));
        const Seen seen = parse(stream, 4096);
        QCOMPARE(seen.frames.size(), std::size_t{0});
        QCOMPARE(seen.skipped, std::uint64_t{stream.size()});
        QVERIFY(seen.bad > 400'000);
    }

    void randomDamageMatchesThePlainRule()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 200; ++round) {
            Bytes stream;
            for (unsigned i = 0; i < 12; ++i)
                base::append(stream, ping::encodeFrame(1300, payloadOf(random() % 200, i), 1));
            for (int hit = 0; hit < 6; ++hit) {
                const std::size_t at = random() % stream.size();
                const auto kind = random() % 3;
                if (kind == 0)
                    stream[at] ^= static_cast<std::byte>(1U << (random() % 8));
                else if (kind == 1)
                    stream.erase(stream.begin() + std::ptrdiff_t(at));
                else
                    stream.insert(stream.begin() + std::ptrdiff_t(at), std::byte{'B'});
            }
            const Seen plain = parsePlainly(stream);
            const Seen seen = parse(stream, 1 + random() % 300);
            QCOMPARE(seen.frames, plain.frames);
            QCOMPARE(seen.offsets, plain.offsets);
            QCOMPARE(seen.skipped, plain.skipped);
            QCOMPARE(seen.bad, plain.bad);
        }
    }
};

LEADLINE_APPLESS_TEST(ParserTest)
#include "tst_parser.moc"
