// SPDX-License-Identifier: GPL-3.0-or-later
// Tests how the program ends with live devices.
#include "WindowRun.h"
#include "engine/LiveEngine.h"
#include "ping/Codec.h"
#include "ping/Ping360.h"
#include "support/CliRun.h"
#include "support/FakeDisk.h"
#include "support/McapFile.h"
#include "support/RecordingSummary.h"
#include "support/Simulator.h"
#include "support/StalledFile.h"
#include "support/TestMain.h"
#include "window/ShutdownHandler.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <condition_variable>
#include <csignal>
#include <future>
#include <memory>
#include <mutex>

using namespace leadline;
using namespace std::chrono_literals;
using app::ShutdownHandler;

namespace {

/// A disk that takes nothing while it is shut: whoever writes waits.
struct SlowDisk {
    std::shared_ptr<test::FakeDisk> disk = std::make_shared<test::FakeDisk>();

    SlowDisk()
    {
        disk->onWrite = [this] {
            std::unique_lock lock(m_mutex);
            m_opened.wait(lock, [this] { return !m_shut; });
        };
    }
    ~SlowDisk() { setShut(false); }
    SlowDisk(const SlowDisk&) = delete;
    SlowDisk& operator=(const SlowDisk&) = delete;

    void setShut(bool shut)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_shut = shut;
        }
        m_opened.notify_all();
    }
    /// For a dive that ends before this.
    [[nodiscard]] std::function<std::unique_ptr<io::RecordingDisk>()> maker() const
    {
        return [its = disk] { return std::make_unique<Shared>(its); };
    }

private:
    class Shared : public io::RecordingDisk {
    public:
        explicit Shared(std::shared_ptr<test::FakeDisk> disk) : m_disk(std::move(disk)) {}
        base::Result<std::unique_ptr<io::RecordingFile>> create(const std::string& stem,
                                                                const std::string& suffix) override
        {
            return m_disk->create(stem, suffix);
        }
        [[nodiscard]] std::optional<std::uint64_t> freeBytes() const override
        {
            return m_disk->freeBytes();
        }

    private:
        std::shared_ptr<test::FakeDisk> m_disk;
    };

    std::mutex m_mutex;
    std::condition_variable m_opened;
    bool m_shut = false;
};

} // namespace

class WindowLeavingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }

    void aSignalIsTheCloseButton_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("log-out") << SIGTERM;
        QTest::newRow("Ctrl+C") << SIGINT;
        QTest::newRow("closed terminal") << SIGHUP;
    }

    void aSignalIsTheCloseButton()
    {
        QFETCH(const int, signal);
        const QTemporaryDir folder;
        const test::Simulator sonar({"ping360", "--listen", "udpin:127.0.0.1:0"});
        QProcess program;
        program.start(program_(), {"--data-dir", folder.path(), "--size", "1024x640",
                                   sonar.url() + "?device=ping360"});
        const QDir recordings(folder.filePath("Leadline"));
        const auto size = [&] {
            const auto files = recordings.entryInfoList({"*.mcap"}, QDir::Files);
            return files.isEmpty() ? 0 : files.constFirst().size();
        };
        QTRY_VERIFY_WITH_TIMEOUT(size() > 100'000, test::mostMs);
        QCOMPARE(::kill(static_cast<pid_t>(program.processId()), signal), 0);
        QVERIFY(program.waitForFinished(test::mostMs));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QVERIFY2(program.exitCode() == 0, program.readAllStandardError());
        const QString file =
            recordings.entryInfoList({"*.mcap"}, QDir::Files).constFirst().absoluteFilePath();
        QVERIFY(!test::keptIn(file).truncated);
        // Its motor would run on.
        const auto off = ping::encodeFrame(ping::ping360::MotorOff{}, 0);
        QVERIFY(test::readFile(file).contains(test::bytesOf(off)));
    }

    void theProgramEndsWhileAFolderOnADiskThatDoesNotAnswerIsLookedThrough()
    {
        // It repairs what lies cut off where it records, as soon as it starts.
        const QTemporaryDir folder;
        const QDir recordings(folder.filePath("Leadline"));
        QVERIFY(recordings.mkpath("."));
        const QString path = recordings.filePath("20260913-135512Z.mcap");
        const QByteArray cutOff = test::bytesOf(test::McapFile().finished()).chopped(20);
        test::writeFile(path, cutOff);
        test::StalledFile stalled(path);
        QProcess program;
        program.start(program_(), {"--data-dir", folder.path(), "--size", "1024x640"});
        QTRY_VERIFY_WITH_TIMEOUT(stalled.isAwaited(), test::mostMs);
        QElapsedTimer time;
        time.start();
        QCOMPARE(::kill(static_cast<pid_t>(program.processId()), SIGTERM), 0);
        // The file is held for 45 s.
        QVERIFY(program.waitForFinished(40'000));
        QVERIFY2(time.elapsed() < 20'000, qPrintable(QString::number(time.elapsed())));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 0);
        const QByteArray said = program.readAllStandardError();
        QVERIFY2(said.contains("A disk did not answer in time"), said);
        stalled.release();
        QCOMPARE(test::readFile(path), cutOff);
    }

    void aScreenshotDoesNotWaitForASonarInStandby()
    {
        const QTemporaryDir folder;
        const QString picture = folder.filePath("window.png");
        QProcess program;
        QElapsedTimer time;
        time.start();
        program.start(program_(), {"--data-dir", folder.filePath("data"), "--size", "1024x640",
                                   "--screenshot", picture, "sim:s500", "sim:vehicle"});
        QVERIFY(program.waitForFinished(test::mostMs));
        QVERIFY2(program.exitCode() == 0, program.readAllStandardError());
        QVERIFY(QFileInfo(picture).size() > 0);
        // It waits so long for a sonar that does not answer.
        QVERIFY2(time.elapsed() < 60'000, qPrintable(QString::number(time.elapsed())));
    }

    void aRecordingOfAClosedWindowIsFinishedWithinABound()
    {
        SlowDisk slow;
        QString why;
        {
            test::WindowRun run;
            ShutdownHandler leaving(run.window(), *run.session().dive(), {},
                                    [&](const std::string& said) {
                                        why = QString::fromStdString(said);
                                        slow.setShut(false); // else nothing would end here
                                    });
            leaving.closeWithin(100ms);
            recordDemo(run, slow);
            slow.setShut(true);
            static_cast<void>(leaving.finish(0));
        }
        QVERIFY2(why.contains(".mcap has no end"), qPrintable(why));
    }

    void aDiskThatHangsHoldsNoSignalUp()
    {
        SlowDisk slow;
        QString why;
        {
            test::WindowRun run;
            std::stop_source asked;
            QElapsedTimer time;
            ShutdownHandler leaving(run.window(), *run.session().dive(), asked.get_token(),
                                    [&](const std::string& said) {
                                        why = QString::fromStdString(said);
                                        slow.setShut(false); // else nothing would end here
                                    });
            recordDemo(run, slow);
            slow.setShut(true);
            time.start();
            asked.request_stop();
            QTRY_VERIFY_WITH_TIMEOUT(!run.window().isVisible(), test::mostMs);
            static_cast<void>(leaving.finish(0));
            QVERIFY2(time.elapsed() >= 1900, qPrintable(QString::number(time.elapsed())));
        }
        QVERIFY2(why.contains(".mcap has no end"), qPrintable(why));
    }

    void aWindowThatHangsKeepsNobodyFromLeavingItsLinks()
    {
        SlowDisk disk;
        test::WindowRun run;
        std::stop_source asked;
        std::promise<std::string> given;
        ShutdownHandler leaving(run.window(), *run.session().dive(), asked.get_token(),
                                [&](const std::string& why) { given.set_value(why); });
        recordDemo(run, disk);
        asked.request_stop();
        // Nothing runs in the window's thread meanwhile.
        const std::string why = given.get_future().get();
        QVERIFY2(why.find("links were left") != std::string::npos, why.c_str());
        QCOMPARE(run.session().dive()->live()->log().recorderStatus()->state,
                 log::RecorderState::Stopped);
    }

    void whatCouldNotBeWrittenIsSaid()
    {
        SlowDisk slow;
        test::WindowRun run;
        ShutdownHandler leaving(run.window(), *run.session().dive(), {}, [](const std::string&) {});
        recordDemo(run, slow);
        slow.setShut(true);
        QTRY_VERIFY_WITH_TIMEOUT(run.session().dive()->recorder()->stalledS() > 0, test::mostMs);
        // The writer waits in the disk, and reads this when it is let go.
        slow.disk->refuse = "The disk is gone.";
        slow.setShut(false);
        QCOMPARE(leaving.finish(0), 1);
        const auto status = run.session().dive()->live()->log().recorderStatus();
        QVERIFY(status->lostMessages > 0 && !status->message.text().empty());
    }

    void closingAsksWhileTheDiveIsInMemoryOnly()
    {
        SlowDisk slow;
        test::WindowRun run;
        recordDemo(run, slow);
        QVERIFY(!run.session().dive()->recorder()->unwritten());
        slow.setShut(true);
        QTRY_VERIFY_WITH_TIMEOUT(run.session().dive()->recorder()->unwritten(), test::mostMs);
        QVERIFY(!run.window().close());
        const QQuickItem* question = run.named("closingQuestion");
        QVERIFY(question && question->isVisible());
        QTest::keyClick(&run.window(), Qt::Key_Escape);
        QVERIFY(!question->isVisible() && run.window().isVisible());
        // What was asked happens as soon as it costs nothing.
        QVERIFY(!run.window().close());
        QVERIFY(question->isVisible());
        slow.setShut(false);
        QTRY_VERIFY_WITH_TIMEOUT(!run.window().isVisible(), test::mostMs);
    }

    void closingDoesNotWaitForAPilotWhoDoesNotWantIt()
    {
        SlowDisk slow;
        test::WindowRun run;
        recordDemo(run, slow);
        slow.setShut(true);
        QTRY_VERIFY_WITH_TIMEOUT(run.session().dive()->recorder()->unwritten(), test::mostMs);
        QVERIFY(!run.window().close());
        QTest::keyClick(&run.window(), Qt::Key_Tab);
        QTest::keyClick(&run.window(), Qt::Key_Space);
        QVERIFY(!run.window().isVisible());
        slow.setShut(false);
    }

    void theSessionsEndWaitsForAnAnswerOnlyWhereItMay_data()
    {
        QTest::addColumn<bool>("mayAsk");
        QTest::newRow("it may be asked") << true;
        QTest::newRow("it may not") << false;
    }

    void theSessionsEndWaitsForAnAnswerOnlyWhereItMay()
    {
        QFETCH(const bool, mayAsk);
        SlowDisk slow;
        test::WindowRun run;
        ShutdownHandler leaving(run.window(), *run.session().dive(), {}, [](const std::string&) {});
        recordDemo(run, slow);
        slow.setShut(true);
        QTRY_VERIFY_WITH_TIMEOUT(run.session().dive()->recorder()->unwritten(), test::mostMs);
        QCOMPARE(leaving.sessionEnds([mayAsk] { return mayAsk; }), mayAsk);
        QCOMPARE(run.named("closingQuestion")->isVisible(), mayAsk);
        // What comes of it closes the window like this.
        QCOMPARE(run.window().close(), !mayAsk);
        slow.setShut(false);
    }

private:
    [[nodiscard]] static QString program_() { return QStringLiteral(LEADLINE_BIN_DIR "/leadline"); }

    static void recordDemo(test::WindowRun& run, SlowDisk& slow)
    {
        app::LiveSession& dive = *run.session().dive();
        dive.recordTo(slow.maker());
        dive.setRecordSimulated(true);
        run.session().startDemo();
        QTRY_VERIFY_WITH_TIMEOUT(dive.recorder()->state() == app::RecorderState::State::Recording &&
                                     dive.recorder()->bytes() > 0,
                                 test::mostMs);
    }
};

LEADLINE_GUI_TEST(WindowLeavingTest)
#include "tst_windowleaving.moc"
