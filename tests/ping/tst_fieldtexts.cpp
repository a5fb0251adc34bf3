// SPDX-License-Identifier: GPL-3.0-or-later
#include "MessageSupport.h"
#include "ping/Message.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace leadline::ping;
using testsupport::Bytes;
using testsupport::fromHex;

namespace {

base::FieldTexts textsOf(Family family, const Bytes& bytes)
{
    return fieldTexts(family, viewFrame(bytes));
}

base::FieldTexts textsOf(Family family, std::uint16_t id, const Bytes& payload)
{
    return textsOf(family, encodeFrame(id, payload));
}

} // namespace

class FieldTextsTest : public QObject {
    Q_OBJECT

private slots:
    void everyFieldIsTold()
    {
        // A frame of distance_simple (1211) with 1234 mm at 100 %.
        const auto texts = textsOf(Family::Ping1D, fromHex("42520500bb040100d2040000649302"));
        QCOMPARE(texts.fields.size(), std::size_t{2});
        QVERIFY(texts.fields[0].name == "distance" && texts.fields[0].unit == "mm");
        QVERIFY(texts.fields[0].type == "u32" && texts.fields[0].value == "1234");
        QVERIFY(texts.fields[1].name == "confidence" && texts.fields[1].unit == "%");
        QVERIFY(texts.fields[1].type == "u8" && texts.fields[1].value == "100");
        QCOMPARE(texts.furtherBytes, std::size_t{0});
    }

    void textsAndVectorsAreTold()
    {
        const auto nack = textsOf(Family::Unknown, encodeFrame(common::Nack{1001, "out of range"}));
        QCOMPARE(nack.fields[1].value, std::string("out of range"));
        const std::vector<std::uint8_t> samples(200, 3);
        const auto profile =
            textsOf(Family::Ping1D, encodeFrame(ping1d::Profile{.profileData = samples}));
        QVERIFY(profile.fields.back().value.ends_with("3 … (200)"));
        // A count that the payload does not hold.
        const auto cut =
            textsOf(Family::Ping360, 2300, fromHex("0001020003000400050006000500aabb"));
        QCOMPARE(cut.fields.back().value, std::string("170 187 … (2 of 5)"));
    }

    void whatThePayloadDoesNotHoldIsMissing()
    {
        const auto texts = textsOf(Family::Ping1D, 1212, fromHex("d20400006400ff"));
        QCOMPARE(texts.fields.size(), std::size_t{7});
        QCOMPARE(texts.fields[1].value, std::string("100"));
        QVERIFY(!texts.fields[1].missing);
        for (std::size_t i = 2; i < texts.fields.size(); ++i)
            QVERIFY(texts.fields[i].missing && texts.fields[i].value.empty());
        // The one byte of a number that needs two.
        QCOMPARE(texts.furtherBytes, std::size_t{1});
    }

    void whatIsBehindTheFieldsIsCounted()
    {
        QCOMPARE(textsOf(Family::Ping1D, 1211, fromHex("d204000064aabbcc")).furtherBytes,
                 std::size_t{3});
    }

    void whatNobodyToldUsHasNoFields()
    {
        for (const auto& [family, id] :
             {std::pair(Family::Unknown, 1211), std::pair(Family::Ping360, 1211),
              std::pair(Family::Ping1D, 1999), std::pair(Family::Ping1D, 500)}) {
            const auto texts =
                textsOf(family, static_cast<std::uint16_t>(id), fromHex("d204000064"));
            QVERIFY(texts.fields.empty());
            QCOMPARE(texts.furtherBytes, std::size_t{5});
        }
    }

    void everyMessageIsToldAsItWasMade()
    {
        testsupport::RandomFields random(7);
        testsupport::forEveryMessage([&]<class M>(Family family, M message) {
            random.fill(message);
            const auto texts = textsOf(family, encodeFrame(message));
            QCOMPARE(texts.fields.size(), fieldInfos<M>.size());
            QCOMPARE(texts.furtherBytes, std::size_t{0});
            std::size_t at = 0;
            M::fields([&]<class Pointer>(const Field& field, Pointer member) {
                const auto& text = texts.fields[at++];
                QVERIFY(text.name == field.name && text.unit == field.unit && !text.missing);
                if constexpr (std::is_same_v<MemberType<Pointer>, bool>)
                    QCOMPARE(text.value, std::string(message.*member ? "true" : "false"));
                else if constexpr (std::integral<MemberType<Pointer>>)
                    QCOMPARE(text.value, std::to_string(message.*member));
            });
        });
    }
};

LEADLINE_APPLESS_TEST(FieldTextsTest)
#include "tst_fieldtexts.moc"
