// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Session.h"
#include "sounder/AScanItem.h"
#include "sounder/WaterfallItem.h"
#include "support/PingViewerWriter.h"
#include "support/QmlWarnings.h"
#include "support/SonarFrames.h"
#include "support/TestMain.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QtQml/QQmlExtensionPlugin>

#include <memory>

Q_IMPORT_QML_PLUGIN(LeadlinePlugin)

using namespace leadline;
using namespace std::chrono_literals;

namespace {

/// Ten pings a second for a minute; the bottom sinks a centimetre a ping from 3 m.
std::vector<std::byte> recording()
{
    test::PingViewerWriter writer({.type = 1});
    for (unsigned i = 0; i < 600; ++i)
        writer.record(100ms * i, test::Echo1d{.distanceMm = 3000 + 10 * i,
                                              .confidence = 90,
                                              .pingNumber = i,
                                              .startMm = 0,
                                              .lengthMm = 10'000,
                                              .samples = test::someSamples(200, i)}
                                     .profile());
    return writer.bytes();
}

constexpr auto page = R"(
import QtQuick
import QtQuick.Controls.Basic
import Leadline
ApplicationWindow {
    id: window
    required property Session session
    property alias panel: panel
    property LinkedCursor linked: LinkedCursor {}
    property QtObject other: QtObject {}
    width: 466; height: 691; visible: true
    FocusScope {
        anchors.fill: parent
        focus: true
        SounderPanel {
            id: panel
            anchors.fill: parent
            session: window.session
            settings: SettingsReadout { source: window.session.ping1d }
            linked: window.linked
            isWide: true
        }
    }
}
)";

} // namespace

class SounderPanelTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QVERIFY(m_folder.isValid());
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        const QString path = m_folder.filePath(QStringLiteral("20260101-120000000.bin"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const auto bytes = recording();
        file.write(reinterpret_cast<const char*>(bytes.data()), qint64(bytes.size()));
        file.close();
        m_session.openPath(path);
        QTRY_COMPARE(m_session.progress(), 1.0);
        QTRY_VERIFY(m_session.ping1d()->present());
        m_session.playback()->pause();
        m_session.playback()->seek(40.03);
    }

    void init()
    {
        test::failOnQmlWarnings();
        m_engine = std::make_unique<QQmlEngine>();
        m_engine->addImportPath(QStringLiteral(":/qt/qml"));
        QQmlComponent component(m_engine.get());
        component.setData(page, QUrl());
        QObject* made = component.createWithInitialProperties(
            {{QStringLiteral("session"), QVariant::fromValue(&m_session)}});
        QVERIFY2(made != nullptr, qPrintable(component.errorString()));
        m_window.reset(qobject_cast<QQuickWindow*>(made));
        m_window->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_linked = m_window->property("linked").value<QObject*>();
        m_panel = m_window->property("panel").value<QQuickItem*>();
        m_waterfall = m_window->findChild<app::WaterfallItem*>(QStringLiteral("waterfall"));
        QVERIFY(m_linked && m_panel && m_waterfall);
        QTRY_VERIFY(m_waterfall->ready());
    }
    void cleanup()
    {
        m_window.reset();
        m_engine.reset();
        m_session.playback()->seek(40.03);
    }

    void pointingShowsThatInstantOnAllPlots()
    {
        auto* trace = m_window->findChild<app::AScanItem*>(QStringLiteral("trace"));
        auto* line = m_window->findChild<QQuickItem*>(QStringLiteral("linkedLine"));
        QVERIFY(std::isnan(trace->timeS()));
        QTest::mouseMove(m_window.get(), at(0.5, 0.5));
        QTRY_VERIFY(m_waterfall->cursorValid());
        const double pointed = m_waterfall->cursorTimeS();
        QVERIFY(qAbs(pointed - 10) < 1); // The middle of the last minute.
        QCOMPARE(m_linked->property("timeS").toDouble(), pointed);
        QCOMPARE(trace->timeS(), pointed);
        QVERIFY(!line->isVisible());
        QTest::mouseMove(m_window.get(), QPoint(100, 20));
        QTRY_VERIFY(!m_waterfall->cursorValid());
        QVERIFY(!m_linked->property("shown").toBool());

        // Another plot is pointed at.
        pointElsewhere(30.0);
        QTRY_VERIFY(line->isVisible());
        QVERIFY(qAbs(line->x() + line->width() / 2 - m_waterfall->xOf(30.0)) <= 1);
        QCOMPARE(trace->timeS(), 30.0);
        auto* arrow = m_window->findChild<QQuickItem*>(QStringLiteral("depthArrow"));
        QVERIFY(arrow->isVisible());
        QVERIFY(qAbs(arrow->y() - m_waterfall->yOf(6.0)) <= 1);
        pointElsewhere(qQNaN());
        QVERIFY(!line->isVisible());
        QVERIFY(qAbs(arrow->y() - m_waterfall->yOf(7.0)) <= 1);
    }

    void wheelsZoomTimeAndDepth()
    {
        // The span of a minute fits the recording, which is shorter by a ping.
        QCOMPARE(m_waterfall->spanS(), 59.9);
        wheel(at(0.5, 0.5), -120, Qt::NoModifier);
        QCOMPARE(m_waterfall->spanS(), 59.9);
        wheel(at(0.5, 0.5), 60, Qt::NoModifier);
        QCOMPARE(m_waterfall->spanS(), 59.9);
        wheel(at(0.5, 0.5), 60, Qt::NoModifier);
        QCOMPARE(m_waterfall->spanS(), 45.0);
        QCOMPARE(m_waterfall->keptSpanS(), 60.0);
        wheel(at(0.5, 0.5), 120, Qt::ControlModifier);
        QTRY_VERIFY(qAbs(m_waterfall->bottomM() - 9) < 0.02);
        QVERIFY(!m_waterfall->autoRange());
        QTest::mouseDClick(m_window.get(), Qt::LeftButton, {}, at(0.5, 0.5));
        QTRY_COMPARE(m_waterfall->bottomM(), 10.0);
        QCOMPARE(m_waterfall->spanS(), 59.9);
        // Over the axis the wheel is the depth's.
        const QPoint axis = at(1.03, 0.5);
        wheel(axis, 120, Qt::NoModifier);
        QTRY_VERIFY(qAbs(m_waterfall->bottomM() - 9) < 0.02);
        QCOMPARE(m_waterfall->spanS(), 59.9);
        QTest::mousePress(m_window.get(), Qt::LeftButton, {}, axis);
        QTest::mouseMove(m_window.get(), axis + QPoint(0, 40));
        QTest::mouseRelease(m_window.get(), Qt::LeftButton, {}, axis + QPoint(0, 40));
        QTRY_VERIFY(m_waterfall->topM() < 0.99);
    }

    void keysOfThePanel()
    {
        QTest::keyClick(m_window.get(), Qt::Key_Tab);
        // The first is the button of the bottom zoom.
        if (m_window->activeFocusItem() == named("bottomZoomButton"))
            QTest::keyClick(m_window.get(), Qt::Key_Tab);
        QVERIFY(m_panel->property("activeFocus").toBool());
        auto* focused = m_window->activeFocusItem();
        QVERIFY(focused != nullptr);
        QTest::keyClick(m_window.get(), Qt::Key_Down);
        QVERIFY(m_waterfall->cursorValid());
        const double rangeM = m_waterfall->cursorRangeM();
        QVERIFY(qAbs(rangeM - 5) < 0.1);
        QTest::keyClick(m_window.get(), Qt::Key_Up);
        QVERIFY(m_waterfall->cursorRangeM() < rangeM);
        QTest::keyClick(m_window.get(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(m_waterfall->spanS(), 45.0);
        QTest::keyClick(m_window.get(), Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(m_waterfall->spanS(), 59.9);
        QVERIFY(QMetaObject::invokeMethod(m_panel, "zoomIn"));
        QTRY_VERIFY(qAbs(m_waterfall->bottomM() - m_waterfall->topM() - 10 / 1.5) < 1e-9);
        const double topM = m_waterfall->topM();
        QTest::keyClick(m_window.get(), Qt::Key_Down, Qt::ControlModifier);
        QTRY_VERIFY(m_waterfall->topM() > topM + 0.5);
        QVERIFY(QMetaObject::invokeMethod(m_panel, "zoomOut"));
        QTRY_VERIFY(m_waterfall->autoRange());
        QVERIFY(QMetaObject::invokeMethod(m_panel, "zoomIn"));
        QVERIFY(QMetaObject::invokeMethod(m_panel, "fit"));
        QTRY_COMPARE(m_waterfall->bottomM(), 10.0);
    }

    /// Beside the echogram where there is room, else in its place.
    void theBottomZoomLocksToTheBottom()
    {
        auto* button = named("bottomZoomButton");
        QVERIFY(button && button->isVisible());
        const double whole = m_waterfall->width();
        press(*button);
        QVERIFY(m_session.display()->bottomZoom());
        auto* zoom = qobject_cast<app::WaterfallItem*>(named("bottomZoom"));
        QVERIFY(zoom && zoom->isVisible() && m_waterfall->isVisible());
        QTRY_VERIFY(zoom->ready());
        QVERIFY(m_waterfall->width() < whole);
        QVERIFY(qAbs(m_waterfall->width() / zoom->width() - 214.0 / 163) < 0.05);
        QCOMPARE(zoom->spanS(), m_waterfall->spanS());
        QCOMPARE(zoom->topM(), -1.0);
        QCOMPARE(zoom->bottomM(), 2.0);
        QCOMPARE(m_waterfall->bottomFrameM(), 3.0);
        auto* title = named("bottomZoomTitle");
        QCOMPARE(title->property("text").toString(), QStringLiteral("Bottom zoom · 3 m"));

        // Pointing links both, each way.
        auto* line = named("linkedLine");
        auto* zoomLine = named("bottomZoomLinkedLine");
        const auto inZoom = [&](double x, double y) {
            return zoom->mapToScene({x * zoom->width(), y * zoom->height()}).toPoint();
        };
        QTest::mouseMove(m_window.get(), inZoom(0.5, 0.5));
        QTRY_VERIFY(zoom->cursorValid());
        QTRY_VERIFY(line->isVisible() && !zoomLine->isVisible());
        QVERIFY(qAbs(line->x() + line->width() / 2 - m_waterfall->xOf(zoom->cursorTimeS())) <= 1);
        QVERIFY(qAbs(zoom->cursorAboveBottomM() + 0.5) < 0.02);
        auto* height = named("heightText");
        QTRY_VERIFY(height && height->isVisible());
        QTest::mouseMove(m_window.get(), at(0.5, 0.5));
        QTRY_VERIFY(m_waterfall->cursorValid() && !zoom->cursorValid());
        QTRY_VERIFY(zoomLine->isVisible() && !line->isVisible());

        // The wheel changes the time of both, with Ctrl the height; a double click fits.
        wheel(inZoom(0.5, 0.5), 120, Qt::NoModifier);
        QCOMPARE(m_waterfall->spanS(), 45.0);
        QCOMPARE(zoom->spanS(), 45.0);
        wheel(inZoom(0.5, 0.5), 120, Qt::ControlModifier);
        QCOMPARE(m_session.display()->bottomZoomM(), 2.0);
        QTest::mouseDClick(m_window.get(), Qt::LeftButton, {}, inZoom(0.5, 0.5));
        QCOMPARE(zoom->spanS(), 59.9);
        m_session.display()->setImperial(true);
        QTRY_COMPARE(m_session.display()->bottomZoomM(), 6 * 0.3048);
        m_session.display()->setImperial(false);

        // Narrow: in the echogram's place, and the button switches back.
        m_window->resize(419, 470);
        QTRY_VERIFY(!m_waterfall->isVisible() && zoom->isVisible());
        QTRY_VERIFY(zoom->width() > 360);
        QTest::mouseMove(m_window.get(), inZoom(0.5, 0.5));
        QTRY_VERIFY(zoom->cursorValid());
        press(*button);
        QTRY_VERIFY(m_waterfall->isVisible() && !zoom->isVisible());
        QCOMPARE(m_waterfall->bottomFrameM(), 0.0);
        // Measuring needs the echogram.
        press(*button);
        QTRY_VERIFY(zoom->isVisible());
        QVERIFY(QMetaObject::invokeMethod(m_panel, "toggleMeasure"));
        QTRY_VERIFY(m_waterfall->isVisible() && !zoom->isVisible());
        QVERIFY(QMetaObject::invokeMethod(m_panel, "toggleMeasure"));
        m_session.display()->reset();
    }

    void draggingScrubs()
    {
        const QPoint from = at(0.5, 0.5);
        QTest::mousePress(m_window.get(), Qt::LeftButton, {}, from);
        QTest::mouseMove(m_window.get(), from + QPoint(62, 0));
        QTest::mouseRelease(m_window.get(), Qt::LeftButton, {}, from + QPoint(62, 0));
        QVERIFY(qAbs(m_session.playback()->position() - (40.03 - 10)) < 0.3);
    }

    void theReadOutCanBeCopied()
    {
        QTest::mouseMove(m_window.get(), at(0.5, 0.5));
        QTRY_VERIFY(m_waterfall->cursorValid());
        QTest::mouseClick(m_window.get(), Qt::RightButton, {}, at(0.5, 0.5));
        auto* entry = m_window->findChild<QQuickItem*>(QStringLiteral("copyReadout"));
        QVERIFY(entry != nullptr);
        QTRY_VERIFY(entry->isVisible());
        QVERIFY(m_waterfall->cursorValid());
        const QPointF middle = entry->mapToScene({entry->width() / 2, entry->height() / 2});
        QTRY_VERIFY(entry->property("enabled").toBool());
        QTest::mouseClick(m_window.get(), Qt::LeftButton, {}, middle.toPoint());
        QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("of 255")));
        const QString words = QGuiApplication::clipboard()->text();
        QVERIFY2(words.startsWith(QStringLiteral("5.0")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral(" · 00:00:10.")), qPrintable(words));
    }

private:
    /// Also of what a Repeater made, which is no QObject child.
    [[nodiscard]] QQuickItem* named(const char* name) const
    {
        QList<QQuickItem*> items{m_window->contentItem()};
        while (!items.isEmpty()) {
            QQuickItem* item = items.takeFirst();
            if (item->objectName() == QLatin1String(name))
                return item;
            items += item->childItems();
        }
        return nullptr;
    }
    /// Shares of the waterfall's width and height, in the window.
    [[nodiscard]] QPoint at(double x, double y) const
    {
        return m_waterfall->mapToScene({x * m_waterfall->width(), y * m_waterfall->height()})
            .toPoint();
    }
    void press(const QQuickItem& button)
    {
        const QPointF middle = button.mapToScene({button.width() / 2, button.height() / 2});
        QTest::mouseClick(m_window.get(), Qt::LeftButton, {}, middle.toPoint());
    }
    void wheel(QPoint where, int turn, Qt::KeyboardModifiers keys)
    {
        QWheelEvent event(where, m_window->mapToGlobal(where), {}, QPoint(0, turn), Qt::NoButton,
                          keys, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_window.get(), &event);
    }
    void pointElsewhere(double timeS)
    {
        m_linked->setProperty("owner", m_window->property("other"));
        m_linked->setProperty("timeS", timeS);
    }

    QTemporaryDir m_folder;
    app::Session m_session;
    std::unique_ptr<QQmlEngine> m_engine;
    std::unique_ptr<QQuickWindow> m_window;
    QObject* m_linked = nullptr;
    QQuickItem* m_panel = nullptr;
    app::WaterfallItem* m_waterfall = nullptr;
};

LEADLINE_GUI_TEST(SounderPanelTest)
#include "tst_sounderpanel.moc"
