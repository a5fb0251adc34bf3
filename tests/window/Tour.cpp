// SPDX-License-Identifier: GPL-3.0-or-later
#include "Tour.h"

#include "DevicesBench.h"
#include "Recordings.h"
#include "TreeWalk.h"
#include "alarms/Alarms.h"
#include "alarms/ZoneAlarm.h"
#include "engine/DataFolder.h"
#include "settings/LinkStore.h"
#include "support/Sanitized.h"

#include <QDir>
#include <QFile>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QSettings>
#include <QTest>

#include <algorithm>

namespace leadline::test {

namespace {

const QStringList& tabs()
{
    static const QStringList all{"360", "1d", "display", "marks"};
    return all;
}

} // namespace

Tour::Tour(const QString& catalogs)
{
    // Alarms make no noise.
    qputenv("PATH", {});
    app::setDataFolder(m_folder.filePath(QStringLiteral("data")));
    if (!QDir(m_folder.path()).mkdir(QStringLiteral("logs")))
        qFatal("There is no folder for recordings.");
    const QDir logs(m_folder.filePath(QStringLiteral("logs")));
    for (const QString& file : {diveFile(), simulatedFile(Sonars::Both)})
        if (!QFile::copy(file, logs.filePath(QFileInfo(file).fileName())))
            qFatal("The recordings could not be copied.");
    m_bench = std::make_unique<DevicesBench>();
    m_run = std::make_unique<WindowRun>(catalogs);
    m_run->session().dive()->setRecordingFolder(logs.path().toStdString());
}

Tour::~Tour()
{
    m_run->made<app::Alarms>().setNearOn(false);
    m_run->made<app::ZoneAlarm>().setOn(false);
    if (m_place == "setup")
        m_run->made<app::LinkStore>().forgetSigningKey(0);
    m_run.reset();
    if (m_place == "setup" || m_place == "firmware" || m_place == "steady")
        QSettings().clear();
    app::setDataFolder({});
}

QStringList Tour::places()
{
    QStringList all{"start", "no log"};
    for (const char* state : {"replay", "live"})
        for (const QString& tab : tabs())
            all += QStringLiteral("%1, %2").arg(QLatin1String(state), tab);
    all += QStringList{"ghost", "ghost by hand", "steady"};
    all += QStringList{"two logs",    "alarms",          "bottom zoom",
                       "marker name", "export",          "timing",
                       "messages",    "live timing",     "devices",
                       "connected",   "firmware",        "logs",
                       "dive sheet",  "vehicle",         "map",
                       "guide",       "guide, pictures", "setup",
                       "keys",        "multibeam",       "multibeam, section alone",
                       "side-scan"};
    return all;
}

QStringList Tour::placesToLookAt()
{
    return isSanitized ? QStringList{"start", "replay, 360", "timing", "setup"} : places();
}

bool Tour::go(const QString& place)
{
    m_place = place;
    const auto openAndPress = [&](Qt::Key key, Qt::KeyboardModifiers with) {
        const bool open = openDive();
        press(key, with);
        return open;
    };
    if (place == "no log") {
        run().session().open({QUrl::fromLocalFile(
            madeFile(QStringLiteral("a rather long name of a file, as people give them.txt"),
                     "Words, no pings.\n"))});
        return run().drawUntil(
            [&] { return run().session().state() == app::Session::State::Failed; });
    }
    bool done = true;
    if (place.startsWith("replay, "))
        done = openDive() && showTab(place.section(", ", 1));
    else if (place.startsWith("live, "))
        done = startDemo() && showTab(place.section(", ", 1));
    else if (place == "two logs")
        done = openTwo();
    else if (place == "alarms")
        done = startDemo() && soundAlarms();
    else if (place == "bottom zoom")
        done = openAndPress(Qt::Key_B, Qt::NoModifier);
    else if (place.startsWith("ghost"))
        done = showGhost(place == "ghost by hand");
    else if (place == "steady")
        done = showSteady();
    else if (place == "marker name")
        done = openDive() && nameMarker();
    else if (place == "export")
        done = openAndPress(Qt::Key_E, Qt::ControlModifier);
    else if (place == "timing" || place == "messages")
        done = showTiming(place == "messages");
    else if (place == "live timing") {
        done = startDemo();
        press(Qt::Key_2, Qt::ControlModifier);
        done = done &&
               run().drawUntil([&] { return run().session().timing()->messages()->count() > 3; });
    } else if (place == "devices" || place == "connected")
        done = showDevices(place == "connected");
    else if (place == "logs" || place == "dive sheet")
        done = showLogs(place == "dive sheet");
    else if (place.startsWith("guide"))
        done = showGuide(place.endsWith("pictures"));
    else if (place == "vehicle")
        done = showVehicle();
    else if (place == "map")
        done = showMap();
    else if (place.startsWith("multibeam"))
        done = showMultibeam(place == "multibeam");
    else if (place == "side-scan")
        done = showSideScan();
    else if (place == "keys")
        press(Qt::Key_F1);
    else if (place == "firmware")
        done = offerFirmware() && showFirmware(0);
    else if (place == "setup")
        done = showSetup(0);
    return done && run().drawUntilReady();
}

void Tour::look(const std::function<void(QQuickItem& root, const QString& what)>& at)
{
    for (int view = 0; view < views(); ++view) {
        if (!show(view))
            qFatal("There is no view %d of %s.", view, qPrintable(m_place));
        lookAtView(viewName(view), at);
    }
}

void Tour::lookAtView(const QString& name,
                      const std::function<void(QQuickItem& root, const QString& what)>& at)
{
    (void)run().drawUntilReady();
    remember(*run().window().contentItem());
    at(*run().window().contentItem(), name);
    for (QQuickItem* owner : run().items()) {
        if (!owner->isVisible() || !owner->isEnabled())
            continue;
        QObjectList menus = owner->children();
        for (const QObject* made : owner->children())
            if (made->inherits("QQmlInstantiator"))
                menus += made->children();
        for (QObject* menu : menus) {
            if (!menu->inherits("QQuickPopup") || menu->inherits("QQuickToolTip"))
                continue;
            QMetaObject::invokeMethod(menu, "open");
            if (!run().drawUntil([&] { return menu->property("opened").toBool(); }))
                qFatal("A menu does not open.");
            auto* content = menu->property("contentItem").value<QQuickItem*>();
            seen() += QString::fromLatin1(menu->metaObject()->className()).section('_', 0, 0);
            remember(*content);
            at(*content->parentItem(), name + QStringLiteral("menu of ") + describe(*owner));
            QMetaObject::invokeMethod(menu, "close");
            (void)run().drawUntil([&] { return !menu->property("visible").toBool(); });
        }
    }
}

QColor Tour::colour(const QString& token)
{
    QQmlComponent component(qmlEngine(&run().window()));
    component.setData("import QtQuick\nimport Leadline\nQtObject { property var theme: Theme }",
                      {});
    const std::unique_ptr<QObject> made(component.create());
    if (!made)
        qFatal("There is no theme.");
    return made->property("theme").value<QObject*>()->property(qPrintable(token)).value<QColor>();
}

QQuickItem& Tour::top()
{
    QQuickItem* inspector = itemOf(QStringLiteral("InspectorDrawer"));
    if (inspector && inspector->property("closable").toBool() &&
        (m_place.startsWith("replay, ") || m_place.startsWith("live, ")))
        if (!showTab(m_place.section(", ", 1)))
            qFatal("The inspector does not open.");
    for (const char* type : {"KeysOverlay", "ExportPanel", "InspectorDrawer"}) {
        QQuickItem* item = itemOf(QString::fromLatin1(type));
        if (item && item->isVisible() && (item != inspector || item->property("closable").toBool()))
            return *item;
    }
    return *run().window().contentItem();
}

QSet<QString>& Tour::seen()
{
    static QSet<QString> all;
    return all;
}

void Tour::remember(QQuickItem& root)
{
    for (const QQuickItem* item : drawnBelow(root))
        seen() += typeOf(*item);
}

} // namespace leadline::test
