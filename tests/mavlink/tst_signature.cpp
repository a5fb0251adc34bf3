// SPDX-License-Identifier: GPL-3.0-or-later
#include "GoldenFrames.h"
#include "mavlink/FramePeek.h"
#include "mavlink/Message.h"
#include "mavlink/Signature.h"
#include "support/TestMain.h"

#include <QCryptographicHash>
#include <QTest>

using namespace leadline;
using namespace leadline::mavlink;
using namespace std::chrono_literals;
using test::fromHex;
using Bytes = std::vector<std::byte>;
namespace golden = test::golden;

namespace {

SigningKey countingKey(unsigned first = 0)
{
    SigningKey key{};
    for (std::size_t i = 0; i < key.size(); ++i)
        key[i] = static_cast<std::byte>(first + i);
    return key;
}

constexpr SigningTime goldenTime = 0x112233445566;
constexpr SigningTime second = 100'000;

Bytes heartbeat(Signer& signer, SigningTime now, Address from = {1, 1})
{
    return signer.encode({from, 0}, Heartbeat{19, 12, 3, 0xc1, 4, 3}, now);
}

Trust check(SignatureChecker& checker, const Bytes& bytes, SigningTime now)
{
    return checker.check(*readFrame(bytes), now);
}

} // namespace

class SignatureTest : public QObject {
    Q_OBJECT

private slots:
    void theGoldenFrameIsMadeAndVerified()
    {
        Signer signer(countingKey(), 1);
        const Bytes made = signer.encode({{255, 190}, 5}, Heartbeat{0, 6, 8, 0, 4, 3}, goldenTime);
        QCOMPARE(made, fromHex(golden::heartbeatSigned));
        SignatureChecker checker(countingKey());
        QVERIFY(check(checker, made, goldenTime) == Trust::Verified);
    }

    /// Payloads of every length, so that the hash is made of one, two and five blocks.
    void theHashIsQtsHash()
    {
        const SigningKey key = countingKey(7);
        const MessageInfo& longest = *messageInfo(253);
        for (std::size_t size = 1; size <= longest.fullSize; ++size) {
            Signer signer(key, 9);
            const Bytes made =
                signer.encode({{1, 1}, 0}, longest, Bytes(size, std::byte{0x5a}), goldenTime);
            QCryptographicHash hash(QCryptographicHash::Sha256);
            const auto add = [&](base::ByteSpan bytes) {
                hash.addData({reinterpret_cast<const char*>(bytes.data()),
                              static_cast<qsizetype>(bytes.size())});
            };
            add(key);
            add(base::ByteSpan(made).first(made.size() - 6));
            const QByteArray expected = hash.result().left(6);
            const auto ours = base::ByteSpan(made).last(6);
            QVERIFY(std::ranges::equal(
                ours, std::as_bytes(std::span(expected.constData(), std::size_t(6)))));
        }
    }

    void aChangedFrameIsWrong()
    {
        Bytes bytes = fromHex(golden::heartbeatSigned);
        for (const std::size_t at : {bytes.size() - 1, bytes.size() - 8, bytes.size() - 13}) {
            Bytes changed = bytes;
            changed[at] ^= std::byte{1};
            SignatureChecker checker(countingKey());
            QVERIFY(check(checker, changed, goldenTime) == Trust::Wrong);
        }
        SignatureChecker other(countingKey(1));
        QVERIFY(check(other, bytes, goldenTime) == Trust::Wrong);
    }

    void withoutAKeyNothingIsVerifiedAndNothingRefused()
    {
        SignatureChecker checker;
        const Trust trust = check(checker, fromHex(golden::heartbeatSigned), goldenTime);
        QVERIFY(trust == Trust::Unverified);
        QVERIFY(toString(trust) == "signed, unverified");
        QVERIFY(isTrusted(trust));
        QVERIFY(check(checker, fromHex(golden::heartbeat), goldenTime) == Trust::Unsigned);
    }

    void withAKeyOnlyRadiosComeWithoutSignature()
    {
        SignatureChecker checker(countingKey());
        QVERIFY(check(checker, fromHex(golden::heartbeat), 0) == Trust::Missing);
        QVERIFY(check(checker, encodeFrame({{51, 68}, 0}, RadioStatus{}), 0) == Trust::Radio);
        QVERIFY(!isTrusted(Trust::Missing));
        QVERIFY(isTrusted(Trust::Radio));
    }

    void whatWasRecordedCannotBeSentAgain()
    {
        Signer signer(countingKey(), 1);
        SignatureChecker checker(countingKey());
        const Bytes first = heartbeat(signer, goldenTime);
        const Bytes next = heartbeat(signer, goldenTime + 1);
        QVERIFY(check(checker, first, goldenTime) == Trust::Verified);
        QVERIFY(check(checker, first, goldenTime) == Trust::Repeated);
        QVERIFY(check(checker, next, goldenTime) == Trust::Verified);
        QVERIFY(check(checker, first, goldenTime) == Trust::Repeated);
    }

    void eachSenderAndLinkHasATimeOfItsOwn()
    {
        Signer one(countingKey(), 1);
        Signer two(countingKey(), 2);
        SignatureChecker checker(countingKey());
        QVERIFY(check(checker, heartbeat(one, goldenTime), goldenTime) == Trust::Verified);
        QVERIFY(check(checker, heartbeat(two, goldenTime - second), goldenTime) == Trust::Verified);
        Signer again(countingKey(), 1);
        QVERIFY(check(checker, heartbeat(again, goldenTime - second, {2, 1}), goldenTime) ==
                Trust::Verified);
    }

    void aNewSenderIsAtMostAMinuteOld()
    {
        Signer signer(countingKey(), 1);
        const Bytes old = heartbeat(signer, goldenTime);
        SignatureChecker late(countingKey());
        QVERIFY(check(late, old, goldenTime + 60 * second + 1) == Trust::Old);
        SignatureChecker inTime(countingKey());
        QVERIFY(check(inTime, old, goldenTime + 60 * second) == Trust::Verified);
        // Our own clock stands at 2015; the other senders tell what time it is.
        Signer other(countingKey(), 2);
        SignatureChecker dead(countingKey());
        QVERIFY(check(dead, heartbeat(other, goldenTime + 61 * second), 0) == Trust::Verified);
        QVERIFY(check(dead, old, 0) == Trust::Old);
    }

    void ourTimesGrowWhateverTheClockDoes()
    {
        Signer signer(countingKey(), 1, 500);
        static_cast<void>(heartbeat(signer, 100));
        QCOMPARE(signer.lastTime(), SigningTime{501});
        static_cast<void>(heartbeat(signer, 800));
        static_cast<void>(heartbeat(signer, 700));
        QCOMPARE(signer.lastTime(), SigningTime{801});
    }

    void timeCountsFromTheStartOf2015()
    {
        QCOMPARE(signingTime(1'420'070'400s), SigningTime{0});
        QCOMPARE(signingTime(1'420'070'401s + 25us), SigningTime{100'002});
        QCOMPARE(signingTime(1000s), SigningTime{0});
    }
};

LEADLINE_APPLESS_TEST(SignatureTest)
#include "tst_signature.moc"
