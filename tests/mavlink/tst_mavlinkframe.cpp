// SPDX-License-Identifier: GPL-3.0-or-later
#include "GoldenFrames.h"
#include "mavlink/FramePeek.h"
#include "support/TestMain.h"

#include <QTest>

#include <random>

using namespace leadline;
using mavlink::Address;
using mavlink::Version;
using test::fromHex;
using Bytes = std::vector<std::byte>;
namespace golden = test::golden;

namespace {

Bytes randomPayload(std::size_t size, unsigned seed)
{
    std::mt19937 random(seed);
    Bytes bytes(size);
    for (auto& byte : bytes)
        byte = static_cast<std::byte>(random() % 255 + 1);
    return bytes;
}

bool sameBytes(base::ByteSpan a, base::ByteSpan b)
{
    return std::ranges::equal(a, b);
}

} // namespace

class MavlinkFrameTest : public QObject {
    Q_OBJECT

private slots:
    void theGoldenFramesAreRead()
    {
        for (const char* hex : golden::all)
            QVERIFY2(mavlink::readFrame(fromHex(hex)), hex);
    }

    void aFrameTellsWhatItIs()
    {
        const Bytes v2 = fromHex(golden::pingReply);
        const auto reply = mavlink::readFrame(v2);
        QVERIFY(reply);
        QVERIFY(reply->version() == Version::V2);
        QCOMPARE(reply->messageId(), std::uint16_t{4});
        QCOMPARE(reply->sequence(), std::uint8_t{8});
        QVERIFY((reply->sender() == Address{1, 1}));
        QVERIFY((mavlink::targetOf(*reply) == Address{255, 190}));
        QCOMPARE(reply->payload().size(), std::size_t{14});
        QVERIFY(!reply->isSigned());

        const Bytes v1 = fromHex(golden::pingRequestV1);
        const auto request = mavlink::readFrame(v1);
        QVERIFY(request);
        QVERIFY(request->version() == Version::V1);
        QCOMPARE(request->sequence(), std::uint8_t{1});
        QVERIFY((request->sender() == Address{255, 190}));
        QVERIFY((mavlink::targetOf(*request) == Address{}));

        const Bytes secured = fromHex(golden::heartbeatSigned);
        const auto heartbeat = mavlink::readFrame(secured);
        QVERIFY(heartbeat && heartbeat->isSigned());
        QCOMPARE(heartbeat->payload().size(), std::size_t{9});
    }

    void aTargetThatWasCutOffIsEverybody()
    {
        const Bytes bytes = fromHex(golden::timesyncBroadcast);
        QVERIFY((mavlink::targetOf(*mavlink::readFrame(bytes)) == Address{}));
    }

    void theWriterMakesTheGoldenFrames()
    {
        const mavlink::MessageInfo& ping = *mavlink::messageInfo(4);
        const Bytes request = fromHex("40 22 20 18 24 0A 06 00 2A 00 00 00 00 00");
        QCOMPARE(mavlink::encodeFrame({{255, 190}, 1}, ping, request),
                 fromHex(golden::pingRequest));
        QCOMPARE(mavlink::encodeFrame({{255, 190}, 1, Version::V1}, ping, request),
                 fromHex(golden::pingRequestV1));
        QCOMPARE(mavlink::encodeFrame({{1, 1}, 0}, *mavlink::messageInfo(2), Bytes(12)),
                 fromHex(golden::systemTimeZero));
        QCOMPARE(mavlink::encodeFrame({{1, 1}, 1}, *mavlink::messageInfo(253),
                                      fromHex("04 68 65 6C 6C 6F")),
                 fromHex(golden::statusText));
    }

