// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

namespace leadline::app {

/// What a device is called in a recording's topics: by its name, with the place of its link (a
/// LinkUrl) behind it where that is taken, and a number behind both where they are.
[[nodiscard]] std::string topicName(const std::string& name, const std::string& link,
                                    const std::function<bool(const std::string&)>& isTaken);

} // namespace leadline::app
