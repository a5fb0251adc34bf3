// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/Window.h"

#include "engine/DataFolder.h"
#include "guide/Guide.h"
#include "pictures/Annotations.h"
#include "pictures/ColormapStore.h"
#include "preferences/Preferences.h"
#include "settings/KeyMap.h"
#include "settings/TimeFormat.h"
#include "window/Renderer.h"

#include <QAbstractItemModel>
#include <QFile>
#include <QFont>
#include <QGuiApplication>
#include <QIcon>
#include <QList>
#include <QMetaMethod>
#include <QMetaProperty>
#include <QPointer>
#include <QQmlComponent>
#include <QQuickImageProvider>
#include <QQuickItem>
#include <QQuickStyle>
#include <QSet>
#include <QString>
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

/// Provides pictures of the guide for night vision: red, and as light as the originals.
class NightImageProvider : public QQuickImageProvider {
public:
    NightImageProvider() : QQuickImageProvider(Image) {}

    /// `name` is that of a picture of the guide, such as `pictures/window-day.png`.
    [[nodiscard]] QImage requestImage(const QString& name, QSize* size,
                                      const QSize& wanted) override;

private:
    [[nodiscard]] static QImage reddened(const QImage& picture);
};

/// Share of green and blue in relation to red, as in the brightest text of the theme Night.
constexpr double green = 0.267;
constexpr double blue = 0.212;

QImage NightImageProvider::reddened(const QImage& picture)
{
    QImage red = picture.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < red.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(red.scanLine(y));
        for (int x = 0; x < red.width(); ++x) {
            const int light = qGray(line[x]);
            line[x] = qRgb(light, static_cast<int>(green * light), static_cast<int>(blue * light));
        }
    }
    return red;
}

QImage NightImageProvider::requestImage(const QString& name, QSize* size, const QSize& wanted)
{
    const QImage red = reddened(QImage(QStringLiteral(":/leadline/guide/") + name));
    *size = red.size();
    return wanted.isEmpty() ? red
                            : red.scaled(wanted, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

bool isOwn(const QMetaObject& type)
{
    return QByteArray(type.className()).startsWith("leadline::");
}

bool isText(const QMetaProperty& property)
{
    const int type = property.metaType().id();
    return !property.isWritable() && property.hasNotifySignal() &&
           (type == QMetaType::QString || type == QMetaType::QStringList ||
            type == QMetaType::QVariantList || type == QMetaType::QVariantMap);
}

/// Emits the notify signals of the object's texts. Those with arguments are left out; the others
/// may be emitted at any time.
void notifyTexts(QObject& object)
{
    QSet<int> reported;
    for (const QMetaObject* type = object.metaObject(); type; type = type->superClass()) {
        if (!isOwn(*type))
            continue;
        for (int i = type->propertyOffset(); i < type->propertyCount(); ++i) {
            const QMetaProperty property = type->property(i);
            if (!isText(property) || reported.contains(property.notifySignalIndex()))
                continue;
            reported += property.notifySignalIndex();
            if (property.notifySignal().parameterCount() == 0)
                property.notifySignal().invoke(&object, Qt::DirectConnection);
        }
    }
}

void notifyRows(QAbstractItemModel& model)
{
    const int rows = model.rowCount();
    const int columns = model.columnCount();
    if (rows > 0 && columns > 0 && isOwn(*model.metaObject()))
        emit model.dataChanged(model.index(0, 0), model.index(rows - 1, columns - 1));
}

void collect(QObject* object, QSet<QObject*>& all)
{
    if (!object || all.contains(object))
        return;
    all += object;
    for (QObject* child : object->children())
        collect(child, all);
    if (const auto* item = qobject_cast<const QQuickItem*>(object))
        for (QQuickItem* child : item->childItems())
            collect(child, all);
    // An object that holds others as members is not their QObject parent.
    const QMetaObject& type = *object->metaObject();
    if (!isOwn(type))
        return;
    for (int i = 0; i < type.propertyCount(); ++i)
        if (type.property(i).metaType().flags().testFlag(QMetaType::PointerToQObject))
            collect(type.property(i).read(object).value<QObject*>(), all);
}

/// Emits the notify signals of all of Leadline's own objects among these and below (children,
/// members and items), so that their texts are read again in the new language. Texts that were
/// stored, such as a notice, stay as they are.
void retranslate(const QList<QObject*>& roots)
{
    QSet<QObject*> all;
    for (QObject* root : roots)
        collect(root, all);
    // Those that belong to a text, such as its lists, are made anew with it.
    const QList<QPointer<QObject>> pointers(all.begin(), all.end());
    for (const QPointer<QObject>& object : pointers) {
        if (!object)
            continue;
        notifyTexts(*object);
        if (auto* model = qobject_cast<QAbstractItemModel*>(object.data()))
            notifyRows(*model);
    }
}

void loadFonts()
{
    loadOwnFonts();
    QFont base = QGuiApplication::font();
    base.setFamilies({QStringLiteral("Leadline Sans"), QStringLiteral("Noto Sans"),
                      QStringLiteral("DejaVu Sans")});
    QGuiApplication::setFont(base);
}

/// Identifies the program to the desktop; the icon is for desktops that do not find
/// leadline.desktop.
void nameToDesktop()
{
    QIcon icon;
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256})
        // With an explicit size the file is only read when the icon is shown.
        icon.addFile(QStringLiteral(":/leadline/icons/app/leadline-%1.png").arg(size),
                     QSize(size, size));
    QGuiApplication::setWindowIcon(icon);
    QGuiApplication::setDesktopFileName(QStringLiteral("leadline"));
}

