// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/FieldText.h"
#include "ping/Family.h"
#include "ping/Frame.h"

namespace leadline::ping {

/// Every field of a frame by the family's table, for any payload: fields behind its end are
/// missing, and a message that is in no table has none.
[[nodiscard]] base::FieldTexts fieldTexts(Family family, const Frame& frame);

} // namespace leadline::ping
