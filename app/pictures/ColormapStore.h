// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "raster/Colormap.h"

#include <QString>
#include <QStringList>

namespace leadline::app {

/// The colour maps that come with the program, and the user's own files.
class ColormapStore {
public:
    /// `userFolder` holds further `NAME.txt`; empty for the usual one.
    explicit ColormapStore(const QString& userFolder = {});

    /// The usual one of all that are made from now on; empty for the system's place of settings.
    static void setUsualFolder(const QString& folder);

    /// Names of all that are there, those of the program first.
    [[nodiscard]] QStringList names() const;
    /// By name, or by the path of a file.
    [[nodiscard]] base::Result<raster::Colormap> load(const QString& name) const;

private:
    QString m_userFolder;
};

} // namespace leadline::app
