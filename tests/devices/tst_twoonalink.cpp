// SPDX-License-Identifier: GPL-3.0-or-later
// Tests two sonars on one link, distinguished by their ids, from the socket to what the window
// shows.
#include "link/EventLoopClock.h"
#include "link/UdpPeerServer.h"
#include "session/Session.h"
#include "support/LiveBench.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;
using app::LiveSonar;
using app::Session;
using app::SettingModel;

namespace {

constexpr int twoOnALinkTimeoutMs = 60'000;

struct Kind {
    ping::DeviceKind device;
    std::uint8_t id;
};

/// Whoever is named in a message answers; to 0, all do.
class SharedLine : public link::Peer {
public:
    SharedLine(const std::vector<Kind>& kinds, base::Clock& clock)
    {
        const auto world = std::make_shared<const sim::World>(1, clock.now());
        for (const Kind& kind : kinds) {
            m_devices.push_back(
                std::move(*sim::makeDevice(kind.device, clock, world, {.deviceId = kind.id})));
            m_devices.back()->setOutput([this, id = kind.id](base::ByteSpan bytes, Client to) {
                if (silent)
                    return;
                said[id] += test::asArray(bytes);
                put(bytes, to);
            });
        }
    }
    void receive(base::ByteSpan bytes, Client from) override
    {
        for (const auto& each : m_devices)
            each->receive(bytes, from);
    }

    std::map<int, QByteArray> said;
    bool silent = false;

private:
    std::vector<std::unique_ptr<sim::FaultyLine>> m_devices;
};

struct TwoOnALinkBench {
    link::EventLoopClock clock;
    SharedLine* line;
    link::UdpPeerServer server;
    std::shared_ptr<test::FakeDisk> disk = std::make_shared<test::FakeDisk>();
    std::unique_ptr<Session> session;
    QString url;

    explicit TwoOnALinkBench(const std::vector<Kind>& kinds, const QString& query = {})
        : line(new SharedLine(kinds, clock)), // the server's, at once
          server(std::unique_ptr<SharedLine>(line), clock)
    {
        if (!server.listen("127.0.0.1", 0).ok())
            qFatal("no port");
        url = QStringLiteral("udp://127.0.0.1:%1%2").arg(server.port()).arg(query);
        restart();
    }
    void restart()
    {
        session = std::make_unique<Session>();
        session->dive()->recordTo(
            [its = disk] { return std::make_unique<test::BlockingDisk>(its); });
        if (!session->dive()->connectTo(url).isEmpty())
            qFatal("no link");
    }
    [[nodiscard]] LiveSonar* sonar(int id) const
    {
        for (LiveSonar* each : session->dive()->sonars())
            if (each->deviceId() == id)
                return each;
        return nullptr;
    }
    [[nodiscard]] bool live(int id) const
    {
        const LiveSonar* its = sonar(id);
        return its != nullptr && its->stream() &&
               (its->state() == LiveSonar::State::Live || its->state() == LiveSonar::State::Slow);
    }
    [[nodiscard]] std::size_t pings(int id) const
    {
        return session->dive()->log()->stream(*sonar(id)->stream()).pings().size();
    }
};

const std::vector<Kind> both{{ping::Family::Ping1D, 1}, {ping::Family::Ping360, 2}};
const std::vector<Kind> twoDown{{ping::Family::Ping1D, 1}, {ping::Family::Ping1D, 3}};

} // namespace

class TwoOnALinkTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void eachHasItsPlotAndItsSettings_data()
    {
        QTest::addColumn<QString>("query");
        QTest::newRow("both are found by looking") << "";
        QTest::newRow("one is named, the other is heard") << "?device=ping1d";
    }

    void eachHasItsPlotAndItsSettings()
    {
        QFETCH(QString, query);
        TwoOnALinkBench bench(both, query);
        QTRY_VERIFY_WITH_TIMEOUT(bench.live(1) && bench.live(2), twoOnALinkTimeoutMs);
        Session& session = *bench.session;
        QTRY_VERIFY_WITH_TIMEOUT(session.ping1d()->pinged() && session.ping360()->pinged(),
                                 twoOnALinkTimeoutMs);
        LiveSonar* const down = bench.sonar(1);
        LiveSonar* const round = bench.sonar(2);
        QCOMPARE(session.dive()->sonars().size(), 2);
        QCOMPARE(session.shown1d()->live(), down);
        QCOMPARE(session.shown360()->live(), round);
        QCOMPARE(down->name(), QStringLiteral("Ping1D"));
        QCOMPARE(round->name(), QStringLiteral("Ping360"));
        QCOMPARE(session.shown1d()->names().size(), 1);
        QCOMPARE(session.shown360()->names().size(), 1);

        down->settings()->model("intervalMs").request(60);
        round->settings()->model("gain").request(2);
        QTRY_VERIFY_WITH_TIMEOUT(down->settings()->model("intervalMs").reported() == 60 &&
                                     round->settings()->model("gain").reported() == 2,
                                 twoOnALinkTimeoutMs);
        // In the log, too, each stream is one device's.
        bench.line->silent = true;
        const log::Log& log = *session.dive()->log();
        std::vector<std::byte> scratch;
        for (std::uint64_t i = 0; i < log.frameCount(); ++i) {
            const auto frame = log.read(i, scratch);
            const bool isDowns = log.entry(i)->stream == *down->stream();
            QCOMPARE(int(frame->source), isDowns ? 1 : 2);
        }
    }

    void whatEachSaidIsRecordedAsItsOwn()
    {
        TwoOnALinkBench bench(both);
        QTRY_VERIFY_WITH_TIMEOUT(bench.live(1) && bench.live(2), twoOnALinkTimeoutMs);
        QTRY_VERIFY_WITH_TIMEOUT(bench.pings(1) > 20 && bench.pings(2) > 20, twoOnALinkTimeoutMs);
        bench.session->dive()->disconnectAll();
        QTRY_COMPARE_WITH_TIMEOUT(bench.session->dive()->recorder()->state(),
                                  app::RecorderState::State::Stopped, twoOnALinkTimeoutMs);
        auto topics = test::rawTopics(bench.disk->only().bytes);
        // What was said behind the last moment went nowhere.
        const auto isAllOf = [&](const char* topic, int id) {
            const QByteArray recorded = topics[topic];
            return recorded.size() > 1000 && bench.line->said[id].startsWith(recorded);
        };
        QVERIFY(isAllOf("sonar/ping1d-1/rx", 1));
        QVERIFY(isAllOf("sonar/ping360-2/rx", 2));
    }

    void standbyIsOfOneAndIsKept()
    {
        TwoOnALinkBench bench(both);
        QTRY_VERIFY_WITH_TIMEOUT(bench.live(1) && bench.live(2), twoOnALinkTimeoutMs);
        bench.sonar(1)->setStandby(true);
        QTRY_COMPARE_WITH_TIMEOUT(bench.sonar(1)->state(), LiveSonar::State::Standby,
                                  twoOnALinkTimeoutMs);
        const auto before = bench.pings(2);
        QTRY_VERIFY_WITH_TIMEOUT(bench.pings(2) > before + 20, twoOnALinkTimeoutMs);
        QVERIFY(!bench.session->dive()->standby());
        bench.restart();
        QTRY_VERIFY_WITH_TIMEOUT(bench.live(2) && bench.sonar(1), twoOnALinkTimeoutMs);
        QTRY_COMPARE_WITH_TIMEOUT(bench.sonar(1)->state(), LiveSonar::State::Standby,
                                  twoOnALinkTimeoutMs);
        QVERIFY(!bench.sonar(2)->standby());
    }

    void twoOfAKindAreChosenByTheirNames()
    {
        TwoOnALinkBench bench(twoDown);
        QTRY_VERIFY_WITH_TIMEOUT(bench.live(1) && bench.live(3), twoOnALinkTimeoutMs);
        app::SelectedSonar& shown = *bench.session->shown1d();
        QTRY_COMPARE_WITH_TIMEOUT(shown.names(), QStringList({"Ping1D", "Ping1D 2"}),
                                  twoOnALinkTimeoutMs);
        const int first = shown.live()->deviceId();
        shown.choose(1);
        QCOMPARE(first + shown.live()->deviceId(), 4);
        QCOMPARE(shown.source()->reader().stream(), *shown.live()->stream());
        // What is set is set on the one that is shown.
        LiveSonar* const other = bench.sonar(first);
        SettingModel& setting = shown.live()->settings()->model("intervalMs");
        setting.request(70);
        QTRY_VERIFY_WITH_TIMEOUT(setting.state() == SettingModel::State::Applied &&
                                     setting.reported() == 70,
                                 twoOnALinkTimeoutMs);
        QVERIFY(other->settings()->model("intervalMs").reported() != 70);
    }

private:
    test::OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(TwoOnALinkTest)
#include "tst_twoonalink.moc"
