// SPDX-License-Identifier: GPL-3.0-or-later
#include "AccessFaults.h"
#include "Tour.h"
#include "TreeWalk.h"
#include "support/TestMain.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QRegularExpression>
#include <QTest>

#include <memory>

using namespace leadline;

namespace {

/// What the Tour does not come to, and why.
const QMap<QString, QString>& elsewhere()
{
    static const QString pointed = "where the mouse is";
    static const QString alarm = "over the plots while an alarm sounds";
    static const QString measure = "while something is measured";
    static const QString told = "once something is told";
    static const QString rare = "of a sonar or vehicle in another state";
    static const QMap<QString, QString> all{{"CursorCross", pointed},
                                            {"PolarReadout", pointed},
                                            {"PolarLinked", pointed},
                                            {"SounderCursor", pointed},
                                            {"TimelineGlance", pointed},
                                            {"TimelineDots", pointed},
                                            {"PolarFigure", pointed},
                                            {"SounderPointer", pointed},
                                            {"AlarmCover", alarm},
                                            {"ZoneCover", alarm},
                                            {"AlarmLine", alarm},
                                            {"AlarmTag", alarm},
                                            {"PolarZone", alarm},
                                            {"MeasureEnd", measure},
                                            {"MeasureLine", measure},
                                            {"MeasureTag", measure},
                                            {"Notice", told},
                                            {"ScaleOffer", told},
                                            {"RecentFiles", told},
                                            {"ExportProgress", told},
                                            {"SettingNotice", told},
                                            {"TimingSlowPort", rare},
                                            {"TimingWarning", rare},
                                            {"TimingNote", rare},
                                            {"TimingMark", rare},
                                            {"StarePlot", rare},
                                            {"AlarmGround", rare},
                                            {"DevicesConnected", rare},
                                            {"PolarBacking", rare},
                                            {"PolarTrace", rare},
                                            {"SectorLine", rare},
                                            {"Inspector", "what it holds is seen"},
                                            {"SettingBox", "what it holds is seen"},
                                            {"SetupSection", "its kinds are seen"},
                                            {"SettingStare", rare},
                                            {"SettingSector", rare},
                                            {"SettingStandby", rare},
                                            {"SettingState", rare},
                                            {"NoSonar", rare},
                                            {"LiveInset", rare},
                                            {"ClippedNote", rare},
                                            {"TrueRange", rare},
                                            {"DoctorAddress", rare},
                                            {"VehicleChooser", rare},
                                            {"VehicleLabel", rare},
                                            {"RecordedRow", rare},
                                            {"DepthArrow", rare},
                                            {"ConfidenceWord", rare},
                                            {"SimulatedTag", rare},
                                            {"EchoScale", rare},
                                            {"SettingEdit", "while a number is written"},
                                            {"DropCover", "while a file is dragged"},
                                            {"DimCover", "when the window is dimmed"},
                                            {"Copier", "never seen"}};
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
    static const QSet<QString> undrawn{"QtObject", "Shortcut", "FileDialog",        "Repeater",
                                       "ToolTip",  "LWindow",  "ApplicationWindow", "ValuesAxis"};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read.", qPrintable(path));
    const QString text = QString::fromUtf8(file.readAll());
    return text.contains(own) && !undrawn.contains(first.match(text).captured(1));
}

} // namespace

/// What a screen reader is told of everything in the window, and how large it is for a glove.
class WindowNamesTest : public QObject {
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

    void everythingIsToldOf_data() { addPlaces(); }
    void everythingIsToldOf()
    {
        QFETCH(const QString, place);
        test::Tour tour;
        QVERIFY(tour.go(place));
        QStringList faults;
        int controls = 0;
        tour.look([&](QQuickItem& root, const QString& what) {
            for (const QQuickItem* item : test::drawnBelow(root))
                controls += test::isControl(*item) ? 1 : 0;
            for (const QString& fault :
                 test::namingFaults(root) + test::targetFaults(root) + test::tipFaults(root))
                faults += what + ' ' + fault;
        });
        ++m_places;
        QVERIFY2(controls >= 6, "There is hardly anything to look at.");
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
    void addPlaces()
    {
        QTest::addColumn<QString>("place");
        for (const QString& place : test::Tour::places())
            QTest::newRow(qPrintable(place)) << place;
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
};

LEADLINE_GUI_TEST(WindowNamesTest)
#include "tst_windownames.moc"
