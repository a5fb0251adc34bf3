// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Arguments.h"
#include "cli/Interruption.h"
#include "logging/MessageLog.h"
#include "settings/RecordingFolderSetting.h"
#include "window/Options.h"
#include "window/Screenshot.h"
#include "window/ShutdownHandler.h"
#include "window/StartupTimes.h"
#include "window/Window.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLoggingCategory>

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

int runWindow(int argc, char** argv, app::ProgramEnd& end)
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    // Options such as --help are handled first, because they need no display.
    const auto parsed = app::parseOptions(decoded(argc, argv));
    if (const auto* exit = std::get_if<app::EarlyExit>(&parsed)) {
        std::fputs(cli::forTerminal(exit->text).constData(), exit->status == 0 ? stdout : stderr);
        return exit->status;
    }
    const auto& options = std::get<app::WindowOptions>(parsed);

    if (options.verbose)
        QLoggingCategory::setFilterRules(QStringLiteral("leadline.*=true"));
    app::MessageLog::instance().install();
    const cli::Interruption interruption;
    int qtArgc = 1;
    const QApplication application(qtArgc, argv); // Qt Charts needs a QApplication.
    app::Window::prepare(options.dataDir);
    QList<QUrl> files;
    for (const QString& file : options.files)
        files += QUrl::fromLocalFile(QDir::current().absoluteFilePath(file));
    app::Window shown(files);
    QQuickWindow* window = shown.window();
    if (!window) {
        std::fputs("The window could not be made.\n", stderr);
        return 1;
    }
    if (!options.theme.isEmpty()) {
        window->setProperty("themeGiven", true);
        window->setProperty("theme", options.theme);
    }
    // Options of the command line override stored settings, and are not stored.
    if (!options.size && !options.fullScreen && options.screenshot.isEmpty())
        QMetaObject::invokeMethod(window, "restorePlace");
    if (options.size)
        window->resize(*options.size);
    if (options.fullScreen)
        window->showFullScreen();

    app::Session& session = shown.session();
    app::ShutdownHandler leaving(*window, *session.dive(), interruption.token());
    app::RecordingFolderSetting place;
    place.setDive(session.dive());
    place.begin();
    if (options.demo) {
        session.dive()->beginAgo(options.at.value_or(log::Time{}));
        session.startDemo();
        session.dive()->catchUp();
    }
    for (const QString& link : options.links)
        if (const QString why = session.dive()->connectTo(link); !why.isEmpty())
            std::fputs(cli::forTerminal(why + QLatin1Char('\n')).constData(), stderr);
    // With --demo or for a screenshot, only links of the command line are connected.
    if (!options.demo && options.screenshot.isEmpty()) {
        for (const QString& host : options.hosts)
            shown.finder().connectAt(host);
        shown.finder().begin();
    }

    const app::StartupTimes startTimes(session, *window, sinceStart);
    app::Screenshot screenshot(session, *window, options);
    return end.begin(leaving.finish(QApplication::exec()));
}

} // namespace

int main(int argc, char** argv)
{
    app::ProgramEnd end;
    const int status = runWindow(argc, argv, end);
    return end.finish(status);
}
