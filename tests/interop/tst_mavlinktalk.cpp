// SPDX-License-Identifier: GPL-3.0-or-later
#include "NodePackages.h"
#include "device/VehicleLink.h"
#include "link/EventLoopClock.h"
#include "link/LinkFactory.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace leadline;
using namespace leadline::mavlink;
using namespace std::chrono_literals;

namespace {

constexpr Address own{254, 190};
constexpr Address autopilot{1, 1};

SigningKey countingKey()
{
    SigningKey key{};
    for (std::size_t i = 0; i < key.size(); ++i)
        key[i] = static_cast<std::byte>(i);
    return key;
}

/// node-mavlink on a UDP port of its own, and what it prints.
class TalkingPeer {
public:
    TalkingPeer(const QString& folder, bool isSigned)
    {
        m_node.setWorkingDirectory(folder);
        QStringList arguments{"peer.mjs", "talk"};
        if (isSigned)
            arguments << "signed";
        m_node.start("node", arguments);
    }
    ~TalkingPeer()
    {
        m_node.kill();
        m_node.waitForFinished();
    }
    TalkingPeer(const TalkingPeer&) = delete;
    TalkingPeer& operator=(const TalkingPeer&) = delete;

    /// 0 before it has one.
    int port()
    {
        read();
        return m_lines.empty() ? 0 : m_lines.front()["port"].toInt();
    }
    /// What it says of replies that it got.
    std::vector<QJsonObject> repliesOf(const QString& probe)
    {
        return linesWhere([&](const QJsonObject& line) { return line["reply"] == probe; });
    }
    std::vector<QJsonObject> heard()
    {
        return linesWhere([](const QJsonObject& line) { return line.contains("heard"); });
    }

private:
    template<class Is>
    std::vector<QJsonObject> linesWhere(Is is)
    {
        read();
        std::vector<QJsonObject> found;
        std::ranges::copy_if(m_lines, std::back_inserter(found), is);
        return found;
    }
    void read()
    {
        while (m_node.canReadLine())
            m_lines.push_back(QJsonDocument::fromJson(m_node.readLine()).object());
    }

    QProcess m_node;
    std::vector<QJsonObject> m_lines;
};

} // namespace

/// Tests Leadline and node-mavlink on one UDP link, with requests in both directions.
class MavlinkTalkTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_node = std::make_unique<test::NodePackages>(
            QStringLiteral(LEADLINE_SOURCE_DIR "/tests/interop/mavlink"), "mavlink-talk",
            "node-mavlink");
        if (!m_node->missing().isEmpty())
            QSKIP(qPrintable(m_node->missing()));
    }

    void eachAnswersTheOther_data()
    {
        QTest::addColumn<bool>("isSigned");
        QTest::newRow("unsigned") << false;
        QTest::newRow("signed") << true;
    }

    void eachAnswersTheOther()
    {
        QFETCH(bool, isSigned);
        TalkingPeer peer(m_node->folder(), isSigned);
        QTRY_VERIFY_WITH_TIMEOUT(peer.port() != 0, 30'000);

        link::EventLoopClock clock;
        const auto url = link::LinkUrl::parse("udp://127.0.0.1:" + std::to_string(peer.port()) +
                                              "?device=vehicle");
        QVERIFY(url);
        auto line = link::makeLink(*url, clock);
        QVERIFY(line);
        device::VehicleLink vehicle(
            **line, clock,
            {.number = 3,
             .utc = [] { return std::chrono::system_clock::now().time_since_epoch(); },
             .key = isSigned ? std::optional(countingKey()) : std::nullopt});
        std::vector<Trust> trusts;
        std::vector<PingExchange::Reply> pings;
        connect(&vehicle, &device::VehicleLink::received, this,
                [&](const Frame&, base::Instant, Trust trust) { trusts.push_back(trust); });
        connect(&vehicle, &device::VehicleLink::pingReplied, this,
                [&](const PingExchange::Reply& reply) { pings.push_back(reply); });
        vehicle.timesync().set({.own = own, .link = 3, .answers = true});
        vehicle.setTimesyncInterval(100ms);
        vehicle.ping().startStream(100ms);
        (*line)->open();

        // It answers us.
        const auto samples = [&] {
            const auto found = vehicle.timesync().results().find(autopilot);
            return found == vehicle.timesync().results().end() ? std::size_t{0}
                                                               : found->second.clock.size();
        };
        QTRY_VERIFY_WITH_TIMEOUT(samples() >= 5 && pings.size() >= 5, 30'000);
        QVERIFY(vehicle.timesync().results().at(autopilot).version == TimesyncVersion::V2);
        QVERIFY(vehicle.timesync().results().at(autopilot).clock.at(clock.now()).has_value());
        for (const PingExchange::Reply& reply : pings) {
            QVERIFY(reply.from == autopilot && reply.outcome == PendingProbes::Outcome::InTime);
            QVERIFY(reply.roundTrip > 0ns && reply.roundTrip < 10s);
        }
        // It is answered, and takes the answers for its own.
        QTRY_VERIFY_WITH_TIMEOUT(
            peer.repliesOf("ping").size() >= 5 && peer.repliesOf("timesync").size() >= 5, 30'000);
        const QJsonArray itsIds{1, 1};
        for (const QJsonObject& reply : peer.repliesOf("ping")) {
            QCOMPARE(reply["target"].toArray(), itsIds);
            QCOMPARE(reply["stamp"].toString().toInt(), 1000 + reply["seq"].toInt());
        }
        for (const QJsonObject& reply : peer.repliesOf("timesync")) {
            QCOMPARE(reply["target"].toArray(), itsIds);
            QVERIFY(reply["ts1"].toString().toLongLong() > 5'000'000);
            QVERIFY(reply["tc1"].toString().toLongLong() > 0);
        }
        // Both believe what they heard.
        const Trust wanted = isSigned ? Trust::Verified : Trust::Unsigned;
        QVERIFY(std::ranges::all_of(trusts, [&](Trust trust) { return trust == wanted; }));
        for (const QJsonObject& each : peer.heard()) {
            QCOMPARE(each["verified"].toBool(), isSigned);
            QCOMPARE(each["system"].toInt(), 254);
            QCOMPARE(each["component"].toInt(), 190);
        }
    }

private:
    std::unique_ptr<test::NodePackages> m_node;
};

LEADLINE_GUILESS_TEST(MavlinkTalkTest)
#include "tst_mavlinktalk.moc"
