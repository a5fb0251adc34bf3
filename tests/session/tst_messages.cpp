// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/Messages.h"

#include "messages/MessageText.h"
#include "support/MixedLog.h"
#include "support/TestMain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace leadline;
using namespace std::chrono_literals;
using app::Messages;
using ping::DeviceKind;
using test::MixedLog;

namespace {

/// Messages that are looked at, over a log of both sonars and a vehicle.
struct Bench {
    log::Log log;
    MixedLog mixed{log};
    log::StreamNumber sounder = mixed.sonar(ping::Family::Ping1D, 1);
    log::StreamNumber scanner = mixed.sonar(ping::Family::Ping360, 2);
    log::StreamNumber vehicle = mixed.vehicle();
    log::StreamNumber sent = mixed.sent();
    Messages messages;

    Bench()
    {
        mixed.add(scanner, 0s, ping::common::DeviceInformation{2, 1, 3, 3, 1, 0});
        for (int i = 0; i < 100; ++i) {
            const log::Time at = i * 100ms;
            mixed.add(sounder, at, ping::ping1d::DistanceSimple{static_cast<std::uint32_t>(i), 90});
            mixed.add(vehicle, at, mavlink::Attitude{static_cast<std::uint32_t>(i), 0.1F});
            if (i % 10 == 0)
                mixed.add(sent, at, mavlink::Heartbeat{.type = 6}, {254, 190});
        }
        mixed.add(vehicle, 9900ms, mavlink::Heartbeat{.type = 18}, {1, 191});
        mixed.addRaw(vehicle, 9900ms, 22, std::vector<std::byte>(25, std::byte{7}));
        messages.setShown(true);
        QObject::connect(&messages, &Messages::seekRequested, &messages,
                         [this](log::Time time) { at(time); });
    }
    void at(log::Time playhead)
    {
        messages.update(&log, playhead);
        messages.refresh();
    }
    QString value(int row, const char* role)
    {
        const app::MessageList& list = *messages.list();
        return list.data(list.index(row), list.roleNames().key(role)).toString();
    }
    QStringList names()
    {
        QStringList all;
        for (int i = 0; i < messages.list()->count(); ++i)
            all += value(i, "name");
        return all;
    }
    int rowOf(const QString& name, const QString& source = {})
    {
        for (int i = 0; i < messages.list()->count(); ++i)
            if (value(i, "name") == name && value(i, "source").contains(source))
                return i;
        return -1;
    }
    /// Of what is chosen.
    QString field(const QString& name)
    {
        const app::MessageFields& fields = *messages.details()->fields();
        const QHash<int, QByteArray> roles = fields.roleNames();
        for (int i = 0; i < fields.count(); ++i)
            if (fields.data(fields.index(i), roles.key("name")) == name)
                return fields.data(fields.index(i), roles.key("value")).toString();
        return {};
    }
    QString found(const QString& search)
    {
        messages.setSearch(search);
        return names().join(' ');
    }
};

} // namespace

class MessagesTest : public QObject {
    Q_OBJECT

private slots:
    void everyMessageIsARow()
    {
        Bench bench;
        bench.at(9900ms);
        QCOMPARE(bench.names(), QStringList({"distance_simple", "device_information", "ATTITUDE",
                                             "PARAM_VALUE", "HEARTBEAT", "HEARTBEAT"}));
        QCOMPARE(bench.messages.kinds(), 6);
        QVERIFY(!bench.messages.cut());
        QCOMPARE(bench.value(0, "source"), QString("Ping1D · id 1"));
        QCOMPARE(bench.value(0, "rate"), QString("10.0/s"));
        QCOMPARE(bench.value(0, "count"), QString("100"));
        QCOMPARE(bench.value(0, "bytes"), QString("15"));
        QCOMPARE(bench.value(0, "age"), QString("0.0 s"));
        QCOMPARE(bench.value(1, "source"), QString("Ping360 · id 2"));
        QCOMPARE(bench.value(1, "rate"), QString("once"));
        QCOMPARE(bench.value(1, "age"), QString("9.9 s"));
        QCOMPARE(bench.value(2, "source"), QString("Vehicle 1/1 · autopilot"));
        QCOMPARE(bench.value(4, "source"), QString("Vehicle 1/191"));
        QCOMPARE(bench.value(5, "source"), QString("Sent by 254/190"));
        QCOMPARE(bench.value(5, "rate"), QString("1.0/s"));
    }

