// SPDX-License-Identifier: GPL-3.0-or-later
#include "SourceRules.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QMap>
#include <QRegularExpression>

namespace leadline::architecture {

namespace {

struct Room {
    QStringList arrows;
    QStringList qtModules;
};

QString withoutComments(const QString& cmake)
{
    static const QRegularExpression comment("#[^\n]*");
    return QString(cmake).remove(comment);
}

/// What each room of core/ may use of the others. Qt begins at links and device models.
const QMap<QString, Room>& rooms()
{
    static const QStringList eventLoop = {"Core", "Network", "SerialPort"};
    static const QMap<QString, Room> all = {
        {"base", {{}, {}}},
        {"ping", {{"base"}, {}}},
        {"firmware", {{"base", "ping"}, {}}},
        {"mavlink", {{"base"}, {}}},
        {"io", {{"base"}, {}}},
        {"mcap", {{"io"}, {}}},
        {"log", {{"ping", "mavlink", "io"}, {}}},
        {"annotations", {{"log"}, {}}},
        {"formats", {{"log", "mcap", "annotations"}, {}}},
        {"recorder", {{"formats"}, {}}},
        {"echo", {{"log", "annotations"}, {}}},
        {"raster", {{"echo"}, {}}},
        {"sidescan", {{"raster"}, {}}},
        {"registration", {{"echo"}, {}}},
        {"map", {{"registration"}, {}}},
        {"swath", {{"map", "raster"}, {}}},
        {"link", {{"base", "ping"}, eventLoop}},
        {"device", {{"ping", "mavlink", "link", "log"}, eventLoop}},
        {"sim", {{"ping", "mavlink", "link"}, {}}},
        {"export", {{"formats", "echo", "raster", "map", "sidescan", "swath"}, {}}},
    };
    return all;
}

/// The folders of app/: what each may include of the others, as their CMakeLists have
/// it. A window knows its plots, plots their session, and none the other way round.
const QMap<QString, QStringList>& appFolders()
{
    static const QMap<QString, QStringList> all = [] {
        QMap<QString, QStringList> folders;
        static const QRegularExpression row("leadline_folder\\((\\w+)([^)]*)\\)");
        static const QRegularExpression space("\\s+");
        const QDir app(QStringLiteral(LEADLINE_SOURCE_DIR "/app"));
        for (const QString& folder : app.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile file(app.filePath(folder + "/CMakeLists.txt"));
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const auto match = row.match(withoutComments(QString::fromUtf8(file.readAll())));
            QStringList& uses = folders[match.captured(1)];
            QString keyword;
            for (const QString& word : match.captured(2).split(space, Qt::SkipEmptyParts)) {
                if (word == word.toUpper())
                    keyword = word;
                else if (keyword == "USES")
                    uses << word;
            }
        }
        return folders;
    }();
    return all;
}

/// "Gui" for QImage, QtGui/QImage or QtGui; empty when it is no Qt header. Asks the headers that
/// are installed, for nothing in QImage says where it lives.
QString qtModuleOf(const QString& header)
{
    static const QRegularExpression withModule("^Qt([A-Z]\\w*)(/|$)");
    if (const auto match = withModule.match(header); match.hasMatch())
        return match.captured(1);
    static const QRegularExpression qtClass("^(Q[A-Z]\\w*|q\\w+\\.h)$");
    if (!qtClass.match(header).hasMatch())
        return {};
    const QDir headers(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    for (const QString& folder : headers.entryList({"Qt*"}, QDir::Dirs)) {
        if (QFileInfo::exists(headers.filePath(folder + '/' + header)))
            return folder.mid(2);
    }
    return QStringLiteral("(unknown)");
}

/// What an include in a folder of app/ may not reach; empty when it may.
QString wrongInApp(const QString& folder, const QString& header)
{
    const QString other = header.section('/', 0, 0);
    const bool fallbackFolder = header.contains('/') && appFolders().contains(other);
    if (fallbackFolder && other != folder && !appFolders().value(folder).contains(other))
        return QString("app/%1 knows nothing of app/%2").arg(folder, other);
    const QString module = qtModuleOf(header);
    const bool windowed = module == "Quick" || module == "QuickControls2" || module == "Widgets";
    if (windowed &&
        (folder == "cli" || folder == "pictures" || folder == "session" || folder == "exporting"))
        return QString("app/%1 works without a window").arg(folder);
    if (header == "QSettings" && folder != "preferences")
        return QString("what is kept in the settings is named in app/preferences");
    if (folder == "engine" && (windowed || module == "Gui"))
        return QString("app/engine works for the command line, too");
    return {};
}

QString wrongLink(const QString& room, const QString& target)
{
    static const QRegularExpression ours("^(?:Leadline::|leadline_)(\\w+)$");
    static const QRegularExpression qt("^Qt(?:6)?::(\\w+)$");
    if (const auto match = ours.match(target); match.hasMatch()) {
        const QString other = match.captured(1);
        if (other != room && !roomsFor(room).contains(other))
            return QString("core/%1 links %2, no arrow leads there").arg(room, target);
    }
    if (const auto match = qt.match(target); match.hasMatch() && !mayUseQt(room, match.captured(1)))
        return QString("core/%1 links %2").arg(room, target);
    return {};
}

} // namespace

QStringList roomsFor(const QString& room)
{
    QStringList all;
    for (const QString& arrow : rooms().value(room).arrows) {
        all << arrow << roomsFor(arrow);
    }
    all.removeDuplicates();
    return all;
}

bool mayUseQt(const QString& room, const QString& module)
{
    return room == "app" || rooms().value(room).qtModules.contains(module);
}

QStringList wrongIncludes(const QString& path, const QString& source)
{
    static const QRegularExpression include("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]");
    const QStringList folders = path.split('/');
    const bool inCore = folders.first() == "core";
    const QString room = inCore ? folders.value(1) : folders.first();
    QStringList findings;
    if (folders.first() == "qml")
        findings << path + ": qml/ holds layout and bindings, no C++";
    if (folders.first() == "app" && folders.size() > 2 && !appFolders().contains(folders[1]))
        findings << path + ": app/ has no such folder; give it a CMakeLists.txt";
    if (inCore && !rooms().contains(room))
        findings << path + ": core/ has no such room; draw its arrows in SourceRules.cpp";

    int number = 0;
    for (const QString& line : source.split('\n')) {
        ++number;
        const auto match = include.match(line);
        if (!match.hasMatch())
            continue;
        const QString header = match.captured(1);
        const QStringList parts = header.split('/');
        const auto wrong = [&](const QString& why) {
            findings << QString("%1:%2: %3: %4").arg(path).arg(number).arg(header, why);
        };
        if (parts.contains(".."))
            wrong("an include climbs out of its folder");
        if (folders.first() == "app" && folders.size() > 2)
            if (const QString why = wrongInApp(folders[1], header); !why.isEmpty())
                wrong(why);
        if (!inCore)
            continue;
        const QString other = parts.first();
        const bool otherRoom = parts.size() > 1 && rooms().contains(other) && other != room;
        if (otherRoom && !roomsFor(room).contains(other))
            wrong(QString("no arrow leads from %1 to %2").arg(room, other));
        if (QStringList{"app", "core", "qml", "tests"}.contains(other))
            wrong("core/ knows nothing above it, and its headers start with their room");
        if (const QString module = qtModuleOf(header); !module.isEmpty() && !mayUseQt(room, module))
            wrong(QString("%1 may not use Qt %2").arg(room, module));
    }
    return findings;
}

QStringList wrongLinks(const QString& room, const QString& cmakeLists)
{
    static const QRegularExpression links("target_link_libraries\\s*\\(([^)]*)\\)");
    static const QRegularExpression library("leadline_library\\s*\\(([^)]*)\\)");
    static const QRegularExpression space("\\s+");
    const QString text = withoutComments(cmakeLists);
    QStringList targets;
    for (auto all = links.globalMatch(text); all.hasNext();) {
        targets << all.next().captured(1).split(space, Qt::SkipEmptyParts);
    }
    for (auto all = library.globalMatch(text); all.hasNext();) {
        bool depends = false;
        for (const QString& word : all.next().captured(1).split(space, Qt::SkipEmptyParts)) {
            if (word == word.toUpper())
                depends = word == "DEPENDS";
            else if (depends)
                targets << "Leadline::" + word;
        }
    }
    QStringList findings;
    for (const QString& target : targets) {
        if (const QString wrong = wrongLink(room, target); !wrong.isEmpty())
            findings << wrong;
    }
    return findings;
}

QStringList wrongRooms(const QString& readme)
{
    static const QRegularExpression row("^\\| `(\\w+)` \\|([^|]*)\\|[^|]+\\|$",
                                        QRegularExpression::MultilineOption);
    static const QRegularExpression name("`(\\w+)`");
    QMap<QString, QStringList> reported;
    for (auto all = row.globalMatch(readme); all.hasNext();) {
        const auto its = all.next();
        QStringList& uses = reported[its.captured(1)];
        for (auto each = name.globalMatch(its.captured(2)); each.hasNext();)
            uses << each.next().captured(1);
    }
    QStringList findings;
    const auto sorted = [](QStringList names) {
        names.removeDuplicates();
        names.sort();
        return names.join(' ');
    };
    const auto compare = [&](const QString& room, const QStringList& arrows) {
        if (!reported.contains(room))
            findings << QString("README.md: %1 is not among the rooms").arg(room);
        else if (sorted(reported.value(room)) != sorted(arrows))
            findings << QString("README.md: %1 uses %2").arg(room, sorted(arrows));
    };
    for (auto room = rooms().begin(); room != rooms().end(); ++room)
        compare(room.key(), room->arrows);
    for (auto folder = appFolders().begin(); folder != appFolders().end(); ++folder)
        compare(folder.key(), *folder);
    return findings;
}

QStringList wrongQmlList(const QStringList& files, const QString& cmakeLists)
{
    static const QRegularExpression listed("(?<!\\w)(\\w+\\.qml)(?![\\w.])");
    QStringList names;
    for (auto all = listed.globalMatch(withoutComments(cmakeLists)); all.hasNext();)
        names << all.next().captured(1);
    QStringList findings;
    for (const QString& file : files)
        if (!names.contains(file))
            findings << QString("qml/%1 is not listed in qml/CMakeLists.txt").arg(file);
    names.removeDuplicates();
    for (const QString& name : names)
        if (!files.contains(name))
            findings << QString("qml/CMakeLists.txt lists %1, which is not there").arg(name);
    return findings;
}

bool needsSpdx(const QString& path)
{
    const QFileInfo file(path);
    static const QStringList kinds = {"cpp", "h",  "qml", "mjs", "js",   "py",
                                      "sh",  "md", "yml", "in",  "cmake"};
    static const QStringList names = {"CMakeLists.txt", ".clang-format", ".clang-tidy"};
    if (path.contains("/data/") || path.contains("/corpus/"))
        return false;
    const bool script =
        file.suffix().isEmpty() && (path.startsWith("packaging/") || path.startsWith(".ci/"));
    return script || kinds.contains(file.suffix()) || names.contains(file.fileName());
}

bool hasSpdx(const QString& source)
{
    return source.section('\n', 0, 4).contains("SPDX-License-Identifier: GPL-3.0-or-later");
}

} // namespace leadline::architecture
