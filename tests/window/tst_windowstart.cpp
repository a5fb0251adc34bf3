// SPDX-License-Identifier: GPL-3.0-or-later
#include "Recordings.h"
#include "WindowRun.h"
#include "support/QmlWarnings.h"
#include "support/TestMain.h"

#include <QSignalSpy>
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

/// What the first frame shows is made first. The pilot may do anything at any time after that.
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
    void cleanup() { m_shown.reset(); }

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

private:
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

    std::unique_ptr<app::Window> m_shown;
};

LEADLINE_GUI_TEST(WindowStartTest)
#include "tst_windowstart.moc"
