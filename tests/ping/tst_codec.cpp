// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Codec.h"

#include "MessageSupport.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline::ping;
using testsupport::Bytes;
using testsupport::fromHex;
using testsupport::standsFor;

class CodecTest : public QObject {
    Q_OBJECT

private slots:
    void goldenFramesDecodeAndEncode()
    {
        QVERIFY(standsFor("42520200060000000500a100", common::GeneralRequest{5}));
        QVERIFY(standsFor("42520200060000000400a000", common::GeneralRequest{4}));
        QVERIFY(standsFor("425204000500000001020300a300", common::ProtocolVersion{1, 2, 3, 0}));
        QVERIFY(standsFor("42520500bb040100d2040000649302",
                          ping1d::DistanceSimple{.distance = 1234, .confidence = 100}, 1));
        QVERIFY(standsFor("4252060004000200024303010100ea00",
                          common::DeviceInformation{.deviceType = 2,
                                                    .deviceRevision = 'C',
                                                    .firmwareVersionMajor = 3,
                                                    .firmwareVersionMinor = 1,
                                                    .firmwareVersionPatch = 1},
                          2));
        QVERIFY(standsFor("42520e00290a0000010000000b005800ee02b0040100de02",
                          ping360::Transducer{.mode = 1,
                                              .gainSetting = 0,
                                              .angle = 0,
                                              .transmitDuration = 11,
                                              .samplePeriod = 88,
                                              .transmitFrequency = 750,
                                              .numberOfSamples = 1200,
                                              .transmit = 1}));
        QVERIFY(standsFor("425210002a0a000001000b005800ee02b00400008f0101007103",
                          ping360::AutoTransmit{.mode = 1,
                                                .gainSetting = 0,
                                                .transmitDuration = 11,
                                                .samplePeriod = 88,
                                                .transmitFrequency = 750,
                                                .numberOfSamples = 1200,
                                                .startAngle = 0,
                                                .stopAngle = 399,
                                                .numSteps = 1,
                                                .delay = 0}));
        QVERIFY(standsFor("42520000570b0000f600", ping360::MotorOff{}));
        QVERIFY(standsFor("42520200280a00000100c900", ping360::Reset{.bootloader = 1}));
    }

    void everyMessageComesBackAsItWent()
    {
        testsupport::RandomFields random(11);
        int rounds = 0;
        testsupport::forEveryMessage([&]<class M>(Family, M message) {
            for (int i = 0; i < 50; ++i) {
                random.fill(message);
                const Bytes payload = encodePayload(message);
                const auto decoded = decodePayload<M>(payload);
                QVERIFY2(decoded && *decoded == message, M::description.name.data());
                QCOMPARE(encodePayload(*decoded), payload);
                ++rounds;
            }
        });
        QCOMPARE(rounds, 50 * (12 + 28 + 7 + 13 + 5 + 12 + 7 + 1));
    }

    void everyFieldCountsForEquality()
    {
        testsupport::RandomFields random(5);
        testsupport::forEveryMessage([&]<class M>(Family, M a) {
            random.fill(a);
            M::fields([&]<class Pointer>(const Field& field, Pointer member) {
                M b = a;
                const Bytes two = fromHex("0102");
                if constexpr (std::is_same_v<MemberType<Pointer>, BytesView>)
                    b.*member = BytesView(reinterpret_cast<const std::uint8_t*>("\1\2"), 2);
                else if constexpr (std::is_same_v<MemberType<Pointer>, std::string_view>)
                    b.*member = "something else";
                else if constexpr (std::is_same_v<MemberType<Pointer>, RestView>)
                    b.*member = viewItems(two, 1);
                else
                    b.*member = b.*member == MemberType<Pointer>{} ? MemberType<Pointer>{1}
                                                                   : MemberType<Pointer>{};
                QVERIFY2(a != b && a == a, field.name.data());
            });
        });
    }

    void aShortPayloadIsNoMessageAndALongOneIs()
    {
        testsupport::RandomFields random(3);
        testsupport::forEveryMessage([&]<class M>(Family, M message) {
            random.fill(message);
            Bytes payload = encodePayload(message);
            constexpr std::size_t fixed = fixedSize<M>();
            constexpr std::size_t required = requiredSize<M>();
            for (std::size_t size = 0; size <= payload.size(); ++size) {
                const auto decoded =
                    decodePayload<M>(leadline::base::ByteSpan(payload).first(size));
                QVERIFY2(decoded.has_value() == (size >= required), M::description.name.data());
                if (!decoded)
                    continue;
                std::size_t end = 0;
                M::fields([&]<class Pointer>(const Field& field, Pointer member) {
                    using T = MemberType<Pointer>;
                    end += wireSize(wireTypeOf<T>());
                    const T& got = (*decoded).*member;
                    const T& sent = message.*member;
                    if constexpr (std::is_same_v<T, BytesView>) {
                        const std::size_t held = size < fixed + 2 ? 0 : size - fixed - 2;
                        QVERIFY2(got.size() == held, field.name.data());
                        QVERIFY(std::equal(got.begin(), got.end(), sent.begin()));
                    } else if constexpr (std::is_same_v<T, std::string_view>) {
                        QVERIFY(sent.starts_with(got));
                    } else if constexpr (std::is_same_v<T, RestView>) {
                        QCOMPARE(got.size(), (size - fixed) / got.itemSize);
                        QVERIFY2(std::equal(got.bytes.begin(), got.bytes.end(), sent.bytes.begin()),
                                 field.name.data());
                    } else {
                        QVERIFY2(got == (end <= size ? sent : M{}.*member), field.name.data());
                    }
                });
            }
            constexpr bool endsWithText = [] {
                const auto infos = std::span(fieldInfos<M>);
                return !infos.empty() && infos.back().type == WireType::Text;
            }();
            if constexpr (!endsWithText) {
                leadline::base::append(payload, fromHex("deadbeef"));
                const auto decoded = decodePayload<M>(payload);
                QVERIFY2(decoded && *decoded == message, M::description.name.data());
            }
        });
    }

