// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/PingStep.h"

namespace leadline::app {

std::optional<log::Time> nextPing(std::span<const SonarSource* const> sonars)
{
    std::optional<log::Time> to;
    for (const SonarSource* sonar : sonars) {
        const auto next = sonar->present() ? sonar->reader().timeOf(sonar->count()) : std::nullopt;
        if (next && (!to || *next < *to))
            to = next;
    }
    return to;
}

std::optional<log::Time> pingBefore(std::span<const SonarSource* const> sonars)
{
    std::optional<log::Time> to;
    for (const SonarSource* sonar : sonars) {
        std::uint64_t index = sonar->present() ? sonar->count() : 0;
        std::optional<log::Time> before;
        while (index > 0 && (!before || *before >= sonar->playhead()))
            before = sonar->reader().timeOf(--index);
        if (before && *before < sonar->playhead() && (!to || *before > *to))
            to = before;
    }
    return to;
}

} // namespace leadline::app
