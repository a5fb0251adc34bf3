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
    /// Sets up application name, settings, style and fonts; call it after the QApplication and
    /// before the first window is created. Settings are saved in `dataDir`, or if it is empty in
    /// the system's folder.
    static void prepare(const QString& dataDir);

    /// Opens `files`, which are read while the window is created, and chooses the renderer
    /// (chooseRenderer()). Tests pass their own search `tools`, and `catalogs`, the folder of the
    /// translations.
    explicit Window(const QList<QUrl>& files = {},
                    device::SearchTools tools = Devices::defaultTools(),
                    const QString& catalogs = Language::ownFolder());

    [[nodiscard]] Session& session() { return m_session; }
    [[nodiscard]] Language& language() { return m_language; }
    /// The finder of devices; nothing is searched or connected before its begin().
    [[nodiscard]] DeviceFinder& finder() { return m_devices.finder(); }
    /// The window; null if it could not be created.
    [[nodiscard]] QQuickWindow* window() const;
    /// Creates now the pages that are otherwise created after the first frame.
    void finish();

private:
    Language m_language;
    Session m_session;
    Devices m_devices;
    QQmlApplicationEngine m_engine;
    std::unique_ptr<DeferredContent> m_later;
};

} // namespace leadline::app
