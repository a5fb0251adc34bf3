// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "link/LinkUrl.h"

#include <string>

namespace leadline::link {

/// What a user calls the place that a link leads to, without scheme and rate: `ttyUSB0`,
/// `192.168.2.2:9090`, `sim:ping360`.
[[nodiscard]] std::string nameOfPlace(const LinkUrl& url);

} // namespace leadline::link
