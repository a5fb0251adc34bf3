// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "discovery/Devices.h"
#include "session/Session.h"
#include "settings/Language.h"
#include "window/DeferredContent.h"

#include <QList>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QString>
#include <QUrl>

#include <memory>

namespace leadline::app {

/// The program's window with the session that it shows. There is one at a time.
class Window {
public:
    /// Names, settings, style and fonts, once there is an application and before the first window.
    /// Settings are kept in `dataDir`, or where the system has them.
    static void prepare(const QString& dataDir);

    /// Opens `files`, which are read while the window is made, and chooses how it is drawn
    /// (chooseRenderer). Searches with other tools where a
    /// test has some; `catalogs` is the folder with those of its languages.
    explicit Window(const QList<QUrl>& files = {},
                    device::SearchTools tools = Devices::usualTools(),
                    const QString& catalogs = Language::ownFolder());

    [[nodiscard]] Session& session() { return m_session; }
    [[nodiscard]] Language& language() { return m_language; }
    /// Nothing is searched or connected before its begin().
    [[nodiscard]] DeviceFinder& finder() { return m_devices.finder(); }
    /// Null when it could not be made.
    [[nodiscard]] QQuickWindow* window() const;
    /// Makes the pages now that would be made in the time after the first frame.
    void finish();

private:
    Language m_language;
    Session m_session;
    Devices m_devices;
    QQmlApplicationEngine m_engine;
    std::unique_ptr<DeferredContent> m_later;
};

} // namespace leadline::app