    void aLengthBeyondThePayloadIsClampedToIt()
    {
        Bytes payload = encodePayload(ping360::DeviceData{.mode = 1, .numberOfSamples = 2});
        leadline::base::append(payload, fromHex("0a0b0c"));
        for (const unsigned claimed : {0U, 1U, 3U, 4U, 1200U, 65535U}) {
            leadline::base::storeLittle(std::span(payload), 12,
                                        static_cast<std::uint16_t>(claimed));
            const auto decoded = decodePayload<ping360::DeviceData>(payload);
            QVERIFY(decoded);
            QCOMPARE(decoded->data.size(), std::size_t{std::min(claimed, 3U)});
            QCOMPARE(decoded->numberOfSamples, std::uint16_t{2});
        }
    }

    void viewsPointIntoThePayload()
    {
        const Bytes data(7, std::byte{9});
        const auto* samples = reinterpret_cast<const std::uint8_t*>(data.data());
        const Bytes payload = encodePayload(ping1d::Profile{.profileData = {samples, 7}});
        const auto profile = decodePayload<ping1d::Profile>(payload);
        QVERIFY(profile);
        QCOMPARE(static_cast<const void*>(profile->profileData.data()),
                 static_cast<const void*>(payload.data() + payload.size() - 7));
        const Bytes words = encodePayload(common::Nack{1201, "no"});
        const auto nack = decodePayload<common::Nack>(words);
        QVERIFY(nack);
        QCOMPARE(static_cast<const void*>(nack->nackMessage.data()),
                 static_cast<const void*>(words.data() + 2));
    }

    void aVectorLongerThanItsLengthCanCountIsCut()
    {
        const std::vector<std::uint8_t> samples(70'000, 1);
        const Bytes payload = encodePayload(ping360::DeviceData{.data = samples});
        QCOMPARE(payload.size(), std::size_t{14 + 65535});
        QCOMPARE(decodePayload<ping360::DeviceData>(payload)->data.size(), std::size_t{65535});
    }

    void aTextMayLackItsNul()
    {
        const auto text = [](const char* hex) {
            const Bytes payload = fromHex(hex);
            const auto nack = decodePayload<common::Nack>(payload);
            return nack && nack->nackedId == 0x04b1 ? std::string(nack->nackMessage) : "none";
        };
        QCOMPARE(text("b1046e6f"), std::string("no"));
        QCOMPARE(text("b1046e6f00"), std::string("no"));
        QCOMPARE(text("b1046e6f0000"), std::string("no\0", 3));
        QCOMPARE(text("b104"), std::string());
        QCOMPARE(text("b10400"), std::string());
        QCOMPARE(encodePayload(common::Nack{0x04b1, "no"}), fromHex("b1046e6f00"));
        QCOMPARE(encodePayload(common::AsciiText{}), fromHex("00"));
    }

    void reservedBytesKeepAnyValue()
    {
        for (unsigned value = 0; value < 256; ++value) {
            const auto reserved = static_cast<std::uint8_t>(value);
            const auto keeps = [&]<class M>(M message) {
                message.reserved = reserved;
                const Bytes payload = encodePayload(message);
                const auto decoded = decodePayload<M>(payload);
                return payload.back() == std::byte{reserved} && decoded &&
                       decoded->reserved == reserved;
            };
            QVERIFY(keeps(common::DeviceInformation{}));
            QVERIFY(keeps(common::ProtocolVersion{}));
            QVERIFY(keeps(ping360::SetDeviceId{}));
            QVERIFY(keeps(ping360::Reset{}));
            QVERIFY(keeps(ping360::Transducer{}));
        }
    }

    void membersStandInWireOrder()
    {
        // A pointer to the wrong one of two members would round-trip; here it breaks the order.
        testsupport::forEveryMessage([]<class M>(Family, const M& message) {
            const std::byte* end = nullptr;
            M::fields([&](const Field& field, auto member) {
                const auto* at = reinterpret_cast<const std::byte*>(&(message.*member));
                QVERIFY2(at >= end, field.name.data());
                end = at + sizeof(message.*member);
            });
        });
    }
};

LEADLINE_APPLESS_TEST(CodecTest)
#include "tst_codec.moc"
