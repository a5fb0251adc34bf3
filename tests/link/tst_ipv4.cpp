// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/Ipv4.h"
#include "support/TestMain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace leadline::link;

class Ipv4Test : public QObject {
    Q_OBJECT

private slots:
    void fourDecimalNumbersAreAnAddress_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("plain") << QByteArray("192.168.2.1") << QByteArray("192.168.2.1");
        QTest::newRow("padded") << QByteArray("192.168.000.111") << QByteArray("192.168.0.111");
        QTest::newRow("not octal") << QByteArray("010.008.001.255") << QByteArray("10.8.1.255");
        for (const char* wrong :
             {"", ".", "1.2.3", "1.2.3.4.", "1.2.3.4.5", "256.1.1.1", "1..2.3", "1.2.3.0004",
              "-1.2.3.4", "+1.2.3.4", " 1.2.3.4", "1.2.3.4 ", "0x1.2.3.4", "a.b.c.d", "1,2,3,4"})
            QTest::addRow("'%s'", wrong) << QByteArray(wrong) << QByteArray();
    }

    void fourDecimalNumbersAreAnAddress()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, shown);
        const auto address = Ipv4::parse(text.toStdString());
        QCOMPARE(address.has_value(), !shown.isEmpty());
        if (!address)
            return;
        QCOMPARE(QByteArray::fromStdString(address->toString()), shown);
        QVERIFY(Ipv4::ofBits(address->bits()) == *address);
    }

    void aNetworkKnowsWhoIsInIt()
    {
        const Ipv4Network network{
            "eth0", {{192, 168, 2, 77}}, {{255, 255, 255, 192}}, {{192, 168, 2, 127}}};
        QVERIFY(network.contains({{192, 168, 2, 64}}));
        QVERIFY(network.contains({{192, 168, 2, 127}}));
        QVERIFY(!network.contains({{192, 168, 2, 63}}));
        QVERIFY(!network.contains({{192, 168, 3, 77}}));
        QVERIFY(network.first() == (Ipv4{{192, 168, 2, 64}}));
    }

    void theLoopbackIsNoNetworkToLookIn()
    {
        for (const Ipv4Network& network : listIpv4Networks()) {
            QVERIFY(!network.address.isLoopback());
            QVERIFY(network.contains(network.broadcast));
            QVERIFY(!network.interfaceName.empty());
        }
    }

    void whoHasAnAddressIsKnownWhenHeAnswered()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("arp");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "IP address       HW type     Flags       HW address            Mask     Device\n"
            "192.168.2.9      0x1         0x2         54:10:ec:79:7d:c5     *        eth0\n"
            "192.168.2.8      0x1         0x0         00:00:00:00:00:00     *        eth0\n"
            "broken\n");
        file.close();
        const std::string table = path.toStdString();
        QCOMPARE(hardwareAddressOf({{192, 168, 2, 9}}, table),
                 std::optional<std::string>("54:10:ec:79:7d:c5"));
        QVERIFY(!hardwareAddressOf({{192, 168, 2, 8}}, table));
        QVERIFY(!hardwareAddressOf({{192, 168, 2, 7}}, table));
        QVERIFY(!hardwareAddressOf({{192, 168, 2, 9}}, table + "-none"));
    }
};

LEADLINE_GUILESS_TEST(Ipv4Test)
#include "tst_ipv4.moc"
