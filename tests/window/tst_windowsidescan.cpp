// SPDX-License-Identifier: GPL-3.0-or-later
#include "AccessFaults.h"
#include "Recordings.h"
#include "WindowRun.h"
#include "ping/cerulean/Container.h"
#include "sidescanning/SideScanItem.h"
#include "support/SideScanSea.h"
#include "support/TestMain.h"

#include <QTest>

using namespace leadline;

namespace {

/// Two units for 20 s at 5 Hz, as SonarLink records them; with an object at starboard from 10 to
/// 11 s.
QByteArray survey(float portDeg, float starboardDeg, std::uint8_t channels)
{
    std::mt19937 random(2);
    const QByteArray header =
        R"({"session_id":1,"session_devices":[{"device_id":1,"product_id":"os450"},)"
        R"({"device_id":2,"product_id":"os450"}],"timestamp":"2026-06-01T12:00:00Z"})";
    QByteArray bytes;
    const auto add = [&bytes](const std::vector<std::byte>& frame) {
        bytes.append(reinterpret_cast<const char*>(frame.data()), qsizetype(frame.size()));
    };
    add(ping::encodeFrame(ping::cerulean::JsonWrapper::id,
                          std::as_bytes(std::span(header.data(), std::size_t(header.size()))), 0,
                          255));
    for (unsigned i = 0; i < 100; ++i) {
        test::SideScanSea sea{.samples = 300};
        sea.stampMs = 1000 + 200 * i;
        add(sea.frame(random, 1, channels == 2 ? 0 : 255, portDeg));
        if (i >= 50 && i < 55)
            sea.object = test::SideScanSea::Object{.groundM = 20, .heightM = 2};
        if (channels > 0)
            add(sea.frame(random, 2, channels == 2 ? 1 : 255, starboardDeg));
    }
    return bytes;
}

} // namespace

