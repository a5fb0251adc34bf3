// SPDX-License-Identifier: GPL-3.0-or-later
#include "HexMaker.h"
#include "firmware/FirmwareFile.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace leadline::firmware;
using test::HexMaker;

namespace {

QString trouble(const std::string& name, const std::string& content)
{
    const auto file = checkFirmware(name, content);
    return file ? QString() : QString::fromStdString(file.error().message.text());
}

constexpr const char* ping360 = "Ping360-V3.3.8_auto.hex";
constexpr const char* ping1d = "Ping-V3.29_auto.hex";
constexpr const char* ping2 = "Ping2-V1.1.0_auto.hex";

} // namespace

class FirmwareFileTest : public QObject {
    Q_OBJECT

private slots:
    void firmwareOfEachSonarIsTaken()
    {
        QCOMPARE(trouble(ping360, test::ping360Hex()), QString());
        QCOMPARE(trouble(ping1d, test::stm32Hex()), QString());
        QCOMPARE(trouble(ping2, test::stm32Hex()), QString());
        const auto file = checkFirmware(ping1d, test::stm32Hex(5000));
        QCOMPARE(file->bytes, 5000U);
        QVERIFY(!file->ping360);
    }
    void nameAndContentBelongTogether()
    {
        QVERIFY(trouble(ping360, test::stm32Hex()).startsWith("The file is not for a Ping360:"));
        QVERIFY(trouble(ping1d, test::ping360Hex())
                    .startsWith("The file is not for a Ping1D or Ping2:"));
        QVERIFY(trouble("firmware.hex", test::ping360Hex()).contains("does not say for which"));
        // What is damaged says that, whatever it is called.
        QVERIFY(trouble("firmware.hex", "<html>").contains("colon"));
    }
    void theFileIsForTheSonarThatIsThere()
    {
        const FirmwareName file{.kind = FirmwareKind::Ping2};
        QVERIFY(fits(file, FirmwareKind::Ping2).ok());
        QCOMPARE(fits(file, FirmwareKind::Ping1D).error().message.text(),
                 "The file is for a Ping2, and this is a Ping1D.");
        QVERIFY(!fits(file, FirmwareKind::Ping360).ok());
    }

