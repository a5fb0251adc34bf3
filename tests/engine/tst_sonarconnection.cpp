// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a link with simulated sonars, with a fake clock.
#include "engine/SimulatedPeers.h"
#include "engine/SonarConnection.h"
#include "link/SimLink.h"
#include "ping/Codec.h"
#include "ping/Ping1d.h"
#include "ping/cerulean/Swath.h"
#include "ping/omniscan3d/Omniscan3d.h"
#include "ping/omniscan450/Omniscan450.h"
#include "ping/s500/S500.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::SetSettings;
using app::SonarStatus;
using device::DriverState;
using device::SettingState;

namespace {

/// Sends these frames whatever it is asked, as a sonar that does not say which it is.
class UnidentifiedPeer final : public link::Peer {
public:
    explicit UnidentifiedPeer(std::vector<std::vector<std::byte>> frames)
        : m_frames(std::move(frames))
    {
    }
    void receive(base::ByteSpan, Client from) override
    {
        for (const auto& each : m_frames)
            put(each, from);
    }

private:
    std::vector<std::vector<std::byte>> m_frames;
};

template<class... M>
link::PeerMaker unidentified(const M&... messages)
{
    return [frames = std::vector<std::vector<std::byte>>{ping::encodeFrame(messages, 3)...}](
               ping::DeviceKind, base::Clock&) -> base::Result<std::unique_ptr<link::Peer>> {
        return std::unique_ptr<link::Peer>(new UnidentifiedPeer(frames));
    };
}

struct SonarConnectionBench {
    base::FakeClock clock;
    app::LiveLog log{clock, "Leadline/test"};
    std::shared_ptr<app::EngineMailbox> mailbox =
        std::make_shared<app::EngineMailbox>(std::function<void()>());
    std::map<int, SonarStatus> newest;
    std::vector<std::string> sentences;
    app::SonarConnection connection;
    std::uint64_t commands = 0;

    explicit SonarConnectionBench(const std::string& url, const device::DriverStart& start = {})
        : SonarConnectionBench(*link::LinkUrl::parse(url), app::simulatedPeers(), start)
    {
    }
    SonarConnectionBench(const link::LinkUrl& url, link::PeerMaker makePeer,
                         const device::DriverStart& start = {})
        : connection({.url = url, .unit = {}, .start = start}, log, clock, std::move(makePeer),
                     {.mailbox = mailbox, .happened = [this](const base::Message& each) {
                          sentences.push_back(each.text());
                      }})
    {
        if (!connection.open())
            qFatal("the link does not open");
    }
    void report(const app::SonarCommand& command)
    {
        if (app::SonarChannel* const channel = connection.channel(0))
            channel->execute(command, ++commands);
        else
            connection.prepare(command);
    }
    [[nodiscard]] std::map<int, SonarStatus>& status()
    {
        for (auto& [key, status] : mailbox->take().sonars)
            newest[key.second] = status;
        return newest;
    }
    /// By the key of its row.
    [[nodiscard]] const device::SettingStatus& setting(std::string_view key)
    {
        const auto rows = device::settingRows(status()[0].family);
        const auto at = static_cast<std::size_t>(device::findRow(rows, key) - rows.data());
        return status()[0].settings.at(at);
    }
    [[nodiscard]] link::SimLink& cable()
    {
        return *qobject_cast<link::SimLink*>(connection.openLink());
    }
    [[nodiscard]] std::uint64_t pings() { return connection.driver(0).counts().pings; }
};

} // namespace

