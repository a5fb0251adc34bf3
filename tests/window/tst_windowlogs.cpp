// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "WindowRun.h"
#include "engine/DataFolder.h"
#include "library/Recordings.h"
#include "library/ThumbnailItem.h"
#include "support/CliRun.h"
#include "support/TestMain.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace leadline;

/// Tests the page Library by keys alone.
class WindowLogsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        app::setDataFolder(m_folder->filePath("data"));
        QVERIFY(QDir(m_folder->path()).mkdir("logs"));
        const std::vector<std::pair<test::Sonars, QString>> files{
            {test::Sonars::Ping360, "20260102-090000000.bin"},
            {test::Sonars::Ping1D, "20260102-100000000.bin"},
            {test::Sonars::Both, "20260102-110000000.bin"}};
        for (const auto& [sonars, name] : files)
            QVERIFY(QFile::copy(test::simulatedFile(sonars), path(name)));
        m_run = std::make_unique<test::WindowRun>();
        m_run->session().dive()->setRecordingFolder(path({}).toStdString());
    }
    void cleanup()
    {
        m_run.reset();
        m_folder.reset();
        app::setDataFolder({});
    }

    void thePageListsWhatThereIsWithPictures()
    {
        showLogs();
        QTRY_COMPARE_WITH_TIMEOUT(count(), 3, test::mostMs);
        for (const char* theme : {"dusk", "night", "day"}) {
            m_run->setTheme(QString::fromLatin1(theme));
            for (const QSize size : {QSize(1024, 640), QSize(1920, 1080)}) {
                m_run->resize(size);
                QVERIFY(m_run->drawUntil([&] {
                    const auto pictures = thumbnails();
                    return pictures.size() == 4 &&
                           std::ranges::all_of(pictures, &app::ThumbnailItem::present);
                }));
                const QImage shown = m_run->grab();
                const QString into = qEnvironmentVariable("LEADLINE_LOGS_PICTURES");
                if (!into.isEmpty())
                    shown.save(QStringLiteral("%1/logs-%2-%3.png")
                                   .arg(into, QLatin1String(theme))
                                   .arg(size.width()));
                QVERIFY(!shown.isNull());
            }
        }
    }

    void keysChooseTickAndOpen()
    {
        showLogs();
        QTRY_COMPARE_WITH_TIMEOUT(count(), 3, test::mostMs);
        QCOMPARE(recordings()->current(), 0);
        press(Qt::Key_Down);
        press(Qt::Key_Down);
        QCOMPARE(recordings()->name(), QStringLiteral("20260102-090000000.bin"));
        press(Qt::Key_Space);
        press(Qt::Key_Home);
        press(Qt::Key_Space);
        QCOMPARE(recordings()->ticked(), 2);
        press(Qt::Key_Escape);
        QCOMPARE(recordings()->ticked(), 0);
        QVERIFY(page()->isVisible());
        press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(recordings()->ticked(), 3);
        press(Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(m_run->session().fileName(),
                                  QStringLiteral("20260102-090000000.bin + 2 more"), test::mostMs);
        QVERIFY(!page()->isVisible());
        QVERIFY(m_run->drawsAFrame());
    }

    void theSearchHasTheKeyboardWhenAsked()
    {
        showLogs();
        QTRY_COMPARE_WITH_TIMEOUT(count(), 3, test::mostMs);
        press(Qt::Key_F, Qt::ControlModifier);
        for (const char letter : {'2', '-', '1', '0'})
            QTest::keyClick(&m_run->window(), letter);
        QTRY_COMPARE(recordings()->count(), 1);
        press(Qt::Key_Return);
        press(Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(m_run->session().fileName(),
                                  QStringLiteral("20260102-100000000.bin"), test::mostMs);
    }

    void theSheetOfTheNextDiveIsFilledIn()
    {
        showLogs();
        for (QQuickItem* item : m_run->items())
            if (item->objectName() == QLatin1String("diveSheetTab"))
                QTest::mouseClick(&m_run->window(), Qt::LeftButton, {},
                                  m_run->placeOf(*item).center());
        QTRY_VERIFY(page()->property("diveSheet").toBool());
        app::SheetForm* form = m_run->session().dive()->sheet();
        form->fill(3, "Ada");
        QVERIFY(m_run->drawUntil([&] {
            return std::ranges::any_of(m_run->items(), [](const QQuickItem* item) {
                return item->isVisible() && item->property("text").toString() == "Ada";
            });
        }));
    }

    void whatIsFoundOutMovesNobodysView()
    {
        for (int i = 0; i < 60; ++i)
            QVERIFY(QFile::link(
                test::simulatedFile(test::Sonars::Ping1D),
                path(QStringLiteral("20250101-1%1000000.bin").arg(i, 3, 10, QLatin1Char('0')))));
        showLogs();
        QTRY_VERIFY_WITH_TIMEOUT(count() == 63 && !recordings()->scanning(), test::mostMs);
        auto* rows = m_run->named(QStringLiteral("logsRows"));
        QVERIFY(rows);
        QVERIFY(m_run->drawUntilReady());
        rows->setProperty("contentY", 700);
        QVERIFY(m_run->drawUntilReady());
        // One that begins later than all others stands above them, and is looked into.
        QVERIFY(QFile::copy(test::simulatedFile(test::Sonars::Ping1D), path("new.bin")));
        QTRY_VERIFY_WITH_TIMEOUT(count() == 64 && !recordings()->scanning(), test::mostMs);
        recordings()->rescan();
        QTRY_VERIFY_WITH_TIMEOUT(!recordings()->scanning(), test::mostMs);
        QVERIFY(m_run->drawUntilReady());
        // By a row at most.
        QVERIFY2(std::abs(rows->property("contentY").toDouble() - 700) < 100,
                 qPrintable(rows->property("contentY").toString()));
        // A key shows the chosen one again.
        rows->forceActiveFocus();
        press(Qt::Key_Home);
        QVERIFY(m_run->drawUntilReady());
        QVERIFY(rows->property("contentY").toDouble() < 10);
    }

    void anEmptyFolderSaysSo()
    {
        QVERIFY(QDir(path({})).removeRecursively());
        showLogs();
        QTRY_VERIFY_WITH_TIMEOUT(!recordings()->scanning(), test::mostMs);
        QVERIFY(m_run->drawUntil([&] {
            return std::ranges::any_of(m_run->items(), [](const QQuickItem* item) {
                return item->isVisible() &&
                       item->property("text").toString() == QLatin1String("No recordings yet");
            });
        }));
    }

private:
    [[nodiscard]] QString path(const QString& name) const
    {
        return m_folder->filePath("logs") + (name.isEmpty() ? QString() : '/' + name);
    }
    void showLogs()
    {
        press(Qt::Key_4, Qt::ControlModifier);
        QTRY_VERIFY(page()->isVisible());
    }
    [[nodiscard]] QQuickItem* page() const
    {
        QQuickItem* const logs = m_run->named(QStringLiteral("logsPage"));
        if (logs == nullptr)
            qFatal("The window has no page Logs.");
        return logs;
    }
    [[nodiscard]] app::Recordings* recordings() const
    {
        return page()->property("recordings").value<app::Recordings*>();
    }
    [[nodiscard]] int count() const { return recordings()->count(); }
    [[nodiscard]] QList<app::ThumbnailItem*> thumbnails() const
    {
        QList<app::ThumbnailItem*> all;
        for (QQuickItem* item : m_run->items())
            if (auto* thumbnail = qobject_cast<app::ThumbnailItem*>(item);
                thumbnail && thumbnail->isVisible())
                all += thumbnail;
        return all;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&m_run->window(), key, modifiers);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowLogsTest)
#include "tst_windowlogs.moc"
