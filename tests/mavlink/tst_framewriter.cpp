// SPDX-License-Identifier: GPL-3.0-or-later
#include "GoldenFrames.h"
#include "mavlink/FramePeek.h"
#include "mavlink/FrameWriter.h"
#include "mavlink/LinkMessages.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace leadline::mavlink;
using namespace std::chrono_literals;
namespace golden = test::golden;

namespace {

constexpr Heartbeat beat{0, 6, 8, 0, 4, 3};
/// 2026-01-02.
constexpr std::chrono::nanoseconds utc = 1'767'312'000s;

} // namespace

class FrameWriterTest : public QObject {
    Q_OBJECT

private slots:
    void framesAreNumberedOneByOne()
    {
        FrameWriter writer({255, 190});
        QCOMPARE(writer.write(beat, utc), test::fromHex(golden::heartbeat));
        for (unsigned i = 1; i < 600; ++i) {
            const auto bytes = writer.write(Ping{i, i, 0, 0}, utc);
            QCOMPARE(unsigned{readFrame(bytes)->sequence()}, i % 256);
        }
    }

    void theVersionCanChange()
    {
        FrameWriter writer({255, 190}, Version::V1);
        QCOMPARE(writer.write(beat, utc), test::fromHex(golden::heartbeatV1));
        writer.setVersion(Version::V2);
        const auto bytes = writer.write(beat, utc);
        QVERIFY(readFrame(bytes)->version() == Version::V2);
        QCOMPARE(readFrame(bytes)->sequence(), std::uint8_t{1});
    }

    void withAKeyEveryFrameIsSigned()
    {
        const SigningKey key{std::byte{1}, std::byte{2}};
        FrameWriter writer({254, 190}, Version::V1);
        writer.setSigner(Signer(key, 3));
        SignatureChecker checker(key);
        for (int i = 0; i < 5; ++i) {
            const auto bytes = writer.write(beat, utc);
            QVERIFY(checker.check(*readFrame(bytes), signingTime(utc)) == Trust::Verified);
        }
        QCOMPARE(writer.signer()->lastTime(), signingTime(utc) + 4);
        writer.setSigner(std::nullopt);
        const auto bytes = writer.write(beat, utc);
        QVERIFY(readFrame(bytes)->version() == Version::V1);
        QCOMPARE(readFrame(bytes)->sequence(), std::uint8_t{5});
    }
};

LEADLINE_APPLESS_TEST(FrameWriterTest)
#include "tst_framewriter.moc"
