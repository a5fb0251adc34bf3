// SPDX-License-Identifier: GPL-3.0-or-later
#include "HexMaker.h"
#include "SimulatedBootloader.h"
#include "firmware/FirmwareFile.h"
#include "firmware/Ping360Flasher.h"
#include "support/TestMain.h"

#include <QTest>

#include <chrono>
#include <deque>
#include <span>

using namespace leadline;
using namespace leadline::firmware;
using namespace std::chrono_literals;

namespace {

constexpr const char* inCharge =
    "Its bootloader is waiting: leave the power on and write the file again.";
constexpr const char* mayStart =
    "Leave the power on and write the file again: switched off and on, the Ping360 may start "
    "firmware that is not complete.";

/// A flasher and a bootloader with a line between them, which carries bytes 10 ms later.
struct Bench {
    base::FakeClock clock;
    test::SimulatedBootloader bootloader;
    Ping360Program program = *checkFirmware("Ping360-V3.3.8_auto.hex", test::ping360Hex())->ping360;
    std::vector<FlashProgress> progress;
    std::optional<base::Status> result;
    bool wasTouched = false;
    std::unique_ptr<Ping360Flasher> flasher;

    explicit Bench(base::Duration contact = Ping360Flasher::usualContact)
    {
        bootloader.say = [this](const test::SimulatedBootloader::Bytes& bytes) {
            clock.after(10ms, [this, bytes] {
                if (flasher)
                    flasher->received(std::as_bytes(std::span(bytes)));
            });
        };
        flasher = std::make_unique<Ping360Flasher>(
            program, clock,
            Ping360Flasher::Calls{
                .send =
                    [this](base::ByteSpan bytes) {
                        test::SimulatedBootloader::Bytes copy;
                        for (const std::byte each : bytes)
                            copy.push_back(std::to_integer<std::uint8_t>(each));
                        clock.after(10ms, [this, copy] { bootloader.handle(copy); });
                    },
                .progress = [this](const FlashProgress& its) { progress.push_back(its); },
                .done =
                    [this](const base::Status& status) {
                        result.emplace(status);
                        wasTouched = flasher->touched();
                        flasher.reset(); // as who gave the order may
                    }},
            contact);
    }
    void run(base::Duration atMost = 10min)
    {
        flasher->start();
        for (base::Duration gone{}; gone < atMost && !result; gone += 10ms)
            clock.advance(10ms);
    }
    [[nodiscard]] QString trouble() const
    {
        return !result        ? QStringLiteral("not over")
               : result->ok() ? QString()
                              : QString::fromStdString(result->error().message.text());
    }
    [[nodiscard]] bool holdsProgram() const
    {
        for (const std::size_t page : Ping360Program::writtenPages())
            for (std::size_t i = 0; i < Ping360Program::pageBytes; ++i)
                if (bootloader.memory[page][i] !=
                    std::to_integer<std::uint8_t>(program.page(page)[i]))
                    return false;
        return true;
    }
};

} // namespace

