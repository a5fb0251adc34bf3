// SPDX-License-Identifier: GPL-3.0-or-later
#include "Layout.h"
#include "Recordings.h"
#include "WindowRun.h"
#include "settings/KeyMap.h"
#include "support/TestMain.h"

#include <QAccessible>
#include <QSettings>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace leadline;

/// Tests keys that the pilot changes on the page Setup by pressing them in the window.
class WindowKeyMapTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }
    void init()
    {
        QSettings().clear();
        start();
    }
    void cleanup()
    {
        m_run.reset();
        QSettings().clear();
        app::KeyMap::instance().restore();
    }

    void theNewKeyWorksAndTheOldOneDoesNot()
    {
        giveByKeys("theme", Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(keyButton("theme")->property("text").toString(), "Ctrl+L");
        press(Qt::Key_Escape);
        for (int started = 0; started < 2; ++started) {
            const QString before = theme();
            press(Qt::Key_F9);
            QCOMPARE(theme(), before);
            press(Qt::Key_L, Qt::ControlModifier);
            QVERIFY(theme() != before);
            start();
        }
    }

    void theListOfKeysAndTheTipSayIt()
    {
        giveByKeys("theme", Qt::Key_L, Qt::ControlModifier);
        press(Qt::Key_Escape);
        for (int started = 0; started < 2; ++started) {
            QVERIFY(std::ranges::any_of(m_run->items(), [](const QQuickItem* item) {
                return QByteArray(item->metaObject()->className())
                           .startsWith("NavigationRailItem") &&
                       item->property("key").toString() == "Ctrl+L";
            }));
            press(Qt::Key_F1);
            QVERIFY(m_run->drawsAFrame());
            QVERIFY(listSays("Ctrl+L, Ctrl+F9"));
            QVERIFY(!listSays("F9, Ctrl+F9"));
            press(Qt::Key_F1);
            start();
        }
    }

    /// The key of a control that has the focus waits; another one that has its place need not.
    void whatIsNoKeyOfControlsWorksWhereverTheFocusIs()
    {
        giveByKeys("play", Qt::Key_F8);
        press(Qt::Key_Escape);
        QVERIFY(m_run->open(test::simulatedFile(test::Sonars::Both)));
        for (int i = 0; i < 60 && !focusOnButton(); ++i)
            press(Qt::Key_Tab);
        QVERIFY(focusOnButton());
        press(Qt::Key_F8);
        QVERIFY(m_run->playback().playing());
        press(Qt::Key_Escape);
        press(Qt::Key_Space);
        QVERIFY(m_run->playback().playing());
        press(Qt::Key_F8);
        QVERIFY(!m_run->playback().playing());
    }

    void whoseKeyItIsIsAskedFor()
    {
        waitFor("theme");
        press(Qt::Key_O, Qt::ControlModifier);
        const QQuickItem* question = below(row("theme"), "keyQuestion");
        QVERIFY(question->isVisible());
        QCOMPARE(question->property("text").toString(),
                 "Ctrl+O is assigned to “Open log”. Reassign it?");
        QVERIFY(map().isAllDefault());
        press(Qt::Key_Escape);
        QVERIFY(!question->isVisible() && map().isAllDefault());
        QVERIFY(keyButton("theme")->hasActiveFocus());
        press(Qt::Key_Return);
        press(Qt::Key_O, Qt::ControlModifier);
        QVERIFY(below(row("theme"), "takeKey")->hasActiveFocus());
        press(Qt::Key_Space);
        QVERIFY(keyButton("theme")->hasActiveFocus());
        QVERIFY(!keyButton("theme")->property("text").toString().contains("new key"));
        QCOMPARE(map().actionOf("Ctrl+O"), "theme");
        QCOMPARE(keyButton("open")->property("text").toString(), "–");
        // And back, where it is asked for again.
        clickOn(below(row("open"), "usualKey"));
        QVERIFY(below(row("open"), "keyQuestion")->isVisible());
        press(Qt::Key_Return);
        QCOMPARE(map().actionOf("Ctrl+O"), "open");
        QVERIFY(!map().hasKey("theme"));
        clickOn(below(row("theme"), "usualKey"));
        QVERIFY(map().isAllDefault());
    }

    void whatCannotBeHadIsSaidAndEscLeaves()
    {
        QQuickItem* button = waitFor("theme");
        const QQuickItem* refusal = below(row("theme"), "keyRefusal");
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Space, Qt::Key_Left, Qt::Key_Z}) {
            press(key);
            QVERIFY(refusal->isVisible() && button->hasActiveFocus());
            QVERIFY(row("theme")->property("waiting").toBool());
        }
        QVERIFY(refusal->property("text").toString().startsWith("Z belongs to"));
        press(Qt::Key_Escape);
        QVERIFY(!refusal->isVisible() && !row("theme")->property("waiting").toBool());
        QVERIFY(page()->isVisible() && map().isAllDefault());
        press(Qt::Key_Tab);
        QVERIFY(!button->hasActiveFocus());
        press(Qt::Key_Escape);
        QVERIFY(!page()->isVisible());
    }

    void delTakesAKeyAway()
    {
        const QString before = theme();
        QQuickItem* button = focusOn("theme");
        QCOMPARE(translated(*button), "Next theme: F9");
        press(Qt::Key_Delete);
        QCOMPARE(translated(*button), "Next theme: no key");
        press(Qt::Key_F9);
        QCOMPARE(theme(), before);
        press(Qt::Key_Return);
        QCOMPARE(translated(*button), "Next theme: press the new key");
        press(Qt::Key_F9);
        QCOMPARE(theme(), before);
        QCOMPARE(translated(*button), "Next theme: F9");
        press(Qt::Key_F9);
        QVERIFY(theme() != before);
    }

    void allOfThemAreAsAtFirstAfterTwoPresses()
    {
        for (const char* reset : {"resetKeys", "setupReset"}) {
            giveByKeys("theme", Qt::Key_L, Qt::ControlModifier);
            QVERIFY(!map().isAllDefault());
            if (QByteArray(reset) == "setupReset")
                page()->setProperty("section", 7);
            clickOn(m_run->named(reset));
            QVERIFY(!map().isAllDefault());
            clickOn(m_run->named(reset));
            QVERIFY(map().isAllDefault());
        }
    }

    void theListHasItsRoom()
    {
        m_run->resize({1024, 640});
        waitFor("theme");
        press(Qt::Key_O, Qt::ControlModifier);
        QVERIFY(m_run->drawsAFrame());
        QStringList faults;
        for (const QString& fault : test::layoutFaults(*m_run->window().contentItem()))
            faults += fault;
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

private:
    void start()
    {
        m_run.reset();
        m_run = std::make_unique<test::WindowRun>();
        m_run->resize({1440, 900});
    }
    static app::KeyMap& map() { return app::KeyMap::instance(); }
    [[nodiscard]] QString theme() const { return m_run->window().property("theme").toString(); }
    [[nodiscard]] QQuickItem* page() const { return m_run->named("setupPage"); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(&m_run->window(), key, modifiers);
    }
    /// The row of an action in the list.
    [[nodiscard]] QQuickItem* row(const QString& action) const
    {
        if (!page()->isVisible())
            press(Qt::Key_Comma, Qt::ControlModifier);
        page()->setProperty("section", 6);
        if (!m_run->drawsAFrame())
            qFatal("The window does not draw.");
        for (QQuickItem* item : m_run->items())
            if (item->objectName() == "setupKey" && item->property("action").toString() == action)
                return item;
        qFatal("The page has no %s.", qPrintable(action));
    }
    static QQuickItem* below(QQuickItem* root, const char* name)
    {
        QList<QQuickItem*> all{root};
        for (qsizetype i = 0; i < all.size(); ++i) {
            if (all[i]->objectName() == QLatin1String(name))
                return all[i];
            all += all[i]->childItems();
        }
        qFatal("%s has no %s.", qPrintable(root->objectName()), name);
    }
    [[nodiscard]] QQuickItem* keyButton(const char* action) const
    {
        return below(row(QLatin1String(action)), "keyButton");
    }
    [[nodiscard]] QQuickItem* focusOn(const char* action) const
    {
        QQuickItem* button = keyButton(action);
        button->forceActiveFocus(Qt::TabFocusReason);
        return button;
    }
    QQuickItem* waitFor(const char* action) const
    {
        QQuickItem* button = focusOn(action);
        press(Qt::Key_Return);
        return button;
    }
    void giveByKeys(const char* action, Qt::Key key, Qt::KeyboardModifiers with = {}) const
    {
        waitFor(action);
        press(key, with);
    }
    void clickOn(QQuickItem* item) const
    {
        QVERIFY(item && item->isVisible());
        item->forceActiveFocus(Qt::TabFocusReason);
        press(Qt::Key_Space);
    }
    static QString translated(QQuickItem& item)
    {
        QAccessibleInterface* words = QAccessible::queryAccessibleInterface(&item);
        return words ? words->text(QAccessible::Name) : QString();
    }
    [[nodiscard]] bool listSays(const QString& words) const
    {
        QList<QQuickItem*> all{m_run->named("keysList")};
        for (qsizetype i = 0; i < all.size(); ++i)
            all += all[i]->childItems();
        return std::ranges::any_of(all, [&](const QQuickItem* item) {
            return item->isVisible() && item->property("text").toString() == words;
        });
    }
    [[nodiscard]] bool focusOnButton() const
    {
        const QQuickItem* item = m_run->window().activeFocusItem();
        return item && item->inherits("QQuickAbstractButton");
    }

    std::unique_ptr<test::WindowRun> m_run;
};

LEADLINE_GUI_TEST(WindowKeyMapTest)
#include "tst_windowkeymap.moc"
