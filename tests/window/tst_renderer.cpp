// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/TestMain.h"
#include "window/Renderer.h"

#include <QQuickWindow>
#include <QTest>

using namespace leadline;

class RendererTest : public QObject {
    Q_OBJECT

private slots:
    void aGraphicsCardIsKnownByItsName_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("byTheProcessor");
        QTest::newRow("Mesa") << QByteArray("llvmpipe (LLVM 15.0.6, 256 bits)") << true;
        QTest::newRow("Mesa without LLVM") << QByteArray("softpipe") << true;
        QTest::newRow("Mesa, old") << QByteArray("Software Rasterizer") << true;
        QTest::newRow("none") << QByteArray() << true;
        QTest::newRow("Intel") << QByteArray("Mesa Intel(R) UHD Graphics 620 (KBL GT2)") << false;
        QTest::newRow("Nvidia") << QByteArray("NVIDIA GeForce RTX 3060/PCIe/SSE2") << false;
        QTest::newRow("Raspberry Pi") << QByteArray("V3D 4.2") << false;
        QTest::newRow("guest") << QByteArray("virgl (AMD Radeon)") << false;
    }
    void aGraphicsCardIsKnownByItsName()
    {
        QFETCH(const QByteArray, name);
        QFETCH(const bool, byTheProcessor);
        QCOMPARE(app::isDrawnByTheProcessor(name), byTheProcessor);
    }

    void whatTheEnvironmentSaysWins()
    {
        const auto before = QQuickWindow::graphicsApi();
        qputenv("QSG_RHI_BACKEND", "opengl");
        app::chooseRenderer();
        qunsetenv("QSG_RHI_BACKEND");
        QCOMPARE(QQuickWindow::graphicsApi(), before);
    }

    void withoutACardAndWithADisplayTheSoftwareDraws()
    {
        if (QGuiApplication::platformName() != QLatin1String("xcb"))
            QSKIP("This takes an X server: the test runs again under xvfb");
        qputenv("LIBGL_ALWAYS_SOFTWARE", "1");
        app::chooseRenderer();
        QQuickWindow window;
        QCOMPARE(window.rendererInterface()->graphicsApi(), QSGRendererInterface::Software);
    }
};

LEADLINE_GUI_TEST(RendererTest)
#include "tst_renderer.moc"
