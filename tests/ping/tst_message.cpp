// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Message.h"

#include "MessageSupport.h"
#include "support/TestMain.h"

#include <QTest>

#include <cstdlib>
#include <new>

using namespace leadline::ping;
using testsupport::Bytes;
using testsupport::fromHex;

namespace {

std::size_t allocations = 0;

Message decodeBytes(Family family, const Bytes& frame)
{
    return decode(family, viewFrame(frame));
}

} // namespace

// The thread sanitizer's run-time library brings its own; under it nothing is counted.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define LEADLINE_OWN_NEW 0
#endif
#endif
#if !defined(LEADLINE_OWN_NEW)
#define LEADLINE_OWN_NEW 1
#endif

#if LEADLINE_OWN_NEW
void* operator new(std::size_t size)
{
    ++allocations;
    if (void* memory = std::malloc(size ? size : 1))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}
#endif

class MessageTest : public QObject {
    Q_OBJECT

private slots:
    void everyMessageIsFoundByItsFamily()
    {
        testsupport::RandomFields random(23);
        testsupport::forEveryMessage([&]<class M>(Family family, M message) {
            random.fill(message);
            const Bytes frame = encodeFrame(message, 2, 3);
            const Message decoded = decodeBytes(family, frame);
            QVERIFY2(std::holds_alternative<M>(decoded), M::description.name.data());
            QVERIFY2(std::get<M>(decoded) == message, M::description.name.data());
            QCOMPARE(messageId(decoded), std::uint16_t{M::id});
            QCOMPARE(encodeFrame(decoded, 2, 3), frame);
        });
    }

    void commonMessagesAreReadInEveryFamily()
    {
        const Bytes frame = fromHex("425204000500000001020300a300");
        for (const Family family : {Family::Unknown, Family::Ping1D, Family::Ping360})
            QVERIFY(decodeBytes(family, frame) == Message(common::ProtocolVersion{1, 2, 3, 0}));
    }

    void theUndefinedMessageIsValid()
    {
        const Bytes frame = encodeFrame(0, {});
        QVERIFY(std::holds_alternative<common::Undefined>(decodeBytes(Family::Ping1D, frame)));
    }

    void anIdOfAnotherFamilyStaysRaw()
    {
        const Bytes echo = encodeFrame(ping360::DeviceData{.angle = 7});
        QVERIFY(std::holds_alternative<ping360::DeviceData>(decodeBytes(Family::Ping360, echo)));
        QVERIFY(std::holds_alternative<RawMessage>(decodeBytes(Family::Ping1D, echo)));
        QVERIFY(std::holds_alternative<RawMessage>(decodeBytes(Family::Unknown, echo)));
        const Bytes profile = encodeFrame(ping1d::Profile{.distance = 7});
        QVERIFY(std::holds_alternative<ping1d::Profile>(decodeBytes(Family::Ping1D, profile)));
        QVERIFY(std::holds_alternative<RawMessage>(decodeBytes(Family::Ping360, profile)));
    }

    void anUnknownIdKeepsItsBytes()
    {
        const Bytes payload = fromHex("0001027fff");
        for (const unsigned id : {7U, 99U, 999U, 1209U, 4242U, 65535U}) {
            const Bytes frame = encodeFrame(static_cast<std::uint16_t>(id), payload, 4, 5);
            const Message message = decodeBytes(Family::Ping1D, frame);
            const auto* raw = std::get_if<RawMessage>(&message);
            QVERIFY(raw);
            QCOMPARE(unsigned{raw->id}, id);
            QVERIFY(*raw == (RawMessage{raw->id, payload}));
            QCOMPARE(encodeFrame(message, 4, 5), frame);
        }
    }

    void aPayloadThatIsTooShortStaysRaw()
    {
        const Bytes frame = encodeFrame(ping1d::Distance::id, fromHex("d2040000"));
        const Message message = decodeBytes(Family::Ping1D, frame);
        QVERIFY(std::holds_alternative<RawMessage>(message));
        QCOMPARE(messageId(message), std::uint16_t{1212});
        QCOMPARE(encodeFrame(message), frame);
    }

    void anEmptyGetMessageIsARequest()
    {
        const auto asked = [](Family family, std::uint16_t id, const Bytes& payload = {}) {
            const Bytes frame = encodeFrame(id, payload);
            return oldRequestedId(family, viewFrame(frame));
        };
        for (const Family family : {Family::Unknown, Family::Ping1D, Family::Ping360}) {
            QCOMPARE(asked(family, 4), std::optional<std::uint16_t>(4));
            QCOMPARE(asked(family, 5), std::optional<std::uint16_t>(5));
            QVERIFY(!asked(family, 0));
            QVERIFY(!asked(family, 1));
            QVERIFY(!asked(family, 6, fromHex("0500")));
        }
        QCOMPARE(asked(Family::Ping1D, 1300), std::optional<std::uint16_t>(1300));
        QCOMPARE(asked(Family::Ping360, 2300), std::optional<std::uint16_t>(2300));
        QVERIFY(!asked(Family::Ping1D, 2300));
        QVERIFY(!asked(Family::Unknown, 1300));
        // These are whole messages without a payload, not requests.
        QVERIFY(!asked(Family::Ping1D, 1100));
        QVERIFY(!asked(Family::Ping360, 2903));
        QVERIFY(!asked(Family::Ping1D, 1006));
        QVERIFY(!asked(Family::Ping1D, 1201, fromHex("01")));
    }

    void decodingAnEchoAllocatesNothing()
    {
        const std::vector<std::uint8_t> samples(1200, 3);
        const Bytes bytes = encodeFrame(ping360::DeviceData{.angle = 399, .data = samples}, 2);
        const Frame frame = viewFrame(bytes);
        const std::size_t before = allocations;
        const auto echo = decodePayload<ping360::DeviceData>(frame.payload);
        const Message message = decode(Family::Ping360, frame);
        QCOMPARE(allocations, before);
        QVERIFY(before > 0);
        QCOMPARE(echo->data.size(), samples.size());
        QVERIFY(message == Message(*echo));
    }
};

LEADLINE_APPLESS_TEST(MessageTest)
#include "tst_message.moc"
