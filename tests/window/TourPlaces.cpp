// SPDX-License-Identifier: GPL-3.0-or-later
#include "DevicesBench.h"
#include "Recordings.h"
#include "Tour.h"
#include "TreeWalk.h"
#include "alarms/Alarms.h"
#include "alarms/ZoneAlarm.h"
#include "ghost/Ghost.h"
#include "library/Recordings.h"
#include "library/ThumbnailItem.h"
#include "mapping/MapModel.h"
#include "multibeam/MultibeamModel.h"
#include "session/Notices.h"
#include "sidescanning/SideScanItem.h"

#include <QFileInfo>
#include <QTest>

#include <algorithm>

namespace leadline::test {

bool Tour::openDive()
{
    // A copy of its own: markers are kept beside it.
    if (!run().open(m_folder.filePath(QStringLiteral("logs/") + QFileInfo(diveFile()).fileName())))
        return false;
    seek(30);
    press(Qt::Key_Return);
    press(Qt::Key_Escape);
    seek(40);
    press(Qt::Key_Return);
    press(Qt::Key_Escape);
    press(Qt::Key_BracketRight);
    seek(20);
    press(Qt::Key_BracketLeft);
    seek(35);
    if (!run().drawUntil([&] { return run().session().markers()->count() == 2; }))
        return false;
    closeNotices();
    return run().drawUntilReady();
}

bool Tour::openTwo()
{
    app::Session& session = run().session();
    session.open(
        {QUrl::fromLocalFile(simulatedFile(Sonars::Both)), QUrl::fromLocalFile(telemetryFile())});
    const bool open = run().drawUntil([&] {
        // What their clocks do not lay together is laid as a pilot does.
        session.logTimeOffset()->align();
        return session.state() == app::Session::State::Ready && session.progress() == 1 &&
               session.logTimeOffset()->property("present").toBool();
    });
    seek(20);
    return open && run().drawUntilReady();
}

bool Tour::startDemo()
{
    app::Session& session = run().session();
    session.startDemo();
    const auto isThere = [](app::SelectedSonar* sonar) {
        return sonar->source()->pinged() && sonar->live() != nullptr;
    };
    return QTest::qWaitFor(
               [&] { return isThere(session.shown360()) && isThere(session.shown1d()); }, mostMs) &&
           run().drawUntil([&] { return run().playback().end() - run().playback().begin() > 2; });
}

bool Tour::showTab(const QString& tab)
{
    QQuickItem* inspector = itemOf(QStringLiteral("InspectorDrawer"));
    if (!inspector)
        return false;
    inspector->setProperty("chosen", tab);
    if (!inspector->isVisible())
        press(Qt::Key_I);
    const bool shown = run().drawUntil([&] {
        return inspector->isVisible() && inspector->x() == inspector->property("restX").toDouble();
    });
    unfold();
    return shown && run().drawUntilReady();
}

bool Tour::showGhost(bool byHand)
{
    if (!run().open(turningFile()))
        return false;
    seek(62);
    auto& ghost = run().made<app::Ghost>();
    press(Qt::Key_U, Qt::ShiftModifier);
    if (!run().drawUntil([&] { return ghost.isDrawn(); }))
        return false;
    closeNotices();
    seek(90);
    if (byHand)
        ghost.startAligning();
    return run().drawUntil([&] { return ghost.isDrawn(); });
}

bool Tour::showSteady()
{
    if (!run().open(turningFile()))
        return false;
    press(Qt::Key_K);
    // Without a heading the key goes from head up to steady.
    press(Qt::Key_H);
    run().playback().toEnd();
    const app::PictureMotion& motion = *run().session().motion();
    return run().drawUntil([&] { return motion.isComplete() && motion.steady(); });
}

bool Tour::soundAlarms()
{
    auto& depth = run().made<app::Alarms>();
    auto& zone = run().made<app::ZoneAlarm>();
    depth.setNearM(300);
    depth.setNearOn(true);
    zone.setWidthDeg(360);
    zone.setFarM(60);
    zone.setStrength(1);
    zone.setOn(true);
    if (!run().drawUntil([&] { return depth.isSounding() && zone.isSounding(); }))
        return false;
    press(Qt::Key_3, Qt::ControlModifier);
    const QQuickItem* block = run().named(QStringLiteral("alarmBlock"));
    return run().drawUntil([&] { return block->isVisible(); });
}

// They say of markers that they are set, and would go away in a while.
void Tour::closeNotices()
{
    auto& notices = run().made<app::Notices>();
    (void)run().drawUntil([&] { return !notices.text().isEmpty(); });
    while (!notices.text().isEmpty() || !notices.title().isEmpty())
        notices.close();
}

bool Tour::nameMarker()
{
    // Its flag would lie on that of the first one.
    app::SessionMarkers& markers = *run().session().markers();
    markers.remove(QString::fromStdString(markers.markers().front().id));
    run().named(QStringLiteral("polarKeys"))->forceActiveFocus(Qt::TabFocusReason);
    for (int step = 0; step < 30; ++step)
        press(Qt::Key_Up);
    press(Qt::Key_M);
    const bool named = run().drawUntil([&] {
        return std::ranges::any_of(run().items(), [](const QQuickItem* item) {
            return item->isVisible() && typeOf(*item) == QLatin1String("MarkerNameField");
        });
    });
    closeNotices();
    return named;
}

bool Tour::showGuide(bool pictures)
{
    if (!pressInRail(QStringLiteral("help")))
        return false;
    QQuickItem* page = itemOf(QStringLiteral("GuidePage"));
    if (page && pictures)
        QMetaObject::invokeMethod(page, "follow", Q_ARG(QString, "window.md"));
    if (!page || !run().drawsAFrame())
        return false;
    // They stand at its end.
    for (QQuickItem* item : drawnBelow(*page))
        if (const double whole = item->property("contentHeight").toDouble();
            pictures && item->inherits("QQuickFlickable") && item->hasActiveFocus())
            item->setProperty("contentY", whole - 1.5 * item->height());
    return run().drawsAFrame();
}

bool Tour::showDevices(bool connected)
{
    if (connected && !startDemo())
        return false;
    press(Qt::Key_3, Qt::ControlModifier);
    QQuickItem* page = itemOf(QStringLiteral("DevicesPage"));
    if (!page)
        return false;
    if (!connected) {
        page->setProperty("finder", QVariant::fromValue(m_bench->finder()));
        m_bench->findSome();
    }
    return run().drawsAFrame();
}

bool Tour::showLogs(bool sheet)
{
    press(Qt::Key_4, Qt::ControlModifier);
    QQuickItem* page = run().named(QStringLiteral("logsPage"));
    if (!page)
        return false;
    page->setProperty("diveSheet", sheet);
    const auto* recordings = page->property("recordings").value<app::Recordings*>();
    // Each with its small picture.
    return run().drawUntil([&] {
        int pictured = 0;
        int waiting = 0;
        for (QQuickItem* item : run().items())
            if (const auto* thumb = qobject_cast<app::ThumbnailItem*>(item);
                thumb && thumb->isVisible())
                ++(thumb->present() ? pictured : waiting);
        return recordings->count() >= 2 && pictured >= recordings->count() && waiting == 0;
    });
}

bool Tour::showTiming(bool messages)
{
    if (!run().open(telemetryFile()))
        return false;
    press(Qt::Key_2, Qt::ControlModifier);
    seek(350);
    if (!run().drawUntil([&] { return run().session().timing()->ready(); }))
        return false;
    if (!messages)
        return true;
    press(Qt::Key_F, Qt::ControlModifier);
    press(Qt::Key_Return);
    return run().drawsAFrame();
}

bool Tour::showMap()
{
    if (!run().open(turningFile()))
        return false;
    run().playback().toEnd();
    press(Qt::Key_5, Qt::ControlModifier);
    QQuickItem* page = itemOf(QStringLiteral("MapPage"));
    if (!page)
        return false;
    page->setProperty("listed", true);
    const auto* model = page->property("model").value<app::MapModel*>();
    return model && run().drawUntil([&] { return model->ready() && model->turns() > 0; });
}

bool Tour::showMultibeam(bool placed)
{
    if (!run().open(multibeamFile(placed ? Swaths::Placed : Swaths::Unplaced)))
        return false;
    run().playback().toEnd();
    const QQuickItem* panel = itemOf(QStringLiteral("MultibeamPanel"));
    const auto* model = panel ? panel->property("model").value<app::MultibeamModel*>() : nullptr;
    return model && run().drawUntil([&] { return model->ready() && model->soundings() > 0; }) &&
           (!placed || showTab(QStringLiteral("swath")));
}

bool Tour::showSideScan()
{
    if (!run().open(sideScanFile()))
        return false;
    run().playback().toEnd();
    return run().drawUntil([&] {
        const QQuickItem* panel = itemOf(QStringLiteral("SideScanPanel"));
        const auto* picture =
            panel ? panel->property("picture").value<app::SideScanItem*>() : nullptr;
        return picture && picture->hasPort() && picture->hasStarboard();
    }) && showTab(QStringLiteral("side"));
}

bool Tour::showVehicle()
{
    if (!run().open(telemetryFile()))
        return false;
    seek(350);
    return run().drawUntil([&] {
        return run().session().profile()->isComplete() &&
               run().session().vehicleMessages()->list()->count() > 0;
    });
}

bool Tour::pressInRail(const QString& icon)
{
    for (QQuickItem* item : run().items())
        if (typeOf(*item) == QLatin1String("NavigationRailItem") &&
            item->property("iconName").toString() == icon) {
            QMetaObject::invokeMethod(item, "clicked");
            return run().drawsAFrame();
        }
    return false;
}

void Tour::seek(double seconds)
{
    run().playback().pause();
    run().playback().seek(run().playback().begin() + seconds);
}

QQuickItem* Tour::itemOf(const QString& type) const
{
    const QList<QQuickItem*> all = m_run->items();
    const auto found =
        std::ranges::find_if(all, [&](const QQuickItem* item) { return typeOf(*item) == type; });
    return found != all.end() ? *found : nullptr;
}

void Tour::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(&run().window(), key, modifiers);
}

/// What stands inside of other rows, too.
void Tour::unfold()
{
    for (QQuickItem* item : run().items())
        if (typeOf(*item) == QLatin1String("SettingFold") && item->isVisible())
            item->setProperty("open", true);
}

} // namespace leadline::test
