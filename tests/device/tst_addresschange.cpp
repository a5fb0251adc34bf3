// SPDX-License-Identifier: GPL-3.0-or-later
#include "FakeLan.h"
#include "device/AddressChange.h"
#include "support/TestMain.h"

#include <QTest>

#include <map>

using namespace leadline;
using namespace std::chrono_literals;
using device::AddressChange;
using device::EthernetSonar;
using link::Ipv4;
using test::FakeLan;

namespace {

struct AddressChangeBench {
    base::FakeClock clock;
    FakeLan lan{clock};
    std::map<Ipv4, std::string> neighbours;
    AddressChange change{clock, lan.tools(), [this](const Ipv4& address) {
                             const auto found = neighbours.find(address);
                             return found != neighbours.end() ? std::optional(found->second)
                                                              : std::nullopt;
                         }};
    int ended = 0;
    std::optional<base::Result<EthernetSonar>> result;

    void set(const std::string& mac, std::optional<Ipv4> address, base::Duration within = 40s)
    {
        result.reset();
        change.start({mac, address}, [this](const base::Result<EthernetSonar>& now) {
            ++ended;
            result.emplace(now);
        });
        clock.advance(within);
    }
    [[nodiscard]] bool done() const { return result && result->ok(); }
    [[nodiscard]] QByteArray why() const
    {
        if (!result)
            return "not ended";
        return result->ok() ? QByteArray("done")
                            : QByteArray::fromStdString(result->error().message.text());
    }
};

} // namespace

class AddressChangeTest : public QObject {
    Q_OBJECT

private slots:
    void theSonarIsToldAtItsAddressAndFoundAgain()
    {
        AddressChangeBench bench;
        auto& sonar = bench.lan.plugIn(1, {{192, 168, 2, 9}});
        bench.set(sonar.mac(), Ipv4{{192, 168, 2, 30}});
        QVERIFY2(bench.done(), bench.why());
        QVERIFY(**bench.result == (EthernetSonar{sonar.mac(), {{192, 168, 2, 30}}}));
        QVERIFY(sonar.address() == (Ipv4{{192, 168, 2, 30}}));
        QCOMPARE(bench.lan.orders(), 1L);
        for (const FakeLan::Sent& each : bench.lan.sent)
            if (each.text.starts_with("SetSS1IP"))
                QVERIFY(each.to == (Ipv4{{192, 168, 2, 9}}));
        QCOMPARE(bench.ended, 1);
        QVERIFY(!bench.change.isRunning());
    }

    void byDhcpItAnswersLater()
    {
        AddressChangeBench bench;
        auto& sonar = bench.lan.plugIn(1, {{192, 168, 2, 9}});
        sonar.simulated->receive(device::addressChangeRequest({{192, 168, 2, 30}}), 0);
        bench.set(sonar.mac(), std::nullopt);
        QVERIFY2(bench.done(), bench.why());
        QVERIFY((*bench.result)->address == (Ipv4{{192, 168, 2, 9}}));
        QCOMPARE(bench.lan.orders(), 1L);
    }

    void aLostAnswerOrOrderIsNoFailure()
    {
        for (int lost = 1; lost < 6; ++lost) {
            AddressChangeBench bench;
            auto& sonar = bench.lan.plugIn(1, {{192, 168, 2, 9}});
            bench.clock.after(4900ms, [&] { sonar.losesAnswers = lost; });
            bench.set(sonar.mac(), Ipv4{{192, 168, 2, 30}});
            QVERIFY2(bench.done(), bench.why());
        }
        AddressChangeBench bench;
        auto& sonar = bench.lan.plugIn(1, {{192, 168, 2, 9}});
        sonar.ignoresOrders = true;
        bench.clock.after(5500ms, [&] { sonar.ignoresOrders = false; });
        bench.set(sonar.mac(), Ipv4{{192, 168, 2, 30}});
        QVERIFY2(bench.done(), bench.why());
        QCOMPARE(bench.lan.orders(), 2L);
    }

    void addressesThatAreNoDevicesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("address");
        for (const char* address :
             {"192.168.2.0", "192.168.2.255", "192.168.2.1", "0.0.0.1", "127.0.0.1", "224.0.0.1",
              "255.255.255.255", "10.1.2.0", "10.1.2.255"})
            QTest::newRow(address) << QByteArray(address);
    }

    void addressesThatAreNoDevicesAreRefused()
    {
        QFETCH(QByteArray, address);
        AddressChangeBench bench;
        auto& sonar = bench.lan.plugIn(1, {{192, 168, 2, 9}});
        bench.set(sonar.mac(), Ipv4::parse(address.toStdString()));
        QVERIFY(bench.result && !bench.result->ok());
        QVERIFY2(bench.why().startsWith(address) && bench.why().endsWith('.'), bench.why());
        QCOMPARE(bench.lan.orders(), 0L);
        QVERIFY(sonar.address() == (Ipv4{{192, 168, 2, 9}}));
    }

    void anAddressInTheMiddleOfAWideNetworkMayEndLikeOne()
    {
        const std::vector<link::Ipv4Network> wide{
            {"eth0", {{10, 0, 0, 1}}, {{255, 255, 0, 0}}, {{10, 0, 255, 255}}}};
        QVERIFY(device::checkAssignable({{10, 0, 3, 255}}, wide).ok());
        QVERIFY(!device::checkAssignable({{10, 0, 255, 255}}, wide).ok());
        QVERIFY(!device::checkAssignable({{10, 0, 0, 0}}, wide).ok());
    }

    void twoSonarsNeverGetOneAddress()
    {
        AddressChangeBench bench;
        auto& first = bench.lan.plugIn(1, {{192, 168, 2, 9}});
        auto& second = bench.lan.plugIn(2, {{192, 168, 2, 10}});
        bench.set(first.mac(), Ipv4{{192, 168, 2, 10}});
        QVERIFY2(bench.why().contains("has the address 192.168.2.10 already"), bench.why());
        QCOMPARE(bench.lan.orders(), 0L);
        bench.set(first.mac(), Ipv4{{192, 168, 2, 11}});
        QVERIFY2(bench.done(), bench.why());
        QVERIFY(second.address() == (Ipv4{{192, 168, 2, 10}}));
        bench.set(second.mac(), Ipv4{{192, 168, 2, 11}});
        QVERIFY2(bench.why().contains("already"), bench.why());
        QVERIFY(first.address() != second.address());
    }

    void ofTwoWithOneAddressNoneIsTold()
    {
        AddressChangeBench bench;
        auto& first = bench.lan.plugIn(1, {{192, 168, 2, 9}});
        auto& second = bench.lan.plugIn(2, {{192, 168, 2, 9}});
        bench.set(first.mac(), Ipv4{{192, 168, 2, 30}});
        QVERIFY2(bench.why().contains("Two Ping360") &&
                     bench.why().contains(QByteArray::fromStdString(second.mac())),
                 bench.why());
        QCOMPARE(bench.lan.orders(), 0L);
    }

    void whatAnotherDeviceHasIsRefused()
    {
        AddressChangeBench bench;
        auto& sonar = bench.lan.plugIn(1, {{192, 168, 2, 9}});
        bench.neighbours[{{192, 168, 2, 2}}] = "b8:27:eb:00:00:01";
        bench.set(sonar.mac(), Ipv4{{192, 168, 2, 2}});
        QVERIFY2(bench.why().contains("Another device has the address 192.168.2.2"), bench.why());
        QCOMPARE(bench.lan.orders(), 0L);
        // Its own, now made a fixed one.
        QString own = QString::fromStdString(sonar.mac()).toLower().replace('-', ':');
        bench.neighbours[{{192, 168, 2, 9}}] = own.toStdString();
        bench.set(sonar.mac(), Ipv4{{192, 168, 2, 9}});
        QVERIFY2(bench.done(), bench.why());
        QCOMPARE(bench.lan.orders(), 1L);
    }

    void inAnotherNetworkAllAreToldOnlyIfThereIsOne()
    {
        AddressChangeBench bench;
        auto& sonar = bench.lan.plugIn(1, {{192, 168, 0, 111}});
        auto& other = bench.lan.plugIn(2, {{192, 168, 2, 9}});
        bench.set(sonar.mac(), Ipv4{{192, 168, 2, 30}});
        QVERIFY2(bench.why().contains("other Ping360s answer"), bench.why());
        QCOMPARE(bench.lan.orders(), 0L);
        other.powered = false;
        bench.set(sonar.mac(), Ipv4{{192, 168, 2, 30}});
        QVERIFY2(bench.done(), bench.why());
        QVERIFY(sonar.address() == (Ipv4{{192, 168, 2, 30}}));
        QVERIFY(other.address() == (Ipv4{{192, 168, 2, 9}}));
    }

    void oneThatIsNotThereOrDoesNotListenIsSaid()
    {
        AddressChangeBench bench;
        bench.set("54-10-EC-00-00-01", Ipv4{{192, 168, 2, 30}});
        QVERIFY2(bench.why().contains("does not answer"), bench.why());
        auto& sonar = bench.lan.plugIn(1, {{192, 168, 2, 9}});
        sonar.ignoresOrders = true;
        bench.set(sonar.mac(), Ipv4{{192, 168, 2, 30}});
        QVERIFY2(bench.why().contains("keeps its address 192.168.2.9"), bench.why());
        sonar.ignoresOrders = false;
        bench.clock.after(5100ms, [&] { sonar.powered = false; });
        bench.set(sonar.mac(), Ipv4{{192, 168, 2, 30}});
        QVERIFY2(bench.why().contains("not found again"), bench.why());
    }

    void whatIsStoppedEndsInSilence()
    {
        AddressChangeBench bench;
        auto& sonar = bench.lan.plugIn(1, {{192, 168, 2, 9}});
        bench.set(sonar.mac(), Ipv4{{192, 168, 2, 30}}, 4s);
        bench.change.stop();
        const std::size_t before = bench.lan.sent.size();
        bench.clock.advance(60s);
        QCOMPARE(bench.lan.sent.size(), before);
        QCOMPARE(bench.ended, 0);
    }
};

LEADLINE_GUILESS_TEST(AddressChangeTest)
#include "tst_addresschange.moc"
