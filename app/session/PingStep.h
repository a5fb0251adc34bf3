// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/SonarSource.h"

#include <optional>
#include <span>

namespace leadline::app {

/// When the next ping of several sonars together came, behind or before their playhead.
[[nodiscard]] std::optional<log::Time> nextPing(std::span<const SonarSource* const> sonars);
[[nodiscard]] std::optional<log::Time> pingBefore(std::span<const SonarSource* const> sonars);

} // namespace leadline::app
