// SPDX-License-Identifier: GPL-3.0-or-later
#include "mavlink/Frame.h"
#include "support/TestMain.h"

#include <QTest>

#include <random>
#include <string_view>

using namespace leadline;

class MavlinkCrcTest : public QObject {
    Q_OBJECT

private slots:
    void theCheckValueHolds()
    {
        constexpr std::string_view digits = "123456789";
        QCOMPARE(mavlink::crc(std::as_bytes(std::span(digits))), std::uint16_t{0x6f91});
    }

    void everyLengthGivesWhatTheBitsGive()
    {
        std::mt19937 random(3);
        std::vector<std::byte> bytes(300);
        for (auto& byte : bytes)
            byte = static_cast<std::byte>(random());
        unsigned plain = 0xffff;
        for (std::size_t size = 0; size <= bytes.size(); ++size) {
            const auto seen = base::ByteSpan(bytes).first(size);
            QCOMPARE(mavlink::crc(seen), static_cast<std::uint16_t>(plain));
            if (size == bytes.size())
                break;
            plain ^= std::to_integer<unsigned>(bytes[size]);
            for (int bit = 0; bit < 8; ++bit)
                plain = (plain & 1U) != 0 ? (plain >> 1U) ^ 0x8408U : plain >> 1U;
        }
    }

    void oneByteMoreGoesOn()
    {
        const auto bytes = std::array{std::byte{0xfd}, std::byte{9}, std::byte{50}};
        QCOMPARE(mavlink::crcAdd(mavlink::crc(std::span(bytes).first(2)), 50), mavlink::crc(bytes));
    }
};

LEADLINE_APPLESS_TEST(MavlinkCrcTest)
#include "tst_mavlinkcrc.moc"