/// Limits the number of heaps. By default each thread has its own, and memory freed by one is not
/// available to others, which wastes a hundred megabytes in an hour; threads with much work
/// allocate little, so contention is low. Blocks of a log (1 MiB) must be returned to the system
/// when they are freed, which glibc stops doing once its dynamic threshold has grown.
void shareHeaps()
{
#if defined(__GLIBC__)
    mallopt(M_ARENA_MAX, 2);
    mallopt(M_MMAP_THRESHOLD, 512 << 10);
#endif
}

/// `--data-dir`: settings and Qt's own caches are stored in this folder as well.
void keepIn(const QString& folder)
{
    setDataFolder(folder);
    Preferences::keepIn(dataFolder());
    if (folder.isEmpty()) {
        ColormapStore::setDefaultFolder({});
        return;
    }
    ColormapStore::setDefaultFolder(dataFolder() + QStringLiteral("/leadline/colormaps"));
    // Compiled QML would otherwise be stored in the user's cache.
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
    keepIn(dataDir);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    loadFonts();
    nameToDesktop();
}

Window::Window(const QList<QUrl>& files, device::SearchTools tools, const QString& catalogs)
    : m_language(catalogs),
      m_devices(*m_session.dive(), std::move(tools))
{
    QObject::connect(m_session.family(), &FamilyChoice::linkAnswered, &finder(),
                     &DeviceFinder::declareFamily);
    if (!files.isEmpty())
        m_session.open(files);
    TimeFormat::instance().restore();
    KeyMap::instance().restore();
    m_engine.addImportPath(QStringLiteral(":/qt/qml"));
    m_engine.addImageProvider(Guide::redPictures, new NightImageProvider);
    m_engine.setInitialProperties({{QStringLiteral("session"), QVariant::fromValue(&m_session)},
                                   {QStringLiteral("finder"), QVariant::fromValue(&finder())}});
    // The engine's thread loads the QML that a recording needs, and a thread of the session opens
    // the recording, while this thread initialises graphics.
    std::optional<QQmlComponent> rest;
    if (!files.isEmpty())
        rest.emplace(&m_engine, ownFile("MainContent.qml"), QQmlComponent::Asynchronous);
    chooseRenderer();
    // Passing what was found before the window is created saves it later updates.
    m_session.acceptFound();
    m_engine.load(ownFile("Main.qml"));
    if (QQuickWindow* made = window())
        m_later = std::make_unique<DeferredContent>(m_session, *made);
    QObject::connect(&m_language, &Language::changed, &m_engine, [this] {
        m_engine.retranslate();
        KeyMap::instance().retranslate();
        if (const QQuickWindow* shown = window())
            retranslate({&m_session, &finder(), shown->contentItem()});
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
