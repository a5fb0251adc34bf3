// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/FrameEntry.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace leadline::app {

/// The command line options of the window.
struct WindowOptions {
    /// Recordings to open, and URLs of links to connect.
    QStringList files;
    QStringList links;
    /// Addresses to search for sonars, which are connected once they answer.
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

/// Exit status and text of a program that ends before the window is created, for example for
/// `--help`.
struct EarlyExit {
    int status = 0;
    /// Written to standard output if the status is 0, else to standard error.
    QString text;
};

/// Parses the arguments, without the program's name. Needs no display.
[[nodiscard]] std::variant<WindowOptions, EarlyExit> parseOptions(const QStringList& arguments);

} // namespace leadline::app
