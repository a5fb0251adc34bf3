// SPDX-License-Identifier: GPL-3.0-or-later
#include "EmptyWindow.h"
#include "Measure.h"
#include "OtherProcess.h"
#include "WindowRun.h"
#include "window/Renderer.h"

#include <QApplication>

#include <cstring>
#include <map>
#include <string>

using namespace leadline;

int main(int argc, char** argv)
{
    // Without a display: the software scene graph works in the window's thread, all of it.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    int qtArgc = 1;
    if (argc == 2 && std::strcmp(argv[1], bench::emptyWindowArgument) == 0) {
        const QGuiApplication empty(qtArgc, argv);
        return bench::runEmptyWindow();
    }
    const QApplication application(qtArgc, argv); // as the program has one
    // The other window takes the same renderer.
    app::chooseRenderer();
    const std::map<std::string, int (*)()> roles{{bench::controlsRole, bench::runControlsWindow},
                                                 {bench::startRole, bench::runLeadlineWindow},
                                                 {bench::hourRole, bench::runHourDive},
                                                 {bench::recordingsRole, bench::runRecordingsPage}};
    if (const auto role = argc == 2 ? roles.find(argv[1]) : roles.end(); role != roles.end())
        return role->second();
    test::prepareWindows();
    return bench::measure(argc, argv);
}
