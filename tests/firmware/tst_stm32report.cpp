// SPDX-License-Identifier: GPL-3.0-or-later
#include "firmware/Stm32Report.h"
#include "support/TestMain.h"

#include <QTest>

#include <cmath>

using namespace leadline;
using namespace leadline::firmware;

namespace {

/// As stm32flash 0.7 says it.
const std::string beginning = "stm32flash 0.7\n\nhttp://stm32flash.sourceforge.net/\n\n"
                              "Using Parser : Intel HEX\nLocation     : 0x8000000\n"
                              "Size         : 5000\nInterface serial_posix: 115200 8E1\n"
                              "Version      : 0x31\nOption 1     : 0x00\n"
                              "- Flash      : 512KiB (size first sector: 2x2048)\n"
                              "Write to memory\nErasing memory\n";
const std::string ending = "\rWrote and verified address 0x08001388 (100.00%) Done.\n\n"
                           "Starting execution at address 0x08000000... done.\n\n";

QString trouble(const Stm32Report& report, bool ended = true, int exitStatus = 0)
{
    const auto verdict = report.verdict(ended, exitStatus);
    return verdict ? QString() : QString::fromStdString(verdict.error().message.text());
}

bool isAbout(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

} // namespace

class Stm32ReportTest : public QObject {
    Q_OBJECT

private slots:
    void itIsToldWhatTheFactsSay()
    {
        const std::vector<std::string> expected{"-w",  "/tmp/a b.hex", "-v",     "-g",
                                                "0x0", "-b",           "115200", "/dev/ttyUSB0"};
        QCOMPARE(stm32Arguments("/tmp/a b.hex", "/dev/ttyUSB0", 115200), expected);
    }
    void progressIsReadAsItComes()
    {
        Stm32Report report;
        QVERIFY(!report.touched());
        report.take(beginning);
        QVERIFY(report.touched());
        QVERIFY(report.progress().stage == FlashStage::Erase);
        // A line that is written over, cut anywhere.
        for (const char c : std::string("\rWrote and verified address 0x08000100 (12.34%) "))
            report.take(std::string(1, c));
        QVERIFY(report.progress().stage == FlashStage::Write);
        QVERIFY(isAbout(report.progress().fraction, 0.1234));
        report.take("\rWrote and verified address 0x08000200 (24.68%) ");
        QVERIFY(isAbout(report.progress().fraction, 0.2468));
        report.take(ending);
        QVERIFY(report.progress().stage == FlashStage::Restart);
        QCOMPARE(trouble(report), QString());
    }
    void whatIsNoShareIsNone()
    {
        for (const std::string words :
             {"(size first sector: 2x2048)", "Wrote (abc%)", "Wrote (-3%)", "Wrote (101%)",
              "Wrote (nan%)", "Wrote (%)", "Wrote (12", "(50%)", "Wrote 12%)"}) {
            Stm32Report report;
            report.take(words + "\n");
            QVERIFY2(report.progress().fraction == 0, words.c_str());
        }
    }
    void onlyAllOfItVerifiedIsDone()
    {
        Stm32Report report;
        report.take(beginning + ending);
        QCOMPARE(trouble(report), QString());
        // The same words, and yet it failed.
        QVERIFY(trouble(report, true, 1).startsWith("The firmware was not written completely."));
        QVERIFY(trouble(report, false, 0).startsWith("stm32flash ended before"));

        Stm32Report half;
        half.take(beginning + "\rWrote and verified address 0x08000100 (99.99%) \n");
        QVERIFY(trouble(half).startsWith("stm32flash did not say that all was written"));
        Stm32Report unverified;
        unverified.take(beginning + "\rWrote address 0x08001388 (100.00%) Done.\n");
        QVERIFY(!trouble(unverified).isEmpty());
    }
    void aFailedVerifyIsAnError()
    {
        Stm32Report report;
        report.take(beginning + "\rWrote and verified address 0x08000100 (12.34%) \n"
                                "Failed to verify at address 0x08000200, expected 0x12 and found "
                                "0x13\n");
        QCOMPARE(trouble(report, true, 1),
                 "What was read back is not what was written. stm32flash says: Failed to verify at "
                 "address 0x08000200, expected 0x12 and found 0x13. As long as the power stays on "
                 "its boot code waits: write the file again.");
        // Whatever it says of itself behind that.
        report.take(ending);
        QVERIFY(!trouble(report, true, 0).isEmpty());
    }
    void beforeTheMemoryIsTouchedNothingIsLost()
    {
        Stm32Report report;
        report.take("Interface serial_posix: 115200 8E1\nFailed to init device, timeout.\n");
        QCOMPARE(trouble(report, true, 1),
                 "The boot code of the sonar does not answer. stm32flash says: Failed to init "
                 "device, timeout.");
        QVERIFY(!report.touched());
    }
    /// Its words come when it has many of them, or ends by itself.
    void whoIsKilledHasNotSaidWhatItDid()
    {
        Stm32Report report;
        report.take("stm32flash 0.7\n");
        QVERIFY(!report.touched());
        QCOMPARE(trouble(report, false, 9),
                 "stm32flash was ended before it said whether something was written. Leave the "
                 "power on and write the file again.");
        report.take(beginning);
        QCOMPARE(trouble(report, false, 9),
                 "stm32flash ended before the firmware was written. As long as the power stays on "
                 "its boot code waits: write the file again.");
    }
    void endlessLinesAreNotKept()
    {
        Stm32Report report;
        report.take(std::string(1 << 20, 'x'));
        report.take("\nFailed " + std::string(100000, 'y') + "\n");
        QVERIFY(trouble(report, true, 1).size() < 500);
    }
};

LEADLINE_APPLESS_TEST(Stm32ReportTest)
#include "tst_stm32report.moc"
