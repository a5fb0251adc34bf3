// SPDX-License-Identifier: GPL-3.0-or-later
#include "WindowRun.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QGuiApplication>
#include <QIcon>
#include <QPixmap>
#include <QTest>

using namespace leadline;

/// Tests the icon and name that a desktop shows for the window.
class WindowIconTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }

    void everySizeIsDrawnForItself_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {16, 22, 24, 32, 48, 64, 128, 256})
            QTest::addRow("%d", size) << size;
    }
    void everySizeIsDrawnForItself()
    {
        QFETCH(const int, size);
        const QImage icon = QGuiApplication::windowIcon().pixmap(QSize(size, size), 1.0).toImage();
        const QImage kept(
            QStringLiteral(LEADLINE_SOURCE_DIR "/resources/icons/app/leadline-%1.png").arg(size));
        QCOMPARE(kept.size(), QSize(size, size));
        QCOMPARE(icon.convertToFormat(QImage::Format_ARGB32),
                 kept.convertToFormat(QImage::Format_ARGB32_Premultiplied)
                     .convertToFormat(QImage::Format_ARGB32));
    }

    void theDesktopEntryIsItsOwn()
    {
        const QString name = QGuiApplication::desktopFileName();
        const QByteArray entry = test::readFile(
            QStringLiteral(LEADLINE_SOURCE_DIR "/packaging/linux/%1.desktop").arg(name));
        QVERIFY2(entry.contains("\nIcon=leadline\n"), entry.constData());
        // By it a desktop knows which window belongs to which entry.
        QVERIFY(entry.contains("\nStartupWMClass=" + name.toUtf8() + '\n'));
    }
};

LEADLINE_GUI_TEST(WindowIconTest)
#include "tst_windowicon.moc"
