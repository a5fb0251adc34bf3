// SPDX-License-Identifier: GPL-3.0-or-later
// Tests updates of a Ping1D's firmware with a script in place of stm32flash, and with the program
// itself.
#include "BootingSonar.h"
#include "SimulatedBootRom.h"
#include "devices/LiveSession.h"
#include "discovery/Devices.h"
#include "firmware/HexMaker.h"
#include "flashing/FirmwareUpdate.h"
#include "link/EventLoopClock.h"
#include "support/DiscoveryBench.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline;
using app::FirmwareUpdate;
using app::LiveSonar;
using test::BootingSonar;
using State = app::FirmwareUpdate::State;

namespace {

constexpr int stm32FlashTimeoutMs = 120'000;
/// What a script begins with: it keeps what it was told and what it was given.
constexpr const char* keeps = "#!/bin/sh\n"
                              "here=$(dirname \"$0\")\n"
                              "printf '%s\\n' \"$@\" > \"$here/arguments\"\n"
                              "cp \"$2\" \"$here/given.hex\"\n"
                              "for port; do :; done\n"
                              "printf 'stm32flash 0.7\\n\\nUsing Parser : Intel HEX\\n'\n";
constexpr const char* writes =
    "printf 'Write to memory\\nErasing memory\\n'\n"
    "for share in 10.00 50.00 100.00; do\n"
    "  printf '\\rWrote and verified address 0x08000100 (%s%%) ' $share\n"
    "done\n";
/// As long as a test wants, before it has said a word.
constexpr const char* isSilent = "while test ! -e \"$here/continueLoading\"; do sleep 0.1; done\n";
constexpr const char* findsNobody = "printf 'Failed to init device, timeout.\\n' >&2\nexit 1\n";
constexpr const char* starts = "printf 'Done.\\n\\nStarting execution at address 0x08000000... "
                               "done.\\n\\n'\n"
                               "printf FLASHED > \"$port\"\n";

struct Stm32FlashBench {
    QTemporaryDir folder;
    QTemporaryDir tools;
    link::EventLoopClock clock;
    BootingSonar sonar{ping::Family::Ping1D, clock, {3, 28, 0}};
    app::LiveSession dive;
    app::Devices devices{dive, test::isolatedTools()};
    FirmwareUpdate update;
    QByteArray heard;

    Stm32FlashBench()
    {
        dive.setRecordingFolder(folder.filePath("dives").toStdString());
        update.setFinder(&devices.finder());
        update.setRecorder(dive.recorder());
        // Nothing but what a script needs, and no stm32flash before a test puts one there.
        for (const char* each : {"sh", "cp", "dirname", "sleep", "cat"})
            QFile::link(QStandardPaths::findExecutable(each, {"/bin", "/usr/bin"}),
                        tools.filePath(each));
        qputenv("PATH", QFile::encodeName(tools.path()));
        sonar.bootCode = [this](base::ByteSpan bytes) {
            heard.append(reinterpret_cast<const char*>(bytes.data()),
                         static_cast<qsizetype>(bytes.size()));
            if (heard.contains("FLASHED"))
                sonar.startProgram({3, 29, 0});
        };
    }
    void install(const QByteArray& script)
    {
        QFile file(tools.filePath("stm32flash"));
        file.remove();
        if (!file.open(QIODevice::WriteOnly) || file.write(script) != script.size())
            qFatal("The script cannot be written.");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    [[nodiscard]] LiveSonar* live() const
    {
        for (LiveSonar* each : dive.sonars())
            if (each->state() == LiveSonar::State::Live && each->status().identity)
                return each;
        return nullptr;
    }
    void connect()
    {
        QCOMPARE(dive.connectTo(sonar.url()), QString());
        QTRY_VERIFY_WITH_TIMEOUT(live() != nullptr, stm32FlashTimeoutMs);
    }
    void choose(const QString& name = QStringLiteral("Ping-V3.29_auto.hex"))
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(test::stm32Hex().c_str()) < 0)
            qFatal("The file cannot be written.");
        file.close();
        update.choose(QUrl::fromLocalFile(file.fileName()));
        QTRY_VERIFY(!update.fileDetails().isEmpty() || !update.fileTrouble().isEmpty());
    }
    void write()
    {
        connect();
        update.showFor(live());
        choose();
        writeAgain();
    }
    void confirm()
    {
        QVERIFY2(update.ready(), qPrintable(update.obstacle() + update.fileTrouble()));
        update.askToConfirm();
        update.confirm();
    }
    void writeAgain()
    {
        confirm();
        waitUntilOver();
    }
    void waitUntilOver()
    {
        QTRY_VERIFY2_WITH_TIMEOUT(update.state() == State::Done || update.state() == State::Failed,
                                  qPrintable(update.stage()), stm32FlashTimeoutMs);
    }
    [[nodiscard]] QByteArray kept(const char* name) const
    {
        QFile file(tools.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

} // namespace

class Stm32FlashTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }
    void cleanup()
    {
        qputenv("PATH", m_path);
        if (m_temporary.isNull())
            qunsetenv("TMPDIR");
        else
            qputenv("TMPDIR", m_temporary);
    }

