// SPDX-License-Identifier: GPL-3.0-or-later
#include "AccessFaults.h"
#include "FocusWalk.h"
#include "WindowRun.h"
#include "support/TestMain.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>

#include <memory>

using namespace leadline;

/// Tests the window without a mouse: every control can be reached, and the focus is visible.
class WindowFocusTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }

    void theWalkSeesRings_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("hidden");
        QTest::addColumn<int>("unreached");
        const auto row = [](const char* name, const char* content, int hidden, int unreached) {
            QTest::newRow(name) << QByteArray(content) << hidden << unreached;
        };
        row("rings", "One { x: 20; y: 20 } One { x: 120; y: 20 }", 0, 0);
        row("none", "One { x: 20; y: 20; lit: false } One { x: 120; y: 20 }", 1, 0);
        row("cut at a side",
            "Item { clip: true; x: 20; y: 20; width: 90; height: 90; One {} } "
            "One { x: 220; y: 20 }",
            1, 0);
        row("covered",
            "One { x: 20; y: 20 } One { x: 120; y: 20 } "
            "Rectangle { width: 100; height: 100 }",
            1, 0);
        row("out of the row of Tab",
            "One { x: 20; y: 20 } One { x: 120; y: 20 } "
            "One { x: 220; y: 20; focusPolicy: Qt.NoFocus }",
            0, 1);
    }
    void theWalkSeesRings()
    {
        QFETCH(const QByteArray, content);
        QQmlEngine engine;
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nimport QtQuick.Controls.Basic\n"
                          "Window { visible: true; width: 400; height: 300\n"
                          "component One: AbstractButton { id: one; property bool lit: true; "
                          "width: 60; height: 44; focusPolicy: Qt.TabFocus; text: 'One'; "
                          "Rectangle { anchors.fill: parent; anchors.margins: -4; radius: 10; "
                          "color: 'transparent'; border.width: 2; border.color: '#74D0EC'; "
                          "visible: one.lit && one.visualFocus } }\n" +
                              content + " }",
                          {});
        const std::unique_ptr<QObject> made(component.create());
        auto* window = qobject_cast<QQuickWindow*>(made.get());
        QVERIFY2(window, qPrintable(component.errorString()));
        window->requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(window, test::mostMs));
        test::FocusWalk walk(*window, {QColor("#74D0EC")});
        const QStringList hidden = walk.hiddenRings();
        QFETCH(const int, unreached);
        QTEST(int(hidden.size()), "hidden");
        QCOMPARE(test::reachFaults(*window->contentItem(), walk.stops()).size(), unreached);
    }
};

LEADLINE_GUI_TEST(WindowFocusTest)
#include "tst_windowfocus.moc"
