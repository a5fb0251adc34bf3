// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/LinkErrorRate.h"
#include "ping/Codec.h"
#include "ping/Common.h"
#include "ping/Parser.h"
#include "support/LiveBench.h"
#include "support/TestMain.h"

#include <QRandomGenerator>
#include <QTest>

using namespace leadline;

namespace {

base::Instant at(int ms)
{
    return {std::chrono::milliseconds(ms)};
}

} // namespace

class UnframedBytesTest : public QObject {
    Q_OBJECT

private slots:
    void framesAndTheRestAreEverything()
    {
        QRandomGenerator random(7);
        QByteArray sent;
        const auto frame = test::asArray(ping::encodeFrame(ping::common::GeneralRequest{4}));
        for (int i = 0; i < 200; ++i) {
            sent += random.bounded(2) == 0 ? frame : frame.first(random.bounded(frame.size()));
            for (int j = random.bounded(4); j > 0; --j)
                sent += static_cast<char>(random.bounded(256));
        }
        QByteArray got;
        app::UnframedBytes stray(
            [&](base::ByteSpan bytes, base::Instant) { got += test::asArray(bytes); });
        ping::Parser parser;
        qsizetype done = 0;
        while (done < sent.size()) {
            const qsizetype length =
                std::min<qsizetype>(1 + random.bounded(40), sent.size() - done);
            base::ByteSpan piece =
                std::as_bytes(std::span(sent.constData() + done, static_cast<std::size_t>(length)));
            done += length;
            stray.arrived(piece, at(0));
            while (const auto each = parser.next(piece)) {
                stray.framed(each->streamOffset, each->bytes.size());
                got += test::asArray(each->bytes);
            }
            stray.onParsed(parser.waitingBytes());
        }
        stray.onParsed(0);
        QCOMPARE(got, sent);
        QCOMPARE(stray.counts().bytes, std::uint64_t(sent.size()));
        QVERIFY(stray.counts().stray > 0 && stray.counts().stray < stray.counts().bytes);
    }

    void placesAreCountedNotPieces()
    {
        app::UnframedBytes stray([](base::ByteSpan, base::Instant) {});
        const std::vector<std::byte> ten(10);
        std::uint64_t frames = 0;
        const auto frame = [&] {
            stray.arrived(ten, at(1));
            stray.framed(10 * frames++, 10);
        };
        const auto noise = [&] {
            stray.arrived(ten, at(1));
            stray.onParsed(0);
            ++frames;
        };
        frame();
        QCOMPARE(stray.counts().places, std::uint64_t{0});
        noise();
        noise();
        QCOMPARE(stray.counts().places, std::uint64_t{1});
        frame();
        noise();
        QCOMPARE(stray.counts().places, std::uint64_t{2});
        QCOMPARE(stray.counts().stray, std::uint64_t{30});
        QCOMPARE(stray.counts().bytes, std::uint64_t{50});
    }

    void eachPieceHasItsOwnMoment()
    {
        std::vector<std::pair<QByteArray, base::Instant>> got;
        app::UnframedBytes stray([&](base::ByteSpan bytes, base::Instant when) {
            got.emplace_back(test::asArray(bytes), when);
        });
        const auto bytes = [](std::string_view text) { return std::as_bytes(std::span(text)); };
        stray.arrived(bytes("abc"), at(1));
        stray.onParsed(2);
        stray.arrived(bytes("def"), at(2));
        stray.onParsed(0);
        const std::vector<std::pair<QByteArray, base::Instant>> wanted{
            {"a", at(1)}, {"bc", at(1)}, {"def", at(2)}};
        QCOMPARE(got, wanted);
    }
};

LEADLINE_GUILESS_TEST(UnframedBytesTest)
#include "tst_unframedbytes.moc"
