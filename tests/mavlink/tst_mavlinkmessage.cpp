// SPDX-License-Identifier: GPL-3.0-or-later
#include "GoldenFrames.h"
#include "mavlink/Frame.h"
#include "mavlink/FramePeek.h"
#include "mavlink/Message.h"
#include "support/TestMain.h"

#include <QTest>

#include <span>
#include <string>

using namespace leadline;
using namespace leadline::mavlink;
using test::fromHex;
using Bytes = std::vector<std::byte>;
namespace golden = test::golden;

namespace {

template<class M>
M read(const char* hex)
{
    const Bytes bytes = fromHex(hex);
    const auto frame = readFrame(bytes);
    if (!frame)
        return {};
    return decodeAs<M>(*frame).value_or(M{});
}

/// Every byte of the payload another one, none of them zero.
Bytes counting(std::size_t size)
{
    Bytes bytes(size);
    for (std::size_t i = 0; i < size; ++i)
        bytes[i] = static_cast<std::byte>(i + 1);
    return bytes;
}

template<class M>
void checkLayout()
{
    const MessageInfo& info = infoOf<M>();
    QCOMPARE(wireSize<M>(false), std::size_t{info.baseSize});
    QCOMPARE(wireSize<M>(true), std::size_t{info.fullSize});
    const Bytes payload = counting(info.fullSize);
    QCOMPARE(encodePayload(decodePayload<M>(payload)), payload);
    const Bytes bytes = encodeFrame({{1, 1}, 0}, decodePayload<M>(payload));
    const Message message = decode(*readFrame(bytes));
    QVERIFY(std::holds_alternative<M>(message));
    QVERIFY(std::get<M>(message) == decodePayload<M>(payload));
    // Extensions come behind the base fields.
    bool extension = false;
    M::fields([&](const Field& field, auto) {
        QVERIFY(field.isExtension || !extension);
        extension = field.isExtension;
    });
}

template<class... Ms>
void checkLayouts(MessageList<Ms...>)
{
    (checkLayout<Ms>(), ...);
}

} // namespace

class MavlinkMessageTest : public QObject {
    Q_OBJECT

private slots:
    void everyLayoutHasTheTablesSizesAndGoesRound() { checkLayouts(DecodedMessages{}); }

    /// CRC_EXTRA is made from the names and types of the base fields in wire order.
    void theVersionsLayoutIsTheDefinitions()
    {
        std::string text = "AUTOPILOT_VERSION ";
        for (const FieldInfo& field : fieldInfos<AutopilotVersion>) {
            if (field.isExtension)
                continue;
            const std::string type(field.type.substr(1, field.type.find('[') - 1));
            text += "uint" + type + "_t " + std::string(field.name) + ' ';
            if (field.type.find('[') != std::string_view::npos)
                text += static_cast<char>(field.size);
        }
        const std::uint16_t sum = crc(std::as_bytes(std::span(text)));
        QCOMPARE(std::uint8_t((sum & 0xff) ^ (sum >> 8)), infoOf<AutopilotVersion>().crcExtra);
    }

    void theFirmwareIsSaidAsPeopleSayIt()
    {
        const auto text = [](std::uint32_t version) {
            AutopilotVersion message;
            message.flightSwVersion = version;
            return firmwareText(message);
        };
        QCOMPARE(text(0x040503ff), std::string("4.5.3"));
        QCOMPARE(text(0x04060000), std::string("4.6.0 dev"));
        QCOMPARE(text(0x04060040), std::string("4.6.0 alpha"));
        QCOMPARE(text(0x010f0183), std::string("1.15.1 beta"));
        QCOMPARE(text(0x010f02c0), std::string("1.15.2 rc"));
        QCOMPARE(text(0), std::string());
        QCOMPARE(text(0xff), std::string());
    }

