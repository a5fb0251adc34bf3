// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/Annotations.h"

namespace leadline::app {

/// What stands above a picture of a recording: `title`, the stream, the time of its newest ping,
/// and that it is simulated.
[[nodiscard]] Caption captionOf(PlotView view, const QString& title, const echo::PingReader& reader,
                                const EchoPicture& picture);

} // namespace leadline::app
