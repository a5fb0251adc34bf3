// SPDX-License-Identifier: GPL-3.0-or-later
#include "SimulatedBootloader.h"
#include "firmware/BootPacket.h"
#include "support/TestMain.h"

#include <QByteArray>
#include <QTest>

#include <span>

using namespace leadline;
using namespace leadline::firmware;

namespace {

QByteArray hexOf(base::ByteSpan bytes)
{
    return QByteArray(reinterpret_cast<const char*>(bytes.data()),
                      static_cast<qsizetype>(bytes.size()))
        .toHex(' ');
}

std::vector<std::byte> bytesOf(const QByteArray& hex)
{
    const QByteArray raw = QByteArray::fromHex(hex);
    const auto bytes =
        std::as_bytes(std::span(raw.constData(), static_cast<std::size_t>(raw.size())));
    return {bytes.begin(), bytes.end()};
}

/// What a parser finds when it is given so many bytes at a time.
std::vector<BootPacket> parsed(base::ByteSpan bytes, std::size_t step)
{
    BootParser parser;
    std::vector<BootPacket> all;
    while (!bytes.empty()) {
        base::ByteSpan piece = bytes.first(std::min(step, bytes.size()));
        bytes = bytes.subspan(piece.size());
        while (auto packet = parser.next(piece))
            all.push_back(*packet);
    }
    return all;
}

} // namespace

class BootPacketTest : public QObject {
    Q_OBJECT

private slots:
    void packetsAreThoseOfTheFacts()
    {
        QCOMPARE(hexOf(encode(BootId::ReadDeviceId)), "5a 41 00 00 41 bf a5");
        QCOMPARE(hexOf(encode(BootId::ReadVersion)), "5a 48 00 00 48 b8 a5");
        QCOMPARE(hexOf(encode(BootId::Jump)), "5a 46 00 00 46 ba a5");
        QCOMPARE(hexOf(encode(BootId::Reset)), "5a 45 00 00 45 bb a5");
        QCOMPARE(hexOf(encode(BootId::Ack)), "5a 31 00 00 31 cf a5");
        QCOMPARE(hexOf(encode(BootId::ReadMemory, bytesOf("00100000"))),
                 "5a 42 04 00 00 10 00 00 56 be a5");
    }
    void whatIsEncodedIsFoundHoweverItIsCut()
    {
        std::vector<std::byte> stream = bytesOf("00ff5a5a41");
        std::vector<std::byte> page(1536, std::byte{0x5a});
        base::append(stream, encode(BootId::Memory, page));
        base::append(stream, bytesOf("5a320006"));
        base::append(stream, encode(BootId::Ack));
        base::append(stream, encode(BootId::Version, bytesOf("0243020102")));
        // The false beginning waits for 1536 bytes that are no packet's.
        base::append(stream, std::vector<std::byte>(1600));
        for (const std::size_t step : {1U, 2U, 3U, 7U, 64U, 10000U}) {
            const auto found = parsed(stream, step);
            QCOMPARE(found.size(), 3U);
            QCOMPARE(found[0].payload, page);
            QVERIFY(found[1].id == BootId::Ack);
            QVERIFY(found[2].id == BootId::Version);
            QCOMPARE(hexOf(found[2].payload), "02 43 02 01 02");
        }
    }
    void whatIsGarbledIsNone()
    {
        const auto good = encode(BootId::Version, bytesOf("0243020102"));
        for (std::size_t i = 0; i < good.size(); ++i) {
            auto bad = good;
            bad[i] ^= std::byte{4};
            base::append(bad, std::vector<std::byte>(1600));
            QVERIFY(parsed(bad, 1).empty());
        }
    }
    void theSimulatedOneSpeaksTheSame()
    {
        const auto said = test::SimulatedBootloader::packet(0x34, {2, 'C', 2, 1, 2});
        QCOMPARE(hexOf(std::as_bytes(std::span(said))),
                 hexOf(encode(BootId::Version, bytesOf("0243020102"))));
    }
};

LEADLINE_APPLESS_TEST(BootPacketTest)
#include "tst_bootpacket.moc"