    void rowsAreAsOfThePlayhead()
    {
        Bench bench;
        const QAbstractItemModelTester tester(bench.messages.list());
        bench.at(950ms);
        QCOMPARE(bench.messages.list()->count(), 6);
        QCOMPARE(bench.value(0, "count"), QString("10"));
        // Of the sources, the one that comes later is listed all the same.
        QCOMPARE(bench.value(4, "count"), QString("0"));
        QCOMPARE(bench.value(4, "came"), QString("false"));
        QCOMPARE(bench.value(4, "rate"), QString("once"));
        bench.at(9900ms);
        QCOMPARE(bench.value(4, "came"), QString("true"));
        bench.at(0s);
        QCOMPARE(bench.value(0, "count"), QString("1"));
        QCOMPARE(bench.value(0, "rate"), QString("–"));
        QCOMPARE(bench.value(1, "count"), QString("1"));
    }

    void theDetailsAreOfTheNewestAtThePlayhead()
    {
        Bench bench;
        bench.at(4250ms);
        QVERIFY(!bench.messages.details()->present());
        bench.messages.choose(bench.rowOf("ATTITUDE"));
        const app::MessageDetails& details = *bench.messages.details();
        QCOMPARE(details.name(), QString("ATTITUDE"));
        QVERIFY2(
            details.about().startsWith("Vehicle 1/1 · autopilot · message 30 · MAVLink 2, no. "),
            qPrintable(details.about()));
        QCOMPARE(details.place(), QString("43 of 100"));
        QCOMPARE(details.time(), 4.2);
        QCOMPARE(bench.field("time_boot_ms"), QString("42"));
        QCOMPARE(bench.field("roll"), QString("0.1"));
        bench.at(1050ms);
        QCOMPARE(bench.field("time_boot_ms"), QString("10"));
        QVERIFY(details.hex().startsWith("0000  fd 08 00 00 "));
    }

    void oneThatIsKnownByNameShowsItsBytes()
    {
        Bench bench;
        bench.at(9900ms);
        bench.messages.choose(bench.rowOf("PARAM_VALUE"));
        const app::MessageDetails& details = *bench.messages.details();
        QVERIFY(details.note().contains("25"));
        QVERIFY(details.hex().contains("07 07 07 07"));
        QCOMPARE(bench.messages.details()->fields()->count(), 0);
    }

    void anIdOfNoTableIsUnknown()
    {
        Bench bench;
        const auto other = bench.mixed.sonar(ping::Family::Unknown, 3);
        const auto bytes = ping::encodeFrame(2216, std::vector<std::byte>(5), 3);
        bench.log.append(other, ping::viewFrame(bytes), 9900ms);
        bench.at(9900ms);
        QCOMPARE(bench.value(bench.rowOf("unknown 2216"), "source"), QString("Other sonar · id 3"));
        bench.messages.choose(bench.rowOf("unknown 2216"));
        QCOMPARE(bench.messages.details()->otherNames(),
                 QString("possibly analog_gain_levels of pinghf"));
        QCOMPARE(bench.found("Analog_gain"), QString("unknown 2216"));
        bench.messages.setSearch("");
        // The family may become known later.
        bench.log.streamForWriting(other).setKind(ping::Family::Ping1D);
        bench.at(9900ms);
        QCOMPARE(bench.value(bench.rowOf("unknown 2216"), "source"), QString("Ping1D 2 · id 3"));
    }

