// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "log/FrameEntry.h"

#include <QString>

namespace leadline::app {

/// A recording, and the instant of it that a picture shows.
struct PictureOrigin {
    QString path;
    log::Time at{};
};

/// What a picture that Leadline made was made of: the recording of that name beside the picture, in
/// `folder`, or where it was then. What the picture says is anybody's: nothing is opened that is no
/// recording. Reads files, so it is for a worker.
[[nodiscard]] base::Result<PictureOrigin> findPictured(const QString& picture,
                                                       const QString& folder);

} // namespace leadline::app
