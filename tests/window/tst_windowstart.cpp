// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "WindowRun.h"
#include "recording/RecorderState.h"
#include "settings/RecordingFolderSetting.h"
#include "support/DiscoveryBench.h"
#include "support/QmlWarnings.h"
#include "support/TestMain.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace leadline;

namespace {

QList<QQuickItem*> itemsOf(const QQuickWindow& window)
{
    QList<QQuickItem*> all{window.contentItem()};
    for (qsizetype i = 0; i < all.size(); ++i)
        all += all[i]->childItems();
    return all;
}

} // namespace

/// Tests that content of the first frame is created first, and that the pilot may do anything at
/// any time after that.
class WindowStartTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init()
    {
        test::failOnQmlWarnings();
        m_shown = std::make_unique<app::Window>();
        QVERIFY(m_shown->window());
    }
    void cleanup()
    {
        m_shown.reset();
        if (m_folder)
            test::prepareWindows();
        m_folder.reset();
    }

    void theFirstFrameIsTheStartPage()
    {
        QSignalSpy frames(&window(), &QQuickWindow::frameSwapped);
        QVERIFY(isShown("stateBlock"));
        QVERIFY(!find("dropArea"));
        QVERIFY(QTest::qWaitForWindowExposed(&window(), test::mostMs));
        QTRY_VERIFY_WITH_TIMEOUT(!frames.isEmpty(), test::mostMs);
    }

    void theRestComesAfterItByItself()
    {
        QVERIFY(QTest::qWaitForWindowExposed(&window(), test::mostMs));
        for (const char* name : {"dropArea", "keysList", "logsPage", "guideText"})
            QTRY_VERIFY2_WITH_TIMEOUT(find(name), name, test::mostMs);
        QVERIFY(isShown("stateBlock"));
        QVERIFY(!isShown("logsPage"));
    }

    void aKeyDoesNotWaitForIt()
    {
        becomeActive();
        QTest::keyClick(&window(), Qt::Key_4, Qt::ControlModifier);
        QVERIFY(isShown("logsPage"));
        QTest::keyClick(&window(), Qt::Key_Escape);
        QVERIFY(!isShown("logsPage"));
        QTest::keyClick(&window(), Qt::Key_F1);
        QVERIFY(isShown("keysList"));
    }

    void norDoesTheMouse()
    {
        const auto items = itemsOf(window());
        const auto guide = std::ranges::find_if(items, [](const QQuickItem* item) {
            return item->property("iconName").toString() == QLatin1String("help");
        });
        QVERIFY(guide != items.end());
        QVERIFY(QTest::qWaitForWindowExposed(&window(), test::mostMs));
        const QPointF middle((*guide)->width() / 2, (*guide)->height() / 2);
        QTest::mouseClick(&window(), Qt::LeftButton, Qt::NoModifier,
                          (*guide)->mapToScene(middle).toPoint());
        QVERIFY(isShown("guideText"));
    }

    void norDoesWhatIsConnectedOrOpened()
    {
        m_shown->session().startDemo();
        QVERIFY(find("dropArea"));
        const auto items = itemsOf(window());
        QVERIFY(std::ranges::any_of(items, [](const QQuickItem* item) {
            return item->isVisible() && qobject_cast<const app::PolarItem*>(item);
        }));
    }

    void norDoesADrop()
    {
        QVERIFY(QTest::qWaitForWindowExposed(&window(), test::mostMs));
        const QString path = test::simulatedFile(test::Sonars::Both);
        QVERIFY2(!path.isEmpty(), "there is no recording");
        test::drop(window(), {path});
        QTRY_COMPARE_WITH_TIMEOUT(m_shown->session().state(), app::Session::State::Ready,
                                  test::mostMs);
    }

    // The first dive: an empty data folder, and each press counts.

    void aSonarThatIsFoundIsRecordedAfterOnePress()
    {
        link::EventLoopClock clock;
        const test::Served sonar(ping::Family::Ping1D, clock);
        device::SearchTools tools = test::isolatedTools();
        tools.usual = {test::urlOf(sonar.url())};
        restart(tools);
        m_shown->finder().begin();
        QTRY_COMPARE_WITH_TIMEOUT(m_shown->finder().found(), 1, test::mostMs);
        QTRY_VERIFY_WITH_TIMEOUT(isShown("connectFound"), test::mostMs);
        click("connectFound");
        waitForPings();
        QVERIFY2(m_presses <= 3, qPrintable(QString::number(m_presses)));
        QCOMPARE(m_presses, 1);
        playWhatWasRecorded();
    }

    void theSameByAKey()
    {
        link::EventLoopClock clock;
        const test::Served sonar(ping::Family::Ping1D, clock);
        device::SearchTools tools = test::isolatedTools();
        tools.usual = {test::urlOf(sonar.url())};
        restart(tools);
        m_shown->finder().begin();
        QTRY_COMPARE_WITH_TIMEOUT(m_shown->finder().found(), 1, test::mostMs);
        press(Qt::Key_Return, Qt::ControlModifier);
        waitForPings();
        QCOMPARE(m_presses, 1);
        playWhatWasRecorded();
    }

    void theDemoIsRecordedAfterTwo()
    {
        restart(test::isolatedTools());
        m_shown->finder().begin();
        click("startDemo");
        QTRY_VERIFY_WITH_TIMEOUT(session().dive()->active(), test::mostMs);
        press(Qt::Key_R, Qt::ControlModifier);
        waitForPings();
        // Who is still asked his name when all is hung up gets a file of his own.
        QTRY_VERIFY_WITH_TIMEOUT(session().ping360()->count() > 0, test::mostMs);
        QCOMPARE(m_presses, 2);
        playWhatWasRecorded();
    }

    void theDemoStandsOnDevices()
    {
        restart(test::isolatedTools());
        press(Qt::Key_3, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(isShown("demo"), test::mostMs);
        click("demo");
        QTRY_VERIFY_WITH_TIMEOUT(session().dive()->simulatedOnly(), test::mostMs);
        QVERIFY(!isShown("demo"));
    }

private:
    void restart(const device::SearchTools& tools)
    {
        m_shown.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        app::Window::prepare(m_folder->filePath("data"));
        m_presses = 0;
        m_shown = std::make_unique<app::Window>(QList<QUrl>(), tools);
        QVERIFY(m_shown->window());
        session().dive()->setRecordingFolder(app::RecordingFolderSetting::atStart());
        QVERIFY(QTest::qWaitForWindowExposed(&window(), test::mostMs));
        becomeActive();
    }
    [[nodiscard]] app::Session& session() { return m_shown->session(); }
    void click(const char* name)
    {
        const QQuickItem* pressed = find(name);
        QVERIFY2(pressed && pressed->isVisible(), name);
        ++m_presses;
        // A row that was just filled has its places from the next frame on.
        QVERIFY(!window().grabWindow().isNull());
        QTest::mouseClick(
            &window(), Qt::LeftButton, {},
            pressed->mapToScene({pressed->width() / 2, pressed->height() / 2}).toPoint());
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        ++m_presses;
        QTest::keyClick(&window(), key, modifiers);
    }
    void waitForPings()
    {
        QTRY_VERIFY_WITH_TIMEOUT(session().ping1d()->count() > 2, test::mostMs);
        QTRY_VERIFY_WITH_TIMEOUT(session().dive()->recorder()->bytes() > 0, test::mostMs);
    }
    /// It is on the disk, in the data folder, and can be played.
    void playWhatWasRecorded()
    {
        session().dive()->disconnectAll();
        QDir there(m_folder->filePath("data/Leadline"));
        QTRY_COMPARE_WITH_TIMEOUT(there.entryList({"*.mcap"}, QDir::Files).size(), 1, test::mostMs);
        QTRY_VERIFY_WITH_TIMEOUT(session().dive()->recorder()->state() !=
                                     app::RecorderState::State::Recording,
                                 test::mostMs);
        session().openPath(there.filePath(there.entryList({"*.mcap"}, QDir::Files).constFirst()));
        QTRY_VERIFY_WITH_TIMEOUT(session().state() == app::Session::State::Ready &&
                                     session().progress() == 1,
                                 test::mostMs);
        session().playback()->pause();
        session().playback()->toEnd();
        QTRY_VERIFY_WITH_TIMEOUT(session().ping1d()->count() > 2, test::mostMs);
    }

    [[nodiscard]] QQuickWindow& window() const { return *m_shown->window(); }
    void becomeActive() const
    {
        window().requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&window(), test::mostMs));
    }
    [[nodiscard]] QQuickItem* find(const char* name) const
    {
        const auto items = itemsOf(window());
        const auto found = std::ranges::find_if(items, [&](const QQuickItem* item) {
            return item->objectName() == QLatin1String(name);
        });
        return found != items.end() ? *found : nullptr;
    }
    [[nodiscard]] bool isShown(const char* name) const
    {
        const QQuickItem* item = find(name);
        return item && item->isVisible();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Window> m_shown;
    int m_presses = 0;
};

LEADLINE_GUI_TEST(WindowStartTest)
#include "tst_windowstart.moc"
