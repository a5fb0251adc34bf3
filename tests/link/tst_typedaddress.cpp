// SPDX-License-Identifier: GPL-3.0-or-later
#include "link/TypedAddress.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline::link;

class TypedAddressTest : public QObject {
    Q_OBJECT

private slots:
    void addressesAreReadAsTheyAreTyped_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QByteArrayList>("meant");
        const auto row = [](const char* typed, const QByteArrayList& meant) {
            QTest::newRow(typed) << QByteArray(typed) << meant;
        };
        row("127.0.0.1:9092", {"udp://127.0.0.1:9092"});
        row(" 192.168.2.2:9092 ", {"udp://192.168.2.2:9092"});
        row("192.168.2.2:9092/", {"udp://192.168.2.2:9092"});
        row("localhost:9092", {"udp://127.0.0.1:9092"});
        row("udp:LocalHost:9092", {"udp://127.0.0.1:9092"});
        row("blueos.local:9090?device=ping1d", {"udp://blueos.local:9090?device=ping1d"});
        row("[::1]:9092", {"udp://[::1]:9092"});
        row("[fe80::1%eth0]:9092", {"udp://[fe80::1%eth0]:9092"});
        // What simulators of autopilots serve is TCP.
        row("127.0.0.1:5760", {"tcp://127.0.0.1:5760"});
        row("192.168.2.2:14660", {"udp://192.168.2.2:14660"});
        row("UDP://192.168.2.2:9092", {"udp://192.168.2.2:9092"});
        row("udpin:14550", {"udpin://127.0.0.1:14550"});
        row("Serial:/dev/ttyUSB0", {"serial:/dev/ttyUSB0"});
        row("sim:ping1d", {"sim:ping1d"});
        row("/dev/ttyUSB0", {"serial:/dev/ttyUSB0"});
        row("/dev/ttyUSB0?baud=9600", {"serial:/dev/ttyUSB0?baud=9600"});
        row("/dev/serial/by-id/usb-FTDI_FT230X-if00-port0",
            {"serial:/dev/serial/by-id/usb-FTDI_FT230X-if00-port0"});
        row("ttyUSB0", {"serial:ttyUSB0"});
        row("COM3", {"serial:COM3"});
        row("com12?device=ping360", {"serial:com12?device=ping360"});
        row("/dev/cu.usbserial-1410", {"serial:/dev/cu.usbserial-1410"});
        // The usual port of what is said to be there.
        row("192.168.2.2?device=ping1d", {"udp://192.168.2.2:9090?device=ping1d"});
        row("192.168.2.2?device=ping360", {"udp://192.168.2.2:9092?device=ping360"});
        row("udp:blueos.local?device=vehicle", {"udp://blueos.local:14660?device=vehicle"});
        // All of them where nothing is.
        const auto all = [](const QByteArray& host) {
            return QByteArrayList{"udp://" + host + ":9092", "udp://" + host + ":9090",
                                  "udp://" + host + ":12345"};
        };
        row("192.168.2.2", all("192.168.2.2"));
        row("udp://192.168.2.2", all("192.168.2.2"));
        row("udp:192.168.2.2/", all("192.168.2.2"));
        row("blueos.local", all("blueos.local"));
        row("localhost", all("127.0.0.1"));
        row("::1", all("[::1]"));
        row("[fe80::1%eth0]", all("[fe80::1%eth0]"));
        // With its prefix any name is one.
        row("udp:vehicle7", all("vehicle7"));
    }

    void addressesAreReadAsTheyAreTyped()
    {
        QFETCH(const QByteArray, typed);
        const auto urls = readAddress(typed.toStdString());
        QVERIFY2(urls.ok(), urls ? "" : urls.error().message.text().c_str());
        QByteArrayList all;
        for (const LinkUrl& url : *urls) {
            all += QByteArray::fromStdString(url.toString());
            // What is kept of it is read by everybody.
            const auto again = LinkUrl::parse(url.toString());
            QVERIFY(again.ok() && *again == url);
        }
        QTEST(all, "meant");
    }

    void whoWantsAVehicleGetsItsPort()
    {
        const auto urls = readAddress("192.168.2.2", leadline::ping::DeviceKind::Vehicle);
        QVERIFY(urls.ok());
        QCOMPARE(urls->size(), std::size_t{1});
        QCOMPARE(urls->front().toString(), std::string("udp://192.168.2.2:14660"));
        QVERIFY(urls->front().protocol() == Protocol::Mavlink);
    }

    void whatIsNoAddressStaysNone_data()
    {
        QTest::addColumn<QByteArray>("typed");
        for (const char* typed : {"",
                                  " ",
                                  "dive",
                                  "dive.mcap",
                                  "9092",
                                  ":9092",
                                  "carrier:pigeon",
                                  "192.168.2.300",
                                  "192.168.2",
                                  "192.168.2.2:0",
                                  "192.168.2.2:99999",
                                  "192.168.2.2:port",
                                  "0.0.0.0",
                                  "http://192.168.2.2",
                                  "tcp:192.168.2.2",
                                  "udpin:",
                                  "udp:",
                                  "udp://",
                                  "[::1",
                                  "[]",
                                  "/dev/",
                                  "serial:",
                                  "sim:ping2",
                                  "pi@blueos.local:9092",
                                  "192.168.2.2?device=ping2",
                                  "192.168.2.2?baud=9600"})
            QTest::newRow(*typed == 0 ? "(empty)" : typed) << QByteArray(typed);
    }

    void whatIsNoAddressStaysNone()
    {
        QFETCH(const QByteArray, typed);
        const auto urls = readAddress(typed.toStdString());
        QVERIFY(!urls.ok());
        QVERIFY(urls.error().message.text().ends_with('.'));
    }
};

LEADLINE_APPLESS_TEST(TypedAddressTest)
#include "tst_typedaddress.moc"
