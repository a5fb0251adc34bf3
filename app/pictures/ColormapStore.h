// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "raster/Colormap.h"

#include <QString>
#include <QStringList>

namespace leadline::app {

/// Finds the colour maps built into the program, and the user's own files.
class ColormapStore {
public:
    /// `userFolder` contains further maps as `NAME.txt`; empty for the default folder.
    explicit ColormapStore(const QString& userFolder = {});

    /// Sets the default folder of stores created from now on; empty for the system's settings
    /// folder.
    static void setDefaultFolder(const QString& folder);

    /// Names of all colour maps, the built-in ones first.
    [[nodiscard]] QStringList names() const;
    /// Loads a colour map by name or by path.
    [[nodiscard]] base::Result<raster::Colormap> load(const QString& name) const;

private:
    QString m_userFolder;
};

} // namespace leadline::app
