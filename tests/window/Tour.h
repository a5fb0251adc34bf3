// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "WindowRun.h"

#include <QSet>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace leadline::test {

class DevicesBench;

/// Leads through everything that the window can show: each page, panel and tab, with what fills it,
/// and each menu. A new page needs a place here. What a place changes in the settings is gone after
/// the Tour.
class Tour {
public:
    /// With these catalogs.
    explicit Tour(const QString& catalogs = app::Language::ownFolder());
    ~Tour();
    Tour(const Tour&) = delete;
    Tour& operator=(const Tour&) = delete;

    /// `logs`, `live, display`, …
    [[nodiscard]] static QStringList places();
    /// For what looks at pixels and sizes, which a sanitizer does not change: few of them then.
    /// (tst_windownames takes it through all.)
    [[nodiscard]] static QStringList placesToLookAt();
    /// From the start of the program; false where it could not.
    [[nodiscard]] bool go(const QString& place);
    /// What can be looked at there in the same window, such as Setup's sections; go() leads to the
    /// first.
    [[nodiscard]] int views() const;
    [[nodiscard]] bool show(int view);
    /// "view 3, "; empty where there is only one.
    [[nodiscard]] QString viewName(int view) const;

    /// Of each view: all of the window, then each menu that can be opened in it, by itself. The
    /// window stands still meanwhile as far as it can. Menus are named behind the view.
    void look(const std::function<void(QQuickItem& root, const QString& what)>& at);
    /// What lies over all else there: a drawer, a list; else all of the window. After another size,
    /// too.
    [[nodiscard]] QQuickItem& top();
    /// Types of QML files that were on the screen since the program's start.
    [[nodiscard]] static QSet<QString>& seen();

    /// Of the theme as it is now, such as `accent`.
    [[nodiscard]] QColor colour(const QString& token);
    [[nodiscard]] WindowRun& run() { return *m_run; }

private:
    [[nodiscard]] bool openDive();
    [[nodiscard]] bool openTwo();
    [[nodiscard]] bool startDemo();
    [[nodiscard]] bool showTab(const QString& tab);
    [[nodiscard]] bool showGuide(bool pictures);
    [[nodiscard]] bool showDevices(bool connected);
    [[nodiscard]] bool showLogs(bool sheet);
    [[nodiscard]] bool showTiming(bool messages);
    [[nodiscard]] bool showMap();
    [[nodiscard]] bool showMultibeam(bool placed);
    [[nodiscard]] bool showSideScan();
    [[nodiscard]] bool showVehicle();
    [[nodiscard]] bool soundAlarms();
    [[nodiscard]] bool showGhost(bool byHand);
    [[nodiscard]] bool showSteady();
    [[nodiscard]] bool nameMarker();
    void closeNotices();
    [[nodiscard]] bool fillSetup(QQuickItem& page);
    [[nodiscard]] bool showSetup(int section);
    [[nodiscard]] bool askForKey();
    [[nodiscard]] bool listOldRecordings();
    [[nodiscard]] bool offerFirmware();
    [[nodiscard]] bool showFirmware(int view);
    [[nodiscard]] bool pressInRail(const QString& icon);
    void seek(double seconds);
    [[nodiscard]] QQuickItem* itemOf(const QString& type) const;
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void unfold();
    void lookAtView(const QString& name,
                    const std::function<void(QQuickItem& root, const QString& what)>& at);
    static void remember(QQuickItem& root);

    QString m_place;
    QTemporaryDir m_folder;
    std::unique_ptr<DevicesBench> m_bench;
    std::unique_ptr<WindowRun> m_run;
};

} // namespace leadline::test