    void stepsGoFromMessageToMessage()
    {
        Bench bench;
        bench.at(4250ms);
        bench.messages.choose(bench.rowOf("HEARTBEAT", "Sent"));
        QCOMPARE(bench.messages.details()->place(), QString("5 of 10"));
        QSignalSpy asked(&bench.messages, &Messages::seekRequested);
        bench.messages.stepInTime(1);
        QCOMPARE(asked.takeFirst().first().value<log::Time>(), log::Time(5s));
        QCOMPARE(bench.messages.details()->place(), QString("6 of 10"));
        bench.messages.stepInTime(-1);
        QCOMPARE(asked.takeFirst().first().value<log::Time>(), log::Time(4s));
        bench.messages.stepInTime(-100);
        QVERIFY(asked.isEmpty());
        // The first of what did not come yet.
        bench.messages.choose(bench.rowOf("HEARTBEAT", "191"));
        QCOMPARE(bench.messages.details()->place(), QString("0 of 1"));
        QVERIFY(!bench.messages.details()->hasPrevious());
        bench.messages.stepInTime(1);
        QCOMPARE(asked.takeFirst().first().value<log::Time>(), log::Time(9900ms));
        QVERIFY(!bench.messages.details()->hasNext());
    }

    void messagesOfOneInstantAreStepped()
    {
        Bench bench;
        for (std::uint32_t i = 0; i < 3; ++i)
            bench.mixed.add(bench.vehicle, 20s, mavlink::SystemTime{0, i});
        bench.at(20s);
        bench.messages.choose(bench.rowOf("SYSTEM_TIME"));
        QCOMPARE(bench.field("time_boot_ms"), QString("2"));
        bench.messages.stepInTime(-1);
        QCOMPARE(bench.field("time_boot_ms"), QString("1"));
        bench.messages.stepInTime(-1);
        QCOMPARE(bench.field("time_boot_ms"), QString("0"));
        bench.messages.stepInTime(1);
        QCOMPARE(bench.messages.details()->place(), QString("2 of 3"));
        // Elsewhere it is the newest again.
        bench.at(21s);
        QCOMPARE(bench.messages.details()->place(), QString("3 of 3"));
    }

    void aSearchFindsByEveryName()
    {
        Bench bench;
        bench.mixed.add(bench.sounder, 9900ms, ping::ping1d::PingInterval{50});
        bench.mixed.add(bench.scanner, 9900ms, ping::ping360::DeviceData{});
        bench.at(9900ms);
        const QAbstractItemModelTester tester(bench.messages.list());
        QCOMPARE(bench.found("attitude"), QString("ATTITUDE"));
        QCOMPARE(bench.found("ping_rate_msec"), QString("ping_interval"));
        QCOMPARE(bench.value(0, "hit"), QString("was ping_rate, ping_rate_msec"));
        QCOMPARE(bench.found("interval"), QString("ping_interval device_data"));
        QCOMPARE(bench.value(1, "hit"), QString("sample_period, was interval"));
        QCOMPARE(bench.found("yawspeed"), QString("ATTITUDE"));
        QCOMPARE(bench.value(0, "hit"), QString("yawspeed"));
        QCOMPARE(bench.found("1211"), QString("distance_simple"));
        QCOMPARE(bench.found("heartbeat sent"), QString("HEARTBEAT"));
        QCOMPARE(bench.found("1/191"), QString("HEARTBEAT"));
        QCOMPARE(bench.found("once ping360"), QString("device_data device_information"));
        QCOMPARE(bench.found("nothing like it"), QString());
        QCOMPARE(bench.messages.kinds(), 8);
        bench.found(" ");
        QCOMPARE(bench.messages.list()->count(), 8);
    }

    void theChoiceStaysWithItsMessage()
    {
        Bench bench;
        bench.at(9900ms);
        bench.messages.choose(bench.rowOf("ATTITUDE"));
        QCOMPARE(bench.messages.chosen(), 2);
        bench.messages.setSearch("att");
        QCOMPARE(bench.messages.chosen(), 0);
        bench.messages.setSearch("heartbeat");
        QCOMPARE(bench.messages.chosen(), -1);
        QCOMPARE(bench.messages.details()->name(), QString("ATTITUDE"));
        bench.messages.step(1);
        QCOMPARE(bench.messages.chosen(), 0);
        bench.messages.step(5);
        QCOMPARE(bench.messages.chosen(), 1);
        bench.messages.setSearch("");
        bench.mixed.add(bench.sounder, 9900ms, ping::common::Ack{1004});
        bench.at(9900ms);
        QCOMPARE(bench.messages.chosen(), 6);
        bench.messages.step(-100);
        QCOMPARE(bench.messages.chosen(), 0);
    }

