// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace leadline::link {

/// The worker for AsyncTask outside of tests: runs `work` on Qt's global thread pool, which is
/// waited for when the program ends.
void runOnPool(std::function<void()> work);

} // namespace leadline::link
