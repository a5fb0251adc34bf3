// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exporting/ExportOrder.h"

namespace leadline::exporting {

/// Writes pictures of an indexed recording into a folder that is there, by the raster code of the
/// window: of a Ping1D its whole waterfall, a column a ping, in several pictures where it is wider
/// than one may be; of a Ping360 the disc at the end of each turn, and of one that never turned its
/// waterfall. Axes and words need a QGuiApplication, on whatever thread.
///
/// In memory is one picture. Gives their number; a part without pings is an error.
base::Result<std::uint64_t> exportPictures(const log::Recording& recording, const QString& title,
                                           const ExportPart& part, const PictureOrder& order,
                                           const std::filesystem::path& folder,
                                           const ExportWatch& watch);

} // namespace leadline::exporting