    void aLogThatGrowsIsFollowed()
    {
        Bench bench;
        const QAbstractItemModelTester tester(bench.messages.list());
        bench.at(9900ms);
        bench.messages.choose(bench.rowOf("ATTITUDE"));
        for (std::uint32_t i = 100; i < 300; ++i) {
            bench.mixed.add(bench.vehicle, i * 100ms, mavlink::Attitude{i});
            bench.at(i * 100ms);
            QCOMPARE(bench.field("time_boot_ms"), QString::number(i));
        }
        bench.mixed.add(bench.vehicle, 30s, mavlink::StatusText{.severity = 4});
        bench.at(30s);
        QCOMPARE(bench.value(bench.rowOf("STATUSTEXT"), "rate"), QString("once"));
    }

    void whatIsNotShownIsNotLookedInto()
    {
        Bench bench;
        bench.at(0s);
        bench.messages.setShown(false);
        bench.at(9900ms);
        QCOMPARE(bench.value(0, "count"), QString("1"));
        bench.messages.setShown(true);
        QCOMPARE(bench.value(0, "count"), QString("100"));
    }

    void anotherLogBeginsAnew()
    {
        Bench bench;
        bench.at(9900ms);
        bench.messages.choose(0);
        bench.messages.setSearch("distance");
        bench.messages.update(nullptr, 0s);
        QCOMPARE(bench.messages.list()->count(), 0);
        QVERIFY(!bench.messages.details()->present());
        QCOMPARE(bench.messages.chosen(), -1);
        bench.messages.stepInTime(1);
        bench.messages.step(1);
        const log::Log empty;
        bench.messages.update(&empty, 0s);
        bench.messages.refresh();
        QCOMPARE(bench.messages.kinds(), 0);
        QCOMPARE(bench.messages.search(), QString("distance"));
        bench.at(9900ms);
        QCOMPARE(bench.names(), QStringList("distance_simple"));
        bench.messages.update(nullptr, 0s);
    }

    void whatIsCopiedIsPlain()
    {
        Bench bench;
        bench.mixed.add(bench.vehicle, 20s, mavlink::SystemTime{1'700'000'000'123'456, 7});
        bench.at(20s);
        bench.messages.choose(bench.rowOf("SYSTEM_TIME"));
        QCOMPARE(bench.field("time_unix_usec"),
                 QString("1 700 000 000 123 456").replace(' ', QChar(0x2009)));
        const QString text = bench.messages.details()->asText();
        QVERIFY2(text.contains("time_unix_usec\t1700000000123456\tus\ntime_boot_ms\t7\tms\n"),
                 qPrintable(text));
        QVERIFY(text.contains("20.000000 s"));
        QVERIFY(text.contains("0000  fd "));
    }

    void numbersAreWrittenAsTheWindowDoes()
    {
        QCOMPARE(app::groupedDigits("1487"), QString("1487"));
        QCOMPARE(app::groupedDigits("-12345.5"), QString::fromUtf8("\u221212\u2009345.5"));
        QCOMPARE(app::groupedDigits("nan"), QString("nan"));
        QCOMPARE(app::groupedDigits(""), QString());
    }

    void aDumpHasOffsetsBytesAndLetters()
    {
        std::vector<std::byte> bytes;
        for (const char c : std::string_view("BR12345678\x01z"))
            bytes.push_back(static_cast<std::byte>(c));
        QCOMPARE(app::hexDump(bytes, 8), QString("0000  42 52 31 32 33 34 35 36   BR123456\n"
                                                 "0008  37 38 01 7a               78.z"));
        QCOMPARE(app::hexDump({}, 8), QString());
    }
};

LEADLINE_GUILESS_TEST(MessagesTest)
#include "tst_messages.moc"
