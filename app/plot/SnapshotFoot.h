// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/PictureNote.h"

#include <QColor>
#include <QImage>

namespace leadline::app {

struct SnapshotColours {
    QColor ground;
    QColor ink;
    /// Of what is less important, and of what is simulated.
    QColor ink2;
    QColor mark;
};

/// The picture with lines below it that say what it shows: when, of which recording, where the
/// vehicle was, and what the sonars' pings were made with. `pixelRatio`: device pixels to one of
/// the window. For any thread.
[[nodiscard]] QImage withFoot(const QImage& picture, double pixelRatio,
                              const exporting::PictureNote& note, const SnapshotColours& colours);

} // namespace leadline::app
