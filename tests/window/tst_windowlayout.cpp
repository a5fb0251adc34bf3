// SPDX-License-Identifier: GPL-3.0-or-later
#include "Layout.h"
#include "Recordings.h"
#include "WindowRun.h"
#include "support/TestMain.h"

#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace leadline;

namespace {

const QList<QSize>& sizes()
{
    static const QList<QSize> all{{1024, 640}, {1199, 700},  {1280, 759},
                                  {1440, 900}, {1920, 1080}, {3840, 2160}};
    return all;
}

QQuickItem* itemOf(test::WindowRun& run, const char* type)
{
    for (QQuickItem* item : run.items())
        if (QByteArray(item->metaObject()->className()).startsWith(QByteArray(type) + "_QML"))
            return item;
    return nullptr;
}

} // namespace

/// In every size of the window nothing overlaps and no text is cut.
class WindowLayoutTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::prepareWindows(); }

    void theEyeFindsFaults_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("faults");
        const auto row = [](const char* name, const char* content, int faults) {
            QTest::newRow(name) << QByteArray(content) << faults;
        };
        row("nothing", "", 0);
        row("side by side", "Row { Text { text: 'one' } Text { text: 'two' } }", 0);
        row("words on words", "Text { text: 'one' } Text { text: 'two' }", 1);
        row("too narrow", "Text { text: 'many words'; width: 20 }", 1);
        row("with dots", "Text { text: 'many words'; width: 40; elide: Text.ElideRight }", 0);
        row("out of the window", "Text { text: 'words'; x: 390 }", 1);
        row("hidden", "Text { text: 'words'; x: 390; visible: false }", 0);
        row("cut by its view", "Item { clip: true; width: 20; height: 20; Text { text: 'words' } }",
            1);
        const auto scrolled = [&](const char* name, const char* content, int faults) {
            const QByteArray view = "Flickable { clip: true; width: 90; height: 20; "
                                    "contentHeight: 200; " +
                                    QByteArray(content) + " }";
            row(name, view.constData(), faults);
        };
        scrolled("scrolled away", "Text { text: 'words'; y: 100 }", 0);
        scrolled("scrolled away, words on words",
                 "Text { text: 'one'; y: 100 } Text { text: 'two'; y: 100 }", 1);
        scrolled("scrolled away, controls",
                 "Button { width: 60; y: 100 } Button { width: 60; x: 30; y: 100 }", 1);
        scrolled("at another place of its view",
                 "Text { text: 'one'; y: 100 } Text { text: 'two'; y: 150 }", 0);
        scrolled("where nobody can scroll to", "Text { text: 'words'; x: 70 }", 1);
        scrolled("below what can be scrolled", "Text { text: 'words'; y: 195 }", 1);
        scrolled("cut, scrolled away",
                 "Item { y: 100; clip: true; width: 20; height: 20; Text { text: 'words' } }", 1);
        row("scrolled under others",
            "Flickable { clip: true; width: 90; height: 20; contentHeight: 99; Text { text: 'one'; "
            "y: 50 } } Text { y: 50; text: 'two' }",
            0);
        row("tag", "Text { text: 'one' } Rectangle { width: 20; height: 20; Text { text: '2' } }",
            0);
        row("controls", "Button { width: 99 } Button { x: 90 }", 1);
        row("controls beside", "Button { width: 99 } Button { x: 99 }", 0);
        row("words on a control", "Button { width: 99 } Text { text: 'words' }", 1);
    }
    void theEyeFindsFaults()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const int, faults);
        QQmlEngine engine;
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nimport QtQuick.Controls.Basic\n"
                          "Window { visible: true; width: 400; height: 300; Item { " +
                              content + " } }",
                          {});
        const std::unique_ptr<QObject> made(component.create());
        auto* window = qobject_cast<QQuickWindow*>(made.get());
        QVERIFY2(window, qPrintable(component.errorString()));
        QVERIFY(QTest::qWaitForWindowExposed(window, test::mostMs));
        const QStringList found = test::layoutFaults(*window->contentItem());
        QVERIFY2(found.size() == faults, qPrintable(found.join('\n')));
    }

    void nothingOverlapsAndNoTextIsCut_data()
    {
        QTest::addColumn<QString>("path");
        const auto log = [](const char* name, const QString& path) { QTest::newRow(name) << path; };
        log("nothing open", {});
        log("no recording", test::madeFile("a rather long name of a file, as people give them.txt",
                                           "Words, no pings.\n"));
        log("ping360", test::simulatedFile(test::Sonars::Ping360));
        log("ping1d", test::simulatedFile(test::Sonars::Ping1D));
        log("both", test::simulatedFile(test::Sonars::Both));
    }
    void nothingOverlapsAndNoTextIsCut()
    {
        QFETCH(const QString, path);
        test::WindowRun run;
        run.session().open({QUrl::fromLocalFile(path)});
        QTRY_VERIFY_WITH_TIMEOUT(run.session().state() != app::Session::State::Opening,
                                 test::mostMs);
        const bool replay = run.session().state() == app::Session::State::Ready;
        QVERIFY(!replay || run.waitUntilRead(path));
        run.playback().pause();
        QStringList faults;
        for (const QSize& size : sizes()) {
            if (tooManyPixels(size))
                continue;
            run.resize(size);
            for (const QString theme : {"dusk", "day", "night"}) {
                run.setTheme(theme);
                const auto look = [&](const QString& where) {
                    lookAt(run, *run.window().contentItem(),
                           QStringLiteral("%1, %2x%3 %4")
                               .arg(theme)
                               .arg(size.width())
                               .arg(size.height())
                               .arg(where),
                           faults);
                };
                if (!replay) {
                    look("");
                    continue;
                }
                // Words are those of every theme; one of them is looked at all along.
                const auto shares = theme == "dusk" ? std::vector{0.0, 1.0, 0.6} : std::vector{0.6};
                for (const double share : shares) {
                    run.playback().seek(run.playback().begin() +
                                        share * (run.playback().end() - run.playback().begin()));
                    look(QStringLiteral("at %1").arg(share));
                }
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

    void whatOpensOverThePlotsFitsToo_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize& size : sizes())
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void whatOpensOverThePlotsFitsToo()
    {
        QFETCH(const QSize, size);
        if (tooManyPixels(size))
            return;
        test::WindowRun run;
        run.resize(size);
        QVERIFY(run.open(test::simulatedFile(test::Sonars::Both)));
        QStringList faults;
        QTest::keyClick(&run.window(), Qt::Key_F1);
        QQuickItem* keys = itemOf(run, "KeysOverlay");
        QVERIFY(keys && keys->isVisible());
        lookAt(run, *keys, "keys", faults);
        QTest::keyClick(&run.window(), Qt::Key_F1);
        QVERIFY(!keys->isVisible());

        QQuickItem* inspector = itemOf(run, "InspectorDrawer");
        QVERIFY(inspector);
        if (inspector->property("closable").toBool()) {
            QTest::keyClick(&run.window(), Qt::Key_I);
            QVERIFY(run.drawUntil([&] { return inspector->isVisible(); }));
        }
        for (const char* tab : {"360", "1d", "display", "marks"}) {
            inspector->setProperty("chosen", tab);
            lookAt(run, *inspector, tab, faults);
        }
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

private:
    static bool tooManyPixels(QSize size)
    {
        return size.width() * qGuiApp->devicePixelRatio() > 3840;
    }

    static void lookAt(test::WindowRun& run, const QQuickItem& root, const QString& where,
                       QStringList& faults)
    {
        QVERIFY(run.drawUntilAtRest());
        for (const QString& fault : test::layoutFaults(root))
            faults += where + ": " + fault;
    }
};

LEADLINE_GUI_TEST(WindowLayoutTest)
#include "tst_windowlayout.moc"
