// SPDX-License-Identifier: GPL-3.0-or-later
#include "GoldenFrames.h"
#include "mavlink/FramePeek.h"
#include "mavlink/Message.h"
#include "support/TestMain.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace leadline;
using namespace leadline::mavlink;
using Bytes = std::vector<std::byte>;
namespace golden = test::golden;

namespace {

base::FieldTexts textsOf(const Bytes& bytes)
{
    const auto frame = readFrame(bytes);
    return frame ? fieldTexts(*frame) : base::FieldTexts();
}

std::string valueOf(const base::FieldTexts& texts, std::string_view name)
{
    const auto found = std::ranges::find(texts.fields, name, &base::FieldText::name);
    return found == texts.fields.end() ? "no such field" : found->value;
}

const FieldInfo* fieldAt(const MessageInfo& message, std::size_t offset)
{
    const auto fields = fieldsOf(message.id);
    const auto found = std::ranges::find(fields, offset, &FieldInfo::offset);
    return found == fields.end() ? nullptr : &*found;
}

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

class MavlinkFieldsTest : public QObject {
    Q_OBJECT

private slots:
    void fieldsStandWhereTheFactsHaveThem()
    {
        QFile file(QStringLiteral(LEADLINE_SHARED_DIR "/facts/mavlink.md"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("The facts are not here: LEADLINE_SHARED/facts/mavlink.md");
        const QString facts = QString::fromUtf8(file.readAll())
                                  .section("## Messages decoded", 1)
                                  .section("## Golden", 0, 0);
        // A message's name and id, or a place in it with a type and a name.
        static const QRegularExpression word(
            "([A-Z][A-Z0-9_]{3,}) (\\d+)|@(\\d+) ([uif]\\d+|char\\[\\d+\\])(?: ([a-z_]+\\d?))?");
        const MessageInfo* message = nullptr;
        int compared = 0;
        for (auto words = word.globalMatch(facts); words.hasNext();) {
            const auto fact = words.next();
            if (!fact.captured(1).isEmpty()) {
                message = messageInfo(fact.captured(2).toUInt());
                QVERIFY(message);
                QCOMPARE(text(message->name), fact.captured(1));
                continue;
            }
            const FieldInfo* field =
                message ? fieldAt(*message, fact.captured(3).toULong()) : nullptr;
            QVERIFY2(field, qPrintable(fact.captured()));
            QCOMPARE(text(field->type), fact.captured(4));
            // The document shortens some names, and calls AHRS2's lng lon as in other messages.
            QVERIFY2(text(field->name).contains(fact.captured(5)) ||
                         QStringList({"version", "lon"}).contains(fact.captured(5)),
                     qPrintable(fact.captured()));
            ++compared;
        }
        QVERIFY2(compared >= 60, qPrintable(QString::number(compared)));
    }

    void goldenFramesAreTold()
    {
        const auto heartbeat = textsOf(test::fromHex(golden::heartbeatSub));
        QCOMPARE(heartbeat.fields.size(), std::size_t{6});
        QCOMPARE(valueOf(heartbeat, "custom_mode"), std::string("19"));
        QCOMPARE(valueOf(heartbeat, "base_mode"), std::string("193"));
        const auto attitude = textsOf(test::fromHex(golden::attitude));
        QCOMPARE(valueOf(attitude, "roll"), std::string("0.1"));
        QCOMPARE(valueOf(attitude, "pitch"), std::string("-0.2"));
        QVERIFY(attitude.fields[1].unit == "rad" && attitude.fields[1].type == "f32");
        // Left out at the end of the frame.
        QCOMPARE(valueOf(attitude, "yawspeed"), std::string("0"));
        QCOMPARE(valueOf(textsOf(test::fromHex(golden::timesyncReply)), "ts1"),
                 std::string("123456789012345"));
        const auto text = textsOf(test::fromHex(golden::statusText));
        QCOMPARE(valueOf(text, "text"), std::string("hello"));
        QVERIFY(text.fields[1].type == "char[50]");
    }

    void versionOneDoesNotSendWhatCameLater()
    {
        const auto texts = textsOf(test::fromHex(golden::timesyncReplyV1));
        QCOMPARE(texts.fields.size(), std::size_t{4});
        QVERIFY(!texts.fields[1].missing);
        QVERIFY(texts.fields[2].missing && texts.fields[3].missing);
        QVERIFY(!textsOf(test::fromHex(golden::timesyncReplyNoTarget)).fields[3].missing);
    }

    void othersAreKnownByNameOnly()
    {
        const MessageInfo& message = *messageInfo(22);
        const Bytes bytes = encodeFrame({{1, 1}, 0}, message, Bytes(25, std::byte{1}));
        const auto texts = textsOf(bytes);
        QVERIFY(texts.fields.empty());
        QCOMPARE(texts.furtherBytes, std::size_t{25});
        QVERIFY(fieldsOf(22).empty());
    }

    void aLongerPayloadHasFurtherBytes()
    {
        // As a newer dialect may send it.
        Bytes bytes(headerSizeV2 + 12 + crcSize);
        bytes[0] = startV2;
        bytes[1] = std::byte{12};
        const auto texts = fieldTexts(Frame(*messageInfo(0), bytes));
        QCOMPARE(texts.fields.size(), std::size_t{6});
        QCOMPARE(texts.furtherBytes, std::size_t{3});
    }

    void aSearchIsForNamesOfMessagesAndFields()
    {
        QVERIFY(namesContain(*messageInfo(30), "attitude"));
        QVERIFY(namesContain(*messageInfo(30), "yaws"));
        QVERIFY(namesContain(*messageInfo(76), "param5"));
        QVERIFY(namesContain(*messageInfo(22), "param_VALUE"));
        QVERIFY(!namesContain(*messageInfo(22), "yaw"));
        QVERIFY(namesContain(*messageInfo(22), ""));
    }
};

LEADLINE_APPLESS_TEST(MavlinkFieldsTest)
#include "tst_mavlinkfields.moc"
