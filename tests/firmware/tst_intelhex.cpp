// SPDX-License-Identifier: GPL-3.0-or-later
#include "HexMaker.h"
#include "firmware/IntelHex.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using test::HexMaker;

class IntelHexTest : public QObject {
    Q_OBJECT

private slots:
    void bytesLieWhereTheLinesSay()
    {
        HexMaker hex;
        hex.data(0x0800'0000, {1, 2, 3, 4}).data(0x0800'0010, {5}).data(0x0001'0000, {6, 7}).end();
        const auto file = firmware::readIntelHex(hex.text);
        QVERIFY(file.ok());
        QCOMPARE(file->blocks.size(), 3U);
        QCOMPARE(file->blocks[0].address, 0x0001'0000U);
        QCOMPARE(file->blocks[1].address, 0x0800'0000U);
        QCOMPARE(file->blocks[2].address, 0x0800'0010U);
        QCOMPARE(std::to_integer<int>(file->blocks[1].bytes[3]), 4);
        QCOMPARE(file->size(), 7U);
    }
    void whatTouchesIsOneBlock()
    {
        HexMaker hex;
        // Across the end of a segment, and in any order.
        hex.data(0x20, {2}).data(0x1f, {1}).data(0x0000'fff8, HexMaker::Bytes(16, 9)).end();
        const auto file = firmware::readIntelHex(hex.text);
        QVERIFY(file.ok());
        QCOMPARE(file->blocks.size(), 2U);
        QCOMPARE(file->blocks[0].address, 0x1fU);
        QCOMPARE(file->blocks[0].bytes.size(), 2U);
        QCOMPARE(file->blocks[1].bytes.size(), 16U);
    }
    void lowerCaseAndWindowsLinesAreTheSame()
    {
        HexMaker hex;
        hex.newline = "\r\n";
        hex.data(0xAB00, {0xAB, 0xCD}).end();
        std::string lower = hex.text + "\r\n\r\n";
        for (char& c : lower)
            c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        const auto file = firmware::readIntelHex(lower);
        QVERIFY(file.ok());
        QCOMPARE(file->blocks[0].address, 0xAB00U);
    }
    void aKnownLineIsRead()
    {
        const auto file = firmware::readIntelHex(":0400000508008C352E\n:00000001FF\n");
        QVERIFY(file.ok());
        QVERIFY(file->blocks.empty());
    }

    void whatIsDamagedIsRefused_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("says");
        const std::string end = ":00000001FF\n";
        const std::string good = ":0100000041BE\n";
        QTest::newRow("empty") << std::string() << std::string("The file is empty.");
        QTest::newRow("blank") << std::string("\n \n") << std::string("The file is empty.");
        QTest::newRow("a web page") << std::string("<!DOCTYPE html>\n") << std::string("colon");
        QTest::newRow("checksum") << ":0100000041BF\n" + end
                                  << std::string("Line 1 of the file has a wrong checksum");
        QTest::newRow("length") << good + ":0200000041BE\n" + end
                                << std::string(
                                       "Line 2 of the file does not have its stated length");
        QTest::newRow("odd") << ":0100000041B\n" + end << std::string("pairs of hex digits");
        QTest::newRow("letters") << ":01000000XXBE\n" + end << std::string("pairs of hex digits");
        QTest::newRow("text within")
            << good + "hello\n" + end << std::string("does not begin with a colon");
        QTest::newRow("cut off") << good << std::string("ends early");
        QTest::newRow("more behind the end") << end + good << std::string("follows the last line");
        QTest::newRow("an end with data")
            << HexMaker().line(1, 0, {1}).text << std::string("is the last one and has data");
        QTest::newRow("an unknown kind")
            << HexMaker().line(9, 0, {1}).text + end << std::string("an unknown record type");
        QTest::newRow("a short address")
            << HexMaker().line(4, 0, {1}).text + end << std::string("too much or too little");
        QTest::newRow("over the end")
            << HexMaker().line(0, 0xffff, {1, 2}).text + end << std::string("reaches over the end");
        QTest::newRow("twice") << good + good + end << std::string("the same byte twice");
        QTest::newRow("only a colon")
            << ":\n" + end << std::string("does not have its stated length");
    }
    void whatIsDamagedIsRefused()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, says);
        const auto file = firmware::readIntelHex(text);
        QVERIFY(!file.ok());
        QVERIFY2(file.error().message.text().find(says) != std::string::npos,
                 file.error().message.text().c_str());
        QVERIFY(file.error().message.text().ends_with('.'));
    }
    void everyCutIsNoticed()
    {
        const std::string whole = test::ping360Hex(20);
        for (std::size_t cut = 0; cut + 1 < whole.size(); ++cut)
            QVERIFY(!firmware::readIntelHex(whole.substr(0, cut)).ok());
        QVERIFY(firmware::readIntelHex(whole).ok());
        // The last newline may be missing.
        QVERIFY(firmware::readIntelHex(whole.substr(0, whole.size() - 1)).ok());
    }
    void everyChangedDigitIsNoticed()
    {
        const std::string whole = HexMaker().data(0x0800'0000, {0, 0x40, 0, 0x10}).end().text;
        for (std::size_t i = 0; i + 1 < whole.size(); ++i) // the last newline may be missing
            for (const char c : {'0', '7', 'F', ':', ' '}) {
                std::string changed = whole;
                changed[i] = c;
                if (changed != whole)
                    QVERIFY2(!firmware::readIntelHex(changed).ok(), changed.c_str());
            }
    }
};

LEADLINE_APPLESS_TEST(IntelHexTest)
#include "tst_intelhex.moc"