    void wordsAreWhereTheBootloaderTakesThem()
    {
        HexMaker hex;
        hex.data(0x8, {0x52, 0x18, 0x01, 0x00});
        // The second word of page 4, and the last one of page 5.
        hex.data(0x2000, {1, 2, 3, 0, 4, 5, 6, 0});
        hex.data(0x2ffc, {7, 8, 9, 0});
        hex.data(0x1F00000, test::wordsAt(0, 7));
        hex.data(0x1F0001c, {0xdf, 0xff, 0x01, 0x00});
        hex.end();
        const auto file = checkFirmware(ping360, hex.text);
        QVERIFY2(file.ok(), file ? "" : file.error().message.text().c_str());
        const Ping360Program& program = *file->ping360;
        const auto at = [&](std::size_t page, std::size_t byte) {
            return std::to_integer<int>(program.page(page)[byte]);
        };
        QCOMPARE(at(0, 6), 0x52);
        QCOMPARE(at(0, 8), 0x01);
        QCOMPARE(at(4, 3), 4);
        QCOMPARE(at(4, 5), 6);
        QCOMPARE(at(5, 1533), 7);
        QCOMPARE(at(5, 1535), 9);
        QCOMPARE(at(6, 0), 0);
        QCOMPARE(std::to_integer<int>(program.configuration()[21]), 0xdf);
        QCOMPARE(std::to_integer<int>(program.configuration()[23]), 0x01);
    }
    void aPing360sFileIsLookedAt()
    {
        const auto with = [](std::uint32_t address, const HexMaker::Bytes& bytes) {
            HexMaker hex;
            hex.data(0x8, test::wordsAt(8, 10)).data(0x2000, test::wordsAt(0x2000, 10));
            hex.data(address, bytes).data(0x1F00000, test::wordsAt(0, 8)).end();
            return trouble(ping360, hex.text);
        };
        QCOMPARE(with(0x3000, {1, 2, 3, 0}), QString());
        QVERIFY(with(0x3000, {1, 2, 3, 4}).contains("more than 24 bits"));
        QVERIFY(with(0x3000, {1, 2}).contains("no whole words"));
        QVERIFY(with(0x3002, {1, 2, 3, 0}).contains("no whole words"));
        QVERIFY(with(0x0800, {1, 2, 3, 0}).contains("overwrite the bootloader"));
        QVERIFY(with(0x1ffc, {1, 2, 3, 0}).contains("overwrite the bootloader"));
        QVERIFY(with(0x2b000, {1, 2, 3, 0}).contains("larger than the memory"));
        QCOMPARE(with(0x2affc, {1, 2, 3, 0}), QString());
        QVERIFY(with(0x1F00020, {1, 2, 3, 0}).contains("behind the configuration"));

        HexMaker lacks;
        lacks.data(0x8, test::wordsAt(8, 10)).data(0x2000, test::wordsAt(0x2000, 10));
        lacks.data(0x1F00000, test::wordsAt(0, 7)).end();
        QVERIFY(trouble(ping360, lacks.text).contains("lacks a part of the configuration"));
        HexMaker only;
        only.data(0x2000, test::wordsAt(0x2000, 10)).data(0x1F00000, test::wordsAt(0, 8)).end();
        QVERIFY(trouble(ping360, only.text).contains("no program where"));
        HexMaker later;
        later.data(0x8, test::wordsAt(8, 10)).data(0x2004, test::wordsAt(0x2004, 10));
        later.data(0x1F00000, test::wordsAt(0, 8)).end();
        QVERIFY(trouble(ping360, later.text).contains("no program where"));
    }
    void aPing1dsFileIsLookedAt()
    {
        const auto with = [](std::size_t size, std::uint32_t stack, std::uint32_t start,
                             std::uint32_t at = 0x08000000) {
            return trouble(ping1d, test::stm32Hex(size, stack, start, at));
        };
        QCOMPARE(with(5000, 0x20008000, 0x08000201), QString());
        QCOMPARE(with(512 << 10, 0x20008000, 0x08000201), QString());
        QVERIFY(with((512 << 10) + 1, 0x20008000, 0x08000201).contains("larger than"));
        QVERIFY(with(5000, 0x20008000, 0x08000201, 0x08000100).contains("does not begin where"));
        QVERIFY(with(5000, 0x20008000, 0x08000201, 0).contains("does not begin where"));
        QVERIFY(with(5000, 0, 0x08000201).contains("as a program"));
        QVERIFY(with(5000, 0x20008001, 0x08000201).contains("as a program"));
        QVERIFY(with(5000, 0x20008000, 0x08000200).contains("as a program"));
        QVERIFY(with(5000, 0x20008000, 0x08100001).contains("as a program"));
        QVERIFY(!trouble(ping1d, HexMaker().end().text).isEmpty());
    }
    void readingBackComparesWhatWasWritten()
    {
        const auto file = checkFirmware(ping360, test::ping360Hex());
        const Ping360Program& program = *file->ping360;
        for (const std::size_t page : Ping360Program::writtenPages()) {
            auto read = program.page(page);
            QVERIFY(program.isSame(page, read));
            read[600] ^= std::byte{1};
            // Of page 0 the file gives words 2 to 101.
            QCOMPARE(program.isSame(page, read), page == 0);
        }
        auto first = program.page(0);
        first[0] ^= std::byte{1};
        QVERIFY(program.isSame(0, first)); // the bootloader's own jump
        first[6] ^= std::byte{1};
        QVERIFY(!program.isSame(0, first));
        QVERIFY(!program.isSame(4, base::ByteSpan(program.page(4)).first(1535)));
    }
    void page0IsLastAndTheBootloaderIsLeftAlone()
    {
        const auto pages = Ping360Program::writtenPages();
        QCOMPARE(pages.size(), 83U);
        QCOMPARE(pages.front(), 4U);
        QCOMPARE(pages.back(), 0U);
    }
};

LEADLINE_APPLESS_TEST(FirmwareFileTest)
#include "tst_firmwarefile.moc"
