// SPDX-License-Identifier: GPL-3.0-or-later
#include "AccessFaults.h"
#include "ColourFaults.h"
#include "Contrast.h"
#include "FocusWalk.h"
#include "Layout.h"
#include "Tour.h"
#include "TreeWalk.h"
#include "support/Sanitized.h"
#include "support/TestMain.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMap>
#include <QPainter>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <memory>
#include <utility>

using namespace leadline;

namespace {

/// Of linear light: of all that is drawn by night, and of the cursor and markers over echoes.
constexpr double nightCeiling = 0.07;
constexpr double cursorCeiling = 0.12;

/// Where the brighter colours of the cursor and of markers are drawn.
bool holdsMarks(const QQuickItem& item)
{
    static const QSet<QString> types{"PolarPanel",     "SounderPanel", "SideScanPanel",
                                     "MultibeamPanel", "Timeline",     "MarkersTab"};
    return types.contains(test::typeOf(item));
}

/// What the Tour does not come to, and why.
const QMap<QString, QString>& elsewhere()
{
    static const QString pointed = "where the mouse is";
    static const QString alarm = "over the plots while an alarm sounds";
    static const QString measure = "while something is measured";
    static const QString reported = "once something is told";
    static const QString rare = "of a sonar or vehicle in another state";
    static const QMap<QString, QString> all{{"CursorCross", pointed},
                                            {"PolarReadout", pointed},
                                            {"SounderCursor", pointed},
                                            {"PolarReadoutValue", pointed},
                                            {"SounderPointer", pointed},
                                            {"AlarmOverlay", alarm},
                                            {"ZoneOverlay", alarm},
                                            {"PolarZone", alarm},
                                            {"MeasureEnd", measure},
                                            {"MeasureLine", measure},
                                            {"MeasureTag", measure},
                                            {"Notice", reported},
                                            {"SettingNotice", reported},
                                            {"TimingSlowPort", rare},
                                            {"TimingWarning", rare},
                                            {"StarePlot", rare},
                                            {"DevicesBaseRow", "in the rows that are made of it"},
                                            {"AlarmGround", rare},
                                            {"DevicesConnected", rare},
                                            {"PolarBacking", rare},
                                            {"PolarTrace", rare},
                                            {"PolarCompassCheck", rare},
                                            {"PolarDriftVector", rare},
                                            {"SectorLine", rare},
                                            {"Inspector", "what it holds is seen"},
                                            {"SettingBox", "what it holds is seen"},
                                            {"SetupSection", "its kinds are seen"},
                                            {"SettingStandby", rare},
                                            {"NoSonarView", rare},
                                            {"SideScanMeasured", measure},
                                            {"SideScanNotice", rare},
                                            {"StaleTag", rare},
                                            {"RecordedSector", rare},
                                            {"TakeOverButton", rare},
                                            {"PlotBar", rare},
                                            {"FamilyBar", rare},
                                            {"FamilyRow", rare},
                                            {"ClosingQuestion", rare},
                                            {"ClippedNote", rare},
                                            {"TrueRange", rare},
                                            {"DoctorAddress", rare},
                                            {"VehicleChooser", rare},
                                            {"VehicleLabel", rare},
                                            {"RecordedRow", rare},
                                            {"Clipboard", "never seen"}};
    return all;
}

/// It is drawn, and adds something to its first element: without that its objects are not told from
/// that one's.
bool hasDrawnType(const QString& path)
{
    static const QRegularExpression first("^([A-Z][A-Za-z]*) \\{",
                                          QRegularExpression::MultilineOption);
    static const QRegularExpression own("^    (?:readonly |required |default )*"
                                        "(?:property|signal|function) ",
                                        QRegularExpression::MultilineOption);
    static const QSet<QString> undrawn{"QtObject",          "Shortcut",   "FileDialog",
                                       "Repeater",          "ToolTip",    "LWindow",
                                       "ApplicationWindow", "ValuesAxis", "Instantiator"};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read.", qPrintable(path));
    const QString text = QString::fromUtf8(file.readAll());
    return text.contains(own) && !undrawn.contains(first.match(text).captured(1));
}

} // namespace

