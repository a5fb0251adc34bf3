// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/LiveSession.h"
#include "link/EventLoopClock.h"
#include "link/UdpPeerServer.h"
#include "ping/Ping1d.h"
#include "support/LiveBench.h"
#include "support/McapFile.h"
#include "support/OwnSettings.h"
#include "support/StalledFile.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace leadline;
using namespace std::chrono_literals;
using app::LiveSession;
using app::LiveSonar;
using app::RecorderState;
using app::SettingModel;

namespace {

constexpr int liveSessionTimeoutMs = 30'000;

bool isLive(const LiveSonar* sonar)
{
    return sonar != nullptr && sonar->state() == LiveSonar::State::Live;
}

/// The frames of a file of one stream, one behind another.
struct Read {
    std::unique_ptr<formats::Recording> recording;

    explicit Read(const QString& path)
    {
        auto opened = formats::Recording::open(std::filesystem::path(path.toStdString()));
        if (!opened)
            qFatal("%s", opened.error().message.text().c_str());
        recording = std::move(*opened);
        recording->index();
    }
};

QByteArray framesOf(const log::Log& log, log::StreamNumber stream)
{
    QByteArray all;
    std::vector<std::byte> scratch;
    for (std::uint64_t i = 0; i < log.frameCount(); ++i)
        if (log.entry(i)->stream == stream)
            all += test::asArray(log.read(i, scratch)->bytes);
    return all;
}

std::optional<std::uint32_t> pingNumber(const log::Log& log, std::uint64_t frame,
                                        std::vector<std::byte>& scratch)
{
    const auto read = log.read(frame, scratch);
    const auto profile =
        read ? ping::decodePayload<ping::ping1d::Profile>(read->payload) : std::nullopt;
    return profile ? std::optional(profile->pingNumber) : std::nullopt;
}

/// In the order of their names without the suffix, as they were begun.
QStringList filesIn(const QString& folder)
{
    QStringList files = QDir(folder).entryList({"*.mcap"});
    std::ranges::sort(files, {}, [](const QString& file) { return file.chopped(5); });
    return files;
}

} // namespace

class LiveSessionTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void theEndDoesNotWaitForTheRepairsOfAFolder()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("20260913-135512Z.mcap");
        const std::vector<std::byte> whole = test::McapFile().finished();
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(reinterpret_cast<const char*>(whole.data()), qint64(whole.size()) - 20);
        file.close();
        test::StalledFile stalled(path);
        {
            LiveSession dive;
            dive.setRecordingFolder(folder.path().toStdString());
            QTRY_VERIFY(stalled.isAwaited());
        } // would wait for the file else
        QVERIFY(!base::waitForDetachableThreads(std::chrono::milliseconds(0)));
        stalled.release();
        QVERIFY(base::waitForDetachableThreads(std::chrono::minutes(1)));
    }

    void twoSonarsDrawAndRecordIntoOneFile()
    {
        const QTemporaryDir folder;
        {
            LiveSession dive;
            dive.setRecordingFolder(folder.path().toStdString());
            dive.setRecordSimulated(true);
            QSignalSpy grown(&dive, &LiveSession::grown);
            QVERIFY(!dive.active());
            QCOMPARE(dive.connectTo("sim:ping1d"), QString());
            QCOMPARE(dive.connectTo("sim:ping360"), QString());
            QVERIFY(dive.active() && dive.simulatedOnly());
            QCOMPARE(dive.sonars().size(), 2);
            LiveSonar* down = dive.newest(ping::View::Downward);
            LiveSonar* round = dive.newest(ping::View::Scanning);
            QTRY_VERIFY_WITH_TIMEOUT(isLive(down) && isLive(round), liveSessionTimeoutMs);
            QVERIFY(down->settings() != nullptr && round->settings() != nullptr);
            // Each has those of its family.
            QVERIFY(down->settings()->of("intervalMs") != nullptr &&
                    down->settings()->of("rangeM") == nullptr);
            QVERIFY(round->settings()->of("rangeM") != nullptr &&
                    round->settings()->of("intervalMs") == nullptr);
            QCOMPARE(down->name(), QStringLiteral("Ping1D"));
            QVERIFY(down->simulated() && !down->firmware().isEmpty());
            QTRY_VERIFY_WITH_TIMEOUT(down->stream() && round->stream(), liveSessionTimeoutMs);
            QVERIFY(grown.count() > 0);
            QTRY_VERIFY_WITH_TIMEOUT(dive.log()->stream(*round->stream()).pings().size() > 10,
                                     liveSessionTimeoutMs);
            QTRY_COMPARE(dive.recorder()->state(), RecorderState::State::Recording);
            QVERIFY(!std::isnan(down->ageS()) && !std::isnan(round->connectedS()));
            QVERIFY(dive.now() > log::Time{} && dive.utcZero().has_value());
        }
        const QStringList files = filesIn(folder.path());
        QCOMPARE(files.size(), 1);
        const Read read(folder.filePath(files.front()));
        QVERIFY(!read.recording->counts().truncated);
        QCOMPARE(read.recording->log().streamCount(), std::size_t{2});
        for (log::StreamNumber stream = 0; stream < 2; ++stream)
            QVERIFY(read.recording->log().stream(stream).pings().size() > 5);
    }

    void anotherFolderIsForTheNextRecording()
    {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        {
            LiveSession dive;
            dive.setRecordingFolder(folder.path().toStdString());
            dive.setRecordSimulated(true);
            QCOMPARE(dive.connectTo("sim:ping1d"), QString());
            QTRY_COMPARE_WITH_TIMEOUT(dive.recorder()->state(), RecorderState::State::Recording,
                                      liveSessionTimeoutMs);
            QSignalSpy told(&dive, &LiveSession::recordingFolderChanged);
            dive.recordNextIn(other.path().toStdString());
            QCOMPARE(told.count(), 1);
            dive.disconnectAll();
            QCOMPARE(dive.connectTo("sim:ping1d"), QString());
            QTRY_VERIFY_WITH_TIMEOUT(!filesIn(other.path()).isEmpty(), liveSessionTimeoutMs);
        }
        // The first one was not cut in two.
        QCOMPARE(filesIn(folder.path()).size(), 1);
        QCOMPARE(filesIn(other.path()).size(), 1);
    }

    void aNewRecordingGoesOnWithoutAGap()
    {
        const QTemporaryDir folder;
        QByteArray live;
        {
            LiveSession dive;
            dive.setRecordingFolder(folder.path().toStdString());
            dive.setRecordSimulated(true);
            QCOMPARE(dive.connectTo("sim:ping1d"), QString());
            QTRY_VERIFY_WITH_TIMEOUT(dive.recorder()->bytes() > 0, liveSessionTimeoutMs);
            const QString first = dive.recorder()->fileName();
            QCOMPARE(dive.recorder()->filePath(), folder.filePath(first));
            QTRY_VERIFY_WITH_TIMEOUT(dive.recorder()->lengthS() > 0.2, liveSessionTimeoutMs);
            dive.startNewRecording();
            QTRY_VERIFY_WITH_TIMEOUT(dive.recorder()->fileName() != first &&
                                         dive.recorder()->bytes() > 0,
                                     liveSessionTimeoutMs);
            QCOMPARE(dive.recorder()->part(), 1);
            dive.disconnectAll();
            QTRY_COMPARE_WITH_TIMEOUT(dive.recorder()->state(), RecorderState::State::Stopped,
                                      liveSessionTimeoutMs);
            live = framesOf(*dive.log(), 0);
        }
        const QStringList files = filesIn(folder.path());
        QCOMPARE(files.size(), 2);
        QByteArray recorded;
        for (const QString& file : files) {
            const Read read(folder.filePath(file));
            QVERIFY(!read.recording->counts().truncated);
            QCOMPARE(read.recording->counts().messagesMissing, std::uint64_t{0});
            recorded += framesOf(read.recording->log(), 0);
        }
        QCOMPARE(test::hashOf(recorded), test::hashOf(live));
    }

    void stoppedRecordingIsCompleteAndStartsAgain()
    {
        const QTemporaryDir folder;
        LiveSession dive;
        QSignalSpy changed(&dive, &LiveSession::recordingStoppedChanged);
        // A real one, since the demo is recorded where it is asked for only.
        link::EventLoopClock clock;
        link::UdpPeerServer server(test::spyDevice(ping::Family::Ping1D, clock), clock);
        QVERIFY(server.listen("127.0.0.1", 0).ok());
        const QString url = QStringLiteral("udp://127.0.0.1:%1").arg(server.port());
        dive.setRecordingFolder(folder.path().toStdString());
        dive.stopRecording();
        QVERIFY(!dive.records() && !dive.recordingStopped());
        QCOMPARE(dive.connectTo(url), QString());
        QVERIFY(dive.records());
        QTRY_VERIFY_WITH_TIMEOUT(dive.recorder()->bytes() > 0, liveSessionTimeoutMs);
        dive.stopRecording();
        QVERIFY(dive.recordingStopped() && !dive.records());
        QCOMPARE(changed.count(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(dive.recorder()->state(), RecorderState::State::Stopped,
                                  liveSessionTimeoutMs);
        QCOMPARE(filesIn(folder.path()).size(), 1);
        QVERIFY(!Read(dive.recorder()->filePath()).recording->counts().truncated);
        // The echoes go on.
        const auto frames = dive.log()->frameCount();
        QTRY_VERIFY_WITH_TIMEOUT(dive.log()->frameCount() > frames + 5, liveSessionTimeoutMs);
        QCOMPARE(filesIn(folder.path()).size(), 1);
        dive.startRecording();
        QTRY_COMPARE_WITH_TIMEOUT(dive.recorder()->state(), RecorderState::State::Recording,
                                  liveSessionTimeoutMs);
        QCOMPARE(filesIn(folder.path()).size(), 2);
        // Whoever connects again is recorded.
        dive.stopRecording();
        dive.disconnectAll();
        QVERIFY(!dive.active());
        QCOMPARE(dive.connectTo(url), QString());
        QVERIFY(!dive.recordingStopped() && dive.records());
    }

    void stoppingMayBeConfirmed()
    {
        QVERIFY(!LiveSession().confirmsStop());
        LiveSession().setConfirmStop(true);
        QVERIFY(LiveSession().confirmsStop());
    }

    void simulatedSonarsAreNotRecordedUnlessAsked()
    {
        const QTemporaryDir folder;
        {
            LiveSession dive;
            dive.setRecordingFolder(folder.path().toStdString());
            QCOMPARE(dive.connectTo("sim:ping1d"), QString());
            QTRY_VERIFY_WITH_TIMEOUT(isLive(dive.sonars().front()), liveSessionTimeoutMs);
            QCOMPARE(dive.recorder()->state(), RecorderState::State::Off);
        }
        QCOMPARE(filesIn(folder.path()), QStringList());
    }

    void howARecordingIsSplitIsKeptAndActsAtOnce()
    {
        const QTemporaryDir folder;
        {
            LiveSession dive;
            QCOMPARE(dive.parts()->chosen(), 0);
            QVERIFY(!dive.parts()->split().isAsked());
            QSignalSpy changed(dive.parts(), &app::RecordingSplitChoice::changed);
            const auto count = static_cast<int>(app::RecordingSplitChoice::choices().size());
            for (const int none : {-1, count})
                dive.parts()->choose(none);
            QCOMPARE(changed.count(), 0);
            for (int choice = 1; choice < count; ++choice) {
                dive.parts()->choose(choice);
                QVERIFY(dive.parts()->split().isAsked());
                QCOMPARE(app::RecordingSplitChoice().chosen(), choice);
            }
            QCOMPARE(changed.count(), count - 1);
        }
        {
            LiveSession dive;
            dive.setRecordingFolder(folder.path().toStdString());
            dive.setRecordSimulated(true);
            QCOMPARE(dive.connectTo("sim:ping1d"), QString());
            QTRY_VERIFY_WITH_TIMEOUT(dive.recorder()->part() == 1 && dive.recorder()->bytes() > 0,
                                     liveSessionTimeoutMs);
            QVERIFY(dive.recorder()->fileName().endsWith("-part001.mcap"));
        }
        const QStringList files = filesIn(folder.path());
        QCOMPARE(files.size(), 1);
        QVERIFY(!Read(folder.filePath(files.front())).recording->counts().truncated);
    }

    void aBusyWindowLosesNoPing()
    {
        LiveSession dive;
        QCOMPARE(dive.connectTo("sim:ping1d"), QString());
        QCOMPARE(dive.connectTo("sim:ping360"), QString());
        LiveSonar* down = dive.newest(ping::View::Downward);
        LiveSonar* round = dive.newest(ping::View::Scanning);
        QTRY_VERIFY_WITH_TIMEOUT(isLive(down) && isLive(round), liveSessionTimeoutMs);
        // As fast as they can.
        down->settings()->model("mode").request(0);
        QTRY_COMPARE_WITH_TIMEOUT(down->settings()->model("mode").reported(), 0.0,
                                  liveSessionTimeoutMs);
        down->settings()->model("rangeLengthM").request(1);
        down->settings()->model("rangeStartM").request(0);
        down->settings()->model("intervalMs").request(0);
        round->settings()->model("rangeM").request(1);
        QTRY_COMPARE_WITH_TIMEOUT(down->settings()->model("intervalMs").state(),
                                  SettingModel::State::Applied, liveSessionTimeoutMs);
        QTRY_VERIFY_WITH_TIMEOUT(down->rateHz() > 100, liveSessionTimeoutMs);
        const log::Log& log = *dive.log();
        const log::StreamNumber stream = *down->stream();
        const auto before = log.frameCount();
        const log::Time began = dive.now();
        // The window does nothing else for three seconds.
        while (dive.now() - began < 3s) {
        }
        const log::Time ended = dive.now();
        const auto after = log.frameCount();
        QVERIFY(after > before);
        std::vector<std::byte> scratch;
        std::optional<std::uint32_t> last;
        std::uint64_t pings = 0;
        std::array<int, 6> inHalfSeconds{};
        for (auto i = before; i < after; ++i) {
            if (log.entry(i)->stream != stream)
                continue;
            const auto number = pingNumber(log, i, scratch);
            if (!number)
                continue;
            ++pings;
            if (last)
                QCOMPARE(*number, *last + 1);
            last = number;
            const log::Time time = *log.timeOf(i);
            QVERIFY(time <= ended);
            if (time >= began)
                ++inHalfSeconds[std::min<std::size_t>(5, std::size_t((time - began) / 500ms))];
        }
        QVERIFY(pings > 100);
        // Stamped when they came, not when the window looked.
        for (const int count : inHalfSeconds)
            QVERIFY(count > 0);
        QTRY_VERIFY(down->ageS() < 1);
    }

    void aStalledDiskStopsNothing()
    {
        const auto gate = std::make_shared<test::BlockingDisk::Gate>();
        const auto disk = std::make_shared<test::FakeDisk>();
        disk->onWrite = [gate] { gate->pass(); };
        QByteArray live;
        {
            LiveSession dive;
            dive.recordTo([disk] { return std::make_unique<test::BlockingDisk>(disk); });
            dive.setRecordSimulated(true);
            QCOMPARE(dive.connectTo("sim:ping1d"), QString());
            LiveSonar* sonar = dive.sonars().front();
            QTRY_COMPARE_WITH_TIMEOUT(dive.recorder()->state(), RecorderState::State::Recording,
                                      liveSessionTimeoutMs);
            QTRY_VERIFY_WITH_TIMEOUT(isLive(sonar) && sonar->stream(), liveSessionTimeoutMs);
            gate->close();
            // It is said, and it is five seconds.
            QTRY_VERIFY_WITH_TIMEOUT(dive.recorder()->stalledS() > 5, liveSessionTimeoutMs);
            QVERIFY(!dive.recorder()->sentence().isEmpty());
            const auto pings = dive.log()->stream(*sonar->stream()).pings().size();
            QTRY_VERIFY_WITH_TIMEOUT(dive.log()->stream(*sonar->stream()).pings().size() >
                                         pings + 10,
                                     liveSessionTimeoutMs);
            QVERIFY(isLive(sonar));
            gate->open();
            QTRY_COMPARE_WITH_TIMEOUT(dive.recorder()->stalledS(), 0.0, liveSessionTimeoutMs);
            QVERIFY(dive.recorder()->sentence().isEmpty());
            dive.disconnectAll();
            QVERIFY(!dive.active());
            QTRY_COMPARE_WITH_TIMEOUT(dive.recorder()->state(), RecorderState::State::Stopped,
                                      liveSessionTimeoutMs);
            live = framesOf(*dive.log(), 0);
        }
        QCOMPARE(disk->files.size(), std::size_t{1});
        QByteArray recorded;
        for (const auto& [topic, bytes] : test::rawTopics(disk->only().bytes))
            if (topic.ends_with("/rx"))
                recorded += bytes;
        QCOMPARE(test::hashOf(recorded), test::hashOf(live));
    }

    void aSonarThatGoesAndComesBackGoesOn()
    {
        link::EventLoopClock clock;
        link::UdpPeerServer server(test::spyDevice(ping::Family::Ping1D, clock), clock);
        QVERIFY(server.listen("127.0.0.1", 0).ok());
        const std::uint16_t port = server.port();
        LiveSession dive;
        QCOMPARE(dive.connectTo(QStringLiteral("udp://127.0.0.1:%1").arg(port)), QString());
        LiveSonar* sonar = dive.sonars().front();
        QCOMPARE(sonar->family(), ping::Family::Unknown);
        QTRY_VERIFY_WITH_TIMEOUT(isLive(sonar), liveSessionTimeoutMs);
        QCOMPARE(sonar->family(), ping::Family::Ping1D);
        QVERIFY(!sonar->simulated() && !dive.simulatedOnly());
        server.close();
        QTRY_VERIFY_WITH_TIMEOUT(!isLive(sonar), liveSessionTimeoutMs);
        QVERIFY(server.listen("127.0.0.1", port).ok());
        QTRY_VERIFY_WITH_TIMEOUT(isLive(sonar), liveSessionTimeoutMs);
        QCOMPARE(dive.sonars().size(), 1);
    }

    void standbySurvivesARestart()
    {
        {
            LiveSession dive;
            QCOMPARE(dive.connectTo("sim:ping360"), QString());
            QTRY_VERIFY_WITH_TIMEOUT(isLive(dive.sonars().front()), liveSessionTimeoutMs);
            dive.setStandbyAll(true);
            QTRY_VERIFY(dive.standby());
        }
        {
            LiveSession dive;
            QCOMPARE(dive.connectTo("sim:ping360"), QString());
            QVERIFY(dive.sonars().front()->standby());
            QTRY_COMPARE_WITH_TIMEOUT(dive.sonars().front()->state(), LiveSonar::State::Standby,
                                      liveSessionTimeoutMs);
            QVERIFY(std::isnan(dive.sonars().front()->ageS()));
            dive.setStandbyAll(false);
            QTRY_VERIFY_WITH_TIMEOUT(isLive(dive.sonars().front()), liveSessionTimeoutMs);
        }
        LiveSession dive;
        QCOMPARE(dive.connectTo("sim:ping360"), QString());
        QTRY_VERIFY_WITH_TIMEOUT(isLive(dive.sonars().front()), liveSessionTimeoutMs);
    }

    void wrongAddressesAreSaid()
    {
        LiveSession dive;
        for (const char* url : {"", "nonsense", "sim:submarine", "udp://192.168.2.2"})
            QVERIFY2(!dive.connectTo(QLatin1String(url)).isEmpty(), url);
        QVERIFY(!dive.active());
        QCOMPARE(dive.log(), nullptr);
    }

    void theSamePlaceIsConnectedOnce()
    {
        LiveSession dive;
        QCOMPARE(dive.connectTo("sim:ping1d"), QString());
        QCOMPARE(dive.connectTo("sim:ping1d"), QString());
        QCOMPARE(dive.sonars().size(), 1);
        QVERIFY(dive.isConnected("sim:ping1d") && !dive.isConnected("sim:ping360"));
        dive.sonars().front()->disconnectLink();
        QVERIFY(!dive.active());
        QVERIFY(!dive.isConnected("sim:ping1d"));
        QCOMPARE(dive.connectTo("sim:ping1d"), QString());
        QTRY_VERIFY_WITH_TIMEOUT(isLive(dive.sonars().front()), liveSessionTimeoutMs);
    }

    void theLastOfManyStepsIsConfirmed()
    {
        LiveSession dive;
        QCOMPARE(dive.connectTo("sim:ping360"), QString());
        LiveSonar* sonar = dive.sonars().front();
        QTRY_VERIFY_WITH_TIMEOUT(isLive(sonar), liveSessionTimeoutMs);
        SettingModel& gain = sonar->settings()->model("gain");
        for (int i = 0; i < 10; ++i)
            gain.request(i % 3);
        gain.request(2);
        QCOMPARE(gain.state(), SettingModel::State::Waiting);
        QTRY_COMPARE_WITH_TIMEOUT(gain.state(), SettingModel::State::Applied, liveSessionTimeoutMs);
        QCOMPARE(gain.reported(), 2.0);
    }

    void whatACrashLeftIsCompleted()
    {
        const QTemporaryDir folder;
        test::McapFile cut;
        const auto channel = cut.rawChannel("sonar/ping1d-1/rx");
        for (int i = 0; i < 50; ++i)
            cut.frame(channel, i * 10, ping::encodeFrame(ping::common::GeneralRequest{4}));
        const auto bytes = cut.cut();
        QFile file(folder.filePath("20260913-135512Z.mcap"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(test::asArray(bytes));
        file.close();
        LiveSession dive;
        QSignalSpy happened(&dive, &LiveSession::happened);
        dive.setRecordingFolder(folder.path().toStdString());
        QTRY_COMPARE(happened.count(), 1);
        QVERIFY(happened.front().front().toString().contains("20260913-135512Z.mcap"));
        QVERIFY(!Read(file.fileName()).recording->counts().truncated);
    }

private:
    test::OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(LiveSessionTest)
#include "tst_livesession.moc"
