// SPDX-License-Identifier: GPL-3.0-or-later
#include "SourceRules.h"
#include "support/TestMain.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace leadline::architecture;

namespace {

const QDir& repository()
{
    static const QDir dir(LEADLINE_SOURCE_DIR);
    return dir;
}

QString read(const QString& path)
{
    QFile file(repository().filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Files below the folders, as paths from the repository's top, dot files too.
QStringList filesIn(const QStringList& folders)
{
    QStringList paths;
    for (const QString& folder : folders) {
        QDirIterator each(repository().filePath(folder), QDir::Files | QDir::Hidden,
                          QDirIterator::Subdirectories);
        while (each.hasNext())
            paths << repository().relativeFilePath(each.next());
    }
    paths.sort();
    return paths;
}

} // namespace

class ArchitectureTest : public QObject {
    Q_OBJECT

private slots:
    void noSourceIncludesWhatItMayNot()
    {
        QStringList findings;
        const QStringList sources =
            filesIn({"core", "app", "qml", "tests"}).filter(QRegularExpression("\\.(cpp|h)$"));
        QVERIFY2(sources.size() > 10, "the sources were not found");
        for (const QString& path : sources)
            findings << wrongIncludes(path, read(path));
        QCOMPARE(findings.join('\n'), QString());
    }

    /// With a name, by the room base. The io thread is Qt's, whose event loop sockets need.
    void threadsAreMadeInOnePlace()
    {
        static const QRegularExpression made("std::j?thread[({>]|std::async\\b|QtConcurrent|"
                                             "QThread::create|public QThread\\b");
        QStringList makers;
        for (const QString& path :
             filesIn({"core", "app"}).filter(QRegularExpression("\\.(cpp|h)$")))
            if (!path.startsWith("core/base/") && read(path).contains(made))
                makers << path;
        QCOMPARE(makers, QStringList{"app/engine/IoThread.cpp"});
    }

    /// A disk may never answer, so the window's end waits for no task; only the end of a recording
    /// is waited for, for a time that has a bound.
    void closingWaitsForNoTask()
    {
        static const QRegularExpression member("base::Task(?:Queue|Group) (m_\\w+)(\\{[^}]*\\})?;");
        QStringList waitedFor;
        int found = 0;
        for (const QString& path : filesIn({"app"}).filter(QRegularExpression("\\.h$"))) {
            auto each = member.globalMatch(read(path));
            for (; each.hasNext(); ++found) {
                const auto task = each.next();
                const QString madeIn = QString(path).replace(".h", ".cpp");
                const QRegularExpression made(task.captured(1) + "\\([^;{]*TasksAtEnd::Detach");
                if (!task.captured(2).contains("TasksAtEnd::Detach") &&
                    !read(madeIn).contains(made))
                    waitedFor << path;
            }
        }
        QVERIFY(found > 5);
        QCOMPARE(waitedFor, QStringList{"app/engine/LiveRecording.h"});
    }

    void noRoomLinksWhatItMayNot()
    {
        QStringList findings;
        const QStringList rooms =
            QDir(repository().filePath("core")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(rooms.contains("base"));
        for (const QString& room : rooms)
            findings << wrongLinks(room, read("core/" + room + "/CMakeLists.txt"));
        QCOMPARE(findings.join('\n'), QString());
    }

    void theReadmeShowsTheRoomsAsTheyAre()
    {
        const QString readme = read("README.md");
        QStringList findings = wrongRooms(readme);
        const QDir core(repository().filePath("core"));
        const QDir app(repository().filePath("app"));
        for (const QString& folder :
             QDir(repository().filePath("tests")).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            if (!core.exists(folder) && !app.exists(folder) && folder != "app" && folder != "qml" &&
                !readme.contains('`' + folder + '`'))
                findings << "README.md: says nothing of tests/" + folder;
        QCOMPARE(findings.join('\n'), QString());
    }

    void aRoomThatTheReadmeLacksIsFound()
    {
        const QString readme = read("README.md");
        QCOMPARE(wrongRooms(QString(readme).replace("| `raster` | `echo` |", "| `raster` | |")),
                 QStringList{"README.md: raster uses echo"});
        QCOMPARE(
            wrongRooms(QString(readme).remove("| `engine` | `language` `logging` `preferences` |")),
            QStringList{"README.md: engine is not among the rooms"});
        QCOMPARE(wrongRooms(QString(readme).replace("| `report` | `language` `pictures`",
                                                    "| `report` | `language` `plot`")),
                 QStringList{"README.md: report uses engine language pictures"});
    }

    void qmlTakesColoursAndSizesFromTheTheme()
    {
        QStringList findings;
        const QStringList files = filesIn({"qml"}).filter(QRegularExpression("\\.qml$"));
        QVERIFY2(files.size() > 20, "the views were not found");
        for (const QString& path : files)
            findings << wrongQml(path, read(path));
        QCOMPARE(findings.join('\n'), QString());
    }

    // A promise of the guide's page on security.
    void whatIsWrittenInTheWindowIsPlainText()
    {
        QStringList findings;
        for (const QString& path : filesIn({"qml"}).filter(QRegularExpression("\\.qml$")))
            findings << wrongTexts(path, read(path));
        QCOMPARE(findings.join('\n'), QString());
    }

    /// Of Qt's network there are datagrams, streams and looking up the name of a link's host.
    void nothingSpeaksWithTheInternet()
    {
        static const QRegularExpression internet(
            "QNetworkAccessManager|QNetworkRequest|QDnsLookup|QSslSocket|QWebSocket|"
            "XMLHttpRequest|\\bhttps?://(?!www\\.(opengis\\.net|topografix\\.com|w3\\.org))");
        QStringList findings;
        for (const QString& path : filesIn({"core", "app", "qml"})) {
            const QStringList lines = read(path).split('\n');
            for (const QString& line : lines)
                if (!line.trimmed().startsWith("//") && internet.match(line).hasMatch())
                    findings << path + ": " + line.trimmed();
        }
        QCOMPARE(findings.join('\n'), QString());
    }

    void aTextThatMayBeRichIsFound_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<int>("findings");
        QTest::newRow("plain") << "Text {\n    text: a\n    textFormat: Text.PlainText\n}" << 0;
        QTest::newRow("by default") << "Text {\n    text: a\n}" << 1;
        QTest::newRow("rich") << "Text {\n    textFormat: Text.RichText\n}" << 1;
        QTest::newRow("another's") << "Text {\n    Item {\n        textFormat: Text.PlainText\n"
                                      "    }\n}"
                                   << 1;
        QTest::newRow("in a component") << "component A: Text {\n    text: a\n}" << 1;
        QTest::newRow("as an item") << "contentItem: Text { text: a }" << 1;
        QTest::newRow("input") << "TextInput {\n    text: a\n}" << 0;
        QTest::newRow("tip") << "ToolTip {\n    text: a\n}" << 1;
    }

    void aTextThatMayBeRichIsFound()
    {
        QFETCH(QString, source);
        QFETCH(int, findings);
        QCOMPARE(int(wrongTexts("qml/A.qml", source).size()), findings);
    }

    void everyViewIsInTheModule()
    {
        for (const QString module : {"qml", "qml/charts", "qml/flashing"}) {
            QStringList files = QDir(repository().filePath(module)).entryList({"*.qml"});
            if (module == "qml")
                for (const QString& folder : QDir(repository().filePath(module))
                                                 .entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                    if (!repository().exists(module + '/' + folder + "/CMakeLists.txt"))
                        files +=
                            QDir(repository().filePath(module + '/' + folder)).entryList({"*.qml"});
            QVERIFY2(files.size() > 1, "the views were not found");
            QCOMPARE(wrongQmlList(files, read(module + "/CMakeLists.txt")).join('\n'), QString());
        }
    }

    void everySourceNamesItsLicence()
    {
        QStringList without;
        QStringList paths =
            filesIn({"core", "app", "qml", "resources", "tests", "packaging", ".ci"});
        paths << "CMakeLists.txt"
              << "README.md"
              << "CHANGELOG.md"
              << ".clang-format"
              << ".clang-tidy";
        int looked = 0;
        for (const QString& path : paths) {
            if (!needsSpdx(path))
                continue;
            ++looked;
            if (!hasSpdx(read(path)))
                without << path;
        }
        QVERIFY(looked > 20);
        QCOMPARE(without.join('\n'), QString());
    }

    /// What fuzzers learned lies in one archive for each, out of sight of who reads the tree.
    void aFuzzersCorpusHoldsFewFilesAndEachHasAName()
    {
        static const QRegularExpression learned("^[0-9a-f]{40}$");
        constexpr int mostSeeds = 20;
        const QDir corpora(repository().filePath("tests/fuzz/corpus"));
        const QStringList fuzzers = corpora.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(fuzzers.size() > 10);
        QStringList findings;
        for (const QString& fuzzer : fuzzers) {
            const QStringList files = QDir(corpora.filePath(fuzzer)).entryList(QDir::Files);
            if (!files.filter(learned).isEmpty())
                findings << fuzzer + ": what it learned is packed by packaging/fuzz --merge";
            if (files.size() - files.filter("found-").size() > mostSeeds)
                findings << fuzzer + ": more seeds than anybody looks at";
        }
        QCOMPARE(findings.join('\n'), QString());
    }

    // From here on: the rules find what is wrong in made-up sources.

    void includesAgainstTheArrowsAreFound_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("wrong");
        const auto row = [](const char* path, const char* line, bool wrong) {
            QTest::addRow("%s %s", path, line) << path << QString(line) << wrong;
        };
        row("core/base/A.cpp", "#include \"base/Bytes.h\"", false);
        row("core/base/A.cpp", "#include <vector>", false);
        row("core/base/A.cpp", "#include \"ping/Frame.h\"", true);
        row("core/base/A.cpp", "#include <QString>", true);
        row("core/base/A.cpp", "#include <qglobal.h>", true);
        row("core/ping/A.h", "#include \"base/Bytes.h\"", false);
        row("core/ping/A.h", "#include \"Local.h\"", false);
        row("core/ping/include/ping/A.h", "  #  include <mavlink/Frame.h>", true);
        row("core/mavlink/A.cpp", "#include \"ping/Frame.h\"", true);
        row("core/log/A.cpp", "#include \"mavlink/Frame.h\"", false);
        row("core/log/A.cpp", "#include \"echo/Ping.h\"", true);
        row("core/log/A.cpp", "#include <QtCore/QFile>", true);
        row("core/echo/A.cpp", "#include \"log/Log.h\"", false);
        row("core/echo/A.cpp", "#include \"raster/Colormap.h\"", true);
        row("core/raster/A.cpp", "#include \"base/Units.h\"", false);
        row("core/raster/A.cpp", "#include <QImage>", true);
        row("core/raster/A.cpp", "#include \"link/Link.h\"", true);
        row("core/link/A.h", "#include <QObject>", false);
        row("core/link/A.h", "#include <QtSerialPort/QSerialPort>", false);
        row("core/link/A.h", "#include <QTcpSocket>", false);
        row("core/link/A.h", "#include <QColor>", true);
        row("core/link/A.h", "#include <QtQuick/QQuickItem>", true);
        row("core/link/A.h", "#include <QtGui>", true);
        row("core/link/A.h", "#include \"mavlink/Frame.h\"", true);
        row("core/device/A.h", "#include <QTimer>", false);
        row("core/device/A.h", "#include \"echo/Ping.h\"", true);
        row("core/device/A.h", "#include <QNoSuchThing>", true);
        row("core/sim/A.h", "#include \"base/Clock.h\"", false);
        row("core/sim/A.h", "#include \"log/Log.h\"", true);
        row("core/export/A.h", "#include \"raster/Colormap.h\"", false);
        row("core/export/A.h", "#include \"device/Ping1D.h\"", true);
        row("core/export/A.h", "#include \"app/Session.h\"", true);
        row("core/export/A.h", "#include \"base/../ping/Frame.h\"", true);
        row("core/cellar/A.h", "#include <vector>", true);
        row("app/A.cpp", "#include \"sim/Sea.h\"", false);
        row("app/A.cpp", "#include <QQuickItem>", false);
        row("app/A.cpp", "#include \"../core/ping/Parser.h\"", true);
        row("qml/A.cpp", "", true);
        row("app/plot/A.cpp", "#include \"session/Session.h\"", false);
        row("app/plot/A.cpp", "#include \"raster/Colormap.h\"", false);
        row("app/plot/A.cpp", "#include <QQuickItem>", false);
        row("app/plot/A.cpp", "#include \"window/Window.h\"", true);
        row("app/session/A.cpp", "#include \"pictures/ColormapStore.h\"", false);
        row("app/session/A.cpp", "#include <QtQml/qqmlregistration.h>", false);
        row("app/session/A.cpp", "#include \"plot/EchoItem.h\"", true);
        row("app/session/A.cpp", "#include \"devices/Dive.h\"", false);
        row("app/devices/A.cpp", "#include \"session/Session.h\"", true);
        row("app/devices/A.cpp", "#include <QtQml/qqmlregistration.h>", false);
        row("app/engine/A.cpp", "#include <QImage>", true);
        row("app/session/A.cpp", "#include <QQuickItem>", true);
        row("app/window/A.cpp", "#include \"plot/EchoItem.h\"", false);
        row("app/cli/A.cpp", "#include \"session/Session.h\"", true);
        row("app/pictures/A.cpp", "#include \"cli/Arguments.h\"", true);
        row("app/session/A.cpp", "#include <QSettings>", true);
        row("app/preferences/A.h", "#include <QSettings>", false);
        row("app/attic/A.cpp", "", true);
    }

    void includesAgainstTheArrowsAreFound()
    {
        QFETCH(QString, path);
        QFETCH(QString, line);
        QFETCH(bool, wrong);
        const QStringList findings = wrongIncludes(path, "#pragma once\n" + line + "\nint x;\n");
        QVERIFY2(findings.isEmpty() != wrong, qPrintable(findings.join('\n')));
        if (wrong && !line.isEmpty() && !path.contains("cellar"))
            QVERIFY2(findings.first().startsWith(path + ":2: "), qPrintable(findings.first()));
    }

    void coloursAndSizesOfTheirOwnAreFound_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("wrong");
        const auto row = [](const char* line, bool wrong) {
            QTest::newRow(line) << QString(line) << wrong;
        };
        row("color: Theme.text", false);
        row("color: \"transparent\"", false);
        row("color: \"#FF0000\"", true);
        row("border.color: on ? \"#abc\" : Theme.line", true);
        row("color: \"red\"", true);
        row("styleColor: Qt.rgba(0, 0, 0, 1)", true);
        row("text: \"#1\"", false);
        row("width: Theme.s8", false);
        row("width: parent.width / 2 - 2 * Theme.s16", false);
        row("width: 40", true);
        row("anchors.leftMargin: Theme.s8 + 3", true);
        row("x: Math.max(0, 12)", true);
        row("height: 0", false);
        row("Layout.preferredWidth: 120", true);
        row("spacing: 0.5 // 12 is too much", false);
        row("text: qsTr(\"x: 40\")", false);
        row("font.pixelSize: Theme.s12", true);
        row("columns: 2", false);
        row("ScrollBar.vertical: LScroll {}", false);
        row("ScrollBar.vertical: ScrollBar {}", true);
        row("visible: width > 500", false);
        row("width: parent.width * Math.min(100, percent) / 100", false);
    }
    void coloursAndSizesOfTheirOwnAreFound()
    {
        QFETCH(QString, line);
        QFETCH(bool, wrong);
        const QStringList findings = wrongQml("qml/A.qml", "Item {\n    " + line + "\n}\n");
        QVERIFY2(findings.isEmpty() != wrong, qPrintable(findings.join('\n')));
        if (wrong)
            QVERIFY(findings.first().startsWith("qml/A.qml:2: "));
        QCOMPARE(wrongQml("qml/Theme.qml", line), QStringList());
    }

    void aLongViewIsFound()
    {
        QCOMPARE(wrongQml("qml/A.qml", QString(mostQmlLines, '\n')), QStringList());
        QCOMPARE(wrongQml("qml/A.qml", QString(mostQmlLines + 1, '\n')).size(), 1);
    }

    void aViewOutsideTheModuleIsFound()
    {
        QCOMPARE(wrongQmlList({"A.qml", "B.qml"}, "set(views A.qml\n  B.qml)"), QStringList());
        QCOMPARE(wrongQmlList({"A.qml", "B.qml"}, "set(views A.qml) # B.qml").size(), 1);
        QCOMPARE(wrongQmlList({"A.qml"}, "set(views A.qml AB.qml)").size(), 1);
    }

    void linksAgainstTheArrowsAreFound()
    {
        QCOMPARE(wrongLinks("ping", "leadline_library(ping SOURCES A.cpp DEPENDS base)"),
                 QStringList());
        QCOMPARE(wrongLinks("ping", "leadline_library(ping\n  SOURCES A.cpp\n  DEPENDS base log)")
                     .size(),
                 1);
        QCOMPARE(wrongLinks("ping", "leadline_library(ping DEPENDS base SOURCES log)"),
                 QStringList());
        QCOMPARE(wrongLinks("raster", "target_link_libraries(leadline_raster PUBLIC\n"
                                      "  Leadline::echo Leadline::base Leadline::sim)")
                     .size(),
                 1);
        QCOMPARE(
            wrongLinks("raster", "target_link_libraries(leadline_raster PUBLIC Qt6::Gui)").size(),
            1);
        QCOMPARE(wrongLinks("link", "target_link_libraries(leadline_link PUBLIC Qt6::Network)"),
                 QStringList());
        QCOMPARE(wrongLinks("link", "target_link_libraries(leadline_link PUBLIC leadline_device)")
                     .size(),
                 1);
        QCOMPARE(wrongLinks("base", "# target_link_libraries(leadline_base PUBLIC Qt6::Core)"),
                 QStringList());
    }

    void aMissingLicenceIsFound()
    {
        QVERIFY(hasSpdx("#!/bin/sh\n# SPDX-License-Identifier: GPL-3.0-or-later\n"));
        QVERIFY(!hasSpdx("// SPDX-License-Identifier: MIT\n"));
        QVERIFY(!hasSpdx("\n\n\n\n\n// SPDX-License-Identifier: GPL-3.0-or-later\n"));
        QVERIFY(needsSpdx("core/base/Clock.cpp"));
        QVERIFY(needsSpdx("packaging/run"));
        QVERIFY(needsSpdx("tests/CMakeLists.txt"));
        QVERIFY(!needsSpdx("tests/data/README.md"));
        QVERIFY(!needsSpdx("tests/fuzz/corpus/fuzz_parser/two-frames"));
        QVERIFY(!needsSpdx("resources/icons/run.svg"));
    }
};

LEADLINE_APPLESS_TEST(ArchitectureTest)
#include "tst_architecture.moc"