/// Visits every place of the window once, and checks what a screen reader gets, the size of
/// controls for gloves, the colours in each theme, the focus chain, and the layout in every size of
/// the window.
class WindowTourTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        test::prepareWindows();
        test::Tour::seen().clear();
    }

    void theWalkFindsWhatIsNotTold_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("fault");
        const auto row = [](const char* name, const char* content, const char* fault) {
            QTest::newRow(name) << QByteArray(content) << QByteArray(fault);
        };
        row("nothing", "", "");
        row("a button with words", "Go { text: 'Go' }", "");
        row("a button without", "Go {}", "has no name");
        row("a sign is no name", "Go { text: '+' }", "has no name");
        row("a sign with a name", "Button { text: '+'; Accessible.name: 'More' }", "");
        row("an ignored button", "Button { text: 'Go'; Accessible.ignored: true }",
            "is not told of");
        row("keys, but no role", "Item { width: 9; height: 9; activeFocusOnTab: true }",
            "is not told of");
        row("a name, but no role",
            "Item { activeFocusOnTab: true; Accessible.name: 'Disc'; Accessible.focusable: true }",
            "has no role");
        row("on or off",
            "Item { Accessible.role: Accessible.CheckBox; Accessible.name: 'Loop'; "
            "Accessible.checkable: false }",
            "does not say that it can be on or off");
        row("a number", "Item { Accessible.role: Accessible.Slider; Accessible.name: 'Gain' }",
            "does not say its value");
        row("a number with its value",
            "Item { Accessible.role: Accessible.Slider; Accessible.name: 'Gain 3' }", "");
        row("hidden", "Button { visible: false }", "");
    }
    void theWalkFindsWhatIsNotTold()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const QByteArray, fault);
        const auto window = made(content);
        QVERIFY(window);
        const QStringList found = test::namingFaults(*window->contentItem());
        QVERIFY2(fault.isEmpty() ? found.isEmpty() : found.size() == 1 && found[0].contains(fault),
                 qPrintable(found.join('\n')));
    }

    void theWalkFindsSmallTargets()
    {
        const auto window = made("Button { text: 'a'; width: 44; height: 36 }\n"
                                 "Button { text: 'b'; width: 20; height: 44 }\n"
                                 "Button { text: 'c'; width: 44; height: 44 }\n"
                                 "Button { text: 'd'; width: 9; height: 9; enabled: false }");
        QVERIFY(window);
        QCOMPARE(test::targetFaults(*window->contentItem()).size(), 2);
    }

    void everyPlaceIsRight_data()
    {
        QTest::addColumn<QString>("place");
        for (const QString& place : test::Tour::places())
            QTest::newRow(qPrintable(place)) << place;
    }
    void everyPlaceIsRight()
    {
        QFETCH(const QString, place);
        test::Tour tour;
        QVERIFY(tour.go(place));
        const bool all = test::Tour::placesToLookAt().contains(place);
        if (all)
            resize(tour, place);
        // Words and colours are the same at every scale; where things lie is not.
        if (qGuiApp->devicePixelRatio() == 1) {
            lookAt(tour);
            if (all) {
                lookInTheThemes(tour, place);
                walk(tour);
            }
        }
        ++m_places;
        m_faults.removeDuplicates();
        const QStringList faults = std::exchange(m_faults, {});
        QVERIFY2(faults.isEmpty(), qPrintable('\n' + faults.join('\n')));
    }

    /// What has no place in the Tour is looked at by none of its tests.
    void everyPageIsLookedAt()
    {
        if (m_places < test::Tour::places().size())
            QSKIP("Only some places were looked at");
        QStringList missing;
        for (QDirIterator files(QStringLiteral(LEADLINE_SOURCE_DIR "/qml"), {"*.qml"}, QDir::Files,
                                QDirIterator::Subdirectories);
             files.hasNext();) {
            const QString path = files.next();
            const QString type = QFileInfo(path).completeBaseName();
            if (hasDrawnType(path) && !elsewhere().contains(type) &&
                !test::Tour::seen().contains(type))
                missing += type;
        }
        missing.sort();
        QVERIFY2(missing.isEmpty(),
                 qPrintable("These need a place in tests/window/Tour.cpp: " + missing.join(", ")));
    }

