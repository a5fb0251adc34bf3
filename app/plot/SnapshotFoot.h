// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "export/PictureNote.h"

#include <QColor>
#include <QImage>
#include <QString>

#include <optional>

namespace leadline::app {

struct SnapshotColours {
    QColor ground;
    QColor ink;
    /// Of what is less important, and of what is simulated.
    QColor ink2;
    QColor mark;
};

/// What the window says of the vehicle, with the user's settings applied: the same as in the
/// picture. What is not known is left away.
struct ShownPose {
    std::optional<double> headingDeg = {};
    /// Against true north.
    bool headingTrue = false;
    /// Metres, positive down.
    std::optional<double> depthM = {};
};
/// "045.0° T · vehicle depth 3.20 m"
[[nodiscard]] QString poseWords(const ShownPose& pose);

/// The picture with lines below it that say what it shows: when, of which recording, where the
/// vehicle was, and what the sonars' pings were made with. `pixelRatio`: device pixels to one of
/// the window. For any thread.
[[nodiscard]] QImage withFoot(const QImage& picture, double pixelRatio,
                              const exporting::PictureNote& note, const ShownPose& pose,
                              const SnapshotColours& colours);

} // namespace leadline::app
