// SPDX-License-Identifier: GPL-3.0-or-later
#include "Layout.h"
#include "Recordings.h"
#include "WindowRun.h"
#include "support/TestMain.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <memory>
#include <set>

using namespace leadline;
using namespace std::chrono_literals;

/// Records the commands that the page sends.
class OrderedVehicle : public QObject {
    Q_OBJECT
    Q_PROPERTY(int timesyncRate MEMBER rate NOTIFY changed)
    Q_PROPERTY(bool pingStream MEMBER stream NOTIFY changed)
    Q_PROPERTY(bool answersPing MEMBER answersPing NOTIFY changed)
    Q_PROPERTY(bool answersTimesync MEMBER answersTimesync NOTIFY changed)

public:
    int rate = 1;
    bool stream = false;
    bool answersPing = true;
    bool answersTimesync = false;
    int pings = 0;

    Q_INVOKABLE void setTimesyncRate(int perSecond) { (rate = perSecond, emit changed()); }
    Q_INVOKABLE void pingOnce() { ++pings; }
    Q_INVOKABLE void setPingStream(bool on) { (stream = on, emit changed()); }
    Q_INVOKABLE void setAnswersPing(bool on) { (answersPing = on, emit changed()); }
    Q_INVOKABLE void setAnswersTimesync(bool on) { (answersTimesync = on, emit changed()); }

signals:
    void changed();
};

class WindowTimingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init() { m_run = std::make_unique<test::WindowRun>(); }
    void cleanup() { m_run.reset(); }

    void theChartsAreLoadedWithThePage()
    {
        QFile libraries(QStringLiteral("/proc/self/maps"));
        if (!libraries.open(QIODevice::ReadOnly))
            QSKIP("This system does not tell which libraries are loaded");
        const QByteArray charts = "qtchartsqml";
        QVERIFY(!libraries.readAll().contains(charts));
        press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(m_run->named(QStringLiteral("roundTrips")) &&
                m_run->named(QStringLiteral("clockOffset")));
        libraries.seek(0);
        QVERIFY(libraries.readAll().contains(charts));
    }

    void withoutAVehicleThePageSaysSo()
    {
        press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(shows(QStringLiteral("No vehicle")));
        press(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(!shows(QStringLiteral("No vehicle")));
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Ping360)));
        press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(shows(QStringLiteral("No vehicle")));
    }

    void thePageIsNotMadeBeforeItIsLookedAt()
    {
        QVERIFY(!m_run->named(QStringLiteral("timingPage")));
        press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(m_run->named(QStringLiteral("timingPage")));
        press(Qt::Key_Escape);
        QVERIFY(!m_run->named(QStringLiteral("timingPage"))->isVisible());
    }

    void aTelemetryLogIsShownAtThePlayhead()
    {
        openTiming(350s);
        QCOMPARE(timing().components()->count(), 5);
        QVERIFY(shows(QStringLiteral("Autopilot")));
        QVERIFY(shows(QStringLiteral("ATTITUDE")));
        QVERIFY(shows(QStringLiteral("PING has no clock")));
        QVERIFY(!m_run->named(QStringLiteral("timingPage"))->property("vehicle").value<QObject*>());
        // The timeline stays, the plots go.
        QVERIFY(!m_run->polar()->isVisible());
        m_run->seek(60s);
        QVERIFY(m_run->drawUntil([this] { return timing().ready(); }));
        QVERIFY(timing().text().steps == QStringLiteral("0"));
        press(Qt::Key_Space);
        QVERIFY(m_run->playback().playing());
    }

    void theMessagesAreItsOtherSide()
    {
        openTiming(100s);
        press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(m_run->named(QStringLiteral("messagesPage"))->isVisible());
        QVERIFY(!m_run->named(QStringLiteral("timingPage"))->isVisible());
        const QQuickItem* focused = m_run->window().activeFocusItem();
        QVERIFY(focused && focused->objectName() == QLatin1String("messageSearch"));
        for (const Qt::Key key : {Qt::Key_V, Qt::Key_F, Qt::Key_R})
            press(key);
        QVERIFY(m_run->drawUntil([this] { return shows(QStringLiteral("VFR_HUD")); }));
        press(Qt::Key_Return);
        QVERIFY(m_run->drawUntil([this] { return shows(QStringLiteral("throttle")); }));
        press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(!m_run->named(QStringLiteral("messagesPage"))->isVisible());
        QVERIFY(m_run->named(QStringLiteral("timingPage"))->isVisible());
    }

    void theChartsDrawWhatCame()
    {
        openTiming(350s);
        for (const char* name : {"roundTripChart", "histogramChart", "clockOffsetChart"}) {
            const QQuickItem* chart = m_run->named(QString::fromLatin1(name));
            QVERIFY(chart && chart->isVisible());
            QVERIFY2(m_run->drawUntil([&] { return coloursOf(*chart) > 2; }), name);
        }
        const int dots = coloursOf(*m_run->named(QStringLiteral("roundTripChart")));
        QVERIFY(dots > 20);
    }

    void controlsSayWhyTheyCannotBeUsed()
    {
        openTiming(100s);
        QCOMPARE(m_run->named(QStringLiteral("probeRate"))->property("usable").toInt(), 0);
        QVERIFY(
            !m_run->named(QStringLiteral("probeRate"))->property("reason").toString().isEmpty());
        QVERIFY(!m_run->named(QStringLiteral("pingOnce"))->isEnabled());
        QVERIFY(
            !m_run->named(QStringLiteral("answersTimesync"))->property("tip").toString().isEmpty());
    }

    void ordersGoToTheVehicle()
    {
        openTiming(100s);
        OrderedVehicle vehicle;
        m_run->named(QStringLiteral("timingPage"))
            ->setProperty("vehicle", QVariant::fromValue<QObject*>(&vehicle));
        QVERIFY(m_run->named(QStringLiteral("pingOnce"))->isEnabled());
        QCOMPARE(m_run->named(QStringLiteral("probeRate"))->property("current").toInt(), 1);
        QMetaObject::invokeMethod(m_run->named(QStringLiteral("probeRate")), "activated",
                                  Q_ARG(int, 3));
        QCOMPARE(vehicle.rate, 10);
        QCOMPARE(m_run->named(QStringLiteral("probeRate"))->property("current").toInt(), 3);
        for (const char* name : {"pingOnce", "pingStream", "answersPing", "answersTimesync"})
            click(QString::fromLatin1(name));
        QCOMPARE(vehicle.pings, 1);
        QVERIFY(vehicle.stream);
        QVERIFY(!vehicle.answersPing);
        QVERIFY(vehicle.answersTimesync);
        m_run->named(QStringLiteral("timingPage"))
            ->setProperty("vehicle", QVariant::fromValue<QObject*>(nullptr));
    }

    void theRecordedVehicleHasItsChip()
    {
        QVERIFY(m_run->open(test::telemetryFile()));
        m_run->seek(200s);
        const QQuickItem* chip = m_run->named(QStringLiteral("recordedVehicleChip"));
        QVERIFY(chip && chip->isVisible());
        const app::RecordedVehicle& vehicle = *m_run->session().recordedVehicle();
        // Although nobody looks at the timing page.
        QVERIFY(m_run->drawUntil([&] { return vehicle.rttMs() > 3 && vehicle.rttMs() < 5; }));
        QVERIFY(vehicle.rateHz() > 40 && !vehicle.lost());
        QVERIFY(m_run->drawUntil([this] { return shows(QStringLiteral("recorded")); }));
        QVERIFY(vehicle.several()); // the float is an autopilot, too
        m_run->session().recordedVehicle()->choose(1);
        QVERIFY(m_run->drawUntil([&] { return vehicle.rttMs() > 30; }));
        QCOMPARE(m_run->session().vehicle()->source()->system, std::uint8_t{10});
    }

    void strictlyByVersion2IsAlsoOfARecording()
    {
        openTiming(350s);
        click(QStringLiteral("strictVersion2"));
        QVERIFY(timing().strictVersion2());
        QVERIFY(m_run->drawUntil([this] { return !shows(QStringLiteral("v1")); }));
        click(QStringLiteral("strictVersion2"));
        QVERIFY(m_run->drawUntil([this] { return shows(QStringLiteral("v1")); }));
    }

    void aRowIsChosenByTheKeyboard()
    {
        openTiming(350s);
        QQuickItem* row = m_run->named(QStringLiteral("component1"));
        QVERIFY(row);
        row->forceActiveFocus(Qt::TabFocusReason);
        press(Qt::Key_Space);
        QVERIFY(m_run->drawUntil([this] { return timing().chosen() == 1; }));
        QVERIFY(timing().text().component.startsWith(QStringLiteral("1/191")));
    }

    void theCsvIsSavedBesideTheLog()
    {
        openTiming(350s);
        click(QStringLiteral("timingCsv"));
        const QQuickItem* notice = m_run->named(QStringLiteral("notice"));
        QVERIFY(m_run->drawUntil([&] { return notice->isVisible(); }));
        QVERIFY(shows(QStringLiteral("Saved ")));
    }

    void nothingOverlapsInAnySize_data()
    {
        QTest::addColumn<QString>("theme");
        for (const char* theme : {"dusk", "day", "night"})
            QTest::newRow(theme) << QString::fromLatin1(theme);
    }
    void nothingOverlapsInAnySize()
    {
        QFETCH(const QString, theme);
        m_run->setTheme(theme);
        openTiming(350s);
        QStringList faults;
        for (const QSize size :
             {QSize(1024, 640), QSize(1199, 700), QSize(1440, 900), QSize(1920, 1080)}) {
            m_run->resize(size);
            QVERIFY(m_run->drawUntilReady());
            for (const QString& fault : test::layoutFaults(*m_run->window().contentItem()))
                faults +=
                    QStringLiteral("%1x%2: %3").arg(size.width()).arg(size.height()).arg(fault);
            if (const QString to = qEnvironmentVariable("TIMING_SHOTS"); !to.isEmpty())
                (void)m_run->grab().save(
                    QStringLiteral("%1/%2-%3.png").arg(to, theme).arg(size.width()));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }

    void inADiveTheSonarsPathStandsAtTheFoot_data() { nothingOverlapsInAnySize_data(); }
    void inADiveTheSonarsPathStandsAtTheFoot()
    {
        QFETCH(const QString, theme);
        m_run->setTheme(theme);
        app::Session& session = m_run->session();
        session.startDemo();
        QVERIFY(m_run->drawUntil([&] {
            return session.ping360()->screen().summary() && session.ping1d()->screen().summary() &&
                   timing().present();
        }));
        press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(m_run->drawUntil([&] { return timing().messages()->count() > 3; }));
        QVERIFY(shows(QStringLiteral("Sonar path")));
        QVERIFY(shows(QString::fromUtf8("Ping1D ping → screen")));
        QVERIFY(!m_run->named(QStringLiteral("lowerLatency")));
        QStringList faults;
        for (const QSize size : {QSize(1024, 640), QSize(1440, 900), QSize(1920, 1080)})
            for (const bool refused : {false, true}) {
                m_run->resize(size);
                QVERIFY(m_run->drawUntil([this] { return timing().messages()->count() > 3; }));
                // As if its adapter were slow, until the next look.
                session.path()->slowPorts()->setRows(
                    std::vector{app::slowPortText(QStringLiteral("ttyUSB0"), 16, refused)});
                const QImage picture = m_run->grab();
                QVERIFY(m_run->named(QStringLiteral("lowerLatency")));
                for (const QString& fault : test::layoutFaults(*m_run->window().contentItem()))
                    faults +=
                        QStringLiteral("%1x%2: %3").arg(size.width()).arg(size.height()).arg(fault);
                if (const QString to = qEnvironmentVariable("TIMING_SHOTS"); !to.isEmpty())
                    (void)picture.save(QStringLiteral("%1/dive-%2-%3-%4.png")
                                           .arg(to, theme)
                                           .arg(size.width())
                                           .arg(refused ? 1 : 0));
            }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }

private:
    [[nodiscard]] app::VehicleTiming& timing() { return *m_run->session().timing(); }
    void openTiming(log::Time at)
    {
        QVERIFY(m_run->open(test::telemetryFile()));
        press(Qt::Key_2, Qt::ControlModifier);
        m_run->seek(at);
        QVERIFY(m_run->drawUntil([this] { return timing().ready(); }));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&m_run->window(), key, modifiers);
    }
    /// How many are seen in its place.
    [[nodiscard]] int coloursOf(const QQuickItem& item)
    {
        const QImage picture = m_run->grab();
        const QRect place = m_run->placeOf(item);
        std::set<QRgb> colours;
        for (int y = place.top(); y < place.bottom(); ++y)
            for (int x = place.left(); x < place.right(); ++x)
                colours.insert(picture.pixel(x, y));
        return static_cast<int>(colours.size());
    }
    /// Words that begin so are seen.
    [[nodiscard]] bool shows(const QString& words) const
    {
        return std::ranges::any_of(m_run->items(), [&](const QQuickItem* item) {
            return item->isVisible() && item->property("text").toString().startsWith(words);
        });
    }
    void click(const QString& name)
    {
        const QQuickItem* item = m_run->named(name);
        QVERIFY(item);
        QTest::mouseClick(&m_run->window(), Qt::LeftButton, {},
                          item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
    }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowTimingTest)
#include "tst_windowtiming.moc"
