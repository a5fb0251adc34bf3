// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/CsvExport.h"
#include "support/TestMain.h"

#include <QTest>

#include <array>
#include <limits>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

QString fixed(double value, int decimals)
{
    std::string text = "x";
    exporting::appendFixed(text, value, decimals);
    return QString::fromStdString(text);
}

QString row(const echo::Ping& ping, std::size_t columns = 0, bool vehicle = false)
{
    std::string text;
    exporting::appendCsvRow(text, ping, "ping360", columns, vehicle);
    return QString::fromStdString(text);
}

} // namespace

class CsvRowTest : public QObject {
    Q_OBJECT

private slots:
    void numbersHaveAPointAndTheirDecimals()
    {
        QCOMPARE(fixed(0, 4), "x0.0000");
        QCOMPARE(fixed(1.23456789, 4), "x1.2346");
        QCOMPARE(fixed(-0.00004, 4), "x-0.0000");
        QCOMPARE(fixed(359.1, 1), "x359.1");
        QCOMPARE(fixed(1e15, 3), "x1000000000000000.000");
        QCOMPARE(fixed(4'294'967.295, 4), "x4294967.2950");
        QCOMPARE(fixed(7, 0), "x7");
        QCOMPARE(fixed(-std::numeric_limits<double>::max(), 3).size(), 1 + 1 + 309 + 4);
    }

    void theHeaderIsThatOfTheContract()
    {
        const QString header =
            "time_s,utc,stream,message_id,ping_number,angle_deg,start_m,length_m,"
            "gain,transmit_us,frequency_khz,distance_m,confidence_pct,"
            "sample_count";
        QCOMPARE(QString::fromStdString(exporting::csvHeader(0, false)), header + '\n');
        QCOMPARE(QString::fromStdString(exporting::csvHeader(3, true)),
                 header + ",s0,s1,s2,rel_bearing_deg,heading_deg,bearing_deg,vehicle_depth_m,lat,"
                          "lon,sound_speed_m_s\n");
    }

    void levelsAreInDecibelsWhereThePingHasAScale()
    {
        constexpr std::array<std::uint8_t, 6> bytes{0, 0, 0, 0x80, 0xff, 0xff};
        echo::Ping ping;
        ping.profile.samples = ping::Samples(std::span(bytes), 2);
        ping.decibels = {.atZero = -100, .atFullScale = -10};
        QVERIFY2(row(ping, 3).endsWith(",3,-100.00,-55.00,-10.00\n"), qPrintable(row(ping, 3)));
    }

    void whatIsNotKnownStaysEmpty()
    {
        echo::Ping ping;
        ping.time = 1500ms;
        ping.messageId = 1211;
        QCOMPARE(row(ping), "1.500,,ping360,1211,,,,,,,,,,0\n");
        QCOMPARE(row(ping, 2), "1.500,,ping360,1211,,,,,,,,,,0,,\n");
    }

    void everyValueHasItsColumn()
    {
        const std::uint8_t samples[] = {0, 255};
        echo::Ping ping;
        ping.time = 61s + 1us;
        ping.messageId = 2300;
        ping.hasRange = true;
        ping.profile = {0.5, 20, std::span<const std::uint8_t>(samples)};
        ping.angleGrad = 399;
        ping.gainIndex = 2;
        ping.transmitUs = 107;
        ping.frequencyKhz = 750;
        ping.pingNumber = 4'294'967'295U;
        ping.distanceM = 1.23456;
        ping.confidencePercent = 99;
        ping.soundSpeed = 1480;
        QCOMPARE(row(ping, 3), "61.000001,,ping360,2300,4294967295,359.1,0.5000,20.0000,2,107,750,"
                               "1.2346,99,2,0,255,\n");
        QCOMPARE(row(ping, 0, true), "61.000001,,ping360,2300,4294967295,359.1,0.5000,20.0000,2,"
                                     "107,750,1.2346,99,2,179.1,,,,,,1480.00\n");
        std::string text;
        exporting::appendCsvRow(text, ping, "p", 0, true, {},
                                {359.996, 12.3456, 50.1, -4.123456789});
        QVERIFY(text.ends_with(",2,179.1,0.00,179.10,12.346,50.1000000,-4.1234568,1480.00\n"));
        ping.angleGrad.reset();
        text.clear();
        exporting::appendCsvRow(text, ping, "p", 0, true, {}, {10, {}, {}, {}});
        QVERIFY(text.ends_with(",2,,10.00,,,,,1480.00\n"));
    }

    void millisecondsAreNotRoundedAway()
    {
        echo::Ping ping;
        for (const auto& [time, text] : {std::pair<log::Time, const char*>{0ms, "0.000"},
                                         {1ms, "0.001"},
                                         {999ms, "0.999"},
                                         {1us, "0.000001"},
                                         {400h + 1ms, "1440000.001"}}) {
            ping.time = time;
            QVERIFY2(row(ping).startsWith(QString(text) + ','), text);
        }
    }
};

LEADLINE_APPLESS_TEST(CsvRowTest)
#include "tst_csvrow.moc"
