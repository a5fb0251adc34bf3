// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/LinkUrl.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline::link;
using Kind = LinkUrl::Kind;

class LinkUrlTest : public QObject {
    Q_OBJECT

private slots:
    void addressesAreReadAndPrinted_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<int>("port");
        QTest::addColumn<int>("baud");
        QTest::addColumn<QByteArray>("printed");
        const auto row = [](const char* text, Kind kind, const char* place, int port, int baud,
                            const char* printed) {
            QTest::newRow(text) << QByteArray(text) << int(kind) << QByteArray(place) << port
                                << baud << QByteArray(*printed == 0 ? text : printed);
        };
        row("serial:/dev/ttyUSB0?baud=115200", Kind::Serial, "/dev/ttyUSB0", 0, 115200, "");
        row("serial:/dev/ttyUSB0", Kind::Serial, "/dev/ttyUSB0", 0, 0, "");
        row("serial:///dev/ttyUSB0", Kind::Serial, "/dev/ttyUSB0", 0, 0, "serial:/dev/ttyUSB0");
        row("serial:COM3", Kind::Serial, "COM3", 0, 0, "");
        row("serial:/dev/a%3Fb%25", Kind::Serial, "/dev/a?b%", 0, 0, "");
        row("serial:/dev/a b", Kind::Serial, "/dev/a b", 0, 0, "serial:/dev/a%20b");
        row("serial:/dev/ttyS0?device=ping360&baud=9600", Kind::Serial, "/dev/ttyS0", 0, 9600,
            "serial:/dev/ttyS0?baud=9600&device=ping360");
        row("udp://192.168.2.2:9092", Kind::Udp, "192.168.2.2", 9092, 0, "");
        row("udp:192.168.2.2:9092", Kind::Udp, "192.168.2.2", 9092, 0, "udp://192.168.2.2:9092");
        row("udp://blueos.local:9090", Kind::Udp, "blueos.local", 9090, 0, "");
        row("udp://[::1]:9090", Kind::Udp, "::1", 9090, 0, "");
        row("udp:[fe80::1%eth0]:1", Kind::Udp, "fe80::1%eth0", 1, 0, "udp://[fe80::1%eth0]:1");
        row("udpin://0.0.0.0:14550", Kind::UdpIn, "0.0.0.0", 14550, 0, "");
        row("udpin://[::]:14550", Kind::UdpIn, "::", 14550, 0, "");
        row("udpin:14550", Kind::UdpIn, "127.0.0.1", 14550, 0, "udpin://127.0.0.1:14550");
        row("udpin::14550", Kind::UdpIn, "127.0.0.1", 14550, 0, "udpin://127.0.0.1:14550");
        row("udpin://127.0.0.1:0", Kind::UdpIn, "127.0.0.1", 0, 0, "");
        row("tcp://127.0.0.1:65535", Kind::Tcp, "127.0.0.1", 65535, 0, "");
        row("tcp:sitl:5760?device=vehicle", Kind::Tcp, "sitl", 5760, 0,
            "tcp://sitl:5760?device=vehicle");
        row("sim:ping1d", Kind::Sim, "", 0, 0, "");
        row("sim:ping360", Kind::Sim, "", 0, 0, "");
        row("sim:vehicle", Kind::Sim, "", 0, 0, "");
        row("sim:s500", Kind::Sim, "", 0, 0, "");
    }

    void addressesAreReadAndPrinted()
    {
        QFETCH(QByteArray, text);
        const auto url = LinkUrl::parse(text.toStdString());
        QVERIFY2(url.ok(), url ? "" : url.error().message.text().c_str());
        QTEST(int(url->kind), "kind");
        QTEST(QByteArray::fromStdString(url->place), "place");
        QTEST(int(url->port), "port");
        QTEST(int(url->baudRate.value_or(0)), "baud");
        QTEST(QByteArray::fromStdString(url->toString()), "printed");
        const auto again = LinkUrl::parse(url->toString());
        QVERIFY(again.ok());
        QVERIFY(*again == *url);
    }

    /// Every byte of such a path becomes three when it is printed.
    void theLongestPathIsReadAgainWhenPrinted()
    {
        const std::string longest = "serial:" + std::string(1024, '\xff');
        const auto url = LinkUrl::parse(longest + "?baud=115200&device=vehicle");
        QVERIFY2(url.ok(), url ? "" : url.error().message.text().c_str());
        const auto again = LinkUrl::parse(url->toString());
        QVERIFY(again.ok());
        QVERIFY(*again == *url);
        QVERIFY(!LinkUrl::parse(longest + '\xff').ok());
    }

    void whatIsNoAddressGetsASentence_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* text, const char* says) {
            QTest::newRow(*text == 0 ? "(empty)" : text) << QByteArray(text) << QByteArray(says);
        };
        row("", "is not a link");
        row("192.168.2.2:9092", "begins with serial:");
        row("/dev/ttyUSB0", "begins with serial:");
        row("http://a:80", "begins with serial:");
        row("UDP://a:80", "begins with serial:");
        row("udp", "is not a link");
        row("udp:", "port is missing");
        row("udp://192.168.2.2", "port is missing");
        row("udp://192.168.2.2:", "port is missing");
        row("udp://:9092", "host is missing");
        row("udp://192.168.2.2:0", "is not a port");
        row("udp://192.168.2.2:65536", "is not a port");
        row("udp://192.168.2.2:-1", "is not a port");
        row("udp://192.168.2.2:9o92", "is not a port");
        row("udp://192.168.2.2:9092/", "is not a port");
        row("udp://192.168.2.300:9092", "four numbers");
        row("udp://192.168.2:9092", "four numbers");
        row("udp://1:9092", "four numbers");
        row("udp://pi@blueos:9092", "neither the name");
        row("udp://0.0.0.0:9092", "every address");
        row("tcp://[::]:9092", "every address");
        row("udp://::1:9092", "brackets");
        row("udp://[::1:9092", "not closed");
        row("udp://[::1]9092", "comes its port");
        row("udp://[1.2.3.4]:9092", "not an IPv6 address");
        row("udp://[::1%]:9092", "not an IPv6 address");
        row("udp://[]:9092", "host is missing");
        row("udpin://[]:9092", "host is missing");
        row("serial:", "port is missing");
        row("serial:///", "port is missing");
        row("serial:/dev/a%", "not the path");
        row("serial:/dev/a%4", "not the path");
        row("serial:/dev/a%zz", "not the path");
        row("serial:/dev/a%00", "not the path");
        row("serial:/dev/a\nb", "not the path");
        row("serial:a?baud=", "not a baud rate");
        row("serial:a?baud=0", "not a baud rate");
        row("serial:a?baud=fast", "not a baud rate");
        row("serial:a?baud=+9600", "not a baud rate");
        row("serial:a?baud=9600&baud=9600", "twice");
        row("udp://a:1?baud=9600", "no option \"baud\"");
        row("udp://a:1?device=ping2", "the devices are ping1d, ping360, s500,");
        row("udp://a:1?device", "no device");
        row("udp://a:1?device=xtf", "There is no device");
        row("udp://a:1?device=ping1d&device=ping1d", "twice");
        row("udp://a:1?speed=1", "no option \"speed\"");
        row("sim:", "no device");
        row("sim:ping2", ", vehicle.");
        row("sim:ping1d?device=ping360", "no option");
        row("pty:", "begins with serial:");
    }

    void whatIsNoAddressGetsASentence()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, says);
        const auto url = LinkUrl::parse(text.toStdString());
        QVERIFY(!url.ok());
        const QByteArray sentence = QByteArray::fromStdString(url.error().message.text());
        QVERIFY2(sentence.contains(says) && sentence.endsWith('.') && !sentence.contains('\n'),
                 sentence.constData());
    }

    void someNetworkPortsAreAVehicles_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("vehicle");
        const auto row = [](const char* text, bool vehicle) {
            QTest::newRow(text) << QByteArray(text) << vehicle;
        };
        row("tcp://a:5760", true);
        row("udp://a:5760", true);
        row("udp://a:5761", false);
        row("udp://a:14539", false);
        row("udp://a:14540", true);
        row("udpin://0.0.0.0:14550", true);
        row("tcp://a:14669", true);
        row("tcp://a:14670", false);
        row("udp://a:9090", false);
        row("udp://a:14550?device=ping1d", false);
        row("udp://a:9090?device=vehicle", true);
        row("serial:/dev/ttyACM0", false);
        row("serial:/dev/ttyACM0?device=vehicle", true);
        row("sim:vehicle", true);
        row("sim:ping1d", false);
    }

    void someNetworkPortsAreAVehicles()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, vehicle);
        const auto url = LinkUrl::parse(text.toStdString());
        QVERIFY(url.ok());
        QCOMPARE(url->protocol() == Protocol::Mavlink, vehicle);
    }

    void anEndlessTextIsNotPrintedWhole()
    {
        const auto url = LinkUrl::parse("udp://" + std::string(100'000, 'x') + ":1");
        QVERIFY(!url.ok());
        QVERIFY(url.error().message.text().size() < 300);
    }
};

LEADLINE_APPLESS_TEST(LinkUrlTest)
#include "tst_linkurl.moc"
