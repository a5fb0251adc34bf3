// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace leadline::app {

/// A round step of which four or five fit into `span`; 1, 2, 2.5 and 5 times a power of ten before
/// other round ones. 0 unless the span is above zero.
[[nodiscard]] double polarRingStep(double span);

} // namespace leadline::app
