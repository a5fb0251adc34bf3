// SPDX-License-Identifier: GPL-3.0-or-later
#include "WindowRun.h"

#include "Layout.h"
#include "support/QmlWarnings.h"

#include <QCursor>
#include <QDropEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QQmlEngine>
#include <QQmlIncubationController>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace leadline::test {

void prepareWindows()
{
    static const QTemporaryDir settings;
    if (!settings.isValid())
        qFatal("There is no folder for the tests' settings.");
    app::Window::prepare(settings.path());
    // On an X server it starts in the middle, where it would point into a plot.
    if (QGuiApplication::platformName() == QLatin1String("xcb"))
        QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight());
}

void drop(QQuickWindow& window, const QStringList& paths)
{
    QMimeData mime;
    QList<QUrl> urls;
    for (const QString& path : paths)
        urls += QUrl::fromLocalFile(path);
    mime.setUrls(urls);
    const QPoint at(window.width() / 2, window.height() / 2);
    QDragEnterEvent enter(at, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
    QDragMoveEvent move(at, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &move);
    QDropEvent drop(at, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &drop);
}

WindowRun::WindowRun(const QString& catalogs) : m_shown({}, app::Devices::defaultTools(), catalogs)
{
    failOnQmlWarnings();
    if (!m_shown.window())
        qFatal("The window could not be made.");
    m_shown.finish();
    if (!QTest::qWaitForWindowExposed(m_shown.window(), mostMs))
        qFatal("The window did not come up.");
    window().requestActivate();
    if (!QTest::qWaitForWindowActive(m_shown.window(), mostMs))
        qFatal("The window does not get the keys.");
}

void WindowRun::resize(QSize size)
{
    window().resize(size);
    if (!QTest::qWaitFor([&] { return window().contentItem()->size().toSize() == size; }, mostMs))
        qFatal("The window did not take the size %dx%d.", size.width(), size.height());
}

void WindowRun::setTheme(const QString& theme)
{
    window().setProperty("theme", theme);
}

void WindowRun::showPlainGrey()
{
    app::DisplaySettings& display = *session().display();
    display.reset();
    display.setPalette(QStringLiteral("grey"));
    display.setPersistence(app::DisplaySettings::Persistence::All);
    const std::pair<app::SonarSource*, const char*> sources[] = {{session().ping360(), "ping360"},
                                                                 {session().ping1d(), "ping1d"}};
    for (const auto& [source, kind] : sources) {
        source->levels()->setKind(QString::fromLatin1(kind));
        source->levels()->setMode(app::EchoLevels::Mode::Raw);
    }
}

bool WindowRun::waitUntilRead(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    return QTest::qWaitFor(
        [&] {
            return session().state() == app::Session::State::Ready &&
                   session().fileName() == name && session().progress() == 1;
        },
        mostMs);
}

bool WindowRun::open(const QString& path)
{
    session().open({QUrl::fromLocalFile(path)});
    if (!waitUntilRead(path))
        return false;
    playback().pause();
    playback().toBegin();
    return drawUntilReady();
}

bool WindowRun::isReady() const
{
    const auto* making = qmlEngine(m_shown.window())->incubationController();
    const auto seen = plots();
    return making->incubatingObjectCount() == 0 &&
           std::all_of(seen.begin(), seen.end(), [](const app::EchoItem* plot) {
               const QVariant ready = plot->property("ready");
               return !ready.isValid() || ready.toBool();
           });
}

bool WindowRun::drawUntilReady()
{
    return drawUntil([&] { return isReady(); });
}

bool WindowRun::drawUntilAtRest()
{
    const auto all = items();
    const auto inspector = std::ranges::find_if(all, [](const QQuickItem* item) {
        return QByteArray(item->metaObject()->className()).startsWith("InspectorDrawer_QML");
    });
    return inspector != all.end() && drawUntil([&] {
               return (*inspector)->x() == (*inspector)->property("restX").toDouble() && isReady();
           });
}

void WindowRun::seek(log::Time time)
{
    playback().pause();
    playback().seekTo(time);
}

bool WindowRun::drawUntil(const std::function<bool()>& condition)
{
    return QTest::qWaitFor(
        [&] {
            (void)grab();
            return condition();
        },
        mostMs);
}

QStringList WindowRun::lastingLayoutFaults(const QQuickItem& root)
{
    constexpr int frames = 10;
    QStringList faults;
    for (int i = 0; i < frames; ++i) {
        (void)grab();
        faults = layoutFaults(root);
        if (faults.isEmpty())
            return {};
        if (!drawsAFrame())
            faults += QStringLiteral("No frame was drawn.");
    }
    return faults;
}

bool WindowRun::drawsAFrame()
{
    // Frames may be drawn by another thread; what it says is heard in this one.
    bool drawn = false;
    const QObject here;
    QObject::connect(&window(), &QQuickWindow::frameSwapped, &here, [&drawn] { drawn = true; });
    window().update();
    return QTest::qWaitFor([&drawn] { return drawn; }, mostMs);
}

// Not the QObject tree: what a SplitView holds has other parents there.
QList<QQuickItem*> WindowRun::items() const
{
    QList<QQuickItem*> all{m_shown.window()->contentItem()};
    for (qsizetype i = 0; i < all.size(); ++i)
        all += all[i]->childItems();
    return all;
}

QQuickItem* WindowRun::named(const QString& name) const
{
    const QList<QQuickItem*> all = items();
    const auto found = std::ranges::find_if(
        all, [&](const QQuickItem* each) { return each->objectName() == name; });
    return found != all.end() ? *found : nullptr;
}

QList<app::EchoItem*> WindowRun::plots() const
{
    QList<app::EchoItem*> seen;
    for (QQuickItem* item : items()) {
        auto* plot = qobject_cast<app::EchoItem*>(item);
        if (plot && plot->isVisible() && plot->width() > 0 && plot->height() > 0)
            seen += plot;
    }
    return seen;
}

QSize WindowRun::pixelsOf(const QQuickItem& item) const
{
    const double ratio = m_shown.window()->effectiveDevicePixelRatio();
    return {static_cast<int>(std::floor(item.width() * ratio + 1e-6)),
            static_cast<int>(std::floor(item.height() * ratio + 1e-6))};
}

QRect WindowRun::placeOf(const QQuickItem& item) const
{
    const QPointF at = item.mapToScene({0, 0}) * m_shown.window()->effectiveDevicePixelRatio();
    return {QPoint(static_cast<int>(std::lround(at.x())), static_cast<int>(std::lround(at.y()))),
            pixelsOf(item)};
}

} // namespace leadline::test
