// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace leadline::link {

/// The worker that an AsyncTask has outside tests: a thread of Qt's pool, for which the end of the
/// program waits.
void runOnPool(std::function<void()> work);

} // namespace leadline::link
