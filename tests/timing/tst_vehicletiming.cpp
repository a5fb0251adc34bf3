// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/Log.h"
#include "mavlink/FramePeek.h"
#include "mavlink/Message.h"
#include "support/OwnSettings.h"
#include "support/TestMain.h"
#include "support/VehicleDive.h"
#include "timing/TimingCsv.h"
#include "timing/TimingNumbers.h"
#include "timing/VehicleTiming.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <semaphore>

using namespace leadline;
using namespace std::chrono_literals;
using app::ComponentText;
using app::MessageText;
using app::VehicleTiming;
using test::VehicleDive;

namespace {

/// However slow the machine is: under sanitizers a whole dive may take it half a minute.
constexpr auto timeout = 120'000;

/// A dive's log, with a stream of what came and one of what was sent.
std::unique_ptr<log::Log> diveLog(base::Duration until = VehicleDive::length)
{
    auto made = std::make_unique<log::Log>();
    const auto received = *made->addStream(0, ping::DeviceKind::Vehicle);
    const auto sent = *made->addStream(0, ping::DeviceKind::Vehicle);
    made->streamForWriting(sent).setSent();
    VehicleDive dive([&](const auto& bytes, base::Duration at, bool isSent) {
        (void)made->append(isSent ? sent : received, *mavlink::readFrame(bytes), at);
    });
    dive.run(until);
    return made;
}

/// Two vehicles with the same ids, one near and one behind a radio, their streams in no order.
std::unique_ptr<log::Log> twoLinks()
{
    auto made = std::make_unique<log::Log>();
    constexpr std::array addresses{"udp://192.168.2.2:14660", "serial:/dev/ttyUSB0"};
    constexpr std::array<log::StreamNumber, 2> sent{3, 2};
    for (std::size_t i = 0; i < 4; ++i)
        (void)made->addStream(0, ping::DeviceKind::Vehicle);
    for (std::size_t link = 0; link < 2; ++link) {
        made->streamForWriting(static_cast<log::StreamNumber>(link)).setLink(addresses[link]);
        made->streamForWriting(sent[link]).setLink(addresses[link]);
        made->streamForWriting(sent[link]).setSent();
    }
    const auto put = [&](log::StreamNumber stream, log::Time at, mavlink::Address from,
                         const auto& message) {
        const auto bytes = mavlink::encodeFrame({from, 0}, message);
        (void)made->append(stream, *mavlink::readFrame(bytes), at);
    };
    for (log::Time at = 0s; at < 10s; at += 200ms) {
        const std::int64_t stamp = at.count() + 1000;
        for (std::size_t link = 0; link < 2; ++link)
            put(sent[link], at, {254, 190},
                mavlink::Timesync{0, stamp + static_cast<std::int64_t>(link), 1, 1});
        for (std::size_t link = 0; link < 2; ++link) {
            const log::Time way = link == 0 ? 4ms : 40ms;
            const auto its = static_cast<log::StreamNumber>(link);
            put(its, at + way, {1, 1},
                mavlink::Timesync{at.count() + 1'000'000'000,
                                  stamp + static_cast<std::int64_t>(link), 254, 190});
            put(its, at + way, {1, 1}, mavlink::Heartbeat{19, 12, 3, 0xc1, 4, 3});
            put(its, at + way, {1, 1}, mavlink::Attitude{});
        }
    }
    return made;
}

ComponentText component(VehicleTiming& timing, int row)
{
    return timing.components()
        ->data(timing.components()->index(row), Qt::UserRole)
        .value<ComponentText>();
}

MessageText message(VehicleTiming& timing, const QString& name)
{
    for (int i = 0; i < timing.messages()->count(); ++i) {
        const auto words =
            timing.messages()->data(timing.messages()->index(i), Qt::UserRole).value<MessageText>();
        if (words.name == name)
            return words;
    }
    return {};
}

QList<ComponentText> allOf(VehicleTiming& timing)
{
    QList<ComponentText> all;
    for (int i = 0; i < timing.components()->count(); ++i)
        all += component(timing, i);
    return all;
}

} // namespace

