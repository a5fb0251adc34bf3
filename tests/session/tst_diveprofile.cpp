// SPDX-License-Identifier: GPL-3.0-or-later
#include "SyntheticLog.h"
#include "plot/DiveProfileItem.h"
#include "session/Session.h"
#include "support/OwnSettings.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"
#include "support/TlogFrames.h"
#include "support/VehicleLog.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace leadline;
using namespace std::chrono_literals;
using app::LogTimeOffset;
using app::Session;

namespace {

/// A dive that never repeats itself.
double depthAt(double t)
{
    return 8 + 2 * std::sin(t / 7) + 1.5 * std::sin(t / 17 + 1) + std::sin(t * t / 4000);
}
double otherDepthAt(double t)
{
    return 9 + 3 * std::sin(t / 9 + 2) + std::sin(t * t / 3000 + 1);
}

/// Ten minutes with a depth every 300 ms, and a text after each minute.
std::vector<std::byte> telemetry(double fromS, double (*depth)(double))
{
    test::TlogMaker maker;
    std::uint8_t sequence = 0;
    for (int i = 0; i < 2000; ++i) {
        const double t = fromS + i * 0.3 + 0.1;
        mavlink::VfrHud hud;
        hud.alt = static_cast<float>(-depth(t));
        hud.heading = static_cast<std::int16_t>(i % 360);
        maker.heartbeat();
        maker.record(mavlink::encodeFrame({{1, 1}, sequence++}, hud));
        if (i % 200 == 199) {
            mavlink::StatusText text;
            text.severity = i > 1000 ? 3 : 6;
            const std::string words = "Minute " + std::to_string(i / 200 + 1);
            std::ranges::copy(words, text.text.begin());
            maker.record(mavlink::encodeFrame({{1, 1}, sequence++}, text));
        } else {
            maker.attitude(static_cast<std::uint32_t>(i));
        }
    }
    return maker.bytes();
}

/// A Ping1D's distances over a flat bottom, without a date.
std::vector<std::byte> distances()
{
    test::PingViewerWriter writer({.type = 1});
    for (int i = 0; i < 2400; ++i) {
        const double distance = 30 - depthAt(i * 0.2);
        writer.record(1ms * (i * 200),
                      test::Echo1d{.distanceMm = static_cast<std::uint32_t>(distance * 1000),
                                   .confidence = 95,
                                   .pingNumber = static_cast<std::uint32_t>(i),
                                   .samples = test::Samples(50, 20)}
                          .profile());
    }
    return writer.bytes();
}

} // namespace

