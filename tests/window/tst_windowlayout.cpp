// SPDX-License-Identifier: GPL-3.0-or-later
#include "Layout.h"
#include "Recordings.h"
#include "Tour.h"
#include "TreeWalk.h"
#include "WindowRun.h"
#include "measure/PolarMeasure.h"
#include "support/Sanitized.h"
#include "support/TestMain.h"

#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QScopeGuard>
#include <QStyleHints>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
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

/// Tests that in every size of the window nothing overlaps and no text is cut.
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
                                    "contentHeight: 120; " +
                                    QByteArray(content) + " }";
            row(name, view.constData(), faults);
        };
        scrolled("scrolled away", "Text { text: 'words'; y: 100 }", 0);
        scrolled("scrolled away, words on words",
                 "Text { text: 'one'; y: 100 } Text { text: 'two'; y: 100 }", 1);
        scrolled("scrolled away, controls",
                 "Button { width: 60; y: 70 } Button { width: 60; x: 30; y: 70 }", 1);
        scrolled("at another place of its view",
                 "Text { text: 'one'; y: 100 } Text { text: 'two'; y: 60 }", 0);
        scrolled("where nobody can scroll to", "Text { text: 'words'; x: 70; y: 60 }", 1);
        scrolled("below what can be scrolled", "Text { text: 'words'; y: 115 }", 1);
        scrolled("cut, scrolled away",
                 "Item { y: 100; clip: true; width: 20; height: 20; Text { text: 'words' } }", 1);
        row("scrolled under others",
            "Flickable { clip: true; width: 90; height: 20; contentHeight: 99; Text { text: 'one'; "
            "y: 50 } } Text { y: 50; text: 'two' }",
            0);
        row("scrolls past its end",
            "Flickable { clip: true; width: 90; height: 20; contentHeight: 300; Text { text: 'one' "
            "} Text { y: 280; visible: false; text: 'two' } }",
            1);
        row("scrolls to its end",
            "Flickable { clip: true; width: 90; height: 20; contentHeight: 300; Text { text: 'one' "
            "} Text { y: 280; text: 'two' } }",
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

    void theInspectorScrollsToTheEndOfItsTabOnly()
    {
        test::WindowRun run;
        run.resize({1440, 900});
        QVERIFY(run.open(test::simulatedFile(test::Sonars::Both)));
        run.seek(std::chrono::seconds(10));
        QQuickItem* inspector = itemOf(run, "InspectorDrawer");
        QVERIFY(inspector && inspector->isVisible());
        // The longest first: the others are no longer for it.
        for (const char* tab : {"display", "360", "1d", "display"}) {
            inspector->setProperty("chosen", tab);
            QVERIFY(run.drawUntilReady());
            QQuickItem* view = viewIn(*inspector);
            QVERIFY2(view, tab);
            view->setProperty("contentY", std::max(0.0, view->property("contentHeight").toDouble() -
                                                            view->height()));
            QVERIFY(run.drawUntilReady());
            int seen = 0;
            for (QQuickItem* item : test::drawnBelow(*view))
                seen += test::isText(*item) && !test::seenOf(*item).isEmpty() ? 1 : 0;
            QVERIFY2(seen > 4, tab);
        }
    }

    void theDistanceStaysInSightBesideADrawer_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("key");
        QTest::newRow("1024 inspector") << QSize(1024, 640) << int(Qt::Key_I);
        QTest::newRow("1024 export") << QSize(1024, 640) << int(Qt::Key_E);
        QTest::newRow("1280 inspector") << QSize(1280, 759) << int(Qt::Key_I);
        QTest::newRow("1280 export") << QSize(1280, 759) << int(Qt::Key_E);
    }
    void theDistanceStaysInSightBesideADrawer()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, key);
        test::WindowRun run;
        run.resize(size);
        QVERIFY(run.open(test::simulatedFile(test::Sonars::Both)));
        run.seek(std::chrono::seconds(10));
        QTest::keyClick(&run.window(), static_cast<Qt::Key>(key),
                        key == Qt::Key_E ? Qt::ControlModifier : Qt::NoModifier);
        QQuickItem* panel = key == Qt::Key_E ? run.named(QStringLiteral("exportPanel"))
                                             : itemOf(run, "InspectorDrawer");
        QVERIFY(panel);
        QVERIFY(run.drawUntil([&] { return panel->isVisible(); }));
        QStringList faults;
        lookAt(run, *panel, "panel", faults);
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
        const QQuickItem* depth = itemOf(run, "DepthBlock");
        QVERIFY(depth && depth->isVisible());
        const auto sceneOf = [](const QQuickItem& item) {
            return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
        };
        const QRectF both = sceneOf(*depth) & sceneOf(*panel);
        QVERIFY2(both.width() < 1 || both.height() < 1, "the panel lies over the distance");
        QVERIFY(panel->height() > 280);
    }

    void tipsLeaveWhatStandsBesideInSight()
    {
        // Not every platform has a pointer that hovers; controls ask when they are made.
        QStyleHints& hints = *QGuiApplication::styleHints();
        const auto usual = qScopeGuard(
            [&hints, hovers = hints.useHoverEffects()] { hints.setUseHoverEffects(hovers); });
        hints.setUseHoverEffects(true);
        test::WindowRun run;
        run.resize({1024, 640});
        QVERIFY(run.open(test::simulatedFile(test::Sonars::Both)));
        const auto sceneOf = [](const QQuickItem& item) {
            return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
        };
        int shown = 0;
        for (const char* type : {"NavigationRailItem", "IconButton", "LButton"}) {
            QList<QQuickItem*> alike;
            for (QQuickItem* item : test::drawnBelow(*run.window().contentItem()))
                if (test::typeOf(*item) == QLatin1String(type))
                    alike += item;
            QVERIFY(alike.size() > 2);
            for (QQuickItem* item : alike) {
                if (!item->isEnabled())
                    continue;
                QTest::mouseMove(&run.window(), sceneOf(*item).center().toPoint() - QPoint(2, 0));
                QTest::mouseMove(&run.window(), sceneOf(*item).center().toPoint());
                const QQuickItem* tip = nullptr;
                QVERIFY2(run.drawUntil([&] { return (tip = tipIn(run)) != nullptr; }),
                         qPrintable(test::describe(*item)));
                ++shown;
                for (const QQuickItem* other : alike) {
                    const QRectF both = sceneOf(*tip) & sceneOf(*other);
                    QVERIFY2(both.width() < 1 || both.height() < 1,
                             qPrintable("The tip of " + test::describe(*item) + " lies on " +
                                        test::describe(*other)));
                }
                QVERIFY(QRectF(0, 0, 1024, 640).contains(sceneOf(*tip)));
                QTest::mouseMove(&run.window(), {500, 250});
                QVERIFY(run.drawUntil([&] { return tipIn(run) == nullptr; }));
            }
        }
        QVERIFY(shown > 15);
    }

    void wordsOnThePlotsStayApart_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        for (const QSize& size : {QSize(1024, 640), QSize(1440, 900), QSize(1920, 1080)})
            for (const char* language : {"en", "de"})
                QTest::addRow("%dx%d %s", size.width(), size.height(), language)
                    << size << language;
    }
    /// With the cursor, a measured line, the heading all around, and zoomed.
    void wordsOnThePlotsStayApart()
    {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        if (tooManyPixels(size) || (test::isSanitized && size.width() > 1024))
            return;
        test::WindowRun run;
        run.language().choose(language);
        run.resize(size);
        QVERIFY(run.open(test::diveFile()));
        run.seek(std::chrono::seconds(40));
        QVERIFY(run.drawUntilReady());
        QStringList faults;
        const auto look = [&](const QString& where) {
            QVERIFY(run.drawUntilReady());
            for (const char* part : {"PolarPanel", "SounderPanel", "TimelineStrips"})
                if (const QQuickItem* root = itemOf(run, part); root && root->isVisible())
                    for (const QString& fault : test::layoutFaults(*root))
                        faults += where + ": " + fault;
        };
        app::PolarItem& polar = *run.polar();
        const auto on = [&](double bearing, double share) {
            const double angle = bearing * std::numbers::pi / 180;
            return polar.centre() +
                   QPointF(std::sin(angle), -std::cos(angle)) * share * polar.discRadius();
        };
        app::VehicleSettings& vehicle = *run.session().vehicle()->settings();
        for (int heading = -180; heading < 180; heading += 9) {
            vehicle.setHeadingOffset(heading);
            look(QStringLiteral("heading %1").arg(heading));
        }
        vehicle.setHeadingOffset(0);
        for (int bearing = 0; bearing < 360; bearing += 30)
            for (const double share : {0.3, 0.7, 0.97}) {
                polar.probe(on(bearing, share).x(), on(bearing, share).y());
                look(QStringLiteral("cursor at %1°, %2").arg(bearing).arg(share));
            }
        auto& tool = run.made<app::PolarMeasure>();
        for (const double bearing : {2.0, 47.0, 92.0, 137.0, 226.0}) {
            tool.start();
            tool.press(on(bearing, 0.4), false);
            tool.drag(on(bearing, 0.2), false);
            tool.drag(on(bearing + 180, 0.38), false);
            tool.release();
            look(QStringLiteral("measured at %1°").arg(bearing));
        }
        tool.leave();
        polar.leave();
        for (const QPointF& about : {on(135, 0.7), on(45, 0.7), on(225, 0.7), on(0, 0)}) {
            polar.showAll();
            polar.zoomAt(4, about.x(), about.y());
            look(QStringLiteral("zoomed at %1, %2").arg(about.x()).arg(about.y()));
        }
        polar.showAll();
        app::WaterfallItem& echoes = *run.waterfall();
        for (const double x : {0.1, 0.6, 0.98})
            for (const double y : {0.05, 0.5, 0.97}) {
                echoes.probe(x * echoes.width(), y * echoes.height());
                look(QStringLiteral("on the echoes %1, %2").arg(x).arg(y));
            }
        run.language().choose({});
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

private:
    /// The tip that is shown; null without one.
    static const QQuickItem* tipIn(test::WindowRun& run)
    {
        for (const QQuickItem* item : run.items())
            if (item->inherits("QQuickPopupItem") && item->isVisible() && item->opacity() == 1)
                return item;
        return nullptr;
    }
    /// What the inspector scrolls.
    static QQuickItem* viewIn(QQuickItem& inspector)
    {
        for (QQuickItem* item : test::drawnBelow(inspector))
            if (item->inherits("QQuickFlickable") && !item->inherits("QQuickItemView"))
                return item;
        return nullptr;
    }
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
