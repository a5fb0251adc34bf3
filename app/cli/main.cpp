// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Thread.h"
#include "cli/Arguments.h"
#include "cli/Commands.h"
#include "cli/Deadline.h"
#include "exporting/ExportFormats.h"
#include "pictures/Annotations.h"

#include <QGuiApplication>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <vector>

namespace {

constexpr const char* usage = R"(Usage: leadline-cli COMMAND ...

  info [--json] FILE ...          what is in a recording
  export FILE --to FORMAT -o OUT  its pings, or a part of it, in another format
  render FILE --view polar|waterfall|ascan -o OUT.png
                                  a picture of it
  drift FILE [--json | -o OUT.csv]
                                  how the vehicle moved from turn to turn of a scanning sonar
  map FILE ... -o OUT.tif|.png|.nc
                                  its turns in one map
  report FILE -o OUT.pdf          a report of the dive, for paper
  record LINK ... -o OUT.mcap     drives sonars and records them, without a window
  repair FILE.mcap                completes a recording that was cut off, saves a damaged one
  simulate DEVICE --listen udpin://127.0.0.1:PORT|pty:
                                  plays a device for any client
  discover [--json] [--for T] [LINK ...]
                                  the sonars that answer
  latency LINK                    how long MAVLink messages take to a vehicle and back

  --help, --version; leadline-cli COMMAND --help says more.
Times are seconds (12.5) or hh:mm:ss.sss from the recording's start.
)";

struct Command {
    const char* name;
    int (*run)(const QStringList&);
};

/// Standard error is reserved for the command's one sentence; users cannot act on Qt's warnings
/// about the environment.
void printWhatMatters(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qUtf8Printable(message));
}

/// True if the command may draw text. This needs fonts and a Qt platform, which take longer to load
/// than exporting many a recording.
bool draws(int argc, char** argv)
{
    const std::string_view asked = argc > 1 ? argv[1] : "";
    if (asked != "export")
        return asked == "render" || asked == "report" || asked == "map";
    constexpr std::string_view to = "--to";
    for (int i = 2; i < argc; ++i) {
        const std::string_view each = argv[i];
        const bool joined = each.starts_with(to) && each.substr(to.size()).starts_with('=');
        if (!joined && (each != to || i + 1 == argc))
            continue;
        const auto* format =
            leadline::app::exportFormat(joined ? each.substr(to.size() + 1) : argv[i + 1]);
        if (format && format->draws)
            return true;
    }
    return false;
}

/// Returns `status`. If a thread hangs in a port or a disk, the program exits without waiting for
/// it.
int ended(int status)
{
    if (leadline::base::waitForDetachableThreads(leadline::cli::Deadline::leaving))
        return status;
    std::fflush(nullptr);
    std::_Exit(status);
}

} // namespace

int main(int argc, char** argv)
{
    using namespace leadline::cli;
    // Commands run without a display.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(printWhatMatters);
    const bool drawing = draws(argc, argv);
    // Arguments are not passed to Qt, which would take some of them for its own.
    int qtArgc = 1;
    const std::unique_ptr<QCoreApplication> application(
        drawing ? new QGuiApplication(qtArgc, argv) : new QCoreApplication(qtArgc, argv));
    QCoreApplication::setApplicationName(QStringLiteral("leadline-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(LEADLINE_VERSION));

    if (drawing)
        leadline::app::loadOwnFonts();

    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments += decodeArgument(argv[i]);
    const QString name = arguments.value(0);
    if (name == QLatin1String("--help") || name == QLatin1String("-h")) {
        return print(usage) ? exitDone : exitFailed;
    }
    if (name == QLatin1String("--version") || name == QLatin1String("-v")) {
        return print("leadline-cli " LEADLINE_VERSION "\n") ? exitDone : exitFailed;
    }
    constexpr Command commands[] = {
        {"info", runInfo},         {"export", runExport},     {"render", runRender},
        {"report", runReport},     {"record", runRecord},     {"repair", runRepair},
        {"simulate", runSimulate}, {"discover", runDiscover}, {"latency", runLatency},
        {"drift", runDrift},       {"map", runMap},
    };
    for (const Command& command : commands)
        if (name == QLatin1String(command.name))
            return ended(command.run(arguments));
    const auto what = name.isEmpty() ? QStringLiteral("leadline-cli needs a command")
                                     : QStringLiteral("There is no command %1").arg(name);
    return complain(what + QStringLiteral("; leadline-cli --help lists them."), exitUsage);
}