    void versionOneSendsTheBaseFieldsAndNoHighIds()
    {
        const mavlink::MessageInfo& timesync = *mavlink::messageInfo(111);
        const Bytes full = randomPayload(18, 1);
        const Bytes old = mavlink::encodeFrame({{1, 1}, 0, Version::V1}, timesync, full);
        QVERIFY(sameBytes(mavlink::readFrame(old)->payload(), base::ByteSpan(full).first(16)));
        QVERIFY(mavlink::encodeFrame({{1, 1}, 0, Version::V1}, *mavlink::messageInfo(267), full)
                    .empty());
    }

    void aPayloadOfNothingIsAFrame()
    {
        // Version 2 may leave out every byte; our writer keeps one, as senders shall.
        Bytes bytes = fromHex("FD 00 00 00 00 01 01 02 00 00 00 00");
        unsigned sum = 0;
        for (unsigned value = 0; value < 0x10000 && !mavlink::readFrame(bytes); ++value) {
            base::storeLittle(std::span(bytes), 10, static_cast<std::uint16_t>(value));
            sum = value;
        }
        QVERIFY2(mavlink::readFrame(bytes), qPrintable(QString::number(sum)));
        QVERIFY(mavlink::readFrame(bytes)->payload().empty());
    }

    /// Every message: what the writer makes is read, with any bit flipped it is not.
    void noMessagePassesWithAFlippedBit_data()
    {
        QTest::addColumn<int>("id");
        for (const mavlink::MessageInfo& message : mavlink::messages())
            QTest::addRow("%d", message.id) << int{message.id};
    }
    void noMessagePassesWithAFlippedBit()
    {
        QFETCH(int, id);
        const mavlink::MessageInfo& message = *mavlink::messageInfo(std::uint32_t(id));
        for (const Version version : {Version::V1, Version::V2}) {
            const Bytes payload =
                randomPayload(message.fullSize, 7U * unsigned(id) + unsigned(version));
            const Bytes good = mavlink::encodeFrame({{17, 3}, 200, version}, message, payload);
            const bool fits = version == Version::V2 || id < 256;
            QCOMPARE(good.empty(), !fits);
            if (!fits)
                continue;
            const auto frame = mavlink::readFrame(good);
            QVERIFY(frame);
            const std::size_t size = version == Version::V1 ? message.baseSize : message.fullSize;
            QVERIFY(sameBytes(frame->payload(), base::ByteSpan(payload).first(size)));

            const std::size_t idAt = version == Version::V1 ? 5 : 7;
            Bytes bad = good;
            for (std::size_t bit = 8 * idAt; bit < 8 * good.size(); ++bit) {
                bad[bit / 8] ^= static_cast<std::byte>(1U << (bit % 8));
                QVERIFY(!mavlink::readFrame(bad));
                bad[bit / 8] = good[bit / 8];
            }
            // Another length, with the bytes behind that it then asks for.
            base::append(bad, Bytes(300, std::byte{0x55}));
            for (unsigned length = 0; length < 256; ++length) {
                bad[1] = static_cast<std::byte>(length);
                const auto look = mavlink::FramePeek::at(bad, false);
                QCOMPARE(look.kind == mavlink::FramePeek::Kind::Frame, bad[1] == good[1]);
            }
        }
    }

    void aLongerPayloadIsTakenOnlyInStep()
    {
        // As a newer dialect would send it: HEARTBEAT with four bytes more.
        mavlink::MessageInfo newer = *mavlink::messageInfo(0);
        newer.fullSize += 4;
        Bytes bytes = mavlink::encodeFrame({{1, 1}, 0}, newer, randomPayload(newer.fullSize, 5));
        using Kind = mavlink::FramePeek::Kind;
        QVERIFY(mavlink::FramePeek::at(bytes, true).kind == Kind::Frame);
        QVERIFY(mavlink::FramePeek::at(bytes, false).kind == Kind::None);
        bytes.back() ^= std::byte{1};
        QVERIFY(mavlink::FramePeek::at(bytes, true).kind == Kind::None);
    }
};

LEADLINE_APPLESS_TEST(MavlinkFrameTest)
#include "tst_mavlinkframe.moc"