class Ping360FlasherTest : public QObject {
    Q_OBJECT

private slots:
    void theProgramIsWrittenInTheOrderOfTheFacts()
    {
        Bench bench;
        bench.run();
        QCOMPARE(bench.trouble(), QString());
        QVERIFY(bench.holdsProgram());
        QVERIFY(bench.bootloader.resets);
        for (std::size_t i = 0; i < 24; ++i)
            QCOMPARE(bench.bootloader.configuration[i],
                     std::to_integer<std::uint8_t>(bench.program.configuration()[i]));
        // Emptied: 0, 4..85. Those of the program that are all FF are none here.
        const auto& written = bench.bootloader.written;
        QCOMPARE(written.size(), 2U * 83);
        QCOMPARE(written[0], -1);
        QCOMPARE(written[1], -5);
        QCOMPARE(written[82], -86);
        QCOMPARE(written[83], 4);
        QCOMPARE(written[164], 85);
        QCOMPARE(written[165], 0);
        for (std::size_t page = 1; page <= 3; ++page)
            QCOMPARE(bench.bootloader.memory[page], test::SimulatedBootloader::Bytes(1536, 0x22));
    }
    void howFarItIsOnlyGrows()
    {
        Bench bench;
        bench.run();
        QVERIFY(bench.progress.size() > 200);
        double before = -1;
        auto stage = FlashStage::Contact;
        for (const FlashProgress& each : bench.progress) {
            QVERIFY(each.fraction > before && each.fraction < 1);
            QVERIFY(each.stage >= stage);
            before = each.fraction;
            stage = each.stage;
        }
        QVERIFY(stage == FlashStage::Restart);
    }
    void nobodyAnswers()
    {
        Bench bench;
        bench.bootloader.dead = true;
        bench.run();
        QCOMPARE(bench.trouble(), "The bootloader of the Ping360 does not answer.");
        QVERIFY(!bench.wasTouched);
        QVERIFY(bench.bootloader.written.empty());
        QCOMPARE(bench.clock.now().sinceZero / 10ms * 10ms, 7500ms);
    }
    void itIsAskedTenTimes()
    {
        Bench bench;
        bench.bootloader.ignores = 9;
        bench.run();
        QCOMPARE(bench.trouble(), QString());
    }
    void itIsWaitedForUntilThePowerIsSwitchedOn()
    {
        Bench bench(60s);
        bench.bootloader.dead = true;
        bench.clock.after(40s, [&] { bench.bootloader.dead = false; });
        bench.run();
        QCOMPARE(bench.trouble(), QString());
        QVERIFY(bench.holdsProgram());
    }
    void anotherBootloaderIsLeftAlone_data()
    {
        QTest::addColumn<std::vector<std::uint8_t>>("version");
        QTest::newRow("another version") << std::vector<std::uint8_t>{2, 'C', 2, 1, 3};
        QTest::newRow("another device") << std::vector<std::uint8_t>{1, 'C', 2, 1, 2};
        QTest::newRow("too short") << std::vector<std::uint8_t>{2, 'C', 2, 1};
    }
    void anotherBootloaderIsLeftAlone()
    {
        QFETCH(std::vector<std::uint8_t>, version);
        Bench bench;
        bench.bootloader.version = version;
        bench.run();
        QVERIFY2(bench.trouble().contains("only version 2.1.2 of a Ping360 is known"),
                 qPrintable(bench.trouble()));
        QVERIFY(!bench.wasTouched);
        QVERIFY(bench.bootloader.written.empty());
        bench.clock.advance(1s);
        QVERIFY(bench.bootloader.jumps); // its program runs again
    }
    void aPageThatIsNotWhatWasWrittenIsAnError()
    {
        Bench bench;
        bench.bootloader.worn[17] = 1;
        bench.run();
        QVERIFY2(
            bench.trouble().startsWith("What was read back of page 17 is not what was written."),
            qPrintable(bench.trouble()));
        // Nothing that is wrong is ever started.
        QVERIFY(!bench.bootloader.startsProgram());
        QVERIFY(!bench.bootloader.resets);
        QCOMPARE(bench.bootloader.written.back(), -1);
        QCOMPARE(bench.bootloader.configuration, test::SimulatedBootloader::Bytes(24, 0x11));
    }
    void page0IsReadBackToo()
    {
        Bench bench;
        bench.bootloader.memory[0].assign(1536, 0);
        bench.bootloader.worn[4] = 0;
        bench.bootloader.say = [&, say = bench.bootloader.say](auto bytes) {
            // The answer to the last read, that of page 0, with a word changed.
            if (bytes[1] == 0x32 && bench.progress.back().fraction > 0.985)
                bytes = test::SimulatedBootloader::packet(0x32, std::vector<std::uint8_t>(1536, 1));
            say(bytes);
        };
        bench.run();
        QVERIFY2(bench.trouble().startsWith("What was read back of page 0"),
                 qPrintable(bench.trouble()));
        QVERIFY(!bench.bootloader.startsProgram());
    }
    void aPowerCutLeavesTheBootloaderInCharge_data()
    {
        QTest::addColumn<std::size_t>("writes");
        QTest::addColumn<bool>("known");
        // The first is page 0, emptied, but nobody heard that.
        QTest::newRow("after 1 write") << std::size_t{1} << false;
        for (const std::size_t writes : {2U, 83U, 84U, 165U})
            QTest::addRow("after %zu writes", writes) << writes << true;
    }
    void aPowerCutLeavesTheBootloaderInCharge()
    {
        QFETCH(std::size_t, writes);
        QFETCH(bool, known);
        Bench bench;
        bench.bootloader.diesAfterWrites = writes;
        bench.run();
        QVERIFY2(bench.trouble().contains("does not answer to page"), qPrintable(bench.trouble()));
        QVERIFY2(bench.trouble().endsWith(known ? inCharge : mayStart),
                 qPrintable(bench.trouble()));
        QVERIFY(bench.wasTouched);
        QVERIFY(!bench.bootloader.startsProgram());
        // And it can be done again.
        Bench again;
        again.bootloader.memory = bench.bootloader.memory;
        again.run();
        QCOMPARE(again.trouble(), QString());
        QVERIFY(again.holdsProgram());
    }
    /// With its page 0 it starts, although the rest was not read back.
    void aCutBehindPage0DoesNotPromiseTheBootloader()
    {
        Bench bench;
        bench.bootloader.diesAfterWrites = 2U * 83;
        bench.run();
        QVERIFY(bench.bootloader.startsProgram());
        QVERIFY2(bench.trouble().startsWith("The Ping360 does not answer to page 0."),
                 qPrintable(bench.trouble()));
        QVERIFY2(bench.trouble().endsWith(mayStart), qPrintable(bench.trouble()));
    }
    /// What cannot be wiped may start.
    void aWrongPageThatCannotBeWipedIsNotSaidToBeSafe_data()
    {
        QTest::addColumn<bool>("refused");
        QTest::newRow("refused") << true;
        QTest::newRow("no answer") << false;
    }
    void aWrongPageThatCannotBeWipedIsNotSaidToBeSafe()
    {
        QFETCH(bool, refused);
        Bench bench;
        bench.bootloader.worn[17] = 1;
        int reads = 0;
        bench.bootloader.say = [&, say = bench.bootloader.say](auto bytes) {
            say(bytes);
            // Page 17, from page 4 on.
            if (bytes[1] != 0x32 || ++reads < 14)
                return;
            if (refused)
                bench.bootloader.refusedPages = {0};
            else
                bench.bootloader.dead = true;
        };
        bench.run();
        QVERIFY2(
            bench.trouble().startsWith("What was read back of page 17 is not what was written."),
            qPrintable(bench.trouble()));
        QVERIFY2(bench.trouble().endsWith(mayStart), qPrintable(bench.trouble()));
        QVERIFY(bench.bootloader.startsProgram());
    }
    void theFirstPageThatIsRefusedPromisesNothing()
    {
        Bench bench;
        bench.bootloader.refusedPages = {0};
        bench.run();
        QVERIFY2(bench.trouble().startsWith("The Ping360 refuses page 0."),
                 qPrintable(bench.trouble()));
        QVERIFY2(bench.trouble().endsWith(mayStart), qPrintable(bench.trouble()));
        QVERIFY(bench.bootloader.written.empty() && bench.bootloader.startsProgram());
    }
    void oneGarbledPacketCostsAnotherTry()
    {
        Bench bench;
        int count = 0;
        bench.bootloader.say = [&, say = bench.bootloader.say](auto bytes) {
            if (++count % 50 == 0)
                bytes[1] ^= 1U;
            say(bytes);
        };
        bench.run();
        QCOMPARE(bench.trouble(), QString());
        QVERIFY(bench.holdsProgram());
    }
    void whatIsRefusedForeverIsAnError()
    {
        Bench bench;
        bench.bootloader.refusedPages = {40};
        bench.run();
        QVERIFY2(bench.trouble().startsWith("The Ping360 refuses page 40."),
                 qPrintable(bench.trouble()));
        QVERIFY(!bench.bootloader.startsProgram());
    }
    void itIsKnownWhenItMustNotBeEnded()
    {
        Bench bench;
        bench.bootloader.dead = true;
        bench.flasher->start();
        bench.clock.advance(1s);
        QVERIFY(!bench.flasher->isWriting());
        bench.bootloader.dead = false;
        bench.clock.advance(2s);
        QVERIFY(bench.flasher->isWriting());
    }
    void aLineThatFailsSaysWhatIsLeft()
    {
        Bench bench;
        bench.flasher->start();
        bench.clock.advance(2s);
        bench.flasher->lineFailed(
            base::Message("ttyUSB0 is gone: check that the adapter is plugged in."));
        bench.clock.advance(0s);
        QVERIFY2(bench.trouble().startsWith("ttyUSB0 is gone"), qPrintable(bench.trouble()));
        QVERIFY(bench.trouble().endsWith(inCharge));
    }
    void aLineThatFailsWhileItReadsBackPromisesNothing()
    {
        Bench bench;
        bench.flasher->start();
        while (bench.progress.back().stage != FlashStage::Verify)
            bench.clock.advance(10ms);
        bench.flasher->lineFailed(
            base::Message("ttyUSB0 is gone: check that the adapter is plugged in."));
        bench.clock.advance(0s);
        QVERIFY2(bench.trouble().endsWith(mayStart), qPrintable(bench.trouble()));
    }
    void whatElseIsOnTheLineIsNotHeard()
    {
        Bench bench;
        bench.flasher->start();
        // The last words of the program that was running.
        const std::array<std::uint8_t, 12> frame{0x42, 0x52, 2, 0, 6, 0, 0, 0, 5, 0, 0xa1, 0};
        bench.flasher->received(std::as_bytes(std::span(frame)));
        const auto nack = test::SimulatedBootloader::packet(0x30, {});
        bench.flasher->received(std::as_bytes(std::span(nack)));
        bench.run();
        QCOMPARE(bench.trouble(), QString());
    }
};

LEADLINE_APPLESS_TEST(Ping360FlasherTest)
#include "tst_ping360flasher.moc"
