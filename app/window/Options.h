// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace leadline::app {

/// What the window was told on its command line.
struct WindowOptions {
    /// Files and links.
    QStringList files;
    QStringList links;
    /// Where sonars are looked for, and connected once they answer.
    QStringList hosts;
    bool demo = false;
    QString theme;
    std::optional<QSize> size;
    bool fullScreen = false;
    std::optional<log::Time> at;
    QString screenshot;
    bool force = false;
    QString dataDir;
    bool verbose = false;
};

/// The program ends with this before there is a window.
struct EarlyExit {
    int status = 0;
    /// Goes to standard output when the status is 0, else to standard error.
    QString text;
};

/// `arguments` without the program's name. Needs no display.
[[nodiscard]] std::variant<WindowOptions, EarlyExit> parseOptions(const QStringList& arguments);

} // namespace leadline::app
