// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/EchoItem.h"
#include "polar/PolarItem.h"
#include "sounder/WaterfallItem.h"
#include "window/Window.h"

#include <QImage>
#include <QStringList>

#include <chrono>
#include <functional>

namespace leadline::test {

/// However slow the machine is: nothing takes so long that works.
inline constexpr int mostMs = 180'000;

/// Onto the middle of the window, as from a file manager.
void drop(QQuickWindow& window, const QStringList& paths);

/// The program's window as a pilot has it once all of it is there, driven by a test, which fails if
/// the window's QML warns: until the test's end, so make one for each.
class WindowRun {
public:
    explicit WindowRun(const QString& catalogs = app::Language::ownFolder());

    [[nodiscard]] app::Language& language() { return m_shown.language(); }
    [[nodiscard]] app::Session& session() { return m_shown.session(); }
    [[nodiscard]] app::Playback& playback() { return *session().playback(); }
    [[nodiscard]] QQuickWindow& window() { return *m_shown.window(); }

    void resize(QSize size);
    void setTheme(const QString& theme);
    /// Raw intensities as grey, without fading or other adjustments.
    void showPlainGrey();

    /// Waits until the file of this path is open and all of it is indexed.
    [[nodiscard]] bool waitUntilRead(const QString& path);
    /// Opens it, waits for all of it, and stands paused at its start, drawn.
    [[nodiscard]] bool open(const QString& path);
    /// As from a file manager, onto the middle of the window.
    void drop(const QStringList& paths) { test::drop(window(), paths); }
    /// Paused at that time.
    void seek(log::Time time);

    /// What the window shows, after its next frame.
    [[nodiscard]] QImage grab() { return window().grabWindow(); }
    /// Draws frames until it is so.
    [[nodiscard]] bool drawUntil(const std::function<bool()>& condition);
    /// Until the plots are those of their size and no row of a list is half made: those that could
    /// be scrolled to next are made little by little.
    [[nodiscard]] bool drawUntilReady();
    /// Likewise, and the inspector, which slides, has come to where it stays.
    [[nodiscard]] bool drawUntilAtRest();
    /// What lies wrong below the item in frame after frame. While figures come in, a text may be
    /// longer than its place until the next frame lays it out, which nobody sees.
    [[nodiscard]] QStringList lastingLayoutFaults(const QQuickItem& root);
    /// The window still answers: it draws another frame by itself.
    [[nodiscard]] bool drawsAFrame();

    /// Everything in the window, seen or not, in no order of its own.
    [[nodiscard]] QList<QQuickItem*> items() const;
    /// The first of that objectName; null without.
    [[nodiscard]] QQuickItem* named(const QString& name) const;
    /// What QML made in the window and is no item itself.
    template<class T>
    [[nodiscard]] T& made() const
    {
        for (QQuickItem* item : items())
            if (T* found = item->findChild<T*>({}, Qt::FindDirectChildrenOnly))
                return *found;
        qFatal("The window has no %s.", T::staticMetaObject.className());
    }
    [[nodiscard]] app::PolarItem* polar() const { return only<app::PolarItem>(); }
    [[nodiscard]] app::WaterfallItem* waterfall() const { return only<app::WaterfallItem>(); }
    /// The plots that are seen.
    [[nodiscard]] QList<app::EchoItem*> plots() const;
    [[nodiscard]] QSize pixelsOf(const QQuickItem& item) const;
    /// Where the item is in a picture of the window.
    [[nodiscard]] QRect placeOf(const QQuickItem& item) const;

private:
    [[nodiscard]] bool isReady() const;
    template<class T>
    [[nodiscard]] T* only() const
    {
        for (QQuickItem* item : items())
            if (auto* wanted = qobject_cast<T*>(item))
                return wanted;
        qFatal("The window has no %s.", T::staticMetaObject.className());
    }

    app::Window m_shown;
};

/// Settings of the tests of this process go to a folder of their own; call it first.
void prepareWindows();

} // namespace leadline::test
