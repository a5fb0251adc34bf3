// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/FieldText.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace leadline::base;

class FieldTextTest : public QObject {
    Q_OBJECT

private slots:
    void numbersAreAsShortAsTheyCanBe()
    {
        QCOMPARE(numberText(std::uint8_t{200}), std::string("200"));
        QCOMPARE(numberText(std::int8_t{-3}), std::string("-3"));
        QCOMPARE(numberText(std::int64_t{std::numeric_limits<std::int64_t>::min()}),
                 std::string("-9223372036854775808"));
        QCOMPARE(numberText(0.1F), std::string("0.1"));
        QCOMPARE(numberText(std::nanf("")), std::string("nan"));
    }

    void listsSayHowManyTheyAre()
    {
        const std::vector<std::uint8_t> values(200, 7);
        const std::span<const std::uint8_t> all(values);
        QCOMPARE(listText(all.first(3), 3), std::string("7 7 7"));
        QCOMPARE(listText(all.first(0), 0), std::string());
        QCOMPARE(listText(all, 200), std::string("7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 7 … (200)"));
        QCOMPARE(listText(all.first(2), 60000), std::string("7 7 … (2 of 60000)"));
        QCOMPARE(listText(all.first(0), 9), std::string("… (0 of 9)"));
    }

    void textsStayInTheirLine()
    {
        QCOMPARE(lineText("depth 3.2 m"), std::string("depth 3.2 m"));
        QCOMPARE(lineText("a\r\nb\x1b"), std::string("a\\x0d\\x0ab\\x1b"));
        QCOMPARE(lineText("ä\u202e"), std::string("ä\\u202e"));
        QCOMPARE(lineText("\xff"), std::string("\ufffd"));
        QCOMPARE(lineText(std::string(401, 'x')), std::string(400, 'x') + "… (401 bytes)");
        // Nor is a letter cut in two.
        QCOMPARE(lineText(std::string(399, 'x') + "äöü"), std::string(399, 'x') + "… (405 bytes)");
    }

    void namesAreFoundByTheirParts()
    {
        QVERIFY(namesContain("ping_rate ping_rate_msec", "RATE_M"));
        QVERIFY(namesContain("", ""));
        QVERIFY(!namesContain("", "x"));
        QVERIFY(!namesContain("gain", "gain_index"));
    }
};

LEADLINE_APPLESS_TEST(FieldTextTest)
#include "tst_fieldtext.moc"