class SonarConnectionTest : public QObject {
    Q_OBJECT

private slots:
    void aSonarIsLiveAndInTheLog_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<int>("kind");
        QTest::newRow("Ping1D") << "sim:ping1d" << int(ping::Family::Ping1D);
        QTest::newRow("Ping360") << "sim:ping360" << int(ping::Family::Ping360);
    }

    void aSonarIsLiveAndInTheLog()
    {
        QFETCH(QString, url);
        QFETCH(int, kind);
        SonarConnectionBench bench(url.toStdString());
        bench.clock.advance(10s);
        const SonarStatus& status = bench.status()[0];
        QCOMPARE(status.driver, DriverState::Live);
        QVERIFY(status.simulated && status.identity && status.connectedAt && status.lastPing);
        QVERIFY(status.rateHz > 0.8 * status.expectedHz);
        QVERIFY(!status.slow);
        QVERIFY(status.stream.has_value());
        const log::Stream& stream = bench.log.log()->stream(*status.stream);
        QCOMPARE(int(stream.kind().family()), kind);
        QVERIFY(stream.device().has_value());
        QCOMPARE(stream.pings().size(), bench.pings());
        QCOMPARE(bench.log.log()->streamCount(), std::size_t{1});
        QVERIFY(bench.log.log()->inTimeOrder());
    }

    void theLastOfTenQuickSettingsWinsAndIsConfirmed_data()
    {
        QTest::addColumn<QString>("url");
        QTest::newRow("Ping1D") << "sim:ping1d";
        QTest::newRow("Ping360") << "sim:ping360";
    }

    void theLastOfTenQuickSettingsWinsAndIsConfirmed()
    {
        QFETCH(QString, url);
        SonarConnectionBench bench(url.toStdString());
        bench.clock.advance(5s);
        const bool down = url == "sim:ping1d";
        const std::string_view which = down ? "intervalMs" : "rangeM";
        for (int i = 1; i <= 10; ++i) {
            bench.report(SetSettings{{{which, down ? 100.0 + i : 5.0 + i}}});
            bench.clock.advance(100ms);
        }
        bench.clock.advance(5s);
        const device::SettingStatus& setting = bench.setting(which);
        QCOMPARE(setting.state, SettingState::Applied);
        QVERIFY(setting.reported.has_value());
        if (down)
            QCOMPARE(*setting.reported, 110.0);
        else
            QVERIFY(std::abs(*setting.reported - 15) < 0.5);
        QCOMPARE(bench.status()[0].handledCommand, std::uint64_t{10});
    }

    void whatCannotBeIsRefusedInWords()
    {
        SonarConnectionBench bench("sim:ping360");
        bench.clock.advance(5s);
        bench.report(SetSettings{{{"frequencyKhz", 2000}}});
        bench.clock.advance(1s);
        QCOMPARE(bench.setting("frequencyKhz").state, SettingState::Refused);
        QVERIFY(!bench.setting("frequencyKhz").reason.text().empty());
        QVERIFY(!bench.sentences.empty());
    }

    void aPulledCableCostsOnlyItsTime()
    {
        SonarConnectionBench bench("sim:ping1d");
        bench.clock.advance(5s);
        bench.cable().unplug();
        bench.clock.advance(1s);
        QCOMPARE(bench.status()[0].link, link::Link::State::Waiting);
        QCOMPARE(bench.status()[0].driver, DriverState::LinkDown);
        QVERIFY(!bench.status()[0].reason.empty());
        const auto stream = bench.status()[0].stream;
        const auto pings = bench.pings();
        bench.cable().plugIn();
        bench.clock.advance(4s);
        QCOMPARE(bench.status()[0].driver, DriverState::Live);
        QVERIFY(bench.pings() > pings + 10);
        QCOMPARE(bench.status()[0].stream, stream);
        QCOMPARE(bench.log.log()->streamCount(), std::size_t{1});
    }

    void standbyStopsThePingsAndNothingElse()
    {
        SonarConnectionBench bench("sim:ping1d");
        bench.clock.advance(5s);
        bench.report(app::SetStandby{true});
        bench.clock.advance(2s);
        QVERIFY(bench.status()[0].standby);
        const auto pings = bench.pings();
        bench.clock.advance(30s);
        QCOMPARE(bench.pings(), pings);
        QCOMPARE(bench.status()[0].driver, DriverState::Live);
        bench.report(app::SetStandby{false});
        bench.clock.advance(3s);
        QVERIFY(bench.pings() > pings);
    }

    void oneThatWasLeftInStandbyIsNotMadeToScan()
    {
        device::DriverStart start;
        start.driver.standby = true;
        SonarConnectionBench bench("sim:ping360", start);
        bench.clock.advance(20s);
        QCOMPARE(bench.status()[0].driver, DriverState::Live);
        QVERIFY(bench.status()[0].standby);
        QCOMPARE(bench.pings(), std::uint64_t{0});
    }

    void onlyWhoMayHaveBeenLeftInStandbyRests()
    {
        const device::DriverStart resting{.driver = {.address = {}, .standby = true}};
        app::ConnectionPlan plan;
        plan.start = resting;
        plan.standbyFor360 = true;
        const auto rests = [&](ping::Family family, std::optional<std::uint8_t> id) {
            return plan.startFor(family, id).driver.standby;
        };
        plan.known[2] = {ping::Family::Ping360, resting};
        QVERIFY(rests(ping::Family::Ping360, {}) && rests(ping::Family::Ping360, 2));
        QVERIFY(!rests(ping::Family::Ping1D, {}) && !rests(ping::Family::Ping1D, 2));
        plan.known[1] = {ping::Family::Ping1D, resting};
        QVERIFY(rests(ping::Family::Ping1D, {}) && rests(ping::Family::Ping1D, 1));
        QVERIFY(!rests(ping::Family::Ping1D, 3));
        // Whoever asks for it means whoever is there.
        plan.execute(app::SetStandby{true});
        QVERIFY(rests(ping::Family::Ping1D, 3));
    }

    void itStaresAndLooksAroundAgain()
    {
        SonarConnectionBench bench("sim:ping360");
        bench.clock.advance(5s);
        bench.report(SetSettings{{{"stareDeg", 0}}});
        bench.clock.advance(5s);
        QCOMPARE(bench.setting("stareDeg").reported, std::optional(0.0));
        QVERIFY(!bench.setting("stareDeg").isAutomatic);
        const log::Stream& stream = bench.log.log()->stream(*bench.status()[0].stream);
        const auto first = stream.pings().size();
        bench.clock.advance(3s);
        QVERIFY(stream.pings().size() > first);
        for (auto i = first; i < stream.pings().size(); ++i)
            QCOMPARE(int(stream.pings().at(i)->angleGrad), 200);
        bench.report(SetSettings{{{"stareDeg", device::noValue}}});
        bench.clock.advance(5s);
        QVERIFY(bench.setting("stareDeg").isAutomatic);
        QVERIFY(stream.pings().at(stream.pings().size() - 1)->angleGrad !=
                stream.pings().at(stream.pings().size() - 2)->angleGrad);
    }

    void leavingTakesNoLongerThanPromised_data()
    {
        QTest::addColumn<QString>("url");
        QTest::newRow("Ping1D") << "sim:ping1d";
        QTest::newRow("Ping360") << "sim:ping360";
    }

    void leavingTakesNoLongerThanPromised()
    {
        QFETCH(QString, url);
        SonarConnectionBench bench(url.toStdString());
        bench.clock.advance(5s);
        bool left = false;
        bench.connection.leave([&] { left = true; });
        const auto pings = bench.log.log()->frameCount();
        bench.clock.advance(200ms);
        QVERIFY(left);
        const auto after = bench.log.log()->frameCount();
        QVERIFY(after < pings + 20);
        bench.clock.advance(5s);
        QCOMPARE(bench.log.log()->frameCount(), after); // the motor is off
    }

    void aSonarThatDoesNotSayWhichItIsIsAskedFor()
    {
        SonarConnectionBench bench(link::LinkUrl{.place = {}},
                                   unidentified(ping::cerulean::EndPingInfo{}));
        bench.clock.advance(10s);
        QCOMPARE(bench.status()[0].family, ping::Family::Unknown);
        QCOMPARE(bench.status()[0].candidates,
                 std::vector({ping::Family::Surveyor240, ping::Family::Omniscan3D}));
        QVERIFY(!bench.status()[0].stream);
    }

    void whatTheAddressSaysOfSuchASonarCountsAndCanBeChanged()
    {
        link::LinkUrl url{.place = {}};
        url.device = ping::Family::Omniscan3D;
        SonarConnectionBench bench(
            url, unidentified(ping::common::Nack{.nackedId = 5}, ping::cerulean::EndPingInfo{}));
        bench.clock.advance(10s);
        const SonarStatus& status = bench.status()[0];
        QCOMPARE(status.driver, DriverState::Contacting);
        QVERIFY(status.stream.has_value());
        QCOMPARE(bench.log.log()->stream(*status.stream).kind(),
                 ping::DeviceKind(ping::Family::Omniscan3D));
        QCOMPARE(status.candidates,
                 std::vector({ping::Family::Surveyor240, ping::Family::Omniscan3D}));
    }

    void itsOwnIdsCountMoreThanTheAddress()
    {
        link::LinkUrl url{.place = {}};
        url.device = ping::Family::Ping360;
        SonarConnectionBench bench(url, unidentified(ping::ping1d::PingEnable{.pingEnabled = 1}));
        bench.clock.advance(10s);
        QCOMPARE(bench.log.log()->stream(0).kind(), ping::DeviceKind(ping::Family::Ping1D));
        QVERIFY(!bench.status()[0].stream);
    }

    void idsThatOnlyOneFamilyHasNeedNoQuestion()
    {
        // A device type that belongs to no family is no contradiction where that of the family is
        // not published, and is one everywhere else.
        const ping::common::DeviceInformation stranger{.deviceType = 77};
        SonarConnectionBench omniscan(link::LinkUrl{.place = {}},
                                      unidentified(stranger, ping::omniscan3d::PointSet{}));
        omniscan.clock.advance(10s);
        QCOMPARE(omniscan.status()[0].family, ping::Family::Omniscan3D);
        QCOMPARE(omniscan.status()[0].driver, DriverState::Live);
        SonarConnectionBench other(link::LinkUrl{.place = {}},
                                   unidentified(stranger, ping::ping1d::PingEnable{}));
        other.clock.advance(10s);
        QCOMPARE(other.status()[0].driver, DriverState::WrongDevice);
        QVERIFY(other.status()[0].candidates.empty());
    }

    void anotherFamilyWithTheSameIdIsDrawnBesideIt()
    {
        SonarConnectionBench bench(link::LinkUrl{.place = {}},
                                   unidentified(ping::common::DeviceInformation{.deviceType = 112},
                                                ping::s500::Distance2{.timestamp = 1},
                                                ping::omniscan450::MonoProfile{}));
        bench.clock.advance(10s);
        QCOMPARE(bench.status()[0].driver, DriverState::Live);
        const log::Log& log = *bench.log.log();
        QCOMPARE(log.streamCount(), std::size_t{2});
        QCOMPARE(log.stream(0).kind(), ping::DeviceKind(ping::Family::S500));
        QVERIFY(!log.stream(0).series(ping::omniscan450::MonoProfile::id));
        QCOMPARE(log.stream(1).kind(), ping::DeviceKind(ping::Family::Omniscan450));
        QCOMPARE(log.stream(1).source(), std::uint8_t{3});
        QVERIFY(log.stream(1).pings().size() > 3);
    }

    void ofAnUnknownTypeMayBeWhatHasNoPublishedOne()
    {
        SonarConnectionBench bench(link::LinkUrl{.place = {}},
                                   unidentified(ping::common::DeviceInformation{.deviceType = 77}));
        bench.clock.advance(10s);
        QCOMPARE(bench.status()[0].candidates, std::vector({ping::Family::Omniscan3D}));
        // The messages of this type are not published.
        SonarConnectionBench insight(
            link::LinkUrl{.place = {}},
            unidentified(ping::common::DeviceInformation{.deviceType = 110}));
        insight.clock.advance(10s);
        QVERIFY(insight.status()[0].candidates.empty());
    }

    void aVehiclesLinkIsNone()
    {
        base::FakeClock clock;
        app::LiveLog log(clock, "Leadline/test");
        app::SonarConnection connection({.url = *link::LinkUrl::parse("sim:vehicle")}, log, clock,
                                        app::simulatedPeers(), {});
        QVERIFY(!connection.open());
    }
};

LEADLINE_GUILESS_TEST(SonarConnectionTest)
#include "tst_sonarconnection.moc"
