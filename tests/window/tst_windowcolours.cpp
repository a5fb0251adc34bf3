// SPDX-License-Identifier: GPL-3.0-or-later
#include "ColourFaults.h"
#include "Contrast.h"
#include "WindowRun.h"
#include "support/TestMain.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>

#include <memory>

using namespace leadline;

/// Measures the colours that appear on the screen.
class WindowColoursTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }

    void theMeasureIsThatOfWcag()
    {
        QCOMPARE(test::contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(test::contrast(Qt::white, Qt::black), 21.0);
        QCOMPARE(test::contrast(Qt::red, Qt::red), 1.0);
        QVERIFY(qAbs(test::contrast(QColor("#777777"), Qt::white) - 4.48) < 0.01);
        QCOMPARE(test::laidOver(Qt::white, 0.5, Qt::black).red(), 128);
        QVERIFY(qAbs(test::linear(0.5) - 0.2140) < 1e-4);
    }

    void theEyeFindsFaintWords_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("faults");
        QTest::newRow("black on white") << QByteArray("Text { text: 'words' }") << 0;
        QTest::newRow("grey on white") << QByteArray("Text { text: 'words'; color: '#999' }") << 1;
        QTest::newRow("half there") << QByteArray("Text { text: 'words'; opacity: 0.5 }") << 1;
        QTest::newRow("on grey") << QByteArray("Rectangle { width: 99; height: 50; color: '#666'; "
                                               "Text { text: 'words' } }")
                                 << 1;
        QTest::newRow("not to be used") << QByteArray("Text { text: 'words'; color: '#999'; "
                                                      "enabled: false }")
                                        << 0;
        QTest::newRow("hidden") << QByteArray(
                                       "Text { text: 'words'; color: '#999'; visible: false }")
                                << 0;
    }
    void theEyeFindsFaintWords()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const int, faults);
        QQmlEngine engine;
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nWindow { visible: true; width: 200; height: 100\n" +
                              content + " }",
                          {});
        const std::unique_ptr<QObject> made(component.create());
        auto* window = qobject_cast<QQuickWindow*>(made.get());
        QVERIFY2(window, qPrintable(component.errorString()));
        QVERIFY(QTest::qWaitForWindowExposed(window, test::mostMs));
        const QStringList found =
            test::contrastFaults(*window->contentItem(), window->grabWindow());
        QVERIFY2(found.size() == faults, qPrintable(found.join('\n')));
    }
};

LEADLINE_GUI_TEST(WindowColoursTest)
#include "tst_windowcolours.moc"
