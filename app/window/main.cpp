// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Session.h"
#include "window/Options.h"
#include "window/Screenshot.h"

#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QSettings>
#include <QtQml/QQmlExtensionPlugin>

#include <cstdio>

Q_IMPORT_QML_PLUGIN(LeadlinePlugin)

using namespace leadline;

namespace {

void loadFonts()
{
    for (const QString& font : QDir(QStringLiteral(":/leadline/fonts")).entryList())
        QFontDatabase::addApplicationFont(QStringLiteral(":/leadline/fonts/") + font);
    QFont base = QGuiApplication::font();
    base.setFamilies({QStringLiteral("Leadline Sans"), QStringLiteral("Noto Sans"),
                      QStringLiteral("DejaVu Sans")});
    QGuiApplication::setFont(base);
}

void keepSettingsIn(const QString& folder)
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    if (!folder.isEmpty())
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder);
}

QStringList decoded(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments += QFile::decodeName(argv[i]);
    return arguments;
}

} // namespace

int main(int argc, char** argv)
{
    // What needs no display is answered before there has to be one.
    const auto parsed = app::parseOptions(decoded(argc, argv));
    if (const auto* exit = std::get_if<app::EarlyExit>(&parsed)) {
        std::fputs(qUtf8Printable(exit->text), exit->status == 0 ? stdout : stderr);
        return exit->status;
    }
    const auto& options = std::get<app::WindowOptions>(parsed);

    int qtArgc = 1;
    const QGuiApplication application(qtArgc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("leadline"));
    QCoreApplication::setOrganizationName(QStringLiteral("leadline"));
    QCoreApplication::setApplicationVersion(QStringLiteral(LEADLINE_VERSION));
    keepSettingsIn(options.dataDir);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    loadFonts();

    app::Session session;
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    engine.setInitialProperties({{QStringLiteral("session"), QVariant::fromValue(&session)}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Leadline/Main.qml")));
    auto* window = engine.rootObjects().isEmpty()
                       ? nullptr
                       : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (!window) {
        std::fputs("The window could not be made.\n", stderr);
        return 1;
    }
    if (!options.theme.isEmpty())
        window->setProperty("theme", options.theme);
    // What the command line says wins over what was kept, and is not kept.
    if (!options.size && !options.fullScreen && options.screenshot.isEmpty())
        QMetaObject::invokeMethod(window, "restorePlace");
    if (options.size)
        window->resize(*options.size);
    if (options.fullScreen)
        window->showFullScreen();

    QList<QUrl> files;
    for (const QString& source : options.sources)
        files += QUrl::fromLocalFile(QDir::current().absoluteFilePath(source));
    session.open(files);

    app::Screenshot screenshot(session, *window, options);
    return QGuiApplication::exec();
}