    void theGoldenFramesSayWhatTheyMean()
    {
        const auto heartbeat = read<Heartbeat>(golden::heartbeatSub);
        QCOMPARE(heartbeat.customMode, 19U);
        QCOMPARE(heartbeat.type, std::uint8_t{12});
        QCOMPARE(heartbeat.autopilot, std::uint8_t{3});
        QCOMPARE(heartbeat.baseMode, std::uint8_t{0xc1});
        QCOMPARE(heartbeat.systemStatus, std::uint8_t{4});

        const auto ping = read<Ping>(golden::pingReply);
        QCOMPARE(ping.timeUsec, std::uint64_t{1'700'000'000'123'456});
        QCOMPARE(ping.seq, 42U);
        QCOMPARE(ping.targetSystem, std::uint8_t{255});
        QCOMPARE(ping.targetComponent, std::uint8_t{190});
        QVERIFY((read<Ping>(golden::pingRequestV1) == Ping{1'700'000'000'123'456, 42, 0, 0}));

        const auto sync = read<Timesync>(golden::timesyncReply);
        QCOMPARE(sync.tc1, std::int64_t{987'654'321'000});
        QCOMPARE(sync.ts1, std::int64_t{123'456'789'012'345});
        QCOMPARE(sync.targetSystem, std::uint8_t{255});
        QVERIFY((read<Timesync>(golden::timesyncReplyV1) ==
                 Timesync{987'654'321'000, 123'456'789'012'345, 0, 0}));

        const auto attitude = read<Attitude>(golden::attitude);
        QCOMPARE(attitude.timeBootMs, 12345U);
        QCOMPARE(attitude.roll, 0.1F);
        QCOMPARE(attitude.pitch, -0.2F);
        QCOMPARE(attitude.yaw, 3.0F);
        QCOMPARE(attitude.yawspeed, 0.0F);

        const auto text = read<StatusText>(golden::statusText);
        QCOMPARE(text.severity, std::uint8_t{4});
        QVERIFY(textOf(text.text) == "hello");
        QVERIFY(read<SystemTime>(golden::systemTimeZero) == SystemTime{});
    }

    void messagesMakeTheGoldenFrames()
    {
        const FrameHeader us{{255, 190}, 0};
        const Heartbeat heartbeat{0, 6, 8, 0, 4, 3};
        QCOMPARE(encodeFrame(us, heartbeat), fromHex(golden::heartbeat));
        QCOMPARE(encodeFrame({{255, 190}, 0, Version::V1}, heartbeat),
                 fromHex(golden::heartbeatV1));
        QCOMPARE(encodeFrame({{255, 190}, 3}, Timesync{0, 123'456'789'012'345, 1, 1}),
                 fromHex(golden::timesyncRequest));
        QCOMPARE(encodeFrame({{1, 1}, 10, Version::V1},
                             Timesync{987'654'321'000, 123'456'789'012'345, 255, 190}),
                 fromHex(golden::timesyncReplyV1));
    }

    void figuresStandWhereTheDefinitionsPutThem()
    {
        const auto u16 = [](std::size_t at) {
            return static_cast<std::uint16_t>((at + 1) | ((at + 2) << 8U));
        };
        const auto status = decodePayload<SysStatus>(counting(43));
        QCOMPARE(status.voltageBattery, u16(14));
        QCOMPARE(status.currentBattery, std::int16_t(u16(16)));
        QCOMPARE(status.batteryRemaining, std::int8_t{31});
        const auto gps = decodePayload<GpsRawInt>(counting(52));
        QCOMPARE(gps.fixType, std::uint8_t{29});
        QCOMPARE(gps.satellitesVisible, std::uint8_t{30});
        QCOMPARE(decodePayload<GlobalPositionInt>(counting(28)).hdg, u16(26));
        QCOMPARE(decodePayload<VfrHud>(counting(20)).heading, std::int16_t(u16(16)));
        QCOMPARE(decodePayload<DistanceSensor>(counting(39)).currentDistance, u16(8));
        QCOMPARE(decodePayload<DistanceSensor>(counting(39)).orientation, std::uint8_t{13});
        QCOMPARE(decodePayload<ScaledPressure3>(counting(16)).temperature, std::int16_t(u16(12)));
        QCOMPARE(decodePayload<RadioStatus>(counting(9)).noise, std::uint8_t{8});
        QCOMPARE(decodePayload<MessageInterval>(counting(6)).messageId, u16(4));
        QCOMPARE(decodePayload<StatusText>(counting(54)).chunkSeq, std::uint8_t{54});
    }

    void whatWasLeftOutIsZeroAndWhatIsNewIsPassedOver()
    {
        Bytes payload = counting(18);
        const auto full = decodePayload<Timesync>(payload);
        payload.resize(17);
        QCOMPARE(decodePayload<Timesync>(payload).targetSystem, full.targetSystem);
        QCOMPARE(decodePayload<Timesync>(payload).targetComponent, std::uint8_t{0});
        QVERIFY(decodePayload<Timesync>({}) == Timesync{});
        payload = counting(60);
        QVERIFY(decodePayload<Timesync>(payload) == full);
    }

    void othersAreKnownByName()
    {
        const Bytes payload = counting(10);
        const Bytes bytes = encodeFrame({{1, 1}, 0}, *messageInfo(36), payload);
        const Message message = decode(*readFrame(bytes));
        const auto* raw = std::get_if<RawMessage>(&message);
        QVERIFY(raw);
        QVERIFY(raw->info->name == "SERVO_OUTPUT_RAW");
        QVERIFY(std::ranges::equal(raw->payload, payload));
    }

    void theSendersClockIsFoundWithoutDecoding()
    {
        const auto timeOf = [](const Bytes& bytes) { return timeBootMs(*readFrame(bytes)); };
        QCOMPARE(timeOf(fromHex(golden::attitude)), std::optional(12345U));
        QCOMPARE(timeOf(fromHex(golden::systemTimeZero)), std::optional(0U));
        QCOMPARE(timeOf(encodeFrame({{1, 1}, 0}, SystemTime{5, 0x00030201})),
                 std::optional(0x30201U));
        QVERIFY(!timeOf(fromHex(golden::heartbeat)));
    }
};

LEADLINE_APPLESS_TEST(MavlinkMessageTest)
#include "tst_mavlinkmessage.moc"
