// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/EthernetDiscovery.h"
#include "support/TestMain.h"

#include <QRegularExpression>
#include <QTest>

#include <span>
#include <string>

using namespace leadline;
using sim::EthernetDiscovery;
using sim::Ipv4;

namespace {

struct Asked {
    EthernetDiscovery sonar;
    std::string answer;

    explicit Asked(std::uint64_t seed = 1) : sonar(seed, {192, 168, 0, 111})
    {
        sonar.setOutput([this](base::ByteSpan bytes, link::Peer::Client) {
            answer.assign(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        });
    }
    std::string ask(std::string_view text)
    {
        answer.clear();
        sonar.receive(std::as_bytes(std::span(text)), 1);
        return answer;
    }
};

} // namespace

class EthernetDiscoveryTest : public QObject {
    Q_OBJECT

private slots:
    void itAnswersFourLines()
    {
        Asked asked;
        const QString answer = QString::fromStdString(asked.ask("Discovery"));
        static const QRegularExpression form(
            "^SONAR PING360  \r\nBlue Robotics\r\nMAC Address:- 54-10-EC(-[0-9A-F]{2}){3}\r\n"
            "IP Address:- 192\\.168\\.000\\.111\r\n$");
        QVERIFY2(form.match(answer).hasMatch(), qPrintable(answer));
        QVERIFY(asked.ask("Disco").empty());
        QVERIFY(asked.ask("").empty());
        QVERIFY(Asked(2).sonar.mac() != asked.sonar.mac());
        QCOMPARE(Asked(1).sonar.mac(), asked.sonar.mac());
    }

    void itsAddressIsSetAndGivenBack()
    {
        Asked asked;
        QVERIFY(asked.ask("SetSS1IP 192.168.002.009").find("192.168.002.009") != std::string::npos);
        QVERIFY(asked.sonar.address() == (Ipv4{192, 168, 2, 9}));
        for (const char* wrong : {"SetSS1IP 192.168.2.9", "SetSS1IP 300.168.002.009", "SetSS1IP ",
                                  "SetSS1IP 192-168-002-009"})
            QVERIFY2(asked.ask(wrong).empty(), wrong);
        QVERIFY(asked.sonar.address() == (Ipv4{192, 168, 2, 9}));
        QVERIFY(asked.ask("SetSS1IP 000.000.000.000").empty());
        QVERIFY(asked.ask("Discovery").find("192.168.000.111") != std::string::npos);
    }

    void octetsAreDecimalWhateverTheirZeros()
    {
        QVERIFY(sim::parsePaddedIpv4("010.008.001.255") == (Ipv4{10, 8, 1, 255}));
        QCOMPARE(sim::paddedIpv4({10, 8, 1, 255}), std::string("010.008.001.255"));
    }
};

LEADLINE_APPLESS_TEST(EthernetDiscoveryTest)
#include "tst_ethernetdiscovery.moc"
