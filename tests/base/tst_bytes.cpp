// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/ByteBuffer.h"
#include "base/Bytes.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline::base;

class BytesTest : public QObject {
    Q_OBJECT

private slots:
    void loadsBothOrders()
    {
        const std::array bytes{std::byte{0x12}, std::byte{0x34}, std::byte{0x56}, std::byte{0x78}};
        QCOMPARE(loadLittle<std::uint32_t>(bytes), 0x78563412U);
        QCOMPARE(loadBig<std::uint32_t>(bytes), 0x12345678U);
        QCOMPARE(loadLittle<std::uint16_t>(bytes, 1), std::uint16_t{0x5634});
        QCOMPARE(loadBig<std::int16_t>(bytes, 2), std::int16_t{0x5678});
    }

    void storesWhatItLoads()
    {
        std::array<std::byte, 16> bytes{};
        storeLittle(bytes, 0, -2);
        storeBig(bytes, 4, 1.5F);
        storeLittle(bytes, 8, 0x0123456789abcdefULL);
        QCOMPARE(loadLittle<int>(bytes, 0), -2);
        QCOMPARE(loadBig<float>(bytes, 4), 1.5F);
        QCOMPARE(loadLittle<std::uint64_t>(bytes, 8), 0x0123456789abcdefULL);
        QCOMPARE(bytes[0], std::byte{0xfe});
        QCOMPARE(bytes[8], std::byte{0xef});
    }

    void appends()
    {
        std::vector<std::byte> bytes;
        appendBig(bytes, std::uint16_t{0x4252});
        appendLittle(bytes, std::uint32_t{1});
        QCOMPARE(bytes.size(), std::size_t{6});
        QCOMPARE(bytes[0], std::byte{'B'});
        QCOMPARE(bytes[2], std::byte{1});
    }

    void aBufferHoldsWhatWasAppended()
    {
        ByteBuffer buffer;
        std::vector<std::byte> all;
        QVERIFY(buffer.empty() && buffer.bytes().empty());
        buffer.append({});
        for (std::size_t i = 0; i < 300; ++i) {
            const std::vector<std::byte> more(i * 7 % 31, static_cast<std::byte>(i));
            buffer.append(more);
            append(all, more);
            std::ranges::fill(buffer.grow(i % 3), std::byte{9});
            all.resize(all.size() + i % 3, std::byte{9});
        }
        QVERIFY(std::ranges::equal(buffer.bytes(), all));
        buffer.shrink(100);
        QVERIFY(std::ranges::equal(buffer.bytes(), ByteSpan(all).first(100)));
        ByteBuffer other(std::move(buffer));
        QVERIFY(buffer.empty());
        QCOMPARE(other.size(), std::size_t{100});
        buffer.append(ByteSpan(all).first(3));
        buffer.swap(other);
        QCOMPARE(other.size(), std::size_t{3});
        buffer.clear();
        QVERIFY(buffer.empty());
        buffer = std::move(other);
        QVERIFY(std::ranges::equal(buffer.bytes(), ByteSpan(all).first(3)));
    }
};

LEADLINE_APPLESS_TEST(BytesTest)
#include "tst_bytes.moc"
