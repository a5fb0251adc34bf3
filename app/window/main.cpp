// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/Options.h"
#include "window/Screenshot.h"
#include "window/Window.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>

#include <cstdio>

using namespace leadline;

namespace {

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
    app::Window::prepare(options.dataDir);
    app::Window shown;
    QQuickWindow* window = shown.window();
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
    shown.session().open(files);

    app::Screenshot screenshot(shown.session(), *window, options);
    return QGuiApplication::exec();
}
