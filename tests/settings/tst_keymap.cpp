// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/KeyMap.h"
#include "settings/KeyText.h"
#include "settings/ShortcutCapture.h"

#include "support/OwnSettings.h"
#include "support/TestMain.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace leadline;
using app::KeyMap;

class KeyMapTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_settings.forget();
        map().restore();
    }

    void noKeyIsThatOfTwoAtFirst()
    {
        QSet<QString> ids;
        QHash<QString, QString> owners;
        for (const QString& action : all()) {
            QVERIFY2(!ids.contains(action), qPrintable(action));
            ids += action;
            QVERIFY2(!KeyMap::actionText(action).isEmpty(), qPrintable(action));
            QVERIFY2(map().hasKey(action) && map().isDefault(action), qPrintable(action));
            for (const QVariant& key : map().sequences(action)) {
                QVERIFY2(!owners.contains(key.toString()),
                         qPrintable(action + " and " + owners.value(key.toString())));
                owners.insert(key.toString(), action);
            }
        }
        QVERIFY(ids.size() > 55);
        QVERIFY(map().isAllDefault());
        QVERIFY(QSettings().allKeys().isEmpty());
    }

    /// A view that asks for an action that is none would have no key, and say nothing.
    void viewsAskForActionsThatThereAreAndForAllOfThem()
    {
        static const QRegularExpression lists("(?:Format\\.keys\\(|actions: )\\[([^\\]]*)\\]");
        static const QRegularExpression name("\"(\\w+)\"");
        static const QRegularExpression acts("ActionKey \\{[^}]*?action: \"(\\w+)\"");
        static const QRegularExpression single(
            "Format\\.key\\(\"(\\w+)\"\\)|Format\\.keyed\\(.*, \"(\\w+)\"\\)");
        QSet<QString> acting;
        QSet<QString> listed;
        const QStringList known = all();
        QDirIterator files(LEADLINE_SOURCE_DIR "/qml", {"*.qml"}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (const auto& hit : acts.globalMatch(text)) {
                QVERIFY2(known.contains(hit.captured(1)), qPrintable(hit.captured(1)));
                acting += hit.captured(1);
            }
            for (const auto& hit : single.globalMatch(text)) {
                const QString action = hit.captured(1) + hit.captured(2);
                QVERIFY2(known.contains(action), qPrintable(action));
            }
            for (const auto& list : lists.globalMatch(text))
                for (const auto& hit : name.globalMatch(list.captured(1))) {
                    QVERIFY2(known.contains(hit.captured(1)), qPrintable(hit.captured(1)));
                    if (file.fileName().endsWith("/KeysOverlay.qml"))
                        listed += hit.captured(1);
                }
        }
        QCOMPARE(acting, QSet<QString>(known.begin(), known.end()));
        QCOMPARE(listed, acting);
    }

    /// A key that the pilot may change is asked for where it is said, and not written there.
    void viewsNameNoKeyThatCanBeChanged()
    {
        static const QRegularExpression words("qsTr\\(\"((?:[^\"\\\\]|\\\\.)*)\"");
        static const QRegularExpression keys(
            "(?:Ctrl|Shift|Alt|Meta)\\+[^\\s);]+|\\bF\\d{1,2}\\b|(?<=\\()[^\\s()]{1,9}(?=\\))");
        // They are keys of the control that has the focus, too.
        const QStringList ofControls{"Space", "Return", "Enter", "Left", "Right", "Up", "Down"};
        QSet<QString> usual;
        for (const QString& action : all())
            for (const QVariant& key : map().sequences(action))
                usual += key.toString();
        QVERIFY(usual.contains("Ctrl+,") && usual.contains("F9") && usual.contains("End"));
        const auto faultsOf = [&](const QString& text) {
            QStringList faults;
            for (const auto& said : words.globalMatch(text))
                for (const auto& key : keys.globalMatch(said.captured(1)))
                    if (usual.contains(key.captured()) && !ofControls.contains(key.captured()))
                        faults += key.captured() + " in \"" + said.captured(1) + '"';
            return faults;
        };
        QCOMPARE(
            faultsOf("qsTr(\"Setup (Ctrl+,) has it\") qsTr(\"Go (Enter)\") qsTr(\"By F9\")").size(),
            2);
        QCOMPARE(faultsOf("qsTr(\"To the live edge (End)\") qsTr(\"Rename (F2)\")").size(), 1);
        QStringList faults;
        int read = 0;
        QDirIterator files(LEADLINE_SOURCE_DIR "/qml", {"*.qml"}, QDir::Files,
                           QDirIterator::Subdirectories);
        for (; files.hasNext(); ++read) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (const QString& fault : faultsOf(QString::fromUtf8(file.readAll())))
                faults += files.fileName() + ": " + fault;
        }
        QVERIFY(read > 200);
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

    void aKeyThatIsGivenIsKept()
    {
        QSignalSpy reported(&map(), &KeyMap::changed);
        const int before = map().revision();
        map().assign("open", "Ctrl+L");
        QCOMPARE(reported.size(), 1);
        QVERIFY(map().revision() > before);
        QCOMPARE(map().sequences("open"), QVariantList{"Ctrl+L"});
        QVERIFY(!map().isDefault("open") && !map().isAllDefault());
        QCOMPARE(map().actionOf("Ctrl+L"), "open");
        QCOMPARE(map().actionOf("Ctrl+O"), QString());
        // Nothing else is kept than what differs.
        QCOMPARE(QSettings().allKeys(), QStringList{"keys/open"});
        map().restore();
        QCOMPARE(map().sequences("open"), QVariantList{"Ctrl+L"});
        map().useDefault("open");
        QCOMPARE(map().sequences("open"), QVariantList{"Ctrl+O"});
        QVERIFY(QSettings().allKeys().isEmpty());
    }

    void noneIsKeptToo()
    {
        map().unassign("standby");
        QVERIFY(!map().hasKey("standby"));
        QCOMPARE(map().shortcutText({"standby"}), "–");
        map().restore();
        QVERIFY(!map().hasKey("standby"));
        map().useDefault("standby");
        QCOMPARE(map().shortcutText({"standby"}), "P");
    }

    void whoseKeyItIsIsSaidAndItIsTakenFromThere()
    {
        QCOMPARE(map().conflict("theme", "Ctrl+O"),
                 "Ctrl+O is assigned to “Open log”. Reassign it?");
        QCOMPARE(map().conflict("open", "Ctrl+O"), QString());
        QCOMPARE(map().conflict("open", "Ctrl+L"), QString());
        map().assign("theme", "Ctrl+O");
        QCOMPARE(map().actionOf("Ctrl+O"), "theme");
        QVERIFY(!map().hasKey("open"));
        onlyOneHasEach();
        map().restore();
        onlyOneHasEach();
        QVERIFY(!map().hasKey("open"));
        QCOMPARE(map().defaultConflict("open"), "Ctrl+O is assigned to “Next theme”. Reassign it?");
        // It goes back by itself once it is free.
        map().useDefault("theme");
        QCOMPARE(map().actionOf("Ctrl+O"), "open");
        QVERIFY(map().isAllDefault());
    }

    void itIsTakenBackFromWhoHasItInsteadOfHisOwn()
    {
        map().assign("theme", "Ctrl+O");
        map().assign("light", "Ctrl+L");
        map().assign("report", "Ctrl+L");
        QVERIFY(!map().hasKey("light"));
        map().useDefault("open");
        QCOMPARE(map().actionOf("Ctrl+O"), "open");
        QVERIFY(!map().hasKey("theme"));
        onlyOneHasEach();
        map().restore();
        QCOMPARE(map().actionOf("Ctrl+O"), "open");
        QCOMPARE(map().actionOf("Ctrl+L"), "report");
        QVERIFY(!map().hasKey("theme") && !map().hasKey("light"));
        map().reset();
        QVERIFY(map().isAllDefault() && QSettings().allKeys().isEmpty());
        for (const QString& action : all())
            QVERIFY2(map().isDefault(action), qPrintable(action));
    }

    void onlyEnterBeginsToWait()
    {
        app::ShortcutCapture change;
        change.setProperty("action", "theme");
        for (const int held : {int(Qt::ShiftModifier), int(Qt::ControlModifier)}) {
            QVERIFY(!change.press(Qt::Key_Delete, held, {}));
            QVERIFY(!change.isWaiting() && map().hasKey("theme"));
        }
        QVERIFY(change.press(Qt::Key_Return, 0, {}));
        QVERIFY(change.isWaiting());
        QVERIFY(change.press(Qt::Key_Delete, 0, {}));
        QVERIFY(!change.isWaiting() && !map().hasKey("theme"));
    }

    void eachStepOfACaptureIsOneChange()
    {
        app::ShortcutCapture capture;
        capture.setProperty("action", "theme");
        QSignalSpy changed(&capture, &app::ShortcutCapture::changed);
        capture.wait();
        QCOMPARE(changed.count(), 1);
        QVERIFY(capture.isWaiting());
        // Another action has it: the question comes at once.
        QVERIFY(capture.press(Qt::Key_O, int(Qt::ControlModifier), {}));
        QCOMPARE(changed.count(), 2);
        QVERIFY(!capture.isWaiting() && !capture.question().isEmpty());
        capture.leave();
        QCOMPARE(changed.count(), 3);
    }

    void someKeysAreNotToBeHad_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("why");
        QTest::newRow("tab") << "Tab"
                             << "moves between controls";
        QTest::newRow("back") << "Shift+Backtab"
                              << "moves between controls";
        QTest::newRow("escape") << "Esc"
                                << "leaves and closes";
        for (const char* key : {"Space", "Return", "Enter", "Left", "Down", "Home", "End"})
            QTest::newRow(key) << key << "belongs to the control that has the focus";
        for (const char* key : {"C", "R", "Z", "F2", "Del", "Menu", "Ctrl+A", "Ctrl+C", "Ctrl+Up"})
            QTest::newRow(key) << key << "belongs to the list, plot or field";
        for (const char* key : {"Meta+L", "Ctrl+Alt+T", "Alt+F4", "Print"})
            QTest::newRow(key) << key << "belongs to the desktop";
        QTest::newRow("nothing") << ""
                                 << "is not supported";
        QTest::newRow("two words") << "Volume Down"
                                   << "is not supported";
    }
    void someKeysAreNotToBeHad()
    {
        QFETCH(const QString, key);
        QFETCH(const QString, why);
        const QString said = KeyMap::refusal("theme", key);
        QVERIFY2(said.contains(why) && said.endsWith('.'), qPrintable(said));
        QVERIFY2(said.contains("Choose another"), qPrintable(said));
        map().assign("theme", key);
        QVERIFY(map().isAllDefault());
    }

    void whoHadSuchAKeyAtFirstMayHaveItAgain()
    {
        QVERIFY(map().yields("play") && !map().yields("theme"));
        map().assign("play", "Y");
        QVERIFY(!map().yields("play"));
        QCOMPARE(KeyMap::refusal("play", "Space"), QString());
        QVERIFY(!KeyMap::refusal("pingOn", "Space").isEmpty());
        map().assign("play", "Space");
        QVERIFY(map().isAllDefault());
        // One of two brings both.
        map().assign("connectFound", "Ctrl+L");
        map().assign("connectFound", "Ctrl+Enter");
        QVERIFY(map().isAllDefault());
    }

    void bothKeysEnterAreOne()
    {
        map().assign("theme", "Ctrl+Shift+Return");
        QCOMPARE(map().sequences("theme").size(), 2);
        QCOMPARE(map().actionOf("Ctrl+Shift+Enter"), "theme");
        QCOMPARE(map().shortcutText({"theme"}), "Ctrl+Shift+Enter");
    }

    void whatIsPressedIsItsKey_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("with");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("pressed");
        const auto row = [](const char* name, Qt::Key key, Qt::KeyboardModifiers with,
                            const char* text, const char* pressed) {
            QTest::newRow(name) << int(key) << with << QString(text) << QString(pressed);
        };
        row("letter", Qt::Key_L, Qt::NoModifier, "l", "L");
        row("capital", Qt::Key_L, Qt::ShiftModifier, "L", "Shift+L");
        row("with Ctrl", Qt::Key_L, Qt::ControlModifier, "\x0c", "Ctrl+L");
        row("sign by Shift", Qt::Key_Question, Qt::ShiftModifier, "?", "?");
        row("number pad", Qt::Key_Plus, Qt::KeypadModifier, "+", "+");
        row("arrow", Qt::Key_Left, Qt::ShiftModifier, "", "Shift+Left");
        row("Shift alone", Qt::Key_Shift, Qt::ShiftModifier, "", "");
        row("Ctrl alone", Qt::Key_Control, Qt::ControlModifier, "", "");
    }
    void whatIsPressedIsItsKey()
    {
        QFETCH(const int, key);
        QFETCH(const Qt::KeyboardModifiers, with);
        QFETCH(const QString, text);
        QFETCH(const QString, pressed);
        QCOMPARE(KeyMap::pressed(key, int(with), text), pressed);
    }

    /// Nobody is kept from his keys by a file that was written by hand.
    void whatCannotBeKeptIsLeftOut()
    {
        QSettings settings;
        settings.setValue("keys/open", "Nonsense");
        settings.setValue("keys/theme", "Esc");
        settings.setValue("keys/light", "Ctrl+L");
        settings.setValue("keys/report", "Ctrl+L");
        settings.setValue("keys/nothing", "F8");
        settings.sync();
        map().restore();
        QCOMPARE(map().shortcutText({"open", "theme"}), "Ctrl+O, F9");
        onlyOneHasEach();
        QCOMPARE(map().actionOf("F8"), QString());
    }

    void whatBelongsTogetherIsSaidOnce()
    {
        QCOMPARE(map().shortcutText({"pingBack", "pingOn"}), "← →");
        QCOMPARE(map().shortcutText({"secondsBack", "secondsOn"}), "Shift+← →");
        QCOMPARE(map().shortcutText({"nextFile", "previousFile"}), "Ctrl+PgDn PgUp");
        QCOMPARE(map().shortcutText({"loopA", "loopB", "loop"}), "[ ] \\");
        QCOMPARE(map().shortcutText({"zoomIn", "zoomOut", "fit"}), "+ − 0");
        QCOMPARE(map().shortcutText({"toStart", "toEnd"}), "Home, End");
        QCOMPARE(map().shortcutText({"theme", "light"}), "F9, Ctrl+F9");
        QCOMPARE(map().shortcutText({"export", "report"}), "Ctrl+E, Ctrl+P");
        QCOMPARE(map().shortcutText({"keys"}), "F1, ?");
        QCOMPARE(map().shortcutText({"markBottom"}), "Enter");
        map().assign("secondsOn", "Alt+Right");
        QCOMPARE(map().shortcutText({"secondsBack", "secondsOn"}), "Shift+←, Alt+→");
        map().unassign("secondsOn");
        QCOMPARE(map().shortcutText({"secondsBack", "secondsOn"}), "Shift+←, –");
    }

private:
    static KeyMap& map() { return KeyMap::instance(); }
    static QStringList all()
    {
        QStringList ids;
        for (int group = 0; group < KeyMap::groupCount(); ++group)
            ids += KeyMap::actionsOf(group);
        return ids;
    }
    static void onlyOneHasEach()
    {
        QSet<QString> seen;
        for (const QString& action : all())
            for (const QVariant& key : map().sequences(action)) {
                QVERIFY2(!seen.contains(key.toString()), qPrintable(key.toString()));
                seen += key.toString();
            }
    }

    test::OwnSettings m_settings;
};

LEADLINE_GUILESS_TEST(KeyMapTest)
#include "tst_keymap.moc"
