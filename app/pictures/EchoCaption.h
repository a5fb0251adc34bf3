// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pictures/Annotations.h"

namespace leadline::app {

/// What stands above a picture of a recording: `title`, the stream, the time of its newest ping,
/// that it is simulated, and that nobody confirmed how a disc is to be drawn.
[[nodiscard]] Caption captionOf(PlotView view, const QString& title, const echo::PingReader& reader,
                                const EchoPicture& picture);

/// Stands behind the details of a disc whose sonar may hang otherwise; empty as a rule.
[[nodiscard]] QString mountingRemark(const log::Stream& stream);

} // namespace leadline::app
