// SPDX-License-Identifier: GPL-3.0-or-later
#include "Measure.h"
#include "WindowRun.h"

#include <QGuiApplication>

int main(int argc, char** argv)
{
    // Without a display: the software scene graph works in the window's thread, all of it.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    int qtArgc = 1;
    const QGuiApplication application(qtArgc, argv);
    leadline::test::prepareWindows();
    return leadline::bench::measure(argc, argv);
}
