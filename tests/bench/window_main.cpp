// SPDX-License-Identifier: GPL-3.0-or-later
#include "EmptyWindow.h"
#include "Measure.h"
#include "WindowRun.h"
#include "window/Renderer.h"

#include <QApplication>

#include <cstring>

int main(int argc, char** argv)
{
    // Without a display: the software scene graph works in the window's thread, all of it.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    int qtArgc = 1;
    if (argc == 2 && std::strcmp(argv[1], leadline::bench::emptyWindowArgument) == 0) {
        const QGuiApplication empty(qtArgc, argv);
        return leadline::bench::runEmptyWindow();
    }
    const QApplication application(qtArgc, argv); // as the program has one
    leadline::app::chooseRenderer();
    leadline::test::prepareWindows();
    return leadline::bench::measure(argc, argv);
}
