// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/Window.h"

#include "engine/DataFolder.h"
#include "pictures/ColormapStore.h"
#include "pictures/OwnFonts.h"
#include "session/Guide.h"
#include "settings/KeyMap.h"
#include "settings/TimeFormat.h"
#include "window/NightImageProvider.h"
#include "window/Renderer.h"
#include "window/Retranslator.h"

#include <QFile>
#include <QFont>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickStyle>
#include <QSettings>
#include <QtQml/QQmlExtensionPlugin>

#include <optional>
#include <utility>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

Q_IMPORT_QML_PLUGIN(LeadlinePlugin)
Q_IMPORT_QML_PLUGIN(Leadline_ChartsPlugin)
Q_IMPORT_QML_PLUGIN(Leadline_FlashingPlugin)

namespace leadline::app {

namespace {

void loadFonts()
{
    loadOwnFonts();
    QFont base = QGuiApplication::font();
    base.setFamilies({QStringLiteral("Leadline Sans"), QStringLiteral("Noto Sans"),
                      QStringLiteral("DejaVu Sans")});
    QGuiApplication::setFont(base);
}

/// What a desktop shows of the program: the icon by itself where it knows no leadline.desktop.
void nameToDesktop()
{
    QIcon icon;
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256})
        // With its size it is not read before somebody shows it.
        icon.addFile(QStringLiteral(":/leadline/icons/app/leadline-%1.png").arg(size),
                     QSize(size, size));
    QGuiApplication::setWindowIcon(icon);
    QGuiApplication::setDesktopFileName(QStringLiteral("leadline"));
}

/// Each thread would have heaps of its own, and what one frees another could not use: after an hour
/// that holds a hundred megabytes that nobody needs. There is little to wait for: the threads that
/// have much to do allocate little. And the blocks of a log (1 MiB) go back when they are let go
/// of, which by itself the library stops to do once it has seen some of them.
void shareHeaps()
{
#if defined(__GLIBC__)
    mallopt(M_ARENA_MAX, 2);
    mallopt(M_MMAP_THRESHOLD, 512 << 10);
#endif
}

/// `--data-dir`: settings, and what Qt would keep of its own, are there as well.
void keepIn(const QString& folder)
{
    setDataFolder(folder);
    if (folder.isEmpty()) {
        ColormapStore::setUsualFolder({});
        return;
    }
    for (const QSettings::Format format : {QSettings::IniFormat, QSettings::NativeFormat})
        QSettings::setPath(format, QSettings::UserScope, dataFolder());
    ColormapStore::setUsualFolder(dataFolder() + QStringLiteral("/leadline/colormaps"));
    // What Qt compiles would go to the user's cache.
    qputenv("QML_DISK_CACHE_PATH", QFile::encodeName(cacheFolder() + QStringLiteral("/qml")));
    QCoreApplication::setAttribute(Qt::AA_DisableShaderDiskCache);
}

QUrl ownFile(const char* name)
{
    return QUrl(QStringLiteral("qrc:/qt/qml/Leadline/") + QLatin1String(name));
}

} // namespace

void Window::prepare(const QString& dataDir)
{
    shareHeaps();
    QCoreApplication::setApplicationName(QStringLiteral("leadline"));
    QCoreApplication::setOrganizationName(QStringLiteral("leadline"));
    QCoreApplication::setApplicationVersion(QStringLiteral(LEADLINE_VERSION));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    keepIn(dataDir);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    loadFonts();
    nameToDesktop();
}

Window::Window(const QList<QUrl>& files, device::SearchTools tools, const QString& catalogs)
    : m_language(catalogs),
      m_devices(*m_session.dive(), std::move(tools))
{
    if (!files.isEmpty())
        m_session.open(files);
    TimeFormat::instance().restore();
    KeyMap::instance().restore();
    m_engine.addImportPath(QStringLiteral(":/qt/qml"));
    m_engine.addImageProvider(Guide::redPictures, new NightImageProvider);
    m_engine.setInitialProperties({{QStringLiteral("session"), QVariant::fromValue(&m_session)},
                                   {QStringLiteral("finder"), QVariant::fromValue(&finder())}});
    // What a file takes of the window is loaded by a thread of the engine, and the file by one of
    // the session, while this one asks for the graphics card.
    std::optional<QQmlComponent> rest;
    if (!files.isEmpty())
        rest.emplace(&m_engine, ownFile("MainContent.qml"), QQmlComponent::Asynchronous);
    chooseRenderer();
    // A window that is made with the file has less to do than one that hears of it afterwards.
    m_session.takeFound();
    m_engine.load(ownFile("Main.qml"));
    if (QQuickWindow* made = window())
        m_later = std::make_unique<DeferredContent>(m_session, *made);
    QObject::connect(&m_language, &Language::changed, &m_engine, [this] {
        m_engine.retranslate();
        KeyMap::instance().sayAgain();
        if (const QQuickWindow* shown = window())
            sayAgain({&m_session, &finder(), shown->contentItem()});
    });
}

void Window::finish()
{
    if (m_later)
        m_later->finish();
}

QQuickWindow* Window::window() const
{
    const auto roots = m_engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
}

} // namespace leadline::app
