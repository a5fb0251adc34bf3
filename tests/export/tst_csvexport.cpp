// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/CsvExport.h"
#include "mavlink/FramePeek.h"
#include "mavlink/Message.h"
#include "support/BadSectorSource.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace leadline;
using namespace std::chrono_literals;

namespace {

/// A live log of one Ping360 with pings at these seconds.
void fill(log::Log& log, const std::vector<int>& seconds)
{
    if (log.streamCount() == 0)
        log.addStream(2, ping::Family::Ping360);
    for (const int second : seconds) {
        const auto frame =
            test::Spoke360{.samples = test::someSamples(std::size_t(second % 50), 1)}.frame();
        if (!log.append(0, ping::viewFrame(frame), std::chrono::seconds(second)))
            qFatal("the log is full");
    }
}

struct Sink {
    std::string text;
    int calls = 0;
    int fails = -1;
    bool operator()(std::string_view more)
    {
        text += more;
        return calls++ != fails;
    }
    [[nodiscard]] QStringList times() const
    {
        QStringList found;
        for (const QString& line : QString::fromStdString(text).split('\n', Qt::SkipEmptyParts))
            found += line.section(',', 0, 0);
        return found.mid(1);
    }
};

std::vector<int> upTo(int count)
{
    std::vector<int> numbers(std::size_t(count), 0);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = int(i);
    return numbers;
}

} // namespace

class CsvExportTest : public QObject {
    Q_OBJECT

private slots:
    void whatCannotBeReadIsNotLeftOut()
    {
        const auto recording = test::scanWithABadSector();
        Sink sink;
        const auto rows = exporting::exportCsv(recording->log(), 1h, {}, std::ref(sink));
        QVERIFY(!rows);
        QCOMPARE(rows.error().message.text(), exporting::unreadable().message.text());
    }

    void theVehicleIsThatOfEachRowAlsoBehindFrom()
    {
        log::Log log;
        fill(log, {});
        const auto link = *log.addStream(0, ping::DeviceKind::Vehicle);
        const auto say = [&](log::Time time, const auto& message) {
            const auto bytes = mavlink::encodeFrame({{1, 1}, 0}, message);
            if (!log.append(link, *mavlink::readFrame(bytes), time))
                qFatal("the log is full");
        };
        mavlink::Attitude attitude;
        say(0s, mavlink::Heartbeat{19, 12, 3, 0xc1, 4, 3});
        say(500ms, attitude);
        fill(log, {1});
        attitude.yaw = 1;
        say(1500ms, attitude);
        fill(log, {2});
        exporting::CsvOptions options;
        options.vehicle = true;
        options.samples = true; // goes through the log twice
        options.part.from = 1s;
        Sink sink;
        QVERIFY(exporting::exportCsv(log, 2s, options, std::ref(sink)).ok());
        const QStringList lines = QString::fromStdString(sink.text).split('\n');
        const auto column = lines[0].split(',').indexOf("heading_deg");
        QCOMPARE(lines[1].split(',')[column], "28.65"); // half way to one radian
        QCOMPARE(lines[2].split(',')[column], "57.30");
        QCOMPARE(lines[1].split(',')[column - 1], "-180.0");
        QCOMPARE(lines[1].split(',')[column + 1], "208.65");
    }

    void timesThatGoBackAreSorted()
    {
        log::Log log;
        fill(log, {3, 4, 1, 4, 2});
        Sink sink;
        const auto rows = exporting::exportCsv(log, 2s, {}, std::ref(sink));
        QVERIFY(rows);
        QCOMPARE(*rows, 5U);
        QCOMPARE(sink.times(), (QStringList{"1.000", "2.000", "3.000", "4.000", "4.000"}));
    }

    void theLatestTimeIsTheEndEvenIfOthersCameLater()
    {
        log::Log log;
        fill(log, {3, 4, 1, 2});
        for (const auto& [from, rows] : {std::pair{3s, 2}, {4s, 1}, {5s, 1}}) {
            Sink sink;
            exporting::CsvOptions options;
            options.part.from = from;
            QVERIFY(exporting::exportCsv(log, 2s, options, std::ref(sink)));
            QCOMPARE(sink.times().size(), rows);
        }
    }

