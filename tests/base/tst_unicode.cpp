// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Unicode.h"
#include "support/TestMain.h"

#include <QTest>

#include <array>

using namespace leadline::base;

class UnicodeTest : public QObject {
    Q_OBJECT

private slots:
    void knowsDigitsOfEveryScript()
    {
        // Qt's own tables are the independent source.
        int digits = 0;
        for (char32_t c = 0; c < 0x110000; ++c) {
            const bool decimal = QChar::category(c) == QChar::Number_DecimalDigit;
            const auto ours = decimalDigit(c);
            if (decimal) {
                ++digits;
                QVERIFY2(ours, qPrintable(QString::number(c, 16)));
                QCOMPARE(*ours, QChar::digitValue(c));
            } else if (ours) {
                // Scripts added to Unicode after Qt's tables were made.
                QCOMPARE(QChar::category(c), QChar::Other_NotAssigned);
            }
        }
        QVERIFY(digits >= 660);
    }

    void utf8GoesThereAndBack()
    {
        const QString text = QStringLiteral(u"a\u00e9\u06f3\u20ac\U0001d7d8");
        const std::string utf8 = text.toStdString();
        QCOMPARE(fromUtf8(utf8), text.toStdU32String());
        QCOMPARE(toUtf8(fromUtf8(utf8)), utf8);
    }

    void brokenUtf8BecomesReplacements()
    {
        QCOMPARE(fromUtf8("a\xff"), std::u32string(U"a\ufffd"));
        QCOMPARE(fromUtf8("\xe2\x82"), std::u32string(U"\ufffd\ufffd"));
        QCOMPARE(fromUtf8("\xc3("), std::u32string(U"\ufffd("));
        // Half of a pair, longer than need be, and behind the last plane.
        QCOMPARE(fromUtf8("\xed\xa0\x80"), std::u32string(U"\ufffd\ufffd\ufffd"));
        QCOMPARE(fromUtf8("\xe0\x80\x80"), std::u32string(U"\ufffd\ufffd\ufffd"));
        QCOMPARE(fromUtf8("\xf4\x90\x80\x80"), std::u32string(U"\ufffd\ufffd\ufffd\ufffd"));
        QCOMPARE(validUtf8("\xc3\xa4 caf\xc3"), std::string("\xc3\xa4 caf\xef\xbf\xbd"));
    }

    void utf16SurrogatesArePutTogether()
    {
        const std::array bytes{std::byte{0x06}, std::byte{0xf3}, std::byte{0xd8}, std::byte{0x35},
                               std::byte{0xdf}, std::byte{0xd8}, std::byte{0xd8}, std::byte{0x35}};
        QCOMPARE(fromUtf16Big(bytes), std::u32string(U"\u06f3\U0001d7d8\ufffd"));
    }
};

LEADLINE_APPLESS_TEST(UnicodeTest)
#include "tst_unicode.moc"
