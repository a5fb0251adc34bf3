// SPDX-License-Identifier: GPL-3.0-or-later
// Tests updates of a Ping360's firmware, and everything that may fail.
#include "BootingSonar.h"
#include "devices/LiveSession.h"
#include "discovery/Devices.h"
#include "firmware/HexMaker.h"
#include "flashing/FirmwareJob.h"
#include "flashing/FirmwareText.h"
#include "flashing/FirmwareUpdate.h"
#include "link/EventLoopClock.h"
#include "support/DiscoveryBench.h"
#include "support/FakeDisk.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstddef>
#include <future>
#include <memory>
#include <set>
#include <utility>
#include <vector>

using namespace leadline;
using app::FirmwareUpdate;
using app::LiveSonar;
using test::BootingSonar;
using State = app::FirmwareUpdate::State;

namespace {

constexpr int firmwareUpdateTimeoutMs = 120'000;

/// A dive with its Devices page, the panel of an update, and a Ping360 that pings.
struct FirmwareUpdateBench {
    QTemporaryDir folder;
    link::EventLoopClock clock;
    BootingSonar sonar;
    app::LiveSession dive;
    app::Devices devices;
    FirmwareUpdate update;

    explicit FirmwareUpdateBench(ping::DeviceKind kind = ping::Family::Ping360,
                                 sim::Firmware firmware = {3, 1, 1})
        : sonar(kind, clock, firmware),
          devices(dive, test::isolatedTools())
    {
        dive.setRecordingFolder(folder.filePath("dives").toStdString());
        update.setFinder(&devices.finder());
        update.setRecorder(dive.recorder());
        sonar.next = {3, 3, 8};
    }
    void connect()
    {
        QCOMPARE(dive.connectTo(sonar.url()), QString());
        QTRY_VERIFY_WITH_TIMEOUT(live() != nullptr, firmwareUpdateTimeoutMs);
        QTRY_COMPARE(dive.recorder()->state(), app::RecorderState::State::Recording);
    }
    [[nodiscard]] LiveSonar* live() const
    {
        for (LiveSonar* each : dive.sonars())
            if (each->state() == LiveSonar::State::Live && each->status().identity)
                return each;
        return nullptr;
    }
    QUrl file(const QString& name, const std::string& content)
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content.c_str()) < 0)
            qFatal("The file cannot be written.");
        return QUrl::fromLocalFile(file.fileName());
    }
    void choose(const QString& name = QStringLiteral("Ping360-V3.3.8_auto.hex"),
                const std::string& content = test::ping360Hex())
    {
        update.choose(file(name, content));
        QTRY_VERIFY(!update.fileDetails().isEmpty() || !update.fileTrouble().isEmpty());
    }
    /// As far as "Write now".
    void begin()
    {
        connect();
        update.showFor(live());
        choose();
        write();
    }
    void write()
    {
        QVERIFY2(update.ready(), qPrintable(update.obstacle() + update.fileTrouble()));
        update.askToConfirm();
        QCOMPARE(update.state(), State::Confirming);
        update.confirm();
        QCOMPARE(update.state(), State::Preparing);
    }
    void waitUntilOver()
    {
        QTRY_VERIFY2_WITH_TIMEOUT(update.state() == State::Done || update.state() == State::Failed,
                                  qPrintable(update.stage()), firmwareUpdateTimeoutMs);
    }
};

} // namespace

class FirmwareUpdateTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void aPing360GetsItAndComesBack()
    {
        FirmwareUpdateBench bench;
        bench.connect();
        bench.update.showFor(bench.live());
        QVERIFY(bench.update.shown());
        QVERIFY2(bench.update.details().endsWith("revision C · firmware 3.1.1"),
                 qPrintable(bench.update.details()));
        QVERIFY(!bench.update.ready());
        bench.choose();
        QVERIFY(bench.update.fileDetails().startsWith("For a Ping360 · firmware 3.3.8 · "));
        bench.update.askToConfirm();
        const QString question = bench.update.question();
        QVERIFY(question.startsWith("Write Ping360-V3.3.8_auto.hex to the Ping360 on "));
        // What it costs is said before.
        QVERIFY(question.contains("The recording " + bench.dive.recorder()->fileName() + " ends"));
        bench.update.confirm();
        QVERIFY(bench.update.busy());

        // Before the sonar is told to leave its program, the recording is complete.
        QTRY_VERIFY_WITH_TIMEOUT(bench.update.state() != State::Preparing, firmwareUpdateTimeoutMs);
        QCOMPARE(bench.update.state(), State::UnderWay);
        QCOMPARE(bench.sonar.left, 0);
        QCOMPARE(bench.dive.recorder()->state(), app::RecorderState::State::Stopped);
        double before = 0;
        QObject::connect(&bench.update, &FirmwareUpdate::changed, &bench.update, [&] {
            QVERIFY(!bench.update.busy() || bench.update.progress() >= before);
            before = bench.update.progress();
        });
        bench.waitUntilOver();
        QCOMPARE(bench.update.outcome(),
                 "Written and read back. The Ping360 answers with firmware 3.3.8.");
        QCOMPARE(bench.update.state(), State::Done);
        QVERIFY(bench.sonar.left > 0);
        QVERIFY(before > 0.9);
        const auto program = firmware::checkFirmware("Ping360.hex", test::ping360Hex());
        for (std::size_t i = 0; i < 1536; ++i)
            QCOMPARE(bench.sonar.bootloader.memory[4][i],
                     std::to_integer<std::uint8_t>(program->ping360->page(4)[i]));
        QTRY_VERIFY_WITH_TIMEOUT(bench.live() != nullptr, firmwareUpdateTimeoutMs);
        QTRY_COMPARE(bench.dive.recorder()->state(), app::RecorderState::State::Recording);
        QVERIFY(bench.update.remark().contains("already has this firmware"));
    }
    void nothingIsWrittenThatDoesNotFit_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<std::string>("content");
        QTest::addColumn<QString>("says");
        const auto is = [](const char* name, const std::string& content, const char* says) {
            QTest::newRow(name) << QString(name) << content << QString(says);
        };
        is("Ping-V3.29_auto.hex", test::stm32Hex(),
           "The file is for a Ping1D, and this is a Ping360.");
        is("Ping2-V1.1.0_auto.hex", test::stm32Hex(),
           "The file is for a Ping2, and this is a Ping360.");
        is("Ping360-V3.3.8.hex", test::stm32Hex(), "The file is not for a Ping360");
        is("firmware.hex", test::ping360Hex(), "does not say for which sonar");
        is("Ping360-cut.hex", test::ping360Hex().substr(0, 5000), "it is damaged");
        is("Ping360-page.hex", "<html>", "begins with a colon");
        is("Ping360-large.hex", std::string((std::size_t{4} << 20U) + 1, ':'), "too large");
    }
    void nothingIsWrittenThatDoesNotFit()
    {
        QFETCH(QString, name);
        QFETCH(std::string, content);
        QFETCH(QString, says);
        FirmwareUpdateBench bench;
        bench.connect();
        bench.update.showFor(bench.live());
        bench.choose(name, content);
        QVERIFY2(bench.update.fileTrouble().contains(says), qPrintable(bench.update.fileTrouble()));
        QVERIFY(!bench.update.ready());
        bench.update.askToConfirm();
        bench.update.confirm();
        QCOMPARE(bench.update.state(), State::Choosing);
        QVERIFY(bench.live() != nullptr); // nothing was hung up
    }
    void whatASonarSaysOfItselfDecides()
    {
        using firmware::FirmwareKind;
        device::Identity who;
        who.family = ping::Family::Ping1D;
        who.revision = 1;
        QCOMPARE(app::kindOf(who), FirmwareKind::Ping1D);
        who.revision = 2;
        QCOMPARE(app::kindOf(who), FirmwareKind::Ping2);
        who.revision = 3;
        QVERIFY(!app::kindOf(who));
        // None that is known, but for who speaks by documents without revisions.
        who.revision = 0;
        QVERIFY(!app::kindOf(who));
        who.byFirmwareVersion = true;
        QCOMPARE(app::kindOf(who), FirmwareKind::Ping1D);
        device::Identity other;
        other.family = ping::Family::Ping360;
        other.revision = 'C';
        QCOMPARE(app::kindOf(other), FirmwareKind::Ping360);
        other.revision = 'Z';
        QVERIFY(!app::kindOf(other));
    }
    void aFileThatCannotBeReadSaysWhy()
    {
        FirmwareUpdateBench bench;
        bench.connect();
        bench.update.showFor(bench.live());
        bench.update.choose(QUrl::fromLocalFile(bench.folder.filePath("Ping360-V9.9.9.hex")));
        QTRY_VERIFY(bench.update.fileTrouble().startsWith("The file cannot be read:"));
        bench.update.choose(QUrl::fromLocalFile(bench.folder.path()));
        QTRY_VERIFY(bench.update.fileTrouble().startsWith("The file cannot be read:") &&
                    !bench.update.ready());
    }
    /// From a disk that takes its time: pipes, which are read when somebody writes to them.
    void theFileThatWasChosenLastIsShown()
    {
        FirmwareUpdateBench bench;
        const auto pipe = [&](const char* name) {
            const QByteArray path = QFile::encodeName(bench.folder.filePath(name));
            if (::mkfifo(path.constData(), 0600) != 0)
                qFatal("There is no pipe.");
            return path;
        };
        const QByteArray first = pipe("Ping360-V3.1.1.hex");
        const QByteArray last = pipe("Ping360-V3.3.8.hex");
        bench.update.showForPlace(QString::fromStdString("serial:" + bench.sonar.port()));
        bench.update.setKind(2);
        bench.update.choose(QUrl::fromLocalFile(QFile::decodeName(first)));
        bench.update.choose(QUrl::fromLocalFile(QFile::decodeName(last)));
        // There is a writer then, where somebody waits for one.
        int end = -1;
        const auto isRead = [&](const QByteArray& path) {
            if (end < 0)
                end = ::open(path.constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
            return end >= 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isRead(first), firmwareUpdateTimeoutMs);
        ::close(std::exchange(end, -1));
        // The first one is told by then.
        QTRY_VERIFY_WITH_TIMEOUT(isRead(last), firmwareUpdateTimeoutMs);
        QCoreApplication::processEvents();
        QCOMPARE(bench.update.fileName(), "Ping360-V3.3.8.hex");
        QVERIFY2(bench.update.fileTrouble().isEmpty(), qPrintable(bench.update.fileTrouble()));
        const std::string content = test::ping360Hex();
        const bool waits = ::fcntl(end, F_SETFL, 0) == 0;
        const auto written = ::write(end, content.data(), content.size());
        ::close(end);
        QVERIFY(waits);
        QCOMPARE(written, static_cast<ssize_t>(content.size()));
        QTRY_VERIFY_WITH_TIMEOUT(
            bench.update.fileDetails().startsWith("For a Ping360 · firmware 3.3.8"),
            firmwareUpdateTimeoutMs);
        QVERIFY(bench.update.ready());
    }
    void nothingIsWrittenDuringADive()
    {
        FirmwareUpdateBench bench;
        BootingSonar other(ping::Family::Ping1D, bench.clock, {3, 29, 0});
        bench.connect();
        QCOMPARE(bench.dive.connectTo(other.url()), QString());
        LiveSonar* sonar = nullptr;
        QTRY_VERIFY((sonar = bench.live()) != nullptr);
        bench.update.showFor(bench.dive.sonars().first());
        bench.choose();
        QVERIFY(bench.update.obstacle().contains("disconnect the other devices first"));
        QVERIFY(!bench.update.ready());
        bench.dive.disconnectLink(other.url());
        QTRY_COMPARE(bench.update.obstacle(), QString());
        QVERIFY(bench.update.ready());
        // It is asked again when it is confirmed.
        bench.update.askToConfirm();
        QCOMPARE(bench.dive.connectTo(other.url()), QString());
        bench.update.confirm();
        QCOMPARE(bench.update.state(), State::Choosing);
        QCOMPARE(bench.sonar.left, 0);
    }
    void onlyASerialPortHasFirmwareWritten()
    {
        FirmwareUpdateBench bench;
        QCOMPARE(bench.dive.connectTo("sim:ping360"), QString());
        bench.update.showFor(bench.dive.sonars().first());
        QVERIFY(bench.update.obstacle().contains("simulated"));
        bench.dive.disconnectAll();
        QCOMPARE(bench.dive.connectTo("udp://127.0.0.1:9?device=ping360"), QString());
        bench.update.showFor(bench.dive.sonars().first());
        QVERIFY(bench.update.obstacle().contains("serial port only"));
    }
    void anotherSonarThanTheOneThatWasThereIsLeftAlone()
    {
        FirmwareUpdateBench bench;
        bench.connect();
        bench.update.showFor(bench.live());
        bench.choose();
        // Pulled off, and another one at the same adapter.
        bench.dive.disconnectAll();
        bench.sonar.losePower();
        bench.write();
        bench.waitUntilOver();
        QCOMPARE(bench.update.outcome(),
                 "The sonar does not answer. Nothing was sent to the sonar.");
        QCOMPARE(bench.sonar.left, 0);
        QVERIFY(bench.sonar.bootloader.written.empty());
    }
    void aRevisionThatNobodyKnowsIsLeftAlone()
    {
        FirmwareUpdateBench bench;
        bench.connect();
        bench.update.showFor(bench.live());
        bench.choose();
        bench.sonar.revision = 'D';
        bench.write();
        bench.waitUntilOver();
        QCOMPARE(bench.update.outcome(), "A Ping360 answers, of a revision that Leadline does not "
                                         "know. Nothing was sent to the sonar.");
        QCOMPARE(bench.sonar.left, 0);
        bench.update.close();
        QTRY_VERIFY_WITH_TIMEOUT(bench.live() != nullptr, firmwareUpdateTimeoutMs);
        bench.update.showFor(bench.live());
        QVERIFY2(bench.update.obstacle().contains("does not know this revision"),
                 qPrintable(bench.update.obstacle()));
        QVERIFY(!bench.update.ready());
    }
    void aFailedReadBackIsAnErrorAndIsWrittenAgain()
    {
        FirmwareUpdateBench bench;
        bench.sonar.bootloader.worn[9] = 1;
        bench.begin();
        bench.waitUntilOver();
        QCOMPARE(bench.update.state(), State::Failed);
        QVERIFY2(bench.update.outcome().startsWith("What was read back of page 9 is not"),
                 qPrintable(bench.update.outcome()));
        QVERIFY(!bench.sonar.bootloader.startsProgram());
        // It waits: nobody looks at its port, and nothing is connected.
        QVERIFY(bench.dive.sonars().isEmpty());
        bench.update.retry();
        QCOMPARE(bench.update.state(), State::Choosing);
        // What stands in the way of the next try is shown where this would be.
        QCOMPARE(bench.update.outcome(), QString());
        bench.write();
        bench.waitUntilOver();
        QCOMPARE(bench.update.outcome(),
                 "Written and read back. The Ping360 answers with firmware 3.3.8.");
    }
    void afterAPowerCutItIsRecovered()
    {
        FirmwareUpdateBench bench;
        bench.sonar.bootloader.diesAfterWrites = 100;
        bench.begin();
        bench.waitUntilOver();
        QCOMPARE(bench.update.state(), State::Failed);
        QVERIFY(bench.update.outcome().contains("bootloader is waiting"));
        bench.update.close();
        QVERIFY(!bench.update.shown());

        // Another day: the port, what hangs there, and the power that is switched on in between.
        bench.sonar.losePower();
        bench.update.showForPlace(QString::fromStdString("serial:" + bench.sonar.port()));
        QVERIFY(bench.update.recovers());
        bench.update.setKind(2);
        QVERIFY(bench.update.rescue().contains("listens again"));
        bench.choose();
        QVERIFY2(bench.update.ready(), qPrintable(bench.update.obstacle()));
        bench.write();
        QTRY_VERIFY_WITH_TIMEOUT(bench.update.stage().contains("switch the sonar off and on now"),
                                 firmwareUpdateTimeoutMs);
        QTest::qWait(1500);
        QVERIFY(bench.update.mayCancel());
        bench.sonar.getPower();
        bench.waitUntilOver();
        QCOMPARE(bench.update.outcome(),
                 "Written and read back. The Ping360 answers with firmware 3.3.8.");
    }
    void whatIsNotWrittenYetCanBeStopped()
    {
        FirmwareUpdateBench bench;
        bench.sonar.bootloader.dead = true;
        bench.begin();
        QTRY_COMPARE_WITH_TIMEOUT(bench.sonar.runs(), BootingSonar::Runs::Bootloader,
                                  firmwareUpdateTimeoutMs);
        bench.update.cancel();
        bench.waitUntilOver();
        QVERIFY2(bench.update.outcome().startsWith("Stopped. Nothing was written"),
                 qPrintable(bench.update.outcome()));
        QVERIFY(bench.sonar.bootloader.written.empty());
    }
    /// In the very step that it is told of, when the next one is on its way.
    void whatIsStoppedGoesNoFurther_data()
    {
        QTest::addColumn<app::FirmwareStage>("stage");
        QTest::addColumn<bool>("left");
        QTest::addColumn<QString>("outcome");
        const QString nothing = "Stopped. Nothing was sent to the sonar.";
        QTest::newRow("who is there") << app::FirmwareStage::Identify << false << nothing;
        QTest::newRow("its port is opened") << app::FirmwareStage::Enter << false << nothing;
        QTest::newRow("its bootloader is looked for")
            << app::FirmwareStage::Contact << true
            << QString("Stopped. Nothing was written: switch the sonar off and on, and it runs as "
                       "before.");
    }
    void whatIsStoppedGoesNoFurther()
    {
        QFETCH(app::FirmwareStage, stage);
        QFETCH(bool, left);
        QFETCH(QString, outcome);
        link::EventLoopClock clock;
        BootingSonar sonar(ping::Family::Ping360, clock, {3, 1, 1});
        app::FirmwarePlan plan;
        plan.port = sonar.port();
        plan.file = *firmware::checkFirmware("Ping360-V3.3.8.hex", test::ping360Hex());
        std::vector<app::FirmwareStatus> ends;
        std::unique_ptr<app::FirmwareJob> job;
        job =
            std::make_unique<app::FirmwareJob>(plan, clock, [&](const app::FirmwareStatus& status) {
                if (status.over)
                    ends.push_back(status);
                else if (status.stage == stage)
                    job->cancel();
            });
        job->start();
        QTRY_VERIFY_WITH_TIMEOUT(!ends.empty(), firmwareUpdateTimeoutMs);
        QCOMPARE(QString::fromStdString(ends[0].failure.text()), outcome);
        QVERIFY(!ends[0].written);
        bool ended = false;
        job->end([&] { ended = true; });
        QVERIFY(ended);
        QCOMPARE(sonar.left > 0, left);
        QVERIFY(sonar.bootloader.written.empty());
        QCOMPARE(ends.size(), std::size_t{1});
    }
    /// It is told to switch it off and on, and may have done so or not.
    void whatWasNotWrittenIsTriedAgain_data()
    {
        QTest::addColumn<bool>("runsAgain");
        QTest::newRow("switched off and on") << true;
        QTest::newRow("still in its bootloader") << false;
    }
    void whatWasNotWrittenIsTriedAgain()
    {
        QFETCH(bool, runsAgain);
        FirmwareUpdateBench bench;
        bench.sonar.bootloader.dead = true;
        bench.begin();
        bench.waitUntilOver();
        QCOMPARE(bench.update.outcome(),
                 "The bootloader of the Ping360 does not answer. Nothing was written: switch the "
                 "sonar off and on, and it runs as before.");
        const int left = bench.sonar.left;
        QVERIFY(bench.dive.sonars().isEmpty());
        bench.sonar.bootloader.dead = false;
        if (runsAgain)
            bench.sonar.startProgram({3, 1, 1});
        bench.update.retry();
        bench.write();
        bench.waitUntilOver();
        QCOMPARE(bench.update.outcome(),
                 "Written and read back. The Ping360 answers with firmware 3.3.8.");
        QCOMPARE(bench.sonar.left > left, runsAgain);
    }
    void whatWasStoppedIsConnectedAgainWhenItIsClosed()
    {
        FirmwareUpdateBench bench;
        bench.sonar.bootloader.dead = true;
        bench.begin();
        QTRY_COMPARE_WITH_TIMEOUT(bench.update.stage(), "Looking for the bootloader",
                                  firmwareUpdateTimeoutMs);
        bench.update.cancel();
        bench.waitUntilOver();
        bench.sonar.startProgram({3, 1, 1});
        bench.update.close();
        QTRY_VERIFY_WITH_TIMEOUT(bench.live() != nullptr, firmwareUpdateTimeoutMs);
    }
    /// Nobody knows whether it has a program.
    void whoIsRecoveredIsNotSaidToRunAsBefore()
    {
        FirmwareUpdateBench bench;
        bench.sonar.losePower();
        bench.update.showForPlace(QString::fromStdString("serial:" + bench.sonar.port()));
        bench.update.setKind(2);
        bench.choose();
        bench.write();
        QTRY_VERIFY_WITH_TIMEOUT(bench.update.stage().contains("switch the sonar off and on now"),
                                 firmwareUpdateTimeoutMs);
        bench.update.cancel();
        bench.waitUntilOver();
        QCOMPARE(bench.update.outcome(), "Stopped. Nothing was written this time: the sonar is as "
                                         "it was before this try.");
        bench.update.close();
        QVERIFY(bench.dive.sonars().isEmpty());
    }
    void nothingElseIsConnectedMeanwhile()
    {
        FirmwareUpdateBench bench;
        BootingSonar other(ping::Family::Ping1D, bench.clock, {3, 29, 0});
        bench.begin();
        app::DeviceFinder& finder = bench.devices.finder();
        QVERIFY(finder.add(other.url()));
        finder.connectAnyway();
        finder.connectTicked();
        QVERIFY(bench.dive.sonars().isEmpty());
        bench.waitUntilOver();
        QCOMPARE(bench.update.state(), State::Done);
        QCOMPARE(bench.dive.sonars().size(), 1);
    }
    void whatAnswersMustBeWhatWasWritten()
    {
        FirmwareUpdateBench bench;
        bench.sonar.next = {3, 1, 1};
        bench.begin();
        bench.waitUntilOver();
        QCOMPARE(bench.update.state(), State::Failed);
        QVERIFY2(bench.update.outcome().startsWith(
                     "The sonar answers with firmware 3.1.1, and 3.3.8 was written."),
                 qPrintable(bench.update.outcome()));
    }
    /// A window that goes in the middle of it waits for the end.
    void whatIsBeingWrittenIsWrittenToItsEnd()
    {
        app::IoThread thread;
        std::unique_ptr<BootingSonar> sonar;
        std::promise<std::string> port;
        thread.post([&] {
            sonar = std::make_unique<BootingSonar>(ping::Family::Ping360, thread.clock(),
                                                   sim::Firmware{3, 1, 1});
            sonar->next = {3, 3, 8};
            port.set_value(sonar->port());
        });
        app::FirmwarePlan plan;
        plan.port = port.get_future().get();
        plan.file = *firmware::checkFirmware("Ping360-V3.3.8.hex", test::ping360Hex());
        {
            app::FirmwareRunner runner;
            bool writes = false;
            connect(
                &runner, &app::FirmwareRunner::reported, this,
                [&](const app::FirmwareStatus& status) { writes = writes || !status.mayCancel; });
            runner.start(plan);
            QTRY_VERIFY_WITH_TIMEOUT(writes, firmwareUpdateTimeoutMs);
        }
        bool runsAgain = false;
        // A page whose answer came late is written again: on a busy computer that happens.
        std::set<int> written;
        thread.finish([&](const app::IoThread::Done& done) {
            runsAgain = sonar->runs() == BootingSonar::Runs::Program;
            written.insert(sonar->bootloader.written.begin(), sonar->bootloader.written.end());
            sonar.reset();
            done();
        });
        QCOMPARE(written.size(), 2U * 83);
        QVERIFY(runsAgain);
    }

private:
    test::OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(FirmwareUpdateTest)
#include "tst_firmwareupdate.moc"