    void aPing1dGetsItAndComesBack()
    {
        Stm32FlashBench bench;
        bench.install(QByteArray(keeps) + writes + starts);
        bench.update.setRate(2);
        bench.write();
        QCOMPARE(bench.update.outcome(),
                 "Written and read back. The Ping1D answers with firmware 3.29.0.");
        QCOMPARE(bench.update.state(), State::Done);
        const QByteArrayList arguments = bench.kept("arguments").trimmed().split('\n');
        QCOMPARE(arguments.size(), 8);
        QCOMPARE(arguments[0], "-w");
        QCOMPARE(arguments.mid(2).join(' '),
                 "-v -g 0x0 -b 230400 " + QByteArray::fromStdString(bench.sonar.port()));
        // A copy of what was checked, which is gone again.
        QCOMPARE(bench.kept("given.hex"), QByteArray::fromStdString(test::stm32Hex()));
        QVERIFY(!QFile::exists(QString::fromUtf8(arguments[1])));
        QCOMPARE(bench.sonar.left, 1);
    }
    void whatFailsSaysWhatIsLeft_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("says");
        QTest::newRow("no answer")
            << QByteArray(findsNobody)
            << QString("The boot code of the sonar does not answer. stm32flash says: Failed to "
                       "init device, timeout. Nothing was written");
        QTest::newRow("verify") << QByteArray(writes) +
                                       "printf '\\nFailed to verify at address 0x08000200, "
                                       "expected 0x12 and found 0x13\\n' >&2\nexit 1\n"
                                << QString("What was read back is not what was written.");
        QTest::newRow("verify, and yet 0")
            << QByteArray(writes) + "printf 'Failed to verify at address 0x0\\n'\n"
            << QString("What was read back is not");
        QTest::newRow("half") << QByteArray("printf 'Erasing memory\\n'\n")
                              << QString("stm32flash did not say that all was written");
        QTest::newRow("killed") << QByteArray("printf 'Erasing memory\\n'\nkill -9 $$\n")
                                << QString("stm32flash ended before the firmware was written.");
    }
    void whatFailsSaysWhatIsLeft()
    {
        QFETCH(QByteArray, script);
        QFETCH(QString, says);
        Stm32FlashBench bench;
        bench.install(QByteArray(keeps) + script);
        bench.write();
        QCOMPARE(bench.update.state(), State::Failed);
        QVERIFY2(bench.update.outcome().startsWith(says), qPrintable(bench.update.outcome()));
        QVERIFY(bench.dive.sonars().isEmpty());
        // Its boot code waits, and is not told to leave its program again.
        bench.install(QByteArray(keeps) + writes + starts);
        bench.update.retry();
        bench.writeAgain();
        QCOMPARE(bench.update.state(), State::Done);
        QCOMPARE(bench.sonar.left, 1);
    }
    /// As it is told: it runs its program again then, and has to be sent into its boot code again.
    void afterAPowerCycleItIsToldToLeaveItsProgramAgain()
    {
        Stm32FlashBench bench;
        bench.install(QByteArray(keeps) + findsNobody);
        bench.write();
        QVERIFY2(bench.update.outcome().endsWith("Nothing was written: switch the sonar off and "
                                                 "on, and it runs as before."),
                 qPrintable(bench.update.outcome()));
        QVERIFY2(bench.update.details().contains("or runs as before"),
                 qPrintable(bench.update.details()));
        bench.sonar.startProgram({3, 28, 0});
        bench.install(QByteArray(keeps) + writes + starts);
        bench.update.retry();
        bench.writeAgain();
        QCOMPARE(bench.update.outcome(),
                 "Written and read back. The Ping1D answers with firmware 3.29.0.");
        QCOMPARE(bench.sonar.left, 2);
    }
    /// Whoever was put there meanwhile.
    void afterAPowerCycleItIsAskedWhoItIs()
    {
        Stm32FlashBench bench;
        bench.install(QByteArray(keeps) + findsNobody);
        bench.write();
        bench.sonar.replaceBy(ping::Family::Ping360, {3, 1, 1});
        bench.install(QByteArray(keeps) + writes + starts);
        QVERIFY(QFile::remove(bench.tools.filePath("arguments")));
        bench.update.retry();
        bench.writeAgain();
        QCOMPARE(bench.update.outcome(), "The file is for a Ping1D, and a Ping360 answers. Nothing "
                                         "was sent to the sonar.");
        QCOMPARE(bench.sonar.left, 1);
        QVERIFY(bench.kept("arguments").isEmpty());
    }
    void whatWasNotWrittenIsConnectedAgainWhenItIsClosed()
    {
        Stm32FlashBench bench;
        bench.install(QByteArray(keeps) + findsNobody);
        bench.write();
        QVERIFY(bench.dive.sonars().isEmpty());
        bench.sonar.startProgram({3, 28, 0});
        bench.update.close();
        QVERIFY(!bench.update.shown());
        QTRY_VERIFY_WITH_TIMEOUT(bench.live() != nullptr, stm32FlashTimeoutMs);
        QCOMPARE(bench.sonar.left, 1);
    }
    /// A sonar that is written half is nobody's until it is whole.
    void whatIsWrittenHalfIsNotConnectedAgain()
    {
        Stm32FlashBench bench;
        bench.install(QByteArray(keeps) + "printf 'Erasing memory\n'\n");
        bench.write();
        QCOMPARE(bench.update.state(), State::Failed);
        // Its boot code is not found either: it is not said to run as before.
        bench.install(QByteArray(keeps) + findsNobody);
        bench.update.retry();
        bench.writeAgain();
        QCOMPARE(bench.update.outcome(),
                 "The boot code of the sonar does not answer. stm32flash says: Failed to init "
                 "device, timeout. Nothing was written this time: the sonar is as it was before "
                 "this try.");
        bench.update.close();
        QVERIFY(bench.dive.sonars().isEmpty());
    }
    /// A boot code measures the rate of its line by the first byte that it hears: whoever asks it
    /// anything else makes it deaf until its power is cut.
    void whatIsWrittenHalfIsNeverAskedWhoItIs()
    {
        Stm32FlashBench bench;
        bench.install(QByteArray(keeps) + "printf 'Erasing memory\n'\n");
        bench.write();
        QCOMPARE(bench.update.state(), State::Failed);
        bench.heard.clear();
        const auto isLeftAlone = [&] {
            return bench.heard.isEmpty() && bench.dive.sonars().isEmpty() && bench.sonar.left == 1;
        };
        // The next try ends before stm32flash begins: no folder, not even for root.
        qputenv("TMPDIR", QFile::encodeName(bench.folder.filePath("Ping-V3.29_auto.hex")));
        bench.update.retry();
        bench.writeAgain();
        QVERIFY2(bench.update.outcome().startsWith("A copy of the firmware cannot be written to "),
                 qPrintable(bench.update.outcome()));
        QVERIFY2(bench.update.outcome().endsWith("the sonar is as it was before this try."),
                 qPrintable(bench.update.outcome()));
        QVERIFY(isLeftAlone());
        cleanup();
        qputenv("PATH", QFile::encodeName(bench.tools.path()));
        // The one after it finds no boot code.
        bench.install(QByteArray(keeps) + findsNobody);
        bench.update.retry();
        bench.writeAgain();
        QCOMPARE(bench.update.state(), State::Failed);
        QVERIFY(isLeftAlone());
        bench.install(QByteArray(keeps) + writes + starts);
        bench.update.retry();
        bench.writeAgain();
        QCOMPARE(bench.update.state(), State::Done);
        QVERIFY2(bench.heard.startsWith("FLASHED"), bench.heard.toHex(' ').constData());
        QCOMPARE(bench.sonar.left, 1);
    }
    /// It is connected by another address afterwards, and is still no other device.
    void whatSpeaksAtAnotherRateIsNoOtherDevice()
    {
        Stm32FlashBench bench;
        bench.install(QByteArray(keeps) + writes + starts);
        bench.connect();
        bench.update.showFor(bench.live());
        bench.choose("Ping_V3.26_9600b.hex");
        bench.writeAgain();
        QCOMPARE(
            bench.update.outcome(),
            "The sonar answers with firmware 3.29.0, and 3.26.0 was written. Switch it off and "
            "on, and look again.");
        QCOMPARE(bench.dive.sonars().size(), 1);
        QVERIFY2(bench.dive.sonars().first()->url().contains("baud=9600"),
                 qPrintable(bench.dive.sonars().first()->url()));
        bench.update.retry();
        QCOMPARE(bench.update.outcome(), QString());
        QCOMPARE(bench.update.obstacle(), QString());
        QVERIFY(bench.update.ready());
    }
    /// stm32flash says that it erases when that is over.
    void onceStm32flashRunsNothingIsStopped()
    {
        Stm32FlashBench bench;
        bench.install(QByteArray(keeps) + isSilent + writes + starts);
        bench.connect();
        bench.update.showFor(bench.live());
        bench.choose();
        bench.confirm();
        QTRY_VERIFY_WITH_TIMEOUT(!bench.kept("arguments").isEmpty(), stm32FlashTimeoutMs);
        QTRY_VERIFY(!bench.update.mayCancel());
        QCOMPARE(bench.update.stage(),
                 "Looking for the bootloader, then erasing: leave the power on");
        bench.update.cancel();
        QFile continueLoading(bench.tools.filePath("continueLoading"));
        QVERIFY(continueLoading.open(QIODevice::WriteOnly));
        bench.waitUntilOver();
        QCOMPARE(bench.update.state(), State::Done);
    }
    void whoIsKilledWithoutAWordMayHaveWritten()
    {
        Stm32FlashBench bench;
        bench.install(QByteArray(keeps) + "kill -9 $$\n");
        bench.write();
        QCOMPARE(bench.update.outcome(),
                 "stm32flash was ended before it said whether something was written. Leave the "
                 "power on and write the file again.");
        // Straight to its boot code.
        bench.install(QByteArray(keeps) + writes + starts);
        bench.update.retry();
        bench.writeAgain();
        QCOMPARE(bench.update.state(), State::Done);
        QCOMPARE(bench.sonar.left, 1);
    }
    /// What apt installs is not seen there.
    void aFlatpakOffersNoCommand()
    {
        Stm32FlashBench bench;
        bench.connect();
        bench.update.showFor(bench.live());
        bench.choose();
        qputenv("FLATPAK_ID", "org.example.Test");
        const QString obstacle = bench.update.obstacle();
        const QString command = bench.update.command();
        qunsetenv("FLATPAK_ID");
        QVERIFY2(obstacle.contains("stm32flash, which is not in this Flatpak"),
                 qPrintable(obstacle));
        QVERIFY2(command.isEmpty(), qPrintable(command));
        QVERIFY(!bench.update.ready());
    }
    void withoutTheProgramTheCommandIsSaid()
    {
        Stm32FlashBench bench;
        bench.connect();
        bench.update.showFor(bench.live());
        bench.choose();
        QVERIFY(bench.update.obstacle().contains("stm32flash, which is not installed"));
        QCOMPARE(bench.update.command(), "sudo apt install stm32flash");
        QVERIFY(!bench.update.ready());
        QVERIFY(bench.update.rescue().contains("BOOT button"));
        // It is looked for anew.
        bench.install(QByteArray(keeps));
        QCOMPARE(bench.update.obstacle(), QString());
        QVERIFY(bench.update.command().isEmpty() && bench.update.ready());
    }
    void aPing2sFileIsNotForAPing1d()
    {
        Stm32FlashBench bench;
        bench.install(QByteArray(keeps));
        bench.connect();
        bench.update.showFor(bench.live());
        bench.choose("Ping2-V1.1.0_auto.hex");
        QCOMPARE(bench.update.fileTrouble(), "The file is for a Ping2, and this is a Ping1D.");
        QVERIFY(!bench.update.ready());
    }
    void oldFirmwareSaysWhatItCosts()
    {
        Stm32FlashBench bench;
        bench.install(QByteArray(keeps));
        bench.connect();
        bench.update.showFor(bench.live());
        bench.choose("Ping_V3.26_9600b.hex");
        QCOMPARE(bench.update.remark(), "With this firmware the sonar works at 9600 baud only.");
        bench.choose("Ping-V3.13.hex");
        QCOMPARE(bench.update.remark(), "This is older than the sonar's current firmware.");
        QVERIFY(bench.update.ready());
    }

    /// Debian's program, with the boot code of the processor at the other end.
    void stm32flashItselfWritesIt_data()
    {
        QTest::addColumn<bool>("worn");
        QTest::newRow("well") << false;
        QTest::newRow("worn") << true;
    }
    void stm32flashItselfWritesIt()
    {
        QFETCH(bool, worn);
        const QString real =
            QStandardPaths::findExecutable("stm32flash", {"/usr/bin", "/usr/local/bin"});
        if (real.isEmpty())
            QSKIP("stm32flash is not installed");
        Stm32FlashBench bench;
        // A pty has no parity.
        bench.install("#!/bin/sh\nexec " + QFile::encodeName(real) + " -m 8n1 \"$@\"\n");
        test::SimulatedBootRom rom;
        rom.wornAddress = worn ? 0x08000800 : 0;
        rom.say = [&](const test::SimulatedBootRom::Bytes& bytes) {
            bench.sonar.say(std::as_bytes(std::span(bytes)));
        };
        bench.sonar.bootCode = [&](base::ByteSpan bytes) {
            for (const std::byte each : bytes)
                rom.handle(std::to_integer<std::uint8_t>(each));
            if (!rom.started.empty())
                bench.sonar.startProgram({3, 29, 0});
        };
        bench.write();
        QVERIFY(rom.erasures > 0);
        if (worn) {
            QCOMPARE(bench.update.state(), State::Failed);
            QVERIFY2(bench.update.outcome().startsWith("What was read back is not"),
                     qPrintable(bench.update.outcome()));
            QVERIFY(rom.started.empty());
            return;
        }
        QCOMPARE(bench.update.outcome(),
                 "Written and read back. The Ping1D answers with firmware 3.29.0.");
        QCOMPARE(rom.started, std::vector<std::uint32_t>{0x08000000});
        const auto hex = firmware::readIntelHex(test::stm32Hex());
        for (std::uint32_t i = 0; i < hex->blocks[0].bytes.size(); ++i)
            QCOMPARE(rom.memory[0x08000000 + i],
                     std::to_integer<std::uint8_t>(hex->blocks[0].bytes[i]));
    }

private:
    QByteArray m_path = qgetenv("PATH");
    QByteArray m_temporary = qgetenv("TMPDIR");
    test::OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(Stm32FlashTest)
#include "tst_stm32flash.moc"