class VehicleTimingTest : public QObject {
    Q_OBJECT

private slots:
    void theEndOfAWorkerDoesNotWaitForADiskThatDoesNotAnswer()
    {
        const std::shared_ptr<log::Log> shared = diveLog(2s);
        std::binary_semaphore hangs(0);
        std::binary_semaphore goesOn(0);
        std::weak_ptr<log::Log> its = shared;
        {
            app::TimingWorker worker(*shared, log::vehicleStreams(*shared, false), false,
                                     [&](const auto&) {
                                         hangs.release();
                                         goesOn.acquire();
                                     });
            worker.ask({1s, {}, {}, true});
            hangs.acquire();
        } // would wait for ever else
        goesOn.release();
        QVERIFY(base::waitForDetachableThreads(1min));
        QCOMPARE(its.use_count(), 1L);
    }

    void initTestCase() { m_log = diveLog(); }

    void withoutAVehicleThereIsNothing()
    {
        VehicleTiming timing;
        timing.setActive(true);
        log::Log empty;
        timing.update(&empty, {}, 0s);
        QVERIFY(!timing.present());
        (void)empty.addStream(0, ping::Family::Ping360);
        timing.update(&empty, {}, 0s);
        QVERIFY(!timing.present());
        timing.update(nullptr, {}, 0s);
        QCOMPARE(timing.components()->count(), 0);
    }

    void theTableSaysWhatTheLinkDid()
    {
        VehicleTiming timing;
        show(timing, 350s);
        QCOMPARE(timing.components()->count(), 5);
        const ComponentText autopilot = component(timing, 0);
        QCOMPARE(autopilot.name, QStringLiteral("Autopilot"));
        QCOMPARE(autopilot.address, QStringLiteral("1/1"));
        QCOMPARE(autopilot.about, QStringLiteral("ArduSub"));
        QCOMPARE(autopilot.badge, QStringLiteral("v1"));
        QVERIFY(autopilot.median.startsWith(u'3') || autopilot.median.startsWith(u'4'));
        QVERIFY2(autopilot.offset.startsWith(QStringLiteral("600.0")),
                 qPrintable(autopilot.offset));
        QCOMPARE(autopilot.offsetUnit, QStringLiteral("s"));
        QVERIFY(autopilot.bound.startsWith(u'±'));
        QCOMPARE(component(timing, 1).badge, QStringLiteral("v2"));
        QCOMPARE(component(timing, 2).shape, QStringLiteral("triangle"));
        QVERIFY(component(timing, 2).lossWarns);
        QCOMPARE(component(timing, 3).probe, QStringLiteral("PING"));
        QCOMPARE(component(timing, 3).offset, QStringLiteral("PING has no clock"));
        QCOMPARE(component(timing, 4).note,
                 QStringLiteral("Heartbeats only. Does not answer TIMESYNC or PING."));
        QVERIFY(timing.text().steps.startsWith(QStringLiteral("1 · 01:")));
        const auto& row = *timing.picture()->row();
        QCOMPARE(row.events.size(), std::size_t{1});
        QVERIFY(std::chrono::abs(*row.events.front().step - 8ms) < 1ms);
        QVERIFY(app::eventText(row, row.events.front())
                    .startsWith(QStringLiteral("Autopilot clock stepped +")));
        QVERIFY(app::eventText(row, row.events.front()).endsWith(QStringLiteral(" ms. Refitted.")));
    }

    void messagesHaveAgesOrSayWhyNot()
    {
        VehicleTiming timing;
        show(timing, 355s);
        QVERIFY(message(timing, QStringLiteral("ATTITUDE")).hasAge);
        QCOMPARE(message(timing, QStringLiteral("ATTITUDE")).use, QStringLiteral("heading"));
        QCOMPARE(message(timing, QStringLiteral("VFR_HUD")).use, QStringLiteral("depth"));
        QCOMPARE(message(timing, QStringLiteral("VFR_HUD")).age, QStringLiteral("no timestamp"));
        QCOMPARE(message(timing, QStringLiteral("ATTITUDE")).rate, QStringLiteral("10.0/s"));
        QVERIFY(message(timing, QStringLiteral("GPS_RAW_INT")).stopped);
        QCOMPARE(message(timing, QStringLiteral("GPS_RAW_INT")).age, QStringLiteral("stopped"));
        QVERIFY(timing.text().ages.startsWith(u'±'));
        show(timing, 300s);
        QCOMPARE(message(timing, QStringLiteral("GPS_RAW_INT")).age, QStringLiteral("other clock"));
    }

