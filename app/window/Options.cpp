// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/Options.h"

#include "cli/Arguments.h"
#include "link/TypedAddress.h"

#include <QCommandLineParser>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace leadline::app {

namespace {

EarlyExit wrong(const QString& sentence)
{
    return {cli::exitUsage, sentence + QLatin1Char('\n')};
}

/// True if the argument can only be meant as a link, so that an error in it is reported as one.
bool isLink(const QString& source)
{
    const QStringList kinds{QStringLiteral("serial:"), QStringLiteral("udp:"),
                            QStringLiteral("udpin:"), QStringLiteral("tcp:"),
                            QStringLiteral("sim:")};
    return std::any_of(kinds.begin(), kinds.end(), [&](const QString& kind) {
        return source.startsWith(kind, Qt::CaseInsensitive);
    });
}

} // namespace

std::variant<WindowOptions, EarlyExit> parseOptions(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Sees through Ping sonars."));
    const auto withValue = [&](const char* name, const char* description, const char* value) {
        const QCommandLineOption option(QString::fromLatin1(name), QString::fromLatin1(description),
                                        QString::fromLatin1(value));
        parser.addOption(option);
        return option;
    };
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    const auto theme = withValue("theme", "dusk, day or night, whatever the hour.", "NAME");
    const auto size = withValue("size", "Size of the window in pixels.", "WxH");
    const auto at = withValue(
        "at", "Time to begin at: seconds or hh:mm:ss.sss; of the demo: how long it has gone on.",
        "T");
    const auto screenshot =
        withValue("screenshot", "Write the window to this file, then leave.", "FILE.png");
    const auto dataDir = withValue("data-dir", "Folder for settings and recordings.", "DIR");
    const QCommandLineOption demo(QStringLiteral("demo"),
                                  QStringLiteral("Connect simulated sonars in a simulated sea."));
    const QCommandLineOption fullScreen(QStringLiteral("fullscreen"),
                                        QStringLiteral("Fill the screen."));
    const QCommandLineOption force(QStringLiteral("force"),
                                   QStringLiteral("Overwrite an existing file."));
    const QCommandLineOption verbose(QStringLiteral("verbose"),
                                     QStringLiteral("Say more on standard error."));
    parser.addOptions({demo, fullScreen, force, verbose});
    parser.addPositionalArgument(QStringLiteral("source"),
                                 QStringLiteral("Recordings to open, or links to connect."),
                                 QStringLiteral("[source ...]"));
    if (!parser.parse(QStringList(QStringLiteral("leadline")) + arguments))
        return wrong(parser.errorText());
    if (parser.isSet(help))
        // Qt inserts the executable's name from the application object, which does not exist yet.
        return EarlyExit{cli::exitDone,
                         parser.helpText().replace(QStringLiteral("<executable_name>"),
                                                   QStringLiteral("leadline"))};
    if (parser.isSet(version))
        return EarlyExit{cli::exitDone, QStringLiteral("leadline " LEADLINE_VERSION "\n")};

    WindowOptions options;
    options.demo = parser.isSet(demo);
    options.theme = parser.value(theme);
    options.fullScreen = parser.isSet(fullScreen);
    options.screenshot = parser.value(screenshot);
    options.force = parser.isSet(force);
    options.dataDir = parser.value(dataDir);
    options.verbose = parser.isSet(verbose);
    const QStringList themes{QStringLiteral("dusk"), QStringLiteral("day"),
                             QStringLiteral("night")};
    if (parser.isSet(theme) && !themes.contains(options.theme))
        return wrong(QStringLiteral("A theme is dusk, day or night."));
    if (parser.isSet(size) && !(options.size = cli::parseSize(parser.value(size))))
        return wrong(QStringLiteral("A size is WxH in pixels, each 1 to 16384."));
    if (parser.isSet(at) && !(options.at = cli::parseTime(parser.value(at))))
        return wrong(QStringLiteral("A time is seconds (12.5) or hh:mm:ss.sss."));
    for (const QString& source : parser.positionalArguments()) {
        const auto urls = link::readAddress(source.toStdString());
        if (QFileInfo(source).isFile() || QFileInfo(source).isDir() || (!urls && !isLink(source)))
            options.files += source;
        else if (!urls)
            return wrong(QString::fromStdString(urls.error().message.text()));
        else if (urls->size() == 1)
            options.links += QString::fromStdString(urls->front().toString());
        else
            options.hosts += source;
    }
    if (!options.screenshot.isEmpty() && QFileInfo::exists(options.screenshot) && !options.force)
        return EarlyExit{cli::exitFailed,
                         options.screenshot +
                             QStringLiteral(" exists already; --force writes over it.\n")};
    return options;
}

} // namespace leadline::app
