// SPDX-License-Identifier: GPL-3.0-or-later
#include "polar/PolarItem.h"
#include "session/Session.h"
#include "support/OwnSettings.h"
#include "support/QmlWarnings.h"
#include "support/TestMain.h"
#include "support/VehicleLog.h"

#include <QDir>
#include <QFontDatabase>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickView>
#include <QSignalSpy>
#include <QTest>
#include <QtQml/QQmlExtensionPlugin>

#include <memory>

Q_IMPORT_QML_PLUGIN(LeadlinePlugin)

using namespace leadline;
using namespace std::chrono_literals;
using Up = app::VehicleSettings::Up;

namespace {

/// A window whose header has room for all four orientations.
constexpr QSize roomy(1100, 760);

constexpr auto headingScene = R"(
import QtQuick
import Leadline
Rectangle {
    id: root
    property Session session
    property bool isWide: true
    color: Theme.canvas
    LinkedCursor { id: linked }
    SettingsReadout { id: settings; source: root.session.ping360 }
    VehicleBlocks { height: Theme.barHeight; vehicle: root.session.vehicle }
    PolarPanel {
        objectName: "panel"
        anchors.fill: parent
        anchors.topMargin: Theme.barHeight
        session: root.session
        settings: settings
        linked: linked
        isWide: root.isWide
    }
}
)";

/// Everything below an item, that of repeaters too.
void collectItems(QQuickItem* item, std::vector<QQuickItem*>& found)
{
    found.push_back(item);
    for (QQuickItem* child : item->childItems())
        collectItems(child, found);
}

} // namespace

class HeadingPanelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const QString& font : QDir(QStringLiteral(":/leadline/fonts")).entryList())
            QFontDatabase::addApplicationFont(QStringLiteral(":/leadline/fonts/") + font);
        mavlink::VfrHud hud;
        hud.alt = -8.61F;
        mavlink::GlobalPositionInt global;
        global.lat = 501234567;
        global.lon = -41234567;
        mavlink::GpsRawInt gps;
        gps.fixType = 3;
        for (unsigned i = 0; i < 900; ++i) {
            const auto t = 50ms * i;
            // Nothing of the vehicle in the first ten seconds and the last ten.
            if (i >= 200 && i < 700 && i % 2 == 0) {
                m_log.sendHeartbeat(t);
                m_log.yaw(t, 314.6);
                m_log.say(t, hud);
                m_log.say(t, gps);
                m_log.say(t, global);
            }
            m_log.ping(
                t, {.angleGrad = std::uint16_t(i % 400), .samples = test::someSamples(1200, i)});
        }
    }
    void init()
    {
        test::failOnQmlWarnings();
        test::OwnSettings::forget();
        m_session = std::make_unique<app::Session>();
        m_view = std::make_unique<QQuickView>();
        m_view->engine()->addImportPath(QStringLiteral(":/qt/qml"));
        auto* component = new QQmlComponent(m_view->engine(), m_view.get());
        component->setData(headingScene, QUrl(QStringLiteral("qrc:/test/scene.qml")));
        auto* root = component->createWithInitialProperties(
            {{QStringLiteral("session"), QVariant::fromValue(m_session.get())}});
        QVERIFY2(root, qPrintable(component->errorString()));
        m_view->setResizeMode(QQuickView::SizeRootObjectToView);
        m_view->setContent({}, component, root);
        m_session->ping360()->setReader(echo::PingReader(m_log.log(), m_log.sonar()));
        seek(30s);
        m_view->resize(760, 760);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        QTRY_VERIFY(polar()->ready() && polar()->headed());
    }
    void cleanup()
    {
        m_view.reset();
        m_session.reset();
    }

    void theKeyGoesThroughAllFour()
    {
        const QSignalSpy said(find("panel"), SIGNAL(notified(QString)));
        QCOMPARE(polar()->up(), Up::Head);
        QTest::keyClick(m_view.get(), Qt::Key_H);
        QTRY_COMPARE(polar()->up(), Up::North);
        QTest::keyClick(m_view.get(), Qt::Key_H);
        QTRY_COMPARE(polar()->up(), Up::Course);
        QTest::keyClick(m_view.get(), Qt::Key_H);
        // Steady begins with the second sweep; until then it is head up.
        QTRY_COMPARE(polar()->up(), Up::Head);
        QCOMPARE(m_session->vehicle()->settings()->up(), Up::Steady);
        QTest::keyClick(m_view.get(), Qt::Key_H);
        QTRY_COMPARE(m_session->vehicle()->settings()->up(), Up::Head);
        QTRY_COMPARE(polar()->up(), Up::Head);
        QCOMPARE(said.count(), 4);
        QCOMPARE(said.at(0).at(0).toString(), QStringLiteral("North up"));
    }

    void aSmallWindowHasOneButtonForThem()
    {
        QQuickItem* choice = find("headingUp");
        m_view->resize(roomy);
        QTRY_COMPARE(choice->property("options").toList().size(), 4);
        m_view->rootObject()->setProperty("isWide", false);
        QCOMPARE(choice->property("options").toStringList(), QStringList("Head up"));
        (void)m_view->grabWindow(); // laid out anew
        const QPointF middle = choice->mapToScene({choice->width() / 2, choice->height() / 2});
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middle.toPoint());
        QTRY_COMPARE(polar()->up(), Up::North);
        QCOMPARE(choice->property("options").toStringList(), QStringList("North up"));
    }

    void withoutAHeadingHeadUpAndSteadyCanBeChosen()
    {
        m_session->vehicle()->settings()->setUp(Up::North);
        QTRY_COMPARE(polar()->up(), Up::North);
        seek(40s);
        QTRY_COMPARE(polar()->up(), Up::Head);
        QQuickItem* choice = find("headingUp");
        m_view->resize(roomy);
        QTRY_COMPARE(choice->property("unavailable").toList(), QVariantList({1, 2}));
        QVERIFY(choice->property("reason").toString().startsWith(QStringLiteral("No heading.")));
        const QSignalSpy said(find("panel"), SIGNAL(notified(QString)));
        QTest::keyClick(m_view.get(), Qt::Key_H);
        QCOMPARE(said.count(), 1);
        QCOMPARE(m_session->vehicle()->settings()->up(), Up::Steady);
        QTest::keyClick(m_view.get(), Qt::Key_H);
        QCOMPARE(m_session->vehicle()->settings()->up(), Up::Head);
        QTRY_VERIFY(!find("headingBox")->isVisible());
        m_session->vehicle()->settings()->setUp(Up::North);
        seek(30s);
        QTRY_COMPARE(polar()->up(), Up::North);
    }

    void northStandsInsideTheRimAndTheHeadingOverIt()
    {
        QCOMPARE(find("heading")->property("text").toString(), QStringLiteral("314.6°"));
        const auto north = [this] {
            const QPointF at = find("compass0")->position() - polar()->centre();
            return std::atan2(at.x(), -at.y()) * 180 / 3.14159265358979;
        };
        QVERIFY(qAbs(north() - 45.4) < 0.5);
        QVERIFY(find("compass0")->property("north").toBool());
        QVERIFY(!find("compass1")->property("north").toBool());
        const QRectF box = placeOf(find("headingBox"));
        QVERIFY(box.bottom() < polar()->mapToScene(polar()->centre()).y() - polar()->discRadius());
        QVERIFY(box.top() >= placeOf(polar()).top());
        QVERIFY(!numbers().contains(QStringLiteral("0")));
        QVERIFY(numbers().contains(QStringLiteral("30")));
        m_session->vehicle()->settings()->setUp(Up::North);
        QTRY_VERIFY(qAbs(north()) < 1e-6);
        QVERIFY(numbers().contains(QStringLiteral("030")));
    }

    void theReadOutTellsWhatIsTrueAndWhere()
    {
        const QPointF at = polar()->pointOf(polar()->edgeM() / 2, -74.2);
        QVERIFY(polar()->probe(at.x(), at.y()));
        QTRY_VERIFY(find("trueFigure")->isVisible());
        const QString words = find("polarReadout")->property("sentence").toString();
        QVERIFY2(words.contains(QStringLiteral("brg 240.")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("± 3.2° hdg")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("50.1234")) && words.contains(QStringLiteral("W")),
                 qPrintable(words));
        QVERIFY(find("placeFigure")->isVisible());
        // So many metres south-west of the vehicle.
        const double south = 50.1234567 - polar()->cursorLatitude();
        QVERIFY(qAbs(south * 111'195 - polar()->edgeM() / 2 * std::cos(60.4 / 57.29578)) < 0.2);
        m_session->vehicle()->settings()->setVariationKnown(true);
        const auto sentence = [this] {
            return find("polarReadout")->property("sentence").toString();
        };
        QTRY_VERIFY(sentence().contains(QStringLiteral("° T")));
        QVERIFY(sentence().contains(QStringLiteral("true 240.")));
    }

    void theBarHasHeadingAndDepthWhereTheyWereHeard()
    {
        QVERIFY(find("headingBlock")->isVisible());
        QCOMPARE(find("headingBlock")->property("figure").toString(), QStringLiteral("314.6°"));
        QCOMPARE(find("vehicleDepthBlock")->property("figure").toString(), QStringLiteral("8.61"));
        QVERIFY(!find("headingBlock")->property("old").toBool());
        seek(40s);
        QTRY_VERIFY(find("headingBlock")->property("old").toBool());
        QCOMPARE(find("vehicleDepthBlock")->property("age").toString(),
                 QStringLiteral("5.1 s old"));
        seek(5s);
        QTRY_VERIFY(!find("headingBlock")->isVisible() && !find("vehicleDepthBlock")->isVisible());
    }

private:
    void seek(log::Time time)
    {
        m_session->vehicle()->update(&m_log.log(), time);
        m_session->ping360()->setPlayhead(time);
    }
    [[nodiscard]] std::vector<QQuickItem*> all() const
    {
        std::vector<QQuickItem*> items;
        collectItems(m_view->rootObject(), items);
        return items;
    }
    [[nodiscard]] QQuickItem* find(const char* name) const
    {
        for (QQuickItem* item : all())
            if (item->objectName() == QLatin1String(name))
                return item;
        qFatal("no %s", name);
    }
    [[nodiscard]] app::PolarItem* polar() const
    {
        return m_view->rootObject()->findChild<app::PolarItem*>();
    }
    [[nodiscard]] static QRectF placeOf(const QQuickItem* item)
    {
        return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    }
    [[nodiscard]] QStringList numbers() const
    {
        QStringList words;
        for (const QQuickItem* item : all())
            if (item->objectName() == QStringLiteral("bearingNumber") && item->isVisible())
                words += item->property("text").toString();
        return words;
    }

    test::VehicleLog m_log;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<QQuickView> m_view;
};

LEADLINE_GUI_TEST(HeadingPanelTest)
#include "tst_headingpanel.moc"
