// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a cable that is pulled during a dive costs only the time until it is plugged in again.
#include "devices/SonarText.h"
#include "ping/Ping1d.h"
#include "session/Session.h"
#include "support/Cable.h"
#include "support/OwnSettings.h"
#include "support/RecordedEvents.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::LiveSonar;
using app::RecorderState;
using app::Session;
using app::SettingModel;

namespace {

constexpr int unplugTimeoutMs = 60'000;

bool sendsPings(const LiveSonar* sonar)
{
    return sonar->state() == LiveSonar::State::Live || sonar->state() == LiveSonar::State::Slow;
}

/// A session with one sonar behind a cable, recorded onto a disk in memory.
struct UnplugBench {
    link::EventLoopClock clock;
    std::unique_ptr<test::Cable> cable;
    sim::RestartablePeer* device = nullptr;
    std::shared_ptr<test::FakeDisk> disk = std::make_shared<test::FakeDisk>();
    Session session;
    app::SonarText words;
    QStringList messages;

    UnplugBench(const QString& way, const QString& kind)
    {
        const auto which = *link::deviceNamed(kind.toStdString());
        auto line = std::move(
            *sim::makeDevice(which, clock, std::make_shared<const sim::World>(1, clock.now())));
        device = &line->device();
        auto noted = std::make_unique<test::SpyPeer>(std::move(line));
        if (way == "serial")
            cable = std::make_unique<test::SerialCable>(std::move(noted), clock, kind);
        else
            cable = std::make_unique<test::TcpCable>(std::move(noted), kind);
        session.dive()->recordTo(
            [its = disk] { return std::make_unique<test::BlockingDisk>(its); });
        QObject::connect(session.dive(), &app::LiveSession::happened, session.dive(),
                         [this](const QString& sentence) { messages += sentence; });
    }
    void dive()
    {
        QVERIFY(cable->plugIn());
        QCOMPARE(session.dive()->connectTo(cable->url()), QString());
        words.setSonar(sonar());
        QTRY_VERIFY_WITH_TIMEOUT(sendsPings(sonar()) && count() > 10, unplugTimeoutMs);
        QCOMPARE(session.mode(), Session::Mode::Live);
        QTRY_COMPARE(recorder().state(), RecorderState::State::Recording);
    }
    /// Pulled when all that was said has arrived, and known to be out.
    void pull()
    {
        cable->hush();
        QTRY_COMPARE_WITH_TIMEOUT(heard(), cable->device().said.size(), unplugTimeoutMs);
        pullAtOnce();
    }
    void pullAtOnce()
    {
        cable->pull();
        QTRY_COMPARE_WITH_TIMEOUT(sonar()->state(), LiveSonar::State::LinkDown, unplugTimeoutMs);
    }
    void plugIn()
    {
        const auto before = count();
        QVERIFY(cable->plugIn());
        QTRY_VERIFY_WITH_TIMEOUT(sendsPings(sonar()) && count() > before + 10, unplugTimeoutMs);
    }
    /// What is on the disk of what it said.
    [[nodiscard]] QByteArray recorded()
    {
        session.dive()->disconnectAll();
        const bool done =
            QTest::qWaitFor([this] { return recorder().state() == RecorderState::State::Stopped; },
                            unplugTimeoutMs);
        QByteArray all;
        if (done)
            for (const auto& [topic, bytes] : test::rawTopics(disk->only().bytes))
                if (topic.ends_with("/rx"))
                    all += bytes;
        return all;
    }
    [[nodiscard]] LiveSonar* sonar() { return session.dive()->sonars().front(); }
    [[nodiscard]] RecorderState& recorder() { return *session.dive()->recorder(); }
    [[nodiscard]] app::SonarSource& source()
    {
        return sonar()->family() == ping::Family::Ping1D ? *session.ping1d() : *session.ping360();
    }
    /// Pings that the plots know of.
    [[nodiscard]] std::uint64_t count() { return source().present() ? source().count() : 0; }
    /// Bytes of frames in the dive's log.
    [[nodiscard]] qsizetype heard()
    {
        qsizetype bytes = 0;
        const log::Log& log = *session.dive()->log();
        std::vector<std::byte> scratch;
        for (std::uint64_t i = 0; i < log.frameCount(); ++i)
            bytes += static_cast<qsizetype>(log.read(i, scratch)->bytes.size());
        return bytes;
    }
    /// Something that was chosen, and that the device keeps.
    [[nodiscard]] SettingModel& setting()
    {
        const bool isPing1d = sonar()->family() == ping::Family::Ping1D;
        return sonar()->settings()->model(isPing1d ? "intervalMs" : "rangeM");
    }
    void choose(double value)
    {
        setting().request(value);
        QTRY_VERIFY_WITH_TIMEOUT(setting().state() == SettingModel::State::Applied &&
                                     std::abs(setting().reported() - value) < 0.1,
                                 unplugTimeoutMs);
    }
};

} // namespace

class UnplugTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void itCostsTheSecondsItWasOut_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("words");
        const QString unplugged = "Unplugged. Reconnects by itself.";
        const QString closed = "127.0.0.1 closed the connection. Reconnects by itself.";
        QTest::newRow("Ping1D, serial") << "serial"
                                        << "ping1d" << 60.0 << unplugged;
        QTest::newRow("Ping360, serial") << "serial"
                                         << "ping360" << 10.0 << unplugged;
        QTest::newRow("Ping1D, TCP") << "tcp"
                                     << "ping1d" << 60.0 << closed;
        QTest::newRow("Ping360, TCP") << "tcp"
                                      << "ping360" << 10.0 << closed;
    }

    void itCostsTheSecondsItWasOut()
    {
        QFETCH(QString, way);
        QFETCH(QString, kind);
        QFETCH(double, value);
        QFETCH(QString, words);
        UnplugBench bench(way, kind);
        bench.dive();
        bench.choose(value);
        QCOMPARE(bench.words.trouble(), QString());

        QStringList said;
        QObject::connect(&bench.words, &app::SonarText::changed, &bench.words,
                         [&] { said += bench.words.trouble(); });
        bench.pull();
        QTRY_VERIFY2(said.contains(words), qPrintable(said.join(" | ")));
        QCOMPARE(bench.session.mode(), Session::Mode::Live);
        QCOMPARE(bench.recorder().state(), RecorderState::State::Recording);
        const double end = bench.session.playback()->end();
        // The time goes on, and so does the silence.
        QTRY_VERIFY_WITH_TIMEOUT(bench.session.playback()->end() > end + 2, unplugTimeoutMs);
        QVERIFY(bench.sonar()->ageS() > 2);
        QCOMPARE(bench.sonar()->state(), LiveSonar::State::LinkDown);

        bench.plugIn();
        QCOMPARE(bench.words.trouble(), QString());
        QCOMPARE(bench.setting().state(), SettingModel::State::Applied);
        QVERIFY(std::abs(bench.setting().reported() - value) < 0.1);
        QCOMPARE(bench.session.dive()->sonars().size(), 1);
        QCOMPARE(bench.session.dive()->log()->streamCount(), std::size_t{1});
        QCOMPARE(bench.session.playback()->gapCount(), 1);
        QCOMPARE(bench.messages, QStringList());
        // What was not sent is not what was lost.
        QVERIFY(std::isnan(bench.sonar()->lossPercent()) || bench.sonar()->lossPercent() < 2);

        bench.cable->hush();
        QTRY_COMPARE_WITH_TIMEOUT(bench.heard(), bench.cable->device().said.size(),
                                  unplugTimeoutMs);
        const QByteArray all = bench.cable->device().said;
        const QByteArray recorded = bench.recorded();
        QCOMPARE(bench.disk->files.size(), std::size_t{1});
        QCOMPARE(recorded.size(), all.size());
        QCOMPARE(test::hashOf(recorded), test::hashOf(all));
        // The recording says when it went and when it was back.
        QStringList names;
        for (const QJsonObject& each : test::eventsOf(*bench.disk))
            if (each["kind"] == "state")
                names += each["name"].toString();
        QVERIFY2(names.contains("link down") &&
                     names.indexOf("regained") > names.indexOf("link down"),
                 qPrintable(names.join(", ")));
    }

    void halfAFrameBeforeThePullIsRecordedToo()
    {
        UnplugBench bench("tcp", "ping1d");
        bench.dive();
        bench.cable->hush();
        const auto frame = ping::encodeFrame(ping::ping1d::Distance{}, 1);
        bench.cable->device().say(test::asArray(frame).left(9));
        bench.pullAtOnce();
        bench.plugIn();
        bench.cable->hush();
        QTRY_COMPARE_WITH_TIMEOUT(bench.heard(), bench.cable->device().said.size() - 9,
                                  unplugTimeoutMs);
        const QByteArray all = bench.cable->device().said;
        QCOMPARE(test::hashOf(bench.recorded()), test::hashOf(all));
    }

    void powerThatWasOffTooIsMadeGood_data() { ways(); }

    void powerThatWasOffTooIsMadeGood()
    {
        QFETCH(QString, way);
        UnplugBench bench(way, "ping1d");
        bench.dive();
        bench.choose(60);
        bench.pull();
        bench.device->restart();
        bench.plugIn();
        QTRY_VERIFY_WITH_TIMEOUT(bench.setting().state() == SettingModel::State::Applied &&
                                     bench.setting().reported() == 60,
                                 unplugTimeoutMs);
        QCOMPARE(bench.messages.size(), 1); // that its power was off
    }

    void whatSomebodyElseChangedMeanwhileIsKept_data() { ways(); }

    void whatSomebodyElseChangedMeanwhileIsKept()
    {
        QFETCH(QString, way);
        UnplugBench bench(way, "ping1d");
        bench.dive();
        bench.choose(60);
        bench.pull();
        const auto foreign = ping::encodeFrame(ping::ping1d::SetPingInterval{.pingInterval = 150});
        bench.cable->device().receive(foreign, 9);
        bench.plugIn();
        QTRY_COMPARE_WITH_TIMEOUT(bench.setting().state(), SettingModel::State::ChangedElsewhere,
                                  unplugTimeoutMs);
        QCOMPARE(bench.setting().reported(), 150.0);
        bench.setting().useRequested();
        QTRY_VERIFY_WITH_TIMEOUT(bench.setting().state() == SettingModel::State::Applied &&
                                     bench.setting().reported() == 60,
                                 unplugTimeoutMs);
    }

    void standbyStaysStandby_data() { ways(); }

    void standbyStaysStandby()
    {
        QFETCH(QString, way);
        UnplugBench bench(way, "ping360");
        bench.dive();
        bench.sonar()->setStandby(true);
        QTRY_COMPARE_WITH_TIMEOUT(bench.sonar()->state(), LiveSonar::State::Standby,
                                  unplugTimeoutMs);
        bench.pull();
        const auto before = bench.count();
        QVERIFY(bench.cable->plugIn());
        QTRY_COMPARE_WITH_TIMEOUT(bench.sonar()->state(), LiveSonar::State::Standby,
                                  unplugTimeoutMs);
        QTRY_VERIFY_WITH_TIMEOUT(bench.sonar()->connectedS() > 2, unplugTimeoutMs);
        QCOMPARE(bench.count(), before);
        bench.sonar()->setStandby(false);
        QTRY_VERIFY_WITH_TIMEOUT(bench.count() > before + 10, unplugTimeoutMs);
    }

private:
    static void ways()
    {
        QTest::addColumn<QString>("way");
        QTest::newRow("serial") << "serial";
        QTest::newRow("TCP") << "tcp";
    }

    test::OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(UnplugTest)
#include "tst_unplug.moc"