    void progressGrowsToOne()
    {
        log::Log log;
        fill(log, upTo(10'000));
        for (const bool samples : {false, true}) {
            std::vector<double> reported;
            Sink sink;
            exporting::CsvOptions options;
            options.samples = samples;
            QVERIFY(exporting::exportCsv(
                log, 10'000s, options, std::ref(sink),
                {.progress = [&](double share) { reported.push_back(share); }}));
            QVERIFY(reported.size() > 3);
            QVERIFY(std::is_sorted(reported.begin(), reported.end()));
            QCOMPARE(reported.front(), 0.0);
            QCOMPARE(reported.back(), 1.0);
        }
    }

    void aCancelledExportSaysSo()
    {
        log::Log log;
        fill(log, upTo(10'000));
        for (const bool samples : {false, true})
            for (const double at : {0.0, 0.2, 0.5}) {
                std::stop_source stop;
                Sink sink;
                double last = 0;
                exporting::CsvOptions options;
                options.samples = samples;
                const auto tell = [&](double share) {
                    last = share;
                    if (share >= at)
                        stop.request_stop();
                };
                const auto rows = exporting::exportCsv(log, 10'000s, options, std::ref(sink),
                                                       {stop.get_token(), tell});
                QVERIFY(!rows);
                QCOMPARE(rows.error().message.text(), exporting::cancelled().message.text());
                QVERIFY(last < 1);
            }
    }

    void aSinkThatFailsIsAFullDisk()
    {
        log::Log log;
        fill(log, upTo(20'000));
        for (const int call : {0, 1, 2}) {
            Sink sink;
            sink.fails = call;
            const auto rows = exporting::exportCsv(log, 20'000s, {}, std::ref(sink));
            QVERIFY(!rows);
            QVERIFY(rows.error().message.text().find("disk") != std::string::npos);
            QCOMPARE(sink.calls, call + 1); // and nothing more is written
        }
    }

    void whatComesMeanwhileIsOfAnotherExport()
    {
        log::Log log;
        fill(log, upTo(100));
        bool grown = false;
        Sink sink;
        exporting::CsvOptions options;
        options.samples = true;
        const auto grow = [&](double share) {
            if (!grown && share < 1) {
                grown = true;
                fill(log, {1000});
                const auto late = test::Spoke360{.samples = test::someSamples(900, 1)}.frame();
                const auto other = log.addStream(3, ping::Family::Ping360);
                QVERIFY(other && log.append(*other, ping::viewFrame(late), 1001s));
            }
        };
        const auto rows = exporting::exportCsv(log, 100s, options, std::ref(sink), {{}, grow});
        QVERIFY(grown);
        QVERIFY(rows);
        QCOMPARE(*rows, 100U);
        for (const QString& line :
             QString::fromStdString(sink.text).split('\n', Qt::SkipEmptyParts))
            QCOMPARE(line.count(','), 13 + 49);
    }

    void withoutPingsNothingIsWritten()
    {
        log::Log log;
        Sink sink;
        const auto sentence = [&](const exporting::CsvOptions& options) {
            const auto rows = exporting::exportCsv(log, 0s, options, std::ref(sink));
            return rows ? std::string() : rows.error().message.text();
        };
        QCOMPARE(sentence({}), std::string("The recording holds no pings of a sonar."));
        fill(log, {1, 2});
        QCOMPARE(sentence({.part = {.after = 2s}}),
                 std::string("This part of the recording holds no pings of a sonar."));
        QVERIFY(log.addStream(1, ping::Family::Surveyor240));
        QCOMPARE(sentence({.part = {.streams = {"surveyor240"}}}),
                 std::string("A csv file has no soundings of a multibeam sonar: export them as "
                             "soundings-csv."));
        QCOMPARE(sink.calls, 0);
        exporting::CsvOptions options;
        options.part.streams = {"ping1d"};
        const auto none = exporting::exportCsv(log, 0s, options, std::ref(sink));
        QVERIFY(!none);
        QVERIFY(none.error().message.text().find("no stream ping1d") != std::string::npos);
    }
};

LEADLINE_APPLESS_TEST(CsvExportTest)
#include "tst_csvexport.moc"