    void timesHaveTheUnitThatFitsTheirSize()
    {
        const auto text = [](base::Duration duration) {
            const app::DurationText words = app::durationText(duration);
            return QString(words.number + ' ' + words.unit).replace(QChar(0x2009), '\'');
        };
        QCOMPARE(text(2114us), QStringLiteral("2.114 ms"));
        QCOMPARE(text(9'999'999us), QStringLiteral("9999.999 ms"));
        QCOMPARE(text(1'766'000'840us), QStringLiteral("1766.001 s"));
        QCOMPARE(text(-412'907'331us), QString(QChar(0x2212)) + QStringLiteral("412.907 s"));
        QCOMPARE(text(50h), QStringLiteral("50.000 h"));
        QCOMPARE(text(24h * 20'440), QStringLiteral("20'440.000 d"));
        QCOMPARE(app::ageText(3600us), QStringLiteral("3.6"));
        QCOMPARE(app::ageText(1'766'000'840us), QStringLiteral("29 min"));
        QCOMPARE(app::sinceText(1'766min), QStringLiteral("29 h"));
    }

    void whatComesOnOccasionIsNotOverdue()
    {
        auto made = std::make_unique<log::Log>();
        const auto received = *made->addStream(0, ping::DeviceKind::Vehicle);
        const auto put = [&](log::Time at, const auto& message) {
            const auto bytes = mavlink::encodeFrame({{1, 1}, 0}, message);
            (void)made->append(received, *mavlink::readFrame(bytes), at);
        };
        for (log::Time at = 0s; at < 60s; at += 100ms) {
            put(at, mavlink::Heartbeat{19, 12, 3, 0xc1, 4, 3});
            if (at < 5s)
                put(at, mavlink::StatusText{});
            if (at < 5s)
                put(at, mavlink::Attitude{});
            if (at == 5s)
                put(at, mavlink::CommandAck{});
        }
        VehicleTiming timing;
        timing.setActive(true);
        timing.update(made.get(), {}, 59s);
        QTRY_VERIFY_WITH_TIMEOUT(timing.ready(), timeout);
        QVERIFY(message(timing, QStringLiteral("ATTITUDE")).stopped);
        const MessageText burst = message(timing, QStringLiteral("STATUSTEXT"));
        QVERIFY(!burst.stopped);
        QCOMPARE(burst.rate, QStringLiteral("–"));
        const MessageText single = message(timing, QStringLiteral("COMMAND_ACK"));
        QVERIFY(!single.stopped);
        QCOMPARE(single.rate, QStringLiteral("once"));
    }

    void aStalledWindowMovesNoFigure()
    {
        VehicleTiming stalled;
        VehicleTiming smooth;
        for (log::Time at = 340s; at < 350s; at += 16ms) {
            smooth.setPlayhead(at);
            const bool stalls = at >= 346s && at < 349s;
            if (!stalls)
                stalled.setPlayhead(at);
            if (at == 340s)
                show(smooth, at);
            if (at == 340s)
                show(stalled, at);
        }
        show(smooth, 350s);
        show(stalled, 350s);
        QCOMPARE(allOf(stalled), allOf(smooth));
        QCOMPARE(stalled.text(), smooth.text());
    }

    void aJumpShowsWhatPlayingThereShows()
    {
        VehicleTiming played;
        for (log::Time at = 0s; at <= 350s; at += 50s)
            show(played, at);
        VehicleTiming jumped;
        show(jumped, 20s);
        show(jumped, 350s);
        QCOMPARE(allOf(jumped), allOf(played));
        show(jumped, 100s); // and back
        QVERIFY(component(jumped, 0).median != component(played, 0).median ||
                jumped.text() != played.text());
    }

    void onlyTheLastMinutesAreRead()
    {
        // Ten times as long ago as what is shown.
        log::TimingFollower follower(*m_log, log::vehicleStreams(*m_log, false));
        QVERIFY(follower.moveTo(10s, {}));
        const auto first = follower.framesRead();
        QVERIFY(follower.moveTo(11s, {}));
        QVERIFY(follower.framesRead() - first < 100);
        QVERIFY(follower.framesRead() > first);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!follower.moveTo(5s, stop.get_token()));
        QVERIFY(follower.moveTo(5s, {}));
        QVERIFY(!follower.links().front().timing->components().empty());
    }

    void choosingAComponentShowsItsMessages()
    {
        VehicleTiming timing;
        show(timing, 350s);
        timing.choose(2);
        QTRY_COMPARE_WITH_TIMEOUT(timing.chosen(), 2, timeout);
        QCOMPARE(timing.messages()->count(), 2); // HEARTBEAT and TIMESYNC
        QVERIFY(timing.text().component.startsWith(QStringLiteral("10/1")));
        timing.choose(99);
        timing.choose(-1);
        show(timing, 351s);
        QCOMPARE(timing.chosen(), 2);
    }

    void everyLinkIsInTheTable()
    {
        const auto log = twoLinks();
        VehicleTiming timing;
        timing.setActive(true);
        const auto links = log::vehicleStreams(*log, false);
        QCOMPARE(links.size(), std::size_t{2});
        QCOMPARE(links[0].link, std::string("udp://192.168.2.2:14660"));
        // Not by their order: each has what was sent over it.
        QCOMPARE(links[0].sent, std::optional<log::StreamNumber>(3));
        QCOMPARE(links[1].sent, std::optional<log::StreamNumber>(2));
        const app::VehicleSource second{links[1].received, 1};
        timing.update(log.get(), {.source = second}, 10s);
        QTRY_VERIFY_WITH_TIMEOUT(timing.ready(), timeout);
        QCOMPARE(timing.components()->count(), 2);
        QCOMPARE(component(timing, 0).address, QStringLiteral("1/1"));
        QCOMPARE(component(timing, 0).about, QStringLiteral("ArduSub · 192.168.2.2:14660"));
        QCOMPARE(component(timing, 1).address, QStringLiteral("1/1"));
        QCOMPARE(component(timing, 1).about, QStringLiteral("ArduSub · ttyUSB0"));
        QVERIFY(component(timing, 0).median.startsWith(QStringLiteral("4.0")));
        QVERIFY(component(timing, 1).median.startsWith(QStringLiteral("40.0")));
        QCOMPARE(timing.links(), 2);
        // The one that the window shows is chosen, and its messages say so.
        QCOMPARE(timing.chosen(), 1);
        QCOMPARE(timing.link(), int{links[1].received});
        QCOMPARE(message(timing, QStringLiteral("ATTITUDE")).use, QStringLiteral("heading"));
        timing.choose(0);
        QTRY_COMPARE_WITH_TIMEOUT(timing.chosen(), 0, timeout);
        QCOMPARE(message(timing, QStringLiteral("ATTITUDE")).use, QString());
        QVERIFY(timing.text().component.endsWith(QStringLiteral("192.168.2.2:14660")));
        const QString csv = QString::fromStdString(app::timingCsv(*timing.picture(), {}));
        QVERIFY(csv.contains(QStringLiteral(",udp://192.168.2.2:14660\n")));
        QVERIFY(csv.contains(QStringLiteral(",serial:/dev/ttyUSB0\n")));
    }

    void strictlyByVersion2TheOthersAreNotInTheTable()
    {
        VehicleTiming timing;
        show(timing, 350s);
        QCOMPARE(component(timing, 0).badge, QStringLiteral("v1"));
        const QSignalSpy changes(&timing, &VehicleTiming::strictChanged);
        timing.setStrictVersion2(true);
        QCOMPARE(changes.count(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(component(timing, 0).badge == QStringLiteral("v2"), timeout);
        for (const ComponentText& each : allOf(timing))
            QVERIFY(each.badge != QStringLiteral("v1"));
        QVERIFY(VehicleTiming().strictVersion2()); // it is kept
        timing.setStrictVersion2(false);
        QTRY_VERIFY_WITH_TIMEOUT(component(timing, 0).badge == QStringLiteral("v1"), timeout);
    }

    void theFirmwareStandsBesideTheNameOnceItWasSaid()
    {
        auto log = diveLog(20s);
        const auto say = [&](log::Time at, mavlink::Address from, std::uint32_t version) {
            mavlink::AutopilotVersion message;
            message.flightSwVersion = version;
            const auto bytes = mavlink::encodeFrame({from, 0}, message);
            QVERIFY(log->append(0, *mavlink::readFrame(bytes), at));
        };
        say(21s, {1, 1}, 0x040503ff);
        say(22s, VehicleDive::onboard, 0x01040080);
        say(30s, {1, 1}, 0x040600c0);
        VehicleTiming timing;
        timing.setActive(true);
        const auto about = [&](log::Time at, int row) {
            timing.update(log.get(), {}, at);
            return QTest::qWaitFor([&] { return timing.ready(); }, timeout)
                       ? component(timing, row).about
                       : QStringLiteral("not ready");
        };
        QCOMPARE(about(20s, 0), QStringLiteral("ArduSub"));
        QCOMPARE(about(25s, 0), QStringLiteral("ArduSub 4.5.3"));
        QCOMPARE(about(25s, 1), QStringLiteral("firmware 1.4.0 beta"));
        QCOMPARE(about(31s, 0), QStringLiteral("ArduSub 4.6.0 rc"));
        QCOMPARE(about(23s, 0), QStringLiteral("ArduSub 4.5.3"));
    }

    void aLinkThatComesLaterChangesNoChoice()
    {
        auto log = diveLog(20s);
        VehicleTiming timing;
        timing.setActive(true);
        timing.update(log.get(), {}, 20s);
        QTRY_VERIFY_WITH_TIMEOUT(timing.ready(), timeout);
        timing.choose(1);
        QTRY_COMPARE_WITH_TIMEOUT(timing.chosen(), 1, timeout);
        const auto rows = timing.components()->count();
        (void)log->addStream(0, ping::DeviceKind::Vehicle);
        timing.update(log.get(), {}, 20s);
        QCOMPARE(timing.components()->count(), rows);
        QTRY_COMPARE_WITH_TIMEOUT(timing.links(), 2, timeout);
        QCOMPARE(timing.chosen(), 1);
        QVERIFY(component(timing, 0).about.endsWith(QStringLiteral("link 1")));
        timing.clear();
    }

    void aLogMayBeLetGoOfAtOnce()
    {
        auto log = diveLog(20s);
        VehicleTiming timing;
        timing.setActive(true);
        timing.update(log.get(), {}, 20s);
        timing.clear();
        log.reset();
        QVERIFY(!timing.present());
        QTest::qWait(0);
        QCOMPARE(timing.components()->count(), 0);
    }

    void nobodyLooksNothingIsMade()
    {
        VehicleTiming timing;
        timing.update(m_log.get(), {}, 20s);
        QVERIFY(timing.present());
        QVERIFY(!timing.ready());
        timing.setActive(true);
        QTRY_VERIFY_WITH_TIMEOUT(timing.ready(), timeout);
        timing.setActive(false);
        timing.setPlayhead(21s);
        QVERIFY(!timing.ready());
    }

    void theCsvHasWhatIsShown()
    {
        VehicleTiming timing;
        show(timing, 350s);
        const std::string csv = app::timingCsv(*timing.picture(), 1'789'379'697s);
        const QStringList lines = QString::fromStdString(csv).split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(
            lines.front().startsWith(QStringLiteral("kind,time_s,utc,system,component,probe,")));
        const auto count = [&](const char* kind) {
            return std::ranges::count_if(lines, [&](const QString& line) {
                return line.startsWith(QString::fromLatin1(kind) + u',');
            });
        };
        QCOMPARE(count("component"), 5);
        QCOMPARE(count("message"), timing.messages()->count());
        QCOMPARE(count("step"), 1);
        std::uint64_t replies = 0;
        std::uint64_t lost = 0;
        for (const auto& row : timing.picture()->rows) {
            replies += row.figures.replies;
            lost += row.figures.lost;
        }
        QCOMPARE(static_cast<std::uint64_t>(count("reply") + count("late")), replies);
        QCOMPARE(static_cast<std::uint64_t>(count("lost")), lost);
        for (const QString& line : lines)
            QCOMPARE(line.count(u','), lines.front().count(u','));
        QVERIFY(lines.at(1).contains(QStringLiteral("2026-09-14T")));
        mavlink::DurationSummary way;
        way.median = 38'240us;
        way.p95 = 44ms;
        const std::string withPaths = app::timingCsv(
            *timing.picture(), {},
            {app::linkPathText(QStringLiteral("Ping360"), app::PathPart::RequestToReply, way, {}),
             app::linkPathText(QStringLiteral("Ping1D"), app::PathPart::PingToScreen, {},
                               QStringLiteral("-"))});
        const QStringList paths = QString::fromStdString(withPaths).split(u'\n').filter(
            QRegularExpression(QStringLiteral("^path,")));
        QCOMPARE(paths.size(), 1);
        QCOMPARE(paths.front().count(u','), lines.front().count(u','));
        QVERIFY(paths.front().startsWith(
            QString::fromUtf8("path,350.000000,,,,,Ping360 request → reply,38.240,44.000,")));
        const std::string unknown = app::timingCsv(*timing.picture(), {});
        QVERIFY(
            QString::fromStdString(unknown).contains(QStringLiteral("350.000000,,1,1,TIMESYNC")));
    }

    void savingTakesNobodysName()
    {
        const QTemporaryDir folder;
        VehicleTiming timing;
        QCOMPARE(timing.present(), false);
        timing.setActive(true);
        timing.update(m_log.get(), {.folder = folder.path()}, 20s);
        QTRY_VERIFY_WITH_TIMEOUT(timing.ready(), timeout);
        QSet<QString> said;
        for (int i = 0; i < 3; ++i)
            said += timing.save();
        QCOMPARE(said.size(), 3);
        QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("*-timing*.csv")}).size(), 3);
        for (const QString& words : said)
            QVERIFY(words.startsWith(QStringLiteral("Saved ")));
    }

    void numbersAreWrittenAsTheWindowDoes()
    {
        QCOMPARE(app::numberText(-412907.3314, 3), QString::fromUtf8("−412\u2009907.331"));
        QCOMPARE(app::numberText(1487, 0), QStringLiteral("1487"));
        QCOMPARE(app::numberText(-0.0004, 3), QStringLiteral("0.000"));
        QCOMPARE(app::signedText(12.44, 1), QStringLiteral("+12.4"));
        QCOMPARE(app::boundText(0.644), QString::fromUtf8("± 0.64"));
        QCOMPARE(app::boundText(19.6), QString::fromUtf8("± 19.6"));
        QCOMPARE(app::sinceText(31ms), QStringLiteral("31 ms"));
        QCOMPARE(app::sinceText(14s), QStringLiteral("14 s"));
        QCOMPARE(app::agoText(127s), QStringLiteral("02:07"));
    }

private:
    void show(VehicleTiming& timing, log::Time at)
    {
        timing.setActive(true);
        timing.update(m_log.get(), {}, at);
        QTRY_VERIFY_WITH_TIMEOUT(timing.ready(), timeout);
    }

    std::unique_ptr<log::Log> m_log;
    test::OwnSettings m_settings;
};

LEADLINE_GUI_TEST(VehicleTimingTest)
#include "tst_vehicletiming.moc"