private:
    /// Everything is told, and large enough; what is coloured by a state says it in words, too; the
    /// line of a menu that Enter would take is seen.
    void lookAt(test::Tour& tour)
    {
        QList<QColor> states;
        for (const char* token :
             {"live", "replay", "replayFill", "stop", "stopFill", "warn", "rec"})
            states += tour.colour(QString::fromLatin1(token));
        // Where the arrow chooses, and changes nothing yet.
        QFETCH(const QString, place);
        const bool withLines = !test::isSanitized &&
                               QStringList{"replay, 360", "live, 1d", "connected"}.contains(place);
        int controls = 0;
        int menus = 0;
        tour.look([&](QQuickItem& root, const QString& what) {
            for (const QQuickItem* item : test::drawnBelow(root))
                controls += test::isControl(*item) ? 1 : 0;
            for (const QString& fault : test::namingFaults(root) + test::targetFaults(root) +
                                            test::tipFaults(root) +
                                            test::colourAloneFaults(root, states))
                m_faults += what + ' ' + fault;
            if (withLines && what.contains("menu of") && hasLines(root)) {
                ++menus;
                const QImage before = tour.run().grab();
                QTest::keyClick(&tour.run().window(), Qt::Key_Down);
                if (!test::hasRing(tour.run().grab(), before, tour.run().placeOf(root),
                                   {tour.colour("accent")}))
                    m_faults += what + " the line that Enter would take is not seen";
            }
        });
        QVERIFY2(controls >= 6, "There is hardly anything to look at.");
        QVERIFY(menus > 0 || !withLines);
    }
    static bool hasLines(QQuickItem& menu)
    {
        return std::ranges::any_of(test::drawnBelow(menu), [](const QQuickItem* item) {
            return item->inherits("QQuickMenuItem");
        });
    }

    /// Words are readable; by night there is red only.
    void lookInTheThemes(test::Tour& tour, const QString& place)
    {
        const QString before = tour.run().window().property("theme").toString();
        for (const QString theme : {"dusk", "day", "night"}) {
            tour.run().setTheme(theme);
            // The dots of charts follow a moment later.
            if (theme == "night")
                (void)tour.run().drawUntil(
                    [&] { return lightIn(tour, tour.run().grab()).isEmpty(); });
            tour.look([&](QQuickItem& root, const QString& what) {
                const QImage picture = tour.run().grab();
                if (!what.contains("menu of"))
                    keep(picture, place + '-' + theme + what);
                // Words that a panel covers are not to be read.
                QQuickItem& shown = what.isEmpty() ? tour.top() : root;
                for (const QString& fault : test::contrastFaults(shown, picture))
                    m_faults += QStringLiteral("%1 %2: %3").arg(theme, what, fault);
                if (theme == "night")
                    for (const QString& fault : lightIn(tour, picture))
                        m_faults += what + ' ' + fault;
            });
        }
        tour.run().setTheme(before);
    }
    /// What is too bright for the night in a picture of the whole window.
    static QStringList lightIn(test::Tour& tour, QImage picture)
    {
        QStringList faults;
        const auto look = [&](double most, const QString& where) {
            const double found = test::coldestIn(picture, picture.rect());
            if (found > most)
                faults += QStringLiteral("%1: %2 of linear light in green or blue")
                              .arg(where)
                              .arg(found, 0, 'f', 3);
        };
        look(cursorCeiling, QStringLiteral("anywhere"));
        QPainter black(&picture);
        for (QQuickItem* item : test::drawnBelow(*tour.run().window().contentItem()))
            if (holdsMarks(*item))
                black.fillRect(tour.run().placeOf(*item), Qt::black);
        black.end();
        look(nightCeiling, QStringLiteral("beside the plots"));
        return faults;
    }

    /// Tab reaches everything, and what has the keyboard is seen.
    void walk(test::Tour& tour)
    {
        for (int view = 0; view < tour.views(); ++view) {
            QVERIFY(tour.show(view));
            const QList<QColor> rings{tour.colour("accent"), tour.colour("stopInk")};
            test::FocusWalk walk(tour.run().window(), rings);
            QStringList hidden = walk.hiddenRings();
            // Live echoes move under the rings: what hid one in a picture is not there in the next.
            if (!hidden.isEmpty()) {
                const QStringList again = test::FocusWalk(tour.run().window(), rings).hiddenRings();
                hidden.removeIf([&](const QString& fault) { return !again.contains(fault); });
            }
            for (const QString& fault : hidden + test::reachFaults(tour.top(), walk.stops()))
                m_faults += tour.viewName(view) + fault;
            QVERIFY(walk.stops().size() >= 2);
            // And the same way back.
            QQuickItem* last = tour.run().window().activeFocusItem();
            QTest::keyClick(&tour.run().window(), Qt::Key_Tab);
            QTest::keyClick(&tour.run().window(), Qt::Key_Backtab, Qt::ShiftModifier);
            QCOMPARE(tour.run().window().activeFocusItem(), last);
        }
    }

    /// Nothing overlaps and no text is cut.
    void resize(test::Tour& tour, const QString& place)
    {
        const QSize before = tour.run().window().size();
        for (const QSize size :
             {QSize(1024, 640), QSize(1280, 759), QSize(1920, 1080), QSize(3840, 2160)}) {
            if (size.width() * qGuiApp->devicePixelRatio() > 3840 ||
                (test::isSanitized && size.width() > 1024))
                continue;
            tour.run().resize(size);
            for (int view = 0; view < tour.views(); ++view) {
                QVERIFY(tour.show(view));
                const QString name = QStringLiteral("%1x%2 %3: ")
                                         .arg(size.width())
                                         .arg(size.height())
                                         .arg(tour.viewName(view));
                QVERIFY(tour.run().drawUntilAtRest());
                for (const QString& fault : test::layoutFaults(tour.top()))
                    m_faults += name + fault;
                if (size.width() >= 1920)
                    for (const QString& cut : test::elidedTexts(tour.top()))
                        m_faults += name + cut + " is cut with dots";
                keep(tour.run(), QStringLiteral("%1-%2-%3").arg(place).arg(view).arg(size.width()));
            }
        }
        tour.run().resize(before);
        QVERIFY(tour.run().drawUntilAtRest());
    }

    /// For who wants to see what the test sees.
    static void keep(const QImage& picture, const QString& name)
    {
        if (const QString into = qEnvironmentVariable("LEADLINE_TOUR_PICTURES"); !into.isEmpty())
            (void)picture.save(into + '/' + name + ".png");
    }
    static void keep(test::WindowRun& run, const QString& name)
    {
        if (qEnvironmentVariableIsSet("LEADLINE_TOUR_PICTURES"))
            keep(run.grab(), name);
    }

    [[nodiscard]] std::unique_ptr<QQuickWindow> made(const QByteArray& content)
    {
        QQmlComponent component(&m_engine);
        component.setData("import QtQuick\nimport QtQuick.Controls.Basic\n"
                          "Window { visible: true; width: 400; height: 300\n"
                          "component Go: Button { Accessible.role: Accessible.Button; "
                          "Accessible.name: text }\n" +
                              content + " }",
                          {});
        std::unique_ptr<QQuickWindow> window(qobject_cast<QQuickWindow*>(component.create()));
        if (!window || !QTest::qWaitForWindowExposed(window.get(), test::mostMs))
            qWarning() << component.errorString();
        return window;
    }

    QQmlEngine m_engine;
    qsizetype m_places = 0;
    /// Of the place that is looked at.
    QStringList m_faults;
};

LEADLINE_GUI_TEST(WindowTourTest)
#include "tst_windowtour.moc"