/// Tests the side-scan view in the window.
class WindowSideScanTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init() { m_run = std::make_unique<test::WindowRun>(); }
    void cleanup() { m_run.reset(); }

    void bothSidesAreShownAndNamed_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("smallest") << QSize(1024, 640);
        QTest::newRow("usual") << QSize(1440, 900);
        QTest::newRow("large") << QSize(1920, 1080);
    }
    void bothSidesAreShownAndNamed()
    {
        QFETCH(const QSize, size);
        m_run->resize(size);
        open(survey(-90, 90, 2));
        QVERIFY(picture().hasPort() && picture().hasStarboard() && !picture().isSingle());
        QCOMPARE(picture().rangeM(), 50.0);
        QVERIFY(std::abs(picture().altitudeM() - 8) < 0.5);
        QQuickItem* panel = m_run->named(QStringLiteral("sidePanel"));
        QVERIFY(panel && panel->isVisible());
        QCOMPARE(test::namingFaults(*panel), QStringList());
        QCOMPARE(m_run->lastingLayoutFaults(*m_run->window().contentItem()), QStringList());
        QVERIFY(picture().probe(picture().xOf(true, 20), 40));
        QVERIFY(m_run->drawUntilReady());
        QCOMPARE(text("sidePlace"), QStringLiteral("No position"));
        QCOMPARE(m_run->lastingLayoutFaults(*m_run->window().contentItem()), QStringList());
    }

    void bothSidesStayInSightBesideTheInspector()
    {
        m_run->resize({1024, 640});
        open(survey(-90, 90, 2));
        QQuickItem& panel = *m_run->named(QStringLiteral("sidePanel"));
        const double width = panel.width();
        QTest::keyClick(&m_run->window(), Qt::Key_I);
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(panel.width() < width);
        QVERIFY(m_run->drawUntil(
            [&] { return m_run->lastingLayoutFaults(*m_run->window().contentItem()).isEmpty(); }));
        QTest::keyClick(&m_run->window(), Qt::Key_I);
        QCOMPARE(panel.width(), width);
    }

    /// What is said of the log stands in the status bar and covers no header.
    void aLogThatEndsEarlySaysSoInTheStatusBar()
    {
        m_run->resize({1024, 640});
        const QByteArray whole = survey(-90, 90, 2);
        open(whole.chopped(40));
        const QQuickItem& notice = *m_run->named(QStringLiteral("notice"));
        QVERIFY(m_run->drawUntil([&] { return notice.isVisible(); }));
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(m_run->placeOf(notice).bottom() <=
                m_run->placeOf(*m_run->named(QStringLiteral("statusBar"))).bottom());
    }

    void theCursorSaysTheHeightOfAnObject()
    {
        m_run->resize({1440, 900});
        open(survey(-90, 90, 2));
        const test::SideScanSea sea{.object = test::SideScanSea::Object{.heightM = 2}};
        const double ground = std::sqrt(sea.topM() * sea.topM() - 64);
        QVERIFY(picture().probe(picture().xOf(false, ground), picture().yOf(10.5)));
        QVERIFY(m_run->drawUntilReady());
        QVERIFY2(text("sideHeight").contains(QStringLiteral("from shadow")),
                 qPrintable(text("sideHeight")));
        QVERIFY(text("sideAltitude").startsWith(QStringLiteral("altitude ")));
        press(Qt::Key_D);
        QVERIFY(picture().measuring());
        picture().measureAt(picture().xOf(false, ground), picture().yOf(10.5));
        QVERIFY(m_run->drawUntilReady());
        QQuickItem* tag = m_run->named(QStringLiteral("heightTag"));
        QVERIFY(tag && tag->isVisible());
        press(Qt::Key_Escape);
        QVERIFY(!picture().measuring());
    }

    void keysChangeRangeAndBottomLine()
    {
        m_run->resize({1440, 900});
        open(survey(-90, 90, 2));
        QVERIFY(picture().isGround());
        press(Qt::Key_X);
        QVERIFY(!picture().isGround());
        press(Qt::Key_X);
        QVERIFY(picture().isGround());
        press(Qt::Key_Y);
        press(Qt::Key_Up);
        QCOMPARE(picture().settings()->sections(), 1);
        press(Qt::Key_Escape);
        QCOMPARE(picture().settings()->sections(), 0);
        press(Qt::Key_Y);
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QCOMPARE(picture().settings()->sections(), 1);
        press(Qt::Key_Down);
        QCOMPARE(picture().settings()->sections(), 1);
    }

    void aUnitOfWhichNothingIsKnownIsAskedFor()
    {
        m_run->resize({1440, 900});
        open(survey(0, 0, 0));
        QVERIFY(picture().isSingle());
        QQuickItem* notice = m_run->named(QStringLiteral("sideUnknown"));
        QVERIFY(notice && notice->isVisible());
        QCOMPARE(test::namingFaults(*notice), QStringList());
        QVERIFY(!m_run->named(QStringLiteral("shownUnit"))->isVisible());
        QCOMPARE(m_run->lastingLayoutFaults(*m_run->window().contentItem()), QStringList());
        picture().chooseSide(true);
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(picture().hasPort() && !picture().isSingle());
        QVERIFY(!notice->isVisible());
        picture().swapSides();
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(picture().hasStarboard() && !picture().hasPort());
    }

    void ofUnitsWithoutASideOneIsChosen()
    {
        m_run->resize({1024, 640});
        open(survey(0, 0, 1));
        QVERIFY(picture().isSingle());
        QCOMPARE(picture().units().size(), 2);
        QQuickItem* units = m_run->named(QStringLiteral("shownUnit"));
        QVERIFY(units && units->isVisible());
        QCOMPARE(m_run->lastingLayoutFaults(*m_run->window().contentItem()), QStringList());
        QVERIFY(QMetaObject::invokeMethod(units, "activated", Q_ARG(int, 1)));
        QVERIFY(m_run->drawUntilReady());
        QCOMPARE(picture().shownUnit(), 1);
        QVERIFY(QMetaObject::invokeMethod(m_run->named(QStringLiteral("unitSide")), "activated",
                                          Q_ARG(int, 1)));
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(picture().hasPort() && picture().hasStarboard());
    }

    void theReadoutTakesAsManyLinesAsItsPartsNeed()
    {
        m_run->resize({1920, 1080});
        open(survey(-90, 90, 2));
        const auto isInTwoLines = [this] {
            return m_run->named(QStringLiteral("sideReadout"))->property("twoLines").toBool();
        };
        QVERIFY(!isInTwoLines());
        m_run->resize({1024, 640});
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(isInTwoLines());
    }

    void displaySettingsAreThoseThatActOnTheView()
    {
        m_run->resize({1440, 900});
        open(survey(-90, 90, 2));
        const auto isSeen = [this](const char* name) {
            QQuickItem* item = m_run->named(QLatin1String(name));
            return item && item->isVisible();
        };
        QVERIFY(isSeen("displayTab"));
        for (const char* name :
             {"layoutSetting", "persistenceRow", "tvg", "averaging", "levelsMode"})
            QVERIFY2(!isSeen(name), name);
        QVERIFY(isSeen("soundSource"));
    }

    void aMarkerIsNamedBesideItsTarget_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isSided");
        QTest::newRow("small") << QSize(1024, 640) << true;
        QTest::newRow("large") << QSize(1440, 900) << true;
        QTest::newRow("side unknown") << QSize(1024, 640) << false;
    }
    void aMarkerIsNamedBesideItsTarget()
    {
        QFETCH(const QSize, size);
        QFETCH(const bool, isSided);
        m_run->resize(size);
        // Markers are kept beside the file.
        open(isSided ? survey(-90, 90, 2) : survey(0, 0, 0), QTest::currentDataTag());
        QCOMPARE(picture().isSingle(), !isSided);
        const QPointF target(picture().xOf(true, 30), picture().yOf(12));
        QVERIFY(picture().probe(target.x(), target.y()));
        press(Qt::Key_M);
        QCOMPARE(m_run->session().markers()->count(), 1);
        QVERIFY(m_run->drawUntilReady());
        const QList<QRectF> pins = shown("pin");
        QCOMPARE(pins.size(), 1);
        QVERIFY((pins[0].center() - target).manhattanLength() < 3);
        const QList<QRectF> fields = shown("nameField");
        QCOMPARE(fields.size(), 1);
        QVERIFY(fields[0].adjusted(-24, -24, 24, 24).contains(target));
        QVERIFY(!fields[0].intersects(pins[0]));
        for (const Qt::Key key : {Qt::Key_R, Qt::Key_O, Qt::Key_C, Qt::Key_K, Qt::Key_Return})
            press(key);
        QCOMPARE(shown("nameField").size(), 0);
        QCOMPARE(m_run->session().markers()->markers().front().name, std::string("rock"));
    }

private:
    [[nodiscard]] app::SideScanItem& picture() const
    {
        return *qobject_cast<app::SideScanItem*>(m_run->named(QStringLiteral("sideScan")));
    }
    [[nodiscard]] QString text(const char* name) const
    {
        return m_run->named(QLatin1String(name))->property("text").toString();
    }
    /// Where on the picture the visible items of that name are.
    [[nodiscard]] QList<QRectF> shown(const char* name) const
    {
        QList<QRectF> found;
        for (QQuickItem* item : m_run->items())
            if (item->objectName() == QLatin1String(name) && item->isVisible())
                found += item->mapRectToItem(&picture(), QRectF({}, item->size()));
        return found;
    }
    void open(const QByteArray& bytes, const char* name = "survey")
    {
        QVERIFY(m_run->open(test::madeFile(QLatin1String(name) + ".svlog", bytes)));
        m_run->seek(std::chrono::seconds(19));
        QVERIFY(m_run->drawUntilReady());
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&m_run->window(), key, modifiers);
    }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowSideScanTest)
#include "tst_windowsidescan.moc"