/// Tests a vehicle's depth and heading over a whole log, and what they tell about its place in
/// time.
class DiveProfileTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::OwnSettings::forget(); }

    void aLogAloneHasItsProfileAndItsTexts()
    {
        Session session;
        open(session, {write("dive.tlog", telemetry(0, depthAt))});
        app::DiveProfile& profile = *session.profile();
        QTRY_VERIFY(profile.isComplete() && profile.present());
        QVERIFY(profile.hasDepth() && profile.hasHeading());
        std::vector<echo::VehicleProfile::Column> columns(60);
        profile.read(0s, 600s, columns);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            QVERIFY(columns[i].depthM && columns[i].headingDeg);
            QVERIFY(std::abs(columns[i].depthM->first - depthAt(double(i) * 10)) < 0.4);
        }
        app::VehicleTextModel& texts = *session.vehicleTexts();
        QCOMPARE(texts.count(), 10);
        session.playback()->seekTo(130s);
        QCOMPARE(texts.current(), 1);
        const auto row = [&](int at, const char* role) {
            return texts.index(at).data(texts.roleNames().key(role));
        };
        QCOMPARE(row(1, "said").toString(), QStringLiteral("Minute 2"));
        QVERIFY(std::abs(row(1, "timeS").toDouble() - 119.9) < 0.2);
        QVERIFY(!row(1, "warns").toBool() && row(9, "warns").toBool());
        session.close();
        QVERIFY(!profile.present() && texts.count() == 0 && texts.current() == -1);
    }

    void aGrowingLogIsFollowed()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        app::DiveProfile profile;
        const app::VehicleSource vehicle{1, 1};
        profile.update(&log.log(), vehicle);
        QTRY_VERIFY(profile.isComplete());
        QVERIFY(!profile.present());
        mavlink::VfrHud hud;
        hud.alt = -3;
        const QSignalSpy grown(&profile, &app::DiveProfile::grown);
        log.say(1s, hud);
        profile.update(&log.log(), vehicle);
        QTRY_VERIFY(profile.hasDepth());
        QVERIFY(!grown.isEmpty());
        // Of another link or system nothing is taken.
        profile.update(&log.log(), app::VehicleSource{1, 7});
        QVERIFY(!profile.present());
        QTRY_VERIFY(profile.isComplete());
        QVERIFY(!profile.present());
        profile.update(nullptr, {});
        QVERIFY(profile.isComplete() && !profile.depthRange());
    }

    void itIsDrawnWithTheUsersZero()
    {
        test::VehicleLog log;
        log.sendHeartbeat(0ms);
        for (int i = 0; i < 100; ++i) {
            mavlink::VfrHud hud;
            hud.alt = i < 50 ? -5 : -9;
            log.say(i * 100ms, hud);
        }
        app::DiveProfile profile;
        profile.update(&log.log(), app::VehicleSource{1, 1});
        QTRY_VERIFY(profile.isComplete() && profile.hasDepth());
        app::VehicleSettings settings;
        app::DiveProfileItem item;
        item.setProfile(&profile);
        item.setSettings(&settings);
        item.setProperty("beginS", 0.0);
        item.setProperty("endS", 20.0);
        item.setProperty("fill", QColor(Qt::red));
        item.setProperty("edge", QColor(Qt::red));
        item.setProperty("headingShown", false);
        item.setSize({200, 100});
        QCOMPARE(item.topM(), 0.0);
        QCOMPARE(item.bottomM(), 10.0);
        const auto painted = [&] {
            QImage image(200, 100, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            item.paint(&painter);
            return image;
        };
        QImage image = painted();
        const auto isFilled = [&](int x, int y) { return image.pixelColor(x, y).green() < 60; };
        QVERIFY(isFilled(20, 10) && isFilled(20, 45) && !isFilled(20, 60));
        QVERIFY(isFilled(80, 85) && !isFilled(80, 97));
        // There is nothing after the end.
        QVERIFY(!isFilled(150, 10));
        settings.setDepthZeroM(4);
        QCOMPARE(item.bottomM(), 5.0);
        image = painted();
        QVERIFY(isFilled(20, 15) && !isFilled(20, 30) && isFilled(80, 90));
    }

    void aMatchIsOfferedAndNeverAppliedByItself()
    {
        constexpr double laterS = 12.4;
        Session session;
        LogTimeOffset& shift = *session.logTimeOffset();
        open(session,
             {write("sonar.bin", distances()), write("dive.tlog", telemetry(laterS, depthAt))});
        QTRY_VERIFY(shift.offered());
        QVERIFY(shift.match() == LogTimeOffset::Match::NotSearched && shift.matchText().isEmpty());
        QTRY_VERIFY(shift.profile()->hasDepth());
        QVERIFY(std::abs(shift.end() - shift.begin() - 600) < 1 && shift.shownSeconds() == 0);
        // Nothing is used that was not found.
        shift.useMatch();
        shift.findMatch();
        QVERIFY(shift.match() == LogTimeOffset::Match::Searching);
        QTRY_VERIFY(shift.match() == LogTimeOffset::Match::Found);
        QVERIFY(shift.offered() && !shift.present() && !session.vehicle()->byHand());
        QVERIFY2(std::abs(shift.matchSeconds() - laterS) <= shift.matchErrorS(),
                 qPrintable(QString::number(shift.matchSeconds())));
        QVERIFY2(shift.matchText().startsWith("Vehicle depth matches Ping1D distance: "),
                 qPrintable(shift.matchText()));
        shift.useMatch();
        QTRY_VERIFY(shift.present());
        QTRY_COMPARE(session.progress(), 1.0);
        QVERIFY(shift.byHandOnly() && std::abs(shift.seconds() - laterS) < 0.3);
        QVERIFY(session.vehicle()->byHand());
        // It stays known for the same two recordings.
        QVERIFY(shift.match() == LogTimeOffset::Match::Found);
        QTRY_VERIFY(session.profile()->hasDepth());
        session.close();
        QVERIFY(shift.match() == LogTimeOffset::Match::NotSearched);
    }

    void strangersAreOfferedNoMatch()
    {
        Session session;
        LogTimeOffset& shift = *session.logTimeOffset();
        open(session,
             {write("sonar.bin", distances()), write("other.tlog", telemetry(0, otherDepthAt))});
        QTRY_VERIFY(shift.offered());
        shift.findMatch();
        QTRY_VERIFY(shift.match() == LogTimeOffset::Match::None);
        QVERIFY(shift.matchText().isEmpty() && shift.matchSeconds() == 0);
        // Where it is offered, a shift lays it there at once.
        shift.move(-0.1);
        QTRY_VERIFY(shift.present());
        QTRY_COMPARE(shift.seconds(), -0.1);
        QVERIFY(session.vehicle()->byHand());
    }

private:
    QString write(const char* name, const std::vector<std::byte>& bytes)
    {
        return test::written(m_folder.filePath(name), bytes);
    }
    static void open(Session& session, const QStringList& paths)
    {
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls += QUrl::fromLocalFile(path);
        session.open(urls);
        QTRY_COMPARE(session.state(), Session::State::Ready);
        QTRY_COMPARE(session.progress(), 1.0);
        session.playback()->pause();
    }

    test::OwnSettings m_settings;
    QTemporaryDir m_folder;
};

LEADLINE_GUI_TEST(DiveProfileTest)

#include "tst_diveprofile.moc"
