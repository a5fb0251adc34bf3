// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/JoinedLogs.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace leadline::app {

/// A file of what is open, and how it lies on the time line that is shown.
struct OpenFile {
    QString path;
    /// As long as it is open.
    const log::Recording* recording = nullptr;
    /// How much later than its own times those are that are shown.
    log::Time zero{};
    /// Which stream of the log that is shown each of its own is; those of a file alone are its own.
    std::vector<std::optional<log::StreamNumber>> streams = {};
    bool alone = true;

    /// Of what is shown.
    [[nodiscard]] std::optional<log::StreamNumber> streamShown(log::StreamNumber own) const;
    [[nodiscard]] std::optional<log::StreamNumber> ownStream(log::StreamNumber shown) const;
    [[nodiscard]] bool holds(log::StreamNumber shown) const;
    [[nodiscard]] bool hasSonar() const;
};

/// `paths` are those of the parts.
[[nodiscard]] std::vector<OpenFile> openFiles(const log::LaidLogs& laid, const log::Log& joined,
                                              const QStringList& paths);

} // namespace leadline::app
