// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/EthernetSonar.h"
#include "sim/EthernetDiscovery.h"
#include "support/TestMain.h"

#include <QTest>

#include <span>
#include <string>

using namespace leadline;
using device::EthernetSonar;
using device::parseDiscoveryAnswer;

namespace {

base::ByteSpan bytesOf(std::string_view text)
{
    return std::as_bytes(std::span(text));
}

std::string textOf(const std::vector<std::byte>& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

const std::string answer = "SONAR PING360  \r\nBlue Robotics\r\n"
                           "MAC Address:- 54-10-EC-79-7D-C5\r\nIP Address:- 192.168.000.111\r\n";
const EthernetSonar sonar{"54-10-EC-79-7D-C5", {{192, 168, 0, 111}}};

} // namespace

class EthernetSonarTest : public QObject {
    Q_OBJECT

private slots:
    void aSonarsFourLinesAreRead() { QVERIFY(parseDiscoveryAnswer(bytesOf(answer)) == sonar); }

    void linesMayEndAndStandOtherwise_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no last line end") << QByteArray::fromStdString(answer).chopped(2);
        QTest::newRow("LF only") << QByteArray::fromStdString(answer).replace("\r\n", "\n");
        QTest::newRow("lower case, colons")
            << QByteArray::fromStdString(answer).replace("54-10-EC-79-7D-C5", "54:10:ec:79:7d:c5");
        QTest::newRow("another maker's line")
            << QByteArray::fromStdString(answer).replace("Blue Robotics", "somebody");
    }

    void linesMayEndAndStandOtherwise()
    {
        QFETCH(QByteArray, text);
        QVERIFY(parseDiscoveryAnswer(bytesOf(text.toStdString())) == sonar);
    }

    void anythingElseIsNoSonar_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray good = QByteArray::fromStdString(answer);
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("the question") << QByteArray("Discovery");
        QTest::newRow("another device") << QByteArray(good).replace("PING360", "PING1D");
        QTest::newRow("no MAC") << QByteArray(good).replace("MAC", "MUG");
        QTest::newRow("bad MAC") << QByteArray(good).replace("7D-C5", "7D-CG");
        QTest::newRow("short MAC") << QByteArray(good).replace("-C5", "");
        QTest::newRow("bad address") << QByteArray(good).replace("111", "311");
        QTest::newRow("no address") << QByteArray(good).replace("IP Add", "IQ Add");
        QTest::newRow("endless") << good + QByteArray(600, ' ');
        for (qsizetype size : {12, 40, 70, 90})
            QTest::addRow("cut at %d", int(size)) << good.left(size);
    }

    void anythingElseIsNoSonar()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!parseDiscoveryAnswer(bytesOf(text.toStdString())));
    }

    void sonarsOfCeruleanAnswerTheSameQuestion_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("port");
        QTest::newRow("its own port") << QByteArray("S500\r\nCerulean Sonar\r\n"
                                                    "MAC Address:- 54-10-EC-79-7D-C5\r\n"
                                                    "IP Address:- 192.168.2.92\r\nPort:- 51200\r\n")
                                      << 51200;
        QTest::newRow("no blanks, no last line end")
            << QByteArray("SONAR DVL\r\nCerulean Sonar\r\nFirmware Version:-1.2\r\n"
                          "MAC Address:-54-10-EC-79-7D-C5\r\nIP Address:-192.168.2.92\r\n"
                          "Port:-62312")
            << 62312;
        QTest::newRow("no port") << QByteArray("S500\r\nCerulean Sonar\r\n"
                                               "MAC Address:- 54-10-EC-79-7D-C5\r\n"
                                               "IP Address:- 192.168.2.92\r\n")
                                 << 0;
        QTest::newRow("no port that can be")
            << QByteArray("S500\r\nCerulean Sonar\r\nMAC Address:- 54-10-EC-79-7D-C5\r\n"
                          "IP Address:- 192.168.2.92\r\nPort:- 70000\r\n")
            << 0;
    }
    void sonarsOfCeruleanAnswerTheSameQuestion()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, port);
        const auto read = parseDiscoveryAnswer(bytesOf(text.toStdString()));
        QVERIFY(read && read->isCerulean);
        QCOMPARE(read->mac, std::string("54-10-EC-79-7D-C5"));
        QVERIFY(read->address == (link::Ipv4{{192, 168, 2, 92}}));
        QCOMPARE(int(read->port.value_or(0)), port);
        QVERIFY(!parseDiscoveryAnswer(
            bytesOf(QByteArray(text).replace("Cerulean Sonar", "Cerulean").toStdString())));
        QVERIFY(!parseDiscoveryAnswer(
            bytesOf(QByteArray(text).replace("IP Address", "Address").toStdString())));
    }

    void theFirstLineSaysWhoseSonarItIs()
    {
        const auto read = parseDiscoveryAnswer(bytesOf("SONAR PING360\r\nCerulean Sonar\r\n"
                                                       "MAC Address:- 54-10-EC-79-7D-C5\r\n"
                                                       "IP Address:- 192.168.2.92\r\n"
                                                       "Port:- 51200\r\n"));
        QVERIFY(read && !read->isCerulean && !read->port);
    }

    void ordersAreThoseOfTheProtocol()
    {
        QCOMPARE(textOf(device::discoveryRequest()), std::string("Discovery"));
        QCOMPARE(textOf(device::addressChangeRequest({{192, 168, 2, 9}})),
                 std::string("SetSS1IP 192.168.002.009"));
        QCOMPARE(textOf(device::addressChangeRequest({})), std::string("SetSS1IP 000.000.000.000"));
    }

    void aSimulatedSonarUnderstandsAndIsUnderstood()
    {
        sim::EthernetDiscovery simulated(1, {192, 168, 0, 111});
        std::optional<EthernetSonar> heard;
        simulated.setOutput(
            [&](base::ByteSpan bytes, link::Peer::Client) { heard = parseDiscoveryAnswer(bytes); });
        simulated.receive(device::discoveryRequest(), 0);
        QVERIFY(heard == (EthernetSonar{simulated.mac(), {{192, 168, 0, 111}}}));
        simulated.receive(device::addressChangeRequest({{10, 0, 0, 7}}), 0);
        QVERIFY(heard == (EthernetSonar{simulated.mac(), {{10, 0, 0, 7}}}));
    }
};

LEADLINE_APPLESS_TEST(EthernetSonarTest)
#include "tst_ethernetsonar.moc"
