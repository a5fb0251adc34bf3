// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/EchoLog.h"
#include "polar/PolarItem.h"
#include "session/Session.h"
#include "sounder/WaterfallItem.h"
#include "support/OwnSettings.h"
#include "support/QmlWarnings.h"
#include "support/TestMain.h"

#include <QClipboard>
#include <QDir>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickView>
#include <QTest>
#include <QtQml/QQmlExtensionPlugin>

#include <memory>

Q_IMPORT_QML_PLUGIN(LeadlinePlugin)

using namespace leadline;
using namespace std::chrono_literals;

namespace {

constexpr auto polarScene = R"(
import QtQuick
import Leadline
Rectangle {
    property Session session
    property alias panel: panel
    property alias linked: linked
    property alias feet: units.value
    color: Theme.canvas
    LinkedCursor { id: linked }
    SettingsReadout { id: settings; source: session.ping360 }
    Binding { id: units; target: Format; property: "imperial"; value: false }
    PolarPanel { id: panel; anchors.fill: parent; session: parent.session; settings: settings; linked: linked }
}
)";

/// Everything that is seen below an item.
void collectVisible(QQuickItem* item, std::vector<QQuickItem*>& found)
{
    if (!item->isVisible())
        return;
    found.push_back(item);
    for (QQuickItem* child : item->childItems())
        collectVisible(child, found);
}

QRectF itemPlaceOf(const QQuickItem* item)
{
    return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

/// Of what is seen of it: above and below the words a line is empty.
QRectF inkOf(const QQuickItem* item)
{
    const double empty = item->inherits("QQuickText") ? 2 : 0;
    return itemPlaceOf(item).adjusted(0, empty, 0, -empty);
}

} // namespace

class PolarPanelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const QString& font : QDir(QStringLiteral(":/leadline/fonts")).entryList())
            QFontDatabase::addApplicationFont(QStringLiteral(":/leadline/fonts/") + font);
        for (unsigned i = 0; i < 900; ++i)
            m_log.add(test::Spoke360{.angleGrad = std::uint16_t(i % 400),
                                     .samplePeriod = 888,
                                     .samples = test::someSamples(1200, i)}
                          .frame(),
                      50ms * i);
    }
    void init()
    {
        test::failOnQmlWarnings();
        test::OwnSettings::forget();
        m_session = std::make_unique<app::Session>();
        m_view = std::make_unique<QQuickView>();
        m_view->engine()->addImportPath(QStringLiteral(":/qt/qml"));
        auto* component = new QQmlComponent(m_view->engine(), m_view.get());
        component->setData(polarScene, QUrl(QStringLiteral("qrc:/test/scene.qml")));
        auto* root = component->createWithInitialProperties(
            {{QStringLiteral("session"), QVariant::fromValue(m_session.get())}});
        QVERIFY2(root, qPrintable(component->errorString()));
        m_view->setResizeMode(QQuickView::SizeRootObjectToView);
        m_view->setContent({}, component, root);
        m_session->ping360()->setReader(echo::PingReader(m_log.log(), 0));
        m_session->ping360()->setPlayhead(35s);
        show({700, 700});
    }
    void cleanup()
    {
        m_view.reset();
        m_session.reset();
    }

    void aParkedHeadShowsItsEchoesOverTime()
    {
        QQuickItem* stare = named("stare");
        auto* waterfall = stare->findChild<app::WaterfallItem*>(QStringLiteral("stareWaterfall"));
        QVERIFY(!stare->isVisible());
        test::EchoLog log(ping::Family::Ping360);
        unsigned ping = 0;
        const auto add = [&log, &ping](unsigned angle) {
            log.add(test::Spoke360{.angleGrad = std::uint16_t(angle),
                                   .samplePeriod = 888,
                                   .samples = test::someSamples(1200, ping)}
                        .frame(),
                    50ms * ping);
            ++ping;
        };
        for (unsigned angle = 150; angle < 200; ++angle)
            add(angle);
        // The end of a sector is taken twice, which is no stare.
        add(199);
        m_session->ping360()->setReader(echo::PingReader(log.log(), 0));
        m_session->ping360()->setPlayhead(2550ms);
        QTRY_VERIFY(polar()->isDrawn());
        QVERIFY(!polar()->parked() && !stare->isVisible());
        for (int pings = 0; pings < 50; ++pings)
            add(200);
        m_session->ping360()->setPlayhead(5s);
        QTRY_VERIFY(stare->isVisible());
        QVERIFY(polar()->parked());
        QCOMPARE(polar()->parkedSinceS(), 2.55);
        QTRY_VERIFY(waterfall->isDrawn());
        const auto* turned = stare->findChild<QQuickItem*>(QStringLiteral("turned"));
        QTRY_VERIFY(qAbs(turned->width() - waterfall->xOf(2.55)) < 1e-6);
        // What came while it turned is not read out.
        const auto at = [waterfall](double x) {
            return waterfall->mapToScene({x, waterfall->height() / 2}).toPoint();
        };
        QTest::mouseMove(m_view.get(), at(waterfall->width() - 3));
        QTRY_VERIFY(waterfall->cursorValid());
        QTest::mouseMove(m_view.get(), at(turned->width() / 2));
        QTRY_VERIFY(!waterfall->cursorValid());
        QVERIFY(waterfall->bottomM() > 6);
        QVERIFY(waterfall->image().pixelColor(waterfall->image().width() - 2, 100).alpha() > 0);
        // Further back the head turned.
        m_session->ping360()->setPlayhead(2s);
        QTRY_VERIFY(!stare->isVisible());
        m_session->ping360()->setReader(echo::PingReader(m_log.log(), 0));
    }

    void pointingIsToldToTheOtherPlots()
    {
        QCOMPARE(linkedTime(), qQNaN());
        point(0.5, 90);
        QVERIFY(polar()->cursorValid());
        QCOMPARE(linkedTime(), polar()->cursorTimeS());
        QVERIFY(!polar()->linkedValid());
        QTest::mouseMove(m_view.get(), {3, 3});
        QVERIFY(qIsNaN(linkedTime()));
    }
    void pointingElsewhereShowsTheBearing()
    {
        QObject other;
        QMetaObject::invokeMethod(linked(), "point", Q_ARG(QObject*, &other), Q_ARG(double, 32.52));
        QTRY_VERIFY(polar()->linkedValid());
        QVERIFY(qAbs(polar()->linkedBearingDeg() - 45) < 1e-6);
        QMetaObject::invokeMethod(linked(), "leave", Q_ARG(QObject*, &other));
        QTRY_VERIFY(!polar()->linkedValid());
    }

    void wheelZoomsAboutThePointerDragPansDoubleClickFits()
    {
        const QPointF at = point(0.5, 90);
        const double range = polar()->cursorRangeM();
        QWheelEvent wheel(at, m_view->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view.get(), &wheel);
        QVERIFY(qAbs(polar()->zoom() - 1.2) < 1e-9);
        point(at);
        QVERIFY(qAbs(polar()->cursorRangeM() - range) < 0.01);
        const QPointF centre = polar()->centre();
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, at.toPoint());
        QTest::mouseMove(m_view.get(), at.toPoint() + QPoint(30, 20));
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, at.toPoint() + QPoint(30, 20));
        QVERIFY(QLineF(polar()->centre(), centre + QPointF(30, 20)).length() < 1e-6);
        QTest::mouseDClick(m_view.get(), Qt::LeftButton, {}, at.toPoint());
        QCOMPARE(polar()->zoom(), 1.0);
        QWheelEvent control(at, m_view->mapToGlobal(at), {}, {0, 120}, Qt::NoButton,
                            Qt::ControlModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view.get(), &control);
        QCOMPARE(polar()->zoom(), 1.0);
    }

    void theMenuCopiesTheReadOut_data()
    {
        QTest::addColumn<bool>("held");
        QTest::newRow("right click") << false;
        QTest::newRow("long press") << true;
    }
    void theMenuCopiesTheReadOut()
    {
        QFETCH(const bool, held);
        const QPointF at = point(0.5, 45.2);
        const QString sentence = named("polarReadout")->property("sentence").toString();
        if (held)
            QTest::mousePress(m_view.get(), Qt::LeftButton, {}, at.toPoint());
        else
            QTest::mouseClick(m_view.get(), Qt::RightButton, {}, at.toPoint());
        QObject* menu = panel()->findChild<QObject*>(QStringLiteral("polarMenu"));
        QTRY_VERIFY(menu->property("opened").toBool());
        if (held)
            QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, at.toPoint());
        QVERIFY(polar()->cursorValid());
        // Mark comes before it.
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QTRY_VERIFY(!menu->property("opened").toBool());
        QCOMPARE(QGuiApplication::clipboard()->text(), sentence);
        const QRegularExpression form(
            QStringLiteral("^[0-9.]+ m ± [0-9.]+ m slant range, rel 45\\.[0-9]° ± 1\\.1°, "
                           "[0-9]+ of 255, 2\\.5 s old$"));
        QVERIFY2(form.match(sentence).hasMatch(), qPrintable(sentence));
    }

    void tabReachesTheDiscAndArrowsMoveTheCursor()
    {
        QQuickItem* keys = named("polarKeys");
        for (int i = 0; i < 10 && !keys->hasActiveFocus(); ++i)
            QTest::keyClick(m_view.get(), Qt::Key_Tab);
        QVERIFY(keys->hasActiveFocus());
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QVERIFY(polar()->cursorValid());
        const double range = polar()->cursorRangeM();
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QVERIFY(qAbs(polar()->cursorRangeM() - range - polar()->ringStepM() / 10) < 1e-6);
        const double bearing = polar()->cursorBearingDeg();
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QVERIFY(qAbs(polar()->cursorBearingDeg() - bearing + 0.9) < 1e-6);
        QTest::keyClick(m_view.get(), Qt::Key_Plus);
        QVERIFY(qAbs(polar()->zoom() - 1.5) < 1e-9);
        QTest::keyClick(m_view.get(), Qt::Key_0);
        QCOMPARE(polar()->zoom(), 1.0);
    }

    void theTraceStandsWhereTheDiscLosesNothingElseWhereItIsAskedFor()
    {
        QQuickItem* trace = named("trace");
        QQuickItem* button = named("traceButton");
        show({1100, 700});
        QVERIFY(trace->isVisible() && !button->isVisible());
        const double radius = polar()->discRadius();
        show({700, 700});
        QVERIFY(!trace->isVisible() && button->isVisible());
        QTest::keyClick(m_view.get(), Qt::Key_E);
        QVERIFY(trace->isVisible() && panel()->property("traceRequested").toBool());
        QVERIFY(polar()->discRadius() < radius);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, itemPlaceOf(button).center().toPoint());
        QVERIFY(!trace->isVisible());
    }

    void nothingOverlaps_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("feet");
        for (const QSize size :
             {QSize(400, 470), QSize(400, 690), QSize(519, 560), QSize(520, 560), QSize(549, 468),
              QSize(612, 691), QSize(968, 468), QSize(1082, 691), QSize(1800, 1000)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size << false;
        QTest::newRow("549x468 in feet") << QSize(549, 468) << true;
    }
    void nothingOverlaps()
    {
        QFETCH(const QSize, size);
        QFETCH(const bool, feet);
        m_view->rootObject()->setProperty("feet", feet);
        for (const bool asked : {false, true}) {
            panel()->setProperty("traceRequested", asked);
            show(size);
            point(0.55, 45);
            QVERIFY(polar()->cursorValid() && polar()->cursorIntensity() >= 0);
            (void)m_view->grabWindow();
            std::vector<QQuickItem*> items;
            collectVisible(panel(), items);
            std::vector<QQuickItem*> blocks;
            for (QQuickItem* item : items) {
                const bool words = item->inherits("QQuickText") &&
                                   !item->property("text").toString().isEmpty() &&
                                   item->objectName() != QLatin1String("cursorTag");
                if (words || item == named("zoomButtons") || item == named("trace"))
                    blocks.push_back(item);
            }
            QVERIFY(blocks.size() > 14);
            const QPointF centre = polar()->mapToScene(polar()->centre());
            for (std::size_t i = 0; i < blocks.size(); ++i) {
                const QRectF one = inkOf(blocks[i]);
                QVERIFY2(QRectF(QPointF(), size).contains(one), qPrintable(reported(blocks[i])));
                for (std::size_t k = i + 1; k < blocks.size(); ++k)
                    if (!blocks[i]->isAncestorOf(blocks[k]))
                        QVERIFY2(!one.intersects(inkOf(blocks[k])),
                                 qPrintable(reported(blocks[i]) + QStringLiteral(" and ") +
                                            reported(blocks[k])));
                if (blocks[i]->objectName() == QLatin1String("ringLabel"))
                    continue;
                const QPointF nearest(std::clamp(centre.x(), one.left(), one.right()),
                                      std::clamp(centre.y(), one.top(), one.bottom()));
                QVERIFY2(QLineF(centre, nearest).length() > polar()->discRadius() + 4,
                         qPrintable(reported(blocks[i]) + QStringLiteral(" in the disc")));
            }
        }
    }

private:
    [[nodiscard]] QQuickItem* panel() const
    {
        return m_view->rootObject()->property("panel").value<QQuickItem*>();
    }
    [[nodiscard]] QObject* linked() const
    {
        return m_view->rootObject()->property("linked").value<QObject*>();
    }
    [[nodiscard]] double linkedTime() const { return linked()->property("timeS").toDouble(); }
    [[nodiscard]] app::PolarItem* polar() const
    {
        return panel()->property("polar").value<app::PolarItem*>();
    }
    [[nodiscard]] QQuickItem* named(const char* name) const
    {
        return below(panel(), QLatin1String(name));
    }
    /// What a Repeater makes is its parent's child on the screen only.
    static QQuickItem* below(QQuickItem* item, const QString& name)
    {
        if (item->objectName() == name)
            return item;
        for (QQuickItem* child : item->childItems())
            if (QQuickItem* found = below(child, name))
                return found;
        return nullptr;
    }
    static QString reported(const QQuickItem* item)
    {
        const QRectF at = itemPlaceOf(item);
        return QStringLiteral("%1 '%2' at %3,%4 %5x%6")
            .arg(item->objectName(), item->property("text").toString())
            .arg(at.x())
            .arg(at.y())
            .arg(at.width())
            .arg(at.height());
    }
    void show(QSize size)
    {
        m_view->resize(size);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        QTRY_COMPARE(m_view->rootObject()->size().toSize(), size);
        QTRY_VERIFY((void(m_view->grabWindow()), polar()->ready()));
        (void)m_view->grabWindow();
    }
    QPointF point(QPointF at)
    {
        QTest::mouseMove(m_view.get(), at.toPoint() + QPoint(1, 1));
        QTest::mouseMove(m_view.get(), at.toPoint());
        return at.toPoint();
    }
    /// At that share of the disc's range.
    QPointF point(double share, double bearingDeg)
    {
        return point(polar()->mapToScene(polar()->pointOf(polar()->edgeM() * share, bearingDeg)));
    }

    test::OwnSettings m_settings;
    test::EchoLog m_log{ping::Family::Ping360};
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<QQuickView> m_view;
};

LEADLINE_GUI_TEST(PolarPanelTest)
#include "tst_polarpanel.moc"
